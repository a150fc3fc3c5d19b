//! Sets of positions of a reduced part, as long as it needs.

/// A set of positions, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row(Vec<u64>);

impl Row {
    pub(crate) fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// The places where it holds.
    pub(crate) fn of(holds: impl ExactSizeIterator<Item = bool>) -> Self {
        let mut row = Self::new(holds.len());
        let places = holds.enumerate().filter(|&(_, holds)| holds);
        places.for_each(|(i, _)| row.insert(i));
        row
    }

    /// In how many places it holds.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn insert(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(crate) fn remove_all(&mut self, other: &Self) {
        for (word, less) in self.0.iter_mut().zip(&other.0) {
            *word &= !less;
        }
    }

    pub(crate) fn retain(&mut self, other: &Self) {
        for (word, kept) in self.0.iter_mut().zip(&other.0) {
            *word &= kept;
        }
    }

    pub(crate) fn complement(&self, count: usize) -> Self {
        let mut words: Vec<u64> = self.0.iter().map(|word| !word).collect();
        if let Some(last) = words.last_mut()
            && !count.is_multiple_of(64)
        {
            *last &= (1 << (count % 64)) - 1;
        }
        Self(words)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let next = (rest != 0).then(|| at * 64 + rest.trailing_zeros() as usize);
                rest &= rest.wrapping_sub(1);
                next
            })
        })
    }
}
