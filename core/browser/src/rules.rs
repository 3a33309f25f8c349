//! A rule set as request, and its leaves.

use crate::fault::Reply;
use crate::message::Reader;
use stafla_kernel::leaves::{BagTerms, Leaves, Terms};
use stafla_kernel::rules::ruleset::Ruleset;

/// The rule set whose fields are read in the order of [`Ruleset`].
pub fn ruleset(request: &mut Reader<'_>) -> Reply<Ruleset> {
    let fields = Ruleset {
        letters: request.narrow("letters")?,
        values: request.list("values")?,
        counts: request.list("counts")?,
        width: request.narrow("width")?,
        height: request.narrow("height")?,
        letter_multipliers: request.list("letter_multipliers")?,
        word_multipliers: request.list("word_multipliers")?,
        start: request.list("start")?,
        rack_size: request.narrow("rack_size")?,
        bonus: request.list("bonus")?,
        racks: request.narrow("racks")?,
        teams: request.list("teams")?,
        order: request.list("order")?,
        bags: request.list("bags")?,
        opening_least: request.narrow("opening_least")?,
        exchange_bag_least: request.narrow("exchange_bag_least")?,
        exchange_limit: request.maybe("exchange_limit")?,
        pass_rounds: request.narrow("pass_rounds")?,
        scoreless_turns: request.narrow("scoreless_turns")?,
        zero_play_is_scoreless: request.number()? != 0,
        finisher_gain: request.narrow("finisher_gain")?,
        leftovers_lost: (request.number()? != 0, request.number()? != 0),
    };
    Ok(Ruleset::new(fields)?)
}

/// Leaves from their terms in milli-points: those of the bag (a list, empty: none), then those
/// of the tiles.
pub fn leaves(rules: &Ruleset, request: &mut Reader<'_>) -> Reply<Leaves> {
    let bag: Vec<i32> = request.list("bag terms")?;
    let mut table = Terms::new(rules, &request.rest()?)?.table(rules)?;
    if !bag.is_empty() {
        table.bag_terms = Some(BagTerms::new(&bag)?);
    }
    Ok(Leaves::Table(Box::new(table)))
}
