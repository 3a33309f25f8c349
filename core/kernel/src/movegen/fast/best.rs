//! The best play: the most promising slots first, until no slot left can do better.
//!
//! A slot's bound is its base, plus the best tiles on its largest multipliers, plus what the
//! leave can add. Slots wait in buckets by bound. A slot whose turn comes is narrowed down: to the
//! subracks with letters for its crossed squares, to those that could still beat the best play, to
//! those whose key passes the filter. What remains goes to the word map in batches, so that memory
//! is fetched ahead. Subracks with a blank pass the filters easily; they wait for their own bound.

use super::absent::AbsentCache;
use super::batches::{Pair, PendingLookups};
use super::bound::{tighten, TightBound};
use super::buckets::{Buckets, LOWEST, NONE};
use super::row::SlotRow;
use super::rows::Lanes;
use super::slot::{class_of, Slot};
use super::subracks::{Parts, Subracks, NEVER, ROOMS};
use super::trial::{blank_letters, slot_of, Best, SlotTrial};
use super::{MAX_TILES, SIDE};
use crate::lexicon::wordmap::{WordMap, Words};
use crate::movegen::{Equity, Play};
use crate::rules::rack::Rack;
use crate::support::bits::bits;
use crate::support::dispatch::fastest;
use crate::support::simd::dot;

/// Bound of a slot where no letter fits a crossed square: the lowest bucket's.
const HOPELESS: i32 = LOWEST;
/// Rooms for slots: 32 lanes of 128.
const IDS: usize = 32 * 128;
/// Slots and subracks gathered before the word map is asked (their memory is fetched together).
const BATCH: usize = 8;
/// The search for plays of one rack at a time, and the room it works in.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub(super) rack: Box<Subracks>,
    /// The rack's letters by rank, as bits; all with a blank.
    pub(super) rack_letters: u64,
    memos: AbsentCache,
    turn: u64,
    queue: Buckets,
    /// Bound of each slot in the queue, and the next in its list.
    bounds: Vec<i32>,
    next: Vec<u16>,
    /// Pairs with blanks by their own bounds.
    late_queue: Buckets,
    late: Vec<(Pair, u16)>,
    pairs: PendingLookups,
    trials: Vec<SlotTrial>,
    /// The rack's letters that each lane's crossed squares allow, as bits.
    fitting: Vec<[u8; SIDE + 1]>,
}

impl Search {
    pub fn new() -> Search {
        Search {
            rack: Box::new(Subracks::new()),
            rack_letters: 0,
            memos: AbsentCache::new(),
            turn: 0,
            queue: Buckets::new(),
            bounds: vec![0; IDS],
            next: vec![0; IDS],
            late_queue: Buckets::new(),
            late: Vec::new(),
            pairs: PendingLookups::new(),
            trials: Vec::new(),
            fitting: vec![[0; SIDE + 1]; 2 * SIDE],
        }
    }

    /// Takes up a rack of up to seven tiles with at most two blanks.
    pub fn set_rack(&mut self, map: &WordMap, rack: &Rack, keeping: &Equity<'_>) {
        fastest(
            #[inline(always)]
            || self.take_up(map, rack, keeping),
        );
    }

    #[inline(always)]
    fn take_up(&mut self, map: &WordMap, rack: &Rack, keeping: &Equity<'_>) {
        self.turn += 1;
        let mut ranks = [0; MAX_TILES];
        let mut count = 0;
        for tile in rack.codes() {
            ranks[count] = map.order().rank(tile);
            count += 1;
        }
        ranks[..count].sort_unstable();
        self.rack.set(map, &ranks[..count], keeping);
        self.rack_letters = ranks[..count].iter().fold(0, |set, &rank| set | 1 << rank);
    }

    /// Worth of the most valuable rest after giving back 1 … `most` tiles; None if there is none.
    pub fn best_rest(&self, most: usize) -> Option<i32> {
        let rests = self.rack.best_rest.iter().skip(1).take(most);
        rests.copied().max().filter(|&rest| rest > NEVER)
    }

    /// The play of highest equity; ties as a list of plays orders them.
    pub fn best(&mut self, map: &WordMap, lanes: &Lanes) -> Option<Play> {
        self.best_from(map, lanes, None)
    }

    /// The same, if its equity is at least `floor`.
    pub fn best_from(&mut self, map: &WordMap, lanes: &Lanes, floor: Option<i32>) -> Option<Play> {
        fastest(
            #[inline(always)]
            || self.find_best(map, lanes, floor),
        )
    }

    #[inline(always)]
    fn find_best(&mut self, map: &WordMap, lanes: &Lanes, floor: Option<i32>) -> Option<Play> {
        let floor = floor.unwrap_or(NEVER);
        let blank = self.rack.blank != 0;
        self.queue.clear();
        if blank {
            self.late_queue.clear();
            self.late.clear();
        }
        let mut best = Best {
            equity: floor,
            play: None,
        };
        let mut bucket = self.fill_queue(map, lanes) as isize;
        loop {
            let lowest = Buckets::of(best.equity) as isize;
            while bucket >= lowest && self.pairs.len() < BATCH {
                self.open_bucket(map, lanes, bucket as usize, best.equity);
                bucket -= 1;
            }
            if self.pairs.is_empty() {
                return best.play;
            }
            self.try_pairs(map, lanes, &mut best);
        }
    }

