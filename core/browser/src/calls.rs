//! The calls by name: for the C interface, and for a server that answers them for a browser.

use crate::fault::{Fault, Reply};
use crate::message::Reader;
use crate::session::Session;
use crate::{game, plays};

/// Answers one call; `input` is the request, or a file's bytes for `add_lexicon`.
pub fn call(session: &mut Session, name: &str, input: &[u8], answer: &mut Vec<i32>) -> Reply<()> {
    let request = &mut Reader::new(input);
    match name {
        "set_rules" => session.set_rules(request),
        "set_leaves" => session.set_leaves(request),
        "add_lexicon" => session.add_lexicon(input, answer),
        "place" => plays::place(session, request, answer),
        "score" => plays::score(session, request, answer),
        "score_each" => plays::score_each(session, request, answer),
        "judge" => plays::judge(session, request, answer),
        "all_plays" => plays::all(session, request, answer),
        "best_play" => plays::best(session, request, answer),
        "best_exchange" => plays::best_exchange_of(session, request, answer),
        "may_exchange" => plays::may_exchange(session, request, answer),
        "rack_value" => plays::rack_value(session, request, answer),
        "leave_values" => plays::leave_values(session, request, answer),
        "kept_values" => plays::kept_values(session, request, answer),
        "begin" => game::begin(session, request, answer),
        "act" => game::act(session, request, answer),
        "give_up" => game::resign(session, request, answer),
        "look" => game::state(session, request, answer),
        _ => Err(Fault::wrong(format!("call: there is no {name}"))),
    }
}
