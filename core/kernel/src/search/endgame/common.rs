//! Endgames that begin on one board with another first play each, as before the bag is empty.
//!
//! Their lanes are mostly the same, and by other ways they come to the same positions. So they share
//! the lists of plays and the table of positions; most of what a short search costs is lists.

use super::fillings::MOST;
use super::hand::TileMask;
use super::play_lists::{by_chance, ScoredPlay, Signature, StoredPlay};
use super::root::Root;
use super::search::{Choices, Search, State, Step, INFINITE};
use super::transposition::Shared;
use super::{check, finished, over, set_up, solution, Endgame, EndgameRefusal, Limits, Solution};
use crate::movegen::Play;
use crate::rules::tile::Tile;
use std::cmp::Reverse;

/// So many replies that refuted other first plays are tried before anything else …
const MOST_REFUTATIONS: usize = 4;
/// … and so many positions each may cost.
const POSITIONS_EACH: u64 = 200;
/// Where only a bound matters and fewer positions may be looked at, proof numbers alone are asked.
const FEW: u64 = 1_000;

/// A board before its first play, and what was found out behind plays already looked at.
pub struct CommonStart<'a> {
    search: Search<'a>,
    /// Replies that refuted first plays, by their signatures, the latest first.
    refutations: Vec<Signature>,
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
        self.solve_having_drawn(play, &[], endgame, limits)
    }

    /// As [`CommonStart::solve`] if rack 0 held what is left of the bag, too, so perhaps more than a
    /// rack may.
    ///
    /// # Errors
    /// As [`super::solve`].
    pub fn solve_having_drawn(
        &mut self,
        play: &Play,
        left: &[Tile],
        endgame: &Endgame<'_>,
        limits: Limits,
    ) -> Result<Solution, EndgameRefusal> {
        check(endgame)?;
        let (mut state, mut rack) = (self.state(endgame), endgame.racks[0]);
        left.iter().for_each(|&tile| rack.add(tile));
        state.hands[0] = self.search.listing.holdings[0].hand(&rack);
        let before = self.search.nodes;
        self.search.lay_told(play);
        let solved = self.solve_here(state, limits);
        self.search.grid.lift();
        Ok(Solution {
            nodes: self.search.nodes - before,
            ..solved
        })
    }

    /// The replies to a play, or to a pass, that draw what is left in the bag, so at least as many
    /// tiles, by promise. Rack 0 of the endgame is what the first player holds then, rack 1 what
    /// the other does before it draws; rack 1 of the start holds what it draws, too.
    ///
    /// # Errors
    /// As [`super::solve`].
    pub fn replies(
        &mut self,
        play: Option<&Play>,
        endgame: &Endgame<'_>,
    ) -> Result<Vec<Signature>, EndgameRefusal> {
        check(endgame)?;
        let (state, held) = self.before_last_draw(endgame);
        let search = &mut self.search;
        if let Some(play) = play {
            search.lay_told(play);
        }
        let mut choices = Choices::default();
        search.gather(&state, 0, &mut choices);
        if play.is_some() {
            search.grid.lift();
        }
        let stored = |&(_, id): &ScoredPlay| *search.listing.play(id);
        let mut plays: Vec<_> = choices.plays.iter().map(stored).collect();
        plays.retain(|play| is_reply(play, &state, held));
        let value =
            |play: &StoredPlay| play.score + 2 * search.listing.holdings[1].value(play.used);
        plays.sort_unstable_by_key(|play| (Reverse(value(play)), by_chance(play.signature)));
        Ok(plays.iter().map(|play| play.signature).collect())
    }

    /// As [`CommonStart::solve`] behind a reply of [`CommonStart::replies`], and the points of the
    /// reply; None: it is none of them. The window counts from the reply on, it included.
    ///
    /// # Errors
    /// As [`super::solve`].
    pub fn solve_reply(
        &mut self,
        play: Option<&Play>,
        reply: Signature,
        endgame: &Endgame<'_>,
        limits: Limits,
    ) -> Result<Option<(i32, Solution)>, EndgameRefusal> {
        check(endgame)?;
        let (state, held) = self.before_last_draw(endgame);
        let before = self.search.nodes;
        if let Some(play) = play {
            self.search.lay_told(play);
        }
        let found = self.search.find_play(&state, reply);
        let found = found.filter(|&id| is_reply(self.search.listing.play(id), &state, held));
        let solved = found.map(|id| {
            let points = self.search.listing.play(id).score;
            let next = self.search.after(&state, Step::Lay(id));
            self.search.lay(id);
            let (low, high) = limits.window;
            let limits = Limits {
                window: (low.saturating_add(points), high.saturating_add(points)),
                ..limits
            };
            let solved = self.solve_here(next, limits);
            self.search.grid.lift();
            let nodes = self.search.nodes - before;
            (points, Solution { nodes, ..solved })
        });
        if play.is_some() {
            self.search.grid.lift();
        }
        Ok(solved)
    }

    /// What an endgame on this board is beside the board.
    fn state(&self, endgame: &Endgame<'_>) -> State {
        let search = &self.search;
        let hand = |player: usize| search.listing.holdings[player].hand(&endgame.racks[player]);
        State {
            hands: [hand(0), hand(1)],
            mover: endgame.mover,
            fuse: search.endings.fuse(endgame.passes, endgame.scoreless),
        }
    }

    /// The state as if the second player had drawn what is left already, and what it holds.
    fn before_last_draw(&self, endgame: &Endgame<'_>) -> (State, TileMask) {
        let mut state = self.state(endgame);
        let held = state.hands[1];
        state.hands[1] = self.search.listing.holdings[1].whole();
        (state, held)
    }

    /// The endgame on the board as it is.
    fn solve_here(&mut self, state: State, limits: Limits) -> Solution {
        let search = &mut self.search;
        search.most_nodes = search.nodes.saturating_add(limits.nodes);
        match over(search, &state) {
            Some(spread) => finished(spread),
            None if limits.nodes <= 1 => self.greedy(&state),
            None => match self.refute(&state, limits.window) {
                Some(bound) => finished(bound),
                None => self.look(state, limits),
            },
        }
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
            if search.gains_by(state, id, window.1) == Some(true) {
                self.refutations[..=at].rotate_right(1);
                return Some(window.1);
            }
        }
        None
    }

    /// Looks at all replies; one that refutes the first play is remembered.
    fn look(&mut self, state: State, limits: Limits) -> Solution {
        let search = &mut self.search;
        search.budget = u64::MAX;
        let mut root = Root::new(search, state, limits.best, limits.window);
        root.value_only = limits.window.1 < INFINITE;
        if root.value_only && limits.nodes < FEW {
            root.prove_at_once(search);
        }
        if !root.whole {
            root.deepen(search, limits.plies);
        }
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
        search.listing.bytes() + search.proof_memory.bytes() + 16 * search.table.size()
    }
}

/// May a play be laid by who holds this and draws the rest of its hand for it? What needs a tile to
/// come cannot be laid yet.
fn is_reply(play: &StoredPlay, state: &State, held: TileMask) -> bool {
    let left = state.hands[1].count_ones() - held.count_ones();
    play.used & !held == 0 && play.used.count_ones() >= left
}
