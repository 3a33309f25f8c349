# Borð dómarans

duplicate-desk = Dómaraborðið
duplicate-caller-screen = Skjár stjórnandans
duplicate-official-caller = Stjórnandi
duplicate-official-link = Slóð starfsmannsins
duplicate-official-help = Láttu starfsmanninn fá slóðina. Hún er sýnd aðeins einu sinni og hver sem hefur hana getur úrskurðað um svarmiða.
duplicate-official-name = Nafn starfsmanns
duplicate-officials = Starfsmenn: { $count }
duplicate-invite = Bæta við starfsmanni
duplicate-now-checks = Umferð { $number }: { $count ->
    [one] { $count } svarmiði bíður skoðunar
   *[other] { $count } svarmiðar bíða skoðunar
}
duplicate-now-equal = Umferð { $number }: jafngóðir leikir: { $count }, { $points } stig hver
duplicate-now-choose = Umferð { $number }: tilbúið fyrir meistaraleikinn
duplicate-now-drawn = Umferð { $number }: stafirnir duga
duplicate-now-draw = Umferð { $number }: dragðu { $count ->
    [one] { $count } stafatöflu
   *[other] { $count } stafatöflur
}
duplicate-now-next = Næst er umferð { $number }
duplicate-late-count = Of seint: { $count }
duplicate-adjudicate = Úrskurða um svarmiðana
duplicate-draw = Setja á standinn
duplicate-withdraw = Rangt slegið inn: taka til baka
duplicate-letters = Dregnir stafir: { $count }
duplicate-letters-help = Auð tafla er slegin inn sem ?. Ef sérhljóðar eða samhljóðar duga ekki fer allt aftur í skjóðuna og dregið er upp á nýtt.
duplicate-score = Stig á svarmiðanum
duplicate-fault = Galli
duplicate-fault-none = enginn
duplicate-zero-word = orðið er ekki gilt
duplicate-zero-two-slips = tveir svarmiðar
duplicate-zero-tiles = stafir ekki á standinum
duplicate-zero-place = rangur reitur eða enginn
duplicate-zero-whole = orðið er ekki heilt
duplicate-zero-unreadable = ólæsilegt
duplicate-zero-blank = auður svarmiði
duplicate-zero-time = skrifað eftir að tíminn leið
duplicate-enter = Skrá svarmiða
duplicate-entry-help = Númer, reitur, orð, stig, síðan Enter. Með galla fær miðinn 0 stig hvað sem á honum stendur.
duplicate-solutions = Lausnir: { $count }
duplicate-ruling = Úrskurður
duplicate-stand = Láta gilda
duplicate-rule-zero = Núll
duplicate-alike-help = Einn úrskurður nær til allra svarmiða með sama orði, reit og auðum töflum.
duplicate-doubts = Til úrlausnar
duplicate-checks = Skoðun tveggja
duplicate-solo-check = Einn með besta
duplicate-seen-by = Skoðað af: { $names }
duplicate-seen-nobody = Enginn hefur skoðað enn
duplicate-confirm = Staðfesta
duplicate-misread = Röng stig á svarmiðanum
duplicate-misread-as = á svarmiðanum stendur { $told }, rétt er { $points }
duplicate-misread-none = engin stig á svarmiðanum, rétt er { $points }
duplicate-twice = Miði og sími eru ekki eins
duplicate-choice = Meistaraleikur
duplicate-choice-help = Þessir leikir gefa jafnmörg stig. Stig leikmanna breytast ekki. Annar leikur en sá sem lagt er til þarf ástæðu.
duplicate-suggested = tillaga reglnanna
duplicate-why = Ástæða fyrir öðrum leik
duplicate-choose = Tilkynna meistaraleikinn
duplicate-log = Hvað starfsmenn gerðu
duplicate-log-none = Ekkert enn.
duplicate-log-added = bætti við svarmiða: { $names }
duplicate-log-stands = látið gilda: { $names }
duplicate-log-zero = núll, { $fault }: { $names }
duplicate-log-checked = skoðað: { $names }
duplicate-log-warned = { $fault ->
    [score] áminning vegna stiga: { $names }
   *[other] áminning: { $names }
}
duplicate-warning-costs = { $warning } – kostar { $points } stig
duplicate-log-fined = dró frá { $points } stig: { $names }
duplicate-log-lifted = { $what ->
    [warning] dró áminningu til baka: { $names }
   *[points] skilaði { $points } stigum: { $names }
}
duplicate-not-judged = Engir svarmiðar eru á borðinu núna.
duplicate-no-such-slip = Leikmaðurinn á engan slíkan svarmiða í þessari umferð.
duplicate-checked-already = Þú hefur skoðað þetta eða ekkert er að skoða.
duplicate-unchecked = Annar starfsmaður á eftir að skoða núll og þá sem eru einir með besta leik.
duplicate-not-among-equals = Leikurinn er ekki meðal þeirra bestu.
duplicate-reason-missing = Annar leikur en sá sem lagt er til þarf ástæðu.
duplicate-not-by-hand = Í þessu spili dregur þjónninn stafina.
duplicate-wrong-draw = Stafirnir eru ekki í skjóðunni eða fjöldinn er rangur.
duplicate-nothing-drawn = Sláðu fyrst inn stafina sem dregnir voru.
duplicate-too-many-officials = Ekki er hægt að bæta við fleiri starfsmönnum.
duplicate-too-many-rulings = Ekki er hægt að úrskurða oftar í þessari umferð.
duplicate-too-many-warnings = Leikmaðurinn hefur þegar fengið eins margar áminningar og hægt er að gefa.
duplicate-too-many-fines = Ekki er hægt að draga fleiri stig af leikmanninum.
duplicate-no-penalty = Leikmaðurinn hefur enga slíka refsingu sem taka má til baka.
duplicate-too-many-moves = Leikmaðurinn hefur þegar verið fluttur of oft.
duplicate-too-many-joining-changes = Lokað hefur verið og opnað fyrir nýja leikmenn of oft.
duplicate-too-many-draws = Stafir hafa verið dregnir of oft í þessari umferð.

## Salir og flokkar
duplicate-rooms-title = Salir og flokkar
duplicate-all-rooms = allir salir
duplicate-placed-number = Númer leikmanns
duplicate-put = Færa
duplicate-as-it-is = óbreytt
duplicate-new-name = Nýr salur eða flokkur
duplicate-add-room = Bæta við sal
duplicate-add-category = Bæta við flokki
duplicate-not-your-room = Þessi leikmaður er ekki í þínum sal.
duplicate-no-such-room = Slíkur salur eða flokkur er ekki til.
duplicate-name-taken = Nafnið er þegar í notkun eða ekki er hægt að bæta fleirum við.
