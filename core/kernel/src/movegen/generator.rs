//! The generator that picks the fastest way that a position allows.

use super::fast::{self, Fast};
use super::{general, Equity, Play, Plays, Ranking};
use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::{Fault, Lexicon, LexiconError};
use crate::rules::board::Board;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use std::sync::Arc;

/// Move generation for one rule set and lexicon.
pub struct MoveGenerator {
    rules: Arc<Ruleset>,
    lexicon: Arc<Lexicon>,
    /// Where the fast generators can work for the rule set.
    fast: Option<(Arc<WordMap>, Fast)>,
}

impl MoveGenerator {
    /// A generator; without a word map, or outside its limits, the general generator answers.
    ///
    /// # Errors
    /// `ForeignAlphabet` if the lexicon's or the map's letters are not the rule set's.
    pub fn new(
        rules: Arc<Ruleset>,
        lexicon: Arc<Lexicon>,
        words: Option<Arc<WordMap>>,
    ) -> Result<MoveGenerator, LexiconError> {
        let foreign = |why: &str| Err(Fault::ForeignAlphabet.because(why));
        if lexicon.dawg.letters() != rules.letters {
            return foreign("lexicon and rules have not the same number of letters");
        }
        let order = Order::of(&rules);
        if words.as_ref().is_some_and(|map| *map.order() != order) {
            return foreign("the word map is of other letters or values");
        }
        let fast = words
            .filter(|_| fast::serves(&rules))
            .map(|map| (map, Fast::new(&rules)));
        Ok(MoveGenerator {
            rules,
            lexicon,
            fast,
        })
    }

    /// The rule set.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Every distinct legal play once, in order.
    pub fn plays(&mut self, board: &Board, rack: &Rack) -> Plays {
        if fast::serves_rack(&self.rules, rack) {
            if let Some((map, fast)) = &mut self.fast {
                return fast.plays(map, board.cells(), rack);
            }
        }
        let codes: Vec<Tile> = rack.codes().collect();
        general::plays(&self.rules, &self.lexicon.dawg, board.cells(), &codes)
    }

    /// Can any of these racks lay anything?
    ///
    /// Decides FI-35.
    pub fn any_play(&mut self, board: &Board, racks: &[Rack]) -> bool {
        let mut any = |rack: &Rack| match &mut self.fast {
            // it looks for a best play, and rules out most of a board at once
            Some((map, fast)) if fast::serves_rack(&self.rules, rack) => {
                fast.best(map, board.cells(), rack, Equity::Score).is_some()
            }
            _ => {
                let (words, rack) = (&self.lexicon.dawg, std::slice::from_ref(rack));
                general::any_play(&self.rules, words, board.cells(), rack)
            }
        };
        racks.iter().any(&mut any)
    }

    /// The play of highest equity; ties as [`MoveGenerator::plays`] orders them.
    pub fn best(&mut self, board: &Board, rack: &Rack, keeping: Equity<'_>) -> Option<Play> {
        if fast::serves_rack(&self.rules, rack) {
            if let Some((map, fast)) = &mut self.fast {
                return fast.best(map, board.cells(), rack, keeping);
            }
        }
        let plays = self.plays(board, rack);
        best_of(&self.rules, &plays, rack, keeping)
    }

    /// The `most` plays of highest equity, best first; ties as in a list of plays.
    ///
    /// `stop` is asked between units of work. Where it says so the plays are the best of those seen
    /// by then, the very best of all always among them, and the second value is false. The general
    /// generator cannot be stopped.
    pub fn ranked(
        &mut self,
        board: &Board,
        rack: &Rack,
        keeping: Equity<'_>,
        most: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> (Vec<Play>, bool) {
        let first = self.best(board, rack, keeping);
        let rules = Arc::clone(&self.rules);
        let mut ranking = Ranking::new(&rules, rack, keeping, most);
        let whole = match &mut self.fast {
            Some((map, fast)) if fast::serves_rack(&rules, rack) => {
                fast.rank(map, board.cells(), rack, &mut ranking, stop)
            }
            _ => {
                ranking.take(&self.plays(board, rack));
                true
            }
        };
        let mut plays = ranking.best();
        if let Some(first) = first.filter(|first| plays.first() != Some(first)) {
            plays.insert(0, first);
            plays.truncate(most);
        }
        (plays, whole)
    }
}

/// The play of highest equity of a list in order.
pub fn best_of(rules: &Ruleset, plays: &Plays, rack: &Rack, keeping: Equity<'_>) -> Option<Play> {
    let mut best: Option<(i32, usize)> = None;
    for i in 0..plays.len() {
        let mut kept = *rack;
        for &tile in plays.word(i).iter().filter(|&&tile| tile != EMPTY) {
            kept.take(on_rack(tile));
        }
        let equity = plays.scores()[i] * 1000 + keeping.value(rules, &kept);
        // the list is in order, so the first of equals is the one wanted
        if best.is_none_or(|(most, _)| equity > most) {
            best = Some((equity, i));
        }
    }
    best.map(|(equity, i)| Play {
        equity,
        ..plays.get(i)
    })
}
