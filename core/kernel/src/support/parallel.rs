//! Numbered work cut into portions for threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Mutex;

/// Does the work numbered 0 … `count - 1`, `size` numbers at a time, on so many threads.
///
/// Every thread keeps what `start` gives it from portion to portion. The results come in the
/// order of the portions, whichever thread did them when.
pub(crate) fn map_chunks<S, T: Send>(
    count: u64,
    size: u64,
    threads: usize,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, Range<u64>) -> T + Sync,
) -> Vec<T> {
    let portions = count.div_ceil(size);
    let (next, done) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let thread = || {
        let mut kept = start();
        loop {
            let portion = next.fetch_add(1, Ordering::Relaxed);
            if portion >= portions {
                return;
            }
            let numbers = portion * size..count.min((portion + 1) * size);
            let result = work(&mut kept, numbers);
            if let Ok(mut done) = done.lock() {
                done.push((portion, result));
            }
        }
    };
    std::thread::scope(|scope| {
        let others = 1..threads.clamp(1, portions.max(1) as usize);
        others.for_each(|_| drop(scope.spawn(thread)));
        thread();
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_unstable_by_key(|(portion, _)| *portion);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::map_chunks;

    #[test]
    fn every_number_is_done_once_and_the_results_are_in_order() {
        for (count, size, threads) in [(0, 4, 3), (1, 4, 3), (50, 7, 1), (50, 7, 3), (8, 8, 9)] {
            let work = |kept: &mut u64, numbers: std::ops::Range<u64>| {
                *kept += 1;
                numbers.collect::<Vec<u64>>()
            };
            let done = map_chunks(count, size, threads, || 0, work);
            assert_eq!(done.len() as u64, count.div_ceil(size));
            assert_eq!(done.concat(), (0..count).collect::<Vec<u64>>());
        }
    }
}
