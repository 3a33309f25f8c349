//! Encoding of requests and answers: little-endian 32-bit integers.

use crate::fault::{Fault, Reply};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::refusal::{Reason, Refusal};
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::tile::Tile;

/// A request, read from its beginning.
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// The numbers in these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// The next number.
    pub fn number(&mut self) -> Reply<i32> {
        let (four, rest) = self.0.split_first_chunk().ok_or_else(too_short)?;
        self.0 = rest;
        Ok(i32::from_le_bytes(*four))
    }

    /// The next number as a narrower one; `what` it is, for the message of a fault.
    pub fn narrow<T: TryFrom<i32>>(&mut self, what: &str) -> Reply<T> {
        let number = self.number()?;
        let why = || Fault::wrong(format!("message: {what} {number} is out of range"));
        T::try_from(number).map_err(|_| why())
    }

    /// The next number as a narrower one; None for -1.
    pub fn maybe<T: TryFrom<i32>>(&mut self, what: &str) -> Reply<Option<T>> {
        match self.0.first_chunk() {
            Some(four) if i32::from_le_bytes(*four) == -1 => self.number().map(|_| None),
            _ => self.narrow(what).map(Some),
        }
    }

    /// A list: its length, then its numbers.
    pub fn list<T: TryFrom<i32>>(&mut self, what: &str) -> Reply<Vec<T>> {
        let length: usize = self.narrow(what)?;
        if length > self.0.len() / 4 {
            return Err(too_short());
        }
        (0..length).map(|_| self.narrow(what)).collect()
    }

    /// Everything that is left, as numbers.
    pub fn rest(&mut self) -> Reply<Vec<i32>> {
        (0..self.0.len() / 4).map(|_| self.number()).collect()
    }

    /// A board of the rule set's size.
    pub fn board(&mut self, rules: &Ruleset) -> Reply<Board> {
        Ok(Board::of(rules, &self.list("board")?)?)
    }

    /// Tiles of a rack.
    pub fn rack(&mut self, rules: &Ruleset) -> Reply<Rack> {
        rack(rules, &self.list::<Tile>("rack")?)
    }

    /// Tiles of a rack; None for -1.
    pub fn known_rack(&mut self, rules: &Ruleset) -> Reply<Option<Rack>> {
        match self.maybe::<usize>("rack")? {
            None => Ok(None),
            Some(length) => {
                let codes = (0..length).map(|_| self.narrow::<Tile>("rack"));
                rack(rules, &codes.collect::<Reply<Vec<Tile>>>()?).map(Some)
            }
        }
    }
}

fn rack(rules: &Ruleset, codes: &[Tile]) -> Reply<Rack> {
    let unknown = |code| Refusal::new(Reason::UnknownLetter).with(code);
    Ok(Rack::of(rules, codes).map_err(unknown)?)
}

fn too_short() -> Fault {
    Fault::wrong("message: it ends too early")
}

/// The numbers of a list, led by their count.
pub fn put_list(answer: &mut Vec<i32>, numbers: impl ExactSizeIterator<Item = i32>) {
    answer.push(numbers.len() as i32);
    answer.extend(numbers);
}
