//! What the browser calls: names and numbers of the C ABI.
//!
//! Allows `unsafe_code` only for `#[no_mangle]`. The page writes its request into [`input`] between
//! two calls; WebAssembly has one thread, so no Rust code runs meanwhile. It asks for the address
//! anew before it writes.
#![allow(unsafe_code)]

use crate::session::Session;
use crate::{calls, DONE};
use std::cell::RefCell;

/// Most bytes of a request; larger than any lexicon.
const MOST: usize = 1 << 28;

#[derive(Default)]
struct Instance {
    input: Vec<u8>,
    numbers: Vec<i32>,
    text: String,
    session: Session,
}

thread_local! {
    static INSTANCE: RefCell<Instance> = RefCell::default();
}

fn with_instance<T>(task: impl FnOnce(&mut Instance) -> T) -> T {
    INSTANCE.with_borrow_mut(task)
}

/// Answers the request in the input, which is empty afterwards.
fn answer(name: &str) -> u32 {
    with_instance(|instance| {
        let input = std::mem::take(&mut instance.input);
        instance.numbers.clear();
        instance.text.clear();
        match calls::call(&mut instance.session, name, &input, &mut instance.numbers) {
            Ok(()) => DONE,
            Err(fault) => {
                instance.numbers = fault.place.to_vec();
                instance.text = fault.text;
                fault.status
            }
        }
    })
}

/// Where so many bytes can be written; 0 if they are too many.
#[no_mangle]
pub extern "C" fn input(bytes: usize) -> *mut u8 {
    with_instance(|instance| {
        if bytes > MOST {
            return std::ptr::null_mut();
        }
        instance.input = vec![0; bytes];
        instance.input.as_mut_ptr()
    })
}

/// Where the answer's numbers lie.
#[no_mangle]
pub extern "C" fn numbers() -> *const i32 {
    with_instance(|instance| instance.numbers.as_ptr())
}

/// How many numbers the answer has.
#[no_mangle]
pub extern "C" fn numbers_length() -> usize {
    with_instance(|instance| instance.numbers.len())
}

/// Where the answer's text (UTF-8) lies.
#[no_mangle]
pub extern "C" fn text() -> *const u8 {
    with_instance(|instance| instance.text.as_ptr())
}

/// How many bytes the text has.
#[no_mangle]
pub extern "C" fn text_length() -> usize {
    with_instance(|instance| instance.text.len())
}

/// See [`Session::set_rules`].
#[no_mangle]
pub extern "C" fn set_rules() -> u32 {
    answer("set_rules")
}

/// See [`Session::set_leaves`].
#[no_mangle]
pub extern "C" fn set_leaves() -> u32 {
    answer("set_leaves")
}

/// See [`Session::add_lexicon`].
#[no_mangle]
pub extern "C" fn add_lexicon() -> u32 {
    answer("add_lexicon")
}

/// See [`crate::plays::place`].
#[no_mangle]
pub extern "C" fn place() -> u32 {
    answer("place")
}

/// See [`crate::plays::score`].
#[no_mangle]
pub extern "C" fn score() -> u32 {
    answer("score")
}

/// See [`crate::plays::score_each`].
#[no_mangle]
pub extern "C" fn score_each() -> u32 {
    answer("score_each")
}

/// See [`crate::plays::judge`].
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

/// See [`crate::plays::best_exchange_of`].
#[no_mangle]
pub extern "C" fn best_exchange() -> u32 {
    answer("best_exchange")
}

/// See [`crate::plays::may_exchange`].
#[no_mangle]
pub extern "C" fn may_exchange() -> u32 {
    answer("may_exchange")
}

/// See [`crate::plays::rack_value`].
#[no_mangle]
pub extern "C" fn rack_value() -> u32 {
    answer("rack_value")
}

/// See [`crate::plays::kept_values`].
#[no_mangle]
pub extern "C" fn kept_values() -> u32 {
    answer("kept_values")
}

/// See [`crate::plays::leave_values`].
#[no_mangle]
pub extern "C" fn leave_values() -> u32 {
    answer("leave_values")
}

/// See [`crate::game::begin`].
#[no_mangle]
pub extern "C" fn begin() -> u32 {
    answer("begin")
}

/// See [`crate::game::act`].
#[no_mangle]
pub extern "C" fn act() -> u32 {
    answer("act")
}

/// See [`crate::game::resign`].
#[no_mangle]
pub extern "C" fn give_up() -> u32 {
    answer("give_up")
}

/// See [`crate::game::state`].
#[no_mangle]
pub extern "C" fn look() -> u32 {
    answer("look")
}
