//! What the browser calls: names and numbers of the C ABI.
//!
//! The module's only licence is to export names. There is no `unsafe` block: the caller writes
//! into the room between two calls, while nothing here runs (an instance has one thread), and
//! asks for its address anew before it writes.
#![allow(unsafe_code)]

use crate::desk::Desk;
use crate::{calls, DONE};
use std::cell::RefCell;

/// Most bytes that may be told at once; larger than any lexicon.
const MOST: usize = 1 << 28;

#[derive(Default)]
struct Counter {
    room: Vec<u8>,
    numbers: Vec<i32>,
    text: String,
    desk: Desk,
}

thread_local! {
    static COUNTER: RefCell<Counter> = RefCell::default();
}

fn at<T>(task: impl FnOnce(&mut Counter) -> T) -> T {
    COUNTER.with_borrow_mut(task)
}

/// Answers what lies in the room; the room is empty afterwards.
fn answer(name: &str) -> u32 {
    at(|counter| {
        let room = std::mem::take(&mut counter.room);
        counter.numbers.clear();
        counter.text.clear();
        match calls::call(&mut counter.desk, name, &room, &mut counter.numbers) {
            Ok(()) => DONE,
            Err(fault) => {
                counter.numbers = fault.place.to_vec();
                counter.text = fault.text;
                fault.status
            }
        }
    })
}

/// Where so many bytes can be written; 0 if they are too many.
#[no_mangle]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    at(|counter| {
        if bytes > MOST {
            return std::ptr::null_mut();
        }
        counter.room = vec![0; bytes];
        counter.room.as_mut_ptr()
    })
}

/// Where the answer's numbers lie.
#[no_mangle]
pub extern "C" fn numbers() -> *const i32 {
    at(|counter| counter.numbers.as_ptr())
}

/// How many numbers the answer has.
#[no_mangle]
pub extern "C" fn numbers_length() -> usize {
    at(|counter| counter.numbers.len())
}

/// Where the answer's text (UTF-8) lies.
#[no_mangle]
pub extern "C" fn text() -> *const u8 {
    at(|counter| counter.text.as_ptr())
}

/// How many bytes the text has.
#[no_mangle]
pub extern "C" fn text_length() -> usize {
    at(|counter| counter.text.len())
}

/// See [`Desk::set_rules`].
#[no_mangle]
pub extern "C" fn set_rules() -> u32 {
    answer("set_rules")
}

/// See [`Desk::set_leaves`].
#[no_mangle]
pub extern "C" fn set_leaves() -> u32 {
    answer("set_leaves")
}

/// See [`Desk::add_lexicon`].
#[no_mangle]
pub extern "C" fn add_lexicon() -> u32 {
    answer("add_lexicon")
}

/// See [`crate::plays::placed`].
#[no_mangle]
pub extern "C" fn place() -> u32 {
    answer("place")
}

/// See [`crate::plays::scored`].
#[no_mangle]
pub extern "C" fn score() -> u32 {
    answer("score")
}

/// See [`crate::plays::scored_each`].
#[no_mangle]
pub extern "C" fn score_each() -> u32 {
    answer("score_each")
}

/// See [`crate::plays::judged`].
#[no_mangle]
pub extern "C" fn judge() -> u32 {
    answer("judge")
}

/// See [`crate::plays::all`].
#[no_mangle]
pub extern "C" fn all_plays() -> u32 {
    answer("all_plays")
}

/// See [`crate::plays::best`].
#[no_mangle]
pub extern "C" fn best_play() -> u32 {
    answer("best_play")
}

/// See [`crate::plays::best_given`].
#[no_mangle]
pub extern "C" fn best_exchange() -> u32 {
    answer("best_exchange")
}

/// See [`crate::plays::exchangeable`].
#[no_mangle]
pub extern "C" fn may_exchange() -> u32 {
    answer("may_exchange")
}

/// See [`crate::plays::valued`].
#[no_mangle]
pub extern "C" fn rack_value() -> u32 {
    answer("rack_value")
}

/// See [`crate::plays::kept`].
#[no_mangle]
pub extern "C" fn leave_value() -> u32 {
    answer("leave_value")
}

/// See [`crate::plays::kept_each`].
#[no_mangle]
pub extern "C" fn leave_values() -> u32 {
    answer("leave_values")
}

/// See [`crate::game::begun`].
#[no_mangle]
pub extern "C" fn begin() -> u32 {
    answer("begin")
}

/// See [`crate::game::acted`].
#[no_mangle]
pub extern "C" fn act() -> u32 {
    answer("act")
}

/// See [`crate::game::given_up`].
#[no_mangle]
pub extern "C" fn give_up() -> u32 {
    answer("give_up")
}

/// See [`crate::game::looked`].
#[no_mangle]
pub extern "C" fn look() -> u32 {
    answer("look")
}
