//! `Placement`.

use crate::board::PyBoard;
use crate::error;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::refusal::{Reason, Refusal};

/// Tiles laid in one line, from the first square of the main word to its last.
///
/// Args:
///     square: first square of the word.
///     down: direction of the line; False is across.
///     tiles: one code a square; 0 where the square already holds a tile.
///
/// Raises:
///     PlacementError: ``no-tiles``, ``off-board``, ``unknown-letter`` for what no rule set could
///         have; ``check`` judges the rest.
#[pyclass(module = "stafla._core", name = "Placement", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyPlacement(pub Placement);

/// A square of Python's; a negative one lies off the board too.
fn square(number: i64) -> Result<usize, Refusal> {
    usize::try_from(number).map_err(|_| Refusal::new(Reason::OffBoard))
}

/// A tile of Python's; a number that is no code is no letter.
fn tile(number: i64) -> Result<u8, Refusal> {
    u8::try_from(number).map_err(|_| Refusal::new(Reason::UnknownLetter))
}

fn loose(laid: &[(i64, i64)]) -> Result<Vec<(usize, u8)>, Refusal> {
    let each = laid.iter();
    each.map(|&(at, code)| Ok((square(at)?, tile(code)?)))
        .collect()
}

#[pymethods]
impl PyPlacement {
    #[new]
    #[pyo3(signature = (square, down, tiles))]
    fn new(py: Python<'_>, square: i64, down: bool, tiles: &[u8]) -> PyResult<Self> {
        let made = self::square(square).and_then(|first| Placement::new(first, down, tiles));
        made.map(PyPlacement)
            .map_err(|err| error::placement(py, err))
    }

    /// The placement that lays these ``(square, tile)`` pairs, in any order.
    ///
    /// The line is grown over tiles already there. A single tile runs across if it makes a
    /// word across, else down.
    ///
    /// Raises:
    ///     PlacementError: in this order ``off-board``, ``unknown-letter``, ``occupied`` (also a
    ///         square named twice) of each pair as given; ``no-tiles``, ``not-in-line``, ``gap``.
    #[staticmethod]
    fn of(
        py: Python<'_>,
        rules: &PyRuleset,
        board: &PyBoard,
        laid: Vec<(i64, i64)>,
    ) -> PyResult<Self> {
        let made = loose(&laid).and_then(|laid| Placement::of(&rules.0, &board.board, &laid));
        made.map(PyPlacement)
            .map_err(|err| error::placement(py, err))
    }

    /// First square of the word.
    #[getter]
    fn square(&self) -> usize {
        self.0.square()
    }

    /// Whether the word runs down; False is across.
    #[getter]
    fn down(&self) -> bool {
        self.0.down()
    }

    /// One code a square; 0 where the square already holds a tile.
    #[getter]
    fn tiles(&self) -> &[u8] {
        self.0.tiles()
    }

    /// ``(square, tile)`` of the tiles newly laid, on a board of that rule set.
    fn laid(&self, rules: &PyRuleset) -> Vec<(usize, u8)> {
        self.0.laid(rules.0.width).collect()
    }

    fn __repr__(&self) -> String {
        let down = if self.0.down() { "True" } else { "False" };
        format!(
            "Placement({}, {down}, bytes({:?}))",
            self.0.square(),
            self.0.tiles()
        )
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, this) = (slf.py(), slf.get().0);
        let args = (this.square(), this.down(), PyBytes::new(py, this.tiles()));
        (slf.get_type(), args).into_pyobject(py)
    }
}
