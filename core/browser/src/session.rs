//! What an instance holds: a rule set, and what is played and judged by it.

use crate::fault::{Fault, Reply};
use crate::game::Game;
use crate::message::Reader;
use crate::rules;
use stafla_kernel::leaves::Leaves;
use stafla_kernel::lexicon::{Fault as LexiconFault, Lexicon};
use stafla_kernel::rules::ruleset::Ruleset;
use std::sync::Arc;

/// A rule set, and as they come a lexicon and leaves.
#[derive(Default)]
pub struct Session {
    rules: Option<Ruleset>,
    lexicon: Option<Arc<Lexicon>>,
    /// What kept tiles are worth; None: points alone count.
    pub leaves: Option<Arc<Leaves>>,
    /// The game that is played.
    pub game: Option<Game>,
}

impl Session {
    /// A session with what others hold too.
    pub fn shared(
        rules: &Ruleset,
        lexicon: Option<Arc<Lexicon>>,
        leaves: Option<Arc<Leaves>>,
    ) -> Session {
        Session {
            rules: Some(rules.clone()),
            lexicon,
            leaves,
            game: None,
        }
    }

    /// The rule set.
    pub fn rules(&self) -> Reply<&Ruleset> {
        let missing = || Fault::wrong("session: there is no rule set on it");
        self.rules.as_ref().ok_or_else(missing)
    }

    /// The words.
    pub fn lexicon(&self) -> Reply<&Lexicon> {
        let missing = || Fault::wrong("session: there is no lexicon on it");
        self.lexicon.as_deref().ok_or_else(missing)
    }

    /// Clears the session for a rule set.
    pub fn set_rules(&mut self, request: &mut Reader<'_>) -> Reply<()> {
        let rules = Some(rules::ruleset(request)?);
        *self = Session {
            rules,
            ..Session::default()
        };
        Ok(())
    }

    /// Takes the leaves of a request (`rules::leaves`).
    pub fn set_leaves(&mut self, request: &mut Reader<'_>) -> Reply<()> {
        self.leaves = Some(Arc::new(rules::leaves(self.rules()?, request)?));
        Ok(())
    }

    /// Adds the words of a lexicon file to those there are, and tells how many there are now.
    pub fn add_lexicon(&mut self, file: &[u8], answer: &mut Vec<i32>) -> Reply<()> {
        let more = Lexicon::open(file)?;
        if more.dawg.letters() != self.rules()?.letters {
            let why = "the lexicon has another number of letters than the rules";
            return Err(LexiconFault::ForeignAlphabet.because(why).into());
        }
        let all = match self.lexicon.take() {
            None => more,
            Some(before) => Lexicon {
                dawg: before.dawg.union(&more.dawg)?,
                metadata: before.metadata.clone(),
            },
        };
        answer.push(all.dawg.words() as i32);
        self.lexicon = Some(Arc::new(all));
        Ok(())
    }
}
