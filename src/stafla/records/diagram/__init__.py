"""Pictures of boards: ``svg``, and ``png`` of it, alone or on a card with players and totals."""
