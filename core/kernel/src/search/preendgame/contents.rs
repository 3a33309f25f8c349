//! The contents of the bag, gone through by several threads, and what is kept of each.

use super::answers::Answers;
use super::draws::Draw;
use crate::movegen::MoveGenerator;
use crate::search::endgame::{CommonStart, EndgameRefusal};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes that the starts of endgames may take together before they are forgotten.
const ROOM: usize = 256 << 20;

/// All that the bag may hold, and what was found out that serves every choice.
pub(super) struct Contents<'l> {
    pub draws: Vec<Draw>,
    /// By content; whoever looks at one holds it.
    kept: Vec<Mutex<Kept<'l>>>,
    /// What each takes (about).
    bytes: Vec<AtomicUsize>,
    /// Contents of which something is kept, the one begun longest ago first.
    begun: Mutex<Vec<usize>>,
}

/// What the endgames behind a content have in common, once one was asked for.
#[derive(Default)]
pub(super) struct Kept<'l> {
    /// Where it is drawn whole.
    pub start: Option<CommonStart<'l>>,
    /// Where a play leaves one tile of it.
    pub answers: Option<Answers<'l>>,
}

/// A thread at a content of the bag.
pub(super) struct Worker<'w, 'l> {
    pub generator: &'w mut MoveGenerator,
    pub draw: usize,
    pub kept: &'w mut Kept<'l>,
}

impl<'l> Contents<'l> {
    pub fn new(draws: Vec<Draw>) -> Contents<'l> {
        Contents {
            kept: draws.iter().map(|_| Mutex::default()).collect(),
            bytes: draws.iter().map(|_| AtomicUsize::new(0)).collect(),
            begun: Mutex::default(),
            draws,
        }
    }

    pub fn len(&self) -> usize {
        self.draws.len()
    }

    /// Does `work` with each of these contents, the next one whenever a thread is free; false as
    /// soon as one of them says so. There is a thread for each generator.
    pub fn go_through(
        &self,
        order: &[usize],
        generators: &[Mutex<&mut MoveGenerator>],
        work: &(dyn Fn(&mut Worker<'_, 'l>) -> Result<bool, EndgameRefusal> + Sync),
    ) -> Result<bool, EndgameRefusal> {
        let (next, ended) = (AtomicUsize::new(0), AtomicBool::new(false));
        let thread = |generator: &Mutex<&mut MoveGenerator>| {
            let mut generator = held(generator);
            while !ended.load(Relaxed) {
                let Some(&draw) = order.get(next.fetch_add(1, Relaxed)) else {
                    break;
                };
                let kept = &mut held(&self.kept[draw]);
                let generator = &mut **generator;
                let found = work(&mut Worker {
                    generator,
                    draw,
                    kept,
                });
                self.bytes[draw].store(kept.bytes(), Relaxed);
                if found != Ok(true) {
                    ended.store(true, Relaxed);
                    return found;
                }
            }
            Ok(true)
        };
        let threads = generators.len().min(order.len());
        if threads <= 1 {
            return thread(&generators[0]);
        }
        std::thread::scope(|scope| {
            let thread = &thread;
            let others: Vec<_> = generators[1..threads]
                .iter()
                .map(|generator| scope.spawn(move || thread(generator)))
                .collect();
            let first = thread(&generators[0]);
            others.into_iter().fold(first, |all, other| {
                let one = other.join().unwrap_or_else(|panic| resume_unwind(panic));
                Ok(all? & one?)
            })
        })
    }

    /// Forgets what endgames have in common with the contents begun longest ago, if it takes too
    /// much; all but this content's, and those that another thread looks at.
    pub fn make_room(&self, draw: usize) {
        let mut begun = held(&self.begun);
        begun.retain(|&begun| begun != draw);
        begun.push(draw);
        let bytes = || self.bytes.iter().map(|bytes| bytes.load(Relaxed));
        let mut oldest = 0;
        while bytes().sum::<usize>() > ROOM && oldest + 1 < begun.len() {
            match self.kept[begun[oldest]].try_lock() {
                Ok(mut kept) => {
                    *kept = Kept::default();
                    self.bytes[begun.remove(oldest)].store(0, Relaxed);
                }
                Err(_) => oldest += 1,
            }
        }
    }
}

impl Kept<'_> {
    /// Bytes taken (about).
    fn bytes(&self) -> usize {
        let start = self.start.as_ref().map_or(0, CommonStart::bytes);
        start + self.answers.as_ref().map_or(0, Answers::bytes)
    }
}

/// What a lock holds; a thread that broke off leaves nothing half done that others rely on.
pub(super) fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
