//! What kept tiles are worth, for Python.

use crate::error;
use crate::lexicon::bytes_of;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::leaves::{from_klv2, to_klv2, BagTerms, Leaves, Table, Terms};
use stafla_kernel::rules::checks::RulesetError;
use std::sync::Arc;

/// What kept tiles are worth, in milli-points.
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
    /// Leaves that are all worth nothing: equity is the score.
    #[staticmethod]
    fn zero(rules: Py<PyRuleset>) -> Self {
        let leaves = Arc::new(Leaves::Zero);
        PyLeaves { leaves, rules }
    }

    /// Sum of ``worth`` by code, plus ``repeat`` for every second and later copy.
    ///
    /// Both have ``letters + 1`` numbers, the blank's first.
    ///
    /// Raises:
    ///     RulesetError: another number of numbers, or one beyond all measure.
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

    /// A worth for every leave of up to six tiles, made of single tiles, pairs and triples.
    ///
    /// A leave is worth the sum over its tiles, over all pairs and over all triples of them,
    /// copies counted one by one.
    ///
    /// ``terms`` are int32, little endian, milli-points, by sorted codes: each tile (the blank
    /// first), each pair (0 0, 0 1 … 1 1, 1 2 …), each triple.
    ///
    /// ``bag_terms`` are sixteen numbers in milli-points for the bag as a play leaves it: six
    /// tiles too few for a full draw, five … just empty, one tile left … nine left. ``best`` and
    /// ``selfplay`` add them to the leave of a play; in ``value`` and KLV2 they have no part.
    ///
    /// Raises:
    ///     RulesetError: ``terms``, ``bag_terms``: another number of them, or one beyond all
    ///         measure; ``letters``: too many for a table.
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

    /// A worth for every leave of up to six tiles, one by one.
    ///
    /// ``values`` are int32, little endian, milli-points: by size from the empty leave on; among
    /// leaves of a size by the sum of C(r + i, i + 1) over their tiles, where r is the tile's rank
    /// (letters by falling value, of equal values as in the alphabet; the blank last), sorted, and
    /// i its place among them from 0.
    ///
    /// Raises:
    ///     RulesetError: ``values``: another number of them, or one beyond all measure;
    ///         ``letters``: too many for a table.
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

    /// The leaves of a KLV2 file of another engine; tile numbers are letter codes.
    ///
    /// What it does not name is worth nothing.
    ///
    /// Raises:
    ///     RulesetError: ``klv2``, ``values``: no such file, or leaves of foreign letters or of
    ///         more than six tiles.
    #[staticmethod]
    fn of_klv2(py: Python<'_>, rules: Py<PyRuleset>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (data, given) = (bytes_of(data)?, &rules.get().0);
        let table = py.detach(|| from_klv2(given, &data));
        let leaves = table.map(|table| Leaves::Table(Box::new(table)));
        PyLeaves::made(py, rules, leaves)
    }

    /// All leaves of one to six tiles that a full bag can give, as KLV2.
    fn to_klv2<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let rules = &self.rules.get().0;
        PyBytes::new(py, &py.detach(|| to_klv2(rules, &self.leaves)))
    }

    /// Worth of these tiles if they are kept; a leave beyond six tiles is worth nothing.
    fn value(&self, py: Python<'_>, rack: &[u8]) -> PyResult<i32> {
        let rack = self.rules.get().rack(py, rack)?;
        Ok(self.leaves.value(&rack))
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyLeaves>()
}
