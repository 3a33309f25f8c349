//! `Ruleset`.

use crate::error;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::refusal::{Reason, Refusal};
use stafla_kernel::rules::ruleset::{Ruleset, RulesetError};
use stafla_kernel::rules::tile;
use std::sync::Arc;

/// An edition and a variant flattened to numbers (see ``stafla.editions`` for the names).
///
/// Args:
///     letters: number of letters that a tile or a blank can stand for, 1 … 63.
///     values: points of each tile by code, ``letters + 1`` numbers up to 99; index 0 is the
///         blank, worth 0.
///     counts: tiles of each code in a full bag, ``letters + 1`` numbers; a letter that only
///         a blank can name has 0.
///     width, height: squares, 2 … 21.
///     letter_multipliers, word_multipliers: ``width * height`` numbers, 1 where plain, up to 9;
///         the word premiums that one play can cover multiply to at most 1000.
///     start: squares of which the opening must cover one.
///     rack_size: 1 … 15.
///     bonus: points for laying exactly i tiles in a turn, ``rack_size + 1`` numbers.
///     racks: 1 … 8.
///     teams: team of each rack; empty: every rack its own.
///     order: racks in the order they move, repeated; empty: 0, 1, 2 …
///     bags: bag that each code lies in (0 or 1), ``letters + 1`` numbers; empty: one bag.
///     opening_least: least number of tiles of the main word on an empty board.
///     exchange_bag_least: an exchange needs at least so many tiles in the bag (SV-26); it
///         may in any case not draw more tiles than the bag holds (IS-18).
///     exchange_limit: exchanges allowed per team and game; None: no limit.
///     pass_rounds: the game ends when all players passed so many rounds in a row (IS-27);
///         0: never.
///     scoreless_turns: the game ends after so many turns in a row without a new tile staying
///         on the board (SV-28); 0: never.
///     zero_play_is_scoreless: a play of 0 points counts as scoreless too.
///     finisher_gain: how often the finisher gains the others' leftovers (IS-41: 1).
///     leftovers_lost: racks lose their own leftovers at the end (IS-40), by ending:
///         ``(out, other)``.
///
/// Raises:
///     RulesetError: with the field and the limit it breaks.
#[pyclass(module = "stafla._core", name = "Ruleset", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyRuleset(pub Arc<Ruleset>);

impl PyRuleset {
    /// A rack of this rule set from Python's bytes.
    pub fn rack(&self, py: Python<'_>, codes: &[u8]) -> PyResult<Rack> {
        let unknown = |code| Refusal::new(Reason::UnknownLetter).with(code);
        Rack::of(&self.0, codes).map_err(|code| error::placement(py, unknown(code)))
    }
}

/// A number of Python's as the kernel's narrower one.
fn narrow<T: TryFrom<i64>>(field: &'static str, number: i64) -> Result<T, RulesetError> {
    let why = || format!("{number} is out of range");
    T::try_from(number).map_err(|_| RulesetError { field, why: why() })
}

fn narrow_all<T: TryFrom<i64>>(
    field: &'static str,
    numbers: Vec<i64>,
) -> Result<Vec<T>, RulesetError> {
    numbers.into_iter().map(|n| narrow(field, n)).collect()
}

