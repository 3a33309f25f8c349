//! When a game is over, and what the tiles left on the racks cost.

use crate::rules::ruleset::Ruleset;
use crate::rules::tile::MAX_RACKS;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The bag is empty and a player (PL-70: a pair) holds no tile (IS-26, FI-34, PL-30).
    Out,
    /// All players passed so many rounds in a row (IS-27, FI-36, PL-31).
    Passes,
    /// So many turns in a row left no new tile on the board (SV-28).
    Scoreless,
}

impl Ending {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Out => "out",
            Ending::Passes => "passes",
            Ending::Scoreless => "scoreless",
        }
    }
}

/// Whether the game is over before the next turn; of several endings the first one named counts.
///
/// `racks` holds the number of tiles on each rack. `passes` and `scoreless` are runs: passes, and
/// turns without a new tile staying on the board, since the last other turn.
pub fn ending(
    rules: &Ruleset,
    bag: usize,
    racks: &[usize],
    passes: u32,
    scoreless: u32,
) -> Option<Ending> {
    let rounds = rules.pass_rounds.saturating_mul(rules.racks as u32);
    if bag == 0 && (0..racks.len()).any(|rack| team_is_out(rules, racks, rack)) {
        Some(Ending::Out)
    } else if rounds > 0 && passes >= rounds {
        Some(Ending::Passes)
    } else if rules.scoreless_turns > 0 && scoreless >= rules.scoreless_turns {
        Some(Ending::Scoreless)
    } else {
        None
    }
}

/// The runs `(passes, scoreless)` after another turn: did it lay tiles, was it a pass, and what
/// did it score (IS-27, SV-28)?
#[inline]
pub(crate) fn runs(
    rules: &Ruleset,
    (passes, scoreless): (u32, u32),
    laid: bool,
    passed: bool,
    points: i32,
) -> (u32, u32) {
    let nothing = !laid || rules.zero_play_is_scoreless && points == 0;
    let longer = |run: u32, grows: bool| if grows { run + 1 } else { 0 };
    (longer(passes, passed), longer(scoreless, nothing))
}

fn team_is_out(rules: &Ruleset, racks: &[usize], rack: usize) -> bool {
    let mates = racks.iter().zip(&rules.teams);
    mates
        .filter(|(_, &team)| team == rules.teams[rack])
        .all(|(&tiles, _)| tiles == 0)
}

/// What each rack's total changes by at the end (IS-40, IS-41, FI-37, FI-38, SV-28, PL-33).
///
/// `leftovers` are the values of the tiles on each rack, `out` the rack that played out, None
/// after any other ending. A finisher gains the leftovers of the other teams.
pub fn settle(rules: &Ruleset, leftovers: &[i32], out: Option<usize>) -> [i32; MAX_RACKS] {
    let mut change = [0; MAX_RACKS];
    let (after_out, after_other) = rules.leftovers_lost;
    if if out.is_some() {
        after_out
    } else {
        after_other
    } {
        for (change, &left) in change.iter_mut().zip(leftovers) {
            *change -= left;
        }
    }
    if let Some(finisher) = out {
        let all = leftovers.iter().zip(&rules.teams);
        let others = all.filter(|(_, &team)| team != rules.teams[finisher]);
        change[finisher] += rules.finisher_gain * others.map(|(&left, _)| left).sum::<i32>();
    }
    change
}
