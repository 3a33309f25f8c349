//! A game on the desk: how it begins, what is done, what it comes to.
//!
//! The kernel's [`Position`] draws, counts, ends and settles. It counts racks from who moves first;
//! seats are in the order of play, so rack r belongs to seat `first + r`.

use crate::desk::Desk;
use crate::fault::{Fault, Told};
use crate::plays::{put_placement, put_score};
use crate::told::{put_list, Reader};
use stafla_kernel::lexicon::Dawg;
use stafla_kernel::movegen::general;
use stafla_kernel::rules::bag::Bag;
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::ending::Ending;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::position::{Act, Position};
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::rng::{self, Seed};
use stafla_kernel::rules::ruleset::Ruleset;
use stafla_kernel::rules::score;
use stafla_kernel::rules::settlement;
use stafla_kernel::rules::tile::{Tile, BLANK};

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
    over: Option<i32>,
}

/// How a game ended, as a number.
fn code(ending: Ending) -> i32 {
    match ending {
        Ending::Out => 0,
        Ending::Passes => 1,
        Ending::Scoreless => 2,
    }
}
/// Nothing more could be laid (FI-35).
const NOTHING_LEFT: i32 = 3;

impl Game {
    fn seat(&self, rules: &Ruleset, rack: usize) -> usize {
        (self.first + rack) % rules.racks
    }

