//! CRC-32 as in ISO 3309 and zlib, eight bytes at a step.

const POLYNOMIAL: u32 = 0xEDB8_8320;

/// `TABLES[k][b]`: the effect of byte `b` followed by `k` zero bytes.
static TABLES: [[u32; 256]; 8] = tables();

const fn tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = (crc >> 1) ^ ((crc & 1) * POLYNOMIAL);
            bit += 1;
        }
        tables[0][byte] = crc;
        byte += 1;
    }
    let mut index = 256;
    while index < 8 * 256 {
        let before = tables[index / 256 - 1][index % 256];
        tables[index / 256][index % 256] = (before >> 8) ^ tables[0][(before & 0xFF) as usize];
        index += 1;
    }
    tables
}

/// The CRC of `bytes` behind what `before` is the CRC of (0: nothing).
pub fn crc32(before: u32, bytes: &[u8]) -> u32 {
    let eights = bytes.chunks_exact(8);
    let rest = eights.remainder();
    let crc = eights.fold(!before, step);
    !rest.iter().fold(crc, |crc, &byte| {
        (crc >> 8) ^ TABLES[0][((crc ^ byte as u32) & 0xFF) as usize]
    })
}

#[inline(always)]
fn step(crc: u32, e: &[u8]) -> u32 {
    let eight = u64::from_le_bytes([e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7]]);
    let mixed = eight ^ crc as u64;
    let byte = |index: usize| (mixed >> (8 * index)) as usize & 0xFF;
    TABLES[7][byte(0)]
        ^ TABLES[6][byte(1)]
        ^ TABLES[5][byte(2)]
        ^ TABLES[4][byte(3)]
        ^ TABLES[3][byte(4)]
        ^ TABLES[2][byte(5)]
        ^ TABLES[1][byte(6)]
        ^ TABLES[0][byte(7)]
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn the_check_value_of_the_standard_comes_out() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(0, b""), 0);
    }

    #[test]
    fn a_sum_over_parts_is_the_sum_over_the_whole() {
        let bytes: Vec<u8> = (0..1000u32).map(|i| ((i * 7) ^ (i >> 3)) as u8).collect();
        for cut in [0, 1, 7, 8, 9, 500, 999, 1000] {
            let (head, tail) = bytes.split_at(cut);
            assert_eq!(crc32(crc32(0, head), tail), crc32(0, &bytes));
        }
    }
}
