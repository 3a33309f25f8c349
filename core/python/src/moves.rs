//! Word maps, leaves and move generation for Python.

use crate::board::PyBoard;
use crate::error;
use crate::leaves::PyLeaves;
use crate::lexicon::{bytes_of, lexicon_error, PyWordGraph};
use crate::placement::PyPlacement;
use crate::ruleset::PyRuleset;
use crate::stop::Stop;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::lexicon::wordmap::WordMap;
use stafla_kernel::movegen::{self, best_exchange, Equity, MoveGenerator};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::checks::RulesetError;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::ruleset::Ruleset;
use std::sync::{Arc, Mutex, PoisonError};

/// The lexicon laid out for move generation: anagram classes by additive key.
///
/// Built in well under a second, or read back from ``to_bytes`` (a cache, see
/// docs/formats/wordmap.md). Words of more than 15 letters are left out; such boards are left to
/// the general generator.
///
/// Raises:
///     LexiconError: ``foreign-alphabet``, ``overflow``, ``key-clash``.
#[pyclass(module = "stafla._core", name = "WordMap", frozen)]
pub struct PyWordMap(pub Arc<WordMap>);

#[pymethods]
impl PyWordMap {
    #[new]
    fn new(py: Python<'_>, lexicon: &PyWordGraph, rules: &PyRuleset) -> PyResult<Self> {
        let (words, rules) = (&lexicon.inner.dawg, &rules.0);
        let built = py.detach(|| WordMap::build(words, rules));
        Ok(PyWordMap(Arc::new(built.map_err(lexicon_error)?)))
    }

    /// The map in ``data``, written for rules with the same letters and order of values.
    ///
    /// Header and length are always checked, with ``verify`` every byte. Without it a body damaged
    /// since would give wrong words: only for a file known to be the one that was checked.
    ///
    /// Raises:
    ///     LexiconError: ``truncated``, ``not-a-lexicon``, ``version``, ``checksum``,
    ///         ``foreign-alphabet``.
    #[staticmethod]
    #[pyo3(signature = (data, rules, verify = true))]
    fn from_bytes(
        py: Python<'_>,
        data: &Bound<'_, PyAny>,
        rules: &PyRuleset,
        verify: bool,
    ) -> PyResult<Self> {
        let (bytes, rules) = (bytes_of(data)?, &rules.0);
        let read = py.detach(|| WordMap::from_bytes(&bytes, rules, verify));
        Ok(PyWordMap(Arc::new(read.map_err(lexicon_error)?)))
    }

    /// The map as a file (docs/formats/wordmap.md), read back by ``from_bytes``.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.0.to_bytes()))
    }

    /// Number of words in it.
    #[getter]
    fn words(&self) -> usize {
        self.0.words()
    }

    /// Memory held.
    #[getter]
    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}

/// One legal play.
#[pyclass(module = "stafla._core", name = "Play", frozen, eq)]
#[derive(PartialEq)]
pub struct PyPlay(pub movegen::Play);

#[pymethods]
impl PyPlay {
    /// The tiles laid, over the whole main word.
    #[getter]
    fn placement(&self, py: Python<'_>) -> PyResult<PyPlacement> {
        let play = &self.0;
        let made = Placement::new(play.square as usize, play.down, &play.tiles);
        made.map(PyPlacement)
            .map_err(|err| error::placement(py, err))
    }

    /// Points of the play.
    #[getter]
    fn score(&self) -> i32 {
        self.0.score
    }

    /// Score plus leave, in milli-points.
    #[getter]
    fn equity(&self) -> i32 {
        self.0.equity
    }

    fn __repr__(&self) -> String {
        let play = &self.0;
        format!("<Play {} {:?} for {}>", play.square, play.tiles, play.score)
    }
}

/// A list of plays held by the kernel; items are made when asked for.
///
/// Order: score falling, then row, column, across before down, tiles.
#[pyclass(module = "stafla._core", name = "Plays", frozen)]
pub struct PyPlays(movegen::Plays);

#[pymethods]
impl PyPlays {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<PyPlay> {
        let from_start = match index {
            ..0 => index + self.0.len() as isize,
            _ => index,
        };
        if (0..self.0.len() as isize).contains(&from_start) {
            return Ok(PyPlay(self.0.get(from_start as usize)));
        }
        Err(PyIndexError::new_err("no such play"))
    }

