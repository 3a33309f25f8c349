//! The plays of a position, put together from lists that were made before.
//!
//! For every lane key met and each player there is a list of the plays of the whole rack at the
//! root, most promising first; for every list and every hand met there is the part of it that the
//! hand can lay. Most positions of a search differ from others met before in few lanes, so most
//! of their plays are found here.

use super::fillings::Fillings;
use super::grid::Grid;
use super::hand::{RootRack, TileMask};
use super::hashing::{mix, HashMap};
use super::row::{FoundPlay, Row};
use super::slots::Slots;
use super::walk::Walk;
use crate::lexicon::wordmap::{WordMap, MAX_LENGTH};
use crate::lexicon::Dawg;
use crate::rules::tile::*;
use crate::support::bits::bits;
use std::ops::Range;

/// Lists and parts of lists together may take so many bytes (about) before they are forgotten.
const ROOM: usize = 192 << 20;

/// Number of a play in a [`PlayLists`].
pub(super) type PlayId = u32;
/// Tells plays apart, whatever their numbers; 0 is a pass. The low 32 bits are a [`Hint`].
pub(in crate::search) type Signature = u64;
/// Enough of a signature to know a play again where a mistake costs time alone.
pub(super) type Hint = u32;
/// No play.
pub(super) const NO_PLAY: PlayId = u32::MAX;

/// A play as the search sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoredPlay {
    /// Tiles laid.
    pub used: TileMask,
    /// Lane, first square in it and squares.
    pub lane: u8,
    pub start: u8,
    pub length: u8,
    /// Points.
    pub score: i32,
    /// Tells it from the other plays of any position.
    pub signature: Signature,
    /// What it changes the board's hash by.
    pub hash_delta: u64,
    tiles: u32,
}

/// How promising a play is, in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Promise(i32);

impl Promise {
    /// Bits for points.
    const POINTS: u32 = 12;

    /// A play's promise.
    fn of(points: i32, used: TileMask) -> Promise {
        let most = (1 << Promise::POINTS) - 1;
        Promise((used.count_ones() as i32) << Promise::POINTS | points.clamp(0, most))
    }

    /// Points, and twice the value of the tiles got rid of: what counts where nothing is searched.
    pub fn points(self) -> i32 {
        self.0 & ((1 << Promise::POINTS) - 1)
    }

    /// What counts in a search: many tiles, for these come soonest to the end, then points.
    pub fn order(self) -> i32 {
        self.0
    }
}

/// What a play of a list is chosen by.
#[derive(Clone, Copy)]
struct PlayKey {
    used: TileMask,
    promise: Promise,
}

/// The plays of a lane that a hand can lay, and perhaps others.
#[derive(Clone, Copy, Default)]
struct List {
    begin: u32,
    end: u32,
    hand: TileMask,
}

/// A play with what it is measured by.
pub(super) type ScoredPlay = (i32, PlayId);

/// A part of a list: the plays that a hand can lay and that leave it a tile.
#[derive(Clone, Copy, Default)]
struct PlayRange {
    begin: u32,
    count: u32,
    /// The highest play that lays the whole hand, with its points.
    out: ScoredPlay,
    /// The most promising play of those that leave a tile, in a search …
    first: ScoredPlay,
    /// … and the most promising of all by points.
    greedy: ScoredPlay,
}

/// No play, less promising than any.
pub(super) const NOTHING: ScoredPlay = (i32::MIN, NO_PLAY);

/// Most lanes of a board.
const LANES: usize = 2 * MAX_SIDE;

/// What all lanes were asked at a turn of the line last time, and the answers: in columns, since a
/// search asks for one of them of all lanes.
#[derive(Clone, Copy)]
struct Recent {
    /// The key and the hand (`salt`); 0: nothing yet.
    asked: [u64; LANES],
    ranges: [(u32, u32); LANES],
    out: [ScoredPlay; LANES],
    first: [ScoredPlay; LANES],
    greedy: [ScoredPlay; LANES],
}

