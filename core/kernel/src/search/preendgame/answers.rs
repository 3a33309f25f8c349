//! What the opponent may answer where tiles are left in the bag of which it knows nothing.
//!
//! The opponent holds what the mover does not see less the bag, and chooses one answer whatever is
//! left. So a choice wins against its rack, on the mean over what may be left, no more often than
//! after any one answer: that bounds it from above. The answers tried draw what is left, and then
//! the endgame is solved. Where a play leaves one tile and every answer was tried, the least is
//! what the play wins; unless the opponent had better pass. It does not gain by that if the mover
//! may pass too, until somebody lays tiles or the game ends, and the racks settled as they are win
//! as often. Otherwise a pass is an answer that bounds from above as others do.

use super::draws::Draw;
use super::ranking::TINY;
use super::resolve::{won_with, Game, Task};
use super::{Outcome, PreEndgame, PreEndgameChoice};
use crate::movegen::Play;
use crate::rules::exchange;
use crate::rules::settlement;
use crate::rules::tile::Tile;
use crate::search::endgame::{CommonStart, EndgameRefusal, Limits, Signature};

/// Most tiles in the bag of which a play may leave one.
const MOST: usize = 3;
/// Most tiles in the bag where a pass is answered so.
pub(super) const MOST_PASSED: usize = 2;
/// So many answers that lowered what other choices win come first, and so many that lowered what
/// the choice wins with other contents.
const SERVED: usize = 4;
/// So many answers are looked at, unless every one is.
const FIRST: usize = 24;
/// Positions of an endgame the first time that an answer is looked at: for each so many answers
/// further back as much again, or twice as much where a better one is known.
const START: u64 = 30;
const STEP: usize = 2;
/// So many times as much whenever the best answer is looked at again, twice that for the next …
const AGAIN: u64 = 2;
/// … and so many times for one that seems to lower nothing.
const HOPELESS: u64 = 8;
/// From so many positions on every answer is tried.
pub(super) const ENDLESS: u64 = u64::MAX / 2;

/// Tiles of a content that stay in the bag.
struct Remaining<'s> {
    tiles: Vec<Tile>,
    /// How often it is these.
    share: f64,
    start: CommonStart<'s>,
}

/// What is known of a content of the bag, whatever choice leaves so many tiles of it.
pub(super) struct Answers<'s> {
    remaining: Vec<Remaining<'s>>,
    /// Answers that lowered what other plays win, the latest first.
    served: Vec<Signature>,
}

impl Answers<'_> {
    /// Bytes taken (about).
    pub fn bytes(&self) -> usize {
        let starts = self.remaining.iter();
        starts.map(|remaining| remaining.start.bytes()).sum()
    }

    /// The mean of what is won with each of what may be left.
    fn mean(&self, won: &[f64]) -> f64 {
        let each = self.remaining.iter().zip(won);
        each.map(|(remaining, won)| remaining.share * won).sum()
    }
}

/// What is known of the answers to a choice with a content of the bag.
pub(super) struct Replies {
    pub tried: Vec<Answer>,
    /// Answers that lowered what the choice wins with any content, the latest first …
    pub served: Vec<Signature>,
    /// … and those that do so now, the latest last.
    pub lowered: Vec<Signature>,
}

/// Notes an answer that lowered what is won.
pub(super) fn serve(served: &mut Vec<Signature>, answer: Signature) {
    served.retain(|&known| known != answer);
    served.insert(0, answer);
    served.truncate(SERVED);
}

/// What lowered what is won elsewhere comes first, unless it was looked at already.
fn put_first(served: &[Signature], tried: &mut Vec<Answer>) {
    for &reply in served.iter().rev() {
        match tried.iter().position(|answer| answer.reply == reply) {
            None => tried.insert(0, Answer::new(reply)),
            Some(place) if tried[place].spent == 0 => tried[..=place].rotate_right(1),
            Some(_) => (),
        }
    }
}

/// An answer to a choice with a content of the bag, and how it was found so far.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    reply: Signature,
    /// Positions that each endgame behind it was allowed.
    spent: u64,
    chance: Chance,
}

impl Answer {
    fn new(reply: Signature) -> Answer {
        Answer {
            reply,
            spent: 0,
            chance: Chance::NONE,
        }
    }
}

/// The answer to look at next, and the positions that each endgame may cost: the one that costs
/// least. Each costs more than it did before, and by far more where better ones are known.
fn cheapest(tried: &[Answer], most: f64) -> Option<(u64, usize)> {
    let better = promising(tried, most);
    let rank = |place| better.iter().position(|&known| known == place);
    let price = |place: usize| match (tried[place].spent, rank(place)) {
        (0, _) if better.is_empty() => START * (1 + place / STEP) as u64,
        (0, _) => START << (place / STEP),
        (spent, Some(rank)) => spent.saturating_mul(AGAIN << rank),
        (spent, None) => spent.saturating_mul(HOPELESS),
    };
    let is_open = |answer: &Answer| answer.spent == 0 || answer.chance.least < most - TINY;
    let open = (0..tried.len()).filter(|&place| is_open(&tried[place]));
    open.map(|place| (price(place), place)).min()
}

