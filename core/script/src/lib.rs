//! The rules' arithmetic for pages that must answer at once: glue, no logic.
//!
//! `tools/script.py` makes a script of this module (`front/src/kernel/arithmetic.js`), so that it
//! runs wherever a page runs: without a worker, and in browsers without WebAssembly. Each call reads
//! its numbers from [`numbers`] and puts its answer in their place; NaN stands for "none". Flags are
//! 0 or 1. Games are those of two players, each for oneself.
//!
//! Allows `unsafe_code` only for `#[no_mangle]`; a page runs on one thread, and writes between two
//! calls.
#![allow(unsafe_code)]

use stafla_kernel::rules::clock::{overtime_points, Clock, Policy};
use stafla_kernel::rules::ending::{ending, runs_after, Ending, TurnEnd};
use stafla_kernel::rules::exchange::{self, ExchangeRefusal, ExchangeTiles};
use stafla_kernel::rules::overdraw::Surplus;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::settlement::{settle, settle_time_loss};
use stafla_kernel::rules::tile::{Tile, BLANK};
use std::cell::RefCell;

/// Most numbers of a question or an answer.
const MOST: usize = 256;

thread_local! {
    static NUMBERS: RefCell<[f64; MOST]> = const { RefCell::new([0.0; MOST]) };
}

/// Where questions and answers are written, as floating-point numbers.
#[no_mangle]
pub extern "C" fn numbers() -> *const f64 {
    NUMBERS.with_borrow(|numbers| numbers.as_ptr())
}

/// The numbers of a question, read from the beginning.
struct Question([f64; MOST], usize);

impl Question {
    fn number(&mut self) -> f64 {
        let number = self.0.get(self.1).copied().unwrap_or(f64::NAN);
        self.1 += 1;
        number
    }

    fn maybe(&mut self) -> Option<f64> {
        Some(self.number()).filter(|number| !number.is_nan())
    }

    fn int(&mut self) -> i32 {
        self.number() as i32
    }

    fn count(&mut self) -> u32 {
        self.number() as u32
    }

    fn size(&mut self) -> usize {
        self.number() as usize
    }

    fn long(&mut self) -> i64 {
        self.number() as i64
    }

    fn flag(&mut self) -> bool {
        self.number() != 0.0
    }

    /// A list: its length, then its numbers.
    fn list<T>(&mut self, read: impl Fn(f64) -> T) -> Vec<T> {
        let length = self.size().min(MOST);
        (0..length).map(|_| read(self.number())).collect()
    }

    /// What the rules say of turns, endings and settlements, for so many racks.
    fn rules(&mut self, racks: usize) -> Ruleset {
        Ruleset {
            letters: 0,
            values: vec![],
            counts: vec![],
            width: 0,
            height: 0,
            letter_multipliers: vec![],
            word_multipliers: vec![],
            start: vec![],
            bonus: vec![],
            racks,
            teams: (0..racks as u8).collect(),
            order: vec![],
            bags: vec![],
            opening_least: 0,
            rack_size: self.size(),
            exchange_bag_least: self.size(),
            exchange_limit: self.maybe().map(|most| most as u32),
            pass_rounds: self.count(),
            scoreless_turns: self.count(),
            zero_play_is_scoreless: self.flag(),
            finisher_gain: self.int(),
            leftovers_lost: (self.flag(), self.flag()),
        }
    }

    fn policy(&mut self) -> Policy {
        Policy {
            base: self.count(),
            increment: self.count(),
            r#move: self.count(),
            penalty: self.count(),
            overtime: self.count(),
        }
    }

    fn turn(&mut self) -> Option<(usize, u32)> {
        let (seat, turn) = (self.maybe(), self.count());
        seat.map(|seat| (seat as usize, turn))
    }

    fn clock(&mut self) -> Clock {
        Clock {
            spent: vec![self.long(), self.long()],
            added: vec![self.long(), self.long()],
            turn: self.turn(),
            in_turn: self.long(),
            since: self.maybe().map(|at| at as i64),
        }
    }
}

