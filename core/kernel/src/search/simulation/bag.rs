//! The bag of a rollout.

use super::random::Random;
use crate::rules::rack::Rack;
use crate::rules::tile::Tile;

/// Tiles in the order in which they will be drawn.
///
/// The player whose candidates are compared draws from the back, the others from the front: as
/// long as the bag lasts, what one side draws does not depend on how many tiles the other laid.
/// So candidates that lay different numbers of tiles still meet the same luck.
#[derive(Clone, Debug, Default)]
pub(super) struct RolloutBag {
    tiles: Vec<Tile>,
    front: usize,
}

impl RolloutBag {
    /// Becomes a bag with these tiles.
    pub fn set(&mut self, tiles: &[Tile]) {
        self.tiles.clear();
        self.tiles.extend_from_slice(tiles);
        self.front = 0;
    }

    /// Number of tiles.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.tiles.len() - self.front
    }

    /// Is there no tile?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Draws up to `count` tiles into a rack; `own`: for the player whose candidates are compared.
    #[inline]
    pub fn draw(&mut self, rack: &mut Rack, count: usize, own: bool) {
        for _ in 0..count.min(self.len()) {
            let tile = if own {
                self.tiles.pop()
            } else {
                self.front += 1;
                Some(self.tiles[self.front - 1])
            };
            tile.into_iter().for_each(|tile| rack.add(tile));
        }
    }

    /// Puts tiles back anywhere in the order.
    pub fn put_back(&mut self, tiles: &Rack, random: &mut Random) {
        for tile in tiles.codes() {
            let at = self.front + random.below(self.len() + 1);
            self.tiles.push(tile);
            let last = self.tiles.len() - 1;
            self.tiles.swap(at, last);
        }
    }
}
