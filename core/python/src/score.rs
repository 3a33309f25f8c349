//! `check`, `score` and the classes of a score.

use crate::board::PyBoard;
use crate::error;
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::legality;
use stafla_kernel::rules::score::{self, Score, TileScore, WordScore};
use stafla_kernel::rules::tile::letter;

/// One tile's share of a word.
#[pyclass(module = "stafla._core", name = "TileScore", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyTileScore(TileScore);

/// One word formed, with its share of the score (IS-29 … IS-38).
#[pyclass(module = "stafla._core", name = "WordScore", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyWordScore(WordScore);

/// A play's points in full.
///
/// The main word comes first, then the crossings in the order of the tiles laid. One tile is no
/// word: a single tile that only makes a word in the other direction has no main word.
#[pyclass(module = "stafla._core", name = "Score", frozen, eq)]
#[derive(PartialEq)]
pub struct PyScore(Score);

#[pymethods]
impl PyTileScore {
    /// Where the tile lies.
    #[getter]
    fn square(&self) -> u16 {
        self.0.square
    }

    /// Its code as on the board, a blank with ``AS_BLANK``.
    #[getter]
    fn tile(&self) -> u8 {
        self.0.tile
    }

    /// Printed value; 0 for a blank.
    #[getter]
    fn value(&self) -> i32 {
        self.0.value
    }

    /// 1 where the premium does not count (any more).
    #[getter]
    fn letter_multiplier(&self) -> i32 {
        self.0.letter_multiplier
    }

    /// What the square multiplies the word by; 1 where the premium does not count (any more).
    #[getter]
    fn word_multiplier(&self) -> i32 {
        self.0.word_multiplier
    }

    /// Whether the tile was laid in this play.
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
    /// First square of the word.
    #[getter]
    fn square(&self) -> u16 {
        self.0.square
    }

    /// Whether the word runs down; False is across.
    #[getter]
    fn down(&self) -> bool {
        self.0.down
    }

    /// Codes as on the board, blanks with ``AS_BLANK``.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.codes(py, |tile| tile)
    }

    /// Codes without ``AS_BLANK``: what a lexicon is asked.
    #[getter]
    fn letters<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.codes(py, letter)
    }

    /// What all word premiums under new tiles multiply the word by.
    #[getter]
    fn multiplier(&self) -> i32 {
        self.0.multiplier
    }

    /// Points of the word, premiums included.
    #[getter]
    fn points(&self) -> i32 {
        self.0.points
    }

    /// One share for each tile, in reading order.
    #[getter]
    fn parts(&self) -> Vec<PyTileScore> {
        self.0.parts.iter().cloned().map(PyTileScore).collect()
    }
}

#[pymethods]
impl PyScore {
    /// The words formed, the main word first.
    #[getter]
    fn words(&self) -> Vec<PyWordScore> {
        self.0.words.iter().cloned().map(PyWordScore).collect()
    }

    /// Extra points for the number of tiles laid (IS-39).
    #[getter]
    fn bonus(&self) -> i32 {
        self.0.bonus
    }

    /// Points of the play: all words and the bonus.
    #[getter]
    fn total(&self) -> i32 {
        self.0.total
    }
}

/// Raise the first reason why the placement is not legal (words are not judged here).
///
/// Looked for in this order: ``wrong-size``, ``no-tiles``, ``off-board``; square by square
/// ``unknown-letter``, ``occupied``, ``nothing-there``; ``too-many-tiles``, ``not-on-rack``; on
/// an empty board ``not-on-start``, ``too-short`` (IS-06), otherwise ``detached`` (IS-10).
/// The placement may name any part of the main word that holds all new tiles.
///
/// ``rack`` None means unknown: any tiles of the set may be held. A letter that only a blank can
/// name (SV-53) is never held as a tile.
///
/// Raises:
///     PlacementError
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

/// Points for a placement that ``check`` lets pass (IS-29 … IS-39).
///
/// Raises:
///     PlacementError: as ``check`` with an unknown rack.
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
