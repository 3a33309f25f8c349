//! Tiles as small integers.
//!
//! A letter code is `1 ..= letters` in the order of the edition's alphabet. On a rack and in the
//! bag `BLANK` is a blank; on a board `EMPTY` is a free square, and a blank that stands for a
//! letter is that letter's code with `AS_BLANK` set.

/// A code: letter, blank or empty square, by context.
pub type Tile = u8;

/// A blank tile on a rack or in the bag.
pub const BLANK: Tile = 0;
/// A free square.
pub const EMPTY: Tile = 0;
/// Set on a letter code laid with a blank.
pub const AS_BLANK: Tile = 0x80;
/// Letters an alphabet may have (six bits, 0 taken).
pub const MAX_LETTERS: usize = 63;
/// Codes a rack may hold: the letters and the blank.
pub const MAX_CODES: usize = MAX_LETTERS + 1;
/// Longest side of a board.
pub const MAX_SIDE: usize = 21;
/// Largest rack.
pub const MAX_RACK: usize = 15;
/// Most racks in a game.
pub const MAX_RACKS: usize = 8;

/// The letter a tile shows, blank or not.
#[inline(always)]
pub const fn letter(tile: Tile) -> Tile {
    tile & !AS_BLANK
}

/// Was this tile laid with a blank?
#[inline(always)]
pub const fn is_blank(tile: Tile) -> bool {
    tile & AS_BLANK != 0
}

/// The tile as it lies on a rack: the letter's code, or `BLANK` for a blank that stands for one.
#[inline(always)]
pub const fn on_rack(tile: Tile) -> Tile {
    if is_blank(tile) {
        BLANK
    } else {
        tile
    }
}
