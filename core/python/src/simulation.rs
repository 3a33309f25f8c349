//! Simulation for Python.

use crate::board::PyBoard;
use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::{lexicon_error, Lexicon};
use crate::moves::PyWordMap;
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use crate::stop::Watch;
use crate::wins::PyWinTable;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::position::Act;
use stafla_kernel::rack::Rack;
use stafla_kernel::simulation::{
    Belief, Candidate, CandidateRefusal, Choices, Observation, Seen, Setting, Simulated,
    Simulation, Situation, Weights,
};
use stafla_kernel::tile::MAX_RACKS;
use std::sync::{Arc, Mutex, PoisonError};

#[pyclass(module = "stafla._core", name = "SimulatedPlay", frozen)]
pub struct PySimulatedPlay(Simulated);

#[pymethods]
impl PySimulatedPlay {
    #[getter]
    fn placement(&self) -> Option<PyPlacement> {
        match &self.0.candidate.act {
            Act::Play(placement) => Some(PyPlacement(*placement)),
            _ => None,
        }
    }

    #[getter]
    fn exchange<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        match &self.0.candidate.act {
            Act::Exchange(tiles) => Some(codes(py, tiles)),
            _ => None,
        }
    }

    #[getter]
    fn score(&self) -> i32 {
        self.0.candidate.points
    }

    #[getter]
    fn equity(&self) -> i32 {
        self.0.candidate.equity
    }

    #[getter]
    fn rollouts(&self) -> u64 {
        self.0.rollouts
    }

    #[getter]
    fn win(&self) -> f64 {
        self.0.win.mean
    }

    #[getter]
    fn win_error(&self) -> f64 {
        self.0.win.error
    }

    #[getter]
    fn spread(&self) -> f64 {
        self.0.spread.mean
    }

    #[getter]
    fn spread_error(&self) -> f64 {
        self.0.spread.error
    }

    #[getter]
    fn utility(&self) -> f64 {
        self.0.utility.mean
    }

    #[getter]
    fn utility_error(&self) -> f64 {
        self.0.utility.error
    }

    #[getter]
    fn plies(&self) -> Vec<(u64, f64, f64)> {
        let told =
            |ply: &stafla_kernel::simulation::PlySummary| (ply.turns, ply.points, ply.bonuses);
        self.0.plies.iter().map(told).collect()
    }
}

fn codes<'py>(py: Python<'py>, rack: &Rack) -> Bound<'py, PyBytes> {
    PyBytes::new(py, &rack.codes().collect::<Vec<u8>>())
}

