//! What is told wrongly is answered as wrong, and never stops the kernel.

use stafla_browser::fault::Reply;
use stafla_browser::message::Reader;
use stafla_browser::session::Session;
use stafla_browser::{game, plays, REFUSED, WRONG};
use stafla_kernel::lexicon::{Dawg, Lexicon};

type Call = fn(&mut Session, &[u8], &mut Vec<i32>) -> Reply<()>;

/// Every call of numbers.
const CALLS: [Call; 15] = [
    |session, input, numbers| plays::score_each(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::leave_values(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::place(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::score(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::judge(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::all(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::best(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::best_exchange_of(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::may_exchange(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::rack_value(session, &mut Reader::new(input), numbers),
    |session, input, numbers| plays::kept_values(session, &mut Reader::new(input), numbers),
    |session, input, numbers| game::begin(session, &mut Reader::new(input), numbers),
    |session, input, numbers| game::act(session, &mut Reader::new(input), numbers),
    |session, input, numbers| game::resign(session, &mut Reader::new(input), numbers),
    |session, input, numbers| game::state(session, &mut Reader::new(input), numbers),
];

fn told(numbers: &[i32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

/// Three by three squares, two letters, two racks of two.
fn rules() -> Vec<i32> {
    let mut numbers = vec![2];
    numbers.extend([3, 0, 1, 4]); // values
    numbers.extend([3, 1, 6, 5]); // counts
    numbers.extend([3, 3]);
    for _ in 0..2 {
        numbers.push(9);
        numbers.extend([1; 9]);
    }
    numbers.extend([1, 4]); // start
    numbers.extend([2, 3, 0, 0, 0]); // rack size, bonus
    numbers.extend([2, 0, 0, 0]); // racks, teams, order, bags
    numbers.extend([2, 1, -1, 2, 0, 0, 1, 1, 1]);
    numbers
}

fn session() -> Session {
    let mut session = Session::default();
    let set = session.set_rules(&mut Reader::new(&told(&rules())));
    assert_eq!(set, Ok(()));
    let dawg = Dawg::build(&[1, 2, 0, 2, 1, 0, 1, 1, 0], 2, 2, 15).map(|built| built.dawg);
    let metadata = b"{}".to_vec();
    let file = dawg.map(|dawg| Lexicon { metadata, dawg }.to_bytes());
    let mut answer = vec![];
    let added = session.add_lexicon(&file.unwrap_or_default(), &mut answer);
    assert_eq!((added, answer), (Ok(()), vec![3]));
    session
}

#[test]
fn a_desk_without_rules_says_so_to_every_call() {
    for call in CALLS {
        let fault = call(&mut Session::default(), &told(&[0; 8]), &mut vec![]);
        assert_eq!(fault.map_err(|fault| fault.status), Err(WRONG));
    }
}

#[test]
fn rules_that_end_too_early_or_contradict_themselves_are_wrong() {
    let all = rules();
    for length in 0..all.len() {
        let fault = Session::default().set_rules(&mut Reader::new(&told(&all[..length])));
        assert_eq!(fault.map_err(|fault| fault.status), Err(WRONG));
    }
    let mut foreign = all;
    foreign[0] = 64;
    assert!(Session::default()
        .set_rules(&mut Reader::new(&told(&foreign)))
        .is_err());
}

#[test]
fn a_lexicon_cut_short_or_of_other_letters_is_wrong() {
    let mut session = session();
    assert!(session.add_lexicon(b"no lexicon", &mut vec![]).is_err());
    let dawg = Dawg::build(&[3, 2, 0], 3, 2, 15).map(|built| built.dawg);
    let metadata = b"{}".to_vec();
    let file = dawg
        .map(|dawg| Lexicon { metadata, dawg }.to_bytes())
        .unwrap_or_default();
    let fault = session
        .add_lexicon(&file, &mut vec![])
        .map_err(|fault| fault.text);
    assert!(fault.is_err_and(|text| text.starts_with("foreign-alphabet")));
}

#[test]
fn a_refusal_names_code_square_and_tile() {
    // a board with one tile, and the same square laid on again
    let mut numbers = vec![9, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    numbers.extend([1, 4, 1, 2]);
    let fault = plays::place(&session(), &mut Reader::new(&told(&numbers)), &mut vec![]);
    let fault = fault.expect_err("the square is taken");
    assert_eq!(
        (fault.status, fault.text.as_str(), fault.place),
        (REFUSED, "occupied", [4, 2])
    );
}

#[test]
fn nothing_that_is_told_stops_the_kernel() {
    let mut state = 7u64;
    let mut random = move |below: u64| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    let mut session = session();
    let mut answered = 0;
    for _ in 0..60_000 {
        let call = CALLS[random(CALLS.len() as u64) as usize];
        let mut numbers = vec![];
        // mostly what could be a board and a rack, now and then anything
        if random(2) == 0 {
            numbers.push(9);
            numbers.extend((0..9).map(|_| random(4) as i32 * random(2) as i32));
        }
        for _ in 0..random(14) {
            let wild = random(40) == 0;
            numbers.push(if wild {
                random(1 << 32) as u32 as i32
            } else {
                random(5) as i32 - 1
            });
        }
        answered += call(&mut session, &told(&numbers), &mut vec![]).is_ok() as u32;
    }
    assert!(answered > 5_000, "{answered}");
}

#[test]
fn a_game_is_played_to_its_end_and_then_over() {
    let mut session = session();
    let mut begin = vec![32];
    begin.extend([5; 32]);
    begin.extend([0, 1]);
    let mut answer = vec![];
    assert_eq!(
        game::begin(&mut session, &mut Reader::new(&told(&begin)), &mut answer),
        Ok(())
    );
    for _ in 0..4 {
        assert_eq!(
            game::act(&mut session, &mut Reader::new(&told(&[2])), &mut vec![]),
            Ok(())
        );
    }
    let over = game::act(&mut session, &mut Reader::new(&told(&[2])), &mut vec![]);
    assert_eq!(over.map_err(|fault| fault.text), Err("game-over".into()));
    answer.clear();
    assert_eq!(
        game::state(&session, &mut Reader::new(&[]), &mut answer),
        Ok(())
    );
    assert_eq!(answer[..4], [4, -1, 1, 8]); // four turns, nobody to move, passes, eight in the bag
                                            // the places close it: who holds less lost less
    let totals = [answer[5], answer[6]];
    let places = [
        1 + i32::from(totals[1] > totals[0]),
        1 + i32::from(totals[0] > totals[1]),
    ];
    assert_eq!(answer[answer.len() - 3..], [2, places[0], places[1]]);
    let mut given_up = vec![];
    assert_eq!(
        game::resign(&session, &mut Reader::new(&told(&[1])), &mut given_up),
        Ok(())
    );
    // changes, totals, places: lists of two
    assert_eq!([given_up[0], given_up[3], given_up[6]], [2; 3]);
    assert_eq!(given_up[4] - given_up[1], totals[0]);
    assert_eq!(given_up[7..], [1, 2]); // whoever gave up is last
}
