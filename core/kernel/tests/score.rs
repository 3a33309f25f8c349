//! The score in full and the points alone are one arithmetic.

mod common;

use common::{invented, some_placement, Chance};
use stafla_kernel::rules::legality::check;
use stafla_kernel::rules::placement::Placement;
use stafla_kernel::rules::position::{Act, Position};
use stafla_kernel::rules::score::{points, score};

#[test]
fn points_are_the_total_of_the_score() {
    let mut scored = 0;
    for case in 0..150 {
        let chance = &mut Chance::new(1000 + case);
        let rules = invented(chance);
        let mut position = Position::start(&rules, chance.seed());
        for _ in 0..60 {
            let Some(placement) = some_placement(&rules, &position, chance) else {
                continue;
            };
            if check(&rules, &position.board, &placement, None).is_err() {
                continue;
            }
            scored += 1;
            let full = score(&rules, &position.board, &placement);
            assert_eq!(points(&rules, &position.board, &placement), full.total);
            // out of turn, so that the board fills whatever the endings say
            if position.apply(&rules, &Act::Play(placement)).is_err() {
                position.ending = None;
            }
        }
    }
    assert!(scored > 1000, "{scored}");
}

#[test]
fn a_placement_lays_what_it_was_made_of() {
    for case in 0..150 {
        let chance = &mut Chance::new(2000 + case);
        let rules = invented(chance);
        let position = Position::start(&rules, chance.seed());
        let Some(placement) = some_placement(&rules, &position, chance) else {
            continue;
        };
        let laid: Vec<_> = placement.laid(rules.width).collect();
        assert_eq!(Placement::of(&rules, &position.board, &laid), Ok(placement));
        assert_eq!(placement.new_tiles().count(), laid.len());
        let mut board = position.board;
        board.lay(&placement).unwrap();
        assert_eq!(board.filled(), laid.len());
        for (square, tile) in laid {
            assert_eq!(board.tile(square), tile);
            assert_eq!(board.lift(square), tile);
        }
        assert_eq!(board, position.board);
    }
}
