//! Sets as truth tables: for each way in which a point can lie in some atoms or outside them, whether it is in the set.

/// More atoms are not looked at: a table has a bit for each of their combinations.
pub(super) const MOST_ATOMS: usize = 14;

const WORDS: usize = 1 << (MOST_ATOMS - 6);

/// Where an atom of the lowest six is 1 within a word.
const WITHIN_WORD: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// A set in terms of atoms, each of which is a set itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table(Vec<u64>);

impl Table {
    /// The empty set.
    pub(super) fn never() -> Self {
        Self(vec![0; WORDS])
    }

    /// All points.
    pub(super) fn always() -> Self {
        Self(vec![u64::MAX; WORDS])
    }

    /// The set of this atom itself.
    pub(super) fn atom(number: usize) -> Self {
        let word = |i: usize| match WITHIN_WORD.get(number) {
            Some(&pattern) => pattern,
            None if i >> (number - 6) & 1 == 1 => u64::MAX,
            None => 0,
        };
        Self((0..WORDS).map(word).collect())
    }

    fn combined(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let words = self.0.iter().zip(&other.0);
        Self(words.map(|(a, b)| f(*a, *b)).collect())
    }

    pub(super) fn and(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & b)
    }

    pub(super) fn or(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a | b)
    }

    pub(super) fn without(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & !b)
    }

    pub(super) fn differing(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a ^ b)
    }

    pub(super) fn not(&self) -> Self {
        Self(self.0.iter().map(|word| !word).collect())
    }

    pub(super) fn is_never(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn is_always(&self) -> bool {
        self.0.iter().all(|&word| word == u64::MAX)
    }

    /// Whether every point of it is in the other, as far as points are possible.
    pub(super) fn is_within(&self, other: &Self, possible: &Self) -> bool {
        let words = self.0.iter().zip(&other.0).zip(&possible.0);
        words.into_iter().all(|((a, b), c)| a & !b & c == 0)
    }

    /// The set as it would be if every point were in this atom, or none.
    pub(super) fn given(&self, number: usize, is_in: bool) -> Self {
        let Some(&pattern) = WITHIN_WORD.get(number) else {
            let step = 1 << (number - 6);
            let from = |i: usize| if is_in { i | step } else { i & !step };
            return Self((0..WORDS).map(|i| self.0[from(i)]).collect());
        };
        let half = |word: &u64| match is_in {
            true => (word & pattern) | (word & pattern) >> (1 << number),
            false => (word & !pattern) | (word & !pattern) << (1 << number),
        };
        Self(self.0.iter().map(half).collect())
    }

    /// Whether it matters for a point to be in this atom.
    pub(super) fn depends_on(&self, number: usize) -> bool {
        self.given(number, true) != self.given(number, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn atoms_low_and_high_behave_alike() {
        for number in 0..MOST_ATOMS {
            let atom = Table::atom(number);
            assert!(atom.depends_on(number));
            assert!(atom.given(number, true).is_always() && atom.given(number, false).is_never());
            let other = Table::atom((number + 5) % MOST_ATOMS);
            assert!(!other.depends_on(number));
            let both = atom.and(&other);
            assert_eq!(both.given(number, true), other);
            assert!(
                both.is_within(&atom, &Table::always()) && !atom.is_within(&both, &Table::always())
            );
            assert!(atom.is_within(&both, &other));
            assert_eq!(atom.differing(&other), atom.or(&other).without(&both));
            assert_eq!(atom.not().or(&atom), Table::always());
        }
    }
}
