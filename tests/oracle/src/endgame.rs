//! Endgames by trying everything: no pruning, no order, no bound.
//!
//! Lists of plays are remembered by board and rack, because looking for them is all the work.

use crate::{plays, Play, Rules, Words};
use std::collections::HashMap;

/// The numbers of a rule set that bear on the end of a game; names as in the kernel's `Ruleset`.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Ends {
    pub pass_rounds: u32,
    pub scoreless_turns: u32,
    pub zero_play_is_scoreless: bool,
    pub finisher_gain: i32,
    pub lost_after_out: bool,
    pub lost_otherwise: bool,
}

/// A position with an empty bag.
#[derive(Clone, Debug)]
pub struct Table {
    /// The board, row by row.
    pub cells: Vec<u8>,
    /// Tiles of both players; the first is to move.
    pub racks: [Vec<u8>; 2],
    /// Passes in a row.
    pub passes: u32,
    /// Turns without a new tile in a row.
    pub scoreless: u32,
}

/// Everything that does not change.
pub struct Endgames<'a> {
    rules: &'a Rules,
    ends: &'a Ends,
    words: &'a Words,
    known: HashMap<(Vec<u8>, Vec<u8>), Vec<Play>>,
}

impl<'a> Endgames<'a> {
    /// Endgames by these rules and words.
    pub fn new(rules: &'a Rules, ends: &'a Ends, words: &'a Words) -> Endgames<'a> {
        Endgames {
            rules,
            ends,
            words,
            known: HashMap::new(),
        }
    }

    /// Points that the mover gains on the opponent from here on, both playing their best.
    pub fn spread(&mut self, table: &Table) -> i32 {
        if let Some(settled) = self.settled(table) {
            return settled;
        }
        let mut best = -self.spread(&Table {
            cells: table.cells.clone(),
            racks: [table.racks[1].clone(), table.racks[0].clone()],
            passes: table.passes + 1,
            scoreless: table.scoreless + 1,
        });
        for play in self.plays(table) {
            best = best.max(play.score - self.spread(&self.after(table, &play)));
        }
        best
    }

    fn plays(&mut self, table: &Table) -> Vec<Play> {
        let key = (table.cells.clone(), table.racks[0].clone());
        let (rules, words) = (self.rules, self.words);
        let found = self.known.entry(key);
        found
            .or_insert_with(|| plays(rules, words, &table.cells, &table.racks[0]))
            .clone()
    }

    fn after(&self, table: &Table, play: &Play) -> Table {
        let mut next = table.clone();
        let step = if play.down { self.rules.width } else { 1 };
        for (i, &tile) in play.tiles.iter().enumerate().filter(|(_, &tile)| tile != 0) {
            next.cells[play.square + i * step] = tile;
            let held = if tile >= 128 { 0 } else { tile };
            let at = next.racks[0].iter().position(|&tile| tile == held);
            next.racks[0].remove(at.expect("a tile that is held"));
        }
        next.racks.swap(0, 1);
        next.passes = 0;
        let nothing = self.ends.zero_play_is_scoreless && play.score == 0;
        next.scoreless = if nothing { table.scoreless + 1 } else { 0 };
        next
    }

    /// What the mover gains when the game is over; None if it is not.
    fn settled(&self, table: &Table) -> Option<i32> {
        let left = table.racks.each_ref().map(|rack| {
            let values = rack.iter().map(|&tile| self.rules.values[tile as usize]);
            values.sum::<i32>()
        });
        let lost = |lost: bool, points: i32| if lost { points } else { 0 };
        let ends = self.ends;
        for (finisher, other) in [(0, 1), (1, 0)] {
            if table.racks[finisher].is_empty() {
                let gain =
                    ends.finisher_gain * left[other] + lost(ends.lost_after_out, left[other]);
                return Some(if finisher == 0 { gain } else { -gain });
            }
        }
        let passes = ends.pass_rounds > 0 && table.passes >= 2 * ends.pass_rounds;
        let scoreless = ends.scoreless_turns > 0 && table.scoreless >= ends.scoreless_turns;
        (passes || scoreless).then(|| lost(ends.lost_otherwise, left[1] - left[0]))
    }
}
