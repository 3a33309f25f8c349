//! The plays of a position, put together from lists that were made before.
//!
//! For every lane key met and each player there is a list of the plays of the whole rack at the
//! root, most promising first; for every list and every hand met there is the part of it that the
//! hand can lay. Most positions of a search differ from others met before in few lanes, so most
//! of their plays are found here.

use super::grid::Grid;
use super::hand::{Hand, Holding};
use super::lane::{Found, Lane};
use super::mix::{mix, HashMap};
use super::slots::{Pieces, Slots};
use super::walk::Walk;
use crate::lexicon::Dawg;
use crate::tile::*;
use crate::wordmap::{WordMap, MAX_LENGTH};

/// Lists and parts of lists together may take so many bytes (about) before they are forgotten.
const ROOM: usize = 192 << 20;

/// Number of a play in a [`Listing`].
pub(super) type PlayId = u32;
/// No play.
pub(super) const NO_PLAY: PlayId = u32::MAX;

/// A play as the search sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laying {
    /// Tiles laid.
    pub used: Hand,
    /// Lane, first square in it and squares.
    pub lane: u8,
    pub start: u8,
    pub length: u8,
    /// Points.
    pub score: i32,
    /// How promising it is: points, and twice the value of the tiles got rid of.
    pub promise: i32,
    /// Tells it from the other plays of any position.
    pub signature: u32,
    tiles: u32,
}

/// The plays of a lane that a hand can lay, and perhaps others.
#[derive(Clone, Copy)]
struct List {
    begin: u32,
    end: u32,
    hand: Hand,
}

/// A part of a list: the plays that a hand can lay.
#[derive(Clone, Copy)]
pub(super) struct Part {
    begin: u32,
    count: u32,
    /// The highest play that lays the whole hand.
    pub out: PlayId,
}

/// Plays by lane key, and parts of them by hand.
pub(super) struct Listing<'a> {
    words: &'a Dawg,
    map: Option<&'a WordMap>,
    pub holdings: [Holding; 2],
    pieces: [Option<Pieces>; 2],
    plays: Vec<Laying>,
    tiles: Vec<Tile>,
    known_lists: HashMap,
    lists: Vec<List>,
    known_parts: HashMap,
    parts: Vec<Part>,
    ids: Vec<PlayId>,
    fresh: Vec<Laying>,
}

