//! One choice and one content of the bag, followed to the end of the game.

use super::choice::rest;
use super::draws::Draw;
use super::{Outcome, PreEndgame, PreEndgameChoice, Question};
use crate::movegen::{best_exchange, Equity, MoveGenerator, Play};
use crate::rules::board::Board;
use crate::rules::ending::{self, Ending, TurnEnd};
use crate::rules::exchange;
use crate::rules::placement::Placement;
use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::settlement;
use crate::rules::tile::*;
use crate::search::endgame::{solve, CommonStart, Endgame, EndgameRefusal, Limits};

/// The game as it goes on; rack 0 is the one whose choices are weighed.
#[derive(Clone)]
pub(super) struct Game<'r> {
    rules: &'r Ruleset,
    board: Board,
    pub racks: [Rack; 2],
    /// What is not drawn yet, the next tile last.
    bag: Vec<Tile>,
    mover: usize,
    runs: (u32, u32),
    pub exchanges: [u32; 2],
    /// Points of rack 0 less those of rack 1.
    pub spread: i32,
    /// Was a part of the bag drawn, so that all that follows is of one order of its tiles?
    drew_part: bool,
}

impl<'r> Game<'r> {
    /// The game before the choice, with the next tile of the bag last.
    pub fn new(position: &PreEndgame<'r>, racks: [Rack; 2], bag: Vec<Tile>) -> Game<'r> {
        Game {
            rules: position.rules,
            board: *position.board,
            racks,
            bag,
            mover: 0,
            runs: position.runs,
            exchanges: position.exchanges,
            spread: 0,
            drew_part: false,
        }
    }

    pub fn apply(&mut self, choice: &PreEndgameChoice) {
        let turn = match choice {
            PreEndgameChoice::Play(play) => self.lay(play),
            PreEndgameChoice::Exchange(given) => self.exchange(given),
            PreEndgameChoice::Pass => TurnEnd::Passed,
        };
        self.runs = ending::runs_after(self.rules, self.runs, turn);
        self.mover = 1 - self.mover;
    }

    fn lay(&mut self, play: &Play) -> TurnEnd {
        let placement = Placement::new(play.square.into(), play.down, &play.tiles);
        let placement = placement.expect("a play is a placement");
        self.board.lay(&placement).expect("a play fits its board");
        self.racks[self.mover] = rest(&self.racks[self.mover], play);
        self.draw(self.rules.rack_size);
        self.spread += if self.mover == 0 {
            play.score
        } else {
            -play.score
        };
        TurnEnd::Laid(play.score)
    }

    /// The tiles given back lie at the bottom, as if everything there had been drawn before them:
    /// the contents of the bag are in a random order already.
    fn exchange(&mut self, given: &[Tile]) -> TurnEnd {
        let size = self.racks[self.mover].len();
        given.iter().for_each(|&tile| {
            self.racks[self.mover].take(tile);
        });
        self.draw(size);
        self.bag.splice(0..0, given.iter().copied());
        self.exchanges[self.mover] += 1;
        TurnEnd::Exchanged
    }

    fn draw(&mut self, size: usize) {
        let rack = &mut self.racks[self.mover];
        let wanted = size.saturating_sub(rack.len());
        self.drew_part |= wanted > 0 && wanted < self.bag.len();
        while rack.len() < size {
            let Some(tile) = self.bag.pop() else { break };
            rack.add(tile);
        }
    }

    /// The spread of rack 0 if the game is over.
    pub fn over(&self) -> Option<i32> {
        let sizes = self.racks.each_ref().map(Rack::len);
        let (passes, scoreless) = self.runs;
        let ending = ending::ending(self.rules, self.bag.len(), &sizes, passes, scoreless)?;
        let leftovers = self.racks.each_ref().map(|rack| rack.value(self.rules));
        let out = (ending == Ending::Out).then_some(1 - self.mover);
        let change = settlement::settle(self.rules, &leftovers, out);
        Some(self.spread + change[0] - change[1])
    }
}

/// What is asked of a choice with one content of the bag, and how far that may go.
pub(super) struct Task<'t> {
    pub choice: &'t PreEndgameChoice,
    pub draw: &'t Draw,
    pub question: Question,
    /// Positions to look at.
    pub nodes: u64,
    pub stop: &'t (dyn Fn() -> bool + Sync),
}

/// How the game went on from the choice to the endgame, and so what the endgame's spread is worth.
struct Course {
    lead: i32,
    /// Turns taken by equity before the bag was empty.
    guessed: usize,
    /// Does what follows bound the mover's gain from above?
    is_bound: bool,
}

impl Course {
    /// A choice that leaves tiles in the bag is answered by one who does not know them. There may be
    /// a better answer, so what follows is a bound, if only the opponent went on by equity, and not
    /// where a part of the bag was drawn.
    fn new(lead: i32, guessed: usize, game: &Game<'_>) -> Course {
        Course {
            lead,
            guessed,
            is_bound: guessed <= 1 && !game.drew_part,
        }
    }

    /// The outcome if so much spread is gained; `is_spread`: that was proved of the endgame, and
    /// `is_side`: who wins it was.
    fn outcome(&self, spread: i32, is_spread: bool, is_side: bool) -> Outcome {
        let win = won_with(self.lead, spread);
        let limited = is_side && self.is_bound;
        Outcome {
            spread,
            win,
            most: if limited { win } else { 1.0 },
            proved: is_spread && self.is_bound && self.guessed == 0,
            decided: limited && self.guessed == 0,
            limited,
        }
    }
}

