//! How likely a lead is to win.

use std::fmt;

/// What a file of a table begins with: a name and the version.
const MAGIC: [u8; 6] = *b"SWIN\x01\0";
/// The number that stands for certainty.
const ONE: f64 = u16::MAX as f64;
/// Most rows, and most columns on either side.
const MAX_SIZE: usize = 1024;

/// Chance that the player whose turn it is wins, by lead and unseen tiles; a tie counts half.
///
/// The lead is over the best other player, before the turn; unseen are the tiles in the bag and on
/// the others' racks. Between the table's rows and columns the chance is interpolated, beyond them
/// the last one counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinTable {
    /// Unseen tiles of each row, rising.
    unseen: Vec<u16>,
    /// Points from one column to the next.
    step: u16,
    /// Columns on either side of that of no lead.
    side: usize,
    /// Row by row, from the largest deficit to the largest lead; 65,535 is certainty.
    chances: Vec<u16>,
}

/// Why a table cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinTableError {
    /// What is wrong with it.
    pub why: &'static str,
}

impl fmt::Display for WinTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why)
    }
}

impl std::error::Error for WinTableError {}

fn refuse<T>(why: &'static str) -> Result<T, WinTableError> {
    Err(WinTableError { why })
}

impl WinTable {
    /// A table of these rows: the unseen tiles of each, rising, and its chances (0 … 1) for leads
    /// from `-side * step` to `side * step` points in equal steps.
    ///
    /// # Errors
    /// Rows that do not rise, an even number of columns or none, a step of 0, too many of either,
    /// or a chance outside 0 … 1.
    pub fn new(unseen: Vec<u16>, step: u16, rows: &[Vec<f64>]) -> Result<WinTable, WinTableError> {
        let columns = rows.first().map_or(0, Vec::len);
        if rows.len() != unseen.len() || rows.iter().any(|row| row.len() != columns) {
            return refuse("not one row of equal length for each number of unseen tiles");
        }
        let chances = rows.iter().flatten();
        if !chances.clone().all(|chance| (0.0..=1.0).contains(chance)) {
            return refuse("a chance is not within 0 … 1");
        }
        let chances = chances.map(|chance| (chance * ONE).round() as u16);
        WinTable {
            unseen,
            step,
            side: columns / 2,
            chances: chances.collect(),
        }
        .checked(columns)
    }

    /// A table by formula, for where none has been trained: a logistic curve of the lead and of
    /// `tempo` points for having the turn, its scale `base + growth * sqrt(unseen)` points.
    ///
    /// # Errors
    /// A scale that is not above 0.
    pub fn logistic(
        most_unseen: usize,
        base: f64,
        growth: f64,
        tempo: f64,
    ) -> Result<WinTable, WinTableError> {
        let (step, side) = (4, 125);
        let mut unseen: Vec<u16> = (0..most_unseen.min(30) as u16).collect();
        unseen.extend((30..most_unseen.min(4 * MAX_SIZE) as u16).step_by(5));
        unseen.push(most_unseen.min(4 * MAX_SIZE) as u16);
        let scale = |unseen: u16| base + growth * f64::from(unseen).sqrt();
        if !unseen.iter().all(|&unseen| scale(unseen) > 0.0) {
            return refuse("the scale is not above 0");
        }
        let row = |&unseen: &u16| -> Vec<f64> {
            let lead = |column: i32| f64::from(column * step);
            let chance = |column| 1.0 / (1.0 + (-(lead(column) + tempo) / scale(unseen)).exp());
            (-side..=side).map(chance).collect()
        };
        let rows: Vec<Vec<f64>> = unseen.iter().map(row).collect();
        WinTable::new(unseen, step as u16, &rows)
    }

    fn checked(self, columns: usize) -> Result<WinTable, WinTableError> {
        if self.unseen.is_empty() || self.unseen.len() > 4 * MAX_SIZE {
            return refuse("no rows, or too many");
        }
        if columns % 2 == 0 || self.side > MAX_SIZE {
            return refuse("an even number of columns, or too many");
        }
        if self.step == 0 || self.unseen.windows(2).any(|pair| pair[0] >= pair[1]) {
            return refuse("a step of 0, or rows that do not rise");
        }
        Ok(self)
    }

