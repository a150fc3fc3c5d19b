//! What the samples are called, what they teach, and what to try in them.

use semeai_session::{Coordinates, Document, Phrasing, Sample};

use crate::texts::samples::SampleText;

/// The texts of every sample, by its name.
macro_rules! texts_of {
    ($sample:expr, $($name:ident)*) => {
        match $sample {
            $(Sample::$name => SampleText::$name,)*
        }
    };
}

const fn texts(sample: Sample) -> SampleText {
    texts_of!(sample, ConnectFirst SameCount OneMore OutsideFirst LiveTogether KillOrSeki FarAhead AnEyeIsWorthALot EyeButClose TwoBigEyes BigEyeSmallEye TwoSmallEyes PointsAreNotMoves TheBiggerOneFirst CountTheKoThreats Corridors Introduction GoteAndSente ReverseSente SenteFirst Miai LastMoveCounts Snapback DameAndScoring HalfPointKo FirstLineHane MonkeyJump Clamp Teire FigureFour FigureFive Hole SevenPoints Star Torus HoneycombKo DeadEye OpenStar Wheel Petersen TriangleEye CompleteEye RingEye TwoFates Corner Room Contact MoveChanges TwoFormulas NothingThere NoCorners Tie KomiDecides)
}

/// The title of a sample.
///
/// ```
/// use semeai_session::{Phrasing, Sample};
/// use semeai_words::samples::sample_title;
///
/// assert_eq!(sample_title(Sample::ConnectFirst, Phrasing::JAPANESE), "まず連絡");
/// ```
pub const fn sample_title(sample: Sample, phrasing: Phrasing) -> &'static str {
    texts(sample).title(phrasing)
}

/// The same with the names of points in square brackets.
const fn note(sample: Sample, phrasing: Phrasing) -> &'static str {
    texts(sample).note(phrasing)
}

/// What a sample teaches and what to try in it, in a few sentences.
///
/// ```
/// use semeai_session::{Coordinates, Phrasing, Sample};
/// use semeai_words::samples::sample_note;
///
/// let note = |phrasing| sample_note(Sample::ConnectFirst, phrasing);
/// assert!(note(Phrasing::ENGLISH).starts_with("H9 is worth"));
/// let coordinates = Coordinates::Japanese;
/// assert!(note(Phrasing { coordinates, ..Phrasing::JAPANESE }).starts_with("8の一は"));
/// ```
pub fn sample_note(sample: Sample, phrasing: Phrasing) -> String {
    let mut pieces = note(sample, phrasing).split('[');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    // Where points are called as they are written there, nobody needs the board.
    let board = (phrasing.coordinates != Coordinates::Letters).then(|| sample.document());
    for piece in pieces {
        let (name, after) = piece.split_once(']').unwrap_or((piece, ""));
        let point = board.as_ref().and_then(|board| {
            let topology = board.topology();
            let point = topology.point(name)?;
            Some(phrasing.point(topology, point).into_owned())
        });
        text += point.as_deref().unwrap_or(name);
        text += after;
    }
    text
}

/// The position of a sample under its title. That is in English, as what is written to a file is.
///
/// # Panics
///
/// Never: a test reads every sample.
pub fn sample_document(sample: Sample) -> Document {
    let mut document = sample.document();
    sample_title(sample, Phrasing::ENGLISH).clone_into(&mut document.text.title);
    document
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_endgame::position_report::EndgameReport;
    use semeai_endgame::{Endgame, EndgameLimits, RegionKind, endgame_report};

    use super::*;

    fn endgame(document: &Document) -> EndgameReport {
        let mut asked = Endgame::new(document.position().expect("a position"));
        asked.roles = document.marks.roles;
        endgame_report(&asked, &EndgameLimits::default())
    }

    /// The note says of the sample on gote and sente that Black must answer: nothing else is as good.
    #[test]
    fn in_the_sample_on_sente_the_answer_is_the_only_best_move() {
        let mut document = Sample::GoteAndSente.document();
        let point = |name: &str| document.topology().point(name).expect("a point");
        let (b4, c4) = (point("B4"), point("C4"));
        let sente = endgame(&document);
        let sente = sente
            .regions
            .iter()
            .find(|region| region.points.contains(b4));
        assert_eq!(
            sente.and_then(|region| region.kind),
            Some(RegionKind::WhiteSente)
        );
        document.board.setup.set(b4, Some(Color::White));
        let answered = endgame(&document);
        let start = answered.starts.black.as_ref().expect("asked");
        assert_eq!(start.best, [c4]);
    }

    #[test]
    fn every_point_that_a_note_names_is_on_its_board() {
        for &sample in Sample::ALL {
            let document = sample.document();
            for phrasing in crate::PHRASINGS {
                let names = note(sample, phrasing).split('[').skip(1);
                for name in names.filter_map(|piece| Some(piece.split_once(']')?.0)) {
                    let point = document.topology().point(name);
                    assert!(point.is_some(), "{sample:?}: {name}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_missing() {
        for &sample in Sample::ALL {
            for phrasing in crate::PHRASINGS {
                let texts = [
                    sample_title(sample, phrasing).to_owned(),
                    sample_note(sample, phrasing),
                ];
                assert!(texts.iter().all(|text| !text.is_empty()), "{sample:?}");
            }
        }
        let opening = sample_document(Sample::ConnectFirst);
        assert_eq!(opening.text.title, "Connect first");
    }
}