impl<'a> Listing<'a> {
    /// Without a word map every lane is walked through the word graph.
    pub fn new(words: &'a Dawg, map: Option<&'a WordMap>, holdings: [Holding; 2]) -> Listing<'a> {
        let pieces = |holding| map.and_then(|map| Pieces::of(map, holding));
        Listing {
            words,
            map,
            pieces: holdings.each_ref().map(pieces),
            holdings,
            plays: vec![],
            tiles: vec![],
            known_lists: HashMap::new(),
            lists: vec![],
            known_parts: HashMap::new(),
            parts: vec![],
            ids: vec![],
            fresh: vec![],
        }
    }

    /// Has so much been listed that it should be forgotten?
    pub fn is_full(&self) -> bool {
        let plays = self.plays.len() * std::mem::size_of::<Laying>() + self.tiles.len();
        plays + 4 * self.ids.len() + 28 * self.parts.len() + 32 * self.lists.len() > ROOM
    }

    /// Forgets all plays; their numbers mean nothing any more.
    pub fn clear(&mut self) {
        self.plays.clear();
        self.tiles.clear();
        self.known_lists.clear();
        self.lists.clear();
        self.known_parts.clear();
        self.parts.clear();
        self.ids.clear();
    }

    /// A play by its number.
    #[inline(always)]
    pub fn play(&self, id: PlayId) -> &Laying {
        &self.plays[id as usize]
    }

    /// A play's codes, `EMPTY` where a tile lies already.
    pub fn tiles(&self, play: &Laying) -> &[Tile] {
        &self.tiles[play.tiles as usize..][..play.length as usize]
    }

    /// The plays of a part, most promising first.
    #[inline(always)]
    pub fn ids(&self, part: Part) -> &[PlayId] {
        &self.ids[part.begin as usize..][..part.count as usize]
    }

    /// What a player can lay in a lane with this hand.
    #[inline]
    pub fn part(&mut self, grid: &Grid<'_>, player: usize, lane: usize, hand: Hand) -> Part {
        let key = mix(grid.key(lane) ^ (lane << 1 | player) as u64);
        let whole = key.wrapping_add(mix(u64::from(hand)));
        if let Some(part) = self.known_parts.get(whole) {
            return self.parts[part as usize];
        }
        let known = self.known_lists.get(key);
        let list = match known.map(|at| self.lists[at as usize]) {
            Some(list) if hand & !list.hand == 0 => list,
            Some(list) => self.list(grid, player, lane, hand | list.hand),
            None => self.list(grid, player, lane, hand),
        };
        self.keep_list(key, known, list);
        self.choose(list, hand, whole)
    }

    fn keep_list(&mut self, key: u64, known: Option<u32>, list: List) {
        match known {
            Some(at) => self.lists[at as usize] = list,
            None => {
                self.known_lists.insert(key, self.lists.len() as u32);
                self.lists.push(list);
            }
        }
    }

    /// Picks from a list what a hand can lay.
    #[cold]
    fn choose(&mut self, list: List, hand: Hand, key: u64) -> Part {
        let first = self.ids.len();
        let (mut out, mut most) = (NO_PLAY, i32::MIN);
        for id in list.begin..list.end {
            let play = &self.plays[id as usize];
            if play.used & !hand == 0 {
                self.ids.push(id);
                if play.used == hand && play.score > most {
                    (out, most) = (id, play.score);
                }
            }
        }
        let part = Part {
            begin: first as u32,
            count: (self.ids.len() - first) as u32,
            out,
        };
        self.known_parts.insert(key, self.parts.len() as u32);
        self.parts.push(part);
        part
    }

    /// Lists all plays of a lane that a hand can lay.
    #[cold]
    fn list(&mut self, grid: &Grid<'_>, player: usize, number: usize, hand: Hand) -> List {
        let (holding, tiles, fresh) = (&self.holdings[player], &mut self.tiles, &mut self.fresh);
        let lane = Lane::of(grid, number);
        fresh.clear();
        let visit = |found: Found<'_>| {
            fresh.push(Laying {
                used: found.used,
                lane: number as u8,
                start: found.start as u8,
                length: found.tiles.len() as u8,
                score: found.score,
                promise: found.score + 2 * holding.value(found.used),
                signature: signature(number, found.start, found.tiles),
                tiles: tiles.len() as u32,
            });
            tiles.extend_from_slice(found.tiles);
        };
        match (self.map, &self.pieces[player]) {
            (Some(map), Some(pieces)) if lane.length <= MAX_LENGTH => {
                Slots::plays(map, &lane, holding, pieces, hand, visit);
            }
            _ => Walk::plays(&lane, self.words, holding, hand, visit),
        }
        // equal promise: in an order that no generator decides
        fresh.sort_unstable_by_key(|play| (std::cmp::Reverse(play.promise), play.signature));
        let begin = self.plays.len() as u32;
        self.plays.append(fresh);
        List {
            begin,
            end: self.plays.len() as u32,
            hand,
        }
    }
}

/// The lane in the low six bits, a hash of the rest above; never 0.
fn signature(lane: usize, start: usize, tiles: &[Tile]) -> u32 {
    let first = mix((start as u64) << 8 | tiles.len() as u64);
    let hash = tiles
        .iter()
        .fold(first, |hash, &tile| mix(hash ^ u64::from(tile)));
    (hash as u32 | 1 << 31) & !63 | lane as u32
}
