"""A lexicon: opened, asked, checked, and its word map kept on disk.

``lexicon``: a lexicon and its words; ``metadata``: what its file says of itself; ``fingerprint``:
of a set of words; ``word_map``: kept where it was built; ``check``: more than opening looks at, and
the difference of two lexica.
"""
