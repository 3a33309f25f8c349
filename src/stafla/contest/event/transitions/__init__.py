"""How each thing that happens changes an event, by subject.

Each function enters itself for what happens (`stafla.contest.event.transition`).
"""

from stafla.contest.event.transitions import judging, players, prizes, results, rounds, rules

__all__ = ["judging", "players", "prizes", "results", "rounds", "rules"]
