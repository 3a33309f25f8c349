"""What can go wrong with a cluster, and with the results that one kept."""


class ClusterFault(ValueError):
    """A cluster that cannot be used, or results of another run; ``code`` is stable.

    Codes: ``not-installed``, ``no-scheduler``, ``other-version`` (a worker has another Stafla),
    ``other-run``, ``not-parts``, ``given-up``.
    """

    area = "cluster"

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}")

    def __reduce__(self) -> tuple[object, ...]:
        return (_make, (self.code, self.details))


def _make(code: str, details: dict[str, str | int]) -> ClusterFault:
    return ClusterFault(code, **details)
