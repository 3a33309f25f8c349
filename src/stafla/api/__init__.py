"""The face of the package: what ``import stafla`` gives a notebook.

It gathers what ``editions``, ``words``, ``rules``, ``records``, ``bots`` and ``study`` do and adds
no rule of its own. `stafla` itself hands out its names and loads a module when a name of it is
first asked for.

- ``board``, ``rack``, ``play``, ``score``, ``position``: things to look at; they never change
- ``lexicon``: a word list that finds itself among those installed, and rules on words
- ``game``: a game that one plays by calling its methods, and `load`
- ``bot``: Stafla's bots, and one's own
- ``ask``: questions that need no object: moves, score, judge
- ``analysis``, ``selfplay``: work that takes a while
- ``errors``: what is raised, each with a code and a sentence in a language asked for
- ``inputs``: what a caller may give in more than one form
- ``valued_move``, ``progress``, ``frames``: moves with their worth, work with a bar, data frames
"""
