//! A Python callable that says when to stop, asked from work done without the interpreter lock.

use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// Most threads that one call is given.
pub const MOST_THREADS: usize = 256;

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

/// How often Python is asked at most: to ask takes the interpreter lock.
const BETWEEN: Duration = Duration::from_millis(5);

/// When a search of its own thread or of several shall stop: at a time, or when Python says so.
/// Once it is over it stays so.
pub struct Watch {
    end: Option<Instant>,
    over: AtomicBool,
    /// Who called: Python hears of the keyboard in its main thread alone.
    caller: ThreadId,
    asked: Mutex<Asked>,
}

/// What is asked, and when the caller and the other threads may ask again.
struct Asked {
    stop: Stop,
    caller_next: Instant,
    others_next: Instant,
}

impl Watch {
    /// A watch that ends so many milliseconds from now, and asks the callable now and then.
    pub fn new(milliseconds: Option<f64>, callable: Option<Py<PyAny>>) -> Watch {
        // what is no number is no time
        let seconds = |ms: f64| {
            if ms.is_nan() {
                0.0
            } else {
                ms.clamp(0.0, 1e12) / 1000.0
            }
        };
        let span = milliseconds.map(|ms| Duration::from_secs_f64(seconds(ms)));
        let now = Instant::now();
        Watch {
            end: span.and_then(|span| now.checked_add(span)),
            over: AtomicBool::new(false),
            caller: thread::current().id(),
            asked: Mutex::new(Asked {
                stop: Stop::new(callable),
                caller_next: now,
                others_next: now,
            }),
        }
    }

    /// Is it time to stop?
    pub fn over(&self) -> bool {
        // whoever was told once may ask again at once, for its next piece of work
        if self.over.load(Ordering::Relaxed) {
            return true;
        }
        let now = Instant::now();
        if self.end.is_some_and(|end| now >= end) {
            return true;
        }
        let is_caller = thread::current().id() == self.caller;
        let mut asked = match (self.asked.try_lock(), is_caller) {
            (Ok(asked), _) => asked,
            // another thread that asks at this moment will find out
            (Err(_), false) => return false,
            (Err(_), true) => self.asked.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let Asked {
            stop,
            caller_next,
            others_next,
        } = &mut *asked;
        let next = match is_caller {
            true => caller_next,
            false => others_next,
        };
        if now < *next {
            return false;
        }
        *next = now + BETWEEN;
        let over = stop.asked();
        if over {
            self.over.store(true, Ordering::Relaxed);
        }
        over
    }

    /// The error that asking ended in, if any.
    pub fn checked(self) -> PyResult<()> {
        let asked = self.asked.into_inner();
        asked.unwrap_or_else(PoisonError::into_inner).stop.checked()
    }
}
