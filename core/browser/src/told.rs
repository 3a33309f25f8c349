//! Numbers as they come and go: little-endian, 32 bits each.

use crate::fault::{Fault, Told};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::refusal::{Reason, Refusal};
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::tile::Tile;

/// What was told, read from its beginning.
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// The numbers in these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// The next number.
    pub fn number(&mut self) -> Told<i32> {
        let (four, rest) = self.0.split_first_chunk().ok_or_else(too_short)?;
        self.0 = rest;
        Ok(i32::from_le_bytes(*four))
    }

    /// The next number as a narrower one; `what` it is, for whoever told a wrong one.
    pub fn narrow<T: TryFrom<i32>>(&mut self, what: &str) -> Told<T> {
        let number = self.number()?;
        let why = || Fault::wrong(format!("message: {what} {number} is out of range"));
        T::try_from(number).map_err(|_| why())
    }

    /// The next number as a narrower one; None for -1.
    pub fn maybe<T: TryFrom<i32>>(&mut self, what: &str) -> Told<Option<T>> {
        match self.0.first_chunk() {
            Some(four) if i32::from_le_bytes(*four) == -1 => self.number().map(|_| None),
            _ => self.narrow(what).map(Some),
        }
    }

    /// A list: its length, then its numbers.
    pub fn list<T: TryFrom<i32>>(&mut self, what: &str) -> Told<Vec<T>> {
        let length: usize = self.narrow(what)?;
        if length > self.0.len() / 4 {
            return Err(too_short());
        }
        (0..length).map(|_| self.narrow(what)).collect()
    }

    /// Everything that is left, as numbers.
    pub fn rest(&mut self) -> Told<Vec<i32>> {
        (0..self.0.len() / 4).map(|_| self.number()).collect()
    }

    /// A board of the rule set's size.
    pub fn board(&mut self, rules: &Ruleset) -> Told<Board> {
        Ok(Board::of(rules, &self.list("board")?)?)
    }

    /// Tiles of a rack.
    pub fn rack(&mut self, rules: &Ruleset) -> Told<Rack> {
        rack(rules, &self.list::<Tile>("rack")?)
    }

    /// Tiles of a rack; None for -1.
    pub fn known_rack(&mut self, rules: &Ruleset) -> Told<Option<Rack>> {
        match self.maybe::<usize>("rack")? {
            None => Ok(None),
            Some(length) => {
                let codes = (0..length).map(|_| self.narrow::<Tile>("rack"));
                rack(rules, &codes.collect::<Told<Vec<Tile>>>()?).map(Some)
            }
        }
    }
}

fn rack(rules: &Ruleset, codes: &[Tile]) -> Told<Rack> {
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
