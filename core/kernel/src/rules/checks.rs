//! What a rule set must keep to: the kernel's limits and the fields' consistency.

use crate::rules::ruleset::Ruleset;
use crate::rules::tile::*;
use std::fmt;

/// Largest value printed on a tile.
const MAX_VALUE: i32 = 99;
/// Largest premium of a single square.
const MAX_MULTIPLIER: u8 = 9;
/// Largest product of the word premiums that one play can cover.
const MAX_PRODUCT: u64 = 1000;
/// Largest bonus for laying some number of tiles.
const MAX_BONUS: i32 = 1000;

/// Numbers that contradict each other or leave the kernel's limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetError {
    /// The field at fault.
    pub field: &'static str,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.why)
    }
}

impl std::error::Error for RulesetError {}

/// The first broken limit, in the order of the fields.
pub(crate) fn check(rules: &Ruleset) -> Result<(), RulesetError> {
    tiles(rules)?;
    board(rules)?;
    racks(rules)?;
    play(rules)
}

fn ensure(
    holds: bool,
    field: &'static str,
    why: impl FnOnce() -> String,
) -> Result<(), RulesetError> {
    if holds {
        return Ok(());
    }
    Err(RulesetError { field, why: why() })
}

fn within(field: &'static str, number: i64, least: i64, most: i64) -> Result<(), RulesetError> {
    ensure((least..=most).contains(&number), field, || {
        format!("{number} is not within {least} … {most}")
    })
}

fn length(field: &'static str, have: usize, want: usize) -> Result<(), RulesetError> {
    ensure(have == want, field, || {
        format!("{have} numbers, {want} wanted")
    })
}

fn tiles(rules: &Ruleset) -> Result<(), RulesetError> {
    within("letters", rules.letters as i64, 1, MAX_LETTERS as i64)?;
    length("values", rules.values.len(), rules.letters + 1)?;
    for &value in &rules.values {
        within("values", value.into(), 0, MAX_VALUE.into())?;
    }
    ensure(rules.values[BLANK as usize] == 0, "values", || {
        "a blank is worth 0".into()
    })?;
    length("counts", rules.counts.len(), rules.letters + 1)?;
    ensure(rules.tiles() > 0, "counts", || "no tile at all".into())?;
    length("bags", rules.bags.len(), rules.letters + 1)?;
    for &bag in &rules.bags {
        within("bags", bag.into(), 0, 1)?;
    }
    Ok(())
}

fn board(rules: &Ruleset) -> Result<(), RulesetError> {
    within("width", rules.width as i64, 2, MAX_SIDE as i64)?;
    within("height", rules.height as i64, 2, MAX_SIDE as i64)?;
    multipliers("letter_multipliers", &rules.letter_multipliers, rules)?;
    multipliers("word_multipliers", &rules.word_multipliers, rules)?;
    ensure(!rules.start.is_empty(), "start", || {
        "no start square".into()
    })?;
    for (i, &square) in rules.start.iter().enumerate() {
        within("start", square.into(), 0, rules.squares() as i64 - 1)?;
        ensure(!rules.start[..i].contains(&square), "start", || {
            format!("square {square} twice")
        })?;
    }
    Ok(())
}

fn multipliers(field: &'static str, numbers: &[u8], rules: &Ruleset) -> Result<(), RulesetError> {
    length(field, numbers.len(), rules.squares())?;
    for &number in numbers {
        within(field, number.into(), 1, MAX_MULTIPLIER.into())?;
    }
    Ok(())
}

fn racks(rules: &Ruleset) -> Result<(), RulesetError> {
    within("rack_size", rules.rack_size as i64, 1, MAX_RACK as i64)?;
    length("bonus", rules.bonus.len(), rules.rack_size + 1)?;
    for &bonus in &rules.bonus {
        within("bonus", bonus.into(), 0, MAX_BONUS.into())?;
    }
    products(rules)?;
    within("racks", rules.racks as i64, 1, MAX_RACKS as i64)?;
    length("teams", rules.teams.len(), rules.racks)?;
    for &team in &rules.teams {
        within("teams", team.into(), 0, rules.racks as i64 - 1)?;
    }
    for &rack in &rules.order {
        within("order", rack.into(), 0, rules.racks as i64 - 1)?;
    }
    let idle = (0..rules.racks as u8).find(|rack| !rules.order.contains(rack));
    ensure(idle.is_none(), "order", || {
        format!("rack {} never moves", idle.unwrap_or_default())
    })
}

/// Points stay far from overflow: no play may multiply a word by more than `MAX_PRODUCT`.
fn products(rules: &Ruleset) -> Result<(), RulesetError> {
    let lines = (0..rules.height).map(|row| (row * rules.width, 1, rules.width));
    let columns = (0..rules.width).map(|column| (column, rules.width, rules.height));
    for (first, step, squares) in lines.chain(columns) {
        let mut line: Vec<u64> = (0..squares)
            .map(|i| rules.word_multipliers[first + i * step].into())
            .collect();
        line.sort_unstable_by(|a, b| b.cmp(a));
        let most = line.iter().take(rules.rack_size).product::<u64>();
        ensure(most <= MAX_PRODUCT, "word_multipliers", || {
            format!("one play could multiply a word by {most}, the most is {MAX_PRODUCT}")
        })?;
    }
    Ok(())
}

fn play(rules: &Ruleset) -> Result<(), RulesetError> {
    let longest = rules.width.max(rules.height) as i64;
    within("opening_least", rules.opening_least as i64, 2, longest)?;
    within(
        "exchange_bag_least",
        rules.exchange_bag_least as i64,
        0,
        rules.tiles() as i64,
    )?;
    within("finisher_gain", rules.finisher_gain.into(), 0, 9)
}
