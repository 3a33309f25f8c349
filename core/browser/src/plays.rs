//! Plays: what one is worth, whether it is legal, and which is best.

use crate::desk::Desk;
use crate::fault::{Fault, Told};
use crate::told::{put_list, Reader};
use stafla_kernel::movegen::{best_exchange, best_of, general, Keeping, Play, Plays};
use stafla_kernel::rules::board::Board;
use stafla_kernel::rules::exchange::{self, Given};
use stafla_kernel::rules::legality;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::rack::Rack;
use stafla_kernel::rules::score::{self, Score};
use stafla_kernel::rules::tile::{Tile, BLANK};

/// A placement: square, down, tiles.
pub fn placement(told: &mut Reader<'_>) -> Told<Placement> {
    let (square, down) = (told.narrow("square")?, told.number()? != 0);
    Ok(Placement::new(square, down, &told.list::<Tile>("tiles")?)?)
}

/// The numbers of a placement.
pub fn put_placement(answer: &mut Vec<i32>, placement: &Placement) {
    answer.extend([placement.square() as i32, i32::from(placement.down())]);
    put_list(answer, placement.tiles().iter().map(|&tile| tile.into()));
}

/// The placement that lays loose tiles: board, then squares, then tiles.
pub fn placed(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?;
    let board = told.board(rules)?;
    let (squares, tiles) = (told.list("squares")?, told.list::<Tile>("tiles")?);
    if squares.len() != tiles.len() {
        return Err(Fault::wrong("message: a tile for each square"));
    }
    let laid: Vec<(usize, Tile)> = squares.into_iter().zip(tiles).collect();
    put_placement(answer, &Placement::of(rules, &board, &laid)?);
    Ok(())
}

/// The score in full of a legal placement: board, rack (-1: not known), placement.
pub fn scored(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?;
    let (board, rack) = (told.board(rules)?, told.known_rack(rules)?);
    let placement = board.full_placement(&placement(told)?)?;
    legality::check(rules, &board, &placement, rack.as_ref())?;
    put_placement(answer, &placement);
    put_score(answer, &score::score(rules, &board, &placement));
    Ok(())
}

/// The scores in full of many placements that are legal, such as plays found: board, how many,
/// placements. One message for all: whoever asks over a network waits once.
pub fn scored_each(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?;
    let board = told.board(rules)?;
    let count: usize = told.narrow("placements")?;
    for _ in 0..count {
        let placement = board.full_placement(&placement(told)?)?;
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
pub fn judged(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let lexicon = desk.lexicon()?;
    let codes: Vec<Tile> = told.list("words")?;
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
fn situation(desk: &Desk, told: &mut Reader<'_>) -> Told<(Board, Rack)> {
    let rules = desk.rules()?;
    let (board, rack) = (told.board(rules)?, told.rack(rules)?);
    // a rack of blanks alone would be thought about for ever
    if rack.len() > rules.rack_size || rack.count(BLANK) > rules.counts[usize::from(BLANK)] {
        return Err(Fault::wrong("message: no player holds such a rack"));
    }
    Ok((board, rack))
}

fn generated(desk: &Desk, board: &Board, rack: &Rack) -> Told<Plays> {
    let codes: Vec<Tile> = rack.codes().collect();
    let (rules, lexicon) = (desk.rules()?, desk.lexicon()?);
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
pub fn all(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let (board, rack) = situation(desk, told)?;
    let plays = generated(desk, &board, &rack)?;
    answer.push(plays.len() as i32);
    plays.iter().for_each(|play| put_play(answer, &play));
    Ok(())
}

/// The play of highest equity: board, rack, tiles in the bag, value of the tiles unseen.
///
/// Without leaves on the desk points alone count. No numbers: there is no play.
pub fn best(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let (board, rack) = situation(desk, told)?;
    let (bag, unseen_value): (usize, i32) = (told.narrow("bag")?, told.number()?);
    let keeping = match &desk.leaves {
        None => Keeping::Nothing,
        Some(_) if bag == 0 => Keeping::BagEmpty { unseen_value },
        Some(leaves) => Keeping::drawing(leaves, rack.len(), bag),
    };
    let plays = generated(desk, &board, &rack)?;
    if let Some(play) = best_of(desk.rules()?, &plays, &rack, keeping) {
        put_play(answer, &play);
    }
    Ok(())
}

/// The best exchange by the leaves (rack, most): its equity and its tiles, or no numbers.
pub fn best_given(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let (rack, most) = (told.rack(desk.rules()?)?, told.narrow("most")?);
    let no_leaves = || Fault::wrong("desk: there are no leaves on it");
    let leaves = desk.leaves.as_ref().ok_or_else(no_leaves)?;
    if let Some((given, rest)) = best_exchange(&rack, leaves, most) {
        answer.push(rest);
        put_list(answer, given.iter().map(|&tile| tile.into()));
    }
    Ok(())
}

/// Whether tiles may be exchanged: rack (-1: not known), tiles, tiles in the bag, exchanges made.
pub fn exchangeable(desk: &Desk, told: &mut Reader<'_>, _: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?;
    let (rack, given) = (told.known_rack(rules)?, told.list::<Tile>("tiles")?);
    let (bag, made) = (told.narrow("bag")?, told.narrow("exchanges")?);
    let refused = exchange::refusal(rules, rack.as_ref(), Given::Tiles(&given), bag, made);
    refused.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// Value of the tiles of a rack.
pub fn valued(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rules = desk.rules()?;
    answer.push(told.rack(rules)?.value(rules));
    Ok(())
}

/// The same of many racks: how many, then each.
pub fn kept_each(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    // also of no rack at all, as every call without rules
    desk.rules()?;
    let count: usize = told.narrow("racks")?;
    (0..count).try_for_each(|_| kept(desk, told, answer))
}

/// Milli-points of tiles kept, by the leaves; nothing is worth anything without them.
pub fn kept(desk: &Desk, told: &mut Reader<'_>, answer: &mut Vec<i32>) -> Told<()> {
    let rack = told.rack(desk.rules()?)?;
    answer.push(desk.leaves.as_ref().map_or(0, |leaves| leaves.value(&rack)));
    Ok(())
}
