//! One position looked at by several threads.
//!
//! All look for the same thing, each beginning with other choices, and share what they find out of
//! positions. The first that has proved the outcome stops the others. Its value is the value, and
//! its line one of the best lines; which one, and how much was looked at, is a matter of chance.
//!
//! Threads that share the table of positions and nothing else are known from chess programs as "Lazy
//! SMP".

use super::{look, set_up, Endgame, Limits, Solution};
use crate::search::endgame::transposition::Shared;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The first proof; without one what the deepest thread knows.
pub(super) fn solve(
    endgame: &Endgame<'_>,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
) -> Solution {
    let (shared, proved) = (Shared::new(), AtomicBool::new(false));
    let over = || proved.load(Relaxed) || stop();
    let work = |number: usize| {
        let (search, state) = set_up(endgame, &shared, &over);
        let solution = look(search, state, limits, number);
        // whoever else had it proved too may have been stopped before its line was at its end
        let first = solution.proved && !proved.swap(true, Relaxed);
        (first, solution)
    };
    let found: Vec<(bool, Solution)> = std::thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = (1..limits.threads)
            .map(|number| scope.spawn(move || work(number)))
            .collect();
        let first = work(0);
        let others = others.into_iter().filter_map(|thread| thread.join().ok());
        std::iter::once(first).chain(others).collect()
    });
    let nodes = found.iter().map(|(_, solution)| solution.nodes).sum();
    let rank = |(first, solution): &(bool, Solution)| (*first, solution.depth);
    // of equals the first
    let best = found
        .into_iter()
        .reduce(|best, next| match rank(&next) > rank(&best) {
            true => next,
            false => best,
        });
    let (_, best) = best.expect("the first thread's");
    Solution { nodes, ..best }
}
