//! A Python callable that says when to stop, asked from work done without the interpreter lock.

use pyo3::prelude::*;

/// The question, and what it raised when asked.
pub struct Stop {
    callable: Option<Py<PyAny>>,
    raised: Option<PyErr>,
}

impl Stop {
    /// None never says so (but an interrupt from the keyboard does).
    pub fn new(callable: Option<Py<PyAny>>) -> Stop {
        Stop {
            callable,
            raised: None,
        }
    }

    /// Is it time to stop? Also when asking failed; [`Stop::checked`] then has the error.
    pub fn asked(&mut self) -> bool {
        if self.raised.is_some() {
            return true;
        }
        let answer = Python::attach(|py| {
            py.check_signals()?;
            match &self.callable {
                None => Ok(false),
                Some(callable) => callable.call0(py)?.is_truthy(py),
            }
        });
        answer.unwrap_or_else(|error| {
            self.raised = Some(error);
            true
        })
    }

    /// The error that asking ended in, if any.
    pub fn checked(self) -> PyResult<()> {
        self.raised.map_or(Ok(()), Err)
    }
}
