//! The positions and lessons in the box, composed for this program.

use crate::file;
use crate::{Document, Language};

/// A position that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// A name that never changes: `connect-first`.
    pub id: &'static str,
    /// The English title.
    pub title_en: &'static str,
    /// The Japanese title.
    pub title_ja: &'static str,
    /// What it teaches, in English.
    pub note_en: &'static str,
    /// What it teaches, in Japanese.
    pub note_ja: &'static str,
    /// The diagram.
    diagram: &'static str,
    /// The candidate points of the root.
    candidates: &'static [&'static str],
}

/// All samples; the first is the one that the program opens with.
///
/// ```
/// use semeai_session::{Language, samples};
///
/// let opening = &samples()[0];
/// assert_eq!(opening.title(Language::Japanese), "まず連絡");
/// assert_eq!(opening.document().picks.len(), 2);
/// ```
pub const fn samples() -> &'static [Sample] {
    &SAMPLES
}

impl Sample {
    /// The title.
    pub const fn title(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.title_en,
            Language::Japanese => self.title_ja,
        }
    }

    /// What it teaches.
    pub const fn note(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.note_en,
            Language::Japanese => self.note_ja,
        }
    }

    /// The position with its roles and candidate points. It costs a few microseconds.
    ///
    /// # Panics
    ///
    /// Never: a test reads every sample.
    pub fn document(&self) -> Document {
        let loaded =
            file::parse(self.id, self.diagram.as_bytes()).expect("the sample is a diagram");
        let mut document = loaded.document;
        self.title_en.clone_into(&mut document.title);
        for name in self.candidates {
            let point = document
                .topology()
                .point(name)
                .expect("the candidate is on the board");
            document.picks.add(&[], point);
        }
        document
    }
}

/// The diagram of a file in the box.
macro_rules! diagram {
    ($name:literal) => {
        include_str!(concat!("../../../assets/samples/", $name, ".txt"))
    };
}

/// A sample without candidates, to be filled in.
const SETTLED: Sample = Sample {
    id: "",
    title_en: "",
    title_ja: "",
    note_en: "",
    note_ja: "",
    diagram: "",
    candidates: &[],
};

