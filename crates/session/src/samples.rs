//! The positions and lessons in the box, composed for this program.

use crate::Document;
use crate::file;

/// Declares every sample: its name, its file without the folder, and the candidate points of the root.
macro_rules! samples {
    ($($sample:ident: $id:literal, $file:literal, [$($candidate:literal),*];)*) => {
        /// A position that comes with the program; its title and what it teaches are words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sample {
            $(#[doc = concat!("`", $id, "`.")] $sample,)*
        }

        impl Sample {
            /// All samples; the first is the one that the program opens with.
            pub const ALL: &'static [Self] = &[$(Self::$sample,)*];

            /// A name that never changes: `connect-first`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$sample => $id,)*
                }
            }

            /// The diagram and the candidate points of the root.
            const fn content(self) -> (&'static str, &'static [&'static str]) {
                match self {
                    $(Self::$sample => (
                        include_str!(concat!("../../../assets/samples/", $file, ".txt")),
                        &[$($candidate),*],
                    ),)*
                }
            }
        }
    };
}

samples! {
    ConnectFirst: "connect-first", "00-connect-first", ["H9", "H2"];
    SameCount: "same-count", "01-same-count", ["C6", "D3"];
    OneMore: "one-more", "02-one-more", ["D6", "D3"];
    OutsideFirst: "outside-first", "03-outside-first", ["C7", "D3"];
    LiveTogether: "live-together", "04-live-together", [];
    KillOrSeki: "kill-or-seki", "05-kill-or-seki", ["C7"];
    FarAhead: "far-ahead", "06-far-ahead", ["D7"];
    AnEyeIsWorthALot: "an-eye-is-worth-a-lot", "07-an-eye-is-worth-a-lot", [];
    EyeButClose: "eye-but-close", "08-eye-but-close", ["C8"];
    TwoBigEyes: "two-big-eyes", "09-two-big-eyes", [];
    BigEyeSmallEye: "big-eye-small-eye", "10-big-eye-small-eye", ["D11"];
    TwoSmallEyes: "two-small-eyes", "11-two-small-eyes", [];
    PointsAreNotMoves: "points-are-not-moves", "12-points-are-not-moves", ["E6", "L6", "G3"];
    TheBiggerOneFirst: "the-bigger-one-first", "13-the-bigger-one-first", ["J13", "J10", "J2"];
    CountTheKoThreats: "count-the-ko-threats", "14-count-the-ko-threats", [];
}

impl Sample {
    /// The position with its roles and candidate points, without a title. It costs a few microseconds.
    ///
    /// ```
    /// use semeai_session::Sample;
    ///
    /// assert_eq!(Sample::ConnectFirst.document().picks.len(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a test reads every sample.
    pub fn document(self) -> Document {
        let (diagram, candidates) = self.content();
        let loaded = file::parse(self.id(), diagram.as_bytes()).expect("the sample is a diagram");
        let mut document = loaded.document;
        for name in candidates {
            let point = document
                .topology()
                .point(name)
                .expect("the candidate is on the board");
            document.picks.add(&[], point);
        }
        document
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze;
    use semeai_race::report::{Conclusion, Known};

    #[test]
    fn every_lesson_ends_as_it_says() {
        use Conclusion::{Black, BlackOrSeki, First, Seki, White};
        let expected = [
            First,
            First,
            Black,
            First,
            Seki,
            BlackOrSeki,
            Black,
            White,
            First,
            BlackOrSeki,
            First,
            BlackOrSeki,
            First,
            First,
        ];
        let expected = expected.map(Known::Counted).into_iter();
        // Of the last lesson a ko decides.
        for (sample, expected) in Sample::ALL.iter().zip(expected.chain([Known::Ko])) {
            let report = analyze(&sample.document(), None).expect("a legal position");
            let verdict = report.verdict.expect("both sides are marked");
            assert_eq!(verdict.conclusion, expected, "{}", sample.id());
            assert!(
                verdict.questions.is_empty(),
                "{} opens fully analysed",
                sample.id()
            );
        }
    }

    #[test]
    fn names_are_different() {
        for (i, sample) in Sample::ALL.iter().enumerate() {
            let before = &Sample::ALL[..i];
            assert!(before.iter().all(|other| other.id() != sample.id()));
        }
    }
}
