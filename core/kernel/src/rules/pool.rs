//! The tiles that are neither on the board nor on a known rack.

use crate::rules::board::Board;
use crate::rules::rack::Rack;
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// The set less what lies on the board and what these racks hold.
///
/// # Errors
/// `NotInSet` if there are more of a tile than the set has.
pub fn pool(rules: &Ruleset, board: &Board, known: &[&Rack]) -> Result<Rack, Refusal> {
    let mut pool = Rack::full(rules);
    let laid = board.cells().iter().filter(|&&tile| tile != EMPTY);
    let held = known.iter().flat_map(|rack| rack.codes());
    for tile in laid.map(|&tile| on_rack(tile)).chain(held) {
        if !pool.take(tile) {
            return Err(Refusal::new(Reason::NotInSet).with(tile));
        }
    }
    Ok(pool)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    #[test]
    fn what_lies_and_what_is_held_is_not_in_the_pool() {
        let rules = ruleset(&mut Random(5), 9, (9, 9), 7);
        let mut board = Board::new(&rules);
        board.put(3, 1);
        board.put(4, AS_BLANK | 2);
        let mut rack = Rack::new();
        rack.add(1);
        let found = pool(&rules, &board, &[&rack]).map(|pool| {
            let full = Rack::full(&rules);
            [BLANK, 1, 2].map(|code| full.count(code) - pool.count(code))
        });
        assert_eq!(found, Ok([1, 2, 0]));
    }

    #[test]
    fn no_more_of_a_tile_than_the_set_has() {
        let rules = ruleset(&mut Random(5), 9, (9, 9), 7);
        let mut rack = Rack::full(&rules);
        rack.add(3);
        let found = pool(&rules, &Board::new(&rules), &[&rack]);
        assert_eq!(found, Err(Refusal::new(Reason::NotInSet).with(3)));
    }
}
