//! Positions with a few tiles in the bag, for Python.

use crate::board::PyBoard;
use crate::candidate::CandidateArgument;
use crate::context::PySearchContext;
use crate::error;
use crate::lexicon::lexicon_error;
use crate::limits::PySearchLimits;
use crate::moves::PyPlay;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::movegen::MoveGenerator;
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::exchange::{self, ExchangeTiles};
use stafla_kernel::rules::legality;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::search::preendgame::{
    weigh, PreEndgame, PreEndgameChoice, PreEndgameLimits, RankedPlay, MOST_IN_BAG,
};

/// What a choice before the bag is empty is worth (docs/engine/preendgame.md).
#[pyclass(module = "stafla._core", name = "Prospect", frozen)]
pub struct PyProspect(RankedPlay);

#[pymethods]
impl PyProspect {
    /// Its equity is points and leave; None is an exchange or a pass.
    #[getter]
    fn play(&self) -> Option<PyPlay> {
        match &self.0.choice {
            PreEndgameChoice::Play(play) => Some(PyPlay(play.clone())),
            PreEndgameChoice::Exchange(_) | PreEndgameChoice::Pass => None,
        }
    }

    /// Tiles given back; None is a play or a pass.
    #[getter]
    fn exchange<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        match &self.0.choice {
            PreEndgameChoice::Exchange(given) => Some(PyBytes::new(py, given)),
            PreEndgameChoice::Play(_) | PreEndgameChoice::Pass => None,
        }
    }

    /// Mean spread gained from here on, over the contents of the bag that were looked at.
    #[getter]
    fn spread(&self) -> f64 {
        self.0.spread
    }

    /// Share of them in which the mover wins the game, a draw counting half.
    ///
    /// Of a pass with one or two tiles in the bag no more than it can win against one who passes
    /// too.
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

    /// Share in which it was proved who wins: all that is asked before spreads are.
    #[getter]
    fn decided(&self) -> f64 {
        self.0.decided
    }

    /// The most that ``win`` could still be found to be, over all contents of the bag.
    #[getter]
    fn most(&self) -> f64 {
        self.0.most
    }
}

/// A position with a few tiles in the bag, as the player to move sees it.
///
/// It is held to the rules by whoever is given it.
///
/// Args:
///     board: tiles laid so far.
///     rack: the mover's tiles.
///     unseen: tiles in the bag and on the opponent's rack together.
///     bag: how many of them are in the bag, 1 … 7.
///     kept: leaves that the opponent may have kept from its last turn, with their shares
///         (``Simulation.inferred``): contents of the bag are as likely as these say. Empty: all
///         ways to draw them are alike.
///     lead: the mover's points less the opponent's.
///     runs: passes in a row before this turn, and turns in a row that left no new tile.
///     exchanges: made by the mover and by the opponent.
#[pyclass(module = "stafla._core", name = "PreEndgame", frozen)]
pub struct PyPreEndgame {
    /// Tiles laid so far.
    #[pyo3(get)]
    board: Py<PyBoard>,
    /// The mover's tiles.
    #[pyo3(get)]
    rack: Vec<u8>,
    /// Tiles in the bag and on the opponent's rack together.
    #[pyo3(get)]
    unseen: Vec<u8>,
    /// How many of them are in the bag.
    #[pyo3(get)]
    bag: usize,
    /// Leaves that the opponent may have kept from its last turn, with their shares.
    #[pyo3(get)]
    kept: Vec<(Vec<u8>, f64)>,
    /// The mover's points less the opponent's.
    #[pyo3(get)]
    lead: i32,
    /// Passes in a row before this turn, and turns in a row that left no new tile.
    #[pyo3(get)]
    runs: (u32, u32),
    /// Made by the mover and by the opponent.
    #[pyo3(get)]
    exchanges: (u32, u32),
}

