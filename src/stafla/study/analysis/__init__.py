"""A position or a game analysed.

``position``: as the player to move sees it; ``analyst``, ``question``, ``limits``: what is asked,
and for how long; ``statics``, ``simulation``, ``endgame``, ``preendgame``: how it is answered;
``result``: the answer, ``to_json`` the same as JSON; ``game``: every turn of a recorded game;
``protocol``: line by line for other programs.
"""
