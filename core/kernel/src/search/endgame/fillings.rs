//! The words that a slot may be filled with, whatever its crossing words demand.
//!
//! They depend on the letters that lie in the slot, on its length and on the rack alone, and a
//! search meets few of these again and again. So the map is asked once for each: the keys of the
//! letters in the slot and of a *piece*, which is what a hand can lay, add up to the key of the
//! words that the two could make.

use super::hand::{RootRack, TileMask};
use super::hashing::{mix, HashMap};
use super::row::Square;
use crate::lexicon::ranks::Order;
use crate::lexicon::wordmap::{tag, WordMap, MAX_LENGTH};
use crate::rules::tile::*;
use crate::support::simd::prefetch;

/// Most tiles of a rack that slots are made for.
pub(super) const MOST: usize = 9;
/// Most blanks of a rack.
const MOST_BLANKS: usize = 2;
/// Room for a word's letters.
const LONGEST: usize = MAX_LENGTH + 1;

/// Tiles that can be laid at once.
#[derive(Clone, Copy)]
struct Piece {
    used: TileMask,
    key: u64,
    blanks: u8,
}

/// A word, and the tiles that make it together with the letters in a slot.
#[derive(Clone, Copy)]
pub(super) struct Filling {
    /// Codes of its letters, and zeros behind them.
    pub word: [Tile; LONGEST],
    /// Tiles laid.
    pub used: TileMask,
    named: [Tile; MOST_BLANKS],
    blanks: u8,
}

impl Filling {
    /// A word and what its blanks stand for, given as ranks.
    fn of(order: &Order, piece: &Piece, word: &[u8], named: &[u8]) -> Filling {
        let mut filling = Filling {
            word: [0; LONGEST],
            used: piece.used,
            named: [0; MOST_BLANKS],
            blanks: piece.blanks,
        };
        let tile = |(to, rank): (&mut Tile, &u8)| *to = order.tile(*rank);
        filling.word.iter_mut().zip(word).for_each(tile);
        filling.named.iter_mut().zip(named).for_each(tile);
        filling
    }

    /// Is the word made of what its blanks stand for and these letters alone? (Whatever its key
    /// says; they are as many.)
    fn is_made_of(&self, mut letters: [u8; MAX_CODES]) -> bool {
        let named = self.named().iter();
        named.for_each(|&code| letters[code as usize] += 1);
        let mut word = self.word.iter().take_while(|&&code| code != 0);
        word.all(|&code| {
            let left = &mut letters[code as usize];
            *left = left.wrapping_sub(1);
            *left != u8::MAX
        })
    }

    /// Letters that the blanks stand for.
    #[inline(always)]
    pub fn named(&self) -> &[Tile] {
        &self.named[..self.blanks.into()]
    }
}

/// What a slot's fillings depend on beside the rack.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// Key of the letters that lie in it.
    pub key: u64,
    /// Squares.
    pub length: usize,
    /// Tiles to lay.
    pub count: usize,
}

impl Room {
    fn hash(&self) -> u64 {
        mix(self.key ^ mix((self.length << 8 | self.count) as u64))
    }
}

/// The fillings that a hand can lay, and perhaps others.
#[derive(Clone, Copy, Default)]
struct FillingRange {
    begin: u32,
    end: u32,
    hand: TileMask,
}

/// What a rack can fill slots with; it is found out slot by slot.
pub(super) struct Fillings<'a> {
    pub map: &'a WordMap,
    pub holding: RootRack,
    pieces: [Vec<Piece>; MOST + 1],
    by_room: HashMap<FillingRange>,
    all: Vec<Filling>,
}

impl<'a> Fillings<'a> {
    /// None if the rack is too large.
    pub fn of(map: &'a WordMap, holding: &RootRack) -> Option<Fillings<'a>> {
        let whole = holding.whole();
        let blanks = holding.counts(whole)[BLANK as usize];
        if whole.count_ones() as usize > MOST || usize::from(blanks) > MOST_BLANKS {
            return None;
        }
        let mut pieces = [const { vec![] }; MOST + 1];
        for used in (1..=whole).filter(|&used| holding.is_hand(used)) {
            let each = holding.codes(used).filter(|&(code, _)| code != BLANK);
            let key = |(code, n): (Tile, u8)| {
                let key = map.keys().of(map.order().rank(code));
                key.wrapping_mul(n.into())
            };
            pieces[used.count_ones() as usize].push(Piece {
                used,
                key: each.map(key).fold(0, u64::wrapping_add),
                blanks: holding.counts(used)[BLANK as usize],
            });
        }
        Some(Fillings {
            map,
            holding: holding.clone(),
            pieces,
            by_room: HashMap::new(),
            all: vec![],
        })
    }

    /// Bytes that the fillings take (about).
    pub fn bytes(&self) -> usize {
        self.all.len() * std::mem::size_of::<Filling>() + 48 * self.by_room.len()
    }

    /// Forgets all that was found.
    pub fn clear(&mut self) {
        self.by_room.clear();
        self.all.clear();
    }

    /// A filling by its number.
    #[inline(always)]
    pub fn filling(&self, number: usize) -> &Filling {
        &self.all[number]
    }

    /// Fetches what is known of a slot into the cache.
    #[inline(always)]
    pub fn prefetch(&self, room: Room) {
        self.by_room.prefetch(room.hash());
    }

    /// Numbers of the fillings of a slot that a hand can lay, and perhaps of others; the first of
    /// them is fetched into the cache.
    #[inline(always)]
    pub fn range(
        &mut self,
        room: Room,
        hand: TileMask,
        squares: &[Square],
    ) -> std::ops::Range<usize> {
        let hash = room.hash();
        let kept = match self.by_room.get(hash) {
            Some(kept) if hand & !kept.hand == 0 => kept,
            known => {
                let wanted = hand | known.map_or(0, |kept| kept.hand);
                let kept = self.find(room, wanted, squares);
                self.by_room.insert(hash, kept);
                kept
            }
        };
        if kept.begin < kept.end {
            prefetch(&self.all, kept.begin as usize);
        }
        kept.begin as usize..kept.end as usize
    }

    #[cold]
    fn find(&mut self, room: Room, hand: TileMask, squares: &[Square]) -> FillingRange {
        let begin = self.all.len() as u32;
        let mut lying = [0; MAX_CODES];
        let laid = squares.iter().filter(|square| square.tile != EMPTY);
        laid.for_each(|square| lying[letter(square.tile) as usize] += 1);
        for i in 0..self.pieces[room.count].len() {
            let piece = self.pieces[room.count][i];
            if piece.used & !hand == 0 {
                self.fill(room, &piece, &lying);
            }
        }
        FillingRange {
            begin,
            end: self.all.len() as u32,
            hand,
        }
    }

    /// Adds all fillings by a piece; `lying`: how many of each letter lie in the slot.
    fn fill(&mut self, room: Room, piece: &Piece, lying: &[u8; MAX_CODES]) {
        let (map, all) = (self.map, &mut self.all);
        let words = map.of_length(room.length);
        let key = piece.key.wrapping_add(room.key);
        let mut held = self.holding.counts(piece.used);
        held.iter_mut().zip(lying).for_each(|(held, n)| *held += n);
        words.each_naming(key, piece.blanks, |key, named| {
            for record in words.records(words.bucket(key)) {
                let filling = Filling::of(map.order(), piece, &record[1..][..room.length], named);
                if record[0] == tag(key) && filling.is_made_of(held) {
                    all.push(filling);
                }
            }
        });
    }
}
