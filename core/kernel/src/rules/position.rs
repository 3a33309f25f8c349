//! A game under way, for search and self-play: acts are applied.

use crate::rules::bag::Bag;
use crate::rules::board::Board;
use crate::rules::ending::{self, Ending, TurnEnd};
use crate::rules::exchange::{self, ExchangeRefusal, ExchangeTiles};
use crate::rules::legality;
use crate::rules::placement::Placement;
use crate::rules::rack::Rack;
use crate::rules::refusal::Refusal;
use crate::rules::rng::Seed;
use crate::rules::ruleset::Ruleset;
use crate::rules::score;
use crate::rules::settlement;
use crate::rules::tile::*;

/// What a player does with a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Lays tiles.
    Play(Placement),
    /// Exchanges these tiles.
    Exchange(Rack),
    /// Passes (IS-19).
    Pass,
}

impl Act {
    /// How the turn ends that the act makes, when it scored so many points.
    #[inline]
    pub fn turn_end(&self, points: i32) -> TurnEnd {
        match self {
            Act::Play(_) => TurnEnd::Laid(points),
            Act::Exchange(_) => TurnEnd::Exchanged,
            Act::Pass => TurnEnd::Passed,
        }
    }
}

/// Why an act is refused; the position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActRefusal {
    /// The game is over.
    Over,
    /// The placement is not legal.
    Placement(Refusal),
    /// The exchange is not allowed.
    Exchange(ExchangeRefusal),
}

/// Board, racks, bag, totals and runs.
///
/// Every method that changes it needs the rule set it was made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Tiles laid.
    pub board: Board,
    /// Tiles held; those beyond the rule set's racks stay empty.
    pub racks: [Rack; MAX_RACKS],
    /// Tiles not yet drawn.
    pub bag: Bag,
    /// Points of each rack, settled once the game is over.
    pub totals: [i32; MAX_RACKS],
    /// Exchanges made by each team.
    pub exchanges: [u32; MAX_RACKS],
    /// Turns taken.
    pub turn: usize,
    /// Passes in a row.
    pub passes: u32,
    /// Turns in a row that left no new tile on the board.
    pub scoreless: u32,
    /// Why the game is over, if it is.
    pub ending: Option<Ending>,
    /// What the totals changed by at the end; nothing before it.
    pub settled: [i32; MAX_RACKS],
}

impl Position {
    /// A game before its first turn: the racks are dealt one after another.
    pub fn start(rules: &Ruleset, seed: Seed) -> Position {
        let bag = Bag::full(rules, seed);
        let mut position = Position::of(Board::new(rules), &[], bag);
        for rack in 0..rules.racks {
            position.fill(rules, rack);
        }
        position
    }

    /// A position with these tiles and nothing yet scored; absent racks are empty.
    pub fn of(board: Board, racks: &[Rack], bag: Bag) -> Position {
        Position {
            board,
            racks: std::array::from_fn(|i| racks.get(i).copied().unwrap_or_default()),
            bag,
            totals: [0; MAX_RACKS],
            exchanges: [0; MAX_RACKS],
            turn: 0,
            passes: 0,
            scoreless: 0,
            ending: None,
            settled: [0; MAX_RACKS],
        }
    }

    /// The rack that is to move.
    #[inline]
    pub fn mover(&self, rules: &Ruleset) -> usize {
        rules.next_rack(self.turn)
    }

    /// Carries out what the mover does: the act, its points, the draw, the turn, the ending.
    ///
    /// Replacements are drawn before exchanged tiles go back (IS-17). The points are returned.
    ///
    /// # Errors
    /// The first reason against it; nothing has changed then.
    pub fn apply(&mut self, rules: &Ruleset, act: &Act) -> Result<i32, ActRefusal> {
        self.refusal(rules, act).map_or(Ok(()), Err)?;
        let mover = self.mover(rules);
        let points = match act {
            Act::Play(placement) => self.play(rules, mover, placement),
            Act::Exchange(tiles) => self.exchange(rules, mover, tiles),
            Act::Pass => 0,
        };
        self.totals[mover] += points;
        self.count_runs(rules, act, points);
        self.turn += 1;
        self.end(rules, mover);
        Ok(points)
    }

