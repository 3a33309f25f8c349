//! Exchanges, endings, settlements and surplus tiles.

use crate::error;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::ending::{self, TurnEnd};
use stafla_kernel::rules::exchange::{self, ExchangeTiles};
use stafla_kernel::rules::overdraw::Surplus;
use stafla_kernel::rules::places::places as places_of;
use stafla_kernel::rules::settlement;

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
        Tiles::Known(codes) => ExchangeTiles::Tiles(codes.as_bytes()),
        Tiles::Count(count) => ExchangeTiles::Count(*count),
    };
    let refusal = exchange::refusal(&rules.0, rack.as_ref(), given, bag, exchanges);
    Ok(refusal.map(|reason| reason.code()))
}

/// Most tiles that a rack of so many may exchange now; 0: none (IS-18, SV-26, PL-49, PL-66).
///
/// ``bag`` is the number of tiles in it, ``exchanges`` what the team has exchanged so far.
#[pyfunction]
#[pyo3(signature = (rules, rack, bag, exchanges=0))]
fn exchange_most(rules: &PyRuleset, rack: usize, bag: usize, exchanges: u32) -> usize {
    exchange::most(&rules.0, rack, bag, exchanges)
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

/// The runs ``(passes, scoreless)`` after another turn, as ``ending`` counts them.
///
/// ``turn`` is how it ended: ``laid`` (tiles stay on the board, for ``points``), ``exchanged``,
/// ``passed``, ``taken-back`` (a challenge found a word invalid) or ``lost`` (SV-20: nobody chose
/// to pass, so the run of passes stays as it is).
///
/// Raises:
///     KernelError: ``turn``: no such end of a turn.
#[pyfunction]
#[pyo3(signature = (rules, runs, turn, points=0))]
fn runs_after(
    py: Python<'_>,
    rules: &PyRuleset,
    runs: (u32, u32),
    turn: &str,
    points: i32,
) -> PyResult<(u32, u32)> {
    let unknown = || error::kernel(py, "turn", &format!("no turn ends as {turn:?}"));
    let turn = TurnEnd::named(turn, points).ok_or_else(unknown)?;
    Ok(ending::runs_after(&rules.0, runs, turn))
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
    let change = settlement::settle(&rules.0, &leftovers, out);
    Ok(change[..racks.len()].to_vec())
}

/// What two totals change by when a player loses on time (SV-08, SV-09, A-8).
///
/// The tiles on the loser's ``rack`` are charged first, where any ending but going out charges
/// them. Then the loser is lowered until it lies ``margin`` points behind; a winner of fewer
/// points than that gets ``margin``, and the loser 0. So a winner who has more is never lowered,
/// and the loser of such a game never raised.
///
/// Raises:
///     KernelError: ``seat``: ``loser`` is neither 0 nor 1.
///     PlacementError: ``unknown-letter``.
#[pyfunction]
fn settle_time_loss(
    py: Python<'_>,
    rules: &PyRuleset,
    totals: [i32; 2],
    loser: usize,
    rack: &[u8],
    margin: i32,
) -> PyResult<(i32, i32)> {
    if loser > 1 {
        return Err(error::kernel(py, "seat", "one of two loses"));
    }
    let left = rules.rack(py, rack)?.value(&rules.0);
    let [first, second] = settlement::settle_time_loss(&rules.0, totals, loser, left, margin);
    Ok((first, second))
}

/// The place of each player, from 1; equal totals share it. Those who are ``out`` come last.
///
/// Raises:
///     KernelError: ``out``: not one flag for each total.
#[pyfunction]
fn places(py: Python<'_>, totals: Vec<i32>, out: Vec<bool>) -> PyResult<Vec<usize>> {
    if totals.len() != out.len() {
        return Err(error::kernel(py, "out", "one flag for each total"));
    }
    Ok(places_of(&totals, &out))
}

/// How many tiles the opponent of who drew too many looks at (SV-32 … SV-35, A-9).
///
/// ``choice`` tiles more than the surplus, and ``small_choice`` more with fewer than ``small_bag``
/// tiles in the bag.
///
/// Args:
///     procedure: ``choice``, ``small_bag``, ``small_choice``.
///     excess: how many too many were drawn, and seen.
///     bag: tiles in the bag before the draw.
///     there: how many should lie there, the new ones or the rack; no more are looked at than
///         these and the surplus.
#[pyfunction]
fn looked_at(procedure: (u32, u32, u32), excess: u32, bag: u32, there: u32) -> u32 {
    let (choice, small_bag, small_choice) = procedure;
    let surplus = Surplus {
        choice,
        small_bag,
        small_choice,
    };
    surplus.looked_at(excess, bag, there)
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(exchange_refusal, m)?)?;
    m.add_function(wrap_pyfunction!(ending_of, m)?)?;
    m.add_function(wrap_pyfunction!(exchange_most, m)?)?;
    m.add_function(wrap_pyfunction!(runs_after, m)?)?;
    m.add_function(wrap_pyfunction!(settle, m)?)?;
    m.add_function(wrap_pyfunction!(settle_time_loss, m)?)?;
    m.add_function(wrap_pyfunction!(places, m)?)?;
    m.add_function(wrap_pyfunction!(looked_at, m)?)
}
