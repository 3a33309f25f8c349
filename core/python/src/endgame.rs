//! The endgame solver for Python.

use crate::board::PyBoard;
use crate::error;
use crate::lexicon::PyWordGraph;
use crate::moves::{PyPlay, PyWordMap};
use crate::ruleset::PyRuleset;
use crate::stop::{Watch, MOST_THREADS};
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
pub fn two_racks(py: Python<'_>, rules: &PyRuleset, racks: &[Vec<u8>]) -> PyResult<[Rack; 2]> {
    let [first, second] = racks else {
        let text = format!("{} racks given, an endgame is solved for two", racks.len());
        return Err(error::kernel(py, "racks", &text));
    };
    Ok([rules.rack(py, first)?, rules.rack(py, second)?])
}

/// The best play for rack ``mover`` when the bag is empty and nothing is hidden.
///
/// Without limits the answer is proved; with them it is the best found, and a sensible one even
/// if there was no time at all. A position where the game is over already (an empty rack, or runs
/// that end it) has an empty line and the settlement as its spread.
///
/// Args:
///     rules: for two racks of a team each.
///     lexicon: the words that may be laid.
///     board: tiles laid so far.
///     racks: both racks; the one to move need not be the first.
///     mover: the rack to move.
///     words: the map of ``lexicon``, many times as fast where it serves (boards to 15 squares,
///         racks to nine tiles); answers are the same.
///     passes: passes in a row before this turn.
///     scoreless: turns in a row before this one that left no new tile on the board.
///     plies: turns to look ahead at most.
///     nodes: positions to look at, at most; with one thread the same number gives the same answer
///         everywhere.
///     milliseconds: time for the whole call.
///     best: how many of the best choices shall get their spreads; the others get bounds.
///     threads: how many look at once and share what they find out. What is proved is the same;
///         which of several best lines is told, and how much was looked at, may differ.
///     stop: asked now and then; what is true ends the search as the end of the time does.
///
/// Raises:
///     KernelError: ``racks``: not two racks of a team each that move in turn (three and four
///         players are not solved); ``endless``: passes never end the game; ``rack-too-large``;
///         ``foreign-alphabet``.
///     PlacementError: ``wrong-size``, ``unknown-letter``.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, board, racks, mover = 0, *, words = None, passes = 0, scoreless = 0, plies = None, nodes = None, milliseconds = None, best = 1, threads = 1, stop = None))]
#[allow(clippy::too_many_arguments)]
fn solve_endgame(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &PyWordGraph,
    board: &PyBoard,
    racks: Vec<Vec<u8>>,
    mover: usize,
    words: Option<&PyWordMap>,
    passes: u32,
    scoreless: u32,
    plies: Option<u32>,
    nodes: Option<u64>,
    milliseconds: Option<f64>,
    best: usize,
    threads: usize,
    stop: Option<Py<PyAny>>,
) -> PyResult<PyEndgameSolution> {
    let watch = Watch::new(milliseconds, stop);
    let racks = two_racks(py, rules, &racks)?;
    let cells = Board::of(&rules.0, board.board.cells());
    let endgame = Endgame {
        rules: &rules.0,
        words: &lexicon.inner.dawg,
        map: words.map(|words| &*words.0),
        board: &cells.map_err(|refusal| error::placement(py, refusal))?,
        racks,
        mover,
        passes,
        scoreless,
    };
    let limits = Limits {
        plies: plies.unwrap_or(u32::MAX),
        nodes: nodes.unwrap_or(u64::MAX),
        best,
        threads: threads.clamp(1, MOST_THREADS),
        ..Limits::NONE
    };
    let solved = py.detach(|| solve(&endgame, limits, &|| watch.over()));
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
    m.add_function(wrap_pyfunction!(solve_endgame, m)?)
}