/// The answers that seem to lower what is won, the best first.
fn promising(tried: &[Answer], most: f64) -> Vec<usize> {
    let seems = |answer: &Answer| answer.spent > 0 && answer.chance.seems < most - TINY;
    let places = (0..tried.len()).filter(|&place| seems(&tried[place]));
    let mut places: Vec<usize> = places.collect();
    places.sort_by(|&one, &other| {
        let [one, other] = [one, other].map(|place| tried[place].chance);
        let proved = one.most.total_cmp(&other.most);
        proved.then(one.seems.total_cmp(&other.seems))
    });
    places
}

/// How often the mover wins after an answer: surely at least, at most, and as it seems.
#[derive(Clone, Copy)]
struct Chance {
    least: f64,
    most: f64,
    seems: f64,
    spread: f64,
}

impl Chance {
    const NONE: Chance = Chance {
        least: 0.0,
        most: 0.0,
        seems: 0.0,
        spread: 0.0,
    };
}

/// How often a choice wins with a content of the bag, whatever answers it: what is asked.
struct AnswerSearch<'q, 'g> {
    /// The choice; None: a pass.
    play: Option<&'q Play>,
    /// The game after it, for each of what may be left.
    games: &'q [Game<'g>],
    /// Positions after which no further answer is looked at.
    nodes: u64,
    /// Positions that may be looked at in all, whatever for.
    left: u64,
    stop: &'q (dyn Fn() -> bool + Sync),
}

impl AnswerSearch<'_, '_> {
    /// Whether every answer is to be tried.
    fn tries_all(&self) -> bool {
        self.nodes >= ENDLESS
    }

    /// Positions that may still be looked at.
    fn left(&self, bounds: &Bounds) -> u64 {
        self.left.saturating_sub(bounds.looked)
    }
}

/// Between which bounds the share of wins lies, and the positions that this took.
struct Bounds {
    /// Holds once every answer was tried.
    least: f64,
    most: f64,
    looked: u64,
}

impl Bounds {
    fn is_lost(&self) -> bool {
        self.most <= TINY
    }
}

impl<'a> PreEndgame<'a> {
    /// How many tiles a choice leaves in the bag, if the answers to it can be weighed.
    pub(super) fn left_to_answer(&self, choice: &PreEndgameChoice) -> Option<usize> {
        match choice {
            PreEndgameChoice::Play(play) => {
                let kept = self.rack.len().saturating_sub(play.laid());
                let drawn = self.rules.rack_size.saturating_sub(kept);
                (self.bag <= MOST && drawn + 1 == self.bag).then_some(1)
            }
            PreEndgameChoice::Pass => (self.bag <= MOST_PASSED).then_some(self.bag),
            PreEndgameChoice::Exchange(_) => None,
        }
    }

