//! When a game is over.

use crate::rules::ruleset::Ruleset;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The bag is empty and a player (PL-70: a pair) holds no tile (IS-26, FI-34, PL-30).
    Out,
    /// All players passed so many rounds in a row (IS-27, FI-36, PL-31).
    Passes,
    /// So many turns in a row left no new tile on the board (SV-28).
    Scoreless,
    /// Nobody can lay a tile any more (FI-35, A-5). Only words tell, so [`ending`] never says it.
    NothingLeft,
}

impl Ending {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Out => "out",
            Ending::Passes => "passes",
            Ending::Scoreless => "scoreless",
            Ending::NothingLeft => "nothing-left",
        }
    }
}

/// Whether the game is over before the next turn; of several endings the first one named counts.
///
/// `racks` holds the number of tiles on each rack. `passes` and `scoreless` are runs: passes, and
/// turns without a new tile staying on the board, since the last other turn.
///
/// Decides IS-26, IS-27, FI-34, FI-36, FI-42, SV-28, PL-30, PL-31, PL-32, PL-70.
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

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// Tiles lie on the board for good, for so many points.
    Laid(i32),
    /// Tiles were exchanged.
    Exchanged,
    /// The player passed.
    Passed,
    /// Tiles laid were taken back: a challenge found a word invalid (IS-25).
    TakenBack,
    /// The turn was lost for an earlier challenge (SV-20): nobody chose to pass.
    Lost,
}

impl TurnEnd {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            TurnEnd::Laid(_) => "laid",
            TurnEnd::Exchanged => "exchanged",
            TurnEnd::Passed => "passed",
            TurnEnd::TakenBack => "taken-back",
            TurnEnd::Lost => "lost",
        }
    }

    /// The end of a turn by its name; `points` are those of tiles laid.
    pub fn named(code: &str, points: i32) -> Option<TurnEnd> {
        let all = [
            TurnEnd::Laid(points),
            TurnEnd::Exchanged,
            TurnEnd::Passed,
            TurnEnd::TakenBack,
            TurnEnd::Lost,
        ];
        all.into_iter().find(|end| end.code() == code)
    }
}

/// The runs `(passes, scoreless)` after another turn (IS-27, SV-28).
///
/// A pass lengthens the run of passes, and every other turn ends it but one that was lost, which
/// leaves it as it is. Only tiles that stay on the board end the run of scoreless turns; where the
/// rules say so they must score.
#[inline]
pub fn runs_after(rules: &Ruleset, (passes, scoreless): (u32, u32), turn: TurnEnd) -> (u32, u32) {
    let passes = match turn {
        TurnEnd::Passed => passes.saturating_add(1),
        TurnEnd::Lost => passes,
        TurnEnd::Laid(_) | TurnEnd::Exchanged | TurnEnd::TakenBack => 0,
    };
    match turn {
        TurnEnd::Laid(points) if points != 0 || !rules.zero_play_is_scoreless => (passes, 0),
        _ => (passes, scoreless.saturating_add(1)),
    }
}

/// Has nobody laid a tile for two rounds? The bots exchange no more then, or a game
/// without other limits might never end.
#[inline]
pub(crate) fn is_stuck(rules: &Ruleset, scoreless: u32) -> bool {
    scoreless as usize >= 2 * rules.racks
}

fn team_is_out(rules: &Ruleset, racks: &[usize], rack: usize) -> bool {
    let mates = racks.iter().zip(&rules.teams);
    mates
        .filter(|(_, &team)| team == rules.teams[rack])
        .all(|(&tiles, _)| tiles == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    fn rules(zero_play_is_scoreless: bool) -> Ruleset {
        Ruleset {
            zero_play_is_scoreless,
            ..ruleset(&mut Random(1), 9, (9, 9), 7)
        }
    }

    #[test]
    fn a_pass_lengthens_both_runs_and_a_play_ends_them() {
        let rules = rules(false);
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::Passed), (2, 3));
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::Laid(7)), (0, 0));
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::Laid(0)), (0, 0));
    }

    #[test]
    fn a_play_of_no_points_is_scoreless_where_the_rules_say_so() {
        assert_eq!(runs_after(&rules(true), (1, 2), TurnEnd::Laid(0)), (0, 3));
        assert_eq!(runs_after(&rules(true), (1, 2), TurnEnd::Laid(1)), (0, 0));
    }

    #[test]
    fn exchanges_and_tiles_taken_back_end_the_run_of_passes_and_a_lost_turn_does_not() {
        let rules = rules(false);
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::Exchanged), (0, 3));
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::TakenBack), (0, 3));
        assert_eq!(runs_after(&rules, (1, 2), TurnEnd::Lost), (1, 3));
    }

    #[test]
    fn every_end_of_a_turn_is_found_by_its_name() {
        for end in ["laid", "exchanged", "passed", "taken-back", "lost"] {
            assert_eq!(TurnEnd::named(end, 5).map(TurnEnd::code), Some(end));
        }
        assert_eq!(TurnEnd::named("laid", 5), Some(TurnEnd::Laid(5)));
        assert_eq!(TurnEnd::named("resigned", 0), None);
    }
}
