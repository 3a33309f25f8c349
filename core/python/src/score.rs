//! `check`, `score` and the classes of a score.

use crate::board::PyBoard;
use crate::error;
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::legality;
use stafla_kernel::score::{self, Score, TileScore, WordScore};
use stafla_kernel::tile::letter;

#[pyclass(module = "stafla._core", name = "TileScore", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyTileScore(TileScore);

#[pyclass(module = "stafla._core", name = "WordScore", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyWordScore(WordScore);

#[pyclass(module = "stafla._core", name = "Score", frozen, eq)]
#[derive(PartialEq)]
pub struct PyScore(Score);

#[pymethods]
impl PyTileScore {
    #[getter]
    fn square(&self) -> u16 {
        self.0.square
    }

    #[getter]
    fn tile(&self) -> u8 {
        self.0.tile
    }

    #[getter]
    fn value(&self) -> i32 {
        self.0.value
    }

    #[getter]
    fn letter_multiplier(&self) -> i32 {
        self.0.letter_multiplier
    }

    #[getter]
    fn word_multiplier(&self) -> i32 {
        self.0.word_multiplier
    }

    #[getter(new)]
    fn laid_now(&self) -> bool {
        self.0.new
    }
}

impl PyWordScore {
    fn codes<'py>(&self, py: Python<'py>, code: fn(u8) -> u8) -> Bound<'py, PyBytes> {
        let codes: Vec<u8> = self.0.parts.iter().map(|part| code(part.tile)).collect();
        PyBytes::new(py, &codes)
    }
}

#[pymethods]
impl PyWordScore {
    #[getter]
    fn square(&self) -> u16 {
        self.0.square
    }

    #[getter]
    fn down(&self) -> bool {
        self.0.down
    }

    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.codes(py, |tile| tile)
    }

    #[getter]
    fn letters<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.codes(py, letter)
    }

    #[getter]
    fn multiplier(&self) -> i32 {
        self.0.multiplier
    }

    #[getter]
    fn points(&self) -> i32 {
        self.0.points
    }

    #[getter]
    fn parts(&self) -> Vec<PyTileScore> {
        self.0.parts.iter().cloned().map(PyTileScore).collect()
    }
}

#[pymethods]
impl PyScore {
    #[getter]
    fn words(&self) -> Vec<PyWordScore> {
        self.0.words.iter().cloned().map(PyWordScore).collect()
    }

    #[getter]
    fn bonus(&self) -> i32 {
        self.0.bonus
    }

    #[getter]
    fn total(&self) -> i32 {
        self.0.total
    }
}

#[pyfunction]
#[pyo3(signature = (rules, board, placement, rack=None))]
fn check(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    placement: &PyPlacement,
    rack: Option<&[u8]>,
) -> PyResult<()> {
    let rack = rack.map(|codes| rules.rack(py, codes)).transpose()?;
    legality::check(&rules.0, &board.board, &placement.0, rack.as_ref())
        .map_err(|err| error::placement(py, err))
}

#[pyfunction(name = "score")]
fn score_of(
    py: Python<'_>,
    rules: &PyRuleset,
    board: &PyBoard,
    placement: &PyPlacement,
) -> PyResult<PyScore> {
    check(py, rules, board, placement, None)?;
    Ok(PyScore(score::score(&rules.0, &board.board, &placement.0)))
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyTileScore>()?;
    m.add_class::<PyWordScore>()?;
    m.add_class::<PyScore>()?;
    m.add_function(wrap_pyfunction!(check, m)?)?;
    m.add_function(wrap_pyfunction!(score_of, m)?)
}
