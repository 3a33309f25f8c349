//! Vectors, prefetching and large pages: with `dispatch` the kernel's only `unsafe` code.
//!
//! Each function states why it is sound, and each vector function has a safe twin that does the
//! same on processors without SSE2; the tests hold the two equal.
#![allow(unsafe_code)]

/// Eight 16-bit numbers: the multipliers of a slot, the values of part of a rack.
pub(crate) type Eight = [i16; 8];
/// Columns of a table of part racks: room for C(7, 3) = 35, rounded up to whole vectors.
pub(crate) const COLUMNS: usize = 40;
/// One number for each part rack.
pub(crate) type Column = [i16; COLUMNS];

#[cfg(target_arch = "x86_64")]
pub(crate) use sse2::{above, chacha_rounds, equal_bytes, insert, sharing, take_out};
#[cfg(not(target_arch = "x86_64"))]
pub(crate) use twin::{above, chacha_rounds, equal_bytes, insert, sharing, take_out};

/// The same in safe code.
#[cfg(any(test, not(target_arch = "x86_64")))]
mod twin {
    use super::{Column, Eight, COLUMNS};

    /// Bit i: `extra[i] + Σ columns[j][i] × factors[j]` over the first `K` columns exceeds `limit`,
    /// for the first 8 × `CHUNKS` part racks. Products wrap and sums saturate at 16 bits.
    pub(crate) fn above<const K: usize, const CHUNKS: usize>(
        columns: &[Column; 7],
        extra: &Column,
        factors: &Eight,
        limit: i16,
    ) -> u64 {
        (0..8 * CHUNKS).fold(0, |set, i| {
            let sum = (0..K).fold(extra[i], |sum, j| {
                sum.saturating_add(columns[j][i].wrapping_mul(factors[j]))
            });
            set | ((sum > limit) as u64) << i
        })
    }

    /// Bit i: `sets[i]` shares a bit with `set`.
    pub(crate) fn sharing(sets: &[u8; 48], set: u8) -> u64 {
        (0..COLUMNS).fold(0, |found, i| found | ((sets[i] & set != 0) as u64) << i)
    }

    /// Bit i: byte i is the same in both.
    pub(crate) fn equal_bytes(a: &[u8; 16], b: &[u8; 16]) -> u32 {
        (0..16).fold(0, |found, i| found | ((a[i] == b[i]) as u32) << i)
    }

