"""GCG files (docs/formats/gcg.md).

``reader``, ``writer``: files as text; ``encoding``, ``players``, ``letters``: what a file leaves
unsaid: its bytes, its players, its letters; ``edition``: of which edition it is; ``check``: a file
played through, every figure computed again; ``to_record``, ``from_record``: a file as a record,
and the other way.
"""
