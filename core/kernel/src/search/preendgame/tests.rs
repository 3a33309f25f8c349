//! Weighing against a plain mean over every draw.

use super::*;
use crate::lexicon::Lexicon;
use crate::movegen::Play;
use crate::rules::placement::Placement;
use crate::rules::tile::*;
use crate::search::endgame::{solve, Endgame, Limits};
use crate::testing::random_games::{ruleset, words, Random};

const WITHOUT_END: PreEndgameLimits<'static> = PreEndgameLimits {
    nodes: u64::MAX,
    stop: &|| false,
};

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
        // with so many points ahead every play wins, whatever is drawn
        let lead = if seen % 4 == 3 { 90 } else { 3 };
        let board = Board::new(&rules);
        let map = Arc::new(WordMap::build(&lexicon.dawg, &rules).expect("invented words"));
        let generator = || MoveGenerator::new(rules.clone(), lexicon.clone(), None);
        let mut position = PreEndgame {
            lexicon: &lexicon,
            words: (seen % 2 == 0).then_some(&map),
            leaves: &Leaves::Zero,
            generator: generator().expect("one alphabet"),
            board: &board,
            rack,
            unseen,
            bag: 1,
            lead,
            runs: (0, 0),
            exchanges: [0, 0],
        };
        let choices = position.plays(100);
        let told = weigh(position, choices, &[1; 32], &WITHOUT_END).expect("two racks");
        let mut worths = Vec::new();
        for (place, prospect) in told.prospects.iter().enumerate() {
            let PreEndgameChoice::Play(play) = &prospect.choice else {
                panic!("only plays were given");
            };
            let (spread, win) = means(&rules, &lexicon, &board, (&rack, &unseen), play, lead);
            worths.push((win, spread));
            assert!(prospect.most >= win - 1e-9);
            if place == 0 {
                seen += 1;
                assert_eq!((prospect.covered, prospect.exact), (1.0, 1.0));
                assert!((prospect.most - prospect.win).abs() < 1e-9);
            }
            if prospect.exact >= 1.0 {
                assert!((prospect.spread - spread).abs() < 1e-9);
            }
            if prospect.decided >= 1.0 {
                assert!((prospect.win - win).abs() < 1e-9);
            }
        }
        // the first wins most often, and of those that do gains most
        for &(win, spread) in &worths {
            let (most, gained) = worths[0];
            assert!(win < most - 1e-9 || (win <= most + 1e-9 && spread <= gained + 1e-9));
        }
        // nobody else can win more often
        let most = told.prospects.iter().map(|prospect| prospect.most);
        assert!(
            most.fold(0.0, f64::max) <= told.prospects.first().map_or(0.0, |best| best.win) + 1e-9
        );
    }
}

/// Spread and wins; each unseen tile is drawn once, whatever its equals.
fn means(
    rules: &crate::rules::ruleset::Ruleset,
    lexicon: &Lexicon,
    board: &Board,
    (rack, unseen): (&Rack, &Rack),
    play: &Play,
    lead: i32,
) -> (f64, f64) {
    let placement = Placement::new(play.square.into(), play.down, &play.tiles).expect("a play");
    let mut laid = *board;
    laid.lay(&placement).expect("a play");
    let (mut sum, mut wins) = (0, 0);
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
        let solved = solve(&endgame, Limits::NONE, &|| false).expect("two racks");
        let gained = play.score - solved.spread;
        sum += gained;
        wins += (lead + gained).signum() + 1;
    }
    let draws = unseen.len() as f64;
    (f64::from(sum) / draws, f64::from(wins) / 2.0 / draws)
}
