//! Endgames that begin on one board with another first play each, as before the bag is empty.
//!
//! Their lanes are mostly the same, and by other ways they come to the same positions. So they share
//! the lists of plays and the table of positions; most of what a short search costs is lists.

use super::fillings::MOST;
use super::root::Root;
use super::search::{Search, State};
use super::transposition::Shared;
use super::{check, finished, over, set_up, solution, Endgame, EndgameRefusal, Limits, Solution};
use crate::movegen::Play;

/// A board before its first play, and what was found out behind plays already looked at.
pub struct CommonStart<'a> {
    search: Search<'a>,
}

impl<'a> CommonStart<'a> {
    /// Most tiles of a rack that this serves.
    pub const MOST: usize = MOST;

    /// The board of an endgame. Its racks hold all tiles that they may hold after any first play,
    /// at most [`CommonStart::MOST`] each; whose turn it is and the runs do not matter.
    pub fn new(start: &Endgame<'a>, stop: &'a (dyn Fn() -> bool + Sync)) -> CommonStart<'a> {
        CommonStart {
            search: set_up(start, &Shared::new(), stop).0,
        }
    }

    /// The endgame behind a play on the board of the start. One thread looks, whatever `limits`
    /// say; the line of the solution may end before the game does.
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
        search.budget = u64::MAX;
        search.lay_told(play);
        let solved = match over(search, &state) {
            Some(spread) => finished(spread),
            None => {
                let mut root = Root::new(search, state, limits.best, limits.window);
                root.deepen(search, limits.plies);
                solution(search, root)
            }
        };
        search.grid.lift();
        Ok(Solution {
            nodes: search.nodes - before,
            ..solved
        })
    }

    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        self.search.listing.bytes() + 16 * self.search.table.size()
    }
}