impl PreEndgame<'_> {
    /// What a choice gains with one content of the bag, and the positions looked at; `start` is
    /// [`PreEndgame::start`] of that content, if the choice empties the bag.
    pub(super) fn resolve(
        &self,
        generator: &mut MoveGenerator,
        task: &Task<'_>,
        start: Option<&mut CommonStart<'_>>,
    ) -> Result<(Outcome, u64), EndgameRefusal> {
        let mut bag = task.draw.bag.clone();
        bag.reverse();
        let mut game = Game::new(self, [self.rack, task.draw.other], bag);
        game.apply(task.choice);
        let guessed = self.play_on(generator, &mut game);
        let course = Course::new(self.lead, guessed, &game);
        if let Some(spread) = game.over() {
            return Ok((course.outcome(spread, true, true), 1));
        }
        // the endgame tells the mover's gain, `Game::spread` that of rack 0
        let sign = if game.mover == 0 { 1 } else { -1 };
        // the gain that makes the game a draw
        let level = -sign * (self.lead + game.spread);
        let limits = Limits {
            nodes: task.nodes.max(1),
            window: match task.question {
                Question::Spread => Limits::NONE.window,
                Question::Winner => (level - 1, level + 1),
            },
            ..Limits::NONE
        };
        let endgame = self.endgame(&game);
        let solved = match (start, task.choice) {
            (Some(start), PreEndgameChoice::Play(play)) => start.solve(play, &endgame, limits)?,
            _ => solve(&endgame, limits, task.stop)?,
        };
        let is_spread = task.question == Question::Spread || solved.spread == level;
        let spread = game.spread + sign * solved.spread;
        // after passes by both there may be tiles in the bag, of which the endgame knows nothing
        let proved = solved.proved && game.bag.is_empty();
        let outcome = course.outcome(spread, proved && is_spread, proved);
        Ok((outcome, solved.nodes))
    }

    /// Plays by equity until the bag is empty or the game over; how many turns that were, of which
    /// the first is the opponent's.
    fn play_on(&self, generator: &mut MoveGenerator, game: &mut Game<'_>) -> usize {
        let mut turns = 0;
        while !game.bag.is_empty() && game.over().is_none() {
            let choice = self.by_equity(generator, game);
            // without an ending for turns without a tile nobody would ever move again
            let passed = choice == PreEndgameChoice::Pass;
            game.apply(&choice);
            turns += 1;
            if passed && ending::is_stuck(game.rules, game.runs.1) {
                break;
            }
        }
        turns
    }

    /// The play or exchange of highest equity, else a pass.
    fn by_equity(&self, generator: &mut MoveGenerator, game: &Game<'_>) -> PreEndgameChoice {
        let (rack, bag) = (&game.racks[game.mover], game.bag.len());
        let keeping = Equity::static_evaluation(game.rules, self.leaves, rack.len(), bag, || 0);
        let best = generator.best(&game.board, rack, keeping);
        let most = match ending::is_stuck(game.rules, game.runs.1) {
            true => 0,
            false => exchange::most(game.rules, rack.len(), bag, game.exchanges[game.mover]),
        };
        let other = best_exchange(rack, self.leaves, most);
        match (best, other) {
            (Some(play), Some((given, rest))) if rest > play.equity => {
                PreEndgameChoice::Exchange(given)
            }
            (Some(play), _) => PreEndgameChoice::Play(play),
            (None, Some((given, _))) => PreEndgameChoice::Exchange(given),
            (None, None) => PreEndgameChoice::Pass,
        }
    }

    pub(super) fn endgame<'g>(&'g self, game: &'g Game<'_>) -> Endgame<'g> {
        Endgame {
            rules: game.rules,
            words: &self.lexicon.dawg,
            map: self.words.map(|words| &**words),
            board: &game.board,
            racks: game.racks,
            mover: game.mover,
            passes: game.runs.0,
            scoreless: game.runs.1,
        }
    }
}

impl<'a> PreEndgame<'a> {
    /// What the endgames behind all plays that draw this content of the bag have in common; None:
    /// it is too much.
    pub(super) fn start<'s>(
        &self,
        draw: &Draw,
        stop: &'s (dyn Fn() -> bool + Sync),
    ) -> Option<CommonStart<'s>>
    where
        'a: 's,
    {
        let mut own = self.rack;
        if own.len() + draw.bag.len() > CommonStart::MOST || draw.other.len() > CommonStart::MOST {
            return None;
        }
        draw.bag.iter().for_each(|&tile| own.add(tile));
        Some(self.start_of([own, draw.other], stop))
    }

    /// What endgames on the board have in common whose racks hold no more than these.
    pub(super) fn start_of<'s>(
        &self,
        racks: [Rack; 2],
        stop: &'s (dyn Fn() -> bool + Sync),
    ) -> CommonStart<'s>
    where
        'a: 's,
    {
        let endgame = Endgame {
            rules: self.rules,
            words: &self.lexicon.dawg,
            map: self.words.map(|words| &**words),
            board: self.board,
            racks,
            mover: 1,
            passes: 0,
            scoreless: 0,
        };
        CommonStart::new(&endgame, stop)
    }
}

/// 1, a half or 0 for the game, if so much spread is gained beside the lead.
pub(super) fn won_with(lead: i32, spread: i32) -> f64 {
    f64::from((lead + spread).signum() + 1) / 2.0
}
