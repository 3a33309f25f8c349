//! What tiles kept on the rack are worth.

use crate::limits::RulesetError;
use crate::order::Order;
use crate::rack::Rack;
use crate::ruleset::Ruleset;
use crate::tile::*;

/// Tiles that the largest leave of a table has.
pub const MAX_TABLE_LEAVE: usize = 6;
/// Largest worth of a leave either way, in milli-points.
pub const MAX_WORTH: i32 = 1_000_000;

/// Worth of a leave (the tiles kept), in milli-points.
#[derive(Clone, Debug)]
pub enum Leaves {
    /// Nothing is worth anything.
    Zero,
    /// Tile by tile.
    Plain(Box<Plain>),
    /// Every leave of up to six tiles for itself.
    Table(Box<Table>),
}

/// A worth for each tile, and another for each copy beyond the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    worth: [i32; MAX_CODES],
    repeat: [i32; MAX_CODES],
}

impl Plain {
    /// Worth of `count` tiles of one code.
    #[inline(always)]
    pub fn of(&self, tile: Tile, count: usize) -> i32 {
        let (tile, count) = ((tile & 63) as usize, count as i32);
        count * self.worth[tile] + (count - 1).max(0) * self.repeat[tile]
    }
}

fn by_code(
    rules: &Ruleset,
    field: &'static str,
    numbers: &[i32],
) -> Result<[i32; MAX_CODES], RulesetError> {
    let wrong = |why: String| Err(RulesetError { field, why });
    if numbers.len() != rules.letters + 1 {
        return wrong(format!(
            "{} numbers, {} wanted",
            numbers.len(),
            rules.letters + 1
        ));
    }
    if let Some(number) = numbers
        .iter()
        .find(|n| n.abs() > MAX_WORTH / MAX_RACK as i32)
    {
        return wrong(format!("{number} milli-points is beyond all measure"));
    }
    let mut codes = [0; MAX_CODES];
    codes[..numbers.len()].copy_from_slice(numbers);
    Ok(codes)
}

impl Leaves {
    /// A worth by code (the blank's first), and one for every second and later copy.
    ///
    /// # Errors
    /// Not one number for each code, or one beyond all measure.
    pub fn plain(rules: &Ruleset, worth: &[i32], repeat: &[i32]) -> Result<Leaves, RulesetError> {
        let worth = by_code(rules, "worth", worth)?;
        let repeat = by_code(rules, "repeat", repeat)?;
        Ok(Leaves::Plain(Box::new(Plain { worth, repeat })))
    }

    /// Worth of the tiles kept, in milli-points. A leave beyond a table is worth nothing.
    pub fn value(&self, kept: &Rack) -> i32 {
        match self {
            Leaves::Zero => 0,
            Leaves::Plain(plain) => (0..MAX_CODES as Tile)
                .map(|tile| plain.of(tile, kept.count(tile) as usize))
                .sum(),
            Leaves::Table(table) => {
                let codes: Vec<Tile> = kept.codes().collect();
                table.value(&table.order.ranks(&codes))
            }
        }
    }
}

/// A worth for every leave, found without hashing by the combinatorial rank of its tiles.
///
/// Sorted by [`Order`], tile number i of rank r adds C(r + i, i + 1) to the leave's place among
/// those of its size, so that a leave's place grows tile by tile.
#[derive(Clone, Debug)]
pub struct Table {
    order: Order,
    /// `grow[i][r]`: what tile number i of rank r adds.
    grow: [[u32; MAX_CODES]; MAX_TABLE_LEAVE],
    /// Where the leaves of each size begin.
    begin: [u32; MAX_TABLE_LEAVE + 2],
    values: Vec<i32>,
}

fn choose(n: usize, k: usize) -> u64 {
    (0..k as u64).fold(1, |product, i| product * (n as u64 - i) / (i + 1))
}

impl Table {
    /// The table of a rule set; `worth` tells the milli-points of a leave's codes.
    ///
    /// # Errors
    /// An alphabet so large that the table would be (more than 2^26 leaves).
    pub fn new(rules: &Ruleset, worth: impl Fn(&[Tile]) -> i32) -> Result<Table, RulesetError> {
        let order = Order::of(rules);
        let tiles = order.letters() + 1;
        let mut table = Table {
            order,
            grow: [[0; MAX_CODES]; MAX_TABLE_LEAVE],
            begin: [0; MAX_TABLE_LEAVE + 2],
            values: Vec::new(),
        };
        if choose(tiles + MAX_TABLE_LEAVE, MAX_TABLE_LEAVE) > 1 << 26 {
            let why = "too many letters for a table of leaves".to_string();
            return Err(RulesetError {
                field: "letters",
                why,
            });
        }
        for size in 0..=MAX_TABLE_LEAVE {
            let leaves = choose(tiles + size - 1, size) as u32;
            table.begin[size + 1] = table.begin[size] + leaves;
            for rank in 0..tiles * (size < MAX_TABLE_LEAVE) as usize {
                table.grow[size][rank] = choose(rank + size, size + 1) as u32;
            }
        }
        table.values = vec![0; table.begin[MAX_TABLE_LEAVE + 1] as usize];
        table.fill(&mut Vec::new(), 0, &worth);
        Ok(table)
    }

    /// Values of all leaves that begin with `ranks`, of which the last is the highest.
    fn fill(&mut self, ranks: &mut Vec<u8>, place: u32, worth: &impl Fn(&[Tile]) -> i32) {
        let tiles: Vec<Tile> = ranks.iter().map(|&rank| self.order.tile(rank)).collect();
        let at = self.begin[ranks.len()] + place;
        self.values[at as usize] = worth(&tiles).clamp(-MAX_WORTH, MAX_WORTH);
        if ranks.len() < MAX_TABLE_LEAVE {
            let lowest = ranks.last().copied().unwrap_or(0);
            for rank in lowest..=self.order.letters() as u8 {
                let place = place + self.grow(ranks.len(), rank);
                ranks.push(rank);
                self.fill(ranks, place, worth);
                ranks.pop();
            }
        }
    }

    /// What the next tile, of this rank, adds to the place of a leave of `kept` tiles.
    #[inline(always)]
    pub(crate) fn grow(&self, kept: usize, rank: u8) -> u32 {
        // a leave of seven tiles is no leave of a table: it is never looked up
        self.grow[kept.min(MAX_TABLE_LEAVE - 1)][(rank & 63) as usize]
    }

    /// Index of the leave of `kept` tiles at `place` among its like.
    #[inline(always)]
    pub(crate) fn index(&self, kept: usize, place: u32) -> usize {
        (self.begin[kept.min(MAX_TABLE_LEAVE)] + place) as usize
    }

    /// All values, by index.
    #[inline(always)]
    pub(crate) fn values(&self) -> &[i32] {
        &self.values
    }

    /// Worth of the leave with these sorted ranks.
    fn value(&self, ranks: &[u8]) -> i32 {
        if ranks.len() > MAX_TABLE_LEAVE {
            return 0;
        }
        let grown = ranks
            .iter()
            .enumerate()
            .map(|(kept, &rank)| self.grow(kept, rank));
        self.values[self.index(ranks.len(), grown.sum())]
    }
}
