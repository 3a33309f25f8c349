//! One play and one content of the bag, followed to the end of the game.

use super::draws::Draw;
use super::{Outcome, PreEndgame};
use crate::movegen::{Equity, Play};
use crate::rules::board::Board;
use crate::rules::placement::Placement;
use crate::rules::rack::Rack;
use crate::rules::tile::*;
use crate::search::endgame::{solve, Endgame, EndgameRefusal, Limits, Solution};

/// The game as it goes on; rack 0 is the one whose plays are weighed.
struct Game {
    board: Board,
    racks: [Rack; 2],
    bag: std::vec::IntoIter<Tile>,
    mover: usize,
    passes: u32,
    /// Points of rack 0 less those of rack 1.
    spread: i32,
}

impl Game {
    fn lay(&mut self, play: &Play, rack_size: usize) {
        let placement = Placement::new(play.square.into(), play.down, &play.tiles);
        let placement = placement.expect("a play is a placement");
        self.board.lay(&placement).expect("a play fits its board");
        let rack = &mut self.racks[self.mover];
        placement.new_tiles().for_each(|tile| {
            rack.take(on_rack(tile));
        });
        while rack.len() < rack_size {
            let Some(tile) = self.bag.next() else { break };
            rack.add(tile);
        }
        self.spread += if self.mover == 0 {
            play.score
        } else {
            -play.score
        };
        self.passes = 0;
        self.mover = 1 - self.mover;
    }

    fn pass(&mut self) {
        self.passes += 1;
        self.mover = 1 - self.mover;
    }
}

impl PreEndgame<'_> {
    /// What a play gains with one content of the bag, and the positions looked at.
    pub(super) fn resolve(
        &mut self,
        play: &Play,
        draw: &Draw,
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<(Outcome, u64), EndgameRefusal> {
        let mut game = Game {
            board: *self.board,
            racks: [self.rack, draw.other],
            bag: draw.bag.clone().into_iter(),
            mover: 0,
            passes: 0,
            spread: 0,
        };
        game.lay(play, self.generator.rules().rack_size);
        // a play that leaves tiles in the bag is answered by one who does not know them
        let guessed = self.play_on(&mut game);
        let solved = self.solve(&game, nodes, stop)?;
        let gained = if game.mover == 0 {
            solved.spread
        } else {
            -solved.spread
        };
        let outcome = Outcome {
            spread: game.spread + gained,
            proved: solved.proved && !guessed,
        };
        Ok((outcome, solved.nodes))
    }

    /// Plays by equity until the bag is empty or both have passed; true if anyone had a turn.
    fn play_on(&mut self, game: &mut Game) -> bool {
        let mut turns = 0;
        while game.bag.len() > 0 && game.passes < 2 {
            let keeping = Equity::Leave(self.leaves);
            let best = self
                .generator
                .best(&game.board, &game.racks[game.mover], keeping);
            match best {
                Some(play) => game.lay(&play, self.generator.rules().rack_size),
                None => game.pass(),
            }
            turns += 1;
        }
        turns > 0
    }

    fn solve(
        &self,
        game: &Game,
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Solution, EndgameRefusal> {
        let endgame = Endgame {
            rules: self.generator.rules(),
            words: &self.lexicon.dawg,
            map: self.words.map(|words| &**words),
            board: &game.board,
            racks: game.racks,
            mover: game.mover,
            passes: game.passes,
            scoreless: game.passes,
        };
        let limits = Limits {
            nodes,
            ..Limits::NONE
        };
        solve(&endgame, limits, stop)
    }
}
