//! Positions with one to four tiles in the bag, for Python.

use crate::board::PyBoard;
use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::{lexicon_error, Lexicon};
use crate::moves::{PyPlay, PyWordMap};
use crate::ruleset::PyRuleset;
use crate::stop::Watch;
use pyo3::prelude::*;
use stafla_kernel::board::Board;
use stafla_kernel::movegen::MoveGenerator;
use stafla_kernel::preendgame::{weigh, PreEndgame, Prospect, MOST_IN_BAG};

#[pyclass(module = "stafla._core", name = "Prospect", frozen)]
pub struct PyProspect(Prospect);

#[pymethods]
impl PyProspect {
    #[getter]
    fn play(&self) -> PyPlay {
        PyPlay(self.0.play.clone())
    }

    #[getter]
    fn spread(&self) -> f64 {
        self.0.spread
    }

    #[getter]
    fn win(&self) -> f64 {
        self.0.win
    }

    #[getter]
    fn covered(&self) -> f64 {
        self.0.covered
    }

    #[getter]
    fn exact(&self) -> f64 {
        self.0.exact
    }
}

#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, board, rack, unseen, bag, *, lead = 0, candidates = 20, seed = 0, milliseconds = None, stop = None))]
#[allow(clippy::too_many_arguments)]
fn weigh_preendgame(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &Lexicon,
    words: &PyWordMap,
    leaves: &PyLeaves,
    board: &PyBoard,
    rack: &[u8],
    unseen: &[u8],
    bag: usize,
    lead: i32,
    candidates: usize,
    seed: u64,
    milliseconds: Option<f64>,
    stop: Option<Py<PyAny>>,
) -> PyResult<Vec<PyProspect>> {
    let watch = Watch::new(milliseconds, stop);
    let (rack, unseen) = (rules.rack(py, rack)?, rules.rack(py, unseen)?);
    if !(1..=MOST_IN_BAG.min(unseen.len())).contains(&bag) {
        let text = format!("{bag} tiles in the bag, of {} unseen", unseen.len());
        return Err(error::kernel(py, "bag", &text));
    }
    let cells = Board::of(&rules.0, board.board.cells());
    let made = MoveGenerator::new(
        rules.0.clone(),
        lexicon.inner.clone(),
        Some(words.0.clone()),
    );
    let position = PreEndgame {
        lexicon: &lexicon.inner,
        words: Some(&words.0),
        leaves: &leaves.leaves,
        generator: made.map_err(lexicon_error)?,
        board: &cells.map_err(|refusal| error::placement(py, refusal))?,
        rack,
        unseen,
        bag,
        lead,
    };
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let told = py.detach(|| weigh(position, candidates, &key, &|| watch.over()));
    watch.checked()?;
    let told = told.map_err(|refusal| error::kernel(py, refusal.code(), &refusal.to_string()))?;
    Ok(told.prospects.into_iter().map(PyProspect).collect())
}

/// Puts the class and the function into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyProspect>()?;
    m.add_function(wrap_pyfunction!(weigh_preendgame, m)?)
}
