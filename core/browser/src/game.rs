//! A game: how it begins, what is done, what it comes to.
//!
//! The kernel's [`Position`] draws, counts, ends and settles. It counts racks from who moves first;
//! seats are in the order of play, so rack r belongs to seat `first + r`.

use crate::fault::{Fault, Reply};
use crate::message::{put_list, Reader};
use crate::plays::{put_placement, put_score};
use crate::session::Session;
use stafla_kernel::lexicon::Dawg;
use stafla_kernel::movegen::general;
use stafla_kernel::rules::bag::Bag;
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::ending::Ending;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::places;
use stafla_kernel::rules::pool;
use stafla_kernel::rules::position::{Act, ActRefusal, Position};
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::rng::{self, Seed};
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::score;
use stafla_kernel::rules::start::{self, Start};
use stafla_kernel::rules::tile::Tile;

/// Who begins is drawn by tiles (IS-03), or favoured by the lot and takes the first move (SV-10).
const BY_TILE: i32 = 0;
const BY_LOT: i32 = 1;

/// What is done in a turn.
const PLAY: i32 = 0;
const EXCHANGE: i32 = 1;
const PASS: i32 = 2;

/// A game under way.
pub struct Game {
    position: Position,
    first: usize,
    /// Ends when nothing can be laid any more (FI-35).
    ends_when_stuck: bool,
}

/// How a game ended, as a number; -1: it goes on.
fn code(ending: Option<Ending>) -> i32 {
    match ending {
        None => -1,
        Some(Ending::Out) => 0,
        Some(Ending::Passes) => 1,
        Some(Ending::Scoreless) => 2,
        Some(Ending::NothingLeft) => 3,
    }
}

impl Game {
    fn seat(&self, rules: &Ruleset, rack: usize) -> usize {
        (self.first + rack) % rules.racks
    }

    fn rack(&self, rules: &Ruleset, seat: usize) -> usize {
        (seat + rules.racks - self.first) % rules.racks
    }

    /// Can nobody lay anything, by these words, where a game ends then?
    fn is_stuck(&self, rules: &Ruleset, words: Option<&Dawg>) -> bool {
        let position = &self.position;
        let open = position.ending.is_none() && position.bag.is_empty();
        let (cells, racks) = (position.board.cells(), &position.racks[..rules.racks]);
        let stuck = |words| !general::any_play(rules, words, cells, racks);
        self.ends_when_stuck && open && words.is_some_and(stuck)
    }

    fn by_seat<T: Copy>(&self, rules: &Ruleset, numbers: &[T]) -> Vec<T> {
        (0..rules.racks)
            .map(|seat| numbers[self.rack(rules, seat)])
            .collect()
    }
}

/// Begins a game: seed (32 numbers), how it begins, whether it ends when nothing can be laid.
///
/// Answers who moves first, whom the lot favoured (-1: no lot), the seats and the tiles of the
/// starting draw, and the tiles dealt to each seat from the first on.
pub fn begin(session: &mut Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?.clone();
    let seed: Vec<u8> = request.list("seed")?;
    let seed = Seed::try_from(seed).map_err(|_| Fault::wrong("message: a seed has 32 bytes"))?;
    let (by, stuck) = (request.number()?, request.number()? != 0);
    let start = begins(&rules, seed, by)?;
    answer.extend([start.first as i32, start.lot.map_or(-1, |seat| seat as i32)]);
    put_list(answer, start.drawn.iter().map(|&(seat, _)| seat as i32));
    put_list(answer, start.drawn.iter().map(|&(_, tile)| tile.into()));
    let full: Vec<Tile> = Rack::full(&rules).codes().collect();
    let mut bag = Bag::of(&rules, seed, &full, start.drawn.len() as u32)?;
    let racks: Vec<Rack> = (0..rules.racks)
        .map(|_| dealt(&rules, &mut bag, answer))
        .collect();
    session.game = Some(Game {
        position: Position::of(Board::new(&rules), &racks, bag),
        first: start.first,
        ends_when_stuck: stuck,
    });
    Ok(())
}

/// A full rack from the bag, answered in the order of the draws (IS-05).
fn dealt(rules: &Ruleset, bag: &mut Bag, answer: &mut Vec<i32>) -> Rack {
    let mut rack = Rack::new();
    let tiles = drawn(bag, rules.rack_size);
    tiles.iter().for_each(|&tile| rack.add(tile));
    put_list(answer, tiles.iter().map(|&tile| tile.into()));
    rack
}

fn drawn(bag: &mut Bag, count: usize) -> Vec<Tile> {
    (0..count).map_while(|_| bag.draw(None)).collect()
}

/// Who moves first, whom the lot favoured, and the tiles of the starting draw.
struct Begins {
    first: usize,
    lot: Option<usize>,
    drawn: Vec<(usize, Tile)>,
}

fn begins(rules: &Ruleset, seed: Seed, by: i32) -> Reply<Begins> {
    match by {
        BY_LOT if rules.racks > 1 => {
            let lot = rng::uniform(&seed, rng::LOTS, 0, rules.racks as u32) as usize;
            Ok(Begins {
                first: lot,
                lot: Some(lot),
                drawn: vec![],
            })
        }
        BY_TILE | BY_LOT => {
            let Start { first, drawn } = start::by_tile(rules, seed);
            Ok(Begins {
                first,
                lot: None,
                drawn,
            })
        }
        _ => Err(Fault::wrong("message: games begin by tile or by lot")),
    }
}

