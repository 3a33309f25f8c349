//! `Board`.

use crate::error;
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::refusal::{Reason, Refusal};
use stafla_kernel::rules::tile::EMPTY;
use std::hash::{Hash, Hasher};

/// Tiles on squares.
///
/// Args:
///     rules: gives the size.
///     cells: ``width * height`` codes, row by row; None: an empty board.
///
/// Raises:
///     PlacementError: wrong length or a code outside the alphabet.
#[pyclass(module = "stafla._core", name = "Board", frozen, eq, hash)]
pub struct PyBoard {
    pub board: Board,
    rules: Py<PyRuleset>,
}

impl PartialEq for PyBoard {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl Hash for PyBoard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

impl PyBoard {
    fn with(&self, py: Python<'_>, board: Board) -> PyBoard {
        PyBoard {
            board,
            rules: self.rules.clone_ref(py),
        }
    }
}

#[pymethods]
impl PyBoard {
    #[new]
    #[pyo3(signature = (rules, cells=None))]
    fn new(py: Python<'_>, rules: Py<PyRuleset>, cells: Option<&[u8]>) -> PyResult<Self> {
        let numbers = &rules.get().0;
        let board = match cells {
            None => Board::new(numbers),
            Some(cells) => Board::of(numbers, cells).map_err(|err| error::placement(py, err))?,
        };
        Ok(PyBoard { board, rules })
    }

    /// All squares row by row: codes as laid, 0 where empty.
    #[getter]
    fn cells(&self) -> &[u8] {
        self.board.cells()
    }

    /// Squares in a row.
    #[getter]
    fn width(&self) -> usize {
        self.board.width()
    }

    /// Squares in a column.
    #[getter]
    fn height(&self) -> usize {
        self.board.height()
    }

    /// Whether no tile lies on it.
    #[getter]
    fn empty(&self) -> bool {
        self.board.is_empty()
    }

    fn __getitem__(&self, square: usize) -> PyResult<u8> {
        let tile = self.board.cells().get(square).copied();
        tile.ok_or_else(|| PyIndexError::new_err("no such square"))
    }

    /// The board with the placement's tiles on it (legality is not asked again).
    ///
    /// Raises:
    ///     PlacementError: ``off-board``, ``occupied``.
    fn laid(&self, py: Python<'_>, placement: &PyPlacement) -> PyResult<PyBoard> {
        let mut board = self.board;
        board
            .lay(&placement.0)
            .map_err(|err| error::placement(py, err))?;
        Ok(self.with(py, board))
    }

    /// The board without the tiles on these squares.
    ///
    /// Raises:
    ///     PlacementError: ``off-board``, ``nothing-there``.
    fn lifted(&self, py: Python<'_>, squares: Vec<usize>) -> PyResult<PyBoard> {
        let mut board = self.board;
        for square in squares {
            let reason = match board.cells().get(square) {
                None => Refusal::new(Reason::OffBoard),
                Some(&EMPTY) => Refusal::new(Reason::NothingThere).at(square),
                Some(_) => {
                    board.lift(square);
                    continue;
                }
            };
            return Err(error::placement(py, reason));
        }
        Ok(self.with(py, board))
    }

    /// The placement grown to the whole main word, dots where tiles already lie.
    ///
    /// A letter that names a tile already there becomes a dot.
    ///
    /// Raises:
    ///     PlacementError: ``mismatch``, ``off-board``.
    fn full_placement(&self, py: Python<'_>, placement: &PyPlacement) -> PyResult<PyPlacement> {
        let full = self.board.full_placement(&placement.0);
        full.map(PyPlacement)
            .map_err(|err| error::placement(py, err))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, this) = (slf.py(), slf.get());
        let cells = PyBytes::new(py, this.board.cells());
        (slf.get_type(), (&this.rules, cells)).into_pyobject(py)
    }
}
