"""What commands are given: positions, lexica, game files, leave values, the database, a cluster."""
