"""The start page, the lobby, tables that wait, tables of one's own."""
