//! What a search or self-play plays by, for Python.

use crate::leaves::PyLeaves;
use crate::lexicon::PyWordGraph;
use crate::moves::PyWordMap;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;

/// What a search or self-play plays by: the rules, and the words with what kept tiles are worth.
///
/// Args:
///     rules: the rule set.
///     lexicon: the words that may be laid.
///     words: the map of ``lexicon``.
///     leaves: worth of kept tiles while the bag is not empty.
#[pyclass(module = "stafla._core", name = "SearchContext", frozen)]
pub struct PySearchContext {
    /// The rule set.
    #[pyo3(get)]
    pub rules: Py<PyRuleset>,
    /// The words that may be laid.
    #[pyo3(get)]
    pub lexicon: Py<PyWordGraph>,
    /// The map of ``lexicon``.
    #[pyo3(get)]
    pub words: Py<PyWordMap>,
    /// Worth of kept tiles while the bag is not empty.
    #[pyo3(get)]
    pub leaves: Py<PyLeaves>,
}

#[pymethods]
impl PySearchContext {
    #[new]
    fn new(
        rules: Py<PyRuleset>,
        lexicon: Py<PyWordGraph>,
        words: Py<PyWordMap>,
        leaves: Py<PyLeaves>,
    ) -> Self {
        PySearchContext {
            rules,
            lexicon,
            words,
            leaves,
        }
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySearchContext>()
}
