//! The best plays of a position by equity, found one listing at a time.

use super::{Equity, Play, Plays};
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// The plays of highest equity among those shown to it.
///
/// Holds at most twice as many as asked for, so that a million plays cost no memory.
pub struct Ranking<'a> {
    rules: &'a Ruleset,
    rack: &'a Rack,
    keeping: Equity<'a>,
    most: usize,
    held: Vec<Play>,
    /// Equity below which a play is not among the best any more.
    floor: i32,
    /// The most that kept tiles can add to a score.
    best_kept: i32,
}

impl<'a> Ranking<'a> {
    /// A ranking of the `most` best plays of a rack.
    pub fn new(rules: &'a Ruleset, rack: &'a Rack, keeping: Equity<'a>, most: usize) -> Self {
        Ranking {
            rules,
            rack,
            keeping,
            most,
            held: Vec::new(),
            floor: i32::MIN,
            best_kept: most_kept(rules, rack, keeping),
        }
    }

    /// Looks at every play of a list.
    pub fn take(&mut self, plays: &Plays) {
        for (i, score) in plays.scores().iter().enumerate() {
            if score * 1000 + self.best_kept >= self.floor {
                let equity = score * 1000 + self.kept(plays.word(i));
                if equity >= self.floor {
                    self.hold(Play {
                        equity,
                        ..plays.get(i)
                    });
                }
            }
        }
    }

    /// The plays, best first; ties as a list of plays orders them.
    pub fn best(mut self) -> Vec<Play> {
        self.prune();
        self.held
    }

    fn hold(&mut self, play: Play) {
        self.held.push(play);
        if self.held.len() >= self.most.max(32).saturating_mul(2) {
            self.prune();
        }
    }

    fn prune(&mut self) {
        self.held.sort_by(Play::better_before);
        self.held.truncate(self.most);
        if let Some(last) = self.held.last().filter(|_| self.held.len() == self.most) {
            self.floor = last.equity;
        }
    }

    /// Milli-points of what stays after laying these tiles.
    fn kept(&self, tiles: &[Tile]) -> i32 {
        let mut kept = *self.rack;
        for &tile in tiles.iter().filter(|&&tile| tile != EMPTY) {
            kept.take(on_rack(tile));
        }
        self.keeping.value(self.rules, &kept)
    }
}

/// The most valuable of all subracks.
fn most_kept(rules: &Ruleset, rack: &Rack, keeping: Equity<'_>) -> i32 {
    let codes: Vec<Tile> = rack.codes().collect();
    let subrack = |set: u32| {
        let mut kept = *rack;
        for (i, &code) in codes.iter().enumerate() {
            if set >> i & 1 == 1 {
                kept.take(code);
            }
        }
        keeping.value(rules, &kept)
    };
    (0..1u32 << codes.len().min(MAX_RACK))
        .map(subrack)
        .max()
        .unwrap_or(0)
}
