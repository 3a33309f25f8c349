//! Work that is compiled twice: for every processor, and for those of about 2013 and later.
//!
//! The search for plays counts, finds and shifts single bits. A program for every x86-64 does each
//! of these in several instructions; newer processors have one.
#![allow(unsafe_code)]

/// Does work in the form that suits this processor.
///
/// Only what is inlined into `work` is compiled twice: a closure marked `#[inline(always)]`, and
/// the functions it calls that are marked so, too.
#[inline(always)]
pub(crate) fn fastest<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if newer::is_here() {
        // SAFETY: the processor has been asked for every instruction that `run` may use.
        return unsafe { newer::run(work) };
    }
    work()
}

#[cfg(target_arch = "x86_64")]
mod newer {
    use std::sync::OnceLock;

    /// # Safety
    /// Only where [`is_here`].
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) unsafe fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    /// Is this such a processor?
    #[inline(always)]
    pub(super) fn is_here() -> bool {
        #[cfg(test)]
        if super::OLDER.get() {
            return false;
        }
        static HERE: OnceLock<bool> = OnceLock::new();
        *HERE.get_or_init(|| {
            is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt")
        })
    }
}

#[cfg(test)]
thread_local! {
    /// Shall this thread work as on an older processor?
    pub(crate) static OLDER: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}
