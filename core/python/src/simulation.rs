//! Simulation for Python.

use crate::board::PyBoard;
use crate::candidate::CandidateArgument;
use crate::context::PySearchContext;
use crate::error;
use crate::lexicon::lexicon_error;
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use crate::stop::{Watch, MOST_THREADS};
use crate::view::{PyPlayerView, PySimulationSettings, USUAL};
use crate::wins::PyWinTable;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::position::Act;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::tile::MAX_RACKS;
use stafla_kernel::search::simulation::{
    Candidate, CandidateRefusal, LastTurn, Observation, PlayerView, Posterior, Simulated,
    Simulation, SimulationContext, SimulationSettings,
};
use std::sync::{Arc, Mutex, PoisonError};

/// A candidate with what its rollouts came to.
#[pyclass(module = "stafla._core", name = "SimulatedPlay", frozen)]
pub struct PySimulatedPlay(Simulated);

#[pymethods]
impl PySimulatedPlay {
    /// The tiles laid; None for an exchange or a pass.
    #[getter]
    fn placement(&self) -> Option<PyPlacement> {
        match &self.0.candidate.act {
            Act::Play(placement) => Some(PyPlacement(*placement)),
            _ => None,
        }
    }

    /// The tiles exchanged; None for a play or a pass.
    #[getter]
    fn exchange<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        match &self.0.candidate.act {
            Act::Exchange(tiles) => Some(codes(py, tiles)),
            _ => None,
        }
    }

    /// Points of the candidate itself; 0 for an exchange or a pass.
    #[getter]
    fn score(&self) -> i32 {
        self.0.candidate.points
    }

    /// Score plus leave, in milli-points: what the candidate is worth at first sight.
    #[getter]
    fn equity(&self) -> i32 {
        self.0.candidate.equity
    }

    /// How often it was rolled out.
    #[getter]
    fn rollouts(&self) -> u64 {
        self.0.rollouts
    }

    /// Chance of winning, 0 … 1; a tie is shared.
    #[getter]
    fn win(&self) -> f64 {
        self.0.win.mean
    }

    /// Standard error; infinite before the second rollout, as are the others.
    #[getter]
    fn win_error(&self) -> f64 {
        self.0.win.error
    }

    /// Points ahead of the best other team at the end of the rollouts.
    ///
    /// Totals before the candidate are included; in a game that goes on, so are the leaves of
    /// each rack's last turn.
    #[getter]
    fn spread(&self) -> f64 {
        self.0.spread.mean
    }

    /// Standard error of the spread, in points.
    #[getter]
    fn spread_error(&self) -> f64 {
        self.0.spread.error
    }

    /// What candidates are compared by, 0 … 1: chance of winning, blended with the spread.
    #[getter]
    fn utility(&self) -> f64 {
        self.0.utility.mean
    }

    /// Standard error of the utility.
    #[getter]
    fn utility_error(&self) -> f64 {
        self.0.utility.error
    }

    /// Of each of the first plies after the candidate (up to eight).
    ///
    /// Rollouts that came so far, mean points, share of plays that earned a bonus.
    #[getter]
    fn plies(&self) -> Vec<(u64, f64, f64)> {
        let told = |ply: &stafla_kernel::search::simulation::PlySummary| {
            (ply.turns, ply.points, ply.bonuses)
        };
        self.0.plies.iter().map(told).collect()
    }
}

fn codes<'py>(py: Python<'py>, rack: &Rack) -> Bound<'py, PyBytes> {
    PyBytes::new(py, &rack.codes().collect::<Vec<u8>>())
}

/// Monte Carlo simulation of candidates, to be run on and asked at any time.
///
/// In a rollout the unseen tiles are dealt, the candidate is made, and everybody takes the play
/// or exchange of highest equity for ``plies`` more plies; one that has emptied the bag goes on
/// to the end and is settled. Rollout number n of every candidate meets the same tiles. Which
/// candidates get more rollouts follows from whole rounds before, so that the same number of
/// rollouts gives the same results, in any number of calls and threads.
///
/// Args:
///     context: what the game is played by.
///     wins: chances of winning.
///     view: the position as the mover sees it.
///     candidates: placements, exchanges (bytes) and passes (None) to compare, whether or not
///         their words are valid; None: the ``top`` plays and exchanges of highest equity.
///     settings: None: the usual ones.
///
/// With more than two teams the spread is that over the best other one, and the chance of winning
/// multiplies the chances against each other team, all teams' products made to sum to 1.
///
/// Raises:
///     KernelError: ``racks``: not one number for each; ``choices``: confidence, margin or
///         weights out of range; a code of ``exchange_refusal``; ``candidates``: an empty list.
///     PlacementError: ``wrong-size``; ``too-many-tiles``: more on a rack than it holds;
///         ``not-in-set``: more tiles than the set has; a candidate that ``check`` refuses.
///     LexiconError: ``foreign-alphabet``.
#[pyclass(module = "stafla._core", name = "Simulation", frozen)]
pub struct PySimulation {
    simulation: Mutex<Simulation>,
    rules: Arc<stafla_kernel::rules::ruleset::Ruleset>,
}