    /// Bounds every slot for this rack and puts it in its bucket; gives the highest bucket.
    #[inline(always)]
    fn fill_queue(&mut self, map: &WordMap, lanes: &Lanes) -> usize {
        let mut top = 0;
        for (i, lane) in lanes.lanes().iter().enumerate() {
            if !lane.slots().is_empty() || !lane.full_slots().1.is_empty() {
                let dead = self.fit_lane(i, lane);
                top = top.max(self.queue_slots(i, lane, dead));
                top = top.max(self.queue_full_slots(map, i, lane, dead));
            }
        }
        top
    }

    /// Queues a lane's slots of up to six tiles. Those with a dead square, where no letter of the
    /// rack fits, go to the lowest bucket: to leave them out would cost more.
    #[inline(always)]
    fn queue_slots(&mut self, lane_number: usize, lane: &SlotRow, dead: u16) -> usize {
        let mut top = 0;
        let rooms = lane_number * 128..(lane_number + 1) * 128;
        let (bounds, next) = (&mut self.bounds[rooms.clone()], &mut self.next[rooms]);
        let (values, best_leave) = (self.rack.values, &self.rack.best_leave);
        let slots = lane.slots().iter().zip(bounds.iter_mut()).zip(next);
        for (s, ((slot, bound), next)) in slots.enumerate() {
            let points = i32::from(slot.base) + dot(&slot.multipliers, &values);
            let likely = points * 1000 + best_leave[(slot.class & 31) as usize];
            // all bits where a square is dead (without a branch)
            let hopeless = i32::from(slot.filled & dead != 0).wrapping_neg();
            *bound = likely & !hopeless | HOPELESS & hopeless;
            let bucket = Buckets::of_likely(*bound);
            top = top.max(bucket);
            *next = self.queue.push(bucket, (lane_number * 128 + s) as u16);
        }
        top
    }

    /// Queues a lane's slots of seven tiles: one subrack only, so the filter is asked at once.
    #[inline(always)]
    fn queue_full_slots(
        &mut self,
        map: &WordMap,
        lane_number: usize,
        lane: &SlotRow,
        dead: u16,
    ) -> usize {
        let mut top = 0;
        let (first, full) = lane.full_slots();
        for (id, slot) in (lane_number * 128 + first..).zip(full) {
            if slot.filled & dead == 0 && self.rack.may_fill(map, slot) {
                let points = i32::from(slot.base) + dot(&slot.multipliers, &self.rack.values);
                let bound = points * 1000 + self.rack.best_leave[class_of(MAX_TILES, 1) as usize];
                let bucket = Buckets::of(bound);
                top = top.max(bucket);
                self.bounds[id % IDS] = bound;
                self.next[id % IDS] = self.queue.push(bucket, id as u16);
            }
        }
        top
    }

    /// Notes which letters of the rack fit each crossed square of a lane; gives the squares, as
    /// bits, where none does.
    #[inline(always)]
    fn fit_lane(&mut self, number: usize, lane: &SlotRow) -> u16 {
        let (rack, fitting) = (&*self.rack, &mut self.fitting[number]);
        let mut dead = 0;
        for square in bits(lane.crossed) {
            let allowed = lane.allowed[square];
            let fits = |(i, &rank): (usize, &u8)| ((allowed >> (rank & 63) & 1) as u8) << i;
            let fit = rack
                .letters
                .iter()
                .enumerate()
                .map(fits)
                .fold(0, |a, b| a | b);
            fitting[square] = fit & rack.letters_mask;
            dead |= u16::from(fitting[square] | rack.blank == 0) << square;
        }
        dead
    }

    /// Narrows down every slot of a bucket, and lets its late pairs in.
    #[inline(always)]
    fn open_bucket(&mut self, map: &WordMap, lanes: &Lanes, bucket: usize, best: i32) {
        let blank = self.rack.blank != 0;
        let mut id = self.queue.first(bucket);
        while id != NONE {
            let next = self.next[id as usize % IDS];
            if self.bounds[id as usize % IDS] >= best {
                if blank {
                    self.narrow::<true>(map, lanes, id, bucket, best);
                } else {
                    self.narrow::<false>(map, lanes, id, bucket, best);
                }
            }
            id = next;
        }
        if blank {
            let mut at = self.late_queue.first(bucket);
            while at != NONE {
                let (pair, next) = self.late[at as usize];
                self.pairs.push(pair);
                at = next;
            }
        }
    }

