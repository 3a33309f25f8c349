"""What all games share.

``tiles``: the books kept of them; ``chain``: a log that grows at a constant cost; ``replace``: of a
frozen value.
"""
