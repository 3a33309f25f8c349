//! Whether tiles may be laid so; words are judged elsewhere.

use crate::rules::board::{Board, Line};
use crate::rules::placement::Placement;
use crate::rules::rack::Rack;
use crate::rules::refusal::{Reason, Refusal};
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// The first reason why a placement is not legal (IS-06, IS-10 … IS-14).
///
/// The reasons are looked for in this order:
/// 1. `WrongSize`: the board is another's; `NoTiles`; `OffBoard`;
/// 2. square by square along the line: `UnknownLetter`, `Occupied`, `NothingThere`;
/// 3. `TooManyTiles`, `NotOnRack`;
/// 4. on an empty board `NotOnStart`, `TooShort`; otherwise `Detached`.
///
/// The line may be any part of the main word that holds all new tiles. `rack` None means
/// unknown: any tiles of the set may be held; a letter that only a blank can name has none, so
/// laying it as a tile is `NotOnRack` (SV-53).
///
/// Decides IS-06, IS-10, IS-11, IS-12, IS-14, FI-06, FI-12, FI-13, FI-14, FI-19, FI-20, SV-03,
/// PL-09, PL-10, PL-23, PL-24, PL-26, PL-28.
///
/// # Errors
/// That first reason, with square and tile where there is one.
pub fn check(
    rules: &Ruleset,
    board: &Board,
    placement: &Placement,
    rack: Option<&Rack>,
) -> Result<(), Refusal> {
    board.fits(rules)?;
    if placement.new_tiles().next().is_none() {
        return Err(Refusal::new(Reason::NoTiles));
    }
    let line = board.line(placement)?;
    squares(rules, board, placement, line)?;
    held(rules, placement, rack)?;
    if board.is_empty() {
        opening(rules, placement, line)
    } else if placement
        .laid(rules.width)
        .any(|(square, _)| board.touches(square))
    {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Detached))
    }
}

fn squares(
    rules: &Ruleset,
    board: &Board,
    placement: &Placement,
    line: Line,
) -> Result<(), Refusal> {
    for (square, &tile) in line.squares().zip(placement.tiles()) {
        let free = board.tile(square) == EMPTY;
        let reason = match tile {
            EMPTY if free => return Err(Refusal::new(Reason::NothingThere).at(square)),
            EMPTY => continue,
            _ if !rules.is_letter(tile) => Reason::UnknownLetter,
            _ if !free => Reason::Occupied,
            _ => continue,
        };
        return Err(Refusal::new(reason).at(square).with(tile));
    }
    Ok(())
}

fn held(rules: &Ruleset, placement: &Placement, rack: Option<&Rack>) -> Result<(), Refusal> {
    if placement.new_tiles().count() > rules.rack_size {
        return Err(Refusal::new(Reason::TooManyTiles));
    }
    let mut left = rack.copied().unwrap_or_else(|| Rack::full(rules));
    for (square, tile) in placement.laid(rules.width) {
        if !left.take(on_rack(tile)) {
            return Err(Refusal::new(Reason::NotOnRack).at(square).with(tile));
        }
    }
    Ok(())
}

/// On an empty board the line is the main word.
fn opening(rules: &Ruleset, placement: &Placement, line: Line) -> Result<(), Refusal> {
    if !line
        .squares()
        .any(|square| rules.start.contains(&(square as u16)))
    {
        return Err(Refusal::new(Reason::NotOnStart).at(placement.square()));
    }
    if line.len < rules.opening_least {
        return Err(Refusal::new(Reason::TooShort).at(placement.square()));
    }
    Ok(())
}
