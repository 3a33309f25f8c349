//! Self-play for Python.

use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::PyWordGraph;
use crate::moves::PyWordMap;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::selfplay::{Chunk, Pairs, Run};

/// Games played out by the kernel.
#[pyclass(module = "stafla._core", name = "SelfplayChunk", frozen)]
pub struct PySelfplayChunk(Chunk);

#[pymethods]
impl PySelfplayChunk {
    /// One line a game (docs/formats/selfplay.md), in game order.
    #[getter]
    fn records<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.records)
    }

    /// Number of games.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    /// Turns of all games together.
    #[getter]
    fn turns(&self) -> u64 {
        self.0.turns
    }

    /// Sum of all players' final totals.
    #[getter]
    fn score(&self) -> i64 {
        self.0.score
    }
}

/// Play games number ``first`` … ``first + games - 1`` of the run ``seed``, highest equity wins.
///
/// ``seed`` and numbers are below 2^64. ``words`` is the map of ``lexicon``. A game depends on
/// seed and number alone, so any split into chunks and threads gives the same lines.
///
/// Raises:
///     RulesetError: by these rules a game might never end, or the words are of other letters or
///         values.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, *, seed, first, games, threads = 1))]
#[allow(clippy::too_many_arguments)]
fn selfplay(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &PyWordGraph,
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

/// Mirrored pairs of games between a player with ``leaves`` and one with ``other``.
///
/// Both games of pair n are drawn by the seed of game n of the run ``seed`` (see ``selfplay``); in
/// the first the player with ``leaves`` begins, in the second the other.
///
/// Returns:
///     int32[pairs, 2], little endian: points by which the player with ``leaves`` won (negative:
///     lost) the game it began, and the game it did not. Any split into chunks and threads gives
///     the same bytes.
///
/// Raises:
///     RulesetError: as ``selfplay``; ``racks``: other than two.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, other, *, seed, first, pairs, threads = 1))]
#[allow(clippy::too_many_arguments)]
fn selfplay_pairs<'py>(
    py: Python<'py>,
    rules: &PyRuleset,
    lexicon: &PyWordGraph,
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
