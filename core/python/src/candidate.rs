//! A move to be weighed, as Python gives it.

use crate::placement::PyPlacement;
use pyo3::prelude::*;

/// A play or an exchange; where a call takes None beside it, that is a pass.
#[derive(FromPyObject)]
pub enum CandidateArgument<'py> {
    Play(PyRef<'py, PyPlacement>),
    Exchange(Vec<u8>),
}
