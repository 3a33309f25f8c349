# Praca wykonywana na klastrze.

cluster-not-installed = do tego potrzeba stafla[cluster] (brak { $text })
cluster-no-scheduler = pod adresem { $text } nie odpowiada żaden scheduler
cluster-other-version = proces roboczy ma inną wersję programu Stafla: { $found } zamiast { $wanted }
cluster-other-run = { $file } zawiera wyniki innego przebiegu
cluster-not-parts = { $file } nie zawiera wyników
cluster-given-up = zbyt wiele procesów roboczych zawiodło przy { $text }
