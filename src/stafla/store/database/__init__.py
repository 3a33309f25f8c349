"""Connections and the one writer, prepared statements, the version of the schema, backups."""
