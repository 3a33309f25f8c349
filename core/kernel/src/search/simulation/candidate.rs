//! What the player to move could do.

use super::{PlayerView, SimulationContext};
use crate::movegen::{MoveGenerator, Play};
use crate::rules::exchange::{self, ExchangeRefusal, ExchangeTiles};
use crate::rules::legality;
use crate::rules::placement::Placement;
use crate::rules::position::Act;
use crate::rules::rack::Rack;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::score;
use crate::rules::tile::*;

/// An act with what it is worth at first sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What is done.
    pub act: Act,
    /// Points.
    pub points: i32,
    /// Points and what is kept, in milli-points.
    pub equity: i32,
}

/// Why an act is no candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateRefusal {
    /// The placement is not legal.
    Placement(Refusal),
    /// The exchange is not allowed.
    Exchange(ExchangeRefusal),
}

impl Candidate {
    /// An act of the mover's, whether or not its words are valid.
    ///
    /// # Errors
    /// What the rules have against it.
    pub fn new(
        context: &SimulationContext,
        view: &PlayerView,
        act: Act,
    ) -> Result<Candidate, CandidateRefusal> {
        let rules = &*context.rules;
        let rack = view.rack(rules);
        let mut kept = *rack;
        let points = match &act {
            Act::Play(placement) => {
                legality::check(rules, &view.board, placement, Some(rack))
                    .map_err(CandidateRefusal::Placement)?;
                placement.new_tiles().for_each(|tile| {
                    kept.take(on_rack(tile));
                });
                score::points(rules, &view.board, placement)
            }
            Act::Exchange(tiles) => {
                let codes: Vec<Tile> = tiles.codes().collect();
                let made = view.exchanges[rules.teams[view.mover(rules)] as usize];
                let given = ExchangeTiles::Tiles(&codes);
                let refusal = exchange::refusal(rules, Some(rack), given, view.bag, made);
                refusal.map_or(Ok(()), |why| Err(CandidateRefusal::Exchange(why)))?;
                codes.iter().for_each(|&tile| {
                    kept.take(tile);
                });
                0
            }
            Act::Pass => 0,
        };
        let keeping = view.keeping(rules, &context.leaves);
        let equity = 1000 * points + keeping.value(rules, &kept);
        Ok(Candidate {
            act,
            points,
            equity,
        })
    }

    /// The `most` plays and exchanges of highest equity, best first; a pass if there is none.
    ///
    /// On an empty board that is the same across and down, plays that run down are left out.
    pub fn best(context: &SimulationContext, view: &PlayerView, most: usize) -> Vec<Candidate> {
        let most = most.max(1);
        let mut all = plays(context, view, most);
        all.extend(exchanges(context, view));
        all.sort_by_key(|candidate| std::cmp::Reverse(candidate.equity));
        all.truncate(most);
        if all.is_empty() {
            let pass = Candidate::new(context, view, Act::Pass);
            all.extend(pass);
        }
        all
    }
}

fn plays(context: &SimulationContext, view: &PlayerView, most: usize) -> Vec<Candidate> {
    let rules = &*context.rules;
    let words = Some(context.words.clone());
    let made = MoveGenerator::new(context.rules.clone(), context.lexicon.clone(), words);
    let Ok(mut generator) = made else {
        return vec![];
    };
    let (board, rack) = (&view.board, view.rack(rules));
    let keeping = view.keeping(rules, &context.leaves);
    let across = board.is_empty() && is_symmetric(rules);
    // of plays that are the same across and down, half are wanted
    let wanted = most.saturating_mul(1 + usize::from(across));
    let (plays, _) = generator.ranked(board, rack, keeping, wanted, &mut || false);
    let wanted = plays.iter().filter(|play| !across || !play.down);
    wanted.filter_map(of_play).collect()
}

fn of_play(play: &Play) -> Option<Candidate> {
    let placement = Placement::new(play.square as usize, play.down, &play.tiles).ok()?;
    Some(Candidate {
        act: Act::Play(placement),
        points: play.score,
        equity: play.equity,
    })
}

/// Is the empty board the same across and down?
fn is_symmetric(rules: &Ruleset) -> bool {
    let side = rules.width;
    let turned = |square: usize| square % side * side + square / side;
    let same = |numbers: &[u8]| (0..numbers.len()).all(|i| numbers[i] == numbers[turned(i)]);
    let starts = || rules.start.iter();
    side == rules.height
        && same(&rules.letter_multipliers)
        && same(&rules.word_multipliers)
        && starts().all(|&start| rules.start.contains(&(turned(start as usize) as u16)))
}

/// Every exchange that the rules allow.
fn exchanges(context: &SimulationContext, view: &PlayerView) -> Vec<Candidate> {
    let rules = &*context.rules;
    let rack = view.rack(rules);
    let most = view.most_exchanged(rules);
    let keeping = view.keeping(rules, &context.leaves);
    let mut all = Vec::new();
    each_part(rack, most, &mut |given, kept| {
        if !given.is_empty() {
            all.push(Candidate {
                act: Act::Exchange(*given),
                points: 0,
                equity: keeping.value(rules, kept),
            });
        }
    });
    all
}

/// Calls `visit` with every distinct part of up to `most` of a rack's tiles, and the rest.
pub(super) fn each_part(rack: &Rack, most: usize, visit: &mut dyn FnMut(&Rack, &Rack)) {
    let codes: Vec<Tile> = rack.codes().collect();
    grow_part(&codes, most, Rack::new(), *rack, visit);
}

fn grow_part(
    codes: &[Tile],
    most: usize,
    part: Rack,
    rest: Rack,
    visit: &mut dyn FnMut(&Rack, &Rack),
) {
    visit(&part, &rest);
    if part.len() == most {
        return;
    }
    for (i, &tile) in codes.iter().enumerate() {
        // of equal tiles the first not taken is as good as any
        if i == 0 || codes[i - 1] != tile {
            let (mut part, mut rest) = (part, rest);
            part.add(tile);
            rest.take(tile);
            grow_part(&codes[i + 1..], most, part, rest, visit);
        }
    }
}
