"""The fit finds what single tiles, pairs and triples add, and no more than chance allows."""

import numpy as np

from stafla.study.training import Tally, fit
from stafla.study.training.fit import Groups, sober

TILES = 5
WORTH = np.array([9.0, 1.0, -2.0, 0.0, -4.0])


def tally_it(racks: int, noise: float, seed: int = 1) -> Tally:
    """Random racks of seven whose equity follows from single tiles, one pair and one triple."""
    random = np.random.default_rng(seed)
    codes = np.sort(random.integers(0, TILES, (racks, 7)), axis=1).astype(np.uint8)
    held = np.array([(codes == code).sum(axis=1) for code in range(TILES)])
    equity = WORTH @ held + 3.0 * held[1] * held[2] - 2.0 * held[2] * held[3] * held[4]
    equity = equity - equity.mean() + random.normal(0, noise, racks)
    tally = Tally(Groups.of(TILES))
    tally.add(codes, np.rint(1000 * equity).astype(np.int32))
    return tally


def test_groups_are_numbered_by_size_and_sorted_codes() -> None:
    groups = Groups.of(TILES)
    assert groups.pair[0, 0] == 5 and groups.pair[1, 0] == groups.pair[0, 1] == 6
    assert groups.pair[4, 4] == 19
    assert groups.triple[0, 0, 0] == 20 and groups.triple[4, 4, 4] == 54


def test_tiles_are_told_apart_by_what_their_racks_did() -> None:
    terms = fit(tally_it(40_000, noise=20))
    groups = Groups.of(TILES)
    alone = terms[:TILES]
    # each is worth its own and the pair and triple that it may meet, less the average
    assert alone[0] == max(alone) and alone[4] == min(alone)
    pairs = terms[TILES : TILES + 15]
    assert np.argmax(pairs) + TILES == groups.pair[1, 2]
    triples = terms[TILES + 15 :]
    assert np.argmin(triples) + TILES + 15 == groups.triple[2, 3, 4]


def test_pure_chance_is_no_knowledge() -> None:
    random = np.random.default_rng(3)
    codes = np.sort(random.integers(0, TILES, (20_000, 7)), axis=1).astype(np.uint8)
    tally = Tally(Groups.of(TILES))
    tally.add(codes, np.rint(20_000 * random.normal(0, 1, 20_000)).astype(np.int32))
    assert np.abs(fit(tally)).max() < 0.5


def test_rare_terms_are_drawn_towards_nothing_more_than_frequent_ones() -> None:
    raw, counts = np.full(40, 5.0), np.array([10.0, 10_000.0] * 20)
    kept = sober(raw, counts, variance=400.0)
    assert (kept[0] < kept[1]) and kept[0] > 0 and kept[1] > 4.9
    assert (sober(raw, np.ones(40), 400.0) == 0).all()


def test_samples_may_be_counted_in_any_portions() -> None:
    whole, parts = tally_it(1000, noise=5), Tally(Groups.of(TILES))
    again = np.random.default_rng(1)
    codes = np.sort(again.integers(0, TILES, (1000, 7)), axis=1).astype(np.uint8)
    equities = np.arange(1000, dtype=np.int32) * 7 - 3000
    whole = Tally(Groups.of(TILES))
    whole.add(codes, equities)
    for start in range(0, 1000, 170):
        parts.add(codes[start : start + 170], equities[start : start + 170])
    assert (fit(parts) == fit(whole)).all()
