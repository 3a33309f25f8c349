### Síðurnar umhverfis borðið.

start-title = Krossgátuspilið, eftir bókinni
start-text = Leiktu eftir reglum Íslands, Finnlands, Svíþjóðar eða Póllands, eða á ensku: með þeim sem sitja hjá þér, gegn vélinni eða hvoru tveggja.
start-language = Tungumál
start-profile = Hvaða leikur?
profile-is = Íslenska
profile-fi = Finnska
profile-sv = Sænska, keppnisreglur
profile-sv-home = Sænska, heima
profile-pl = Pólska
profile-en = Enska
profile-note = { $least ->
    [2] { $most ->
        [2] 2 leikmenn, { $tiles } stafatöflur
       *[other] 2 til { $most } leikmenn, { $tiles } stafatöflur
    }
   *[other] { $least } til { $most } leikmenn, { $tiles } stafatöflur
}
start-players = Hverjir leika?
start-name = Nafn
start-name-of = Nafn leikmanns { $number }
start-kind-of = Leikmaður { $number } er
kind-person = manneskja hér
kind-highest-score = vél: flest stig
kind-plain-leave = vél: hugsar fram í tímann
kind-none = enginn
start-check = Hvaða orð standa?
check-challenge = Þar til véfengt er
check-challenge-note = Leikur stendur nema einhver véfengi orð, eins og við borðið.
check-automatic = Athugað strax
check-automatic-note = Ekki er hægt að leika orð sem er ekki í orðasafninu.
start-lexicon = Orðasafn
start-lexicon-own = Það sem fylgir leiknum
start-go = Hefja leikinn
start-foot = Engar auglýsingar, engir aðgangar. Leikurinn er geymdur á þessari vél og lifir af endurræsingu.
table-needs-script = Borðið þarf JavaScript. Reglur, leikskrár og stöðumyndir komast af án þess.
to-start = Á upphafssíðu
