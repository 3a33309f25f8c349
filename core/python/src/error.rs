//! The kernel's errors as Python exceptions.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use stafla_kernel::rules::refusal::Refusal;
use stafla_kernel::rules::ruleset;

create_exception!(
    stafla._core,
    KernelError,
    PyValueError,
    "Base of every error the kernel raises; ``code`` is stable, the text is for a developer."
);
create_exception!(
    stafla._core,
    RulesetError,
    KernelError,
    "The numbers of a rule set contradict each other or leave the kernel's limits."
);
create_exception!(
    stafla._core,
    PlacementError,
    KernelError,
    "A placement is not legal, or tiles and squares are not what they are said to be.

Codes: ``no-tiles``, ``off-board``, ``occupied``, ``not-in-line``, ``gap``, ``detached``,
``not-on-start``, ``too-short``, ``not-on-rack``, ``unknown-letter``, ``mismatch``
(a letter named for a square that already holds another), ``nothing-there`` (a dot on an
empty square), ``too-many-tiles``; ``not-in-bag``, ``not-in-set`` (more of a tile than the
set has), ``wrong-size`` (a board of another size than the rule set's).

``square`` and ``tile`` name the place and the tile as laid, where there is one."
);

/// Registers the exceptions; what an instance lacks it reads from its class.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = m.py();
    let (base, rules) = (py.get_type::<KernelError>(), py.get_type::<RulesetError>());
    let placement = py.get_type::<PlacementError>();
    base.setattr("code", "kernel")?;
    rules.setattr("code", "ruleset")?;
    rules.setattr("field", "")?;
    placement.setattr("code", "placement")?;
    placement.setattr("square", py.None())?;
    placement.setattr("tile", py.None())?;
    m.add("KernelError", base)?;
    m.add("RulesetError", rules)?;
    m.add("PlacementError", placement)
}

/// `error` with its attribute `code` (others may follow).
pub fn coded(py: Python<'_>, error: PyErr, code: &str) -> PyErr {
    match error.value(py).setattr("code", code) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A `KernelError` of the plain kind.
pub fn kernel(py: Python<'_>, code: &str, text: &str) -> PyErr {
    coded(py, KernelError::new_err(text.to_owned()), code)
}

/// A `RulesetError` with its field.
pub fn ruleset(py: Python<'_>, error: ruleset::RulesetError) -> PyErr {
    let raised = RulesetError::new_err(error.to_string());
    match raised.value(py).setattr("field", error.field) {
        Ok(()) => raised,
        Err(other) => other,
    }
}

/// A `PlacementError` with code, square and tile.
pub fn placement(py: Python<'_>, refusal: Refusal) -> PyErr {
    let raised = PlacementError::new_err(refusal.to_string());
    let value = raised.value(py);
    let set = value
        .setattr("square", refusal.square)
        .and_then(|()| value.setattr("tile", refusal.tile));
    match set {
        Ok(()) => coded(py, raised, refusal.reason.code()),
        Err(other) => other,
    }
}
