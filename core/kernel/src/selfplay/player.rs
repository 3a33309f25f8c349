//! The player of self-play: the play, exchange or pass of highest equity.

use super::Run;
use crate::exchange::{self, Given};
use crate::leaves::Leaves;
use crate::movegen::fast::{serves, serves_rack, Lanes, Search};
use crate::movegen::{best_exchange, best_of, general, Keeping, Play};
use crate::placement::Placement;
use crate::position::{Act, Position};
use crate::rack::Rack;
use crate::tile::*;

/// What is done with a turn, and the points it should bring.
pub(super) struct Choice {
    pub act: Act,
    pub points: i32,
}

/// Chooses by equity, and keeps up with the board of the game it plays.
pub struct Player<'a> {
    run: &'a Run<'a>,
    /// Worth of the tiles kept: the run's, unless another's is put here.
    pub(super) leaves: &'a Leaves,
    /// Board and search of the fast generator, where it serves.
    pub(super) fast: Option<(Lanes, Search)>,
}

impl<'a> Player<'a> {
    /// A player for the games of a run.
    pub fn new(run: &'a Run<'a>) -> Player<'a> {
        let fast = || (Lanes::new(run.rules), Search::new());
        Player {
            run,
            leaves: run.leaves,
            fast: serves(run.rules).then(fast),
        }
    }

    /// Begins a game.
    pub(super) fn start(&mut self) {
        if let Some((lanes, _)) = &mut self.fast {
            lanes.clear();
        }
    }

    /// Takes note of tiles laid.
    pub(super) fn laid(&mut self, placement: &Placement) {
        if let Some((lanes, _)) = &mut self.fast {
            let (square, down) = (placement.square(), placement.down());
            lanes.lay(self.run.words, square, down, placement.tiles());
        }
    }

    /// What to do with this turn.
    ///
    /// A play of at least the equity of the best exchange is made; else the exchange; where
    /// there is none, a pass. After two rounds without a play nobody exchanges any more: rules
    /// without a least number of tiles in the bag would let the game go on for ever.
    pub(super) fn choose(&mut self, position: &Position) -> Choice {
        let run = self.run;
        let mover = position.mover(run.rules);
        let rack = &position.racks[mover];
        let keeping = self.keeping(position, mover);
        let most = self.most_exchanged(position, mover);
        let leaves = self.leaves;
        let (play, given) = match &mut self.fast {
            Some((lanes, search)) if serves_rack(run.rules, rack) => {
                lanes.refresh(run.words);
                search.set_rack(run.words, rack, &keeping);
                let rest = search.best_rest(most);
                let play = search.best_from(run.words, lanes, rest);
                (play, None)
            }
            _ => general_choice(run, position, rack, (self.leaves, keeping), most),
        };
        let given = || given.or_else(|| best_exchange(rack, leaves, most).map(|(given, _)| given));
        match play {
            Some(play) => play_choice(&play),
            None => Choice {
                act: given().map_or(Act::Pass, |given| exchange_act(&given)),
                points: 0,
            },
        }
    }

    fn keeping(&self, position: &Position, mover: usize) -> Keeping<'a> {
        let rules = self.run.rules;
        if !position.bag.is_empty() {
            return Keeping::Leaves(self.leaves);
        }
        let others = (0..rules.racks).filter(|&rack| rules.teams[rack] != rules.teams[mover]);
        let value = |rack: usize| position.racks[rack].value(rules);
        let unseen_value = others.map(value).sum();
        Keeping::BagEmpty { unseen_value }
    }

    /// Most tiles that may be exchanged now, 0 if none.
    fn most_exchanged(&self, position: &Position, mover: usize) -> usize {
        let (rules, rack) = (self.run.rules, &position.racks[mover]);
        let bag = position.bag.len();
        let made = position.exchanges[rules.teams[mover] as usize];
        let refused = exchange::refusal(rules, Some(rack), Given::Count(1), bag, made).is_some();
        let stuck = position.scoreless as usize >= 2 * rules.racks;
        match refused || stuck {
            true => 0,
            false => rack.len().min(bag),
        }
    }
}

fn play_choice(play: &Play) -> Choice {
    let made = Placement::new(play.square as usize, play.down, &play.tiles);
    Choice {
        act: Act::Play(made.expect("a play is a placement")),
        points: play.score,
    }
}

fn exchange_act(given: &[Tile]) -> Act {
    let mut tiles = Rack::new();
    given.iter().for_each(|&tile| tiles.add(tile));
    Act::Exchange(tiles)
}

/// The same choice by the general generator: the play, or else the exchange.
fn general_choice(
    run: &Run<'_>,
    position: &Position,
    rack: &Rack,
    (leaves, keeping): (&Leaves, Keeping<'_>),
    most: usize,
) -> (Option<Play>, Option<Vec<Tile>>) {
    let codes: Vec<Tile> = rack.codes().collect();
    let cells = position.board.cells();
    let plays = general::plays(run.rules, &run.lexicon.dawg, cells, &codes);
    let best = best_of(run.rules, &plays, rack, keeping);
    let exchange = best_exchange(rack, leaves, most);
    match (best, exchange) {
        (Some(play), Some((_, rest))) if play.equity >= rest => (Some(play), None),
        (Some(play), None) => (Some(play), None),
        (_, exchange) => (None, exchange.map(|(given, _)| given)),
    }
}
