# Work that is done on a cluster.

cluster-not-installed = this needs stafla[cluster] ({ $text } is not installed)
cluster-no-scheduler = no scheduler answers at { $text }
cluster-other-version = a worker runs a different version of Stafla: { $found } instead of { $wanted }
cluster-other-run = { $file } holds results of a different run
cluster-not-parts = { $file } holds no results
cluster-given-up = too many workers failed on { $text }
