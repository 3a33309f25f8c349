//! The endgame: with an empty bag nothing is hidden, and the best play can be proved.
//!
//! [`solve`] looks deeper and deeper (`root`) by alpha-beta (`search`), with a table of positions
//! met (`transposition`). Where the depth ends, both play on greedily (`playout`). Plays come from lists
//! kept by what they depend on (`grid`, `walk`, `play_lists`). `docs/engine/endgame.md` tells how.

mod common;
mod crossings;
mod fillings;
mod grid;
mod hand;
mod hashing;
mod lazy_smp;
mod node;
mod play_lists;
mod playout;
mod proof_numbers;
mod proof_table;
mod root;
mod row;
mod search;
mod slots;
#[cfg(test)]
mod tests;
mod threats;
mod transposition;
mod turns_to_end;
mod variation;
mod walk;

pub use common::CommonStart;
pub(super) use play_lists::Signature;

use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Dawg;
use crate::movegen::Play;
use crate::rules::board::Board;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use grid::Grid;
use hand::RootRack;
use play_lists::PlayLists;
use root::Root;
use search::{Search, State, INFINITE};
use std::fmt;
use transposition::Shared;
use turns_to_end::Endings;

/// A position with an empty bag.
#[derive(Clone, Copy, Debug)]
pub struct Endgame<'a> {
    /// The rule set, of two racks that are not of one team.
    pub rules: &'a Ruleset,
    /// The words.
    pub words: &'a Dawg,
    /// The same words as a map: faster where it serves (boards to 15 squares, racks to nine).
    pub map: Option<&'a WordMap>,
    /// Tiles laid.
    pub board: &'a Board,
    /// What each rack holds.
    pub racks: [Rack; 2],
    /// The rack to move.
    pub mover: usize,
    /// Passes in a row before this turn.
    pub passes: u32,
    /// Turns in a row before this one that left no new tile on the board.
    pub scoreless: u32,
}

/// How much may be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Turns to look ahead.
    pub plies: u32,
    /// Positions to look at.
    pub nodes: u64,
    /// How many of the best choices shall get their values, not bounds.
    pub best: usize,
    /// How many threads look at once; none counts as one.
    pub threads: usize,
    /// Spreads between which the spread is wanted: if it is no more than the first, or no less
    /// than the second, that is enough, and what is told is a bound (where `best` is 1).
    pub window: (i32, i32),
}

impl Limits {
    /// No limits, one best choice and its spread, whatever it is.
    pub const NONE: Limits = Limits {
        plies: u32::MAX,
        nodes: u64::MAX,
        best: 1,
        threads: 1,
        window: (-INFINITE, INFINITE),
    };
}

/// A choice of the mover, and what it gains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The play; None is a pass.
    pub play: Option<Play>,
    /// Spread gained from here on, or a bound from above.
    pub spread: i32,
    /// Is it the spread, not a bound?
    pub exact: bool,
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Points that the mover gains on the opponent from here on, settlement included; outside the
    /// window a bound.
    pub spread: i32,
    /// Is that proved, with the best play by both?
    pub proved: bool,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best line; None is a pass.
    pub line: Vec<Option<Play>>,
    /// The mover's choices that were looked at, best first.
    pub choices: Vec<Choice>,
}

/// Why a position is not taken on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameRefusal {
    /// Not two racks of a team each, that move in turn.
    Racks,
    /// Passes can never end the game.
    Endless,
    /// More tiles on a rack than it may hold.
    Rack,
    /// The board is of another size.
    Size,
    /// The words are of another alphabet.
    Alphabet,
}

impl EndgameRefusal {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            EndgameRefusal::Racks => "racks",
            EndgameRefusal::Endless => "endless",
            EndgameRefusal::Rack => "rack-too-large",
            EndgameRefusal::Size => "wrong-size",
            EndgameRefusal::Alphabet => "foreign-alphabet",
        }
    }
}

impl fmt::Display for EndgameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EndgameRefusal::Racks => "an endgame is solved for two racks of a team each",
            EndgameRefusal::Endless => "by these rules passes never end the game",
            EndgameRefusal::Rack => "a rack holds more tiles than the rule set allows",
            EndgameRefusal::Size => "the board is not of the rule set's size",
            EndgameRefusal::Alphabet => "the words are of another alphabet",
        })
    }
}

impl std::error::Error for EndgameRefusal {}

/// The best play of a position with an empty bag, as well as it can be told until `stop` says so.
///
/// Without `stop` and limits the outcome is proved. Any limit leaves a sensible answer. Answers of
/// one thread depend on the position and the work done alone; of several, what is proved does.
///
/// # Errors
/// What is not taken on.
pub fn solve(
    endgame: &Endgame<'_>,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Solution, EndgameRefusal> {
    check(endgame)?;
    let (search, state) = set_up(endgame, &Shared::new(), stop);
    if let Some(spread) = over(&search, &state) {
        return Ok(finished(spread));
    }
    Ok(match limits.threads {
        0 | 1 => look(search, state, limits, 0),
        _ => lazy_smp::solve(endgame, limits, stop),
    })
}

