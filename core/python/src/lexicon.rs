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

create_exception!(
    stafla._core,
    LexiconError,
    KernelError,
    "A lexicon file cannot be trusted or built.

Codes: ``truncated``, ``not-a-lexicon``, ``version``, ``checksum``, ``cycle``, ``range``,
``order``, ``foreign-alphabet``, ``overflow``, ``too-long``, ``too-short``, ``word-count``,
``key-clash``."
);

/// A `LexiconError` with its code.
pub fn lexicon_error(error: kernel::LexiconError) -> PyErr {
    let raised = LexiconError::new_err(error.to_string());
    Python::attach(|py| coded(py, raised, error.fault.code()))
}

/// A word list as a DAWG, opened from bytes (a file mapped by Python, a resource).
///
/// The buffer is read once and not kept, so it may change or be unmapped afterwards; the graph
/// takes four bytes a node. Everything is checked on opening: size, version, checksum, order
/// and range of every node, no cycle, word count (docs/formats/lexicon.md).
///
/// Raises:
///     LexiconError: every code but ``too-short`` and ``key-clash``.
#[pyclass(module = "stafla._core", name = "WordGraph", frozen)]
pub struct PyWordGraph {
    pub inner: Arc<kernel::Lexicon>,
}

#[pymethods]
impl PyWordGraph {
    #[new]
    fn new(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<PyWordGraph> {
        let bytes = bytes_of(data)?;
        let opened = py.detach(|| kernel::Lexicon::open(&bytes));
        let inner = Arc::new(opened.map_err(lexicon_error)?);
        Ok(PyWordGraph { inner })
    }

    /// The container of a list of words.
    ///
    /// Args:
    ///     codes: words as letter codes, each followed by 0 (also the last), in any order.
    ///     letters: size of the alphabet.
    ///     metadata: UTF-8 JSON, stored as it is and never read by the kernel.
    ///     least: letters of the shortest word; the caller has left others out.
    ///     most: letters of the longest word, at most ``MAX_SIDE``.
    ///
    /// Returns:
    ///     the file's bytes, the same for the same words in any order, and the indexes (in the
    ///     input, ascending) of words that stood there before.
    ///
    /// Raises:
    ///     LexiconError: ``foreign-alphabet``, ``too-long``, ``too-short``, ``overflow``,
    ///         ``truncated`` (no 0 after the last word).
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

    /// UTF-8 JSON as stored in the container; never read by the kernel.
    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.metadata)
    }

    /// Size of the alphabet.
    #[getter]
    fn letters(&self) -> usize {
        self.inner.dawg.letters()
    }

    /// Number of words.
    #[getter]
    fn words(&self) -> usize {
        self.inner.dawg.words()
    }

    /// Number of nodes of the graph, four bytes each.
    #[getter]
    fn nodes(&self) -> usize {
        self.inner.dawg.node_count()
    }

    /// Letters of the longest word.
    #[getter]
    fn longest(&self) -> usize {
        self.inner.dawg.longest()
    }

    fn __contains__(&self, word: &[u8]) -> bool {
        self.inner.dawg.contains(word)
    }

    /// One byte (1 or 0) for each word of ``codes`` (words followed by 0, as in build).
    fn contains<'py>(
        &self,
        py: Python<'py>,
        codes: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let codes = bytes_of(codes)?;
        let answers = py.detach(|| self.inner.dawg.contains_each(&codes));
        Ok(PyBytes::new(py, &answers))
    }

    /// Number of words of each length from 0.
    fn by_length(&self, py: Python<'_>) -> Vec<usize> {
        py.detach(|| self.inner.dawg.count_by_length())
    }

    /// The container of these words with other metadata.
    fn to_bytes<'py>(
        &self,
        py: Python<'py>,
        metadata: &Bound<'py, PyBytes>,
    ) -> Bound<'py, PyBytes> {
        let (metadata, dawg) = (metadata.as_bytes().to_vec(), self.inner.dawg.clone());
        let file = py.detach(|| kernel::Lexicon { metadata, dawg }.to_bytes());
        PyBytes::new(py, &file)
    }

    /// The words of both, with the metadata of this one.
    ///
    /// Raises:
    ///     LexiconError: ``foreign-alphabet``: alphabets of different size; ``overflow``.
    fn union(&self, py: Python<'_>, other: &PyWordGraph) -> PyResult<PyWordGraph> {
        let dawg = py.detach(|| self.inner.dawg.union(&other.inner.dawg));
        let (metadata, dawg) = (self.inner.metadata.clone(), dawg.map_err(lexicon_error)?);
        let inner = Arc::new(kernel::Lexicon { metadata, dawg });
        Ok(PyWordGraph { inner })
    }

    /// All words (of a length), sorted by code, each followed by 0.
    #[pyo3(signature = (length = None))]
    fn list<'py>(&self, py: Python<'py>, length: Option<usize>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.list(length)))
    }

    /// All words, sorted as if the alphabet were ``order``; as in ``list``.
    ///
    /// Raises:
    ///     ValueError: ``order`` does not name each letter once.
    fn list_in_order<'py>(&self, py: Python<'py>, order: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
        let codes = py.detach(|| self.inner.dawg.list_in_order(order));
        let codes = codes.ok_or_else(|| PyValueError::new_err("each letter once"))?;
        Ok(PyBytes::new(py, &codes))
    }

    /// Up to ``limit`` words with these letters, 0 for any one letter; as in ``list``.
    #[pyo3(name = "match", signature = (pattern, limit = 1000))]
    fn matching<'py>(&self, py: Python<'py>, pattern: &[u8], limit: usize) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.matching(pattern, limit)))
    }

    /// Up to ``limit`` words that begin so; as in ``list``.
    #[pyo3(signature = (prefix, limit = 1000))]
    fn prefixed<'py>(&self, py: Python<'py>, prefix: &[u8], limit: usize) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.inner.dawg.prefixed(prefix, limit)))
    }
}

/// The lexicon as KWG, or KBWG if ``big`` (None: KWG where it fits).
///
/// Raises:
///     LexiconError: ``overflow`` when the nodes do not fit the format asked for.
#[pyfunction]
#[pyo3(signature = (lexicon, gaddag = true, big = None))]
fn kwg_export<'py>(
    py: Python<'py>,
    lexicon: &PyWordGraph,
    gaddag: bool,
    big: Option<bool>,
) -> PyResult<Bound<'py, PyBytes>> {
    let file = py.detach(|| kwg::export(&lexicon.inner.dawg, gaddag, big.map(format)));
    Ok(PyBytes::new(py, &file.map_err(lexicon_error)?))
}

/// Words of a KWG or KBWG file as codes, each followed by 0, in the file's order.
///
/// The DAWG is walked whole before a word is given back; a GADDAG is not looked at. Words may
/// have 1 to ``MAX_SIDE`` letters.
///
/// Raises:
///     LexiconError: ``truncated``, ``range``, ``cycle``, ``order`` (a letter twice in a list),
///         ``foreign-alphabet``, ``too-long``, ``overflow`` (more than 33,554,432 words).
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
    m.add_class::<PyWordGraph>()?;
    m.add_function(wrap_pyfunction!(kwg_export, m)?)?;
    m.add_function(wrap_pyfunction!(kwg_import, m)?)
}
