//! The player of self-play: the play, exchange or pass of highest equity.

use super::Run;
use crate::leaves::Leaves;
use crate::movegen::fast::{serves, serves_rack, Lanes, Search};
use crate::movegen::{best_exchange, best_of, general, others_value, Equity, Play};
use crate::rules::ending;
use crate::rules::exchange;
use crate::rules::placement::Placement;
use crate::rules::position::{Act, Position};
use crate::rules::rack::Rack;
use crate::rules::tile::*;

/// What is done with a turn, and the points it should bring.
pub(crate) struct Choice {
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
    pub(crate) fn start(&mut self) {
        if let Some((lanes, _)) = &mut self.fast {
            lanes.clear();
        }
    }

    /// Takes the mover's turn.
    ///
    /// # Panics
    /// If a play found is refused or scored differently by the kernel's own rules: then the move
    /// generator is wrong, and no game with it may be kept.
    pub(crate) fn turn(&mut self, position: &mut Position) -> Choice {
        let choice = self.choose(position);
        let points = position.apply(self.run.rules, &choice.act);
        assert_eq!(points, Ok(choice.points), "turn {}", position.turn);
        if let (Act::Play(placement), Some((lanes, _))) = (&choice.act, &mut self.fast) {
            let (square, down) = (placement.square(), placement.down());
            lanes.lay(self.run.words, square, down, placement.tiles());
        }
        choice
    }

    /// What to do with this turn.
    ///
    /// A play of at least the equity of the best exchange is made; else the exchange; where
    /// there is none, a pass. After two rounds without a play nobody exchanges any more: rules
    /// without a least number of tiles in the bag would let the game go on for ever.
    fn choose(&mut self, position: &Position) -> Choice {
        let run = self.run;
        let mover = position.mover(run.rules);
        let rack = &position.racks[mover];
        let most = self.most_exchanged(position, mover);
        match self.best(position, rack, self.keeping(position, mover), most) {
            (Some(play), _) => play_choice(&play),
            (None, None) => Choice {
                act: Act::Pass,
                points: 0,
            },
            (None, Some(_)) => Choice {
                act: best_exchange(rack, self.leaves, most)
                    .map_or(Act::Pass, |(given, _)| exchange_act(&given)),
                points: 0,
            },
        }
    }

    /// Equity of the best that a rack (the mover's, or one it might hold) can do on this board
    /// while the bag lasts, in milli-points; `most` tiles can be exchanged. A pass is worth 0.
    pub(crate) fn equity(&mut self, position: &Position, rack: &Rack, most: usize) -> i32 {
        let (play, rest) = self.best(position, rack, Equity::Leave(self.leaves), most);
        play.map(|play| play.equity).or(rest).unwrap_or(0)
    }

    /// The best play where no exchange is worth more, and what the best exchange leaves.
    fn best(
        &mut self,
        position: &Position,
        rack: &Rack,
        keeping: Equity<'_>,
        most: usize,
    ) -> (Option<Play>, Option<i32>) {
        let run = self.run;
        match &mut self.fast {
            Some((lanes, search)) if serves_rack(run.rules, rack) => {
                lanes.refresh(run.words);
                search.set_rack(run.words, rack, &keeping);
                let rest = search.best_rest(most);
                (search.best_from(run.words, lanes, rest), rest)
            }
            _ => {
                let cells = position.board.cells();
                let rest = best_exchange(rack, self.leaves, most).map(|(_, rest)| rest);
                let codes: Vec<Tile> = rack.codes().collect();
                let plays = general::plays(run.rules, &run.lexicon.dawg, cells, &codes);
                let play = best_of(run.rules, &plays, rack, keeping);
                (
                    play.filter(|play| rest.is_none_or(|rest| play.equity >= rest)),
                    rest,
                )
            }
        }
    }

    fn keeping(&self, position: &Position, mover: usize) -> Equity<'a> {
        let (rules, racks) = (self.run.rules, &position.racks);
        let (rack, bag) = (racks[mover].len(), position.bag.len());
        let unseen = || others_value(rules, racks, mover);
        Equity::static_evaluation(rules, self.leaves, rack, bag, unseen)
    }

    /// Most tiles that may be exchanged now, 0 if none.
    pub(crate) fn most_exchanged(&self, position: &Position, mover: usize) -> usize {
        let rules = self.run.rules;
        let made = position.exchanges[rules.teams[mover] as usize];
        match ending::is_stuck(rules, position.scoreless) {
            true => 0,
            false => exchange::most(rules, position.racks[mover].len(), position.bag.len(), made),
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
