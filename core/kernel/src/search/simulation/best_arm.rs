//! Which candidate is best, how sure that is, and what to look at next.
//!
//! Rollouts come in blocks; block number b of every candidate meets the same tiles (common random
//! numbers), so candidates are compared by the differences of their blocks, which vary less than
//! the blocks themselves. This is best-arm identification with fixed confidence, in which only the
//! last choice counts, as against UCB (P. Auer et al. 2002), which pays for every pull.
//! The evidence against a challenger is the generalised likelihood ratio with unknown variance
//! (Jourdan, Degenne and Kaufmann 2022, arXiv:2210.00974) of these differences; what is looked at
//! next follows the top two (Jourdan et al. 2022, arXiv:2206.05979): the leader, and
//! the challenger that the evidence and the number of its blocks leave most open.

/// Blocks that every candidate gets before any is judged.
pub(super) const LEAST: usize = 4;
/// Blocks in a round, besides a share of those there are.
const ROUND: usize = 16;
/// Most blocks in a round.
const LONGEST_ROUND: usize = 4096;

/// Utilities of a candidate's blocks, in block order.
pub(super) type Blocks = Vec<i64>;

/// What the blocks say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ArmEstimate {
    /// The candidate with the highest mean.
    pub leader: usize,
    /// Evidence that each other is not better by more than the margin; infinite for the leader.
    pub evidence: Vec<f64>,
    /// Bound on the chance that some candidate is better by more than the margin, at most 1.
    pub error: f64,
}

fn mean(blocks: &[i64]) -> f64 {
    blocks.iter().sum::<i64>() as f64 / blocks.len().max(1) as f64
}

/// The candidate with the highest mean; of equals the first.
pub(super) fn leader(arms: &[Blocks]) -> usize {
    let better = |best: usize, arm: usize| match mean(&arms[arm]) > mean(&arms[best]) {
        true => arm,
        false => best,
    };
    (1..arms.len()).fold(0, better)
}

/// Judges candidates by their blocks; `margin` is a difference of blocks that does not matter.
pub(super) fn judge(arms: &[Blocks], margin: f64) -> ArmEstimate {
    let leader = leader(arms);
    let evidence = (0..arms.len()).map(|arm| match arm == leader {
        true => f64::INFINITY,
        false => evidence(&arms[leader], &arms[arm], margin),
    });
    let evidence: Vec<f64> = evidence.collect();
    let blocks: usize = arms.iter().map(Vec::len).sum();
    let looks = 1.0 + (blocks.max(1) as f64).ln();
    let doubts: f64 = evidence.iter().map(|&evidence| (-evidence).exp()).sum();
    ArmEstimate {
        leader,
        evidence,
        error: (looks * doubts).min(1.0),
    }
}

/// Log-likelihood ratio between the differences as they are and the nearest world in which the
/// other is better by the margin; Student's exponent, since the variance is estimated.
fn evidence(leader: &[i64], other: &[i64], margin: f64) -> f64 {
    let pairs = leader.len().min(other.len());
    if pairs < 2 {
        return 0.0;
    }
    let n = pairs as f64;
    let differences = || leader.iter().zip(other).map(|(a, b)| (a - b) as f64);
    let mean = differences().sum::<f64>() / n;
    let variance = differences().map(|d| (d - mean) * (d - mean)).sum::<f64>() / n;
    let distance = mean + margin;
    if distance <= 0.0 {
        return 0.0;
    }
    (n - 1.0) / 2.0 * (distance * distance / variance).ln_1p()
}

/// The blocks to be played next: `(candidate, block)`, in order.
///
/// First every candidate's first blocks; then rounds, each a share of what there is already, in
/// which the challenger of the moment gets a block, and the leader too where it has none with that
/// number. A round depends on the blocks alone.
pub(super) fn next_round(arms: &[Blocks], verdict: &ArmEstimate) -> Vec<(usize, usize)> {
    let missing = |arm: usize| (arms[arm].len()..LEAST).map(move |block| (arm, block));
    let mut first: Vec<_> = (0..arms.len()).flat_map(missing).collect();
    if !first.is_empty() {
        first.sort_unstable_by_key(|&(arm, block)| (block, arm));
        return first;
    }
    let mut blocks: Vec<usize> = arms.iter().map(Vec::len).collect();
    let all: usize = blocks.iter().sum();
    let mut round = Vec::new();
    while round.len() < (all / 8).clamp(ROUND, LONGEST_ROUND) {
        let leader = verdict.leader;
        let arm = challenger(arms, &blocks, verdict).unwrap_or(leader);
        // whoever lacks the other's blocks gets one; where neither does, both get the next
        let behind = blocks[leader].min(blocks[arm]);
        for arm in [leader, arm] {
            if blocks[arm] == behind {
                round.push((arm, behind));
                blocks[arm] += 1;
            }
        }
    }
    // equal numbers one behind the other: they meet the same racks
    round.sort_unstable_by_key(|&(arm, block)| (block, arm));
    round
}

