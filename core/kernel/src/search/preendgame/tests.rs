//! Weighing against a plain mean over every draw.

use super::*;
use crate::lexicon::Lexicon;
use crate::rules::placement::Placement;
use crate::search::endgame::{solve, Endgame, Limits};
use crate::testing::random_games::{ruleset, words, Random};

#[test]
fn with_one_tile_in_the_bag_a_play_is_worth_the_mean_of_its_endgames() {
    let mut random = Random(5);
    let mut seen = 0;
    while seen < 20 {
        let rules = Arc::new(ruleset(&mut random, 5, (6, 6), 3));
        let dawg = words(&mut random, 5, 14, 4);
        let lexicon = Arc::new(Lexicon {
            metadata: vec![],
            dawg,
        });
        let (rack, unseen) = (random.rack(5, 3, 0), random.rack(5, 4, 0));
        let board = Board::new(&rules);
        let generator = || MoveGenerator::new(rules.clone(), lexicon.clone(), None);
        let position = PreEndgame {
            lexicon: &lexicon,
            words: None,
            leaves: &Leaves::Zero,
            generator: generator().expect("one alphabet"),
            board: &board,
            rack,
            unseen,
            bag: 1,
            lead: 3,
        };
        let told = weigh(position, 100, &[1; 32], &|| false).expect("two racks");
        for prospect in told.prospects.iter().take(1) {
            seen += 1;
            let wanted = mean(&rules, &lexicon, &board, (&rack, &unseen), &prospect.play);
            assert!((prospect.spread - wanted).abs() < 1e-9);
            assert_eq!((prospect.covered, prospect.exact), (1.0, 1.0));
        }
    }
}

/// Each unseen tile drawn once, whatever its equals.
fn mean(
    rules: &crate::rules::ruleset::Ruleset,
    lexicon: &Lexicon,
    board: &Board,
    (rack, unseen): (&Rack, &Rack),
    play: &Play,
) -> f64 {
    let placement = Placement::new(play.square.into(), play.down, &play.tiles).expect("a play");
    let mut laid = *board;
    laid.lay(&placement).expect("a play");
    let mut sum = 0;
    for drawn in unseen.codes() {
        let (mut own, mut other) = (*rack, *unseen);
        placement.new_tiles().for_each(|tile| {
            own.take(on_rack(tile));
        });
        own.add(drawn);
        other.take(drawn);
        let endgame = Endgame {
            rules,
            words: &lexicon.dawg,
            map: None,
            board: &laid,
            racks: [own, other],
            mover: 1,
            passes: 0,
            scoreless: 0,
        };
        sum += play.score
            - solve(&endgame, Limits::NONE, &|| false)
                .expect("two racks")
                .spread;
    }
    f64::from(sum) / unseen.len() as f64
}