const SAMPLES: [Sample; 15] = [
    Sample {
        id: "connect-first",
        title_en: "Connect first",
        title_ja: "まず連絡",
        note_en: "H9 is worth three liberties or none, a plain liberty only one: play the hot region before the liberties.",
        note_ja: "H9は3手か0手かの大きいところ、普通のダメは1手です。ダメを詰める前に大きいところを打ちます。",
        diagram: diagram!("00-connect-first"),
        candidates: &["H9", "H2"],
    },
    Sample {
        id: "same-count",
        title_en: "Same count",
        title_ja: "同じ手数",
        note_en: "Three liberties against three: whoever plays first is one ahead.",
        note_ja: "3手対3手。先着したほうが一手勝ちます。",
        diagram: diagram!("01-same-count"),
        candidates: &["C6", "D3"],
    },
    Sample {
        id: "one-more",
        title_en: "One more",
        title_ja: "一手多い",
        note_en: "Four liberties against three: Black need not answer at once and can play elsewhere.",
        note_ja: "4手対3手。黒はすぐに打たなくてもよく、手を抜けます。",
        diagram: diagram!("02-one-more"),
        candidates: &["D6", "D3"],
    },
    Sample {
        id: "outside-first",
        title_en: "Outside first",
        title_ja: "外ダメから",
        note_en: "One liberty is shared. Fill the outside liberties first: a shared one is also your own.",
        note_ja: "内ダメが一つあります。外ダメから詰めます。内ダメは自分のダメでもあります。",
        diagram: diagram!("03-outside-first"),
        candidates: &["C7", "D3"],
    },
    Sample {
        id: "live-together",
        title_en: "Live together",
        title_ja: "セキ",
        note_en: "Two shared liberties and equal outside liberties: whoever fills a shared one loses.",
        note_ja: "内ダメが二つ、外ダメは同数。先に内ダメを詰めたほうが取られます。",
        diagram: diagram!("04-live-together"),
        ..SETTLED
    },
    Sample {
        id: "kill-or-seki",
        title_en: "Kill or seki",
        title_ja: "取りかセキか",
        note_en: "With two shared liberties Black must be one ahead outside; whoever plays first decides.",
        note_ja: "内ダメが二つあるとき、黒は外ダメで一手多く必要です。先着で決まります。",
        diagram: diagram!("05-kill-or-seki"),
        candidates: &["C7"],
    },
    Sample {
        id: "far-ahead",
        title_en: "Far ahead",
        title_ja: "大差",
        note_en: "Two ahead outside: the shared liberties do not save White.",
        note_ja: "外ダメが二手多く、内ダメがあっても白は助かりません。",
        diagram: diagram!("06-far-ahead"),
        candidates: &["D7"],
    },
    Sample {
        id: "an-eye-is-worth-a-lot",
        title_en: "An eye is worth a lot",
        title_ja: "眼あり眼なし",
        note_en: "Black touches more empty points, but the shared ones count only for White, who has the eye.",
        note_ja: "黒のほうが空点に多く接していますが、内ダメは眼のある白だけの手数になります。",
        diagram: diagram!("07-an-eye-is-worth-a-lot"),
        ..SETTLED
    },
    Sample {
        id: "eye-but-close",
        title_en: "Eye, but close",
        title_ja: "眼あり、接戦",
        note_en: "White has the only eye, Black enough outside liberties to make it a matter of who plays first.",
        note_ja: "眼は白だけですが、黒は外ダメが十分にあり、先着で決まります。",
        diagram: diagram!("08-eye-but-close"),
        candidates: &["C8"],
    },
    Sample {
        id: "two-big-eyes",
        title_en: "Two big eyes",
        title_ja: "大眼対大眼",
        note_en: "A square eye takes five moves. With eyes of equal size the shared liberty must be filled by the attacker.",
        note_ja: "四目の大眼は5手です。眼の大きさが同じなら、内ダメは攻めるほうが詰めます。",
        diagram: diagram!("09-two-big-eyes"),
        ..SETTLED
    },
    Sample {
        id: "big-eye-small-eye",
        title_en: "Big eye, small eye",
        title_ja: "大中小中",
        note_en: "The bigger eye takes the shared liberty: five and one against one and five.",
        note_ja: "内ダメは大きい眼の側の手数になります。5+1手対1+5手です。",
        diagram: diagram!("10-big-eye-small-eye"),
        candidates: &["D11"],
    },
    Sample {
        id: "two-small-eyes",
        title_en: "Two small eyes",
        title_ja: "小眼対小眼",
        note_en: "Each side has a small eye: Black can capture only by playing first, else both live.",
        note_ja: "どちらにも小さい眼があります。黒は先着すれば取れ、そうでなければセキです。",
        diagram: diagram!("11-two-small-eyes"),
        ..SETTLED
    },
    Sample {
        id: "points-are-not-moves",
        title_en: "Points are not moves",
        title_ja: "ダメの数と手数",
        note_en: "Black has two liberties, yet White needs three moves: one of them cannot be filled at once.",
        note_ja: "黒のダメは二つですが、白は3手かかります。一つはすぐには詰められません。",
        diagram: diagram!("12-points-are-not-moves"),
        candidates: &["E6", "L6", "G3"],
    },
    Sample {
        id: "the-bigger-one-first",
        title_en: "The bigger one first",
        title_ja: "大きいほうから",
        note_en: "Two hot regions: J13 is worth three liberties, J10 two. Only the hotter one wins.",
        note_ja: "大きいところが二つあります。J13は3手、J10は2手の値打ちです。大きいほうから打てば勝ちです。",
        diagram: diagram!("13-the-bigger-one-first"),
        candidates: &["J13", "J10", "J2"],
    },
    Sample {
        id: "count-the-ko-threats",
        title_en: "Count the ko threats",
        title_ja: "コウ材",
        note_en: "A ko between the two blocks: counting liberties does not decide it, the ko threats do.",
        note_ja: "二つのブロックの間にコウがあります。手数だけでは決まらず、コウ材で決まります。",
        diagram: diagram!("14-count-the-ko-threats"),
        ..SETTLED
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze;
    use semeai_race::report::Conclusion;

    #[test]
    fn every_lesson_ends_as_it_says() {
        use Conclusion::{Black, BlackOrSeki, First, Seki, Undecided, White};
        // The ko of the last lesson is outside the theory.
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
            Undecided,
        ];
        for (sample, expected) in samples().iter().zip(expected) {
            let report = analyze(&sample.document(), None).expect("a legal position");
            let verdict = report.verdict.expect("both sides are marked");
            assert_eq!(verdict.conclusion, expected, "{}", sample.id);
            assert!(
                verdict.questions.is_empty(),
                "{} opens fully analysed",
                sample.id
            );
        }
    }

    #[test]
    fn names_are_different_and_nothing_is_missing() {
        for (i, sample) in samples().iter().enumerate() {
            assert!(samples()[..i].iter().all(|other| other.id != sample.id));
            let texts = [
                sample.id,
                sample.title_en,
                sample.title_ja,
                sample.note_en,
                sample.note_ja,
            ];
            assert!(texts.iter().all(|text| !text.is_empty()));
        }
    }
}
