//! What the player to move knows.

use crate::leaves::Leaves;
use crate::movegen::{others_value, Equity};
use crate::rules::board::Board;
use crate::rules::exchange::{self, ExchangeTiles};
use crate::rules::rack::Rack;
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// A position as the player to move sees it.
#[derive(Clone, Debug)]
pub struct PlayerView {
    /// Tiles laid.
    pub board: Board,
    /// Tiles known to be on each rack: all of the mover's own, of others' mostly none.
    pub known: [Rack; MAX_RACKS],
    /// Tiles on each rack, known or not.
    pub sizes: [usize; MAX_RACKS],
    /// Points of each rack.
    pub totals: [i32; MAX_RACKS],
    /// Exchanges made by each team.
    pub exchanges: [u32; MAX_RACKS],
    /// Turns taken.
    pub turn: usize,
    /// Passes in a row.
    pub passes: u32,
    /// Turns in a row that left no new tile on the board.
    pub scoreless: u32,
    /// Tiles in the bag or on others' racks that are not known, sorted by code.
    pub unseen: Vec<Tile>,
    /// Tiles in the bag.
    pub bag: usize,
}

impl PlayerView {
    /// A position before anything is scored, with turn `turn` to be taken.
    ///
    /// `known` are the tiles known of each rack (absent racks: none), `sizes` the number of tiles
    /// each holds; without it the others' racks are as full as the unseen tiles make them.
    ///
    /// # Errors
    /// `WrongSize` for a board of another size; `TooManyTiles` for more on a rack than it holds;
    /// `NotInSet` for more tiles than the set has, or `sizes` that it does not provide for.
    pub fn new(
        rules: &Ruleset,
        board: Board,
        known: &[Rack],
        sizes: Option<&[usize]>,
        turn: usize,
    ) -> Result<PlayerView, Refusal> {
        board.fits(rules)?;
        let known: [Rack; MAX_RACKS] =
            std::array::from_fn(|i| known.get(i).copied().unwrap_or_default());
        let sizes_known = known.iter().map(Rack::len);
        let said = sizes.into_iter().flatten().copied();
        if sizes_known.chain(said).any(|size| size > rules.rack_size) {
            return Err(Refusal::new(Reason::TooManyTiles));
        }
        let unseen = unseen(rules, &board, &known)?;
        let mut view = PlayerView {
            board,
            known,
            sizes: known.map(|rack| rack.len()),
            totals: [0; MAX_RACKS],
            exchanges: [0; MAX_RACKS],
            turn,
            passes: 0,
            scoreless: 0,
            unseen,
            bag: 0,
        };
        view.take_sizes(rules, sizes)?;
        Ok(view)
    }

    fn take_sizes(&mut self, rules: &Ruleset, sizes: Option<&[usize]>) -> Result<(), Refusal> {
        let mover = self.mover(rules);
        let mut left = self.unseen.len();
        let mut others = rules.racks - 1;
        for rack in (0..rules.racks).filter(|&rack| rack != mover) {
            let known = self.known[rack].len();
            let share = left.div_ceil(others.max(1));
            let full = rules.rack_size.saturating_sub(known).min(share);
            let wanted = match sizes.and_then(|sizes| sizes.get(rack)) {
                Some(size) => size.checked_sub(known),
                None => Some(full),
            };
            let taken = wanted.filter(|&wanted| wanted <= left);
            let taken = taken.ok_or(Refusal::new(Reason::NotInSet))?;
            self.sizes[rack] = known + taken;
            (left, others) = (left - taken, others - 1);
        }
        self.bag = left;
        Ok(())
    }

    /// The rack that is to move.
    pub fn mover(&self, rules: &Ruleset) -> usize {
        rules.next_rack(self.turn)
    }

    /// The mover's own tiles.
    pub fn rack(&self, rules: &Ruleset) -> &Rack {
        &self.known[self.mover(rules)]
    }

    /// What the mover's equity follows from.
    pub fn keeping<'a>(&self, rules: &Ruleset, leaves: &'a Leaves) -> Equity<'a> {
        let unseen = || {
            let unknown: i32 = self.unseen.iter().map(|&tile| rules.value(tile)).sum();
            unknown + others_value(rules, &self.known, self.mover(rules))
        };
        Equity::without_bag_terms(rules, leaves, self.bag, unseen)
    }

    /// Most tiles that the mover may exchange, 0 if none.
    pub fn most_exchanged(&self, rules: &Ruleset) -> usize {
        let made = self.exchanges[rules.teams[self.mover(rules)] as usize];
        let rack = self.rack(rules);
        match exchange::refusal(rules, Some(rack), ExchangeTiles::Count(1), self.bag, made) {
            Some(_) => 0,
            None => rack.len().min(self.bag),
        }
    }
}

/// The tiles of the set that are neither on the board nor known to be on a rack.
fn unseen(rules: &Ruleset, board: &Board, known: &[Rack; MAX_RACKS]) -> Result<Vec<Tile>, Refusal> {
    let mut left = Rack::full(rules);
    let laid = board.cells().iter().filter(|&&tile| tile != EMPTY);
    let laid = laid.map(|&tile| on_rack(tile));
    for tile in laid.chain(known.iter().flat_map(Rack::codes)) {
        if !left.take(tile) {
            return Err(Refusal::new(Reason::NotInSet).with(tile));
        }
    }
    Ok(left.codes().collect())
}
