### Lobbyn, bord som väntar på sina spelare, och inbjudningar.

## Ett bord som väntar
kind-invited = någon annan, inbjuden
call-public = Visa bordet i lobbyn: vem som helst får ta de lediga platserna
waiting-title = Väntar på spelare
waiting-intro = Partiet börjar av sig självt när alla platser är tagna.
place-free = ledig
place-bot = bot
place-yours = du
invitation-link = Inbjudningslänk
invitation-help = Den som öppnar länken kan ta en ledig plats utan konto.
your-name = Ditt namn
leave-table = Lämna bordet
call-off = Ställ in bordet
look-again = Titta igen
invitation-title = Du är inbjuden att spela

## Avslag
not-invited = Det här bordet är för inbjudna spelare.
no-free-place = Alla platser är tagna.
too-many-calls = { $most ->
    [one] Du väntar redan vid { $most } bord.
   *[other] Du väntar redan vid { $most } bord.
}
