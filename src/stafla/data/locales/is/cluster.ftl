# Vinna sem klasi vinnur.

cluster-not-installed = til þessa þarf stafla[cluster] ({ $text } er ekki uppsett)
cluster-no-scheduler = enginn tímasetjari svarar á { $text }
cluster-other-version = vinnsluferli er með aðra útgáfu af Stöflu: { $found } í stað { $wanted }
cluster-other-run = { $file } geymir niðurstöður annarrar keyrslu
cluster-not-parts = { $file } geymir engar niðurstöður
cluster-given-up = of mörg vinnsluferli hættu við { $text }