/// The candidate that is most open: least evidence, and of like evidence the fewest blocks. The
/// evidence is taken to grow with the pairs of blocks that a round has added so far.
fn challenger(arms: &[Blocks], blocks: &[usize], verdict: &ArmEstimate) -> Option<usize> {
    let leader = verdict.leader;
    let open = |arm: usize| {
        let before = arms[arm].len().min(arms[leader].len()).max(2) as f64 - 1.0;
        let pairs = blocks[arm].min(blocks[leader]).max(2) as f64 - 1.0;
        verdict.evidence[arm] * pairs / before + (blocks[arm] as f64).ln()
    };
    let others = (0..arms.len()).filter(|&arm| arm != leader);
    others.min_by(|&a, &b| open(a).total_cmp(&open(b)))
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::*;

    /// Arms with noise of which one half is common to all.
    struct World {
        means: Vec<f64>,
        seed: u64,
    }

    impl World {
        fn block(&self, arm: usize, block: usize) -> i64 {
            let normal = |stream: u64| {
                let mut random = Random::new(self.seed * 1000 + stream, block as u64);
                (0..12).map(|_| random.share()).sum::<f64>() - 6.0
            };
            let noise = normal(0) + normal(1 + arm as u64);
            (1e6 * (self.means[arm] + noise)) as i64
        }

        /// Blocks used up to the decision, and the decision.
        fn decide(&self, error: f64) -> (usize, usize) {
            let mut arms: Vec<Blocks> = vec![vec![]; self.means.len()];
            loop {
                let verdict = judge(&arms, 0.0);
                let blocks = arms.iter().map(Vec::len).sum();
                let ready = arms.iter().all(|arm| arm.len() >= LEAST);
                if ready && verdict.error <= error {
                    return (verdict.leader, blocks);
                }
                for (arm, block) in next_round(&arms, &verdict) {
                    assert_eq!(arms[arm].len(), block);
                    arms[arm].push(self.block(arm, block));
                }
            }
        }
    }

    #[test]
    fn the_best_arm_is_found_as_often_as_is_stated() {
        let worlds = (0..200).map(|seed| World {
            means: vec![0.0, 0.4, 0.1, -0.5],
            seed,
        });
        let wrong = worlds.filter(|world| world.decide(0.05).0 != 1).count();
        // 200 trials at 5 %: more than 18 would be a chance of one in a hundred
        assert!(wrong <= 18, "{wrong} of 200 wrong");
    }

    #[test]
    fn hopeless_arms_get_few_blocks() {
        let world = World {
            means: vec![0.0, 0.1, -3.0, -3.0, -3.0],
            seed: 5,
        };
        let mut arms: Vec<Blocks> = vec![vec![]; 5];
        for _ in 0..20 {
            for (arm, block) in next_round(&arms, &judge(&arms, 0.0)) {
                arms[arm].push(world.block(arm, block));
            }
        }
        let hopeless: usize = arms[2..].iter().map(Vec::len).sum();
        let all: usize = arms.iter().map(Vec::len).sum();
        assert!(hopeless * 8 < all, "{hopeless} of {all}");
    }

    #[test]
    fn equal_arms_are_settled_by_the_margin() {
        let arms: Vec<Blocks> = vec![vec![7; 10], vec![7; 10]];
        assert_eq!(judge(&arms, 0.0).error, 1.0);
        assert_eq!(judge(&arms, 1.0).error, 0.0);
    }

    #[test]
    fn a_round_follows_from_the_blocks() {
        let arms: Vec<Blocks> = vec![vec![1, 2, 3, 4], vec![2, 2, 5, 1], vec![0, 1, 0, 1]];
        let verdict = judge(&arms, 0.1);
        assert_eq!(verdict.leader, 0);
        assert_eq!(next_round(&arms, &verdict), next_round(&arms, &verdict));
        assert_eq!(next_round(&arms, &verdict).len(), 16);
    }
}