#[pymethods]
impl PySimulation {
    #[new]
    #[pyo3(signature = (context, wins, view, candidates = None, *, top = 15, settings = None))]
    fn new(
        py: Python<'_>,
        context: &PySearchContext,
        wins: &PyWinTable,
        view: &PyPlayerView,
        candidates: Option<Vec<Option<CandidateArgument<'_>>>>,
        top: usize,
        settings: Option<&PySimulationSettings>,
    ) -> PyResult<Self> {
        let rules = context.rules.get();
        let context = SimulationContext {
            rules: rules.0.clone(),
            lexicon: context.lexicon.get().inner.clone(),
            words: context.words.get().0.clone(),
            leaves: context.leaves.get().leaves.clone(),
            wins: wins.0.clone(),
        };
        context.check().map_err(lexicon_error)?;
        let settings = settings.map_or(USUAL, |settings| settings.0);
        check_settings(py, &settings)?;
        let view = view_of(py, rules, view)?;
        let context = Arc::new(context);
        let candidates = match candidates {
            None => py.detach(|| Candidate::best(&context, &view, top)),
            Some(given) => candidates_of(py, &context, &view, rules, &given)?,
        };
        if candidates.is_empty() {
            return Err(error::kernel(py, "candidates", "no candidate at all"));
        }
        Ok(PySimulation {
            simulation: Mutex::new(Simulation::new(context, view, candidates, settings)),
            rules: rules.0.clone(),
        })
    }

    /// Take account of another rack's last turn; before the first rollout.
    ///
    /// Args:
    ///     rack: whose turn it was.
    ///     board: the board before it.
    ///     placement: what was laid; None: tiles were exchanged.
    ///     exchanged: how many.
    ///     margin: leaves count fully with which the act fell at most so many points short of
    ///         the best one, others not at all; None: they weigh by ``temperature``.
    ///     temperature: points; leaves weigh ``exp(-shortfall / temperature)``, and a little
    ///         for every leave.
    ///     leaves: how many are looked at: all where there are no more, else drawn ones.
    ///
    /// Returns:
    ///     whether anything can be learned from it: not of an empty bag, nor of a play of all
    ///     tiles.
    ///
    /// Raises:
    ///     PlacementError: ``wrong-size``.
    ///     KernelError: ``belief``: margin or temperature is no number.
    #[pyo3(signature = (rack, board, placement = None, exchanged = 0, *, margin = None,
        temperature = 3.0, leaves = 2000))]
    #[allow(clippy::too_many_arguments)]
    fn observe(
        &self,
        py: Python<'_>,
        rack: usize,
        board: &PyBoard,
        placement: Option<&PyPlacement>,
        exchanged: usize,
        margin: Option<f64>,
        temperature: f64,
        leaves: usize,
    ) -> PyResult<bool> {
        if margin.is_some_and(|margin| !margin.is_finite())
            || temperature <= 0.0
            || temperature.is_nan()
        {
            return Err(error::kernel(
                py,
                "belief",
                "margin or temperature is no number",
            ));
        }
        if exchanged > self.rules.rack_size {
            let text = format!("{exchanged} tiles were never exchanged");
            return Err(error::kernel(py, "belief", &text));
        }
        let seen = placement.map_or(LastTurn::Exchange(exchanged), |play| LastTurn::Play(play.0));
        let belief = match margin {
            Some(points) => Posterior::Within((1000.0 * points) as i32),
            None => Posterior::Softly(1000.0 * temperature),
        };
        board
            .board
            .fits(&self.rules)
            .map_err(|refusal| error::placement(py, refusal))?;
        let observation = Observation {
            rack,
            board: board.board,
            seen,
            belief,
            most: leaves,
        };
        let nothing = placement.is_none() && exchanged == 0;
        Ok(!nothing && py.detach(|| self.with(|simulation| simulation.observe(&observation))))
    }

    /// Play on until the best candidate is known or a limit is reached; whether it is known.
    ///
    /// ``rollouts`` more are played, rounded up to a block of eight. When the time is up, or
    /// ``stop`` (asked every few milliseconds) says so, rollouts end between two plies; what was
    /// begun is not counted.
    #[pyo3(signature = (rollouts = None, milliseconds = None, threads = 1, stop = None))]
    fn run(
        &self,
        py: Python<'_>,
        rollouts: Option<u64>,
        milliseconds: Option<f64>,
        threads: usize,
        stop: Option<Py<PyAny>>,
    ) -> PyResult<bool> {
        let watch = Watch::new(milliseconds, stop);
        let stop = || watch.over();
        let decided = py.detach(|| {
            self.with(|simulation| {
                simulation.run(rollouts, threads.clamp(1, MOST_THREADS), &stop);
                simulation.decided()
            })
        });
        watch.checked()?;
        Ok(decided)
    }

    /// All candidates, best first.
    fn results(&self, py: Python<'_>) -> Vec<PySimulatedPlay> {
        py.detach(|| {
            self.with(|simulation| {
                let results = simulation.results();
                let place = |place: usize| PySimulatedPlay(results[place].clone());
                simulation.ranking().into_iter().map(place).collect()
            })
        })
    }

    /// Leaves that a rack may have kept and their shares, as far as thought about yet.
    ///
    /// Empty without an observation of that rack, and before the first ``run``.
    fn inferred<'py>(&self, py: Python<'py>, rack: usize) -> Vec<(Bound<'py, PyBytes>, f64)> {
        // whoever runs it holds it, and asks for the interpreter lock now and then
        let leaves = py.detach(|| self.with(|simulation| simulation.inferred(rack)));
        let each = leaves.iter();
        each.map(|(leave, share)| (codes(py, leave), *share))
            .collect()
    }

    /// Rollouts of all candidates together.
    #[getter]
    fn rollouts(&self, py: Python<'_>) -> u64 {
        py.detach(|| self.with(|simulation| simulation.rollouts()))
    }

    /// Whether the best candidate is known with the confidence asked for.
    #[getter]
    fn decided(&self, py: Python<'_>) -> bool {
        py.detach(|| self.with(|simulation| simulation.decided()))
    }

    /// Lower bound on the chance that no candidate beats the best by more than the margin.
    ///
    /// As of the last whole round; 0 before the first.
    #[getter]
    fn confidence(&self, py: Python<'_>) -> f64 {
        py.detach(|| self.with(|simulation| simulation.confidence()))
    }
}

