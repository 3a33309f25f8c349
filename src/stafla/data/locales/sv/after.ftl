### Efter partiet: påsen kontrollerad, partiet spelat om, rating, domslut.

back-to-table = Till bordet

## Påsen kontrollerad
verify-title = Gick det rätt till i påsen?
verify-intro = Före den första dragningen visade servern ett fingeravtryck av sitt frö. Sedan lade spelarnas enheter till egna slumptal. Alla brickor följer av båda, så ingen kunde välja dem. Här räknas varje dragning om.
verify-file = Partiprotokoll (JSON)
verify-do = Räkna om varje dragning
verify-no-record = Det här är inget partiprotokoll: { $why }
verify-commitment = Utlovat före partiet (fröets SHA-256)
verify-seed = Serverns frö
verify-added = { $name } lade till
verify-mixed = Fröet till alla dragningar
verify-draws = Varje dragning, så som den blev och så som den beräknas
verify-event = Händelse
verify-player = Spelare
verify-bag = I påsen
verify-told = Draget
verify-computed = Beräknat