#[pymethods]
impl PyPreEndgame {
    #[new]
    #[pyo3(signature = (board, rack, unseen, bag, *, kept = vec![], lead = 0, runs = (0, 0),
        exchanges = (0, 0)),
        text_signature = "(board, rack, unseen, bag, *, kept=(), lead=0, runs=(0, 0), \
        exchanges=(0, 0))")]
    #[allow(clippy::too_many_arguments)] // a value for each name
    fn new(
        board: Py<PyBoard>,
        rack: &[u8],
        unseen: &[u8],
        bag: usize,
        kept: Vec<(Vec<u8>, f64)>,
        lead: i32,
        runs: (u32, u32),
        exchanges: (u32, u32),
    ) -> Self {
        PyPreEndgame {
            board,
            rack: rack.to_vec(),
            unseen: unseen.to_vec(),
            bag,
            kept,
            lead,
            runs,
            exchanges,
        }
    }
}

/// A move generator for each thread.
fn generators_of(context: &PySearchContext, threads: usize) -> PyResult<Vec<MoveGenerator>> {
    let generator = |_| {
        let words = Some(context.words.get().0.clone());
        let lexicon = context.lexicon.get().inner.clone();
        MoveGenerator::new(context.rules.get().0.clone(), lexicon, words)
    };
    let generators: Result<_, _> = (0..threads).map(generator).collect();
    generators.map_err(lexicon_error)
}

/// Choices that the rules allow.
fn choices_of(
    py: Python<'_>,
    position: &PreEndgame<'_>,
    given: Vec<Option<CandidateArgument<'_>>>,
) -> PyResult<Vec<PreEndgameChoice>> {
    let rules = position.rules;
    let choice = |given: Option<CandidateArgument<'_>>| match given {
        None => Ok(PreEndgameChoice::Pass),
        Some(CandidateArgument::Exchange(tiles)) => {
            let asked = ExchangeTiles::Tiles(&tiles);
            let made = position.exchanges[0];
            match exchange::refusal(rules, Some(&position.rack), asked, position.bag, made) {
                None => Ok(PreEndgameChoice::Exchange(tiles)),
                Some(why) => Err(error::kernel(py, why.code(), "the exchange is not allowed")),
            }
        }
        Some(CandidateArgument::Play(placement)) => {
            let laid = &placement.0;
            legality::check(rules, position.board, laid, Some(&position.rack))
                .map_err(|refusal| error::placement(py, refusal))?;
            Ok(position.play(laid))
        }
    };
    given.into_iter().map(choice).collect()
}

/// Both racks must have room for their tiles, and the bag hold as many as can be gone through.
fn check_racks(
    py: Python<'_>,
    rules: &Ruleset,
    rack: &Rack,
    unseen: &Rack,
    bag: usize,
) -> PyResult<()> {
    if !(1..=MOST_IN_BAG.min(unseen.len())).contains(&bag) {
        let text = format!("{bag} tiles in the bag, of {} unseen", unseen.len());
        return Err(error::kernel(py, "bag", &text));
    }
    if rack.len() > rules.rack_size || unseen.len() - bag > rules.rack_size {
        let text = format!(
            "a rack of {} tiles, and another of {}",
            rack.len(),
            unseen.len() - bag
        );
        return Err(error::kernel(py, "racks", &text));
    }
    Ok(())
}

/// Leaves with their shares, if these are shares.
fn kept_leaves(
    py: Python<'_>,
    rules: &PyRuleset,
    kept: &[(Vec<u8>, f64)],
) -> PyResult<Vec<(Rack, f64)>> {
    let checked = |&(ref leave, share): &(Vec<u8>, f64)| match share.is_finite() && share >= 0.0 {
        true => Ok((rules.rack(py, leave)?, share)),
        false => Err(error::kernel(
            py,
            "belief",
            "a share is no number, or below 0",
        )),
    };
    kept.iter().map(checked).collect()
}

