//! What kept tiles are worth, for Python.

use crate::error;
use crate::lexicon::bytes_of;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::leaves::{from_klv2, to_klv2, BagTerms, Leaves, Table, Terms};
use stafla_kernel::limits::RulesetError;
use std::sync::Arc;

#[pyclass(module = "stafla._core", name = "Leaves", frozen)]
pub struct PyLeaves {
    pub leaves: Arc<Leaves>,
    rules: Py<PyRuleset>,
}

impl PyLeaves {
    fn made(
        py: Python<'_>,
        rules: Py<PyRuleset>,
        leaves: Result<Leaves, RulesetError>,
    ) -> PyResult<Self> {
        let leaves = Arc::new(leaves.map_err(|err| error::ruleset(py, err))?);
        Ok(PyLeaves { leaves, rules })
    }
}

/// Numbers of four bytes each, little endian; bytes left over are dropped.
fn integers(data: &Bound<'_, PyAny>) -> PyResult<Vec<i32>> {
    let bytes = bytes_of(data)?;
    let four = bytes.chunks_exact(4);
    Ok(four
        .map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect())
}

#[pymethods]
impl PyLeaves {
    #[staticmethod]
    fn zero(rules: Py<PyRuleset>) -> Self {
        let leaves = Arc::new(Leaves::Zero);
        PyLeaves { leaves, rules }
    }

    #[staticmethod]
    fn plain(
        py: Python<'_>,
        rules: Py<PyRuleset>,
        worth: Vec<i32>,
        repeat: Vec<i32>,
    ) -> PyResult<Self> {
        let leaves = Leaves::plain(&rules.get().0, &worth, &repeat);
        PyLeaves::made(py, rules, leaves)
    }

    #[staticmethod]
    #[pyo3(signature = (rules, terms, bag_terms = None))]
    fn of_terms(
        py: Python<'_>,
        rules: Py<PyRuleset>,
        terms: &Bound<'_, PyAny>,
        bag_terms: Option<Vec<i32>>,
    ) -> PyResult<Self> {
        let (terms, given) = (integers(terms)?, &rules.get().0);
        let table = py.detach(|| -> Result<Table, RulesetError> {
            let mut table = Terms::new(given, &terms)?.table(given)?;
            table.bag_terms = bag_terms.as_deref().map(BagTerms::new).transpose()?;
            Ok(table)
        });
        let leaves = table.map(|table| Leaves::Table(Box::new(table)));
        PyLeaves::made(py, rules, leaves)
    }

    #[staticmethod]
    fn of_values(
        py: Python<'_>,
        rules: Py<PyRuleset>,
        values: &Bound<'_, PyAny>,
    ) -> PyResult<Self> {
        let table = Table::of_values(&rules.get().0, integers(values)?);
        let leaves = table.map(|table| Leaves::Table(Box::new(table)));
        PyLeaves::made(py, rules, leaves)
    }

    #[staticmethod]
    fn of_klv2(py: Python<'_>, rules: Py<PyRuleset>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (data, given) = (bytes_of(data)?, &rules.get().0);
        let table = py.detach(|| from_klv2(given, &data));
        let leaves = table.map(|table| Leaves::Table(Box::new(table)));
        PyLeaves::made(py, rules, leaves)
    }

    fn to_klv2<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let rules = &self.rules.get().0;
        PyBytes::new(py, &py.detach(|| to_klv2(rules, &self.leaves)))
    }

    fn value(&self, py: Python<'_>, rack: &[u8]) -> PyResult<i32> {
        let rack = self.rules.get().rack(py, rack)?;
        Ok(self.leaves.value(&rack))
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyLeaves>()
}
