//! Tables of winning chances for Python.

use crate::error;
use crate::lexicon::bytes_of;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::search::winning::{WinTable, WinTableError};
use std::sync::Arc;

/// Chance that the player whose turn it is wins, by lead and unseen tiles; a tie counts half.
///
/// The lead is over the best other player, before the turn; unseen are the tiles in the bag and
/// on the others' racks. Between rows and columns the chance is interpolated, beyond them the
/// last one counts.
///
/// Args:
///     unseen: unseen tiles of each row, rising.
///     step: points from one column to the next.
///     chances: rows of equal, odd length: chances (0 … 1) for leads from
///         ``-(length // 2) * step`` to ``(length // 2) * step``.
///
/// Raises:
///     KernelError: ``wins``: rows that do not rise, columns without a middle, a chance outside
///         0 … 1, more than 4096 rows or 2049 columns.
#[pyclass(module = "stafla._core", name = "WinTable", frozen, eq)]
#[derive(PartialEq)]
pub struct PyWinTable(pub Arc<WinTable>);

fn made(py: Python<'_>, table: Result<WinTable, WinTableError>) -> PyResult<PyWinTable> {
    let refuse = |refusal: WinTableError| error::kernel(py, "wins", refusal.why);
    Ok(PyWinTable(Arc::new(table.map_err(refuse)?)))
}

#[pymethods]
impl PyWinTable {
    #[new]
    fn new(py: Python<'_>, unseen: Vec<u16>, step: u16, chances: Vec<Vec<f64>>) -> PyResult<Self> {
        made(py, WinTable::new(unseen, step, &chances))
    }

    /// A table by formula, for where none has been trained.
    ///
    /// A logistic curve of the lead and of ``tempo`` points for having the turn; its scale is
    /// ``base + growth * sqrt(unseen)`` points. What is not given is about right for the
    /// editions that come with the package (docs/engine/simulation.md).
    ///
    /// Raises:
    ///     KernelError: ``wins``: a scale that is not above 0.
    #[staticmethod]
    #[pyo3(signature = (rules, base = 4.0, growth = 6.0, tempo = 18.0))]
    fn logistic(
        py: Python<'_>,
        rules: &PyRuleset,
        base: f64,
        growth: f64,
        tempo: f64,
    ) -> PyResult<Self> {
        made(py, WinTable::logistic(rules.0.tiles(), base, growth, tempo))
    }

    /// The table in a file (docs/formats/wins.md).
    ///
    /// Raises:
    ///     KernelError: ``wins``.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
        made(py, WinTable::from_bytes(&bytes_of(data)?))
    }

    /// The table as a file (docs/formats/wins.md), read back by ``from_bytes``.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// Chance of the player whose turn it is, who leads by so many points.
    fn chance(&self, lead: f64, unseen: usize) -> f64 {
        self.0.chance((1000.0 * lead).round() as i64, unseen)
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyWinTable>()
}
