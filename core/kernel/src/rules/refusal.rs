//! Why something cannot be laid, drawn or set up: a stable code and the place.

use crate::rules::tile::Tile;
use std::fmt;

/// The kind of refusal. [`Reason::code`] is stable; people read a translation of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No tile is laid.
    NoTiles,
    /// A square or the line lies outside the board.
    OffBoard,
    /// A tile is laid on a square that holds one.
    Occupied,
    /// The squares lie neither in one row nor in one column (IS-11).
    NotInLine,
    /// An empty square lies between the tiles (IS-11).
    Gap,
    /// No tile touches those on the board (IS-10, IS-14).
    Detached,
    /// The opening covers no start square (IS-06).
    NotOnStart,
    /// The word has too few tiles (IS-06, FI-11, PL-39).
    TooShort,
    /// The player does not hold the tile, or the set has no such tile.
    NotOnRack,
    /// The code is no letter of the alphabet.
    UnknownLetter,
    /// A letter is named for a square that holds another.
    Mismatch,
    /// A tile already there is named for an empty square.
    NothingThere,
    /// More tiles than a rack holds.
    TooManyTiles,
    /// The bag does not hold the tile.
    NotInBag,
    /// More of a tile than the set has.
    NotInSet,
    /// A board of another size than the rule set's.
    WrongSize,
}

impl Reason {
    /// The stable name of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::NoTiles => "no-tiles",
            Reason::OffBoard => "off-board",
            Reason::Occupied => "occupied",
            Reason::NotInLine => "not-in-line",
            Reason::Gap => "gap",
            Reason::Detached => "detached",
            Reason::NotOnStart => "not-on-start",
            Reason::TooShort => "too-short",
            Reason::NotOnRack => "not-on-rack",
            Reason::UnknownLetter => "unknown-letter",
            Reason::Mismatch => "mismatch",
            Reason::NothingThere => "nothing-there",
            Reason::TooManyTiles => "too-many-tiles",
            Reason::NotInBag => "not-in-bag",
            Reason::NotInSet => "not-in-set",
            Reason::WrongSize => "wrong-size",
        }
    }
}

/// A reason with the square and the tile it is about, where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// Where.
    pub square: Option<u16>,
    /// With which tile, as laid.
    pub tile: Option<Tile>,
}

impl Refusal {
    /// A refusal about no single square.
    pub const fn new(reason: Reason) -> Refusal {
        Refusal {
            reason,
            square: None,
            tile: None,
        }
    }

    /// The same refusal, naming a square.
    pub const fn at(self, square: usize) -> Refusal {
        Refusal {
            square: Some(square as u16),
            ..self
        }
    }

    /// The same refusal, naming a tile.
    pub const fn with(self, tile: Tile) -> Refusal {
        Refusal {
            tile: Some(tile),
            ..self
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.code())?;
        if let Some(square) = self.square {
            write!(f, ", square {square}")?;
        }
        if let Some(tile) = self.tile {
            write!(f, ", tile {tile}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
