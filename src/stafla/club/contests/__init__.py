"""Tournaments: announced, run by their directors, played, and seen by everybody.

- ``refusals``: why an event refuses
- ``offices``: which act is whose
- ``log``: events read from the database and written to it
- ``pairing``: rounds paired; ``reasons``: what explains them, in words
- ``unusual_results``: those that are asked about before they are entered
- ``plan``: an event as it is planned; ``player_list``: who is to play, as it is pasted or brought
- ``tables``: the tables of a round; ``typed_results``: results as they are typed
- ``log_parts``: parts of a log on their way, and what is taken of another house's
- ``transfers``: events taken to another house, and from one
- ``courier``: carries an event there or back, part by part; ``parcel``: an event as one file
- ``keys``: the secret by which an event may be brought to another house
- ``context``: what all use cases need
- ``online``: games at live tables, and their results
- ``judging``: words judged at an event, and appeals
- ``players``, ``rounds``, ``results``: the use cases by what they are about
- ``contests``: the others, and all of them together
- ``prizes``: what a director decides of prizes, and of what games count
- ``stewards``: links by which volunteers help
"""
