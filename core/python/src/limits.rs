//! How far a search goes, for Python.

use crate::stop::{Watch, MOST_THREADS};
use pyo3::prelude::*;

/// How far a search goes, and by how many threads.
///
/// Args:
///     nodes: positions to look at, at most (with tiles in the bag: in endgames, all together); by
///         one thread the same number gives the same answer everywhere.
///     milliseconds: time for the whole call.
///     threads: how many look at once. What is proved is the same; which of several best lines is
///         told, and how much was looked at, may differ.
///     stop: asked now and then; what is true ends the search as the end of the time does.
#[pyclass(module = "stafla._core", name = "SearchLimits", frozen, subclass)]
pub struct PySearchLimits {
    /// Positions to look at, at most.
    #[pyo3(get)]
    nodes: Option<u64>,
    /// Time for the whole call.
    #[pyo3(get)]
    milliseconds: Option<f64>,
    /// How many look at once.
    #[pyo3(get)]
    threads: usize,
    /// Asked now and then; what is true ends the search.
    #[pyo3(get)]
    stop: Option<Py<PyAny>>,
}

#[pymethods]
impl PySearchLimits {
    #[new]
    #[pyo3(signature = (*, nodes = None, milliseconds = None, threads = 1, stop = None))]
    pub fn new(
        nodes: Option<u64>,
        milliseconds: Option<f64>,
        threads: usize,
        stop: Option<Py<PyAny>>,
    ) -> Self {
        PySearchLimits {
            nodes,
            milliseconds,
            threads,
            stop,
        }
    }
}

impl PySearchLimits {
    /// None at all, for one thread.
    pub const NONE: PySearchLimits = PySearchLimits {
        nodes: None,
        milliseconds: None,
        threads: 1,
        stop: None,
    };

    /// The most positions to look at.
    pub fn most_nodes(&self) -> u64 {
        self.nodes.unwrap_or(u64::MAX)
    }

    /// As many threads as one call is given.
    pub fn thread_count(&self) -> usize {
        self.threads.clamp(1, MOST_THREADS)
    }

    /// What ends a search that begins now.
    pub fn watch(&self, py: Python<'_>) -> Watch {
        let stop = self.stop.as_ref().map(|stop| stop.clone_ref(py));
        Watch::new(self.milliseconds, stop)
    }
}

/// Puts the class into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySearchLimits>()
}
