//! Self-play for Python.

use crate::context::PySearchContext;
use crate::error;
use crate::leaves::PyLeaves;
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

/// What all games of a run of self-play share.
///
/// A game depends on this and on its number alone.
///
/// Args:
///     context: what the games are played by.
///     seed: decides all draws; below 2^64.
#[pyclass(module = "stafla._core", name = "SelfplayRun", frozen)]
pub struct PySelfplayRun {
    /// What the games are played by.
    #[pyo3(get)]
    context: Py<PySearchContext>,
    /// Decides all draws.
    #[pyo3(get)]
    seed: u64,
}

#[pymethods]
impl PySelfplayRun {
    #[new]
    fn new(context: Py<PySearchContext>, seed: u64) -> Self {
        PySelfplayRun { context, seed }
    }
}

impl PySelfplayRun {
    /// The run as the kernel has it.
    pub fn run(&self) -> Run<'_> {
        let context = self.context.get();
        Run {
            rules: &context.rules.get().0,
            lexicon: &context.lexicon.get().inner,
            words: &context.words.get().0,
            leaves: &context.leaves.get().leaves,
            seed: self.seed,
        }
    }
}

/// Play games number ``first`` … ``first + games - 1`` of a run, highest equity wins.
///
/// Numbers are below 2^64. Any split into chunks and threads gives the same lines.
///
/// Raises:
///     RulesetError: by these rules a game might never end, or the words are of other letters or
///         values.
#[pyfunction]
#[pyo3(signature = (run, *, first, games, threads = 1))]
fn selfplay(
    py: Python<'_>,
    run: &PySelfplayRun,
    first: u64,
    games: u64,
    threads: usize,
) -> PyResult<PySelfplayChunk> {
    let run = run.run();
    let chunk = py.detach(|| run.play(first, games, threads));
    chunk
        .map(PySelfplayChunk)
        .map_err(|err| error::ruleset(py, err))
}

/// Mirrored pairs of games between a player with the leaves of a run and one with ``other``.
///
/// Both games of pair n are drawn by the seed of game n of the run (see ``selfplay``); in the
/// first the player with the leaves of the run begins, in the second the other.
///
/// Returns:
///     int32[pairs, 2], little endian: points by which the player with the leaves of the run won
///     (negative: lost) the game it began, and the game it did not. Any split into chunks and
///     threads gives the same bytes.
///
/// Raises:
///     RulesetError: as ``selfplay``; ``racks``: other than two.
#[pyfunction]
#[pyo3(signature = (run, other, *, first, pairs, threads = 1))]
fn selfplay_pairs<'py>(
    py: Python<'py>,
    run: &PySelfplayRun,
    other: &PyLeaves,
    first: u64,
    pairs: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyBytes>> {
    let mirrored = Pairs {
        run: run.run(),
        other: &other.leaves,
    };
    let gains = py.detach(|| mirrored.play(first, pairs, threads));
    let gains = gains.map_err(|err| error::ruleset(py, err))?;
    let bytes: Vec<u8> = gains
        .iter()
        .flatten()
        .flat_map(|n| n.to_le_bytes())
        .collect();
    Ok(PyBytes::new(py, &bytes))
}

/// Puts the classes and the functions into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySelfplayChunk>()?;
    m.add_class::<PySelfplayRun>()?;
    m.add_function(wrap_pyfunction!(selfplay, m)?)?;
    m.add_function(wrap_pyfunction!(selfplay_pairs, m)?)
}
