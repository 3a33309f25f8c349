//! What the mover may do before the bag is empty.

use super::PreEndgame;
use crate::leaves::Leaves;
use crate::movegen::{Equity, MoveGenerator, Play};
use crate::rules::placement::Placement;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::score;
use crate::rules::tile::*;

/// A play, an exchange or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreEndgameChoice {
    /// Lays tiles.
    Play(Play),
    /// Gives these back for as many.
    Exchange(Vec<Tile>),
    /// Does nothing.
    Pass,
}

impl PreEndgameChoice {
    fn is_play(&self) -> bool {
        matches!(self, PreEndgameChoice::Play(_))
    }
}

impl PreEndgame<'_> {
    /// The plays of highest equity.
    pub fn plays(&self, generator: &mut MoveGenerator, most: usize) -> Vec<PreEndgameChoice> {
        let keeping = keeping(self.rules, self.leaves, self.bag);
        let ranked = generator.ranked(self.board, &self.rack, keeping, most, &mut || false);
        ranked.0.into_iter().map(PreEndgameChoice::Play).collect()
    }

    /// All plays; None: it was stopped.
    pub(super) fn all_plays(
        &self,
        generator: &mut MoveGenerator,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Vec<PreEndgameChoice>> {
        let keeping = keeping(self.rules, self.leaves, self.bag);
        let (plays, whole) = generator.ranked(self.board, &self.rack, keeping, usize::MAX, stop);
        whole.then(|| plays.into_iter().map(PreEndgameChoice::Play).collect())
    }

    /// Are all plays among these choices?
    pub(super) fn are_all(
        &self,
        choices: &[PreEndgameChoice],
        generator: &mut MoveGenerator,
    ) -> bool {
        let given = choices.iter().filter(|choice| choice.is_play()).count();
        let all = self.plays(generator, given + 1);
        all.len() <= given && all.iter().all(|play| choices.contains(play))
    }

    /// May a choice end the game when others have passed before it?
    pub(super) fn may_end(&self, choice: &PreEndgameChoice) -> bool {
        match choice {
            PreEndgameChoice::Play(play) => self.rules.zero_play_is_scoreless && play.score == 0,
            PreEndgameChoice::Exchange(_) | PreEndgameChoice::Pass => false,
        }
    }

    /// A placement as a choice. It must be legal.
    pub fn play(&self, placement: &Placement) -> PreEndgameChoice {
        let rules = self.rules;
        let mut kept = self.rack;
        placement.new_tiles().for_each(|tile| {
            kept.take(on_rack(tile));
        });
        let score = score::points(rules, self.board, placement);
        PreEndgameChoice::Play(Play {
            square: placement.square() as u16,
            down: placement.down(),
            tiles: placement.tiles().to_vec(),
            score,
            equity: 1000 * score + keeping(rules, self.leaves, self.bag).value(rules, &kept),
        })
    }

    /// Does a choice of these empty the bag at once?
    pub(super) fn is_last_draw(&self, choice: &PreEndgameChoice) -> bool {
        match choice {
            PreEndgameChoice::Play(play) => {
                let kept = self.rack.len().saturating_sub(play.laid());
                self.rules.rack_size.saturating_sub(kept) >= self.bag
            }
            PreEndgameChoice::Exchange(_) | PreEndgameChoice::Pass => false,
        }
    }
}

/// What the mover's equity follows from; there is something in the bag.
fn keeping<'a>(rules: &Ruleset, leaves: &'a Leaves, bag: usize) -> Equity<'a> {
    Equity::without_bag_terms(rules, leaves, bag, || 0)
}

/// The rack without the tiles that a play lays.
pub(super) fn rest(rack: &Rack, play: &Play) -> Rack {
    let mut rest = *rack;
    let laid = play.tiles.iter().filter(|&&tile| tile != EMPTY);
    laid.for_each(|&tile| {
        rest.take(on_rack(tile));
    });
    rest
}
