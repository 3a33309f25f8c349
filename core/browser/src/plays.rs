//! Plays: what one is worth, whether it is legal, and which is best.

use crate::fault::{Fault, Reply};
use crate::message::{put_list, Reader};
use crate::session::Session;
use stafla_kernel::movegen::{best_exchange, best_of, general, Equity, Play, Plays};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::exchange::{self, ExchangeTiles};
use stafla_kernel::rules::legality;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::score::{self, Score};
use stafla_kernel::rules::tile::{Tile, BLANK};

/// A placement: square, down, tiles.
pub fn placement(request: &mut Reader<'_>) -> Reply<Placement> {
    let (square, down) = (request.narrow("square")?, request.number()? != 0);
    Ok(Placement::new(
        square,
        down,
        &request.list::<Tile>("tiles")?,
    )?)
}

/// The numbers of a placement.
pub fn put_placement(answer: &mut Vec<i32>, placement: &Placement) {
    answer.extend([placement.square() as i32, i32::from(placement.down())]);
    put_list(answer, placement.tiles().iter().map(|&tile| tile.into()));
}

/// The placement that lays loose tiles: board, then squares, then tiles.
pub fn place(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?;
    let board = request.board(rules)?;
    let (squares, tiles) = (request.list("squares")?, request.list::<Tile>("tiles")?);
    if squares.len() != tiles.len() {
        return Err(Fault::wrong("message: a tile for each square"));
    }
    let laid: Vec<(usize, Tile)> = squares.into_iter().zip(tiles).collect();
    put_placement(answer, &Placement::of(rules, &board, &laid)?);
    Ok(())
}

/// The score in full of a legal placement: board, rack (-1: not known), placement.
pub fn score(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?;
    let (board, rack) = (request.board(rules)?, request.known_rack(rules)?);
    let placement = board.full_placement(&placement(request)?)?;
    legality::check(rules, &board, &placement, rack.as_ref())?;
    put_placement(answer, &placement);
    put_score(answer, &score::score(rules, &board, &placement));
    Ok(())
}

/// The scores in full of many placements that are legal, such as plays found: board, how many,
/// placements. One message for all: whoever asks over a network waits once.
pub fn score_each(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?;
    let board = request.board(rules)?;
    let count: usize = request.narrow("placements")?;
    for _ in 0..count {
        let placement = board.full_placement(&placement(request)?)?;
        legality::check(rules, &board, &placement, None)?;
        put_placement(answer, &placement);
        put_score(answer, &score::score(rules, &board, &placement));
    }
    Ok(())
}

/// The numbers of a score in full.
pub fn put_score(answer: &mut Vec<i32>, score: &Score) {
    answer.extend([score.total, score.bonus, score.words.len() as i32]);
    for word in &score.words {
        let (square, down) = (i32::from(word.square), i32::from(word.down));
        let parts = word.parts.len() as i32;
        answer.extend([square, down, word.multiplier, word.points, parts]);
        for part in &word.parts {
            answer.extend([part.square.into(), part.tile.into(), part.value]);
            answer.extend([part.letter_multiplier, part.word_multiplier]);
            answer.push(part.new.into());
        }
    }
}

/// Whether each of many words is in the lexicon: their codes, each word followed by 0.
pub fn judge(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let lexicon = session.lexicon()?;
    let codes: Vec<Tile> = request.list("words")?;
    answer.extend(
        lexicon
            .dawg
            .contains_each(&codes)
            .into_iter()
            .map(i32::from),
    );
    Ok(())
}

/// What is on the board and held: board, rack.
fn situation(session: &Session, request: &mut Reader<'_>) -> Reply<(Board, Rack)> {
    Ok((request.board(session.rules()?)?, held(session, request)?))
}

/// A rack that a player can hold: parts of a larger one, or what more blanks can be, would be
/// gone through for ever.
fn held(session: &Session, request: &mut Reader<'_>) -> Reply<Rack> {
    let rules = session.rules()?;
    let rack = request.rack(rules)?;
    if rack.len() > rules.rack_size || rack.count(BLANK) > rules.counts[usize::from(BLANK)] {
        return Err(Fault::wrong("message: no player holds such a rack"));
    }
    Ok(rack)
}

fn generated(session: &Session, board: &Board, rack: &Rack) -> Reply<Plays> {
    let codes: Vec<Tile> = rack.codes().collect();
    let (rules, lexicon) = (session.rules()?, session.lexicon()?);
    Ok(general::plays(rules, &lexicon.dawg, board.cells(), &codes))
}

