//! A game's record line.

use crate::rules::ending::Ending;
use crate::rules::position::Act;
use crate::rules::rng::Seed;
use crate::rules::tile::Tile;
use std::fmt::Write;

/// A line being written; see `docs/formats/selfplay.md`.
pub(super) struct GameRecord {
    text: String,
    empty: bool,
}

struct Hex<'a>(&'a [Tile]);

impl std::fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |half: u8| char::from(DIGITS[(half & 15) as usize]);
        (self.0.iter()).try_for_each(|byte| {
            f.write_char(digit(byte >> 4))?;
            f.write_char(digit(*byte))
        })
    }
}

impl GameRecord {
    pub fn new(number: u64, seed: &Seed) -> GameRecord {
        let mut text = String::with_capacity(1024);
        let seed = Hex(seed);
        // writing to a string cannot fail
        let _ = write!(text, r#"{{"game":{number},"seed":"{seed}","turns":["#);
        GameRecord { text, empty: true }
    }

    pub fn turn(&mut self, act: &Act, points: i32) {
        if !std::mem::take(&mut self.empty) {
            self.text.push(',');
        }
        let text = &mut self.text;
        let _ = match act {
            Act::Play(placement) => {
                let (square, down) = (placement.square(), placement.down() as u8);
                let tiles = Hex(placement.tiles());
                write!(text, r#"[{square},{down},"{tiles}",{points}]"#)
            }
            Act::Exchange(tiles) => {
                let codes: Vec<Tile> = tiles.codes().collect();
                write!(text, r#"["{}"]"#, Hex(&codes))
            }
            Act::Pass => write!(text, "[]"),
        };
    }

    pub fn end(mut self, ending: Option<Ending>, totals: &[i32]) -> Vec<u8> {
        let ending = ending.map_or("", Ending::code);
        let totals: Vec<String> = totals.iter().map(i32::to_string).collect();
        let totals = totals.join(",");
        let _ = writeln!(self.text, r#"],"ending":"{ending}","totals":[{totals}]}}"#);
        self.text.into_bytes()
    }
}
