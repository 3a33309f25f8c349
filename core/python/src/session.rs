//! The calls of the kernel in browsers, answered here for browsers that cannot run it.

use crate::leaves::PyLeaves;
use crate::lexicon::PyWordGraph;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use stafla_browser::fault::Fault;
use stafla_browser::session::Session;
use stafla_browser::{calls, DONE};

type Reply = (u32, Vec<i32>, String);

/// What the kernel in a browser would answer (docs/formats/kernel.md), for one that has none.
///
/// ``game`` is what was told to ``begin`` and, one by one, to ``act``: it is played again before
/// ``call`` is answered with what it is told. Answers the status (0 done, 1 refused, 2 wrong), the
/// numbers and the text.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, leaves, game, call, told))]
fn ask_desk(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: Option<&PyWordGraph>,
    leaves: Option<&PyLeaves>,
    game: Vec<Vec<u8>>,
    call: &str,
    told: &[u8],
) -> Reply {
    let words = lexicon.map(|lexicon| lexicon.inner.clone());
    let leaves = leaves.map(|leaves| leaves.leaves.clone());
    py.detach(|| {
        let mut session = Session::shared(&rules.0, words, leaves);
        for (number, message) in game.iter().enumerate() {
            let name = if number == 0 { "begin" } else { "act" };
            if let Err(fault) = calls::call(&mut session, name, message, &mut vec![]) {
                let text = format!("game: {}", fault.text);
                return reply(Err(Fault::wrong(text)), vec![]);
            }
        }
        let mut answer = vec![];
        let answered = calls::call(&mut session, call, told, &mut answer);
        reply(answered, answer)
    })
}

fn reply(answered: Result<(), Fault>, answer: Vec<i32>) -> Reply {
    match answered {
        Ok(()) => (DONE, answer, String::new()),
        Err(fault) => (fault.status, fault.place.to_vec(), fault.text),
    }
}

pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(ask_desk, m)?)
}
