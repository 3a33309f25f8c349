//! A worth made of what single tiles, pairs and triples of tiles add.

use super::table::{Table, MAX_TABLE_LEAVE};
use super::MAX_WORTH;
use crate::rules::checks::RulesetError;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// What every tile, pair and triple on the rack adds, in milli-points.
///
/// A leave is worth the sum over its tiles, over all pairs of them and over all triples, copies
/// counted one by one: of A A B, twice A, once B, once AA, twice AB, once AAB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    tiles: usize,
    single: Vec<i32>,
    /// By code and code, in both orders.
    pair: Vec<i32>,
    /// By three codes, in every order.
    triple: Vec<i32>,
}

impl Terms {
    /// Terms in the order of their sorted codes: first of each tile (the blank's first), then of
    /// each pair (0 0, 0 1 … 1 1, 1 2 …), then of each triple.
    ///
    /// # Errors
    /// Another number of terms than the rule set has, or one beyond all measure.
    pub fn new(rules: &Ruleset, terms: &[i32]) -> Result<Terms, RulesetError> {
        let tiles = rules.letters + 1;
        let wanted = Terms::count(tiles);
        let refuse = |why: String| {
            Err(RulesetError {
                field: "terms",
                why,
            })
        };
        if terms.len() != wanted {
            return refuse(format!("{} terms, {wanted} wanted", terms.len()));
        }
        if let Some(term) = terms.iter().find(|term| term.abs() > MAX_WORTH) {
            return refuse(format!("{term} milli-points is beyond all measure"));
        }
        let mut made = Terms {
            tiles,
            single: terms[..tiles].to_vec(),
            pair: vec![0; tiles * tiles],
            triple: vec![0; tiles * tiles * tiles],
        };
        made.spread(&terms[tiles..]);
        Ok(made)
    }

    /// Terms of an alphabet with so many kinds of tiles.
    pub fn count(tiles: usize) -> usize {
        tiles + tiles * (tiles + 1) / 2 + tiles * (tiles + 1) * (tiles + 2) / 6
    }

    /// Puts the terms of pairs and triples where every order of their codes finds them.
    fn spread(&mut self, terms: &[i32]) {
        let (n, mut next) = (self.tiles, terms.iter().copied());
        for a in 0..n {
            for b in a..n {
                let term = next.next().unwrap_or_default();
                (self.pair[a * n + b], self.pair[b * n + a]) = (term, term);
            }
        }
        for (a, b) in (0..n).flat_map(|a| (a..n).map(move |b| (a, b))) {
            for c in b..n {
                let term = next.next().unwrap_or_default();
                for [x, y, z] in [
                    [a, b, c],
                    [a, c, b],
                    [b, a, c],
                    [b, c, a],
                    [c, a, b],
                    [c, b, a],
                ] {
                    self.triple[(x * n + y) * n + z] = term;
                }
            }
        }
    }

    /// The table of all leaves.
    ///
    /// # Errors
    /// An alphabet too large for a table.
    pub fn table(&self, rules: &Ruleset) -> Result<Table, RulesetError> {
        let table = Table::empty(rules)?;
        let mut adds = [0; MAX_CODES];
        for rank in 0..self.tiles as u8 {
            adds[rank as usize] = i64::from(self.single[table.order.tile(rank) as usize]);
        }
        let mut filling = Filling {
            terms: self,
            table,
            ranks: Vec::with_capacity(MAX_TABLE_LEAVE),
        };
        filling.grow(0, 0, &adds);
        Ok(filling.table)
    }
}

/// A table under way: the ranks of one leave, from which others grow tile by tile.
struct Filling<'a> {
    terms: &'a Terms,
    table: Table,
    ranks: Vec<u8>,
}

impl Filling<'_> {
    /// Sets all leaves that begin with the ranks so far; `adds[r]` is what a tile of rank r adds.
    fn grow(&mut self, place: u32, worth: i64, adds: &[i64; MAX_CODES]) {
        let kept = self.ranks.len();
        let lowest = self.ranks.last().copied().unwrap_or(0);
        for rank in lowest..self.terms.tiles as u8 {
            let place = place + self.table.grow(kept, rank);
            let worth = worth + adds[rank as usize];
            self.table.set(place, worth);
            if kept + 1 < MAX_TABLE_LEAVE {
                let adds = self.with(rank, adds);
                self.ranks.push(rank);
                self.grow(place, worth, &adds);
                self.ranks.pop();
            }
        }
    }

    /// What a tile of each rank from `rank` on adds once `rank` is kept too.
    fn with(&self, rank: u8, adds: &[i64; MAX_CODES]) -> [i64; MAX_CODES] {
        let (n, order) = (self.terms.tiles, &self.table.order);
        let code = order.tile(rank) as usize;
        let mut adds = *adds;
        for (later, add) in adds.iter_mut().enumerate().take(n).skip(rank as usize) {
            let tile = order.tile(later as u8) as usize;
            *add += i64::from(self.terms.pair[code * n + tile]);
            for &kept in &self.ranks {
                let kept = order.tile(kept) as usize;
                *add += i64::from(self.terms.triple[(kept * n + code) * n + tile]);
            }
        }
        adds
    }
}
