//! Why a lexicon cannot be trusted or built.

use std::fmt;

/// The kinds of trouble; [`Fault::code`] is stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The bytes end too early.
    Truncated,
    /// The bytes are something else.
    NotALexicon,
    /// Written by a later program.
    Version,
    /// The bytes were changed after they were written.
    Checksum,
    /// The word graph would never end.
    Cycle,
    /// A number points outside of what it counts.
    Range,
    /// Letters or lists do not stand in order.
    Order,
    /// A letter outside the alphabet.
    ForeignAlphabet,
    /// More nodes or words than the format can number.
    Overflow,
    /// A word longer than allowed.
    TooLong,
    /// A word shorter than allowed.
    TooShort,
    /// The graph holds another number of words than its header says.
    WordCount,
    /// Two sets of letters share a key of the word map.
    KeyClash,
}

impl Fault {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Truncated => "truncated",
            Fault::NotALexicon => "not-a-lexicon",
            Fault::Version => "version",
            Fault::Checksum => "checksum",
            Fault::Cycle => "cycle",
            Fault::Range => "range",
            Fault::Order => "order",
            Fault::ForeignAlphabet => "foreign-alphabet",
            Fault::Overflow => "overflow",
            Fault::TooLong => "too-long",
            Fault::TooShort => "too-short",
            Fault::WordCount => "word-count",
            Fault::KeyClash => "key-clash",
        }
    }

    /// The error of this kind, told in `detail`.
    pub fn because(self, detail: impl Into<String>) -> LexiconError {
        LexiconError {
            fault: self,
            detail: detail.into(),
        }
    }
}

/// A lexicon that cannot be trusted or built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexiconError {
    /// The kind.
    pub fault: Fault,
    /// What was found where, for a developer.
    pub detail: String,
}

impl fmt::Display for LexiconError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.fault.code(), self.detail)
    }
}

impl std::error::Error for LexiconError {}
