"""A position or a game analysed.

``position``: as the player to move sees it; ``analyst``: picks how to think about it, for as long
as ``limits`` allow; ``statics``, ``simulation``, ``endgame``, ``preendgame``: the ways to think,
each about a ``task`` with what the kernel needs (``kit``); ``result``: the answer, ``to_json`` the
same as JSON; ``game``: every turn of a recorded game; ``protocol``: line by line for other
programs; ``fault``: what cannot be analysed.
"""