impl Recent {
    const NONE: Recent = Recent {
        asked: [0; LANES],
        ranges: [(0, 0); LANES],
        out: [NOTHING; LANES],
        first: [NOTHING; LANES],
        greedy: [NOTHING; LANES],
    };

    fn keep(&mut self, lane: usize, asked: u64, part: PlayRange) {
        self.asked[lane] = asked;
        self.ranges[lane] = (part.begin, part.count);
        self.out[lane] = part.out;
        self.first[lane] = part.first;
        self.greedy[lane] = part.greedy;
    }
}

/// Whose plays are asked for.
#[derive(Clone, Copy)]
pub(super) struct Query {
    /// Turn of the line, counted from the root.
    pub ply: usize,
    pub player: usize,
    /// Never empty.
    pub hand: TileMask,
}

/// Places for hands of a single tile, of both players.
const SINGLES: usize = 2 * TileMask::BITS as usize;

impl Query {
    /// Where the last answer to a question like this is kept: of a single tile by that, whatever
    /// the turn, of others by the turn of the line.
    #[inline(always)]
    fn place(&self) -> usize {
        match self.hand.is_power_of_two() {
            true => 2 * self.hand.trailing_zeros() as usize + self.player,
            false => SINGLES + self.ply,
        }
    }
}

/// Plays by lane key, and parts of them by hand.
pub(super) struct PlayLists<'a> {
    words: &'a Dawg,
    pub holdings: [RootRack; 2],
    fillings: [Option<Fillings<'a>>; 2],
    plays: Vec<StoredPlay>,
    /// What chooses among them, close together: of a list most are passed over.
    keys: Vec<PlayKey>,
    tiles: Vec<Tile>,
    lists: HashMap<List>,
    parts: HashMap<PlayRange>,
    promises: Vec<ScoredPlay>,
    /// By [`Query::place`]: neighbours in the search ask for much the same.
    recent: Vec<Recent>,
    fresh: Vec<(Promise, StoredPlay)>,
}