    fn rack(&self, rules: &Ruleset, seat: usize) -> usize {
        (seat + rules.racks - self.first) % rules.racks
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
pub fn begun(desk: &mut Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?.clone();
    let seed: Vec<u8> = told.list("seed")?;
    let seed = Seed::try_from(seed).map_err(|_| Fault::wrong("message: a seed has 32 bytes"))?;
    let (by, stuck) = (told.number()?, told.number()? != 0);
    let start = start(&rules, seed, by)?;
    answer.extend([start.first as i32, start.lot.map_or(-1, |seat| seat as i32)]);
    put_list(answer, start.drawn.iter().map(|&(seat, _)| seat as i32));
    put_list(answer, start.drawn.iter().map(|&(_, tile)| tile.into()));
    let full: Vec<Tile> = Rack::full(&rules).codes().collect();
    let mut bag = Bag::of(&rules, seed, &full, start.drawn.len() as u32)?;
    let racks: Vec<Rack> = (0..rules.racks)
        .map(|_| dealt(&rules, &mut bag, answer))
        .collect();
    desk.game = Some(Game {
        position: Position::of(Board::new(&rules), &racks, bag),
        first: start.first,
        ends_when_stuck: stuck,
        over: None,
    });
    Ok(())
}

/// A full rack from the bag, told in the order of the draws (IS-05).
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

struct Start {
    first: usize,
    lot: Option<usize>,
    drawn: Vec<(usize, Tile)>,
}

/// Who moves first.
fn start(rules: &Ruleset, seed: Seed, by: i32) -> Told<Start> {
    let by_lot = || rng::uniform(&seed, rng::LOTS, 0, rules.racks as u32) as usize;
    match by {
        BY_TILE => Ok(by_tile(rules, seed)),
        BY_LOT if rules.racks > 1 => Ok(Start {
            first: by_lot(),
            lot: Some(by_lot()),
            drawn: vec![],
        }),
        BY_LOT => Ok(by_tile(rules, seed)),
        _ => Err(Fault::wrong("message: games begin by tile or by lot")),
    }
}

/// Everyone draws a tile; the earliest letter wins, a blank before all; ties draw again (IS-03,
/// IS-04, A-1, A-2). Who is alone draws nothing.
fn by_tile(rules: &Ruleset, seed: Seed) -> Start {
    let mut bag = Bag::full(rules, seed);
    let mut rivals: Vec<usize> = (0..rules.racks).collect();
    let mut all = vec![];
    while rivals.len() > 1 {
        let round: Vec<(usize, Tile)> = rivals
            .iter()
            .filter_map(|&seat| Some((seat, bag.draw(None)?)))
            .collect();
        let earliest = round.iter().map(|&(_, tile)| tile).min().unwrap_or(BLANK);
        rivals = round
            .iter()
            .filter(|&&(_, tile)| tile == earliest)
            .map(|&(seat, _)| seat)
            .collect();
        all.extend(round);
    }
    Start {
        first: rivals.first().copied().unwrap_or(0),
        lot: None,
        drawn: all,
    }
}

/// Does what is told for who is to move: a play (squares, tiles), an exchange (tiles), a pass.
///
/// Answers seat and points, the tiles drawn, the settlement by seat (no numbers before the end),
/// and of a play its placement and its score in full.
pub fn acted(desk: &mut Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?.clone();
    let mut game = desk.game.take().ok_or_else(no_game)?;
    let done = turn(desk, &rules, &mut game, told, answer);
    desk.game = Some(game);
    done
}

fn no_game() -> Fault {
    Fault::wrong("desk: there is no game on it")
}

fn turn(
    desk: &Desk,
    rules: &Ruleset,
    game: &mut Game,
    told: &mut Reader<'_>,
    answer: &mut Vec<i32>,
) -> Told<()> {
    if game.over.is_some() {
        return Err(stafla_kernel::rules::position::ActRefusal::Over.into());
    }
    let act = act(rules, &game.position.board, told)?;
    let before = game.position.clone();
    let mover = before.mover(rules);
    let points = game.position.apply(rules, &act)?;
    let count = before.bag.len() - game.position.bag.len();
    let count = match &act {
        Act::Exchange(tiles) => tiles.len(),
        _ => count,
    };
    game.over = over(desk, rules, game);
    answer.extend([game.seat(rules, mover) as i32, points]);
    let tiles = drawn(&mut before.bag.clone(), count);
    put_list(answer, tiles.iter().map(|&tile| tile.into()));
    put_list(
        answer,
        settled(rules, game, &before, mover, points).into_iter(),
    );
    if let Act::Play(placement) = &act {
        put_placement(answer, placement);
        put_score(answer, &score::score(rules, &before.board, placement));
    }
    Ok(())
}

fn act(rules: &Ruleset, board: &Board, told: &mut Reader<'_>) -> Told<Act> {
    match told.number()? {
        PLAY => {
            let (squares, tiles) = (told.list::<usize>("squares")?, told.list::<Tile>("tiles")?);
            let laid: Vec<(usize, Tile)> = squares.into_iter().zip(tiles).collect();
            Ok(Act::Play(Placement::of(rules, board, &laid)?))
        }
        EXCHANGE => Ok(Act::Exchange(told.rack(rules)?)),
        PASS => Ok(Act::Pass),
        _ => Err(Fault::wrong("message: no such act")),
    }
}

/// How the game has ended, if it has.
fn over(desk: &Desk, rules: &Ruleset, game: &Game) -> Option<i32> {
    let position = &game.position;
    let stuck = || {
        let words = desk.lexicon().ok().map(|lexicon| &lexicon.dawg);
        game.ends_when_stuck && position.bag.is_empty() && nothing_fits(rules, words, position)
    };
    match position.ending {
        Some(ending) => Some(code(ending)),
        None => stuck().then_some(NOTHING_LEFT),
    }
}

/// Can nobody lay anything by these words?
fn nothing_fits(rules: &Ruleset, words: Option<&Dawg>, position: &Position) -> bool {
    words.is_some_and(|words| {
        position.racks[..rules.racks].iter().all(|rack| {
            let codes: Vec<Tile> = rack.codes().collect();
            general::plays(rules, words, position.board.cells(), &codes).is_empty()
        })
    })
}

/// What the totals changed by at the end, by seat; nothing before it.
///
/// Where nothing could be laid any more the kernel's position has not ended, and is settled here
/// as after any ending but going out.
fn settled(
    rules: &Ruleset,
    game: &mut Game,
    before: &Position,
    mover: usize,
    points: i32,
) -> Vec<i32> {
    let Some(over) = game.over else { return vec![] };
    let mut changes = vec![0; rules.racks];
    if over == NOTHING_LEFT {
        let left = game.position.racks.map(|rack| rack.value(rules));
        let settled = settlement::settle(rules, &left[..rules.racks], None);
        for (rack, change) in changes.iter_mut().enumerate() {
            *change = settled[rack];
            game.position.totals[rack] += settled[rack];
        }
    } else {
        for (rack, change) in changes.iter_mut().enumerate() {
            let gained = if rack == mover { points } else { 0 };
            *change = game.position.totals[rack] - before.totals[rack] - gained;
        }
    }
    game.by_seat(rules, &changes)
}

/// What a seat's giving up now changes the totals by: its tiles go out of play.
pub fn given_up(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let (rules, game) = (desk.rules()?, desk.game.as_ref().ok_or_else(no_game)?);
    let seat: usize = told.narrow("seat")?;
    if seat >= rules.racks {
        return Err(Fault::wrong("message: there is no such seat"));
    }
    let mut left = game.position.racks.map(|rack| rack.value(rules));
    left[game.rack(rules, seat)] = 0;
    let changes = settlement::settle(rules, &left[..rules.racks], None);
    put_list(answer, game.by_seat(rules, &changes).into_iter());
    Ok(())
}

/// The game as it stands: turns taken, who is to move and how it ended (-1: neither), tiles in
/// the bag, totals and exchanges by seat, the board, and the tiles of each seat.
pub fn looked(desk: &Desk, _: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let (rules, game) = (desk.rules()?, desk.game.as_ref().ok_or_else(no_game)?);
    let position = &game.position;
    let mover = match game.over {
        None => game.seat(rules, position.mover(rules)) as i32,
        Some(_) => -1,
    };
    answer.extend([position.turn as i32, mover, game.over.unwrap_or(-1)]);
    answer.push(position.bag.len() as i32);
    put_list(answer, game.by_seat(rules, &position.totals).into_iter());
    let made = game.by_seat(rules, &position.exchanges);
    put_list(answer, made.iter().map(|&n| n as i32));
    put_list(
        answer,
        position.board.cells().iter().map(|&tile| tile.into()),
    );
    for rack in game.by_seat(rules, &position.racks) {
        let codes: Vec<i32> = rack.codes().map(i32::from).collect();
        put_list(answer, codes.into_iter());
    }
    Ok(())
}
