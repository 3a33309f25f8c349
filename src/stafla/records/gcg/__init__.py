"""GCG files (docs/formats/gcg.md).

``file``: what a file holds; ``reader``, ``writer``: from text and to text; ``encoding``,
``players``, ``letters``: what a file leaves unsaid: its bytes, its players, its letters;
``edition``: of which edition it is; ``check``: a file played through, every figure computed again;
``to_record``, ``from_record``: a file as a record, and the other way.
"""