impl<'a> PlayLists<'a> {
    /// Without a word map every lane is walked through the word graph.
    pub fn new(
        words: &'a Dawg,
        map: Option<&'a WordMap>,
        holdings: [RootRack; 2],
    ) -> PlayLists<'a> {
        let fillings = |holding| map.and_then(|map| Fillings::of(map, holding));
        PlayLists {
            words,
            fillings: holdings.each_ref().map(fillings),
            holdings,
            plays: vec![],
            keys: vec![],
            tiles: vec![],
            lists: HashMap::new(),
            parts: HashMap::new(),
            promises: vec![],
            recent: vec![Recent::NONE; SINGLES + 2],
            fresh: vec![],
        }
    }

    /// Has so much been listed that it should be forgotten?
    pub fn is_full(&self) -> bool {
        self.bytes() > ROOM
    }

    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        let each = std::mem::size_of::<StoredPlay>() + std::mem::size_of::<PlayKey>();
        let plays = self.plays.len() * each + self.tiles.len();
        let fillings: usize = self.fillings.iter().flatten().map(Fillings::bytes).sum();
        let kept = 128 * (self.parts.len() + self.lists.len());
        plays + 8 * self.promises.len() + kept + fillings
    }

    /// Forgets all plays; their numbers mean nothing any more.
    pub fn clear(&mut self) {
        self.plays.clear();
        self.keys.clear();
        self.tiles.clear();
        self.lists.clear();
        self.parts.clear();
        self.promises.clear();
        self.fillings.iter_mut().flatten().for_each(Fillings::clear);
        self.recent.truncate(SINGLES + 2);
        self.recent.fill(Recent::NONE);
    }

    /// A play by its number.
    #[inline(always)]
    pub fn play(&self, id: PlayId) -> &StoredPlay {
        &self.plays[id as usize]
    }

    /// A play's codes, `EMPTY` where a tile lies already.
    pub fn tiles(&self, play: &StoredPlay) -> &[Tile] {
        &self.tiles[play.tiles as usize..][..play.length as usize]
    }

    /// Gets the mover's plays in all lanes ready. What is to be looked up is fetched at once.
    #[inline(always)]
    pub fn prepare(&mut self, grid: &Grid<'_>, ask: Query) {
        self.prepare_lanes(grid, ask, 0..grid.lanes());
    }

    /// Gets the mover's plays in some lanes ready.
    #[inline(always)]
    pub fn prepare_lanes(&mut self, grid: &Grid<'_>, ask: Query, lanes: Range<usize>) {
        let place = ask.place();
        if place >= self.recent.len() {
            self.recent.resize(place + 1, Recent::NONE);
        }
        let (keys, salt) = (grid.keys(ask.player), salt(grid, ask.hand));
        let asked = &self.recent[place].asked;
        let mut missing = 0u64;
        for lane in lanes {
            missing |= u64::from(keys[lane] ^ salt != asked[lane]) << lane;
        }
        for lane in bits(missing) {
            self.parts.prefetch(mix(keys[lane] ^ salt));
        }
        let mut unknown = 0u64;
        for lane in bits(missing) {
            let asked = keys[lane] ^ salt;
            match self.parts.get(mix(asked)) {
                Some(part) => self.recent[place].keep(lane, asked, part),
                None => {
                    self.lists.prefetch(keys[lane]);
                    unknown |= 1 << lane;
                }
            }
        }
        for lane in bits(unknown) {
            let part = self.find(grid, ask, lane);
            self.recent[place].keep(lane, keys[lane] ^ salt, part);
        }
    }

    /// The plays of a lane that leave a tile, most promising first; the lane is prepared.
    #[inline(always)]
    pub fn promises(&self, ask: Query, lane: usize) -> &[ScoredPlay] {
        let (begin, count) = self.recent[ask.place()].ranges[lane];
        &self.promises[begin as usize..][..count as usize]
    }

    /// By lane the highest play that lays the whole hand, with its points; all are prepared.
    #[inline(always)]
    pub fn out(&self, ask: Query) -> &[ScoredPlay; LANES] {
        &self.recent[ask.place()].out
    }

    /// By lane the most promising play of those that leave a tile, in a search.
    #[inline(always)]
    pub fn first(&self, ask: Query) -> &[ScoredPlay; LANES] {
        &self.recent[ask.place()].first
    }

    /// By lane the most promising play of all by points.
    #[inline(always)]
    pub fn greedy(&self, ask: Query) -> &[ScoredPlay; LANES] {
        &self.recent[ask.place()].greedy
    }

    /// Chooses a part from the lane's list; makes the list if need be.
    #[cold]
    fn find(&mut self, grid: &Grid<'_>, ask: Query, lane: usize) -> PlayRange {
        let hand = ask.hand;
        let key = grid.keys(ask.player)[lane] ^ salt(grid, 0);
        let list = match self.lists.get(key) {
            Some(list) if hand & !list.hand == 0 => list,
            known => {
                let wanted = hand | known.map_or(0, |list| list.hand);
                let list = self.list(grid, ask.player, lane, wanted);
                self.lists.insert(key, list);
                list
            }
        };
        let part = self.choose(list, hand);
        self.parts.insert(mix(key ^ u64::from(hand) << 40), part);
        part
    }

    /// Picks from a list what a hand can lay.
    fn choose(&mut self, list: List, hand: TileMask) -> PlayRange {
        let begin = self.promises.len();
        let (mut out, mut greedy) = (NOTHING, NOTHING);
        let keys = &self.keys[list.begin as usize..list.end as usize];
        for (id, key) in (list.begin..).zip(keys) {
            if key.used & !hand != 0 {
                continue;
            }
            if key.promise.points() > greedy.0 {
                greedy = (key.promise.points(), id);
            }
            if key.used != hand {
                self.promises.push((key.promise.order(), id));
            } else if self.plays[id as usize].score > out.0 {
                out = (self.plays[id as usize].score, id);
            }
        }
        let chosen = &self.promises[begin..];
        PlayRange {
            begin: begin as u32,
            count: chosen.len() as u32,
            out,
            first: chosen.first().copied().unwrap_or(NOTHING),
            greedy,
        }
    }

    /// Lists all plays of a lane that a hand can lay.
    fn list(&mut self, grid: &Grid<'_>, player: usize, number: usize, hand: TileMask) -> List {
        let (holding, tiles, fresh) = (&self.holdings[player], &mut self.tiles, &mut self.fresh);
        let lane = Row::of(grid, number);
        fresh.clear();
        let visit = |found: FoundPlay<'_>| {
            let points = found.score + 2 * holding.value(found.used);
            let play = StoredPlay {
                used: found.used,
                lane: number as u8,
                start: found.start as u8,
                length: found.tiles.len() as u8,
                score: found.score,
                signature: signature(number, found.start, found.tiles),
                hash_delta: grid.hash_delta(number, found.start, found.tiles),
                tiles: tiles.len() as u32,
            };
            fresh.push((Promise::of(points, found.used), play));
            tiles.extend_from_slice(found.tiles);
        };
        match &mut self.fillings[player] {
            Some(fillings) if lane.length <= MAX_LENGTH => {
                Slots::plays(&lane, fillings, hand, visit);
            }
            _ => Walk::plays(&lane, self.words, holding, hand, visit),
        }
        // equal promise: in an order that no generator decides
        fresh.sort_unstable_by_key(|(promise, play)| {
            (std::cmp::Reverse(*promise), by_chance(play.signature))
        });
        let begin = self.plays.len() as u32;
        for (promise, play) in fresh.drain(..) {
            let used = play.used;
            self.keys.push(PlayKey { used, promise });
            self.plays.push(play);
        }
        List {
            begin,
            end: self.plays.len() as u32,
            hand,
        }
    }
}