/// Choices with one to seven tiles in the bag, the best first.
///
/// They come by how often they win, then by mean spread; but the few that were looked at more
/// thoroughly, because they seemed best, come before the others.
///
/// A choice is made before its draw is known, so it is weighed over everything that the bag may
/// hold. A play that empties the bag leads to an endgame, which is solved: if all of ``exact`` is
/// 1 the numbers are those of best play by both. A play that leaves one tile of two or three, and
/// a pass with one or two in the bag, are bounded by the answers of one who does not know what is
/// left (``most``), and may be decided by them. After other choices both go on by equity until the
/// bag is empty; their numbers are estimates. Without limits it ends when nothing is proved to win
/// more often than the first, if that is decided; without time the choices come as they were
/// given, plays by equity.
///
/// Args:
///     context: what the game is played by; the rules are for two racks of a team each.
///     position: what the mover knows.
///     choices: placements, exchanges (bytes) and passes (None) to weigh; None: the
///         ``candidates`` plays of highest equity.
///     candidates: how many plays to weigh where ``choices`` are not given.
///     all_plays: whether all other plays are compared to the best of ``choices`` once it is proved
///         how often that one wins, if it does not always, with one or two tiles in the bag.
///     seed: decides the order in which contents are looked at.
///     limits: None: there are none, for one thread.
///
/// Raises:
///     KernelError: ``bag``; ``belief``: a share that is none; ``candidates``: an empty list;
///         a code of ``exchange_refusal``; ``racks``, ``endless``, ``rack-too-large`` as
///         ``solve_endgame``.
///     PlacementError: ``wrong-size``, ``unknown-letter``; a placement that ``check`` refuses.
///     LexiconError: ``foreign-alphabet``.
#[pyfunction]
#[pyo3(signature = (context, position, choices = None, *, candidates = 20, all_plays = false,
    seed = 0, limits = None))]
fn weigh_preendgame(
    context: &Bound<'_, PySearchContext>,
    position: &PyPreEndgame,
    choices: Option<Vec<Option<CandidateArgument<'_>>>>,
    candidates: usize,
    all_plays: bool,
    seed: u64,
    limits: Option<&PySearchLimits>,
) -> PyResult<Vec<PyProspect>> {
    let (py, given, context) = (context.py(), position, context.get());
    let limits = limits.unwrap_or(&PySearchLimits::NONE);
    let watch = limits.watch(py);
    let (rules, words) = (context.rules.get(), context.words.get());
    let (lexicon, leaves) = (context.lexicon.get(), context.leaves.get());
    let (rack, unseen) = (rules.rack(py, &given.rack)?, rules.rack(py, &given.unseen)?);
    check_racks(py, &rules.0, &rack, &unseen, given.bag)?;
    let kept = kept_leaves(py, rules, &given.kept)?;
    if choices.as_ref().is_some_and(Vec::is_empty) {
        return Err(error::kernel(py, "candidates", "no choice to weigh"));
    }
    let cells = Board::of(&rules.0, given.board.get().board.cells());
    let mut generators = generators_of(context, limits.thread_count())?;
    let position = PreEndgame {
        lexicon: &lexicon.inner,
        words: Some(&words.0),
        leaves: &leaves.leaves,
        rules: &rules.0,
        board: &cells.map_err(|refusal| error::placement(py, refusal))?,
        rack,
        unseen,
        bag: given.bag,
        kept: &kept,
        lead: given.lead,
        runs: given.runs,
        exchanges: given.exchanges.into(),
    };
    let choices = match choices {
        None => position.plays(&mut generators[0], candidates),
        Some(choices) => choices_of(py, &position, choices)?,
    };
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let nodes = limits.most_nodes();
    let told = py.detach(|| {
        let limits = PreEndgameLimits {
            nodes,
            stop: &|| watch.over(),
        };
        weigh(
            &position,
            &mut generators,
            choices,
            all_plays,
            &key,
            &limits,
        )
    });
    watch.checked()?;
    let told = told.map_err(|refusal| error::kernel(py, refusal.code(), &refusal.to_string()))?;
    Ok(told.prospects.into_iter().map(PyProspect).collect())
}

/// Puts the classes and the function into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyPreEndgame>()?;
    m.add_class::<PyProspect>()?;
    m.add_function(wrap_pyfunction!(weigh_preendgame, m)?)
}