/// Answers with these numbers.
fn answer<const N: usize>(ask: impl FnOnce(&mut Question) -> [f64; N]) {
    let told = NUMBERS.with_borrow(|numbers| *numbers);
    let said = ask(&mut Question(told, 0));
    NUMBERS.with_borrow_mut(|numbers| {
        for (place, number) in numbers.iter_mut().zip(said) {
            *place = number;
        }
    });
}

fn none_or(number: Option<i64>) -> f64 {
    number.map_or(f64::NAN, |number| number as f64)
}

fn of_clock(clock: &Clock) -> [f64; 8] {
    let spent = |seat: usize| clock.spent.get(seat).copied().unwrap_or(0) as f64;
    let added = |seat: usize| clock.added.get(seat).copied().unwrap_or(0) as f64;
    [
        spent(0),
        spent(1),
        added(0),
        added(1),
        clock.turn.map_or(f64::NAN, |(seat, _)| seat as f64),
        clock.turn.map_or(f64::NAN, |(_, turn)| turn.into()),
        clock.in_turn as f64,
        none_or(clock.since),
    ]
}

/// See [`runs_after`]: rules, the runs of passes and of scoreless turns, how the turn ended (laid,
/// exchanged, passed, taken back, lost: 0 to 4), points.
#[no_mangle]
pub extern "C" fn runs() {
    answer(|told| {
        let rules = told.rules(2);
        let before = (told.count(), told.count());
        let (end, points) = (told.int(), told.int());
        let end = match end {
            0 => TurnEnd::Laid(points),
            1 => TurnEnd::Exchanged,
            2 => TurnEnd::Passed,
            3 => TurnEnd::TakenBack,
            _ => TurnEnd::Lost,
        };
        let (passes, scoreless) = runs_after(&rules, before, end);
        [passes.into(), scoreless.into()]
    });
}

/// See [`ending`]: how many racks, rules, tiles in the bag, the runs of passes and of scoreless
/// turns, tiles on each rack. Answers played out, passes, scoreless turns: 0 to 2, or none.
#[no_mangle]
pub extern "C" fn over() {
    answer(|told| {
        let racks = told.size().min(2);
        let rules = told.rules(racks);
        let (bag, passes, scoreless) = (told.size(), told.count(), told.count());
        let sizes = [told.size(), told.size()];
        let sizes = sizes.get(..racks).unwrap_or(&[]);
        [match ending(&rules, bag, sizes, passes, scoreless) {
            Some(Ending::Out) => 0.0,
            Some(Ending::Passes) => 1.0,
            Some(Ending::Scoreless) => 2.0,
            Some(Ending::NothingLeft) | None => f64::NAN,
        }]
    });
}

/// See [`exchange::refusal`]: rules, tiles on the rack, how many are given, tiles in the bag.
/// Answers the reason in the order of [`ExchangeRefusal`], from 0, or none.
#[no_mangle]
pub extern "C" fn exchange_refusal() {
    answer(|told| {
        let rules = told.rules(2);
        let mut rack = Rack::new();
        for _ in 0..told.size().min(MOST - 1) {
            rack.add(BLANK);
        }
        let (given, bag) = (ExchangeTiles::Count(told.size()), told.size());
        let refused = exchange::refusal(&rules, Some(&rack), given, bag, 0);
        [match refused {
            None => f64::NAN,
            Some(ExchangeRefusal::NoTiles) => 0.0,
            Some(ExchangeRefusal::NotOnRack) => 1.0,
            Some(ExchangeRefusal::ExchangeLimit) => 2.0,
            Some(ExchangeRefusal::BagBelowLeast) => 3.0,
            Some(ExchangeRefusal::BagTooSmall) => 4.0,
        }]
    });
}

/// See [`settle`]: rules, the values of the tiles left by seat, who played out or none.
#[no_mangle]
pub extern "C" fn settlement() {
    answer(|told| {
        let rules = told.rules(2);
        let left = [told.int(), told.int()];
        let out = told.maybe().map(|seat| seat as usize & 1);
        let [first, second, ..] = settle(&rules, &left, out);
        [first.into(), second.into()]
    });
}