    /// Collects the subracks that may make a word in a slot and be at least as good as `best`.
    ///
    /// `bucket` is the one being opened.
    #[inline(always)]
    fn narrow<const BLANK: bool>(
        &mut self,
        map: &WordMap,
        lanes: &Lanes,
        id: u16,
        bucket: usize,
        best: i32,
    ) {
        let (lane, slot) = slot_of(lanes, id);
        let count = slot.count();
        let parts = &self.rack.parts[count];
        let memo = self.memos.about(slot, self.turn);
        let candidates = parts.all() & !memo.absent;
        let fitting = &self.fitting[id as usize / 128];
        if candidates == 0 {
            return;
        }
        let Some(tight) = tighten(&self.rack, fitting, lane, slot, best) else {
            return;
        };
        // sixteenths of a point still missing, rounded down and one less
        let missing = i64::from(best) - 1000 * i64::from(tight.base);
        let limit = (((missing * 68_719_476) >> 32) - 1).clamp(-32_000, 32_000) as i16;
        let candidates =
            candidates & tight.holding & parts.promising(count, &tight.multipliers, limit);
        let words = map.of_length(slot.length as usize);
        let may = if BLANK {
            may_be_with_blanks(words, parts, slot.key, candidates)
        } else {
            keep_if_may_be(words, parts, slot, id, candidates, &mut self.pairs)
        };
        memo.absent |= candidates & !may;
        if BLANK {
            self.keep_pairs(slot, id, may, &tight, bucket);
        }
    }

    /// Takes these subracks of a slot: those without a blank now, the others when their bound
    /// comes up.
    #[inline(always)]
    fn keep_pairs(&mut self, slot: &Slot, id: u16, may: u64, tight: &TightBound, opened: usize) {
        let parts = &self.rack.parts[slot.count()];
        let mut rest = may;
        while rest != 0 {
            let part = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let key = parts.key[part % ROOMS].wrapping_add(slot.key);
            let pair = Pair::new(key, Pair::of(slot, id), part);
            if parts.blanks[part % ROOMS] == 0 || self.late.len() >= NONE as usize {
                self.pairs.push(pair);
                continue;
            }
            let points = tight.base + parts.most(part, &tight.multipliers);
            // what comes up higher than this bucket comes up now
            let bucket = Buckets::of(points * 1000 + parts.leave[part % ROOMS]).min(opened);
            let next = self.late_queue.push(bucket, self.late.len() as u16);
            self.late.push((pair, next));
        }
    }

    /// Looks the gathered pairs up and tries their words.
    #[inline(always)]
    fn try_pairs(&mut self, map: &WordMap, lanes: &Lanes, best: &mut Best) {
        self.trials.clear();
        for pair in self.pairs.all() {
            map.of_length(pair.length()).prefetch_bucket(pair.key);
        }
        for pair in self.pairs.all() {
            let slot = slot_of(lanes, pair.id()).1;
            let (parts, part) = (&self.rack.parts[pair.count()], pair.part());
            let points = i32::from(slot.base) + parts.most(part, &slot.multipliers);
            if points * 1000 + parts.leave[part] < best.equity {
                continue;
            }
            let words = map.of_length(pair.length());
            let mut try_later = |key, named: &[u8]| {
                let bucket = words.bucket(key);
                words.prefetch_records(bucket);
                self.trials.push(SlotTrial {
                    key,
                    bucket,
                    id: pair.id(),
                    part: part as u8,
                    blanks: blank_letters(named),
                });
            };
            match parts.blanks[part] {
                // the filter has said so already
                0 => try_later(pair.key, &[]),
                blanks => words.each_naming(pair.key, blanks, try_later),
            }
        }
        self.pairs.clear();
        for trial in &self.trials {
            trial.improve(map, lanes, &self.rack, best);
        }
    }
}

/// Those of the candidates that may make a word; they are kept as pairs.
#[inline(always)]
fn keep_if_may_be(
    words: Words<'_>,
    parts: &Parts,
    slot: &Slot,
    id: u16,
    candidates: u64,
    pairs: &mut PendingLookups,
) -> u64 {
    let (mut may, mut kept, mut rest) = (0, 0, candidates);
    let (whole, room, of_slot) = (words.whole(), pairs.room(), Pair::of(slot, id));
    while rest != 0 {
        let part = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let key = parts.key[part % ROOMS].wrapping_add(slot.key);
        let holds = whole.holds(key);
        room[kept % ROOMS] = Pair::new(key, of_slot, part);
        kept += usize::from(holds);
        may |= u64::from(holds) << part;
    }
    pairs.keep(kept);
    may
}

/// Those of the candidates that may make a word once their blanks are named: all with two blanks,
/// the others as the filters say (whose reads are independent, and so overlap).
#[inline(always)]
fn may_be_with_blanks(words: Words<'_>, parts: &Parts, slot_key: u64, candidates: u64) -> u64 {
    let mut may = candidates & parts.two_blanks;
    let mut rest = candidates & !may;
    let filters = [words.whole(), words.less_one()];
    while rest != 0 {
        let part = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let filter = filters[(parts.one_blank >> part & 1) as usize];
        let key = parts.key[part % ROOMS].wrapping_add(slot_key);
        may |= u64::from(filter.holds(key)) << part;
    }
    may
}