impl PySimulation {
    fn with<T>(&self, task: impl FnOnce(&mut Simulation) -> T) -> T {
        let mut simulation = self
            .simulation
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        task(&mut simulation)
    }
}

fn check_settings(py: Python<'_>, settings: &SimulationSettings) -> PyResult<()> {
    let share = |number: f64| (0.0..=1.0).contains(&number);
    let weights = settings.weights;
    let weighs = |weight: f64| weight.is_finite() && weight >= 0.0;
    let wrong = if !share(settings.confidence) {
        "confidence is not within 0 … 1"
    } else if !share(settings.margin) {
        "margin is not within 0 … 1"
    } else if !(weighs(weights.win) && weighs(weights.spread) && weights.win + weights.spread > 0.0)
    {
        "weights are not above 0"
    } else {
        return Ok(());
    };
    Err(error::kernel(py, "choices", wrong))
}

/// A view that the rules allow.
fn view_of(py: Python<'_>, rules: &PyRuleset, given: &PyPlayerView) -> PyResult<PlayerView> {
    let mut racks = [Rack::new(); MAX_RACKS];
    for (rack, codes) in racks.iter_mut().zip(&given.known) {
        *rack = rules.rack(py, codes)?;
    }
    racks[rules.0.next_rack(given.turn)] = rules.rack(py, &given.rack)?;
    let (known, sizes) = (&racks[..rules.0.racks], given.sizes.as_deref());
    let view = PlayerView::new(&rules.0, given.board.get().board, known, sizes, given.turn);
    let mut view = view.map_err(|refusal| error::placement(py, refusal))?;
    view.totals = one_each(py, rules, &given.totals)?;
    view.exchanges = one_each(py, rules, &given.exchanges)?;
    (view.passes, view.scoreless) = given.runs;
    Ok(view)
}

/// A number for each rack; none at all: zeros.
fn one_each<T: Copy + Default>(
    py: Python<'_>,
    rules: &PyRuleset,
    numbers: &[T],
) -> PyResult<[T; MAX_RACKS]> {
    if !numbers.is_empty() && numbers.len() != rules.0.racks {
        let text = format!("{} numbers for {} racks", numbers.len(), rules.0.racks);
        return Err(error::kernel(py, "racks", &text));
    }
    Ok(std::array::from_fn(|i| {
        numbers.get(i).copied().unwrap_or_default()
    }))
}

/// Candidates that the rules allow.
fn candidates_of(
    py: Python<'_>,
    context: &SimulationContext,
    view: &PlayerView,
    rules: &PyRuleset,
    given: &[Option<CandidateArgument<'_>>],
) -> PyResult<Vec<Candidate>> {
    let candidate = |given: &Option<CandidateArgument<'_>>| {
        let act = match given {
            Some(CandidateArgument::Play(placement)) => Act::Play(placement.0),
            Some(CandidateArgument::Exchange(tiles)) => Act::Exchange(rules.rack(py, tiles)?),
            None => Act::Pass,
        };
        Candidate::new(context, view, act).map_err(|refusal| match refusal {
            CandidateRefusal::Placement(refusal) => error::placement(py, refusal),
            CandidateRefusal::Exchange(refusal) => {
                error::kernel(py, refusal.code(), "the exchange is not allowed")
            }
        })
    };
    given.iter().map(candidate).collect()
}

/// Puts the classes into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySimulatedPlay>()?;
    m.add_class::<PySimulation>()
}