    /// What all choices have in common that leave one tile of this content, or all; None: it is too
    /// much.
    pub(super) fn answers<'s>(
        &self,
        draw: &Draw,
        left: usize,
        stop: &'s (dyn Fn() -> bool + Sync),
    ) -> Option<Answers<'s>>
    where
        'a: 's,
    {
        let size = draw.bag.len();
        if self.rack.len() + size - left > CommonStart::MOST
            || draw.other.len() + left > CommonStart::MOST
        {
            return None;
        }
        let mut each: Vec<Vec<Tile>> = match left == size {
            true => vec![draw.bag.clone()],
            false => draw.bag.iter().map(|&tile| vec![tile]).collect(),
        };
        each.sort_unstable();
        each.dedup();
        let remaining = each.into_iter().map(|tiles| {
            let (mut own, mut other) = (self.rack, draw.other);
            draw.bag.iter().for_each(|&tile| own.add(tile));
            for &tile in &tiles {
                own.take(tile);
                other.add(tile);
            }
            let equal = draw.bag.iter().filter(|tile| tiles.contains(tile)).count();
            Remaining {
                tiles,
                share: equal as f64 / size as f64,
                start: self.start_of([own, other], stop),
            }
        });
        Some(Answers {
            remaining: remaining.collect(),
            served: vec![],
        })
    }

    /// How often a choice wins with a content of the bag, and the positions looked at; None: the
    /// game is over before anybody can answer. After the task's positions no further answer is looked
    /// at, and `left` is the most for all of them. `known` is the outcome that was found before and
    /// `known_replies` what was found of the answers; `whole` is [`PreEndgame::start`] of the content:
    /// with it a pass is an answer, too.
    pub(super) fn resolve_by_answers(
        &self,
        task: &Task<'_>,
        left: u64,
        known: Option<Outcome>,
        known_replies: &mut Replies,
        answers: &mut Answers<'_>,
        whole: Option<&mut CommonStart<'_>>,
    ) -> Result<Option<(Outcome, u64)>, EndgameRefusal> {
        let games = self.games_after(task.choice, task.draw, answers);
        if games.iter().any(|game| game.over().is_some()) {
            return Ok(None);
        }
        let search = AnswerSearch {
            play: match task.choice {
                PreEndgameChoice::Play(play) => Some(play),
                _ => None,
            },
            games: &games,
            nodes: task.nodes,
            left,
            stop: task.stop,
        };
        let mut replies = vec![];
        if known_replies.tried.is_empty() || search.tries_all() {
            let at = self.endgame(&games[0]);
            replies = answers.remaining[0].start.replies(search.play, &at)?;
        }
        if known_replies.tried.is_empty() {
            let first = replies.iter().take(FIRST).copied().map(Answer::new);
            known_replies.tried.extend(first);
        }
        let mut bounds = Bounds {
            least: 1.0,
            most: known.map_or(1.0, |known| known.most),
            looked: 1,
        };
        self.try_cheapest(&search, known_replies, &mut bounds, answers)?;
        let settled = self.settled(&games);
        if let (Some(play), Some(settled), Some(whole)) = (search.play, &settled, whole) {
            let (found, positions) =
                self.passed(play, &games, settled, task.nodes, answers, whole)?;
            bounds.looked += positions;
            bounds.most = bounds.most.min(found);
        }
        if search.tries_all() {
            self.try_all(&search, &replies, &mut bounds, answers)?;
        }
        let passed = settled.map_or(0.0, |settled| answers.mean(&settled));
        let outcome = judge(&search, &known_replies.tried, &bounds, passed);
        Ok(Some((outcome, bounds.looked)))
    }

    /// The game after a choice, for each of what may be left.
    fn games_after(
        &self,
        choice: &PreEndgameChoice,
        draw: &Draw,
        answers: &Answers<'_>,
    ) -> Vec<Game<'_>> {
        let games = answers.remaining.iter().map(|remaining| {
            let mut drawn = draw.bag.clone();
            drawn.sort_by_key(|tile| !remaining.tiles.contains(tile));
            let mut game = Game::new(self, [self.rack, draw.other], drawn);
            game.apply(choice);
            game
        });
        games.collect()
    }

    /// Looks at one answer after the other, always the cheapest, until none is left that may lower
    /// what is won or the effort is spent.
    fn try_cheapest(
        &self,
        search: &AnswerSearch<'_, '_>,
        replies: &mut Replies,
        bounds: &mut Bounds,
        answers: &mut Answers<'_>,
    ) -> Result<(), EndgameRefusal> {
        let Replies {
            tried,
            served,
            lowered,
        } = replies;
        put_first(&answers.served, tried);
        put_first(served, tried);
        let is_over = |looked: u64| looked >= search.nodes || (search.stop)();
        while !bounds.is_lost() && !is_over(bounds.looked) {
            let Some((price, place)) = cheapest(tried, bounds.most) else {
                break;
            };
            let reply = tried[place].reply;
            let limits = (price, search.left(bounds));
            let found = self.chance(search, reply, limits, bounds.most, answers)?;
            let Some((chance, positions)) = found else {
                tried.remove(place);
                continue;
            };
            bounds.looked += positions;
            tried[place] = Answer {
                reply,
                spent: price,
                chance,
            };
            if chance.most < bounds.most - TINY {
                bounds.most = chance.most;
                serve(&mut answers.served, reply);
                lowered.push(reply);
            }
        }
        Ok(())
    }

    /// Looks at every answer: the least of them bounds what is won from below, too.
    fn try_all(
        &self,
        search: &AnswerSearch<'_, '_>,
        replies: &[Signature],
        bounds: &mut Bounds,
        answers: &mut Answers<'_>,
    ) -> Result<(), EndgameRefusal> {
        for &reply in replies {
            if bounds.is_lost() {
                break;
            }
            if (search.stop)() {
                bounds.least = 0.0;
                break;
            }
            let limits = (search.nodes, search.left(bounds));
            let found = self.chance(search, reply, limits, bounds.most, answers)?;
            let Some((chance, positions)) = found else {
                bounds.least = 0.0;
                continue;
            };
            bounds.looked += positions;
            bounds.most = bounds.most.min(chance.most);
            bounds.least = bounds.least.min(chance.least);
        }
        Ok(())
    }

    /// How often the mover wins after this answer, if that may be less than `most`; the positions
    /// looked at beside it, of which an endgame may cost so many and all together so many. None:
    /// there is no such answer to the choice.
    fn chance(
        &self,
        search: &AnswerSearch<'_, '_>,
        reply: Signature,
        (each, left): (u64, u64),
        most: f64,
        answers: &mut Answers<'_>,
    ) -> Result<Option<(Chance, u64)>, EndgameRefusal> {
        let mut chance = Chance::NONE;
        let (mut looked, mut rest) = (0, 1.0);
        for (remaining, game) in answers.remaining.iter_mut().zip(search.games) {
            if chance.least >= most - TINY || looked >= left {
                break;
            }
            rest -= remaining.share;
            let level = -self.lead - game.spread;
            let limits = Limits {
                nodes: each.min(left.saturating_sub(looked)),
                window: (level - 1, level + 1),
                ..Limits::NONE
            };
            let at = self.endgame(game);
            let solved = remaining
                .start
                .solve_reply(search.play, reply, &at, limits)?;
            let Some((points, solved)) = solved else {
                return Ok(None);
            };
            let spread = game.spread - points + solved.spread;
            let won = remaining.share * won_with(self.lead, spread);
            looked += solved.nodes;
            chance.seems += won;
            chance.spread += remaining.share * f64::from(spread);
            chance.least += if solved.proved { won } else { 0.0 };
            chance.most += if solved.proved { won } else { remaining.share };
        }
        chance.most += rest;
        chance.seems += rest;
        Ok(Some((chance, looked)))
    }

    /// Whether the mover wins if nobody lays a tile any more, for each of what may be left; None:
    /// something else may be done than to lay and to pass.
    fn settled(&self, games: &[Game<'_>]) -> Option<Vec<f64>> {
        let rules = self.rules;
        let exchanges = |game: &Game<'_>, player: usize| {
            exchange::most(rules, game.racks[player].len(), 1, game.exchanges[player]) > 0
        };
        if games
            .iter()
            .any(|game| exchanges(game, 0) || exchanges(game, 1))
        {
            return None;
        }
        let won = |game: &Game<'_>| {
            let leftovers = game.racks.each_ref().map(|rack| rack.value(rules));
            let change = settlement::settle(rules, &leftovers, None);
            won_with(self.lead, game.spread + change[0] - change[1])
        };
        Some(games.iter().map(won).collect())
    }

    /// How often at most the mover wins if a play that leaves one tile is answered by a pass; the
    /// positions looked at.
    ///
    /// Then the mover passes too, and the opponent has the choice as before or lets the game be
    /// settled so, or the mover lays tiles. It draws the last one for them, so it fares no better
    /// than if it held that as well at once.
    fn passed(
        &self,
        play: &Play,
        games: &[Game<'_>],
        settled: &[f64],
        nodes: u64,
        answers: &Answers<'_>,
        whole: &mut CommonStart<'_>,
    ) -> Result<(f64, u64), EndgameRefusal> {
        let mut game = games[0].clone();
        game.apply(&PreEndgameChoice::Pass);
        if game.over().is_some() {
            return Ok((1.0, 0));
        }
        let level = -self.lead - game.spread;
        let limits = Limits {
            nodes,
            window: (level - 1, level + 1),
            ..Limits::NONE
        };
        let (left, at) = (&answers.remaining[0].tiles, self.endgame(&game));
        let solved = whole.solve_having_drawn(play, left, &at, limits)?;
        let laying = match solved.proved {
            true => won_with(self.lead, game.spread + solved.spread),
            false => 1.0,
        };
        let each: Vec<f64> = settled.iter().map(|won| won.max(laying)).collect();
        Ok((answers.mean(&each), solved.nodes))
    }
}

/// What is known now of the choice, if passing to the end wins so often.
fn judge(search: &AnswerSearch<'_, '_>, tried: &[Answer], bounds: &Bounds, passed: f64) -> Outcome {
    let seen = tried.iter().filter(|answer| answer.spent > 0);
    let best = seen.min_by(|a, b| a.chance.seems.total_cmp(&b.chance.seems));
    let most = bounds.most;
    // nothing could lower it, or everything was tried
    let limited = bounds.is_lost() || search.tries_all() && bounds.least >= most - TINY;
    let decided = bounds.is_lost() || limited && search.play.is_some() && passed >= most - TINY;
    let win = match best {
        _ if limited => most,
        Some(best) => best.chance.seems.min(most),
        None => most,
    };
    let spread = best.map_or(search.games[0].spread, |best| {
        best.chance.spread.round() as i32
    });
    Outcome {
        spread,
        win,
        most,
        proved: false,
        decided,
        limited,
    }
}
