//! Positions with one to four tiles in the bag, for Python.

use crate::board::PyBoard;
use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::{lexicon_error, PyWordGraph};
use crate::moves::{PyPlay, PyWordMap};
use crate::ruleset::PyRuleset;
use crate::stop::Watch;
use pyo3::prelude::*;
use stafla_kernel::movegen::MoveGenerator;
use stafla_kernel::rules::board::Board;
use stafla_kernel::search::preendgame::{weigh, PreEndgame, RankedPlay, MOST_IN_BAG};

/// What a play before the bag is empty is worth (docs/engine/endgame.md).
#[pyclass(module = "stafla._core", name = "Prospect", frozen)]
pub struct PyProspect(RankedPlay);

#[pymethods]
impl PyProspect {
    /// Its equity is points and leave.
    #[getter]
    fn play(&self) -> PyPlay {
        PyPlay(self.0.play.clone())
    }

    /// Mean spread gained from here on, over the contents of the bag that were looked at.
    #[getter]
    fn spread(&self) -> f64 {
        self.0.spread
    }

    /// Share of them in which the mover wins the game, a draw counting half.
    #[getter]
    fn win(&self) -> f64 {
        self.0.win
    }

    /// Share of all contents of the bag that was looked at, by their likelihood.
    #[getter]
    fn covered(&self) -> f64 {
        self.0.covered
    }

    /// Share that was proved: the bag drawn at once, and the endgame solved.
    #[getter]
    fn exact(&self) -> f64 {
        self.0.exact
    }
}

/// Plays with one to four tiles in the bag, the best first.
///
/// They come by how often they win, then by mean spread; but the few that were looked at more
/// thoroughly, because they seemed best, come before the others.
///
/// A play is chosen before its draw is known, so it is weighed over everything that the bag may
/// hold. A play that empties the bag leads to an endgame, which is solved: if all of ``exact`` is
/// 1 the numbers are those of best play by both. Other plays are followed by equity until the bag
/// is empty; their numbers are estimates. Passes and exchanges are not weighed. Without limits it
/// ends when nothing more can be proved of the best; without time the plays come by equity.
///
/// Args:
///     rules: for two racks of a team each.
///     lexicon: the words that may be laid.
///     words: the map of ``lexicon``.
///     leaves: worth of kept tiles while the bag is not empty.
///     board: tiles laid so far.
///     rack: the mover's tiles.
///     unseen: tiles in the bag and on the opponent's rack together.
///     bag: how many of them are in the bag, 1 … 4.
///     lead: the mover's points less the opponent's.
///     candidates: plays to weigh, of highest equity.
///     seed: decides the order in which contents are looked at.
///     milliseconds: time for the whole call.
///     stop: asked now and then; anything true ends the search.
///
/// Raises:
///     KernelError: ``bag``; ``racks``, ``endless``, ``rack-too-large`` as ``solve_endgame``.
///     PlacementError: ``wrong-size``, ``unknown-letter``.
///     LexiconError: ``foreign-alphabet``.
#[pyfunction]
#[pyo3(signature = (rules, lexicon, words, leaves, board, rack, unseen, bag, *, lead = 0, candidates = 20, seed = 0, milliseconds = None, stop = None))]
#[allow(clippy::too_many_arguments)]
fn weigh_preendgame(
    py: Python<'_>,
    rules: &PyRuleset,
    lexicon: &PyWordGraph,
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
