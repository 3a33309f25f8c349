//! The kernel as a Python module: glue, no logic.
#![allow(missing_docs)] // every name is documented in `_core.pyi`

use pyo3::prelude::*;

#[pymodule]
fn _core(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("BLANK", stafla_kernel::tile::BLANK)?;
    m.add("AS_BLANK", stafla_kernel::tile::AS_BLANK)?;
    Ok(())
}
