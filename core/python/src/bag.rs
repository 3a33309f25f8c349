//! `Bag`, `starting_draw` and `lot`.

use crate::error;
use crate::ruleset::PyRuleset;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::rules::bag::Bag;
use stafla_kernel::rules::{rng, start};

/// Tiles not yet drawn, and the documented order in which they come.
///
/// Draw number n takes, from the bag's tiles sorted by code, the one at index
/// ``uniform(n, size)``, where the number comes from block n of ChaCha20 under the seed
/// (docs/formats/draws.md). So a draw depends on the seed, its number and what is in the bag,
/// and on nothing else: anyone with the seed can verify a game.
///
/// Args:
///     rules: gives the full bag.
///     seed: 32 bytes.
///     tiles: what the bag holds; None: the full set.
///     draws: tiles drawn so far in this game (the next draw's number).
///
/// Raises:
///     KernelError: ``seed``: not 32 bytes.
///     PlacementError: ``unknown-letter``, ``not-in-set``.
#[pyclass(module = "stafla._core", name = "Bag", frozen)]
pub struct PyBag {
    bag: Bag,
    rules: Py<PyRuleset>,
}

impl PyBag {
    fn with(&self, py: Python<'_>, bag: Bag) -> PyBag {
        PyBag {
            bag,
            rules: self.rules.clone_ref(py),
        }
    }
}

/// Seats and the tiles that they drew.
type Drawn = Vec<(usize, u8)>;

/// 32 bytes of Python's.
fn seed_of(py: Python<'_>, bytes: &[u8]) -> PyResult<rng::Seed> {
    let wrong = |_| error::kernel(py, "seed", "a seed has 32 bytes");
    bytes.try_into().map_err(wrong)
}

#[pymethods]
impl PyBag {
    #[new]
    #[pyo3(signature = (rules, seed, tiles=None, draws=0))]
    fn new(
        py: Python<'_>,
        rules: Py<PyRuleset>,
        seed: &[u8],
        tiles: Option<&[u8]>,
        draws: u32,
    ) -> PyResult<Self> {
        let (numbers, seed) = (&rules.get().0, seed_of(py, seed)?);
        let all: Vec<u8> = Bag::full(numbers, seed).tiles().codes().collect();
        let made = Bag::of(numbers, seed, tiles.unwrap_or(&all), draws);
        let bag = made.map_err(|err| error::placement(py, err))?;
        Ok(PyBag { bag, rules })
    }

    /// What is in the bag, sorted by code.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.bag.tiles().codes().collect::<Vec<u8>>())
    }

    /// Tiles drawn so far in this game: the number of the next draw.
    #[getter]
    fn draws(&self) -> u32 {
        self.bag.draws()
    }

    fn __len__(&self) -> usize {
        self.bag.len()
    }

    /// The next tiles (fewer if the bag runs out) and the bag after it.
    ///
    /// ``bag`` (0 or 1) draws from that one of two bags (PL-41); None from all tiles.
    #[pyo3(signature = (count, bag=None))]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        bag: Option<u8>,
    ) -> PyResult<(Bound<'py, PyBytes>, PyBag)> {
        if bag.is_some_and(|bag| bag > 1) {
            return Err(error::kernel(py, "bag", "there are bags 0 and 1"));
        }
        let mut after = self.bag;
        let drawn: Vec<u8> = (0..count).map_while(|_| after.draw(bag)).collect();
        Ok((PyBytes::new(py, &drawn), self.with(py, after)))
    }

    /// The bag with these tiles put back.
    ///
    /// Raises:
    ///     PlacementError: ``unknown-letter``, ``not-in-set``.
    fn returned(&self, py: Python<'_>, tiles: &[u8]) -> PyResult<PyBag> {
        let after = self.bag.returned(&self.rules.get().0, tiles);
        let after = after.map_err(|err| error::placement(py, err))?;
        Ok(self.with(py, after))
    }

    /// The bag with these tiles taken out by other means (a game typed in); not a draw.
    ///
    /// Raises:
    ///     PlacementError: ``not-in-bag``.
    fn without(&self, py: Python<'_>, tiles: &[u8]) -> PyResult<PyBag> {
        let after = self.bag.without(tiles);
        let after = after.map_err(|err| error::placement(py, err))?;
        Ok(self.with(py, after))
    }
}

/// A number below ``choices`` from the seed's second stream: lots that are no tiles.
///
/// Raises:
///     KernelError: ``seed``: not 32 bytes; ``choices``: not 1 … 65536.
#[pyfunction]
fn lot(py: Python<'_>, seed: &[u8], number: u32, choices: u32) -> PyResult<u32> {
    if !(1..=rng::MAX_CHOICES).contains(&choices) {
        return Err(error::kernel(py, "choices", "choices are 1 … 65536"));
    }
    Ok(rng::uniform(
        &seed_of(py, seed)?,
        rng::LOTS,
        number,
        choices,
    ))
}

/// Who moves first, and who drew which tile, in order (IS-03, IS-04, FI-03, PL-04, A-1, A-2).
///
/// Everyone draws a tile; the earliest letter wins, a blank before all; ties draw again, and no
/// tile goes back before. Who is alone draws nothing.
///
/// Raises:
///     KernelError: ``seed``: not 32 bytes.
#[pyfunction]
fn starting_draw(py: Python<'_>, rules: &PyRuleset, seed: &[u8]) -> PyResult<(usize, Drawn)> {
    let start = start::by_tile(&rules.0, seed_of(py, seed)?);
    Ok((start.first, start.drawn))
}

/// Registers this file's names.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyBag>()?;
    m.add_function(wrap_pyfunction!(starting_draw, m)?)?;
    m.add_function(wrap_pyfunction!(lot, m)?)
}