fn put_play(answer: &mut Vec<i32>, play: &Play) {
    answer.extend([
        play.score,
        play.equity,
        play.square.into(),
        play.down.into(),
    ]);
    put_list(answer, play.tiles.iter().map(|&tile| tile.into()));
}

/// Every play, best score first (board, rack): their number, then each of them.
pub fn all(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let (board, rack) = situation(session, request)?;
    let plays = generated(session, &board, &rack)?;
    answer.push(plays.len() as i32);
    plays.iter().for_each(|play| put_play(answer, &play));
    Ok(())
}

/// What a turn is judged by with a rack of so many tiles: tiles in the bag, value of those unseen.
fn equity<'s>(session: &'s Session, request: &mut Reader<'_>, rack: usize) -> Reply<Equity<'s>> {
    let (bag, unseen_value): (usize, i32) = (request.narrow("bag")?, request.number()?);
    let rules = session.rules()?;
    Ok(match &session.leaves {
        None => Equity::Score,
        Some(leaves) => Equity::static_evaluation(rules, leaves, rack, bag, || unseen_value),
    })
}

/// The play of highest equity: board, rack, tiles in the bag, value of the tiles unseen.
///
/// Without leaves on the session points alone count. No numbers: there is no play.
pub fn best(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let (board, rack) = situation(session, request)?;
    let keeping = equity(session, request, rack.len())?;
    let plays = generated(session, &board, &rack)?;
    if let Some(play) = best_of(session.rules()?, &plays, &rack, keeping) {
        put_play(answer, &play);
    }
    Ok(())
}

/// The best exchange by the leaves (rack, most): its equity and its tiles, or no numbers.
pub fn best_exchange_of(
    session: &Session,
    request: &mut Reader<'_>,
    answer: &mut Vec<i32>,
) -> Reply<()> {
    let (rack, most) = (held(session, request)?, request.narrow("most")?);
    let no_leaves = || Fault::wrong("session: there are no leaves on it");
    let leaves = session.leaves.as_ref().ok_or_else(no_leaves)?;
    if let Some((given, rest)) = best_exchange(&rack, leaves, most) {
        answer.push(rest);
        put_list(answer, given.iter().map(|&tile| tile.into()));
    }
    Ok(())
}

/// Whether tiles may be exchanged: rack (-1: not known), tiles, tiles in the bag, exchanges made.
pub fn may_exchange(session: &Session, request: &mut Reader<'_>, _: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?;
    let (rack, given) = (request.known_rack(rules)?, request.list::<Tile>("tiles")?);
    let (bag, made) = (request.narrow("bag")?, request.narrow("exchanges")?);
    let refused = exchange::refusal(
        rules,
        rack.as_ref(),
        ExchangeTiles::Tiles(&given),
        bag,
        made,
    );
    refused.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// Value of the tiles of a rack.
pub fn rack_value(session: &Session, request: &mut Reader<'_>, answer: &mut Vec<i32>) -> Reply<()> {
    let rules = session.rules()?;
    answer.push(request.rack(rules)?.value(rules));
    Ok(())
}

/// Milli-points of tiles kept, by the leaves alone: how many racks, then each.
pub fn leave_values(
    session: &Session,
    request: &mut Reader<'_>,
    answer: &mut Vec<i32>,
) -> Reply<()> {
    let leaves = session.leaves.as_ref();
    each_kept(session, request, answer, |kept| {
        leaves.map_or(0, |leaves| leaves.value(kept))
    })
}

/// What the best play adds to the points of a turn that keeps these tiles: tiles in the bag, value
/// of those unseen, how many racks, then each.
pub fn kept_values(
    session: &Session,
    request: &mut Reader<'_>,
    answer: &mut Vec<i32>,
) -> Reply<()> {
    let rules = session.rules()?;
    let equity = equity(session, request, rules.rack_size)?;
    each_kept(session, request, answer, |kept| equity.value(rules, kept))
}

/// A number for each of so many racks; nothing is worth anything without leaves.
fn each_kept(
    session: &Session,
    request: &mut Reader<'_>,
    answer: &mut Vec<i32>,
    value: impl Fn(&Rack) -> i32,
) -> Reply<()> {
    // also of no rack at all, as every call without rules
    let rules = session.rules()?;
    let count: usize = request.narrow("racks")?;
    (0..count).try_for_each(|_| {
        answer.push(value(&request.rack(rules)?));
        Ok(())
    })
}
