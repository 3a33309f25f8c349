//! The endgame solver for Python.

use crate::board::PyBoard;
use crate::error;
use crate::lexicon::Lexicon;
use crate::moves::{PyPlay, PyWordMap};
use crate::ruleset::PyRuleset;
use crate::stop::Watch;
use pyo3::prelude::*;
use stafla_kernel::board::Board;
use stafla_kernel::endgame::{solve, Choice, Endgame, Limits, Solution};
use stafla_kernel::movegen::Play;
use stafla_kernel::rack::Rack;

#[pyclass(module = "stafla._core", name = "EndgameChoice", frozen)]
pub struct PyEndgameChoice(Choice);

#[pymethods]
impl PyEndgameChoice {
    #[getter]
    fn play(&self) -> Option<PyPlay> {
        self.0.play.clone().map(PyPlay)
    }

    #[getter]
    fn spread(&self) -> i32 {
        self.0.spread
    }

    #[getter]
    fn exact(&self) -> bool {
        self.0.exact
    }
}

#[pyclass(module = "stafla._core", name = "EndgameSolution", frozen)]
pub struct PyEndgameSolution(Solution);

#[pymethods]
impl PyEndgameSolution {
    #[getter]
    fn spread(&self) -> i32 {
        self.0.spread
    }

    #[getter]
    fn proved(&self) -> bool {
        self.0.proved
    }

    #[getter]
    fn depth(&self) -> u32 {
        self.0.depth
    }

    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes
    }

    #[getter]
    fn line(&self) -> Vec<Option<PyPlay>> {
        let told = |play: &Option<Play>| play.clone().map(PyPlay);
        self.0.line.iter().map(told).collect()
    }

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

#[pyfunction]
#[pyo3(signature = (rules, lexicon, board, racks, mover = 0, *, words = None, passes = 0, scoreless = 0, plies = None, nodes = None, milliseconds = None, best = 1, threads = 1, stop = None))]
#[allow(clippy::too_many_arguments)]
fn solve_endgame(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &Lexicon,
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
        threads: threads.clamp(1, 256),
    };
    let solved = py.detach(|| solve(&endgame, limits, &|| watch.over()));
    watch.checked()?;
    let told = |refusal: stafla_kernel::endgame::EndgameRefusal| {
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
