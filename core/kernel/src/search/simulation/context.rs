//! What all simulations of one game share.

use crate::leaves::Leaves;
use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::WordMap;
use crate::lexicon::{Fault, Lexicon, LexiconError};
use crate::rules::ruleset::Ruleset;
use crate::search::winning::WinTable;
use std::sync::Arc;

/// Rules, words and tables.
#[derive(Clone)]
pub struct SimulationContext {
    /// The rule set.
    pub rules: Arc<Ruleset>,
    /// The words; used where the word map cannot be.
    pub lexicon: Arc<Lexicon>,
    /// The same words as a map.
    pub words: Arc<WordMap>,
    /// Worth of the tiles kept.
    pub leaves: Arc<Leaves>,
    /// Chances of winning.
    pub wins: Arc<WinTable>,
}

impl SimulationContext {
    /// Do rules, lexicon and map speak of the same letters?
    ///
    /// # Errors
    /// `ForeignAlphabet`.
    pub fn check(&self) -> Result<(), LexiconError> {
        if self.lexicon.dawg.letters() != self.rules.letters {
            let why = "lexicon and rules have not the same number of letters";
            return Err(Fault::ForeignAlphabet.because(why));
        }
        if *self.words.order() != Order::of(&self.rules) {
            let why = "the word map is of other letters or values";
            return Err(Fault::ForeignAlphabet.because(why));
        }
        Ok(())
    }
}
