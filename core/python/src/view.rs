//! What the player to move knows, and how it is simulated, for Python.

use crate::board::PyBoard;
use pyo3::prelude::*;
use stafla_kernel::search::simulation::{SimulationSettings, Weights};

/// A position as the player to move sees it.
///
/// It is held to the rules by whoever is given it.
///
/// Args:
///     board: tiles laid.
///     rack: the mover's tiles.
///     known: tiles known of each rack; the mover's is ``rack``; empty: none.
///     sizes: tiles each rack holds; None: others' racks are full as far as the tiles go.
///     totals: points of each rack; empty: none.
///     turn: turns taken; the mover is ``rules.next_rack(turn)``.
///     runs: passes in a row, and turns in a row that left no new tile, as in ``ending``.
///     exchanges: exchanges made by each team (by number, as many as racks); empty: none.
#[pyclass(module = "stafla._core", name = "PlayerView", frozen)]
pub struct PyPlayerView {
    /// Tiles laid.
    #[pyo3(get)]
    pub board: Py<PyBoard>,
    /// The mover's tiles.
    #[pyo3(get)]
    pub rack: Vec<u8>,
    /// Tiles known of each rack; the mover's is ``rack``; empty: none.
    #[pyo3(get)]
    pub known: Vec<Vec<u8>>,
    /// Tiles each rack holds; None: others' racks are full as far as the tiles go.
    #[pyo3(get)]
    pub sizes: Option<Vec<usize>>,
    /// Points of each rack; empty: none.
    #[pyo3(get)]
    pub totals: Vec<i32>,
    /// Turns taken.
    #[pyo3(get)]
    pub turn: usize,
    /// Passes in a row, and turns in a row that left no new tile.
    #[pyo3(get)]
    pub runs: (u32, u32),
    /// Exchanges made by each team; empty: none.
    #[pyo3(get)]
    pub exchanges: Vec<u32>,
}

#[pymethods]
impl PyPlayerView {
    #[new]
    #[pyo3(signature = (board, rack, *, known = vec![], sizes = None, totals = vec![], turn = 0,
        runs = (0, 0), exchanges = vec![]),
        text_signature = "(board, rack, *, known=(), sizes=None, totals=(), turn=0, runs=(0, 0), \
        exchanges=())")]
    #[allow(clippy::too_many_arguments)] // a value for each name
    fn new(
        board: Py<PyBoard>,
        rack: &[u8],
        known: Vec<Vec<u8>>,
        sizes: Option<Vec<usize>>,
        totals: Vec<i32>,
        turn: usize,
        runs: (u32, u32),
        exchanges: Vec<u32>,
    ) -> Self {
        PyPlayerView {
            board,
            rack: rack.to_vec(),
            known,
            sizes,
            totals,
            turn,
            runs,
            exchanges,
        }
    }
}

/// The settings where none are given.
pub const USUAL: SimulationSettings = SimulationSettings {
    plies: 2,
    seed: 0,
    confidence: 0.99,
    margin: 0.005,
    weights: Weights {
        win: 1.0,
        spread: 0.5,
    },
};

/// How a simulation looks ahead, and when it has seen enough.
///
/// Args:
///     plies: plies after the candidate.
///     seed: decides all tiles, below 2^64.
///     confidence: stop when no other candidate is better than the best one by more than
///         ``margin`` (of utility), with this probability.
///     win_weight, spread_weight: utility is the mean of the chance of winning and
///         ``1 / (1 + exp(-spread / 100))``, weighted so.
///
/// Raises:
///     OverflowError: a number of plies or a seed below 0, or beyond its limit.
#[pyclass(module = "stafla._core", name = "SimulationSettings", frozen)]
pub struct PySimulationSettings(pub SimulationSettings);

#[pymethods]
impl PySimulationSettings {
    #[new]
    #[pyo3(signature = (*, plies = USUAL.plies, seed = USUAL.seed, confidence = USUAL.confidence,
        margin = USUAL.margin, win_weight = USUAL.weights.win,
        spread_weight = USUAL.weights.spread),
        text_signature = "(*, plies=2, seed=0, confidence=0.99, margin=0.005, win_weight=1.0, \
        spread_weight=0.5)")]
    fn new(
        plies: usize,
        seed: u64,
        confidence: f64,
        margin: f64,
        win_weight: f64,
        spread_weight: f64,
    ) -> Self {
        PySimulationSettings(SimulationSettings {
            plies,
            seed,
            confidence,
            margin,
            weights: Weights {
                win: win_weight,
                spread: spread_weight,
            },
        })
    }

    /// Plies after the candidate.
    #[getter]
    fn plies(&self) -> usize {
        self.0.plies
    }

    /// Decides all tiles.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.seed
    }

    /// How surely the best candidate is to be known.
    #[getter]
    fn confidence(&self) -> f64 {
        self.0.confidence
    }

    /// A difference of utility that does not matter.
    #[getter]
    fn margin(&self) -> f64 {
        self.0.margin
    }

    /// How much the chance of winning counts.
    #[getter]
    fn win_weight(&self) -> f64 {
        self.0.weights.win
    }

    /// How much the spread counts.
    #[getter]
    fn spread_weight(&self) -> f64 {
        self.0.weights.spread
    }
}

/// Puts the classes into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyPlayerView>()?;
    m.add_class::<PySimulationSettings>()
}
