//! One game from the first draw to the settlement.

use super::record::GameRecord;
use super::{Chunk, Player, Run};
use crate::rules::position::Position;

/// Plays game `number` of a run.
pub(super) fn play(run: &Run<'_>, player: &mut Player<'_>, number: u64) -> Chunk {
    let seed = run.game_seed(number);
    let mut position = Position::start(run.rules, seed);
    let mut line = GameRecord::new(number, &seed);
    player.start();
    while position.ending.is_none() {
        let choice = player.turn(&mut position);
        line.turn(&choice.act, choice.points);
    }
    let totals = &position.totals[..run.rules.racks];
    Chunk {
        records: line.end(position.ending, totals),
        games: 1,
        turns: position.turn as u64,
        score: totals.iter().map(|&total| i64::from(total)).sum(),
    }
}
