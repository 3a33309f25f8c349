//! The GADDAG of a lexicon, sharing all lists of its DAWG.
//!
//! For every beginning of a word it holds the beginning reversed, then the separator 0 and what
//! can follow. After the separator the DAWG takes over, so only the reversed beginnings are new.
//!
//! S. Gordon, "A Faster Scrabble Move Generation Algorithm", Software: Practice and Experience
//! 24(2), 1994.

use super::builder::GraphBuilder;
use super::dawg::Dawg;
use super::error::LexiconError;
use super::node::Node;
use super::packed::{Packed, MAX_WORD};

/// The nodes of the DAWG with those of the GADDAG behind them, and the GADDAG's root list.
pub(super) fn gaddag(dawg: &Dawg) -> Result<(Vec<Node>, u32), LexiconError> {
    let mut beginnings = Vec::new();
    collect(dawg, dawg.root_list(), Packed::EMPTY, &mut beginnings);
    beginnings.sort_unstable_by_key(|&(reversed, _)| reversed);
    let mut builder = GraphBuilder::beside(dawg.nodes().to_vec());
    let mut before = Packed::EMPTY;
    for (reversed, end) in beginnings {
        let common = reversed.common(before).min(MAX_WORD);
        builder.push(reversed, common, end.accepts(), end.arc())?;
        before = reversed;
    }
    builder.finish()
}

/// Every beginning of a word reversed, with the node of its last letter.
fn collect(dawg: &Dawg, list: u32, reversed: Packed, beginnings: &mut Vec<(Packed, Node)>) {
    if list == 0 {
        return;
    }
    for &node in &dawg.nodes()[list as usize..] {
        let reversed = reversed.after(node.letter());
        beginnings.push((reversed, node));
        collect(dawg, node.arc(), reversed, beginnings);
        if node.is_last() {
            break;
        }
    }
}
