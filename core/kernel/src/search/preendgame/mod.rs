//! One to four tiles in the bag: what the mover's plays gain over all that the bag may hold.
//!
//! The mover chooses a play before it knows what it draws, so a play's worth is the mean over all
//! contents of the bag ([`draws`]), each as likely as the unseen tiles make it. A play that draws
//! the whole bag leads to an endgame with nothing hidden, which is solved
//! ([`crate::search::endgame`]); before that both play by equity. Nobody is ever given what only the other can know.

mod draws;
mod resolve;
#[cfg(test)]
mod tests;

use crate::leaves::Leaves;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::Lexicon;
use crate::movegen::{Equity, MoveGenerator, Play};
use crate::rules::board::Board;
use crate::rules::rack::Rack;
use crate::rules::rng::Seed;
use crate::rules::tile::*;
use crate::search::endgame::EndgameRefusal;
use draws::Draw;
use std::sync::Arc;

/// Positions an endgame may cost in each round; the first is greedy play alone.
const ROUNDS: [u64; 5] = [1, 500, 8_000, 120_000, u64::MAX];
/// Of the choices a round leaves one in so many for the next.
const KEPT: usize = 3;
/// Most tiles in the bag.
pub const MOST_IN_BAG: usize = 4;

/// A position with one to four tiles in the bag, as the mover sees it.
pub struct PreEndgame<'a> {
    /// The words.
    pub lexicon: &'a Arc<Lexicon>,
    /// The same words as a map.
    pub words: Option<&'a Arc<WordMap>>,
    /// Worth of kept tiles, for plays while the bag is not empty.
    pub leaves: &'a Leaves,
    /// Makes the plays.
    pub generator: MoveGenerator,
    /// Tiles laid.
    pub board: &'a Board,
    /// What the mover holds.
    pub rack: Rack,
    /// Tiles that the mover does not see: the bag's and the opponent's.
    pub unseen: Rack,
    /// How many of them are in the bag.
    pub bag: usize,
    /// The mover's points less the opponent's.
    pub lead: i32,
}

/// A play of the mover, and what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlay {
    /// The play. Its equity is its points and the leave's worth.
    pub play: Play,
    /// Mean spread gained from here on, over the contents of the bag looked at.
    pub spread: f64,
    /// Share of them (a draw counts half) in which the mover wins.
    pub win: f64,
    /// Which share of all contents was looked at …
    pub covered: f64,
    /// … and which share was proved, nothing guessed.
    pub exact: f64,
}

/// Plays, best first: those looked at longest before others.
#[derive(Clone, Debug, PartialEq)]
pub struct PreEndgameResult {
    /// The candidates.
    pub prospects: Vec<RankedPlay>,
    /// Positions looked at in endgames.
    pub nodes: u64,
}

/// A content of the bag resolved for a play.
#[derive(Clone, Copy, Debug)]
struct Outcome {
    spread: i32,
    proved: bool,
}

struct Candidate {
    play: Play,
    outcomes: Vec<Option<Outcome>>,
}

/// Weighs the `candidates` plays of highest equity until all is proved or `stop` says so.
///
/// # Errors
/// As [`crate::search::endgame::solve`].
pub fn weigh(
    mut position: PreEndgame<'_>,
    candidates: usize,
    seed: &Seed,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<PreEndgameResult, EndgameRefusal> {
    let draws = draws::draws(&position.unseen, position.bag, seed);
    let mut choices = position.candidates(candidates, draws.len());
    let (mut nodes, mut considered) = (0, choices.len());
    for most in ROUNDS {
        let looked = position.round(&mut choices[..considered], &draws, most, stop)?;
        nodes += looked.unwrap_or(0);
        sort(&mut choices[..considered], &draws, position.lead);
        if looked.is_none() {
            break;
        }
        considered = considered.div_ceil(KEPT);
    }
    let told = |choice: &Candidate| prospect(choice, &draws, position.lead);
    Ok(PreEndgameResult {
        prospects: choices.iter().map(told).collect(),
        nodes,
    })
}

/// What was looked at most first, then by wins, then by spread.
fn sort(choices: &mut [Candidate], draws: &[Draw], lead: i32) {
    choices.sort_by(|a, b| {
        let (a, b) = (prospect(a, draws, lead), prospect(b, draws, lead));
        let worth = b.win.total_cmp(&a.win).then(b.spread.total_cmp(&a.spread));
        b.covered.total_cmp(&a.covered).then(worth)
    });
}

/// Forgets a draw, if not all choices have seen it and it is not the only one.
fn forget(choices: &mut [Candidate], draw: usize) {
    if draw > 0 && choices.iter().any(|choice| choice.outcomes[draw].is_none()) {
        choices
            .iter_mut()
            .for_each(|choice| choice.outcomes[draw] = None);
    }
}

fn prospect(choice: &Candidate, draws: &[Draw], lead: i32) -> RankedPlay {
    let (mut covered, mut exact, mut spread, mut win) = (0.0, 0.0, 0.0, 0.0);
    for (draw, outcome) in draws.iter().zip(&choice.outcomes) {
        let Some(outcome) = outcome else { continue };
        covered += draw.weight;
        exact += if outcome.proved { draw.weight } else { 0.0 };
        spread += draw.weight * f64::from(outcome.spread);
        win += draw.weight * f64::from((lead + outcome.spread).signum() + 1) / 2.0;
    }
    let all: f64 = draws.iter().map(|draw| draw.weight).sum();
    let mean = |sum: f64| if covered > 0.0 { sum / covered } else { 0.0 };
    RankedPlay {
        play: choice.play.clone(),
        spread: mean(spread),
        win: mean(win),
        covered: covered / all,
        exact: exact / all,
    }
}

impl PreEndgame<'_> {
    /// Takes the choices through all draws with so much work for each endgame; None if it was
    /// stopped. A draw is then forgotten that only some of the choices have seen.
    fn round(
        &mut self,
        choices: &mut [Candidate],
        draws: &[Draw],
        most: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<u64>, EndgameRefusal> {
        let mut nodes = 0;
        for (i, draw) in draws.iter().enumerate() {
            for at in 0..choices.len() {
                if choices[at].outcomes[i].is_some_and(|outcome| outcome.proved) {
                    continue;
                }
                if stop() {
                    forget(choices, i);
                    return Ok(None);
                }
                let (outcome, looked) = self.resolve(&choices[at].play, draw, most, stop)?;
                nodes += looked;
                choices[at].outcomes[i] = Some(outcome);
            }
        }
        Ok(Some(nodes))
    }

    /// The plays of highest equity.
    fn candidates(&mut self, most: usize, draws: usize) -> Vec<Candidate> {
        let plays = self.generator.plays(self.board, &self.rack);
        let keeping = Equity::Leave(self.leaves);
        let rules = self.generator.rules();
        let mut plays: Vec<Play> = plays.iter().collect();
        for play in &mut plays {
            let mut kept = self.rack;
            let laid = play.tiles.iter().filter(|&&tile| tile != EMPTY);
            laid.for_each(|&tile| {
                kept.take(on_rack(tile));
            });
            play.equity = play.score * 1000 + keeping.value(rules, &kept);
        }
        plays.sort_by(Play::better_before);
        plays.truncate(most);
        let outcomes = vec![None; draws];
        let candidate = |play| Candidate {
            play,
            outcomes: outcomes.clone(),
        };
        plays.into_iter().map(candidate).collect()
    }
}
