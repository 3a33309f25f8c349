# Kvöld í félaginu: ein tölva þjónar símum í herbergi (stafla club)
club-title = Kvöld félagsins
club-organiser = Skipuleggjandi
club-intro = Ein tölva þjónar öllum í herberginu. Símarnir þurfa hvorki netsamband út á við né aðgang.
club-phones = Fyrir símana
club-no-network = Þessi tölva er ekki á neinu neti enn. Kveiktu á heitum reit hennar eða tengdu hana þráðlausa netinu í herberginu og hladdu síðuna aftur.
club-nothing = Ekkert er byrjað enn. Sá sem stýrir kvöldinu byrjar við tölvuna.
club-begin = Hefja mót
club-begin-help = Svissnesk pörun í einum flokki, opin öllum í herberginu. Öðru má breyta á stjórnborðinu.
club-duplicate = Tvítekning
club-bingo = Bingó
club-plain = Það sem símar geta ekki hér
club-plain-heard = Sambandið er ekki dulritað: hver sem er á sama neti gæti hlustað. Notaðu hér ekkert lykilorð sem opnar eitthvað annað.
club-plain-install = Sími getur ekki sett síðuna upp, spilað án netsins eða skráð sig inn með aðgangslykli. Til þess þarf þjón með https.
club-plain-awake = Skjárinn getur slokknað meðan þú bíður. Snertu hann og síðan nær sér.
club-plain-rest = Allt annað virkar: pörun, úrslit, tvítekning, bingó og borð.
club-guest = Gefðu upp nafnið þitt, annað þarf ekki. Síðan sem kemur er þín: hafðu hana opna eða settu hana í bókamerki.
