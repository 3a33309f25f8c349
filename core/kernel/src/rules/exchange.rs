//! Whether tiles may be exchanged.

use crate::rules::rack::Rack;
use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;

/// What is to be exchanged: the tiles, or only how many where they are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeTiles<'a> {
    /// These codes.
    Tiles(&'a [Tile]),
    /// So many.
    Count(usize),
}

impl ExchangeTiles<'_> {
    /// How many tiles.
    pub const fn len(&self) -> usize {
        match self {
            ExchangeTiles::Tiles(tiles) => tiles.len(),
            ExchangeTiles::Count(count) => *count,
        }
    }

    /// No tile?
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Why an exchange is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeRefusal {
    /// Nothing is exchanged.
    NoTiles,
    /// The player does not hold these tiles, or so many.
    NotOnRack,
    /// The team has made all the exchanges it may (PL-66).
    ExchangeLimit,
    /// The bag holds fewer tiles than any exchange needs (SV-26, PL-49).
    BagBelowLeast,
    /// The bag holds fewer tiles than are exchanged (IS-18).
    BagTooSmall,
}

impl ExchangeRefusal {
    /// The stable name of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            ExchangeRefusal::NoTiles => "no-tiles",
            ExchangeRefusal::NotOnRack => "not-on-rack",
            ExchangeRefusal::ExchangeLimit => "exchange-limit",
            ExchangeRefusal::BagBelowLeast => "bag-below-least",
            ExchangeRefusal::BagTooSmall => "bag-too-small",
        }
    }
}

/// The first reason (in the order of [`ExchangeRefusal`]) why the exchange is not allowed.
///
/// `rack` None means unknown: any tiles of the set, at most a full rack. `bag` is the number of
/// tiles in it before the exchange, `exchanges` those the team has made in this game.
///
/// Decides IS-18, SV-26, PL-49, PL-66.
pub fn refusal(
    rules: &Ruleset,
    rack: Option<&Rack>,
    given: ExchangeTiles<'_>,
    bag: usize,
    exchanges: u32,
) -> Option<ExchangeRefusal> {
    if given.is_empty() {
        Some(ExchangeRefusal::NoTiles)
    } else if !held(rules, rack, given) {
        Some(ExchangeRefusal::NotOnRack)
    } else if rules.exchange_limit.is_some_and(|most| exchanges >= most) {
        Some(ExchangeRefusal::ExchangeLimit)
    } else if bag < rules.exchange_bag_least {
        Some(ExchangeRefusal::BagBelowLeast)
    } else if bag < given.len() {
        Some(ExchangeRefusal::BagTooSmall)
    } else {
        None
    }
}

/// Most tiles that a rack of so many tiles may exchange now; 0: none (IS-18, SV-26, PL-66).
#[inline]
pub fn most(rules: &Ruleset, rack: usize, bag: usize, exchanges: u32) -> usize {
    let spent = rules.exchange_limit.is_some_and(|most| exchanges >= most);
    match spent || bag < rules.exchange_bag_least {
        true => 0,
        false => rack.min(bag),
    }
}

fn held(rules: &Ruleset, rack: Option<&Rack>, given: ExchangeTiles<'_>) -> bool {
    if given.len() > rack.map_or(rules.rack_size, Rack::len) {
        return false;
    }
    match (given, rack) {
        (ExchangeTiles::Count(_), _) => true,
        (ExchangeTiles::Tiles(tiles), Some(rack)) => rack.missing(tiles.iter().copied()).is_none(),
        (ExchangeTiles::Tiles(tiles), None) => {
            Rack::full(rules).missing(tiles.iter().copied()).is_none()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_games::{ruleset, Random};

    fn rules(exchange_bag_least: usize, exchange_limit: Option<u32>) -> Ruleset {
        Ruleset {
            exchange_bag_least,
            exchange_limit,
            rack_size: 7,
            ..ruleset(&mut Random(1), 9, (9, 9), 7)
        }
    }

    /// The most that are not refused, one number after another.
    fn most_by_trying(rules: &Ruleset, rack: usize, bag: usize, made: u32) -> usize {
        let allowed =
            |&count: &usize| refusal(rules, None, ExchangeTiles::Count(count), bag, made).is_none();
        (1..=rack).filter(allowed).max().unwrap_or(0)
    }

    #[test]
    fn the_most_are_the_most_that_are_not_refused() {
        for (least, limit) in [(1, None), (7, None), (0, Some(0)), (1, Some(3))] {
            let rules = rules(least, limit);
            for (rack, bag) in (0..=7).flat_map(|rack| (0..=9).map(move |bag| (rack, bag))) {
                for made in 0..5 {
                    let most = most(&rules, rack, bag, made);
                    assert_eq!(most, most_by_trying(&rules, rack, bag, made));
                }
            }
        }
    }
}
