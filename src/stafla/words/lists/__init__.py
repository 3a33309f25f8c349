"""Word lists in, lexica and lists out.

``text``: a word a line, in any encoding; ``build``: a lexicon of a list; ``exchange``: other
programs' formats; ``kotus``, ``inflection``, ``gradation``: the Finnish list of headwords and the
forms that are made of it.
"""
