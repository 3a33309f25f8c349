//! The part of a rollout's state that is no board.

use super::bag::RolloutBag;
use super::random::Random;
use super::PlayerView;
use crate::leaves::Leaves;
use crate::movegen::{others_value, Equity};
use crate::rules::ending::{self, Ending};
use crate::rules::exchange;
use crate::rules::position::Act;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::settlement;
use crate::rules::tile::*;

/// Racks, bag, totals and runs.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub racks: [Rack; MAX_RACKS],
    pub stock: RolloutBag,
    pub totals: [i32; MAX_RACKS],
    exchanges: [u32; MAX_RACKS],
    turn: usize,
    passes: u32,
    scoreless: u32,
    /// The rack whose candidates are compared.
    own: usize,
    /// The rack that moved last.
    last: usize,
}

impl Game {
    /// The game before any tile that is not known has been dealt.
    pub fn new(rules: &Ruleset, view: &PlayerView) -> Game {
        let own = view.mover(rules);
        Game {
            racks: view.known,
            stock: RolloutBag::default(),
            totals: view.totals,
            exchanges: view.exchanges,
            turn: view.turn,
            passes: view.passes,
            scoreless: view.scoreless,
            own,
            last: own,
        }
    }

    /// Becomes `start`, without its tiles dealt anew.
    pub fn reset(&mut self, start: &Game) {
        self.racks = start.racks;
        self.totals = start.totals;
        self.exchanges = start.exchanges;
        (self.turn, self.last) = (start.turn, start.last);
        (self.passes, self.scoreless) = (start.passes, start.scoreless);
    }

    /// The rack that is to move.
    #[inline(always)]
    pub fn mover(&self, rules: &Ruleset) -> usize {
        rules.next_rack(self.turn)
    }

    /// Carries out what the mover does, in the order of `rules::position::Position::apply`.
    pub fn apply(&mut self, rules: &Ruleset, act: &Act, points: i32, random: &mut Random) {
        let mover = self.mover(rules);
        let own = mover == self.own;
        match act {
            Act::Play(placement) => {
                for tile in placement.new_tiles() {
                    self.racks[mover].take(on_rack(tile));
                }
                let wanted = rules.rack_size.saturating_sub(self.racks[mover].len());
                self.stock.draw(&mut self.racks[mover], wanted, own);
            }
            Act::Exchange(tiles) => {
                for tile in tiles.codes() {
                    self.racks[mover].take(tile);
                }
                self.stock.draw(&mut self.racks[mover], tiles.len(), own);
                self.stock.put_back(tiles, random);
                self.exchanges[rules.teams[mover] as usize] += 1;
            }
            Act::Pass => {}
        }
        let runs = (self.passes, self.scoreless);
        (self.passes, self.scoreless) = ending::runs_after(rules, runs, act.turn_end(points));
        self.totals[mover] += points;
        self.turn += 1;
        self.last = mover;
    }

    /// Why the game is over, if it is.
    #[inline]
    pub fn ending(&self, rules: &Ruleset) -> Option<Ending> {
        let sizes = self.racks.map(|rack| rack.len());
        let (bag, sizes) = (self.stock.len(), &sizes[..rules.racks]);
        ending::ending(rules, bag, sizes, self.passes, self.scoreless)
    }

    /// Settles a game that is over; without an ending, as if nobody could go on.
    pub fn settle(&mut self, rules: &Ruleset, ending: Option<Ending>) {
        let leftovers = self.racks.map(|rack| rack.value(rules));
        let out = (ending == Some(Ending::Out)).then_some(self.last);
        let change = settlement::settle(rules, &leftovers[..rules.racks], out);
        for (total, change) in self.totals.iter_mut().zip(change) {
            *total += change;
        }
    }

    /// Has nobody laid a tile for two rounds?
    pub fn is_stuck(&self, rules: &Ruleset) -> bool {
        ending::is_stuck(rules, self.scoreless)
    }

    /// What the mover's equity follows from.
    #[inline]
    pub fn keeping<'a>(&self, rules: &Ruleset, leaves: &'a Leaves) -> Equity<'a> {
        let unseen = || others_value(rules, &self.racks, self.mover(rules));
        Equity::without_bag_terms(rules, leaves, self.stock.len(), unseen)
    }

    /// Most tiles that the mover may exchange, 0 if none; none either where nobody can go on.
    #[inline]
    pub fn most_exchanged(&self, rules: &Ruleset) -> usize {
        let mover = self.mover(rules);
        let made = self.exchanges[rules.teams[mover] as usize];
        match self.is_stuck(rules) {
            true => 0,
            false => exchange::most(rules, self.racks[mover].len(), self.stock.len(), made),
        }
    }

    /// Tiles that the rack to move next does not see.
    #[inline]
    pub fn unseen(&self, rules: &Ruleset) -> usize {
        let mover = self.mover(rules);
        let held = |rack: usize| self.racks[rack].len();
        let others = (0..rules.racks).filter(|&rack| rack != mover);
        self.stock.len() + others.map(held).sum::<usize>()
    }
}
