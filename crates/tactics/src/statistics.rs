//! How sure counted rates are, and how far apart boards are by the rates of their maps.

use rustc_hash::FxHashMap;

use crate::simulate::Tally;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_963_984_540_054;

/// A share of some games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// From 0 to 1.
    pub share: f64,
    /// How many games it was counted in.
    pub games: u64,
}

/// A range of shares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Its lower end, from 0 to 1.
    pub low: f64,
    /// Its upper end, from 0 to 1.
    pub high: f64,
}

/// How far two boards are apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distance {
    /// The root mean square of the differences over the maps, in points (hundredths).
    pub points: f64,
    /// Its standard error, in points: what chance alone makes of it, to first order. Games of different cells count as independent, but
    /// for maps that played the same games.
    pub error: f64,
}

#[expect(
    clippy::cast_precision_loss,
    reason = "no more games than 2⁵³ are played"
)]
const fn number(games: u64) -> f64 {
    games as f64
}

impl Rate {
    /// Black's share of wins.
    #[must_use]
    pub fn of_wins(tally: &Tally) -> Self {
        Self {
            share: tally.rate(),
            games: tally.games,
        }
    }

    /// The interval that holds the true rate in 95 of 100 such counts (E. B. Wilson, "Probable inference, the law of succession, and
    /// statistical inference", 1927). Everything if no game was played.
    ///
    /// ```
    /// use semeai_tactics::Rate;
    ///
    /// let interval = Rate { share: 0.6803, games: 10_000 }.interval();
    /// assert_eq!(format!("{:.4} {:.4}", interval.low, interval.high), "0.6711 0.6894");
    /// ```
    #[must_use]
    pub fn interval(self) -> Interval {
        if self.games == 0 {
            return Interval {
                low: 0.0,
                high: 1.0,
            };
        }
        let (n, p) = (number(self.games), self.share);
        let spread = Z * Z / n;
        let centre = p + spread / 2.0;
        let half = Z * (p * (1.0 - p) / n + spread / (4.0 * n)).sqrt();
        let end = |at: f64| (at / (1.0 + spread)).clamp(0.0, 1.0);
        Interval {
            low: end(centre - half),
            high: end(centre + half),
        }
    }

    /// The variance of the share, if every game is won with this chance. One quarter if no game was played.
    #[must_use]
    pub fn variance(self) -> f64 {
        if self.games == 0 {
            return 0.25;
        }
        self.share * (1.0 - self.share) / number(self.games)
    }

    /// How many standard errors of the difference this rate is above another. Zero if both are certain and equal, infinite if they
    /// are certain and differ.
    #[must_use]
    pub fn errors_above(self, other: Self) -> f64 {
        let difference = self.share - other.share;
        let error = (self.variance() + other.variance()).sqrt();
        if difference.abs() <= f64::EPSILON {
            return 0.0;
        }
        difference / error
    }
}

/// How far two boards are apart by the rates of the same maps, one after the other; absent if there is none.
#[must_use]
pub fn distance(first: &[Rate], second: &[Rate]) -> Option<Distance> {
    let groups: Vec<usize> = (0..first.len()).collect();
    distance_of_groups(first, second, &groups)
}

/// As [`distance`], of what was counted. Maps with the same counts on both boards played the same games: what chance made of one it
/// made of the others.
#[must_use]
pub fn distance_of_tallies(first: &[&Tally], second: &[&Tally]) -> Option<Distance> {
    let rates = |tallies: &[&Tally]| -> Vec<Rate> {
        tallies.iter().map(|tally| Rate::of_wins(tally)).collect()
    };
    let mut firsts = FxHashMap::default();
    let both = first.iter().zip(second).enumerate();
    let groups: Vec<usize> = both
        .map(|(map, both)| *firsts.entry(both).or_insert(map))
        .collect();
    distance_of_groups(&rates(first), &rates(second), &groups)
}

