//! Numbers from a seed: ChaCha20 (RFC 8439), one block a number (docs/formats/draws.md).

use crate::support::simd;

/// 256 bits that decide every draw of a game.
pub type Seed = [u8; 32];

/// Blocks for tiles drawn from the bag.
pub const DRAWS: u32 = 0;
/// Blocks for lots that are no tiles.
pub const LOTS: u32 = 1;

/// Most choices [`uniform`] decides between.
pub const MAX_CHOICES: u32 = 1 << 16;

/// "expand 32-byte k" in four words.
const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// The ChaCha20 block function (RFC 8439, 2.3): sixteen words of the key stream.
pub fn chacha20(key: &Seed, counter: u32, nonce: [u32; 3]) -> [u32; 16] {
    let [block] = blocks(key, counter, nonce);
    block
}

/// As many blocks, one after the other.
fn blocks<const N: usize>(key: &Seed, counter: u32, nonce: [u32; 3]) -> [[u32; 16]; N] {
    let word = |i: usize| u32::from_le_bytes(std::array::from_fn(|byte| key[4 * i + byte]));
    let start = |n: usize| {
        [
            CONSTANTS,
            std::array::from_fn(word),
            std::array::from_fn(|i| word(4 + i)),
            [counter.wrapping_add(n as u32), nonce[0], nonce[1], nonce[2]],
        ]
    };
    let mut states: [_; N] = std::array::from_fn(start);
    simd::chacha_rounds(&mut states);
    std::array::from_fn(|n| {
        let (state, start) = (states[n], start(n));
        std::array::from_fn(|i| state[i / 4][i % 4].wrapping_add(start[i / 4][i % 4]))
    })
}

/// A number below `choices`, each as likely: number `number` of a stream under the seed.
///
/// The block's first word below the largest multiple of `choices` that 32 bits hold, modulo
/// `choices`. A word is skipped with a chance below 2⁻¹⁶; should all sixteen be (2⁻²⁵⁶), the last
/// one counts, so that a number never needs a second block.
///
/// # Panics
/// Unless `1 <= choices <= MAX_CHOICES`.
pub fn uniform(seed: &Seed, stream: u32, number: u32, choices: u32) -> u32 {
    assert!((1..=MAX_CHOICES).contains(&choices), "choices out of range");
    choose(&chacha20(seed, number, [stream, 0, 0]), choices)
}

/// [`uniform`] for `number` and the numbers behind it, each with choices of its own: they are found
/// side by side, which takes less time than one after the other.
///
/// # Panics
/// Unless `1 <= choices <= MAX_CHOICES`.
pub fn uniforms<const N: usize>(
    seed: &Seed,
    stream: u32,
    number: u32,
    choices: [u32; N],
) -> [u32; N] {
    let possible = |choices| (1..=MAX_CHOICES).contains(choices);
    assert!(choices.iter().all(possible), "choices out of range");
    let blocks = blocks::<N>(seed, number, [stream, 0, 0]);
    std::array::from_fn(|n| choose(&blocks[n], choices[n]))
}

fn choose(words: &[u32; 16], choices: u32) -> u32 {
    let limit = (1u64 << 32) / u64::from(choices) * u64::from(choices);
    let word = words.iter().find(|&&word| u64::from(word) < limit);
    word.unwrap_or(&words[15]) % choices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(words: [u32; 16]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn a_block_is_that_of_rfc_8439_section_2_3_2() {
        let key: Seed = std::array::from_fn(|i| i as u8);
        let words = chacha20(&key, 1, [0x0900_0000, 0x4a00_0000, 0]);
        let wanted = [
            0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204,
            0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de,
            0xe883d0cb, 0x4e3c50a2,
        ];
        assert_eq!(words, wanted);
    }

    #[test]
    fn the_first_key_streams_of_rfc_8439_appendix_a_1_are_ours() {
        let zero = bytes(chacha20(&[0; 32], 0, [0; 3]));
        assert_eq!(zero[..8], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
        assert_eq!(zero[60..], [0xb2, 0xee, 0x65, 0x86]);
        let one = bytes(chacha20(&[0; 32], 1, [0; 3]));
        assert_eq!(one[..8], [0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a]);
    }

    #[test]
    fn numbers_side_by_side_are_those_one_after_the_other() {
        for number in [0, 7, u32::MAX - 1, u32::MAX] {
            let found = uniforms(&[6; 32], DRAWS, number, [100, 99, 1]);
            for (n, choices) in [100, 99, 1].into_iter().enumerate() {
                let number = number.wrapping_add(n as u32);
                assert_eq!(found[n], uniform(&[6; 32], DRAWS, number, choices));
            }
        }
    }

    #[test]
    fn every_choice_comes_up_about_as_often() {
        let mut seen = [0u32; 7];
        for number in 0..7000 {
            seen[uniform(&[5; 32], DRAWS, number, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (880..1120).contains(&n)), "{seen:?}");
    }

    #[test]
    fn streams_and_seeds_do_not_follow_each_other() {
        let row = |seed: u8, stream| -> Vec<u32> {
            (0..50)
                .map(|n| uniform(&[seed; 32], stream, n, 1000))
                .collect()
        };
        assert_ne!(row(1, DRAWS), row(1, LOTS));
        assert_ne!(row(1, DRAWS), row(2, DRAWS));
        assert_eq!(row(1, LOTS), row(1, LOTS));
    }

    #[test]
    fn a_word_from_the_largest_multiple_on_is_skipped() {
        // 2³² = 6 × 715 827 882 + 4
        let (last, skipped) = (u32::MAX - 4, u32::MAX - 3);
        let words = |first: &[u32]| std::array::from_fn(|i| *first.get(i).unwrap_or(&skipped));
        assert_eq!(choose(&words(&[last, 0]), 6), 5);
        assert_eq!(choose(&words(&[skipped, u32::MAX, 4]), 6), 4);
        assert_eq!(choose(&words(&[]), 6), skipped % 6);
        assert_eq!(choose(&words(&[u32::MAX]), 8), 7);
    }

    #[test]
    fn one_choice_is_no_choice() {
        assert_eq!(uniform(&[9; 32], LOTS, 3, 1), 0);
    }
}
