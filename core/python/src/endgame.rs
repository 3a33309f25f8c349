//! The endgame solver for Python.

use crate::board::PyBoard;
use crate::error;
use crate::lexicon::PyWordGraph;
use crate::limits::PySearchLimits;
use crate::moves::{PyPlay, PyWordMap};
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use stafla_kernel::movegen::Play;
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::search::endgame::{solve, Choice, Endgame, Limits, Solution};

/// A play or pass of the mover, and what it gains.
#[pyclass(module = "stafla._core", name = "EndgameChoice", frozen)]
pub struct PyEndgameChoice(Choice);

#[pymethods]
impl PyEndgameChoice {
    /// None is a pass. Its equity is its score.
    #[getter]
    fn play(&self) -> Option<PyPlay> {
        self.0.play.clone().map(PyPlay)
    }

    /// Spread gained from here on; where not ``exact``, a bound from above.
    #[getter]
    fn spread(&self) -> i32 {
        self.0.spread
    }

    /// Whether it is the value to the depth reached, not a bound from above.
    #[getter]
    fn exact(&self) -> bool {
        self.0.exact
    }
}

/// The best play of a position with an empty bag (docs/engine/endgame.md).
#[pyclass(module = "stafla._core", name = "EndgameSolution", frozen)]
pub struct PyEndgameSolution(Solution);

#[pymethods]
impl PyEndgameSolution {
    /// Points that the mover gains on the opponent from here on, settlement included.
    #[getter]
    fn spread(&self) -> i32 {
        self.0.spread
    }

    /// Is this the value of best play by both? Otherwise it is the best estimate so far.
    #[getter]
    fn proved(&self) -> bool {
        self.0.proved
    }

    /// Turns looked ahead in full; 0: only greedy play was looked at, or the game is over.
    #[getter]
    fn depth(&self) -> u32 {
        self.0.depth
    }

    /// Positions looked at.
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes
    }

    /// The best line, None a pass; where ``proved`` and time is left, to the end of the game.
    ///
    /// Empty if the game is over.
    #[getter]
    fn line(&self) -> Vec<Option<PyPlay>> {
        let told = |play: &Option<Play>| play.clone().map(PyPlay);
        self.0.line.iter().map(told).collect()
    }

    /// Plays and the pass, as far as looked at, best first; of those that go out the highest.
    #[getter]
    fn choices(&self) -> Vec<PyEndgameChoice> {
        let choices = self.0.choices.iter().cloned();
        choices.map(PyEndgameChoice).collect()
    }
}

/// Two racks from Python.
fn two_racks(py: Python<'_>, rules: &PyRuleset, racks: &[Vec<u8>]) -> PyResult<[Rack; 2]> {
    let [first, second] = racks else {
        let text = format!("{} racks given, an endgame is solved for two", racks.len());
        return Err(error::kernel(py, "racks", &text));
    };
    Ok([rules.rack(py, first)?, rules.rack(py, second)?])
}

/// A position with an empty bag, where nothing is hidden.
///
/// It is held to the rules by whoever is given it.
///
/// Args:
///     board: tiles laid so far.
///     racks: both racks; the one to move need not be the first.
///     mover: the rack to move.
///     runs: passes in a row before this turn, and turns in a row that left no new tile.
#[pyclass(module = "stafla._core", name = "Endgame", frozen)]
pub struct PyEndgame {
    /// Tiles laid so far.
    #[pyo3(get)]
    board: Py<PyBoard>,
    /// Both racks.
    #[pyo3(get)]
    racks: Vec<Vec<u8>>,
    /// The rack to move.
    #[pyo3(get)]
    mover: usize,
    /// Passes in a row before this turn, and turns in a row that left no new tile.
    #[pyo3(get)]
    runs: (u32, u32),
}

#[pymethods]
impl PyEndgame {
    #[new]
    #[pyo3(signature = (board, racks, mover = 0, *, runs = (0, 0)),
        text_signature = "(board, racks, mover=0, *, runs=(0, 0))")]
    fn new(board: Py<PyBoard>, racks: Vec<Vec<u8>>, mover: usize, runs: (u32, u32)) -> Self {
        PyEndgame {
            board,
            racks,
            mover,
            runs,
        }
    }
}

