"""What cannot be analysed, and why."""

from stafla.records import Fault


class StudyFault(Fault):
    """A position or a request that no analysis can answer; the code names its message."""
