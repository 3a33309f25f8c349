//! A player of reverse play: looks ahead as far as its allowance of positions goes.

use super::{removals, Removal};
use crate::lexicon::Dawg;
use crate::rules::board::Board;
use crate::rules::ruleset::Ruleset;

const DEEPEST: usize = 100; // no board has so many removals one after the other
const WORST: i32 = i32::MIN / 2;

/// The removal with the best result against the best play of all others, who are taken to play
/// together; as deep as `positions` of them can be looked into. None: there is no removal.
///
/// The first position is always looked into, so with an allowance of 1 it takes what is worth
/// most.
pub fn best(
    rules: &Ruleset,
    board: &Board,
    words: &Dawg,
    players: usize,
    positions: usize,
) -> Option<Removal> {
    let mut first = removals(rules, board, words);
    let mut search = Search {
        rules,
        words,
        players: players.max(1),
        left: positions.saturating_sub(1),
        cut: false,
    };
    for depth in 1..DEEPEST {
        search.cut = false;
        let Some(chosen) = search.root(board, &first, depth) else {
            break;
        };
        let place = first.iter().position(|&removal| removal == chosen)?;
        first[..=place].rotate_right(1); // what was best is looked at first, a level deeper
        if !search.cut {
            break; // every end was seen
        }
    }
    first.first().copied()
}

struct Search<'a> {
    rules: &'a Ruleset,
    words: &'a Dawg,
    players: usize,
    left: usize,
    /// Did the depth end anything?
    cut: bool,
}

impl Search<'_> {
    /// The best first removal at this depth; None if the allowance ran out.
    fn root(&mut self, board: &Board, first: &[Removal], depth: usize) -> Option<Removal> {
        let (mut chosen, mut most) = (None, WORST);
        for removal in first {
            let after = removal.applied(board);
            let later = self.value(&after, depth - 1, 1, (most - removal.points, -WORST))?;
            if removal.points + later > most {
                (chosen, most) = (Some(*removal), removal.points + later);
            }
        }
        chosen
    }

    /// Points to come for the searcher less those of the others, within (alpha, beta).
    fn value(
        &mut self,
        board: &Board,
        depth: usize,
        turn: usize,
        (mut alpha, mut beta): (i32, i32),
    ) -> Option<i32> {
        if depth == 0 {
            self.cut = true;
            return Some(0);
        }
        self.left = self.left.checked_sub(1)?;
        let own = turn % self.players == 0;
        let found = removals(self.rules, board, self.words);
        if found.is_empty() {
            return Some(0);
        }
        let mut most = if own { WORST } else { -WORST };
        for removal in found {
            let points = if own { removal.points } else { -removal.points };
            let window = (alpha - points, beta - points);
            let worth =
                points + self.value(&removal.applied(board), depth - 1, turn + 1, window)?;
            if own {
                most = most.max(worth);
                alpha = alpha.max(worth);
            } else {
                most = most.min(worth);
                beta = beta.min(worth);
            }
            if alpha >= beta {
                break;
            }
        }
        Some(most)
    }
}