/// How far an endgame is searched, and by how many threads.
///
/// Args:
///     plies: turns to look ahead at most.
///     nodes, milliseconds, threads, stop: as of every search.
#[pyclass(module = "stafla._core", name = "EndgameLimits", extends = PySearchLimits, frozen)]
pub struct PyEndgameLimits {
    /// Turns to look ahead at most.
    #[pyo3(get)]
    plies: Option<u32>,
}

#[pymethods]
impl PyEndgameLimits {
    #[new]
    #[pyo3(signature = (*, plies = None, nodes = None, milliseconds = None, threads = 1,
        stop = None))]
    fn new(
        plies: Option<u32>,
        nodes: Option<u64>,
        milliseconds: Option<f64>,
        threads: usize,
        stop: Option<Py<PyAny>>,
    ) -> PyClassInitializer<Self> {
        let common = PySearchLimits::new(nodes, milliseconds, threads, stop);
        PyClassInitializer::from(common).add_subclass(PyEndgameLimits { plies })
    }
}

/// The best play when the bag is empty and nothing is hidden.
///
/// Without limits the answer is proved; with them it is the best found, and a sensible one even
/// if there was no time at all. A position where the game is over already (an empty rack, or runs
/// that end it) has an empty line and the settlement as its spread.
///
/// Args:
///     rules: for two racks of a team each.
///     lexicon: the words that may be laid.
///     position: the board, both racks and whose turn it is.
///     words: the map of ``lexicon``, many times as fast where it serves (boards to 15 squares,
///         racks to nine tiles); answers are the same.
///     best: how many of the best choices shall get their spreads; the others get bounds.
///     limits: None: there are none, for one thread.
///
/// Raises:
///     KernelError: ``racks``: not two racks of a team each that move in turn (three and four
///         players are not solved); ``endless``: passes never end the game; ``rack-too-large``;
///         ``foreign-alphabet``.
///     PlacementError: ``wrong-size``, ``unknown-letter``.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, position, *, words = None, best = 1, limits = None))]
fn solve_endgame(
    rules: &Bound<'_, PyRuleset>,
    lexicon: &PyWordGraph,
    position: &PyEndgame,
    words: Option<&PyWordMap>,
    best: usize,
    limits: Option<&Bound<'_, PyEndgameLimits>>,
) -> PyResult<PyEndgameSolution> {
    let (py, rules) = (rules.py(), rules.get());
    let plies = limits.and_then(|limits| limits.get().plies);
    let limits = limits.map_or(&PySearchLimits::NONE, |limits| limits.as_super().get());
    let watch = limits.watch(py);
    let cells = Board::of(&rules.0, position.board.get().board.cells());
    let endgame = Endgame {
        rules: &rules.0,
        words: &lexicon.inner.dawg,
        map: words.map(|words| &*words.0),
        racks: two_racks(py, rules, &position.racks)?,
        board: &cells.map_err(|refusal| error::placement(py, refusal))?,
        mover: position.mover,
        passes: position.runs.0,
        scoreless: position.runs.1,
    };
    let counted = Limits {
        plies: plies.unwrap_or(u32::MAX),
        nodes: limits.most_nodes(),
        best,
        threads: limits.thread_count(),
        ..Limits::NONE
    };
    let solved = py.detach(|| solve(&endgame, counted, &|| watch.over()));
    watch.checked()?;
    let told = |refusal: stafla_kernel::search::endgame::EndgameRefusal| {
        error::kernel(py, refusal.code(), &refusal.to_string())
    };
    solved.map(PyEndgameSolution).map_err(told)
}

/// Puts the classes and the function into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyEndgameChoice>()?;
    m.add_class::<PyEndgameSolution>()?;
    m.add_class::<PyEndgame>()?;
    m.add_class::<PyEndgameLimits>()?;
    m.add_function(wrap_pyfunction!(solve_endgame, m)?)
}
