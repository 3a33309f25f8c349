//! `Clock` and `overtime_points`.

use crate::error;
use pyo3::prelude::*;
use stafla_kernel::rules::clock::{self, Clock, Policy};

/// Five numbers as Python has them.
type Numbers = (u32, u32, u32, u32, u32);

fn policy((base, increment, r#move, penalty, overtime): Numbers) -> Policy {
    Policy {
        base,
        increment,
        r#move,
        penalty,
        overtime,
    }
}

/// The time that seats have used, and whose runs. It never changes: methods answer a new one.
///
/// Times are milliseconds, moments milliseconds since any one beginning. Who is to move, and when a
/// clock is paused, is said by who keeps it. A policy is five numbers: seconds for the game (0: no
/// such limit), seconds added for each turn made, seconds for a turn (0: no such limit), points for
/// each minute begun past zero, and seconds that a player may go on past zero.
///
/// Args:
///     seats: how many.
#[pyclass(module = "stafla._core", name = "Clock", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyClock(Clock);

impl PyClock {
    fn seat(&self, py: Python<'_>, seat: usize) -> PyResult<()> {
        if seat < self.0.seats() {
            return Ok(());
        }
        Err(error::kernel(
            py,
            "seat",
            &format!("there is no seat {seat}"),
        ))
    }
}

#[pymethods]
impl PyClock {
    #[new]
    fn new(seats: usize) -> PyClock {
        PyClock(Clock::new(seats))
    }

    /// Time used by each seat in the whole game, until its time last began to run.
    #[getter]
    fn spent(&self) -> Vec<i64> {
        self.0.spent.clone()
    }

    /// Whose time runs; None: nobody's.
    #[getter]
    fn running(&self) -> Option<usize> {
        self.0.running()
    }

    /// When that time began to run; None: nobody's runs.
    #[getter]
    fn since(&self) -> Option<i64> {
        self.0.since
    }

    /// The clock with the time up to ``at`` put down to whose it was; nobody's runs any more.
    fn stopped(&self, at: i64) -> PyClock {
        PyClock(self.0.clone().stopped(at))
    }

    /// The clock with milliseconds that each seat was given, or lost: less than 0 (SV-40).
    fn given(&self, milliseconds: Vec<i64>) -> PyClock {
        PyClock(self.0.clone().given(&milliseconds))
    }

    /// A stopped clock that runs from ``at`` on for a seat in a turn; None: for nobody.
    ///
    /// When the turn is a new one the time used in it is 0, and the seat whose time ran before gets
    /// the increment if it ``earns`` it.
    ///
    /// Raises:
    ///     KernelError: ``seat``: there is no such seat.
    fn runs(
        &self,
        py: Python<'_>,
        numbers: Numbers,
        turn: Option<(usize, u32)>,
        earns: bool,
        at: i64,
    ) -> PyResult<PyClock> {
        turn.map_or(Ok(()), |(seat, _)| self.seat(py, seat))?;
        let clock = self.0.clone();
        Ok(PyClock(clock.runs(&policy(numbers), turn, earns, at)))
    }

    /// The time that a seat has left at ``at``, negative in overtime; None: there is no limit.
    ///
    /// Of a limit for the game and one for the turn it is the nearer.
    ///
    /// Raises:
    ///     KernelError: ``seat``: there is no such seat.
    fn left(
        &self,
        py: Python<'_>,
        numbers: Numbers,
        seat: usize,
        at: i64,
    ) -> PyResult<Option<i64>> {
        self.seat(py, seat)?;
        Ok(self.0.left(&policy(numbers), seat, at))
    }

    /// When the running time alone brings something about next; None: nobody's time runs.
    ///
    /// It is a minute of overtime that costs points, of which ``charged`` are paid (SV-06), or the
    /// end of the overtime (SV-07).
    fn moment(&self, numbers: Numbers, charged: i64) -> Option<i64> {
        self.0.moment(&policy(numbers), charged)
    }

    /// Whether a seat has used up its overtime too (SV-07).
    ///
    /// Raises:
    ///     KernelError: ``seat``: there is no such seat.
    fn is_up(&self, py: Python<'_>, numbers: Numbers, seat: usize, at: i64) -> PyResult<bool> {
        self.seat(py, seat)?;
        Ok(self.0.is_up(&policy(numbers), seat, at))
    }

    fn __repr__(&self) -> String {
        let none = || "None".to_owned();
        let running = self.0.running().map_or_else(none, |seat| seat.to_string());
        let since = self.0.since.map_or_else(none, |at| at.to_string());
        let spent = &self.0.spent;
        format!("Clock(spent={spent:?}, running={running}, since={since})")
    }
}

/// Points for being ``over`` milliseconds past zero, ``penalty`` a minute (SV-06, A-10).
///
/// Every begun minute counts, and zero itself begins the first; below zero time is left.
#[pyfunction]
fn overtime_points(over: i64, penalty: i32) -> i64 {
    clock::overtime_points(over, penalty)
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyClock>()?;
    m.add_function(wrap_pyfunction!(overtime_points, m)?)
}
