//! What the browser calls: names and numbers of the C ABI.
//!
//! The module's only licence is to export names. There is no `unsafe` block: the caller writes
//! into the room between two calls, while nothing here runs (an instance has one thread), and
//! asks for its address anew before it writes.
#![allow(unsafe_code)]

use crate::desk::Desk;
use crate::fault::Told;
use crate::told::Reader;
use crate::{game, plays, DONE};
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
fn answer(task: impl FnOnce(&mut Desk, &[u8], &mut Vec<i32>) -> Told<()>) -> u32 {
    at(|counter| {
        let room = std::mem::take(&mut counter.room);
        counter.numbers.clear();
        counter.text.clear();
        match task(&mut counter.desk, &room, &mut counter.numbers) {
            Ok(()) => DONE,
            Err(fault) => {
                counter.numbers = fault.place.to_vec();
                counter.text = fault.text;
                fault.status
            }
        }
    })
}

/// Answers a question of numbers.
fn ask(task: impl FnOnce(&Desk, &mut Reader<'_>, &mut Vec<i32>) -> Told<()>) -> u32 {
    answer(|desk, room, numbers| task(desk, &mut Reader::new(room), numbers))
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
    answer(|desk, room, _| desk.set_rules(&mut Reader::new(room)))
}

/// See [`Desk::set_leaves`].
#[no_mangle]
pub extern "C" fn set_leaves() -> u32 {
    answer(|desk, room, _| desk.set_leaves(&mut Reader::new(room)))
}

/// See [`Desk::add_lexicon`].
#[no_mangle]
pub extern "C" fn add_lexicon() -> u32 {
    answer(|desk, room, numbers| desk.add_lexicon(room, numbers))
}

/// See [`plays::placed`].
#[no_mangle]
pub extern "C" fn place() -> u32 {
    ask(plays::placed)
}

/// See [`plays::scored`].
#[no_mangle]
pub extern "C" fn score() -> u32 {
    ask(plays::scored)
}

/// See [`plays::judged`].
#[no_mangle]
pub extern "C" fn judge() -> u32 {
    ask(plays::judged)
}

/// See [`plays::all`].
#[no_mangle]
pub extern "C" fn all_plays() -> u32 {
    ask(plays::all)
}

/// See [`plays::best`].
#[no_mangle]
pub extern "C" fn best_play() -> u32 {
    ask(plays::best)
}

/// See [`plays::best_given`].
#[no_mangle]
pub extern "C" fn best_exchange() -> u32 {
    ask(plays::best_given)
}

/// See [`plays::exchangeable`].
#[no_mangle]
pub extern "C" fn may_exchange() -> u32 {
    ask(plays::exchangeable)
}

/// See [`plays::valued`].
#[no_mangle]
pub extern "C" fn rack_value() -> u32 {
    ask(plays::valued)
}

/// See [`plays::kept`].
#[no_mangle]
pub extern "C" fn leave_value() -> u32 {
    ask(plays::kept)
}

/// See [`game::begun`].
#[no_mangle]
pub extern "C" fn begin() -> u32 {
    answer(|desk, room, numbers| game::begun(desk, &mut Reader::new(room), numbers))
}

/// See [`game::acted`].
#[no_mangle]
pub extern "C" fn act() -> u32 {
    answer(|desk, room, numbers| game::acted(desk, &mut Reader::new(room), numbers))
}

/// See [`game::given_up`].
#[no_mangle]
pub extern "C" fn give_up() -> u32 {
    ask(game::given_up)
}

/// See [`game::looked`].
#[no_mangle]
pub extern "C" fn look() -> u32 {
    ask(game::looked)
}
