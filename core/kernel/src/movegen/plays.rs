//! Plays found: one, or many as columns.

use crate::rules::tile::*;
use std::cmp::Ordering;

/// Fills a row of [`Plays::tiles`] behind the word.
const NO_TILE: Tile = 0xFF;

/// One play: tiles in one line with what they score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// First square of the main word.
    pub square: u16,
    /// Does the main word run down?
    pub down: bool,
    /// One code a square of the main word, 0 where a tile lies already.
    pub tiles: Vec<Tile>,
    /// Points.
    pub score: i32,
    /// Points and what is kept, in milli-points.
    pub equity: i32,
}

impl Play {
    /// The order of a list of plays: score falling, then row, column, across before down, tiles.
    fn listed_before(&self, other: &Play) -> Ordering {
        other
            .score
            .cmp(&self.score)
            .then(self.square.cmp(&other.square))
            .then(self.down.cmp(&other.down))
            .then_with(|| self.tiles.cmp(&other.tiles))
    }

    /// Higher equity first; ties as a list orders them.
    pub fn better_before(&self, other: &Play) -> Ordering {
        (other.equity.cmp(&self.equity)).then_with(|| self.listed_before(other))
    }

    /// Tiles laid.
    pub fn laid(&self) -> usize {
        self.tiles.iter().filter(|&&t| t != EMPTY).count()
    }
}

/// Plays as columns, so that a hundred thousand cost no hundred thousand allocations.
#[derive(Clone, Debug, Default)]
pub struct Plays {
    scores: Vec<i32>,
    squares: Vec<u16>,
    downs: Vec<u8>,
    lengths: Vec<u8>,
    tiles: Vec<[Tile; MAX_SIDE]>,
}

impl Plays {
    /// Adds a play; `tiles` are those of the main word, 0 where one lies already.
    pub fn push(&mut self, square: u16, down: bool, tiles: &[Tile], score: i32) {
        let mut row = [NO_TILE; MAX_SIDE];
        row[..tiles.len()].copy_from_slice(tiles);
        self.scores.push(score);
        self.squares.push(square);
        self.downs.push(down as u8);
        self.lengths.push(tiles.len() as u8);
        self.tiles.push(row);
    }

    /// Forgets all plays and keeps their room.
    pub fn clear(&mut self) {
        self.scores.clear();
        self.squares.clear();
        self.downs.clear();
        self.lengths.clear();
        self.tiles.clear();
    }

    /// Number of plays.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Is there no play?
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// The play at `index`; its equity is its score.
    pub fn get(&self, index: usize) -> Play {
        Play {
            square: self.squares[index],
            down: self.downs[index] != 0,
            tiles: self.word(index).to_vec(),
            score: self.scores[index],
            equity: self.scores[index] * 1000,
        }
    }

    /// All plays in their order.
    pub fn iter(&self) -> impl Iterator<Item = Play> + '_ {
        (0..self.len()).map(|i| self.get(i))
    }

    /// Points of each play.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// First square of each main word.
    pub fn squares(&self) -> &[u16] {
        &self.squares
    }

    /// 1 where the main word runs down.
    pub fn downs(&self) -> &[u8] {
        &self.downs
    }

    /// Squares of each main word.
    pub fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// Codes of each main word, 0 where a tile lies already, [`NO_TILE`] behind the word.
    pub fn tiles(&self) -> &[[Tile; MAX_SIDE]] {
        &self.tiles
    }

    /// Codes of one main word.
    pub fn word(&self, index: usize) -> &[Tile] {
        &self.tiles[index][..self.lengths[index] as usize]
    }

    /// Puts the plays in order: score falling, then row, column, across before down, tiles.
    pub fn sort(&mut self) {
        let mut order: Vec<(u128, u32)> = (0..self.len())
            .map(|i| (self.sort_key(i), i as u32))
            .collect();
        order.sort_unstable_by_key(|&(key, _)| key);
        // a key tells the first eight tiles: whoever shares it is compared by all
        for same in order.chunk_by_mut(|a, b| a.0 == b.0) {
            if same.len() > 1 {
                same.sort_unstable_by_key(|&(_, index)| self.word(index as usize));
            }
        }
        self.scores = order.iter().map(|o| self.scores[o.1 as usize]).collect();
        self.squares = order.iter().map(|o| self.squares[o.1 as usize]).collect();
        self.downs = order.iter().map(|o| self.downs[o.1 as usize]).collect();
        self.lengths = order.iter().map(|o| self.lengths[o.1 as usize]).collect();
        self.tiles = order.iter().map(|o| self.tiles[o.1 as usize]).collect();
    }

    /// Score (falling), square, direction and the first eight codes: mostly the whole order.
    fn sort_key(&self, index: usize) -> u128 {
        let score = !(self.scores[index] as u32 ^ 1 << 31);
        let square = u32::from(self.squares[index]) << 1 | u32::from(self.downs[index]);
        let first: [Tile; 8] = std::array::from_fn(|i| self.tiles[index][i]);
        // one is added to each, so that the end of a word (255) comes before every code
        let first = u64::from_be_bytes(first.map(|tile| tile.wrapping_add(1)));
        (u128::from(score) << 32 | u128::from(square)) << 64 | u128::from(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_in_the_order_that_single_plays_are() {
        let mut state = 1u64;
        let mut random = |n: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 33) % n
        };
        let mut plays = Plays::default();
        for _ in 0..2000 {
            let tiles: Vec<Tile> = (0..2 + random(14))
                .map(|_| random(2) as u8 + 0x80 * random(2) as u8)
                .collect();
            let (square, score) = (random(3) as u16, random(3) as i32 - 1);
            plays.push(square, random(2) == 1, &tiles, score);
        }
        let mut single: Vec<Play> = plays.iter().collect();
        single.sort_by(Play::listed_before);
        plays.sort();
        assert_eq!(plays.iter().collect::<Vec<_>>(), single);
    }
}