    /// The table in a file.
    ///
    /// # Errors
    /// Bytes that are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<WinTable, WinTableError> {
        let Some(body) = bytes.strip_prefix(&MAGIC) else {
            return refuse("not a table of winning chances");
        };
        if body.len() < 6 || body.len() % 2 != 0 {
            return refuse("the table is cut short");
        }
        let number = |pair: &[u8]| u16::from_le_bytes([pair[0], pair[1]]);
        let mut numbers = body.chunks_exact(2).map(number);
        let mut size = || numbers.next().map_or(0, usize::from);
        let (rows, step, side) = (size(), size() as u16, size());
        let columns = 2 * side + 1;
        if numbers.len() != rows + rows * columns {
            return refuse("the table's length is not that of its rows and columns");
        }
        let unseen = numbers.by_ref().take(rows).collect();
        let chances = numbers.collect();
        WinTable {
            unseen,
            step,
            side,
            chances,
        }
        .checked(columns)
    }

    /// The file: magic, version, rows, step, columns of a side, the rows' unseen tiles and all
    /// chances, each number in two bytes, little-endian (docs/formats/wins.md).
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = [self.unseen.len() as u16, self.step, self.side as u16];
        let numbers = sizes.iter().chain(&self.unseen).chain(&self.chances);
        let body = numbers.flat_map(|number| number.to_le_bytes());
        MAGIC.into_iter().chain(body).collect()
    }

    /// Chance of the player whose turn it is, who leads by so many milli-points.
    pub fn chance(&self, lead: i64, unseen: usize) -> f64 {
        let above = self
            .unseen
            .partition_point(|&row| usize::from(row) <= unseen);
        let row = above.max(1) - 1;
        let here = self.in_row(row, lead);
        if above == 0 || above == self.unseen.len() {
            return here;
        }
        let (from, to) = (f64::from(self.unseen[row]), f64::from(self.unseen[above]));
        let share = (unseen as f64 - from) / (to - from);
        here + share * (self.in_row(above, lead) - here)
    }

    fn in_row(&self, row: usize, lead: i64) -> f64 {
        let columns = 2 * self.side + 1;
        let chances = &self.chances[row * columns..][..columns];
        let most = self.side as f64;
        let at = (lead as f64 / (1000.0 * f64::from(self.step))).clamp(-most, most) + most;
        let left = (at as usize).min(columns - 1);
        let right = (left + 1).min(columns - 1);
        let (a, b) = (f64::from(chances[left]), f64::from(chances[right]));
        (a + (at - left as f64) * (b - a)) / ONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> WinTable {
        let rows = [vec![0.0, 0.5, 1.0], vec![0.2, 0.6, 0.8]];
        WinTable::new(vec![0, 10], 20, &rows).unwrap()
    }

    fn near(table: &WinTable, lead: i64, unseen: usize, chance: f64) {
        let given = table.chance(lead, unseen);
        assert!((given - chance).abs() < 2e-5, "{lead} {unseen}: {given}");
    }

    #[test]
    fn a_table_s_own_places_have_their_own_chances() {
        let table = small();
        near(&table, -20_000, 0, 0.0);
        near(&table, 0, 10, 0.6);
        near(&table, 20_000, 10, 0.8);
    }

    #[test]
    fn between_rows_and_columns_chances_are_interpolated_and_beyond_them_kept() {
        let table = small();
        near(&table, 10_000, 0, 0.75);
        near(&table, 0, 5, 0.55);
        near(&table, 5_000, 3, 0.7 * 0.625 + 0.3 * 0.65);
        near(&table, 9_000_000, 0, 1.0);
        near(&table, -9_000_000, 300, 0.2);
    }

    #[test]
    fn a_file_gives_the_same_table_again() {
        let table = WinTable::logistic(93, 4.0, 6.0, 0.0).unwrap();
        let bytes = table.to_bytes();
        assert_eq!(WinTable::from_bytes(&bytes), Ok(table));
        for cut in [0, 5, 6, 11, 12, bytes.len() - 2, bytes.len() - 1] {
            assert!(WinTable::from_bytes(&bytes[..cut]).is_err(), "{cut}");
        }
    }

    #[test]
    fn the_formula_is_even_and_certain_only_far_ahead() {
        let table = WinTable::logistic(93, 4.0, 6.0, 0.0).unwrap();
        near(&table, 0, 50, 0.5);
        let scale = 4.0 + 6.0 * 50.0f64.sqrt();
        near(&table, 40_000, 50, 1.0 / (1.0 + (-40.0f64 / scale).exp()));
        let sum = table.chance(33_000, 61) + table.chance(-33_000, 61);
        assert!((sum - 1.0).abs() < 1e-4);
        assert!(table.chance(60_000, 10) > table.chance(60_000, 80));
    }

    #[test]
    fn having_the_turn_is_worth_its_points() {
        let table = WinTable::logistic(93, 4.0, 6.0, 20.0).unwrap();
        near(&table, -20_000, 93, 0.5);
        assert!(table.chance(0, 93) > 0.5);
    }

    #[test]
    fn what_is_no_table_is_refused() {
        let row = || vec![0.0, 0.5, 1.0];
        assert!(WinTable::new(vec![], 1, &[]).is_err());
        assert!(WinTable::new(vec![1], 0, &[row()]).is_err());
        assert!(WinTable::new(vec![2, 2], 1, &[row(), row()]).is_err());
        assert!(WinTable::new(vec![1], 1, &[vec![0.1, 0.2]]).is_err());
        assert!(WinTable::new(vec![1], 1, &[vec![0.1, 0.2, 1.2]]).is_err());
        assert!(WinTable::new(vec![1, 2], 1, &[row(), vec![0.5]]).is_err());
        assert!(WinTable::logistic(93, 0.0, 1.0, 0.0).is_err());
    }
}