    fn refusal(&self, rules: &Ruleset, act: &Act) -> Option<ActRefusal> {
        if self.ending.is_some() {
            return Some(ActRefusal::Over);
        }
        let mover = self.mover(rules);
        let rack = Some(&self.racks[mover]);
        match act {
            Act::Play(placement) => legality::check(rules, &self.board, placement, rack)
                .err()
                .map(ActRefusal::Placement),
            Act::Exchange(tiles) => {
                let codes: Vec<Tile> = tiles.codes().collect();
                let made = self.exchanges[rules.teams[mover] as usize];
                exchange::refusal(
                    rules,
                    rack,
                    ExchangeTiles::Tiles(&codes),
                    self.bag.len(),
                    made,
                )
                .map(ActRefusal::Exchange)
            }
            Act::Pass => None,
        }
    }

    /// Draws until the rack is full or the bag is empty (IS-08).
    fn fill(&mut self, rules: &Ruleset, rack: usize) {
        let wanted = rules.rack_size.saturating_sub(self.racks[rack].len());
        self.draw(rack, wanted);
    }

    fn draw(&mut self, rack: usize, count: usize) {
        let mut left = count;
        while left >= 2 {
            let Some(tiles) = self.bag.draw_two() else {
                break;
            };
            tiles.iter().for_each(|&tile| self.racks[rack].add(tile));
            left -= 2;
        }
        for _ in 0..left {
            let Some(tile) = self.bag.draw(None) else {
                break;
            };
            self.racks[rack].add(tile);
        }
    }

    fn play(&mut self, rules: &Ruleset, mover: usize, placement: &Placement) -> i32 {
        let points = score::points(rules, &self.board, placement);
        for (square, tile) in placement.laid(rules.width) {
            self.board.put(square, tile);
            self.racks[mover].take(on_rack(tile));
        }
        self.fill(rules, mover);
        points
    }

    fn exchange(&mut self, rules: &Ruleset, mover: usize, tiles: &Rack) -> i32 {
        tiles.codes().for_each(|tile| {
            self.racks[mover].take(tile);
        });
        self.draw(mover, tiles.len());
        tiles.codes().for_each(|tile| self.bag.put_back(tile));
        self.exchanges[rules.teams[mover] as usize] += 1;
        0
    }

    /// Runs of passes and of turns without a new tile (SV-28).
    fn count_runs(&mut self, rules: &Ruleset, act: &Act, points: i32) {
        let runs = (self.passes, self.scoreless);
        (self.passes, self.scoreless) = ending::runs_after(rules, runs, act.turn_end(points));
    }

    /// Ends and settles the game if it is over after `mover`'s turn.
    fn end(&mut self, rules: &Ruleset, mover: usize) {
        let tiles = self.racks.map(|rack| rack.len());
        let (bag, racks) = (self.bag.len(), &tiles[..rules.racks]);
        self.ending = ending::ending(rules, bag, racks, self.passes, self.scoreless);
        if let Some(ending) = self.ending {
            let out = (ending == Ending::Out).then_some(mover);
            self.settle(
                rules,
                settlement::settle(rules, &self.leftovers(rules), out),
            );
        }
    }

    fn settle(&mut self, rules: &Ruleset, settled: [i32; MAX_RACKS]) {
        self.settled = settled;
        for (total, change) in self.totals[..rules.racks].iter_mut().zip(settled) {
            *total += change;
        }
    }

    fn leftovers(&self, rules: &Ruleset) -> Vec<i32> {
        let racks = self.racks[..rules.racks].iter();
        racks.map(|rack| rack.value(rules)).collect()
    }

    /// Ends and settles a game that is not over because nobody can lay a tile any more (FI-35).
    pub fn end_stuck(&mut self, rules: &Ruleset) {
        self.ending = Some(Ending::NothingLeft);
        self.settle(
            rules,
            settlement::settle(rules, &self.leftovers(rules), None),
        );
    }

    /// What the totals change by if the player of a rack resigns now, with whom the game is over:
    /// those tiles go out of play (IS-26, IS-41).
    pub fn resigned(&self, rules: &Ruleset, rack: usize) -> [i32; MAX_RACKS] {
        let mut leftovers = self.leftovers(rules);
        leftovers[rack] = 0;
        settlement::settle(rules, &leftovers, None)
    }

    /// Most tiles that a rack may exchange, were it its turn now.
    pub fn most_exchanged(&self, rules: &Ruleset, rack: usize) -> usize {
        let made = self.exchanges[rules.teams[rack] as usize];
        exchange::most(rules, self.racks[rack].len(), self.bag.len(), made)
    }
}
