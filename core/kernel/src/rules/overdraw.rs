//! More tiles drawn than a rack holds, at a real board.

/// How the opponent of who drew too many chooses what goes back (SV-32 … SV-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surplus {
    /// So many tiles more than the surplus are looked at (SV-33).
    pub choice: u32,
    /// With fewer tiles in the bag before the draw (SV-35, A-9) …
    pub small_bag: u32,
    /// … so many more again.
    pub small_choice: u32,
}

impl Surplus {
    /// How many tiles are looked at: of a surplus of `excess` tiles, with `bag` tiles in the bag
    /// before the draw, of the `there` tiles that should lie there (the new ones or the rack).
    ///
    /// Decides SV-33, SV-35.
    pub fn looked_at(self, excess: u32, bag: u32, there: u32) -> u32 {
        let more = if bag < self.small_bag {
            self.small_choice
        } else {
            0
        };
        let wanted = excess.saturating_add(self.choice).saturating_add(more);
        wanted.min(there.saturating_add(excess))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SURPLUS: Surplus = Surplus {
        choice: 2,
        small_bag: 7,
        small_choice: 3,
    };

    #[test]
    fn so_many_more_are_looked_at_and_more_again_from_a_small_bag() {
        assert_eq!(SURPLUS.looked_at(1, 7, 7), 3);
        assert_eq!(SURPLUS.looked_at(1, 6, 7), 6);
    }

    #[test]
    fn never_more_than_there_are() {
        assert_eq!(SURPLUS.looked_at(1, 7, 1), 2);
        assert_eq!(SURPLUS.looked_at(2, 0, 0), 2);
    }
}
