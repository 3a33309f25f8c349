//! Sampled racks for Python.

use crate::error;
use crate::selfplay::PySelfplayRun;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::selfplay::training::Sampling;

/// Try random racks on the boards of a run of self-play, as leaves are learned from.
///
/// The games are those of ``selfplay``. Before every turn but the opening, while the bag holds at
/// least ``bag_least`` tiles, ``racks`` full racks are drawn from all tiles off the board, and
/// the best play or exchange of each is found. Any split into chunks and threads gives the same
/// samples (``docs/engine/leaves.md``).
///
/// Returns:
///     uint8[samples, rack_size]: sorted codes; int32[samples], little endian: the best equity
///     less the mean of all racks on the same board, in milli-points.
///
/// Raises:
///     RulesetError: as ``selfplay``; ``racks``: fewer than two.
#[pyfunction]
#[pyo3(signature = (run, *, first, games, racks, bag_least, threads = 1))]
fn sample_racks<'py>(
    py: Python<'py>,
    run: &PySelfplayRun,
    first: u64,
    games: u64,
    racks: u32,
    bag_least: usize,
    threads: usize,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let sampling = Sampling {
        run: run.run(),
        racks,
        bag_least,
    };
    let samples = py.detach(|| sampling.take(first, games, threads));
    let samples = samples.map_err(|err| error::ruleset(py, err))?;
    let equities: Vec<u8> = samples
        .equities
        .iter()
        .flat_map(|n| n.to_le_bytes())
        .collect();
    Ok((
        PyBytes::new(py, &samples.racks),
        PyBytes::new(py, &equities),
    ))
}

/// Puts the function into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(sample_racks, m)?)
}
