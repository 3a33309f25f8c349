//! `stafla-oracle RULES WORDS [--plays] < POSITIONS`
//!
//! * RULES: lines `name number…` with the names of [`Rules`]' fields;
//! * WORDS: codes, each word followed by a 0 byte (what `Lexicon.list()` returns);
//! * POSITIONS: lines `ID CELLS RACK`, two hexadecimal digits a code, `-` for an empty rack.
//!
//! A position gives the line `ID COUNT SUM MAX` (MAX `-` without plays); with `--plays` its plays
//! come before it as `SQUARE across|down TILES SCORE`.
//!
//! With `--endgames` POSITIONS are lines `ID CELLS RACK RACK PASSES SCORELESS`, the first rack to
//! move, and each gives the line `ID SPREAD`.

use stafla_oracle::endgame::{Endgames, Ends, Table};
use stafla_oracle::{plays, Rules, Words};
use std::io::{BufRead, Write};

fn rules(text: &str) -> (Rules, Ends) {
    let (mut rules, mut ends) = (Rules::default(), Ends::default());
    for line in text.lines() {
        let mut fields = line.split_whitespace();
        let name = fields.next().unwrap_or("");
        let numbers: Vec<i32> = fields.map(|f| f.parse().expect("a number")).collect();
        let sizes = || numbers.iter().map(|&n| n as usize).collect::<Vec<_>>();
        match name {
            "values" => rules.values = numbers,
            "width" => rules.width = sizes()[0],
            "height" => rules.height = sizes()[0],
            "letter_multipliers" => rules.letter_multipliers = numbers,
            "word_multipliers" => rules.word_multipliers = numbers,
            "start" => rules.start = sizes(),
            "rack_size" => rules.rack_size = sizes()[0],
            "bonus" => rules.bonus = numbers,
            "opening_least" => rules.opening_least = sizes()[0],
            "pass_rounds" => ends.pass_rounds = sizes()[0] as u32,
            "scoreless_turns" => ends.scoreless_turns = sizes()[0] as u32,
            "zero_play_is_scoreless" => ends.zero_play_is_scoreless = numbers[0] != 0,
            "finisher_gain" => ends.finisher_gain = numbers[0],
            "leftovers_lost" => {
                (ends.lost_after_out, ends.lost_otherwise) = (numbers[0] != 0, numbers[1] != 0);
            }
            _ => panic!("unknown field {name:?}"),
        }
    }
    (rules, ends)
}

fn endgames(rules: &Rules, ends: &Ends, words: &Words) -> std::io::Result<()> {
    let mut endgames = Endgames::new(rules, ends, words);
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let fields: Vec<&str> = line.split_whitespace().collect();
        let number = |i: usize| fields[i].parse().expect("a number");
        let spread = endgames.spread(&Table {
            cells: codes(fields[1]),
            racks: [codes(fields[2]), codes(fields[3])],
            passes: number(4),
            scoreless: number(5),
        });
        writeln!(out, "{} {spread}", fields[0])?;
        out.flush()?;
    }
    Ok(())
}

fn codes(hex: &str) -> Vec<u8> {
    let digits = |i: usize| u8::from_str_radix(&hex[i..i + 2], 16).expect("two hexadecimal digits");
    (0..hex.len() & !1).step_by(2).map(digits).collect()
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let listed = arguments.iter().any(|a| a == "--plays");
    let (rules, ends) = rules(&std::fs::read_to_string(&arguments[0])?);
    let bytes = std::fs::read(&arguments[1])?;
    let list = bytes
        .split(|&code| code == 0)
        .filter(|word| !word.is_empty());
    let words = Words::new(list.map(<[u8]>::to_vec));
    if arguments.iter().any(|a| a == "--endgames") {
        return endgames(&rules, &ends, &words);
    }
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let fields: Vec<&str> = line.split_whitespace().collect();
        let found = plays(&rules, &words, &codes(fields[1]), &codes(fields[2]));
        if listed {
            for play in &found {
                let direction = if play.down { "down" } else { "across" };
                let tiles: String = play
                    .tiles
                    .iter()
                    .map(|tile| format!("{tile:02x}"))
                    .collect();
                writeln!(out, "{} {direction} {tiles} {}", play.square, play.score)?;
            }
        }
        let sum: i64 = found.iter().map(|play| play.score as i64).sum();
        let most = found.iter().map(|play| play.score).max();
        let most = most.map_or("-".to_string(), |points| points.to_string());
        writeln!(out, "{} {} {sum} {most}", fields[0], found.len())?;
        out.flush()?;
    }
    Ok(())
}
