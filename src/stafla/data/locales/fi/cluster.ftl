# Ryppään tekemä työ.

cluster-not-installed = tähän tarvitaan stafla[cluster] ({ $text } puuttuu)
cluster-no-scheduler = osoitteessa { $text } ei vastaa mikään ajoitin
cluster-other-version = työprosessilla on toinen Stafla: { $found } eikä { $wanted }
cluster-other-run = { $file } sisältää toisen ajon tuloksia
cluster-not-parts = { $file } ei sisällä tuloksia
cluster-given-up = liian moni työprosessi kaatui kesken työn { $text }
