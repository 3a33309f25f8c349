//! The kernel as a Python module: glue, no logic.
#![allow(missing_docs)] // every name is documented as Python shows it, word for word as in `_core.pyi`

mod bag;
mod board;
mod candidate;
mod clock;
mod context;
mod endgame;
mod ending;
mod error;
mod leaves;
mod lexicon;
mod limits;
mod moves;
mod placement;
mod preendgame;
mod reverse;
mod ruleset;
mod score;
mod selfplay;
mod session;
mod simulation;
mod stop;
mod training;
mod view;
mod wins;

use pyo3::prelude::*;
use stafla_kernel::rules::tile;

#[pymodule]
fn _core(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("VERSION", stafla_kernel::VERSION)?;
    m.add("BLANK", tile::BLANK)?;
    m.add("AS_BLANK", tile::AS_BLANK)?;
    m.add("MAX_LETTERS", tile::MAX_LETTERS)?;
    m.add("MAX_SIDE", tile::MAX_SIDE)?;
    m.add("MAX_RACK", tile::MAX_RACK)?;
    m.add("MAX_RACKS", tile::MAX_RACKS)?;
    error::register(m)?;
    m.add_class::<ruleset::PyRuleset>()?;
    m.add_class::<board::PyBoard>()?;
    m.add_class::<placement::PyPlacement>()?;
    score::register(m)?;
    lexicon::register(m)?;
    bag::register(m)?;
    ending::register(m)?;
    clock::register(m)?;
    session::register(m)?;
    reverse::register(m)?;
    moves::register(m)?;
    leaves::register(m)?;
    context::register(m)?;
    selfplay::register(m)?;
    limits::register(m)?;
    endgame::register(m)?;
    preendgame::register(m)?;
    wins::register(m)?;
    view::register(m)?;
    simulation::register(m)?;
    training::register(m)?;
    // the stub says what is public
    m.delattr("__all__")
}
