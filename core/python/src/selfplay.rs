//! Self-play for Python.

use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::Lexicon;
use crate::moves::PyWordMap;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::selfplay::{Chunk, Pairs, Run};

#[pyclass(module = "stafla._core", name = "SelfplayChunk", frozen)]
pub struct PySelfplayChunk(Chunk);

#[pymethods]
impl PySelfplayChunk {
    #[getter]
    fn records<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.records)
    }

    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    #[getter]
    fn turns(&self) -> u64 {
        self.0.turns
    }

    #[getter]
    fn score(&self) -> i64 {
        self.0.score
    }
}

#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, *, seed, first, games, threads = 1))]
#[allow(clippy::too_many_arguments)]
fn selfplay(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &Lexicon,
    words: &PyWordMap,
    leaves: &PyLeaves,
    seed: u64,
    first: u64,
    games: u64,
    threads: usize,
) -> PyResult<PySelfplayChunk> {
    let run = Run {
        rules: &rules.0,
        lexicon: &lexicon.inner,
        words: &words.0,
        leaves: &leaves.leaves,
        seed,
    };
    let chunk = py.detach(|| run.play(first, games, threads));
    chunk
        .map(PySelfplayChunk)
        .map_err(|err| error::ruleset(py, err))
}

#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, other, *, seed, first, pairs, threads = 1))]
#[allow(clippy::too_many_arguments)]
fn selfplay_pairs<'py>(
    py: Python<'py>,
    rules: &PyRuleset,
    lexicon: &Lexicon,
    words: &PyWordMap,
    leaves: &PyLeaves,
    other: &PyLeaves,
    seed: u64,
    first: u64,
    pairs: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyBytes>> {
    let run = Run {
        rules: &rules.0,
        lexicon: &lexicon.inner,
        words: &words.0,
        leaves: &leaves.leaves,
        seed,
    };
    let other = &*other.leaves;
    let gains = py.detach(|| Pairs { run, other }.play(first, pairs, threads));
    let gains = gains.map_err(|err| error::ruleset(py, err))?;
    let bytes: Vec<u8> = gains
        .iter()
        .flatten()
        .flat_map(|n| n.to_le_bytes())
        .collect();
    Ok(PyBytes::new(py, &bytes))
}

/// Puts the class and the functions into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySelfplayChunk>()?;
    m.add_function(wrap_pyfunction!(selfplay, m)?)?;
    m.add_function(wrap_pyfunction!(selfplay_pairs, m)?)
}
