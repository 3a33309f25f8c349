//! The board of a rollout, and the choice of the best play on it.

use super::SimulationContext;
use crate::lexicon::wordmap::WordMap;
use crate::movegen::fast::{serves, serves_rack, Lanes, Search};
use crate::movegen::{best_exchange, best_of, general, Equity, Play};
use crate::rules::board::Board;
use crate::rules::placement::Placement;
use crate::rules::position::Act;
use crate::rules::rack::Rack;
use crate::rules::tile::*;
use std::sync::Arc;

/// What is done with a turn.
pub(super) struct Choice {
    pub act: Act,
    pub points: i32,
    /// Worth of what is kept, in milli-points.
    pub kept: i32,
}

/// Three boards: the position, the position after the candidate, and the current one.
///
/// Resetting copies one of the first two.
#[derive(Clone)]
pub(super) struct RolloutBoards {
    context: Arc<SimulationContext>,
    fast: Option<Box<Fast>>,
    /// The tiles of the position, after the candidate, and now.
    root: Board,
    base: Board,
    now: Board,
}

/// The same three boards for the fast generator, where it serves.
#[derive(Clone)]
struct Fast {
    root: Lanes,
    base: Lanes,
    now: Lanes,
    search: Search,
    /// Searches that keep the racks they were given, which other candidates will meet too.
    kept: Vec<(Rack, Search)>,
}

/// Racks that are kept; [`RolloutBoards::choose`] is told which is likely to be there.
pub(super) const KEPT: usize = 8;

impl RolloutBoards {
    pub fn new(context: &Arc<SimulationContext>, board: &Board) -> RolloutBoards {
        let fast = || {
            let mut root = Lanes::new(&context.rules);
            root.set(&context.words, board.cells());
            root.forget_touched();
            let (base, now) = (root.clone(), root.clone());
            let search = Search::new();
            Box::new(Fast {
                root,
                base,
                now,
                kept: vec![(Rack::new(), search.clone()); KEPT],
                search,
            })
        };
        RolloutBoards {
            context: context.clone(),
            fast: serves(&context.rules).then(fast),
            root: *board,
            base: *board,
            now: *board,
        }
    }

    #[cfg(test)]
    pub fn forget_fast(&mut self) {
        self.fast = None;
    }

    /// From here on, rollouts begin after this act.
    pub fn begin_after(&mut self, act: &Act) {
        self.base = self.root;
        let placement = match act {
            Act::Play(placement) => Some(placement),
            Act::Exchange(_) | Act::Pass => None,
        };
        if let Some(placement) = placement {
            put(&mut self.base, placement);
        }
        self.now = self.base;
        let Some(fast) = &mut self.fast else { return };
        let before = fast.base.touched();
        fast.base.go_back(&fast.root, 0);
        if let Some(placement) = placement {
            lay(&mut fast.base, &self.context, placement);
            fast.base.refresh(&self.context.words);
        }
        fast.now.go_back(&fast.base, before | fast.base.touched());
    }

    /// Back to where rollouts begin.
    #[inline]
    pub fn reset(&mut self) {
        self.now = self.base;
        if let Some(fast) = &mut self.fast {
            fast.now.go_back(&fast.base, 0);
        }
    }

    /// Lays a play.
    #[inline]
    pub fn lay(&mut self, placement: &Placement) {
        put(&mut self.now, placement);
        if let Some(fast) = &mut self.fast {
            lay(&mut fast.now, &self.context, placement);
        }
    }

    /// The play of highest equity, or the exchange of up to `most` tiles if it is worth more, or a
    /// pass. Ties as everywhere: plays before exchanges, plays as they are listed.
    ///
    /// `kept` is a place (modulo [`KEPT`]) where this rack may have been left, with the bag not
    /// empty, and is left again: what a search finds out about a rack holds for every board.
    pub fn choose(
        &mut self,
        rack: &Rack,
        keeping: &Equity<'_>,
        most: usize,
        kept: Option<u64>,
    ) -> Choice {
        let context = &*self.context;
        let exchange = || best_exchange(rack, &context.leaves, most);
        let play = match &mut self.fast {
            Some(fast) if serves_rack(&context.rules, rack) => {
                fast.best(&context.words, rack, keeping, most, kept)
            }
            _ => {
                let rest = exchange().map(|(_, rest)| rest);
                let play = general_best(context, &self.now, rack, *keeping);
                play.filter(|play| rest.is_none_or(|rest| play.equity >= rest))
            }
        };
        match play {
            Some(play) => of_play(&play),
            None => of_exchange(exchange())
                .unwrap_or_else(|| of_pass(keeping.value(&context.rules, rack))),
        }
    }
}

impl Fast {
    fn best(
        &mut self,
        words: &WordMap,
        rack: &Rack,
        keeping: &Equity<'_>,
        most: usize,
        kept: Option<u64>,
    ) -> Option<Play> {
        self.now.refresh(words);
        let bag = matches!(keeping, Equity::Leave(_));
        let search = match kept.filter(|_| bag) {
            None => {
                self.search.set_rack(words, rack, keeping);
                &mut self.search
            }
            Some(place) => {
                let (known, search) = &mut self.kept[(place % KEPT as u64) as usize];
                if known != rack {
                    search.set_rack(words, rack, keeping);
                    *known = *rack;
                }
                search
            }
        };
        search.best_from(words, &self.now, search.best_rest(most))
    }
}

fn put(board: &mut Board, placement: &Placement) {
    for (square, tile) in placement.laid(board.width()) {
        board.put(square, tile);
    }
}

fn lay(lanes: &mut Lanes, context: &SimulationContext, placement: &Placement) {
    let (square, down) = (placement.square(), placement.down());
    lanes.lay(&context.words, square, down, placement.tiles());
}

fn general_best(
    context: &SimulationContext,
    board: &Board,
    rack: &Rack,
    keeping: Equity<'_>,
) -> Option<Play> {
    let codes: Vec<Tile> = rack.codes().collect();
    let dawg = &context.lexicon.dawg;
    let plays = general::plays(&context.rules, dawg, board.cells(), &codes);
    best_of(&context.rules, &plays, rack, keeping)
}

fn of_play(play: &Play) -> Choice {
    let placement = Placement::new(play.square as usize, play.down, &play.tiles);
    Choice {
        act: Act::Play(placement.expect("a play is a placement")),
        points: play.score,
        kept: play.equity - 1000 * play.score,
    }
}

fn of_exchange(exchange: Option<(Vec<Tile>, i32)>) -> Option<Choice> {
    let (given, kept) = exchange?;
    let mut tiles = Rack::new();
    given.iter().for_each(|&tile| tiles.add(tile));
    Some(Choice {
        act: Act::Exchange(tiles),
        points: 0,
        kept,
    })
}

fn of_pass(kept: i32) -> Choice {
    Choice {
        act: Act::Pass,
        points: 0,
        kept,
    }
}