    /// int32, little endian, one a play.
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> = self
            .0
            .scores()
            .iter()
            .flat_map(|n| n.to_le_bytes())
            .collect();
        PyBytes::new(py, &bytes)
    }

    /// uint16, first square of the main word.
    fn squares<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> = self
            .0
            .squares()
            .iter()
            .flat_map(|n| n.to_le_bytes())
            .collect();
        PyBytes::new(py, &bytes)
    }

    /// uint8.
    fn downs<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.downs())
    }

    /// uint8, squares of the main word.
    fn lengths<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.lengths())
    }

    /// uint8[plays, 21], codes as in a Placement, padded with 0xFF.
    fn tiles<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.tiles().as_flattened())
    }
}

/// What plays are compared by beside their points: what the tiles kept are worth.
///
/// That is the leave. With ``bag`` 0, where nothing can be drawn, it is what the end of the game
/// settles instead: going out gains twice ``unseen_value`` (the others' tiles), staying loses twice
/// the value of the tiles left, and ten points. Twice, where tiles left are lost and the finisher
/// gains them once; else as often as a point left turns the spread.
///
/// Args:
///     leaves: worth of kept tiles while the bag is not empty.
///     bag: tiles in the bag.
///     unseen_value: points of the tiles on the others' racks, asked with an empty bag alone.
#[pyclass(module = "stafla._core", name = "Equity", frozen)]
pub struct PyEquity {
    /// Worth of kept tiles while the bag is not empty.
    #[pyo3(get)]
    leaves: Py<PyLeaves>,
    /// Tiles in the bag.
    #[pyo3(get)]
    bag: usize,
    /// Points of the tiles on the others' racks.
    #[pyo3(get)]
    unseen_value: i32,
}

#[pymethods]
impl PyEquity {
    #[new]
    #[pyo3(signature = (leaves, bag, unseen_value = 0))]
    fn new(leaves: Py<PyLeaves>, bag: usize, unseen_value: i32) -> Self {
        PyEquity {
            leaves,
            bag,
            unseen_value,
        }
    }
}

/// What a rack of so many tiles is played by; None is points alone.
fn equity_of<'a>(rules: &Ruleset, rack: usize, given: Option<&'a PyEquity>) -> Equity<'a> {
    given.map_or(Equity::Score, |given| {
        let leaves = &given.leaves.get().leaves;
        Equity::static_evaluation(rules, leaves, rack, given.bag, || given.unseen_value)
    })
}

/// Move generation for one rule set and lexicon. Not to be shared between threads.
///
/// Without ``words``, or outside its limits, the general generator answers. The limits: sides up
/// to 15, racks up to 7 with at most two blanks, ordinary values and premiums
/// (docs/formats/wordmap.md).
///
/// Raises:
///     LexiconError: ``foreign-alphabet``, lexicon or map have other letters (the map: or values)
///         than the rules.
#[pyclass(module = "stafla._core", name = "MoveGenerator", frozen)]
pub struct PyMoveGenerator {
    generator: Mutex<MoveGenerator>,
    rules: Py<PyRuleset>,
}

impl PyMoveGenerator {
    /// The board by this generator's rules: one made for others may have another size or alphabet.
    fn board(&self, py: Python<'_>, board: &PyBoard) -> PyResult<Board> {
        let rules = &self.rules.get().0;
        let (have, board) = ((board.board.width(), board.board.height()), &board.board);
        if have != (rules.width, rules.height) {
            let why = format!("the board has {} × {} squares", have.0, have.1);
            return Err(error::ruleset(
                py,
                RulesetError {
                    field: "width",
                    why,
                },
            ));
        }
        Board::of(rules, board.cells()).map_err(|err| error::placement(py, err))
    }

    /// Runs `task` with the generator and without the interpreter lock.
    fn run<T: Send>(&self, py: Python<'_>, task: impl FnOnce(&mut MoveGenerator) -> T + Send) -> T {
        py.detach(|| {
            task(
                &mut self
                    .generator
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner),
            )
        })
    }
}

#[pymethods]
impl PyMoveGenerator {
    #[new]
    #[pyo3(signature = (rules, lexicon, words = None))]
    fn new(
        rules: Py<PyRuleset>,
        lexicon: &PyWordGraph,
        words: Option<&PyWordMap>,
    ) -> PyResult<Self> {
        let words = words.map(|words| words.0.clone());
        let made = MoveGenerator::new(rules.get().0.clone(), lexicon.inner.clone(), words);
        let generator = Mutex::new(made.map_err(lexicon_error)?);
        Ok(PyMoveGenerator { generator, rules })
    }

