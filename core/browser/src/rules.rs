//! A rule set as told, and its leaves.

use crate::fault::Told;
use crate::told::Reader;
use stafla_kernel::leaves::{BagTerms, Leaves, Terms};
use stafla_kernel::rules::ruleset::Ruleset;

/// The rule set whose fields are told in the order of [`Ruleset`].
pub fn ruleset(told: &mut Reader<'_>) -> Told<Ruleset> {
    let fields = Ruleset {
        letters: told.narrow("letters")?,
        values: told.list("values")?,
        counts: told.list("counts")?,
        width: told.narrow("width")?,
        height: told.narrow("height")?,
        letter_multipliers: told.list("letter_multipliers")?,
        word_multipliers: told.list("word_multipliers")?,
        start: told.list("start")?,
        rack_size: told.narrow("rack_size")?,
        bonus: told.list("bonus")?,
        racks: told.narrow("racks")?,
        teams: told.list("teams")?,
        order: told.list("order")?,
        bags: told.list("bags")?,
        opening_least: told.narrow("opening_least")?,
        exchange_bag_least: told.narrow("exchange_bag_least")?,
        exchange_limit: told.maybe("exchange_limit")?,
        pass_rounds: told.narrow("pass_rounds")?,
        scoreless_turns: told.narrow("scoreless_turns")?,
        zero_play_is_scoreless: told.number()? != 0,
        finisher_gain: told.narrow("finisher_gain")?,
        leftovers_lost: (told.number()? != 0, told.number()? != 0),
    };
    Ok(Ruleset::new(fields)?)
}

/// Leaves told as their terms in milli-points: those of the bag (a list, empty: none), then those
/// of the tiles.
pub fn leaves(rules: &Ruleset, told: &mut Reader<'_>) -> Told<Leaves> {
    let bag: Vec<i32> = told.list("bag terms")?;
    let mut table = Terms::new(rules, &told.rest()?)?.table(rules)?;
    if !bag.is_empty() {
        table.bag_terms = Some(BagTerms::new(&bag)?);
    }
    Ok(Leaves::Table(Box::new(table)))
}
