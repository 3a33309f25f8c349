//! Endgames that begin on one board with another first play each, as before the bag is empty.
//!
//! Their lanes are mostly the same, and by other ways they come to the same positions. So they share
//! the lists of plays and the table of positions; most of what a short search costs is lists.

use super::fillings::MOST;
use super::root::Root;
use super::search::{Search, State, INFINITE};
use super::transposition::Shared;
use super::{check, finished, over, set_up, solution, Endgame, EndgameRefusal, Limits, Solution};
use crate::movegen::Play;

/// So many replies that refuted other first plays are tried before anything else …
const MOST_REFUTATIONS: usize = 4;
/// … and so many positions each may cost.
const POSITIONS_EACH: u64 = 200;

/// A board before its first play, and what was found out behind plays already looked at.
pub struct CommonStart<'a> {
    search: Search<'a>,
    /// Replies that refuted first plays, by their signatures, the latest first.
    refutations: Vec<u32>,
}

impl<'a> CommonStart<'a> {
    /// Most tiles of a rack that this serves.
    pub const MOST: usize = MOST;

    /// The board of an endgame. Its racks hold all tiles that they may hold after any first play,
    /// at most [`CommonStart::MOST`] each; whose turn it is and the runs do not matter.
    pub fn new(start: &Endgame<'a>, stop: &'a (dyn Fn() -> bool + Sync)) -> CommonStart<'a> {
        CommonStart {
            search: set_up(start, &Shared::new(), stop).0,
            refutations: vec![],
        }
    }

    /// The endgame behind a play on the board of the start; of one position greedy play alone is
    /// told. One thread looks, whatever `limits` say; the line of the solution may end before the
    /// game does.
    ///
    /// # Errors
    /// As [`super::solve`].
    pub fn solve(
        &mut self,
        play: &Play,
        endgame: &Endgame<'_>,
        limits: Limits,
    ) -> Result<Solution, EndgameRefusal> {
        check(endgame)?;
        let search = &mut self.search;
        let hand = |player: usize| search.listing.holdings[player].hand(&endgame.racks[player]);
        let state = State {
            hands: [hand(0), hand(1)],
            mover: endgame.mover,
            fuse: search.endings.fuse(endgame.passes, endgame.scoreless),
        };
        let before = search.nodes;
        search.most_nodes = before.saturating_add(limits.nodes);
        search.lay_told(play);
        let solved = match over(search, &state) {
            Some(spread) => finished(spread),
            None if limits.nodes <= 1 => self.greedy(&state),
            None => match self.refute(&state, limits.window) {
                Some(bound) => finished(bound),
                None => self.look(state, limits),
            },
        };
        self.search.grid.lift();
        Ok(Solution {
            nodes: self.search.nodes - before,
            ..solved
        })
    }

    /// The spread if both play greedily to the end.
    fn greedy(&mut self, state: &State) -> Solution {
        self.search.nodes += 1;
        Solution {
            proved: false,
            ..finished(self.search.playout(state, 0))
        }
    }

    /// A proof that the mover gains the window's upper end, by a reply that refuted another first
    /// play: mostly the same reply is enough (S. Akl and M. Newborn, "The principal continuation
    /// and the killer heuristic", 1977). Then none of its other replies needs to be listed.
    fn refute(&mut self, state: &State, window: (i32, i32)) -> Option<i32> {
        if window.1 == INFINITE {
            return None;
        }
        for at in 0..self.refutations.len() {
            let search = &mut self.search;
            let Some(id) = search.find_play(state, self.refutations[at]) else {
                continue;
            };
            search.budget = search.nodes + POSITIONS_EACH;
            let gained = search.gain_of(state, id, window);
            if gained.is_some_and(|gained| gained >= window.1) {
                self.refutations[..=at].rotate_right(1);
                return gained;
            }
        }
        None
    }

    /// Looks at all replies; one that refutes the first play is remembered.
    fn look(&mut self, state: State, limits: Limits) -> Solution {
        let search = &mut self.search;
        search.budget = u64::MAX;
        let mut root = Root::new(search, state, limits.best, limits.window);
        root.deepen(search, limits.plies);
        if let Some(signature) = root.refutation() {
            self.refutations.retain(|&known| known != signature);
            self.refutations.insert(0, signature);
            self.refutations.truncate(MOST_REFUTATIONS);
        }
        solution(search, root)
    }

    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        let search = &self.search;
        search.listing.bytes() + search.proof_numbers.bytes() + 16 * search.table.size()
    }
}