    /// Every distinct legal play once. On an empty board both directions count.
    ///
    /// A single tile runs across if it makes a word across, else down. No play lays more than
    /// ``rack_size`` tiles. ``rack`` may be of any size; beyond seven tiles with several blanks
    /// the list grows without measure.
    ///
    /// Raises:
    ///     RulesetError: a board of another size.
    ///     PlacementError: ``unknown-letter``.
    fn plays(&self, py: Python<'_>, board: &PyBoard, rack: &[u8]) -> PyResult<PyPlays> {
        let (board, rack) = (self.board(py, board)?, self.rules.get().rack(py, rack)?);
        Ok(PyPlays(
            self.run(py, |generator| generator.plays(&board, &rack)),
        ))
    }

    /// Whether any of these racks has a legal play (FI-35, A-5).
    ///
    /// Raises:
    ///     RulesetError, PlacementError: as ``plays``.
    fn any_play(&self, py: Python<'_>, board: &PyBoard, racks: Vec<Vec<u8>>) -> PyResult<bool> {
        let (board, rules) = (self.board(py, board)?, self.rules.get());
        let racks = racks.iter().map(|rack| rules.rack(py, rack));
        let racks = racks.collect::<PyResult<Vec<Rack>>>()?;
        Ok(self.run(py, |generator| generator.any_play(&board, &racks)))
    }

    /// The play of highest equity (ties: as ``plays`` orders them), or None.
    ///
    /// Without ``equity`` it is the score.
    #[pyo3(signature = (board, rack, equity = None))]
    fn best(
        &self,
        py: Python<'_>,
        board: &PyBoard,
        rack: &[u8],
        equity: Option<&PyEquity>,
    ) -> PyResult<Option<PyPlay>> {
        let (board, rack) = (self.board(py, board)?, self.rules.get().rack(py, rack)?);
        let equity = equity_of(&self.rules.get().0, rack.len(), equity);
        let best = self.run(py, |generator| generator.best(&board, &rack, equity));
        Ok(best.map(PyPlay))
    }

    /// The ``most`` plays of highest equity (as in ``best``), and whether all plays were seen.
    ///
    /// Best first. ``stop`` is asked between units of work (a few milliseconds; tens of them
    /// with two blanks on a board of loose tiles), and what is true ends the search. The plays
    /// are then the best of those seen, with the very best of all in front, and the second value
    /// is False. The general generator, which answers outside the limits of the word map, cannot
    /// be stopped.
    ///
    /// Raises:
    ///     RulesetError, PlacementError: as ``plays``; and whatever ``stop`` raises.
    #[pyo3(signature = (board, rack, equity = None, most = 100, stop = None))]
    fn ranked(
        &self,
        py: Python<'_>,
        board: &PyBoard,
        rack: &[u8],
        equity: Option<&PyEquity>,
        most: usize,
        stop: Option<Py<PyAny>>,
    ) -> PyResult<(Vec<PyPlay>, bool)> {
        let (board, rack) = (self.board(py, board)?, self.rules.get().rack(py, rack)?);
        let equity = equity_of(&self.rules.get().0, rack.len(), equity);
        let mut stop = Stop::new(stop);
        let (plays, whole) = self.run(py, |generator| {
            generator.ranked(&board, &rack, equity, most, &mut || stop.asked())
        });
        stop.checked()?;
        Ok((plays.into_iter().map(PyPlay).collect(), whole))
    }

    /// What ``best`` adds to the score of a play that keeps these tiles, in milli-points.
    ///
    /// Raises:
    ///     PlacementError: ``unknown-letter``.
    #[pyo3(signature = (kept, equity = None))]
    fn kept(&self, py: Python<'_>, kept: &[u8], equity: Option<&PyEquity>) -> PyResult<i32> {
        let rules = self.rules.get();
        let kept = rules.rack(py, kept)?;
        // a rack is full while the bag holds something
        let equity = equity_of(&rules.0, rules.0.rack_size, equity);
        Ok(equity.value(&rules.0, &kept))
    }

    /// The tiles to give back, at most ``most``, and the milli-points of the rest.
    ///
    /// Ties: more tiles, then the lowest codes. None without tiles or with ``most`` 0. Whether
    /// an exchange is allowed is asked of ``exchange_refusal``.
    fn best_exchange<'py>(
        &self,
        py: Python<'py>,
        rack: &[u8],
        leaves: &PyLeaves,
        most: usize,
    ) -> PyResult<Option<(Bound<'py, PyBytes>, i32)>> {
        let rack = self.rules.get().rack(py, rack)?;
        let found = py.detach(|| best_exchange(&rack, &leaves.leaves, most));
        Ok(found.map(|(given, equity)| (PyBytes::new(py, &given), equity)))
    }
}

/// Puts the classes into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyWordMap>()?;
    m.add_class::<PyPlay>()?;
    m.add_class::<PyPlays>()?;
    m.add_class::<PyEquity>()?;
    m.add_class::<PyMoveGenerator>()
}
