//! `exchange_refusal`, `ending` and `settle`.

use crate::error;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::ending;
use stafla_kernel::rules::exchange::{self, Given};

/// `tiles` as Python may give it: bytes or a number.
#[derive(FromPyObject)]
enum Tiles<'py> {
    Known(Bound<'py, PyBytes>),
    Count(usize),
}

/// Why these tiles (or that many) cannot be exchanged; None: they can.
///
/// Codes, the first that applies: ``no-tiles``, ``not-on-rack``, ``exchange-limit`` (PL-66),
/// ``bag-below-least`` (SV-26, PL-49), ``bag-too-small`` (fewer in the bag than are exchanged,
/// IS-18). ``rack`` None: any tiles of the set, at most a full rack. ``bag`` is the number of
/// tiles in it, ``exchanges`` what the team has exchanged in this game so far.
#[pyfunction]
#[pyo3(signature = (rules, rack, tiles, bag, exchanges=0))]
fn exchange_refusal(
    py: Python<'_>,
    rules: &PyRuleset,
    rack: Option<&[u8]>,
    tiles: Tiles<'_>,
    bag: usize,
    exchanges: u32,
) -> PyResult<Option<&'static str>> {
    let rack = rack.map(|codes| rules.rack(py, codes)).transpose()?;
    let given = match &tiles {
        Tiles::Known(codes) => Given::Tiles(codes.as_bytes()),
        Tiles::Count(count) => Given::Count(*count),
    };
    let refusal = exchange::refusal(&rules.0, rack.as_ref(), given, bag, exchanges);
    Ok(refusal.map(|reason| reason.code()))
}

fn one_each(py: Python<'_>, rules: &PyRuleset, racks: usize) -> PyResult<()> {
    if racks == rules.0.racks {
        return Ok(());
    }
    let text = format!("{racks} racks given, the rule set has {}", rules.0.racks);
    Err(error::kernel(py, "racks", &text))
}

/// Whether the game is over before the next turn; ``passes`` and ``scoreless`` are runs.
///
/// ``out``: the bag is empty and all racks of a team are (IS-26, PL-70); ``passes``: every rack
/// passed ``pass_rounds`` times in a row (IS-27); ``scoreless``: SV-28. The first one counts.
///
/// Raises:
///     KernelError: ``racks``: not one size for each rack.
#[pyfunction(name = "ending")]
fn ending_of(
    py: Python<'_>,
    rules: &PyRuleset,
    bag: usize,
    rack_sizes: Vec<usize>,
    passes: u32,
    scoreless: u32,
) -> PyResult<Option<&'static str>> {
    one_each(py, rules, rack_sizes.len())?;
    let over = ending::ending(&rules.0, bag, &rack_sizes, passes, scoreless);
    Ok(over.map(|ending| ending.code()))
}

/// What each rack's total changes by at the end (IS-40, IS-41, FI-37, FI-38, SV-28, PL-33).
///
/// ``out`` is the rack that played out, None after any other ending; it gains what the racks of
/// other teams hold.
///
/// Raises:
///     KernelError: ``racks``: not one for each rack; ``out``: no such rack, or tiles on it.
///     PlacementError: ``unknown-letter``.
#[pyfunction]
fn settle(
    py: Python<'_>,
    rules: &PyRuleset,
    racks: Vec<Vec<u8>>,
    out: Option<usize>,
) -> PyResult<Vec<i32>> {
    one_each(py, rules, racks.len())?;
    let left = |rack: &Vec<u8>| Ok(rules.rack(py, rack)?.value(&rules.0));
    let leftovers = racks.iter().map(left).collect::<PyResult<Vec<i32>>>()?;
    if out.is_some_and(|rack| racks.get(rack).is_none_or(|tiles| !tiles.is_empty())) {
        return Err(error::kernel(
            py,
            "out",
            "the rack that played out is there and empty",
        ));
    }
    let change = ending::settle(&rules.0, &leftovers, out);
    Ok(change[..racks.len()].to_vec())
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(exchange_refusal, m)?)?;
    m.add_function(wrap_pyfunction!(ending_of, m)?)?;
    m.add_function(wrap_pyfunction!(settle, m)?)
}