/// See [`settle_time_loss`]: rules, totals by seat, the loser, the value of its tiles, the margin.
#[no_mangle]
pub extern "C" fn time_loss() {
    answer(|told| {
        let rules = told.rules(2);
        let totals = [told.int(), told.int()];
        let (loser, left, margin) = (told.size() & 1, told.int(), told.int());
        settle_time_loss(&rules, totals, loser, left, margin).map(f64::from)
    });
}

/// See [`Rack::value`]: the list of points by code, the list of codes.
#[no_mangle]
pub extern "C" fn rack_value() {
    answer(|told| {
        let values = told.list(|value| value as i32);
        let codes = told.list(|code| code as Tile);
        let mut rules = Question([0.0; MOST], 0).rules(2);
        rules.letters = values.len().saturating_sub(1);
        rules.values = values;
        [Rack::of(&rules, &codes).map_or(f64::NAN, |rack| rack.value(&rules).into())]
    });
}

/// See [`Surplus::looked_at`]: the choice, the size of a small bag, the choice from it; the surplus,
/// tiles in the bag before the draw, tiles that should lie there.
#[no_mangle]
pub extern "C" fn looked_at() {
    answer(|told| {
        let surplus = Surplus {
            choice: told.count(),
            small_bag: told.count(),
            small_choice: told.count(),
        };
        let (excess, bag, there) = (told.count(), told.count(), told.count());
        [surplus.looked_at(excess, bag, there).into()]
    });
}

/// See [`overtime_points`]: milliseconds past zero, points for a minute.
#[no_mangle]
pub extern "C" fn overtime() {
    answer(|told| {
        let (over, penalty) = (told.long(), told.int());
        [overtime_points(over, penalty) as f64]
    });
}

/// See [`Clock::new`], for two seats.
#[no_mangle]
pub extern "C" fn clock_new() {
    answer(|_| of_clock(&Clock::new(2)));
}

/// See [`Clock::stopped`]: clock, moment.
#[no_mangle]
pub extern "C" fn clock_stop() {
    answer(|told| {
        let (clock, at) = (told.clock(), told.long());
        of_clock(&clock.stopped(at))
    });
}

/// See [`Clock::given`]: clock, milliseconds by seat.
#[no_mangle]
pub extern "C" fn clock_give() {
    answer(|told| {
        let (clock, more) = (told.clock(), [told.long(), told.long()]);
        of_clock(&clock.given(&more))
    });
}

/// See [`Clock::runs`]: policy, clock, seat and turn or none, whether the turn earns, moment.
#[no_mangle]
pub extern "C" fn clock_run() {
    answer(|told| {
        let (policy, clock, turn) = (told.policy(), told.clock(), told.turn());
        let (earns, at) = (told.flag(), told.long());
        of_clock(&clock.runs(&policy, turn, earns, at))
    });
}

/// See [`Clock::left`]: policy, clock, seat, moment.
#[no_mangle]
pub extern "C" fn clock_left() {
    answer(|told| {
        let (policy, clock) = (told.policy(), told.clock());
        let (seat, at) = (told.size() & 1, told.long());
        [none_or(clock.left(&policy, seat, at))]
    });
}

/// See [`Clock::moment`]: policy, clock, points paid.
#[no_mangle]
pub extern "C" fn clock_moment() {
    answer(|told| {
        let (policy, clock, charged) = (told.policy(), told.clock(), told.long());
        [none_or(clock.moment(&policy, charged))]
    });
}

/// See [`Clock::is_up`]: policy, clock, seat, moment.
#[no_mangle]
pub extern "C" fn clock_up() {
    answer(|told| {
        let (policy, clock) = (told.policy(), told.clock());
        let (seat, at) = (told.size() & 1, told.long());
        [f64::from(u8::from(clock.is_up(&policy, seat, at)))]
    });
}
