//! The contents of the bag, gone through by several threads, and what is kept of each.

use super::answers::Answers;
use super::draws::Draw;
use crate::movegen::MoveGenerator;
use crate::search::endgame::{CommonStart, EndgameRefusal};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};
use std::time::Duration;

/// Bytes that the starts of endgames may take together before they are forgotten.
const ROOM: usize = 256 << 20;
/// So often a thread that waits for the others asks whether to stop: of an interruption by the
/// keyboard only the one that Python called learns.
const WAITING: Duration = Duration::from_millis(20);

/// All that the bag may hold, and what was found out that serves every choice.
pub(super) struct Contents<'l> {
    pub draws: Vec<Draw>,
    /// By content; whoever looks at one holds it.
    kept: Vec<Mutex<Kept<'l>>>,
    /// What each takes (about).
    bytes: Vec<AtomicUsize>,
    /// Contents of which something is kept, the one begun longest ago first.
    begun: Mutex<Vec<usize>>,
    /// Set while the threads are called back, since what was asked is known.
    ended: &'l AtomicBool,
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

/// A thread at work: when it is done it tells the first one, and if it broke off all others.
struct Running<'t> {
    ended: &'t AtomicBool,
    running: &'t AtomicUsize,
    first: &'t Thread,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.ended.store(true, Relaxed);
        }
        self.running.fetch_sub(1, Relaxed);
        self.first.unpark();
    }
}

impl<'l> Contents<'l> {
    /// Every search behind a content has to stop when `ended` is set.
    pub fn new(draws: Vec<Draw>, ended: &'l AtomicBool) -> Contents<'l> {
        Contents {
            kept: draws.iter().map(|_| Mutex::default()).collect(),
            bytes: draws.iter().map(|_| AtomicUsize::new(0)).collect(),
            begun: Mutex::default(),
            ended,
            draws,
        }
    }

    pub fn len(&self) -> usize {
        self.draws.len()
    }

    /// Was what this thread looks at broken off because another one has the answer?
    pub fn is_ended(&self) -> bool {
        self.ended.load(Relaxed)
    }

    /// Does `work` with each of these contents, the next one whenever a thread is free; false as
    /// soon as one of them says so, and then the others are called back. There is a thread for each
    /// generator; `stop` is asked while the first waits for the others.
    pub fn go_through(
        &self,
        order: &[usize],
        generators: &[Mutex<&mut MoveGenerator>],
        stop: &(dyn Fn() -> bool + Sync),
        work: &(dyn Fn(&mut Worker<'_, 'l>) -> Result<bool, EndgameRefusal> + Sync),
    ) -> Result<bool, EndgameRefusal> {
        let threads = generators.len().min(order.len()).max(1);
        let (next, running) = (AtomicUsize::new(0), AtomicUsize::new(threads));
        let first = thread::current();
        let run = |generator: &Mutex<&mut MoveGenerator>| {
            let _running = Running {
                ended: self.ended,
                running: &running,
                first: &first,
            };
            let mut generator = locked(generator);
            while !self.is_ended() {
                let Some(&draw) = order.get(next.fetch_add(1, Relaxed)) else {
                    break;
                };
                let found = work(&mut Worker {
                    generator: &mut generator,
                    draw,
                    kept: &mut locked(&self.kept[draw]),
                });
                if found != Ok(true) {
                    self.ended.store(true, Relaxed);
                    return found;
                }
            }
            Ok(true)
        };
        let found = thread::scope(|scope| {
            let run = &run;
            let others: Vec<_> = generators[1..threads]
                .iter()
                .map(|generator| scope.spawn(move || run(generator)))
                .collect();
            let found = run(&generators[0]);
            while running.load(Relaxed) > 0 && !stop() {
                thread::park_timeout(WAITING);
            }
            others.into_iter().fold(found, |all, other| {
                let one = other.join().unwrap_or_else(|panic| resume_unwind(panic));
                Ok(all? & one?)
            })
        });
        self.ended.store(false, Relaxed);
        found
    }

    /// Forgets what endgames have in common with the contents begun longest ago, if it takes too
    /// much; all but this content's, and those that another thread looks at.
    pub fn make_room(&self, draw: usize) {
        let mut begun = locked(&self.begun);
        begun.retain(|&begun| begun != draw);
        begun.push(draw);
        let mut oldest = 0;
        while self.bytes() > ROOM && oldest + 1 < begun.len() {
            match self.kept[begun[oldest]].try_lock() {
                Ok(mut kept) => {
                    *kept = Kept::default();
                    self.bytes[begun.remove(oldest)].store(0, Relaxed);
                }
                Err(_) => oldest += 1,
            }
        }
    }

    /// Notes what a content takes; of several threads one that has more than its share forgets it.
    pub fn trim(&self, worker: &mut Worker<'_, 'l>, threads: usize) {
        let bytes = worker.kept.bytes();
        self.bytes[worker.draw].store(bytes, Relaxed);
        if threads > 1 && bytes > ROOM / threads && self.bytes() > ROOM {
            *worker.kept = Kept::default();
            self.bytes[worker.draw].store(0, Relaxed);
        }
    }

    /// Contents of which something is kept, and what all are noted to take less what they do.
    #[cfg(test)]
    pub fn noted(&mut self) -> (usize, isize) {
        let taken: Vec<usize> = self.kept.iter().map(|kept| locked(kept).bytes()).collect();
        let kept = taken.iter().filter(|&&bytes| bytes > 0).count();
        (
            kept,
            self.bytes() as isize - taken.iter().sum::<usize>() as isize,
        )
    }

    fn bytes(&self) -> usize {
        self.bytes.iter().map(|bytes| bytes.load(Relaxed)).sum()
    }
}

impl Kept<'_> {
    /// Bytes taken (about).
    fn bytes(&self) -> usize {
        let start = self.start.as_ref().map_or(0, CommonStart::bytes);
        start + self.answers.as_ref().map_or(0, Answers::bytes)
    }
}

/// What a lock holds, also after another thread broke off: [`Contents::go_through`] breaks off too.
pub(super) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