/// Does what is requested for who is to move: a play (squares, tiles), an exchange (tiles), a pass.
///
/// Answers seat and points, the tiles drawn, the settlement by seat (no numbers before the end),
/// and of a play its placement and its score in full.
pub fn act(session: &mut Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?.clone();
    let mut game = session.game.take().ok_or_else(no_game)?;
    let done = turn(session, &rules, &mut game, request, answer);
    session.game = Some(game);
    done
}

fn no_game() -> Fault {
    Fault::wrong("session: there is no game on it")
}

fn turn(
    session: &Session,
    rules: &Ruleset,
    game: &mut Game,
    request: &mut Reader<'_>,
    answer: &mut Vec<i32>,
) -> Reply<()> {
    if game.position.ending.is_some() {
        return Err(ActRefusal::Over.into());
    }
    let act = read_act(rules, &game.position.board, request)?;
    let before = game.position.clone();
    let mover = before.mover(rules);
    let points = game.position.apply(rules, &act)?;
    let count = before.bag.len() - game.position.bag.len();
    let count = match &act {
        Act::Exchange(tiles) => tiles.len(),
        _ => count,
    };
    let words = session.lexicon().ok().map(|lexicon| &lexicon.dawg);
    if game.is_stuck(rules, words) {
        game.position.end_stuck(rules);
    }
    answer.extend([game.seat(rules, mover) as i32, points]);
    let tiles = drawn(&mut before.bag.clone(), count);
    put_list(answer, tiles.iter().map(|&tile| tile.into()));
    let settled = match game.position.ending {
        None => vec![],
        Some(_) => game.by_seat(rules, &game.position.settled),
    };
    put_list(answer, settled.into_iter());
    if let Act::Play(placement) = &act {
        put_placement(answer, placement);
        put_score(answer, &score::score(rules, &before.board, placement));
    }
    Ok(())
}

fn read_act(rules: &Ruleset, board: &Board, request: &mut Reader<'_>) -> Reply<Act> {
    match request.number()? {
        PLAY => {
            let (squares, tiles) = (
                request.list::<usize>("squares")?,
                request.list::<Tile>("tiles")?,
            );
            let laid: Vec<(usize, Tile)> = squares.into_iter().zip(tiles).collect();
            Ok(Act::Play(Placement::of(rules, board, &laid)?))
        }
        EXCHANGE => Ok(Act::Exchange(request.rack(rules)?)),
        PASS => Ok(Act::Pass),
        _ => Err(Fault::wrong("message: no such act")),
    }
}

/// What the totals change by if a seat gives up now, what they are then, and each seat's place.
pub fn resign(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let (rules, game) = (session.rules()?, session.game.as_ref().ok_or_else(no_game)?);
    let seat: usize = request.narrow("seat")?;
    if seat >= rules.racks {
        return Err(Fault::wrong("message: there is no such seat"));
    }
    let changes = game.position.resigned(rules, game.rack(rules, seat));
    let changes = game.by_seat(rules, &changes);
    let before = game.by_seat(rules, &game.position.totals);
    let totals: Vec<i32> = before
        .iter()
        .zip(&changes)
        .map(|(&n, &by)| n + by)
        .collect();
    put_list(answer, changes.into_iter());
    put_list(answer, totals.iter().copied());
    let out: Vec<bool> = (0..rules.racks).map(|other| other == seat).collect();
    put_places(answer, &totals, &out);
    Ok(())
}

fn put_places(answer: &mut Vec<i32>, totals: &[i32], out: &[bool]) {
    let places = places::places(totals, out);
    put_list(answer, places.iter().map(|&place| place as i32));
}

/// The game as it stands: turns taken, who is to move and how it ended (-1: neither), tiles in
/// the bag, totals by seat, the most tiles that each seat may exchange and how often it has, the
/// board, by seat the tiles that it holds and those that it does not see, and each seat's place.
pub fn state(session: &Session, _: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let (rules, game) = (session.rules()?, session.game.as_ref().ok_or_else(no_game)?);
    let position = &game.position;
    let mover = match position.ending {
        None => game.seat(rules, position.mover(rules)) as i32,
        Some(_) => -1,
    };
    answer.extend([position.turn as i32, mover, code(position.ending)]);
    answer.push(position.bag.len() as i32);
    let totals = game.by_seat(rules, &position.totals);
    put_list(answer, totals.iter().copied());
    let most: Vec<usize> = (0..rules.racks)
        .map(|rack| position.most_exchanged(rules, rack))
        .collect();
    let most = game.by_seat(rules, &most);
    put_list(answer, most.iter().map(|&n| n as i32));
    let made = game.by_seat(rules, &position.exchanges);
    put_list(answer, made.iter().map(|&n| n as i32));
    put_list(
        answer,
        position.board.cells().iter().map(|&tile| tile.into()),
    );
    for rack in game.by_seat(rules, &position.racks) {
        put_rack(answer, &rack);
        put_rack(answer, &pool::pool(rules, &position.board, &[&rack])?);
    }
    put_places(answer, &totals, &vec![false; rules.racks]);
    Ok(())
}

fn put_rack(answer: &mut Vec<i32>, rack: &Rack) {
    let codes: Vec<i32> = rack.codes().map(i32::from).collect();
    put_list(answer, codes.into_iter());
}
