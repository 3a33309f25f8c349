//! Tables of winning chances for Python.

use crate::error;
use crate::lexicon::bytes_of;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::winning::{WinTable, WinTableError};
use std::sync::Arc;

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

    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
        made(py, WinTable::from_bytes(&bytes_of(data)?))
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    fn chance(&self, lead: f64, unseen: usize) -> f64 {
        self.0.chance((1000.0 * lead).round() as i64, unseen)
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyWinTable>()
}
