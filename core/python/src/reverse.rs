//! `Removal`, `examine_removal`, `removals` and `best_removal`.

use crate::board::PyBoard;
use crate::error;
use crate::lexicon::Lexicon;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::refusal::{Reason, Refusal};
use stafla_kernel::reverse::{self, Removal};

#[pyclass(module = "stafla._core", name = "Removal", frozen, eq)]
#[derive(PartialEq)]
pub struct PyRemoval(Removal);

#[pymethods]
impl PyRemoval {
    #[getter]
    fn squares(&self) -> Vec<u16> {
        self.0.squares().to_vec()
    }

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

#[pyfunction]
fn removals(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    lexicon: &Lexicon,
) -> PyResult<Vec<PyRemoval>> {
    fitting(py, rules, board)?;
    let (rules, board, words) = (&rules.0, &board.board, &lexicon.inner.dawg);
    let found = py.detach(|| reverse::removals(rules, board, words));
    Ok(found.into_iter().map(PyRemoval).collect())
}

#[pyfunction]
#[pyo3(signature = (rules, board, lexicon, players = 2, positions = 2000))]
fn best_removal(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    lexicon: &Lexicon,
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
