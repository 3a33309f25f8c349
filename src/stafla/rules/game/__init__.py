"""The game: facts, reasons, the sheet.

``events``: what happened; ``state``: what that has made of the game; ``transitions``: how each
event changes it; ``acts``: who may do what, a refusal or events; ``refusals``: why not; ``sheet``:
the score sheet.
"""
