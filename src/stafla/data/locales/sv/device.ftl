# Partier mot en bot på den här enheten, utan nät.

device-title = Partier på den här enheten
device-intro = Du spelar mot en bot på den här enheten, med eller utan nät.
device-limits = Det som kräver andra människor finns bara på servern: utmaningar, klockor, rating och åskådare. Här kontrolleras orden innan ett drag räknas, och partiet sparas bara i den här webbläsaren.
device-edition = Utgåva
device-bot = Motståndare
device-name = Ditt namn
device-you = Spelare
device-start = Starta partiet
device-loading = Partiet förbereds.
# $words: i ordlistan; $size: megabyte att hämta
device-weight = { $words ->
        [one] { $words } ord
       *[other] { $words } ord
    }; { $size } MB att hämta.
device-there = Utgåvan finns på den här enheten och kan spelas utan nät.
device-take = Hämta
device-taking = Utgåvan hämtas.
device-forget = Ta bort från den här enheten
# $credit: vem som ska tackas; $licence: licensens namn
device-credit = Ord: { $credit } ({ $licence })
device-away = Utgåvan finns inte på den här enheten. Hämta den när det finns nät.
device-lost = Utrymmet räckte inte, eller så försvann nätet. Ingenting ändrades.
device-asks = Den här servern saknar programmet för spel på enheten, så boten spelar från servern. De här partierna kräver nät, och inget kan hämtas.
device-unreached = Ingen kontakt med servern, så det här partiet står stilla. Inget går förlorat: det fortsätter från det senaste draget.
device-again = Försök igen
device-unable = Webbläsaren klarar inte spel utan server. Mot botar spelar du på servern.
device-discard = Ta bort det här partiet
device-discard-question = Partiet tas bort från enheten och går inte att återställa.
device-needs-script = Partier på den här enheten kräver JavaScript.
device-nothing-left = Inget mer går att lägga.
device-go-on = Partier mot botar på den här enheten kan du spela ändå.