/// What a question to a lane differs by from the lane's key.
#[inline(always)]
fn salt(grid: &Grid<'_>, hand: TileMask) -> u64 {
    // on an empty board there are start squares, and a least length
    u64::from(hand) << 40 ^ (grid.is_empty() as u64) << 63
}

/// The best of several; the first of equals.
#[inline(always)]
pub(super) fn best(plays: &[ScoredPlay]) -> ScoredPlay {
    let better = |best: ScoredPlay, &play: &ScoredPlay| if play.0 > best.0 { play } else { best };
    plays.iter().fold(NOTHING, better)
}

/// The lane of a play by its signature.
#[inline(always)]
pub(super) fn lane_of(hint: Hint) -> usize {
    hint as usize & 63
}

/// An order of signatures that no generator decides.
pub(super) fn by_chance(signature: Signature) -> u64 {
    signature.rotate_left(Hint::BITS)
}

/// The lane in the low six bits, a hash of the rest above; never 0.
fn signature(lane: usize, start: usize, tiles: &[Tile]) -> Signature {
    let first = mix((start as u64) << 8 | tiles.len() as u64);
    let hash = tiles
        .iter()
        .fold(first, |hash, &tile| mix(hash ^ u64::from(tile)));
    (hash | 1 << 31) & !63 | lane as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_whose_hints_are_alike_have_signatures_of_their_own() {
        let mut known = std::collections::HashMap::new();
        let mut alike = 0;
        for number in 0..40_000 {
            let tiles = [0, 5, 10, 15].map(|digit| (number >> digit & 31) as Tile);
            let signature = signature(7, 0, &tiles);
            if let Some(other) = known.insert(signature as Hint, signature) {
                alike += 1;
                assert_ne!(signature, other);
            }
        }
        assert!(alike > 0);
    }
}
