//! A few tiles in the bag: what the mover's choices gain over all that the bag may hold.
//!
//! The mover chooses before it knows what it draws, so a choice's worth is the mean over all
//! contents of the bag ([`draws`]), each as likely as the unseen tiles make it. A play that draws
//! the whole bag leads to an endgame with nothing hidden, which is solved
//! ([`crate::search::endgame`]). A play that leaves one tile, and a pass, are bounded by the answers
//! of an opponent who does not know what is left, but answers as if it knew what the mover held:
//! the worst case ([`answers`]). After other choices both play by equity, each by what it sees.

mod answers;
mod choice;
mod contents;
mod draws;
mod look;
mod proof;
mod ranking;
mod resolve;
mod rounds;
#[cfg(test)]
mod tests;

pub use choice::PreEndgameChoice;

use crate::leaves::Leaves;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Lexicon;
use crate::movegen::MoveGenerator;
use crate::rules::board::Board;
use crate::rules::rack::Rack;
use crate::rules::rng::Seed;
use crate::rules::ruleset::Ruleset;
use crate::search::endgame::EndgameRefusal;
use rounds::{Weighing, Work};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Arc;

/// Most tiles in the bag.
pub const MOST_IN_BAG: usize = 7;

/// A position with a few tiles in the bag, as the mover sees it.
pub struct PreEndgame<'a> {
    /// The words.
    pub lexicon: &'a Arc<Lexicon>,
    /// The same words as a map.
    pub words: Option<&'a Arc<WordMap>>,
    /// Worth of kept tiles, for plays while the bag is not empty.
    pub leaves: &'a Leaves,
    /// The rule set, of two racks of a team each.
    pub rules: &'a Arc<Ruleset>,
    /// Tiles laid.
    pub board: &'a Board,
    /// What the mover holds.
    pub rack: Rack,
    /// Tiles that the mover does not see: the bag's and the opponent's.
    pub unseen: Rack,
    /// How many of them are in the bag.
    pub bag: usize,
    /// Leaves that the opponent may have kept from its last turn, with their shares; none: nothing is
    /// thought of its rack.
    pub kept: &'a [(Rack, f64)],
    /// The mover's points less the opponent's.
    pub lead: i32,
    /// Passes in a row, and turns in a row that left no new tile on the board.
    pub runs: (u32, u32),
    /// Exchanges made by the mover's side and by the other.
    pub exchanges: [u32; 2],
}

/// How much may be looked at.
pub struct PreEndgameLimits<'a> {
    /// Positions in endgames, all together; each of several threads may go as far beyond as its
    /// last endgame takes.
    pub nodes: u64,
    /// Asked between two units of work: is it time to stop?
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// A choice of the mover, and what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlay {
    /// What is done. The equity of a play is its points and the leave's worth.
    pub choice: PreEndgameChoice,
    /// Mean spread gained from here on, over the contents of the bag looked at.
    pub spread: f64,
    /// Share of them (a draw counts half) in which the mover wins; of a pass no more than it can
    /// win against one who passes too, where that is known.
    pub win: f64,
    /// Which share of all contents was looked at …
    pub covered: f64,
    /// … and which share was proved, nothing guessed.
    pub exact: f64,
    /// … and which share was proved as far as who wins is concerned.
    pub decided: f64,
    /// Of all contents, the share that is not proved to be anything but won.
    pub most: f64,
}

impl RankedPlay {
    fn is_pass(&self) -> bool {
        self.choice == PreEndgameChoice::Pass
    }
}

/// Choices, best first: those looked at longest before others.
#[derive(Clone, Debug, PartialEq)]
pub struct PreEndgameResult {
    /// The candidates.
    pub prospects: Vec<RankedPlay>,
    /// Positions looked at in endgames.
    pub nodes: u64,
}

/// Weighs choices until all is proved or the limits say so.
///
/// Each generator (there is one at least), of the position's rules and words, serves a thread: they
/// share the contents of the bag among them. By one thread the result depends on the position and
/// the work done alone.
///
/// `all_plays`: once it is proved how often the best of them wins, are all other plays compared to
/// it, with one or two tiles in the bag?
///
/// # Errors
/// As [`crate::search::endgame::solve`].
pub fn weigh(
    position: &PreEndgame<'_>,
    generators: &mut [MoveGenerator],
    choices: Vec<PreEndgameChoice>,
    all_plays: bool,
    seed: &Seed,
    limits: &PreEndgameLimits<'_>,
) -> Result<PreEndgameResult, EndgameRefusal> {
    let ended = AtomicBool::new(false);
    let stop = || ended.load(Relaxed) || (limits.stop)();
    let work = Work {
        limits,
        stop: &stop,
        ended: &ended,
    };
    let draws = draws::draws(&position.unseen, position.bag, seed, position.kept);
    let mut weighing = Weighing::new(position, generators, draws, choices, &work);
    weighing.run(all_plays)?;
    Ok(PreEndgameResult {
        prospects: weighing.prospects(),
        nodes: weighing.nodes(),
    })
}

/// A content of the bag resolved for a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Outcome {
    spread: i32,
    /// 1, a half or 0 for the game; the mean where it differs by what is drawn first.
    win: f64,
    /// No more than that is won, as far as it is proved.
    most: f64,
    /// Is the spread proved …
    proved: bool,
    /// … or at least who wins?
    decided: bool,
    /// … or at least that `win` is the most?
    limited: bool,
}

/// What is asked of a content of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// The spread.
    Spread,
    /// Who wins: an endgame that is looked at in the narrowest window takes far fewer positions.
    Winner,
}

impl Question {
    fn is_answered(self, outcome: &Outcome) -> bool {
        match self {
            Question::Spread => outcome.proved,
            Question::Winner => outcome.limited,
        }
    }
}
