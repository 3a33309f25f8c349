//! `Removal`, `examine_removal`, `removals` and `best_removal`.

use crate::board::PyBoard;
use crate::error;
use crate::lexicon::PyWordGraph;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::refusal::{Reason, Refusal};
use stafla_kernel::search::reverse::{self, Removal};

/// Tiles taken off the board in reverse play (PL-42).
#[pyclass(module = "stafla._core", name = "Removal", frozen, eq)]
#[derive(PartialEq)]
pub struct PyRemoval(Removal);

#[pymethods]
impl PyRemoval {
    /// Ascending.
    #[getter]
    fn squares(&self) -> Vec<u16> {
        self.0.squares().to_vec()
    }

    /// Their values together, blanks 0 (PL-43).
    #[getter]
    fn points(&self) -> i32 {
        self.0.points
    }

    fn __repr__(&self) -> String {
        format!("<Removal {:?} for {}>", self.0.squares(), self.0.points)
    }
}

fn fitting(py: Python<'_>, rules: &PyRuleset, board: &PyBoard) -> PyResult<()> {
    board
        .board
        .fits(&rules.0)
        .map_err(|err| error::placement(py, err))
}

/// The removal of these squares, and the words it changes as they remain (codes as laid).
///
/// Whether those are words is not judged here. What remains must hang together and be nothing or
/// two tiles at least.
///
/// Raises:
///     PlacementError: the first of ``wrong-size``, ``no-tiles``, ``too-many-tiles`` (more than
///         6), ``off-board``, ``nothing-there`` (also a square named twice), ``not-in-line``,
///         ``gap`` (not of one word), ``too-short`` (one tile would remain), ``detached``.
#[pyfunction]
fn examine_removal<'py>(
    py: Python<'py>,
    rules: &PyRuleset,
    board: &PyBoard,
    squares: Vec<i64>,
) -> PyResult<(PyRemoval, Vec<Bound<'py, PyBytes>>)> {
    let each = squares.iter().map(|&square| usize::try_from(square));
    let squares = each
        .collect::<Result<Vec<usize>, _>>()
        .map_err(|_| error::placement(py, Refusal::new(Reason::OffBoard)))?;
    let examined = reverse::examine(&rules.0, &board.board, &squares)
        .map_err(|err| error::placement(py, err))?;
    let words = examined.words.iter();
    let words = words.map(|word| PyBytes::new(py, word)).collect();
    Ok((PyRemoval(examined.removal), words))
}

/// All legal removals (PL-42): by points descending, then by squares.
///
/// Empty: reverse play is over (PL-43). Words that a removal leaves as they are stood in the game
/// and are not asked again.
///
/// Raises:
///     PlacementError: ``wrong-size``.
#[pyfunction]
fn removals(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    lexicon: &PyWordGraph,
) -> PyResult<Vec<PyRemoval>> {
    fitting(py, rules, board)?;
    let (rules, board, words) = (&rules.0, &board.board, &lexicon.inner.dawg);
    let found = py.detach(|| reverse::removals(rules, board, words));
    Ok(found.into_iter().map(PyRemoval).collect())
}

/// The removal with the best result against the best play of all others; None: there is none.
///
/// Looks ahead as far as ``positions`` looked into allow; 1 takes what is worth most. The same
/// arguments give the same removal.
///
/// Raises:
///     PlacementError: ``wrong-size``.
#[pyfunction]
#[pyo3(signature = (rules, board, lexicon, players = 2, positions = 2000))]
fn best_removal(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    lexicon: &PyWordGraph,
    players: usize,
    positions: usize,
) -> PyResult<Option<PyRemoval>> {
    fitting(py, rules, board)?;
    let (rules, board, words) = (&rules.0, &board.board, &lexicon.inner.dawg);
    let found = py.detach(|| reverse::best(rules, board, words, players, positions));
    Ok(found.map(PyRemoval))
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyRemoval>()?;
    m.add_function(wrap_pyfunction!(examine_removal, m)?)?;
    m.add_function(wrap_pyfunction!(removals, m)?)?;
    m.add_function(wrap_pyfunction!(best_removal, m)?)
}
