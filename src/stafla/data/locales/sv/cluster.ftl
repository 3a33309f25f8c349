# Arbete som görs på ett kluster.

cluster-not-installed = detta kräver stafla[cluster] ({ $text } är inte installerat)
cluster-no-scheduler = ingen schemaläggare svarar på { $text }
cluster-other-version = en arbetsprocess har en annan version av Stafla: { $found } i stället för { $wanted }
cluster-other-run = { $file } innehåller resultat av en annan körning
cluster-not-parts = { $file } innehåller inga resultat
cluster-given-up = för många arbetsprocesser kraschade under { $text }
