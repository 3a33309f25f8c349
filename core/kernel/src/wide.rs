//! Vectors, prefetching and large pages: the kernel's only `unsafe` code.
//!
//! Each function states why it is sound, and has a safe twin that does the same on machines
//! without SSE2; the tests hold the two equal.
#![allow(unsafe_code)]

/// Fetches the cache line of `slice[index]`; nothing happens if there is none.
#[inline(always)]
pub(crate) fn prefetch<T>(slice: &[T], index: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(element) = slice.get(index) {
        use std::arch::x86_64::{_mm_prefetch, _MM_HINT_T0};
        // SAFETY: a hint without effect on memory; the address is one of the slice's.
        unsafe { _mm_prefetch::<_MM_HINT_T0>((element as *const T).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = slice.get(index);
}

/// An empty vector with room for `capacity` elements, on large pages where the system grants them.
///
/// Large tables are read at random: with small pages most of the cost would be the translation of
/// addresses.
pub(crate) fn large_vec<T>(capacity: usize) -> Vec<T> {
    let vec = Vec::with_capacity(capacity);
    #[cfg(target_os = "linux")]
    advise_large_pages(vec.as_ptr() as usize, capacity * std::mem::size_of::<T>());
    vec
}

#[cfg(target_os = "linux")]
fn advise_large_pages(start: usize, bytes: usize) {
    const LARGE: usize = 2 << 20;
    const MADV_HUGEPAGE: i32 = 14;
    extern "C" {
        fn madvise(address: *mut u8, length: usize, advice: i32) -> i32;
    }
    let first = start.next_multiple_of(LARGE);
    let last = (start + bytes) / LARGE * LARGE;
    if first < last {
        // SAFETY: advice on pages that lie whole within an allocation of our own; it changes how
        // they are backed, never what they hold. A refusal costs speed only.
        unsafe { madvise(first as *mut u8, last - first, MADV_HUGEPAGE) };
    }
}
