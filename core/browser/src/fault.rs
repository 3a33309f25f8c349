//! Why a call has no answer.

use crate::{REFUSED, WRONG};
use stafla_kernel::lexicon::LexiconError;
use stafla_kernel::rules::exchange::ExchangeRefusal;
use stafla_kernel::rules::position::ActRefusal;
use stafla_kernel::rules::refusal::Refusal;
use stafla_kernel::rules::ruleset::RulesetError;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// `REFUSED` or `WRONG`.
    pub status: u32,
    /// A stable code; for `WRONG` what was found follows a colon.
    pub text: String,
    /// Square and tile of a refusal, -1 where there is none.
    pub place: [i32; 2],
}

/// An answer, or why there is none.
pub type Reply<T> = Result<T, Fault>;

impl Fault {
    /// The caller's mistake.
    pub fn wrong(text: impl Into<String>) -> Fault {
        Fault {
            status: WRONG,
            text: text.into(),
            place: [-1, -1],
        }
    }

    fn refused(code: &str, place: [i32; 2]) -> Fault {
        Fault {
            status: REFUSED,
            text: code.into(),
            place,
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let square = refusal.square.map_or(-1, i32::from);
        let tile = refusal.tile.map_or(-1, i32::from);
        Fault::refused(refusal.reason.code(), [square, tile])
    }
}

impl From<ExchangeRefusal> for Fault {
    fn from(refusal: ExchangeRefusal) -> Fault {
        Fault::refused(refusal.code(), [-1, -1])
    }
}

impl From<ActRefusal> for Fault {
    fn from(refusal: ActRefusal) -> Fault {
        match refusal {
            ActRefusal::Over => Fault::refused("game-over", [-1, -1]),
            ActRefusal::Placement(refusal) => refusal.into(),
            ActRefusal::Exchange(refusal) => refusal.into(),
        }
    }
}

impl From<RulesetError> for Fault {
    fn from(error: RulesetError) -> Fault {
        Fault::wrong(format!("ruleset: {error}"))
    }
}

impl From<LexiconError> for Fault {
    fn from(error: LexiconError) -> Fault {
        Fault::wrong(format!("{error}"))
    }
}
