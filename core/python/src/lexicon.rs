//! Lexica for Python.

use crate::error::{coded, KernelError};
use pyo3::buffer::PyBuffer;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use stafla_kernel::lexicon::kwg::{self, Format};
use stafla_kernel::lexicon::{self as kernel, Dawg};
use std::borrow::Cow;
use std::sync::Arc;

create_exception!(stafla._core, LexiconError, KernelError);

/// A `LexiconError` with its code.
pub fn lexicon_error(error: kernel::LexiconError) -> PyErr {
    let raised = LexiconError::new_err(error.to_string());
    Python::attach(|py| coded(py, raised, error.fault.code()))
}

/// A word graph with its metadata; shared with whatever is made from it.
#[pyclass(frozen, module = "stafla._core")]
pub struct Lexicon {
    pub inner: Arc<kernel::Lexicon>,
}

#[pymethods]
impl Lexicon {
    #[new]
    fn new(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Lexicon> {
        let bytes = bytes_of(data)?;
        let opened = py.detach(|| kernel::Lexicon::open(&bytes));
        let inner = Arc::new(opened.map_err(lexicon_error)?);
        Ok(Lexicon { inner })
    }

    #[staticmethod]
    #[pyo3(signature = (codes, letters, metadata, least = 2, most = 15))]
    fn build<'py>(
        py: Python<'py>,
        codes: &Bound<'py, PyAny>,
        letters: usize,
        metadata: &Bound<'py, PyBytes>,
        least: usize,
        most: usize,
    ) -> PyResult<(Bound<'py, PyBytes>, Vec<u32>)> {
        let (codes, metadata) = (bytes_of(codes)?, metadata.as_bytes());
        let built = py.detach(|| {
            let built = Dawg::build(&codes, letters, least, most)?;
            let (metadata, dawg) = (metadata.to_vec(), built.dawg);
            Ok((
                kernel::Lexicon { metadata, dawg }.to_bytes(),
                built.repeated,
            ))
        });
        let (file, repeated) = built.map_err(lexicon_error)?;
        Ok((PyBytes::new(py, &file), repeated))
    }

    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.metadata)
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.dawg.letters()
    }

    #[getter]
    fn words(&self) -> usize {
        self.inner.dawg.words()
    }

    #[getter]
    fn nodes(&self) -> usize {
        self.inner.dawg.node_count()
    }

    #[getter]
    fn longest(&self) -> usize {
        self.inner.dawg.longest()
    }

    fn __contains__(&self, word: &[u8]) -> bool {
        self.inner.dawg.contains(word)
    }

    fn contains<'py>(
        &self,
        py: Python<'py>,
        codes: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let codes = bytes_of(codes)?;
        let answers = py.detach(|| self.inner.dawg.contains_each(&codes));
        Ok(PyBytes::new(py, &answers))
    }

    fn by_length(&self, py: Python<'_>) -> Vec<usize> {
        py.detach(|| self.inner.dawg.count_by_length())
    }

    fn to_bytes<'py>(
        &self,
        py: Python<'py>,
        metadata: &Bound<'py, PyBytes>,
    ) -> Bound<'py, PyBytes> {
        let (metadata, dawg) = (metadata.as_bytes().to_vec(), self.inner.dawg.clone());
        let file = py.detach(|| kernel::Lexicon { metadata, dawg }.to_bytes());
        PyBytes::new(py, &file)
    }

    fn union(&self, py: Python<'_>, other: &Lexicon) -> PyResult<Lexicon> {
        let dawg = py.detach(|| self.inner.dawg.union(&other.inner.dawg));
        let (metadata, dawg) = (self.inner.metadata.clone(), dawg.map_err(lexicon_error)?);
        let inner = Arc::new(kernel::Lexicon { metadata, dawg });
        Ok(Lexicon { inner })
    }

    #[pyo3(signature = (length = None))]
    fn list<'py>(&self, py: Python<'py>, length: Option<usize>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.list(length)))
    }

    fn list_in_order<'py>(&self, py: Python<'py>, order: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
        let codes = py.detach(|| self.inner.dawg.list_in_order(order));
        let codes = codes.ok_or_else(|| PyValueError::new_err("each letter once"))?;
        Ok(PyBytes::new(py, &codes))
    }

    #[pyo3(name = "match", signature = (pattern, limit = 1000))]
    fn matching<'py>(&self, py: Python<'py>, pattern: &[u8], limit: usize) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.matching(pattern, limit)))
    }

    #[pyo3(signature = (prefix, limit = 1000))]
    fn prefixed<'py>(&self, py: Python<'py>, prefix: &[u8], limit: usize) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.prefixed(prefix, limit)))
    }
}

#[pyfunction]
#[pyo3(signature = (lexicon, gaddag = true, big = None))]
fn kwg_export<'py>(
    py: Python<'py>,
    lexicon: &Lexicon,
    gaddag: bool,
    big: Option<bool>,
) -> PyResult<Bound<'py, PyBytes>> {
    let file = py.detach(|| kwg::export(&lexicon.inner.dawg, gaddag, big.map(format)));
    Ok(PyBytes::new(py, &file.map_err(lexicon_error)?))
}

#[pyfunction]
#[pyo3(signature = (data, letters, big = false))]
fn kwg_import<'py>(
    py: Python<'py>,
    data: &Bound<'py, PyAny>,
    letters: usize,
    big: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = bytes_of(data)?;
    let codes = py.detach(|| kwg::import(&bytes, letters, format(big)));
    Ok(PyBytes::new(py, &codes.map_err(lexicon_error)?))
}

fn format(big: bool) -> Format {
    match big {
        true => Format::Kbwg,
        false => Format::Kwg,
    }
}

/// The bytes of a Python buffer: those of a `bytes` object in place, others copied.
pub fn bytes_of<'a>(data: &'a Bound<'_, PyAny>) -> PyResult<Cow<'a, [u8]>> {
    match data.cast::<PyBytes>() {
        Ok(bytes) => Ok(Cow::Borrowed(bytes.as_bytes())),
        Err(_) => Ok(Cow::Owned(PyBuffer::<u8>::get(data)?.to_vec(data.py())?)),
    }
}

/// Puts the classes and functions into the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let error = m.py().get_type::<LexiconError>();
    error.setattr("code", "lexicon")?;
    m.add("LexiconError", error)?;
    m.add_class::<Lexicon>()?;
    m.add_function(wrap_pyfunction!(kwg_export, m)?)?;
    m.add_function(wrap_pyfunction!(kwg_import, m)?)
}
