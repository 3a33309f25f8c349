//! The calls by name: for the C interface, and for a server that answers them for a browser.

use crate::desk::Desk;
use crate::fault::{Fault, Told};
use crate::told::Reader;
use crate::{game, plays};

/// Answers one call; `room` is what is told, a file's bytes for `add_lexicon`.
pub fn call(desk: &mut Desk, name: &str, room: &[u8], answer: &mut Vec<i32>) -> Told<()> {
    let told = &mut Reader::new(room);
    match name {
        "set_rules" => desk.set_rules(told),
        "set_leaves" => desk.set_leaves(told),
        "add_lexicon" => desk.add_lexicon(room, answer),
        "place" => plays::placed(desk, told, answer),
        "score" => plays::scored(desk, told, answer),
        "score_each" => plays::scored_each(desk, told, answer),
        "judge" => plays::judged(desk, told, answer),
        "all_plays" => plays::all(desk, told, answer),
        "best_play" => plays::best(desk, told, answer),
        "best_exchange" => plays::best_given(desk, told, answer),
        "may_exchange" => plays::exchangeable(desk, told, answer),
        "rack_value" => plays::valued(desk, told, answer),
        "leave_value" => plays::kept(desk, told, answer),
        "leave_values" => plays::kept_each(desk, told, answer),
        "begin" => game::begun(desk, told, answer),
        "act" => game::acted(desk, told, answer),
        "give_up" => game::given_up(desk, told, answer),
        "look" => game::looked(desk, told, answer),
        _ => Err(Fault::wrong(format!("call: there is no {name}"))),
    }
}
