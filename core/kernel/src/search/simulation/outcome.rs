//! What a rollout came to.

use super::state::Game;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::MAX_RACKS;
use crate::search::winning::WinTable;

/// Certainty, in the units of chances and utilities.
pub(super) const CERTAIN: f64 = 1e6;

/// How much winning and points count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Of the chance of winning.
    pub win: f64,
    /// Of the spread, squashed to 0 … 1.
    pub spread: f64,
}

/// The end of a rollout as the player sees it whose candidates are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// Milli-points ahead of the best other team.
    pub spread: i64,
    /// Chance of winning, in millionths; a tie is shared.
    pub win: i64,
    /// What is to be made the most of, in millionths.
    pub utility: i64,
}

impl Outcome {
    /// The outcome of a game that is over, settled, or else where it stands.
    ///
    /// `kept` is what each rack's last leave is worth, in milli-points, in a game that goes on.
    pub fn of(
        rules: &Ruleset,
        wins: &WinTable,
        weights: Weights,
        game: &Game,
        over: bool,
        kept: &[i32; MAX_RACKS],
        own: usize,
    ) -> Outcome {
        let mut teams = [None; MAX_RACKS];
        for rack in 0..rules.racks {
            let total = 1000 * i64::from(game.totals[rack]) + i64::from(kept[rack]);
            let team: &mut Option<i64> = &mut teams[rules.teams[rack] as usize];
            *team = Some(team.unwrap_or(0) + total);
        }
        let own = rules.teams[own] as usize;
        let spread = lead(&teams, own);
        let win = if over {
            share_of_win(&teams, own)
        } else {
            let next = rules.teams[game.mover(rules)] as usize;
            chance(&teams, own, next, game.unseen(rules), wins)
        };
        let squashed = 1.0 / (1.0 + (-(spread as f64) / 100_000.0).exp());
        let blended = weights.win * win + weights.spread * squashed;
        let utility = blended / (weights.win + weights.spread);
        Outcome {
            spread,
            win: (win * CERTAIN).round() as i64,
            utility: (utility * CERTAIN).round() as i64,
        }
    }
}

type Teams = [Option<i64>; MAX_RACKS];

/// Milli-points ahead of the best other team; without one, the total.
fn lead(teams: &Teams, own: usize) -> i64 {
    let others = teams.iter().enumerate().filter(|&(team, _)| team != own);
    let best = others.filter_map(|(_, total)| *total).max();
    teams[own].unwrap_or(0) - best.unwrap_or(0)
}

/// 1 for the team that won, 0 for one that lost; those that tie share.
fn share_of_win(teams: &Teams, own: usize) -> f64 {
    let best = teams.iter().flatten().max();
    let winners = teams.iter().flatten().filter(|&total| Some(total) == best);
    match teams[own].as_ref() == best {
        true => 1.0 / winners.count() as f64,
        false => 0.0,
    }
}

/// Chance of winning a game that goes on.
///
/// Two teams: what the table says of the lead of the one that moves next. More: each team's
/// chances against each other one multiplied, and these products made to sum to 1; so equal teams
/// have equal chances, and for two teams it is the table again.
fn chance(teams: &Teams, own: usize, next: usize, unseen: usize, wins: &WinTable) -> f64 {
    let beats = |team: usize, other: usize| {
        let lead = teams[team].unwrap_or(0) - teams[other].unwrap_or(0);
        if team == next {
            wins.chance(lead, unseen)
        } else if other == next {
            1.0 - wins.chance(-lead, unseen)
        } else {
            // neither moves next: between having the move and not having it
            (wins.chance(lead, unseen) + 1.0 - wins.chance(-lead, unseen)) / 2.0
        }
    };
    let playing = || (0..MAX_RACKS).filter(|&team| teams[team].is_some());
    if playing().count() <= 2 {
        return playing()
            .find(|&team| team != own)
            .map_or(1.0, |other| beats(own, other));
    }
    let product = |team: usize| -> f64 {
        let others = playing().filter(|&other| other != team);
        others.map(|other| beats(team, other)).product()
    };
    let all: f64 = playing().map(product).sum();
    if all > 0.0 {
        product(own) / all
    } else {
        share_of_win(teams, own)
    }
}
