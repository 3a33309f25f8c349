//! The best plays of all, with a word between one group of slots and the next.

use super::all::{Filling, OpenSlot};
use super::best::Search;
use super::rows::Lanes;
use super::Fast;
use crate::lexicon::wordmap::WordMap;
use crate::movegen::{Equity, Plays, Ranking};
use crate::rules::rack::Rack;
use crate::rules::tile::*;

/// Slots that are filled between two questions whether to stop: enough that finding their words
/// is the smaller part of the work.
const AT_ONCE: usize = 16;

impl Fast {
    /// Shows every play to the ranking; false if `stop` said so before the end.
    pub fn rank(
        &mut self,
        map: &WordMap,
        cells: &[Tile],
        rack: &Rack,
        ranking: &mut Ranking<'_>,
        stop: &mut dyn FnMut() -> bool,
    ) -> bool {
        self.lanes.set(map, cells);
        self.search.set_rack(map, rack, &Equity::Score);
        self.search.rank(map, &self.lanes, ranking, stop)
    }
}

impl Search {
    fn rank(
        &mut self,
        map: &WordMap,
        lanes: &Lanes,
        ranking: &mut Ranking<'_>,
        stop: &mut dyn FnMut() -> bool,
    ) -> bool {
        let mut slots = self.open_slots(lanes);
        slots.sort_unstable();
        let mut plays = Plays::default();
        let mut filling = Filling::new(map, lanes, &self.rack);
        let groups = slots.chunk_by(OpenSlot::is_like);
        for alike in groups.flat_map(|group| group.chunks(AT_ONCE)) {
            if stop() {
                return false;
            }
            filling.fill(alike, &mut plays);
            ranking.take(&plays);
            plays.clear();
        }
        true
    }
}