    fn quarter_round(state: &mut [[u32; 4]; 4], columns: [usize; 4]) {
        for (to, from, into, bits) in [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)] {
            let (t, f, i) = (columns[to], columns[from], columns[into]);
            state[to][t] = state[to][t].wrapping_add(state[from][f]);
            state[into][i] = (state[into][i] ^ state[to][t]).rotate_left(bits);
        }
    }

    /// The twenty rounds of ChaCha20 (RFC 8439, 2.3) of several states, each being four rows.
    pub(crate) fn chacha_rounds<const N: usize>(states: &mut [[[u32; 4]; 4]; N]) {
        for state in states {
            for _ in 0..10 {
                (0..4).for_each(|i| quarter_round(state, [i; 4]));
                (0..4)
                    .for_each(|i| quarter_round(state, [i, (i + 1) % 4, (i + 2) % 4, (i + 3) % 4]));
            }
        }
    }

    /// Inserts `x` into a falling list; its last number is lost.
    pub(crate) fn insert(list: &mut Eight, x: i16) {
        let at = list.iter().position(|&y| y < x);
        if let Some(at) = at {
            list[at..].rotate_right(1);
            list[at] = x;
        }
    }

    /// Removes the first number not above `x` from a falling list, which ends with 0 then.
    pub(crate) fn take_out(list: &mut Eight, x: i16) {
        let at = list.iter().position(|&y| y <= x);
        if let Some(at) = at {
            list[at..].rotate_left(1);
            list[7] = 0;
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod sse2 {
    use super::{Column, Eight, COLUMNS};
    use std::arch::x86_64::*;

    /// See the twin.
    #[inline(always)]
    pub(crate) fn above<const K: usize, const CHUNKS: usize>(
        columns: &[Column; 7],
        extra: &Column,
        factors: &Eight,
        limit: i16,
    ) -> u64 {
        const { assert!(K <= 7 && 8 * CHUNKS <= COLUMNS) };
        let mut found = 0;
        // SAFETY: SSE2 belongs to every x86-64. The loads are of 8 numbers from index 8 × chunk,
        // which the assertion above keeps within a column; they need no alignment.
        unsafe {
            let limit = _mm_set1_epi16(limit);
            let factors: [__m128i; K] = std::array::from_fn(|j| _mm_set1_epi16(factors[j]));
            for chunk in 0..CHUNKS {
                let load = |column: &Column| _mm_loadu_si128(column.as_ptr().add(8 * chunk).cast());
                let mut sum = load(extra);
                for (column, factor) in columns.iter().zip(factors) {
                    sum = _mm_adds_epi16(sum, _mm_mullo_epi16(load(column), factor));
                }
                let above = _mm_packs_epi16(_mm_cmpgt_epi16(sum, limit), _mm_setzero_si128());
                found |= (_mm_movemask_epi8(above) as u64) << (8 * chunk);
            }
        }
        found
    }

    /// See the twin.
    #[inline(always)]
    pub(crate) fn sharing(sets: &[u8; 48], set: u8) -> u64 {
        // SAFETY: SSE2 belongs to every x86-64; the three unaligned loads cover the 48 bytes.
        unsafe {
            let (set, zero) = (_mm_set1_epi8(set as i8), _mm_setzero_si128());
            let found = |i: usize| {
                let sets = _mm_loadu_si128(sets.as_ptr().add(16 * i).cast());
                let none = _mm_cmpeq_epi8(_mm_and_si128(sets, set), zero);
                u64::from(!_mm_movemask_epi8(none) as u16)
            };
            (found(0) | found(1) << 16 | found(2) << 32) & ((1 << COLUMNS) - 1)
        }
    }

    /// See the twin.
    #[inline(always)]
    pub(crate) fn equal_bytes(a: &[u8; 16], b: &[u8; 16]) -> u32 {
        // SAFETY: SSE2 belongs to every x86-64; both arrays have the 16 bytes that are loaded.
        unsafe {
            let a = _mm_loadu_si128(a.as_ptr().cast());
            let b = _mm_loadu_si128(b.as_ptr().cast());
            _mm_movemask_epi8(_mm_cmpeq_epi8(a, b)) as u32
        }
    }

    #[inline(always)]
    fn mixed<const LEFT: i32, const RIGHT: i32>(to: __m128i, from: __m128i) -> __m128i {
        // SAFETY: SSE2 belongs to every x86-64.
        unsafe {
            let x = _mm_xor_si128(to, from);
            _mm_or_si128(_mm_slli_epi32::<LEFT>(x), _mm_srli_epi32::<RIGHT>(x))
        }
    }

    /// See the twin. The four columns at once; the diagonals are columns once the rows are turned.
    /// Every step waits for the one before, so of several states each goes on while others wait.
    #[inline(always)]
    pub(crate) fn chacha_rounds<const N: usize>(states: &mut [[[u32; 4]; 4]; N]) {
        // SAFETY: SSE2 belongs to every x86-64; loads and stores cover the four numbers of a row.
        unsafe {
            let load = |row: [u32; 4]| _mm_loadu_si128(row.as_ptr().cast());
            let mut rows: [[__m128i; 4]; N] = std::array::from_fn(|n| states[n].map(load));
            for _ in 0..10 {
                for diagonal in [false, true] {
                    if diagonal {
                        for [_, b, c, d] in &mut rows {
                            *b = _mm_shuffle_epi32::<0b00_11_10_01>(*b);
                            *c = _mm_shuffle_epi32::<0b01_00_11_10>(*c);
                            *d = _mm_shuffle_epi32::<0b10_01_00_11>(*d);
                        }
                    }
                    for [a, b, _, d] in &mut rows {
                        *a = _mm_add_epi32(*a, *b);
                        *d = mixed::<16, 16>(*d, *a);
                    }
                    for [_, b, c, d] in &mut rows {
                        *c = _mm_add_epi32(*c, *d);
                        *b = mixed::<12, 20>(*b, *c);
                    }
                    for [a, b, _, d] in &mut rows {
                        *a = _mm_add_epi32(*a, *b);
                        *d = mixed::<8, 24>(*d, *a);
                    }
                    for [_, b, c, d] in &mut rows {
                        *c = _mm_add_epi32(*c, *d);
                        *b = mixed::<7, 25>(*b, *c);
                    }
                    if diagonal {
                        for [_, b, c, d] in &mut rows {
                            *b = _mm_shuffle_epi32::<0b10_01_00_11>(*b);
                            *c = _mm_shuffle_epi32::<0b01_00_11_10>(*c);
                            *d = _mm_shuffle_epi32::<0b00_11_10_01>(*d);
                        }
                    }
                }
            }
            for (state, rows) in states.iter_mut().zip(rows) {
                for (row, new) in state.iter_mut().zip(rows) {
                    _mm_storeu_si128(row.as_mut_ptr().cast(), new);
                }
            }
        }
    }

    /// See the twin. Without a branch: each number becomes the larger of itself and the smaller of
    /// `x` and its left neighbour.
    #[inline(always)]
    pub(crate) fn insert(list: &mut Eight, x: i16) {
        // SAFETY: SSE2 belongs to every x86-64; load and store cover the eight numbers.
        unsafe {
            let old = _mm_loadu_si128(list.as_ptr().cast());
            let left = _mm_insert_epi16::<0>(_mm_slli_si128::<2>(old), i16::MAX as i32);
            let new = _mm_max_epi16(old, _mm_min_epi16(left, _mm_set1_epi16(x)));
            _mm_storeu_si128(list.as_mut_ptr().cast(), new);
        }
    }

    /// See the twin. Without a branch: numbers above `x` stay, the others become their right
    /// neighbours.
    #[inline(always)]
    pub(crate) fn take_out(list: &mut Eight, x: i16) {
        // SAFETY: SSE2 belongs to every x86-64; load and store cover the eight numbers.
        unsafe {
            let old = _mm_loadu_si128(list.as_ptr().cast());
            let right = _mm_srli_si128::<2>(old);
            let above = _mm_cmpgt_epi16(old, _mm_set1_epi16(x));
            let new = _mm_or_si128(_mm_and_si128(above, old), _mm_andnot_si128(above, right));
            _mm_storeu_si128(list.as_mut_ptr().cast(), new);
        }
    }
}

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

/// Σ a\[i\] × b\[i\].
#[inline(always)]
pub(crate) fn dot(a: &Eight, b: &Eight) -> i32 {
    a.iter()
        .zip(b)
        .map(|(&a, &b)| i32::from(a) * i32::from(b))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream of numbers.
    fn stream(mut state: u64) -> impl FnMut(u64) -> u64 {
        move |n| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695);
            (state >> 33) % n
        }
    }

    fn column(random: &mut impl FnMut(u64) -> u64) -> Column {
        std::array::from_fn(|_| random(1 << 16) as u16 as i16)
    }

    #[test]
    fn above_is_its_twin() {
        let mut random = stream(1);
        for _ in 0..500 {
            let columns: [Column; 7] = std::array::from_fn(|_| column(&mut random));
            let extra = column(&mut random);
            let factors: Eight = std::array::from_fn(|_| random(90) as i16);
            let limit = random(1 << 16) as u16 as i16;
            macro_rules! compare {
                ($($k:literal $chunks:literal),*) => {$(
                    assert_eq!(
                        above::<$k, $chunks>(&columns, &extra, &factors, limit),
                        twin::above::<$k, $chunks>(&columns, &extra, &factors, limit)
                    );
                )*};
            }
            compare!(1 1, 2 3, 3 5, 4 5, 5 3, 6 1);
        }
    }

    #[test]
    fn sharing_is_its_twin() {
        let mut random = stream(2);
        for _ in 0..500 {
            let sets: [u8; 48] = std::array::from_fn(|_| random(256) as u8 & random(256) as u8);
            let set = 1 << random(8);
            assert_eq!(sharing(&sets, set), twin::sharing(&sets, set));
        }
    }

    #[test]
    fn equal_bytes_is_its_twin() {
        let mut random = stream(3);
        for _ in 0..500 {
            let a: [u8; 16] = std::array::from_fn(|_| random(3) as u8);
            let b: [u8; 16] = std::array::from_fn(|_| random(3) as u8);
            assert_eq!(equal_bytes(&a, &b), twin::equal_bytes(&a, &b));
        }
    }

    #[test]
    fn insert_and_take_out_are_their_twins_and_keep_lists_sorted() {
        let mut random = stream(4);
        for _ in 0..500 {
            let (mut list, mut same) = ([0; 8], [0; 8]);
            for _ in 0..12 {
                let x = random(30) as i16;
                insert(&mut list, x);
                twin::insert(&mut same, x);
                assert_eq!(list, same);
                assert!(list.is_sorted_by(|a, b| a >= b));
                if random(3) == 0 {
                    take_out(&mut list, x);
                    twin::take_out(&mut same, x);
                    assert_eq!(list, same);
                }
            }
        }
    }

    #[test]
    fn chacha_rounds_are_their_twin() {
        let mut random = stream(4);
        for _ in 0..50 {
            let mut word = || (random(1 << 16) << 16 | random(1 << 16)) as u32;
            let mut row = || std::array::from_fn(|_| word());
            let mut states: [_; 3] = std::array::from_fn(|_| std::array::from_fn(|_| row()));
            let mut same = states;
            chacha_rounds(&mut states);
            twin::chacha_rounds(&mut same);
            assert_eq!(states, same);
            let mut one = [states[1]];
            chacha_rounds(&mut one);
            twin::chacha_rounds(&mut same);
            assert_eq!(one[0], same[1]);
        }
    }

    #[test]
    fn a_large_vector_is_an_empty_vector_with_room() {
        let mut vec: Vec<u64> = large_vec(1 << 20);
        assert!(vec.is_empty() && vec.capacity() >= 1 << 20);
        vec.resize(1 << 20, 7);
        prefetch(&vec, 1 << 19);
        prefetch(&vec, 1 << 21);
        assert!(vec.iter().all(|&x| x == 7));
    }
}