/// `groups` has for each map the first one that played the same games.
fn distance_of_groups(first: &[Rate], second: &[Rate], groups: &[usize]) -> Option<Distance> {
    let maps = first.len().min(second.len());
    if maps == 0 {
        return None;
    }
    let differences: Vec<f64> = first
        .iter()
        .zip(second)
        .map(|(a, b)| a.share - b.share)
        .collect();
    let square: f64 = differences.iter().map(|d| d * d).sum();
    let root = (square / number(maps as u64)).sqrt();
    // The root of the sum is a length: what chance adds to it is what it adds in its direction.
    let direction = |map: usize| {
        if square > 0.0 {
            differences[map] / square.sqrt()
        } else {
            (1.0 / number(maps as u64)).sqrt()
        }
    };
    let mut pulls = vec![0.0; maps];
    for map in 0..maps {
        pulls[groups[map]] += direction(map);
    }
    let along = |group: usize| -> f64 {
        let pull: f64 = pulls[group];
        pull * pull * (first[group].variance() + second[group].variance())
    };
    let variance: f64 = (0..maps).map(along).sum();
    Some(Distance {
        points: 100.0 * root,
        error: 100.0 * (variance / number(maps as u64)).sqrt(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::{self, PaperBoard};

    /// Values as they are tabulated: R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table 1, method 3.
    #[test]
    fn intervals_are_those_of_tables() {
        let cases = [
            (81, 263, "0.2553 0.3662"),
            (15, 148, "0.0624 0.1605"),
            (0, 20, "0.0000 0.1611"),
            (1, 29, "0.0061 0.1718"),
        ];
        for (won, games, expected) in cases {
            let share = f64::from(won) / number(games);
            let Interval { low, high } = Rate { share, games }.interval();
            assert_eq!(format!("{low:.4} {high:.4}"), expected);
        }
        let nothing = Rate {
            share: 0.0,
            games: 0,
        };
        assert_eq!(
            format!("{:?}", nothing.interval()),
            "Interval { low: 0.0, high: 1.0 }"
        );
    }

    #[test]
    fn a_distance_is_measured_in_standard_errors() {
        let rate = |share| Rate {
            share,
            games: 10_000,
        };
        let errors = rate(0.51).errors_above(rate(0.5));
        assert!((errors - 0.5_f64.sqrt().recip()).abs() < 1e-3, "{errors}");
        assert!(rate(0.5).errors_above(rate(0.51)) < 0.0);
        assert!(rate(1.0).errors_above(rate(1.0)).abs() < 1e-9);
    }

    /// The paper's own question, with its own numbers.
    #[test]
    fn the_printed_rows_are_alike_as_they_are() {
        use PaperBoard::{A, B, C, D};
        let column = |board| -> Vec<Rate> {
            let rows = paper::ROWS.iter();
            rows.map(|row| paper::rate(*row, board)).collect()
        };
        let pairs = [
            (B, D, "2.06"),
            (A, C, "2.93"),
            (C, D, "3.84"),
            (B, C, "5.30"),
            (A, D, "5.38"),
            (A, B, "6.40"),
        ];
        for (first, second, expected) in pairs {
            let between = distance(&column(first), &column(second)).expect("six maps");
            assert_eq!(format!("{:.2}", between.points), expected);
            assert!(between.error > 0.2 && between.error < 0.35);
        }
        assert_eq!(distance(&[], &[]), None);
    }

    #[test]
    fn the_same_games_told_twice_do_not_make_a_distance_surer() {
        let tally = |won| Tally {
            games: 100,
            wins: semeai_board::ByColor {
                black: won,
                white: 100 - won,
            },
            ..Tally::default()
        };
        let (first, second) = (tally(60), tally(50));
        let once = distance_of_tallies(&[&first], &[&second]).expect("a map");
        let twice = distance_of_tallies(&[&first, &first], &[&second, &second]).expect("maps");
        assert!((once.points - twice.points).abs() < 1e-9);
        assert!((once.error - twice.error).abs() < 1e-9);
        let others = distance(&[Rate::of_wins(&first); 2], &[Rate::of_wins(&second); 2]);
        assert!(others.expect("maps").error < 0.8 * once.error);
    }
}