#[pymethods]
impl PyRuleset {
    #[new]
    #[pyo3(signature = (*, letters, values, counts, width=15, height=15, letter_multipliers,
        word_multipliers, start, rack_size=7, bonus, racks=2, teams=vec![], order=vec![],
        bags=vec![], opening_least=2, exchange_bag_least=0, exchange_limit=None, pass_rounds=2,
        scoreless_turns=0, zero_play_is_scoreless=false, finisher_gain=1,
        leftovers_lost=(true, true)),
        text_signature = "(*, letters, values, counts, width=15, height=15, letter_multipliers, \
        word_multipliers, start, rack_size=7, bonus, racks=2, teams=(), order=(), bags=(), \
        opening_least=2, exchange_bag_least=0, exchange_limit=None, pass_rounds=2, \
        scoreless_turns=0, zero_play_is_scoreless=False, finisher_gain=1, \
        leftovers_lost=(True, True))")]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        letters: i64,
        values: Vec<i64>,
        counts: Vec<i64>,
        width: i64,
        height: i64,
        letter_multipliers: Vec<i64>,
        word_multipliers: Vec<i64>,
        start: Vec<i64>,
        rack_size: i64,
        bonus: Vec<i64>,
        racks: i64,
        teams: Vec<i64>,
        order: Vec<i64>,
        bags: Vec<i64>,
        opening_least: i64,
        exchange_bag_least: i64,
        exchange_limit: Option<i64>,
        pass_rounds: i64,
        scoreless_turns: i64,
        zero_play_is_scoreless: bool,
        finisher_gain: i64,
        leftovers_lost: (bool, bool),
    ) -> PyResult<Self> {
        let limit = exchange_limit.map(|most| narrow("exchange_limit", most));
        let made = || {
            Ruleset::new(Ruleset {
                letters: narrow("letters", letters)?,
                values: narrow_all("values", values)?,
                counts: narrow_all("counts", counts)?,
                width: narrow("width", width)?,
                height: narrow("height", height)?,
                letter_multipliers: narrow_all("letter_multipliers", letter_multipliers)?,
                word_multipliers: narrow_all("word_multipliers", word_multipliers)?,
                start: narrow_all("start", start)?,
                rack_size: narrow("rack_size", rack_size)?,
                bonus: narrow_all("bonus", bonus)?,
                racks: narrow("racks", racks)?,
                teams: narrow_all("teams", teams)?,
                order: narrow_all("order", order)?,
                bags: narrow_all("bags", bags)?,
                opening_least: narrow("opening_least", opening_least)?,
                exchange_bag_least: narrow("exchange_bag_least", exchange_bag_least)?,
                exchange_limit: limit.transpose()?,
                pass_rounds: narrow("pass_rounds", pass_rounds)?,
                scoreless_turns: narrow("scoreless_turns", scoreless_turns)?,
                zero_play_is_scoreless,
                finisher_gain: narrow("finisher_gain", finisher_gain)?,
                leftovers_lost,
            })
        };
        let rules = made().map_err(|err| error::ruleset(py, err))?;
        Ok(PyRuleset(Arc::new(rules)))
    }

    /// Letters that a tile or a blank can stand for.
    #[getter]
    fn letters(&self) -> usize {
        self.0.letters
    }

    /// Squares in a row.
    #[getter]
    fn width(&self) -> usize {
        self.0.width
    }

    /// Squares in a column.
    #[getter]
    fn height(&self) -> usize {
        self.0.height
    }

    /// Tiles on a full rack.
    #[getter]
    fn rack_size(&self) -> usize {
        self.0.rack_size
    }

    /// Racks in the game.
    #[getter]
    fn racks(&self) -> usize {
        self.0.racks
    }

    /// Tiles in a full bag.
    #[getter]
    fn tiles(&self) -> usize {
        self.0.tiles()
    }

    /// Points printed on a tile; 0 for a blank whatever it stands for.
    fn value(&self, py: Python<'_>, tile: u8) -> PyResult<i32> {
        if tile == tile::BLANK || self.0.is_letter(tile) {
            return Ok(self.0.value(tile));
        }
        let unknown = Refusal::new(Reason::UnknownLetter).with(tile);
        Err(error::placement(py, unknown))
    }

    /// Sum of the values of a rack's tiles (IS-40).
    fn rack_value(&self, py: Python<'_>, rack: &[u8]) -> PyResult<i32> {
        Ok(self.rack(py, rack)?.value(&self.0))
    }

    /// The rack that moves in turn ``turn`` (counted from 0).
    fn next_rack(&self, turn: usize) -> usize {
        self.0.next_rack(turn)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let build = py.import("copyreg")?.getattr("__newobj_ex__")?;
        let none = PyTuple::empty(py);
        let args = (slf.get_type(), none, fields(py, &slf.get().0)?);
        (build, args).into_pyobject(py)
    }
}

/// The keyword arguments that make this rule set again.
fn fields<'py>(py: Python<'py>, rules: &Ruleset) -> PyResult<Bound<'py, PyDict>> {
    let fields = PyDict::new(py);
    fields.set_item("letters", rules.letters)?;
    fields.set_item("values", &rules.values)?;
    fields.set_item("counts", &rules.counts)?;
    fields.set_item("width", rules.width)?;
    fields.set_item("height", rules.height)?;
    fields.set_item("letter_multipliers", &rules.letter_multipliers)?;
    fields.set_item("word_multipliers", &rules.word_multipliers)?;
    fields.set_item("start", &rules.start)?;
    fields.set_item("rack_size", rules.rack_size)?;
    fields.set_item("bonus", &rules.bonus)?;
    fields.set_item("racks", rules.racks)?;
    fields.set_item("teams", &rules.teams)?;
    fields.set_item("order", &rules.order)?;
    fields.set_item("bags", &rules.bags)?;
    fields.set_item("opening_least", rules.opening_least)?;
    fields.set_item("exchange_bag_least", rules.exchange_bag_least)?;
    fields.set_item("exchange_limit", rules.exchange_limit)?;
    fields.set_item("pass_rounds", rules.pass_rounds)?;
    fields.set_item("scoreless_turns", rules.scoreless_turns)?;
    fields.set_item("zero_play_is_scoreless", rules.zero_play_is_scoreless)?;
    fields.set_item("finisher_gain", rules.finisher_gain)?;
    fields.set_item("leftovers_lost", rules.leftovers_lost)?;
    Ok(fields)
}