/// A candidate as Python gives it; None is a pass.
#[derive(FromPyObject)]
enum Given<'py> {
    Play(PyRef<'py, PyPlacement>),
    Exchange(Bound<'py, PyBytes>),
}

#[pyclass(module = "stafla._core", name = "Simulation", frozen)]
pub struct PySimulation {
    simulation: Mutex<Simulation>,
    rules: Arc<stafla_kernel::ruleset::Ruleset>,
}

#[pymethods]
impl PySimulation {
    #[new]
    #[pyo3(signature = (rules, lexicon, words, leaves, wins, board, rack, *, totals = vec![],
        turn = 0, known = vec![], sizes = None, passes = 0, scoreless = 0, exchanges = vec![],
        candidates = None, top = 15, plies = 2, seed = 0, confidence = 0.99, margin = 0.005,
        win_weight = 1.0, spread_weight = 0.5),
        text_signature = "(rules, lexicon, words, leaves, wins, board, rack, *, totals=(), \
        turn=0, known=(), sizes=None, passes=0, scoreless=0, exchanges=(), candidates=None, \
        top=15, plies=2, seed=0, confidence=0.99, margin=0.005, win_weight=1.0, \
        spread_weight=0.5)")]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        rules: &PyRuleset,
        lexicon: &Lexicon,
        words: &PyWordMap,
        leaves: &PyLeaves,
        wins: &PyWinTable,
        board: &PyBoard,
        rack: &[u8],
        totals: Vec<i32>,
        turn: usize,
        known: Vec<Vec<u8>>,
        sizes: Option<Vec<usize>>,
        passes: u32,
        scoreless: u32,
        exchanges: Vec<u32>,
        candidates: Option<Vec<Option<Given<'_>>>>,
        top: usize,
        plies: usize,
        seed: u64,
        confidence: f64,
        margin: f64,
        win_weight: f64,
        spread_weight: f64,
    ) -> PyResult<Self> {
        let setting = Setting {
            rules: rules.0.clone(),
            lexicon: lexicon.inner.clone(),
            words: words.0.clone(),
            leaves: leaves.leaves.clone(),
            wins: wins.0.clone(),
        };
        setting.check().map_err(lexicon_error)?;
        let choices = Choices {
            plies,
            seed,
            confidence,
            margin,
            weights: Weights {
                win: win_weight,
                spread: spread_weight,
            },
        };
        check_choices(py, &choices)?;
        let mut racks = [Rack::new(); MAX_RACKS];
        for (rack, codes) in racks.iter_mut().zip(&known) {
            *rack = rules.rack(py, codes)?;
        }
        racks[rules.0.next_rack(turn)] = rules.rack(py, rack)?;
        let (known, sizes) = (&racks[..rules.0.racks], sizes.as_deref());
        let situation = Situation::new(&rules.0, board.board, known, sizes, turn);
        let mut situation = situation.map_err(|refusal| error::placement(py, refusal))?;
        situation.totals = one_each(py, rules, &totals)?;
        situation.exchanges = one_each(py, rules, &exchanges)?;
        (situation.passes, situation.scoreless) = (passes, scoreless);
        let setting = Arc::new(setting);
        let candidates = match candidates {
            None => py.detach(|| Candidate::best(&setting, &situation, top)),
            Some(given) => judged(py, &setting, &situation, rules, &given)?,
        };
        if candidates.is_empty() {
            return Err(error::kernel(py, "candidates", "no candidate at all"));
        }
        Ok(PySimulation {
            simulation: Mutex::new(Simulation::new(setting, situation, candidates, choices)),
            rules: rules.0.clone(),
        })
    }

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
        let seen = placement.map_or(Seen::Exchange(exchanged), |play| Seen::Play(play.0));
        let belief = match margin {
            Some(points) => Belief::Within((1000.0 * points) as i32),
            None => Belief::Softly(1000.0 * temperature),
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
                simulation.run(rollouts, threads.clamp(1, 256), &stop);
                simulation.decided()
            })
        });
        watch.checked()?;
        Ok(decided)
    }

    fn results(&self, py: Python<'_>) -> Vec<PySimulatedPlay> {
        py.detach(|| {
            self.with(|simulation| {
                let results = simulation.results();
                let place = |place: usize| PySimulatedPlay(results[place].clone());
                simulation.ranking().into_iter().map(place).collect()
            })
        })
    }

    fn inferred<'py>(&self, py: Python<'py>, rack: usize) -> Vec<(Bound<'py, PyBytes>, f64)> {
        let leaves = self.with(|simulation| simulation.inferred(rack));
        let each = leaves.iter();
        each.map(|(leave, share)| (codes(py, leave), *share))
            .collect()
    }

    #[getter]
    fn rollouts(&self, py: Python<'_>) -> u64 {
        py.detach(|| self.with(|simulation| simulation.rollouts()))
    }

    #[getter]
    fn decided(&self, py: Python<'_>) -> bool {
        py.detach(|| self.with(|simulation| simulation.decided()))
    }

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

fn check_choices(py: Python<'_>, choices: &Choices) -> PyResult<()> {
    let share = |number: f64| (0.0..=1.0).contains(&number);
    let weights = choices.weights;
    let weighs = |weight: f64| weight.is_finite() && weight >= 0.0;
    let wrong = if !share(choices.confidence) {
        "confidence is not within 0 … 1"
    } else if !share(choices.margin) {
        "margin is not within 0 … 1"
    } else if !(weighs(weights.win) && weighs(weights.spread) && weights.win + weights.spread > 0.0)
    {
        "weights are not above 0"
    } else {
        return Ok(());
    };
    Err(error::kernel(py, "choices", wrong))
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

fn judged(
    py: Python<'_>,
    setting: &Setting,
    situation: &Situation,
    rules: &PyRuleset,
    given: &[Option<Given<'_>>],
) -> PyResult<Vec<Candidate>> {
    let candidate = |given: &Option<Given<'_>>| {
        let act = match given {
            Some(Given::Play(placement)) => Act::Play(placement.0),
            Some(Given::Exchange(tiles)) => Act::Exchange(rules.rack(py, tiles.as_bytes())?),
            None => Act::Pass,
        };
        Candidate::new(setting, situation, act).map_err(|refusal| match refusal {
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