/// What one thread finds out; the first has number 0.
fn look(mut search: Search<'_>, state: State, limits: Limits, number: usize) -> Solution {
    let threads = limits.threads.max(1);
    search.most_nodes = limits.nodes.div_ceil(threads as u64);
    (search.threads, search.number) = (threads, number);
    let mut root = Root::new(&mut search, state, limits.best, limits.window);
    root.begin_elsewhere(number, threads);
    root.deepen(&mut search, limits.plies);
    solution_to_end(search, root)
}

/// What is known of a position, with the line to its end if it is proved.
fn solution_to_end(mut search: Search<'_>, root: Root) -> Solution {
    let (state, finished) = (root.state, root.whole && root.is_exact());
    let mut solution = solution(&search, root);
    if finished {
        search.finish_line(&state, &mut solution.line);
        solution.nodes = search.nodes;
    }
    solution
}

fn check(endgame: &Endgame<'_>) -> Result<(), EndgameRefusal> {
    let rules = endgame.rules;
    let turns = rules.order.iter().zip(rules.order.iter().cycle().skip(1));
    let alternate = turns.into_iter().all(|(a, b)| a != b);
    let sizes = endgame.racks.iter().map(Rack::len);
    if rules.racks != 2 || rules.teams[0] == rules.teams[1] || !alternate || endgame.mover > 1 {
        Err(EndgameRefusal::Racks)
    } else if Endings::new(rules, false).is_endless() {
        Err(EndgameRefusal::Endless)
    } else if sizes.max().unwrap_or(0) > rules.rack_size.min(MAX_RACK) {
        Err(EndgameRefusal::Rack)
    } else if endgame.board.fits(rules).is_err() {
        Err(EndgameRefusal::Size)
    } else if !same_alphabet(endgame) {
        Err(EndgameRefusal::Alphabet)
    } else {
        Ok(())
    }
}

fn same_alphabet(endgame: &Endgame<'_>) -> bool {
    let order = Order::of(endgame.rules);
    let letters = endgame.words.letters() == endgame.rules.letters;
    letters && endgame.map.is_none_or(|map| *map.order() == order)
}

fn set_up<'a>(
    endgame: &Endgame<'a>,
    shared: &Shared,
    stop: &'a (dyn Fn() -> bool + Sync),
) -> (Search<'a>, State) {
    let (rules, cells) = (endgame.rules, endgame.board.cells());
    let holdings = endgame
        .racks
        .each_ref()
        .map(|rack| RootRack::new(rules, rack));
    let letters = |holding: &RootRack| holding.letters(holding.whole());
    let at_hand = holdings.each_ref().map(letters);
    let held: Vec<Tile> = endgame.racks.iter().flat_map(Rack::codes).collect();
    let endings = Endings::new(rules, Endings::worthless(rules, &held, cells));
    let state = State {
        hands: holdings.each_ref().map(RootRack::whole),
        mover: endgame.mover,
        fuse: endings.fuse(endgame.passes, endgame.scoreless),
    };
    let grid = Grid::new(rules, endgame.words, cells, at_hand);
    let listing = PlayLists::new(endgame.words, endgame.map, holdings);
    let shared = shared.clone();
    (Search::new(grid, listing, endings, shared, stop), state)
}

/// The spread if the game is over already: a rack is empty, or too many turns had no tile.
fn over(search: &Search<'_>, state: &State) -> Option<i32> {
    let [own, other] = [state.mover, 1 - state.mover];
    let value = |player: usize| search.listing.holdings[player].value(state.hands[player]);
    if state.hands[other] == 0 {
        Some(-search.endings.out(value(own)))
    } else if state.hands[own] == 0 {
        Some(search.endings.out(value(other)))
    } else {
        (state.fuse.passes == 0).then(|| search.stuck(state))
    }
}

fn finished(spread: i32) -> Solution {
    Solution {
        spread,
        proved: true,
        depth: 0,
        nodes: 0,
        line: vec![],
        choices: vec![],
    }
}

fn solution(search: &Search<'_>, root: Root) -> Solution {
    // a search that was broken off early knows nothing of some
    let seen = root.choices.iter().filter(|c| c.value > -INFINITE);
    let choices = seen.map(|ranked| Choice {
        play: search.told(ranked.step),
        spread: ranked.value,
        exact: ranked.exact,
    });
    let mut choices: Vec<Choice> = choices.collect();
    // a search that was broken off may have found a better one without putting it in its place
    choices.sort_by_key(|choice| Some(&choice.play) != root.line.first());
    Solution {
        spread: root.value,
        proved: root.whole,
        depth: root.depth,
        nodes: search.nodes,
        choices,
        line: root.line,
    }
}
