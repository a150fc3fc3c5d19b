//! What the samples are called and what they teach.

use semeai_session::{Document, Language, Sample};

/// Declares what every sample is called and what it teaches.
macro_rules! samples {
    ($($sample:ident { title($($title:tt)*), note($($note:tt)*), })*) => {
        /// The title of a sample.
        ///
        /// ```
        /// use semeai_session::{Language, Sample};
        /// use semeai_words::sample_title;
        ///
        /// assert_eq!(sample_title(Sample::ConnectFirst, Language::Japanese), "まず連絡");
        /// ```
        pub const fn sample_title(sample: Sample, language: Language) -> &'static str {
            match sample {
                $(Sample::$sample => say!(language, $($title)*),)*
            }
        }

        /// What a sample teaches, in one or two sentences.
        pub const fn sample_note(sample: Sample, language: Language) -> &'static str {
            match sample {
                $(Sample::$sample => say!(language, $($note)*),)*
            }
        }
    };
}

samples! {
    ConnectFirst {
        title(en = "Connect first", ja = "まず連絡"),
        note(
            en = "H9 is worth three liberties or none, a plain liberty only one: play the hot region before the liberties.",
            ja = "H9は3手か0手かの大きいところ、普通のダメは1手です。ダメを詰める前に大きいところを打ちます。",
        ),
    }
    SameCount {
        title(en = "Same count", ja = "同じ手数"),
        note(
            en = "Three liberties against three: whoever plays first is one ahead.",
            ja = "3手対3手。先着したほうが一手勝ちます。",
        ),
    }
    OneMore {
        title(en = "One more", ja = "一手多い"),
        note(
            en = "Four liberties against three: Black need not answer at once and can play elsewhere.",
            ja = "4手対3手。黒はすぐに打たなくてもよく、手を抜けます。",
        ),
    }
    OutsideFirst {
        title(en = "Outside first", ja = "外ダメから"),
        note(
            en = "One liberty is shared. Fill the outside liberties first: a shared one is also your own.",
            ja = "内ダメが一つあります。外ダメから詰めます。内ダメは自分のダメでもあります。",
        ),
    }
    LiveTogether {
        title(en = "Live together", ja = "セキ"),
        note(
            en = "Two shared liberties and equal outside liberties: whoever fills a shared one loses.",
            ja = "内ダメが二つ、外ダメは同数。先に内ダメを詰めたほうが取られます。",
        ),
    }
    KillOrSeki {
        title(en = "Kill or seki", ja = "取りかセキか"),
        note(
            en = "With two shared liberties Black must be one ahead outside; whoever plays first decides.",
            ja = "内ダメが二つあるとき、黒は外ダメで一手多く必要です。先着で決まります。",
        ),
    }
    FarAhead {
        title(en = "Far ahead", ja = "大差"),
        note(
            en = "Two ahead outside: the shared liberties do not save White.",
            ja = "外ダメが二手多く、内ダメがあっても白は助かりません。",
        ),
    }
    AnEyeIsWorthALot {
        title(en = "An eye is worth a lot", ja = "眼あり眼なし"),
        note(
            en = "Black touches more empty points, but the shared ones count only for White, who has the eye.",
            ja = "黒のほうが空点に多く接していますが、内ダメは眼のある白だけの手数になります。",
        ),
    }
    EyeButClose {
        title(en = "Eye, but close", ja = "眼あり、接戦"),
        note(
            en = "White has the only eye, Black enough outside liberties to make it a matter of who plays first.",
            ja = "眼は白だけですが、黒は外ダメが十分にあり、先着で決まります。",
        ),
    }
    TwoBigEyes {
        title(en = "Two big eyes", ja = "大眼対大眼"),
        note(
            en = "A square eye takes five moves. With eyes of equal size the shared liberty must be filled by the attacker.",
            ja = "四目の大眼は5手です。眼の大きさが同じなら、内ダメは攻めるほうが詰めます。",
        ),
    }
    BigEyeSmallEye {
        title(en = "Big eye, small eye", ja = "大中小中"),
        note(
            en = "The bigger eye takes the shared liberty: five and one against one and five.",
            ja = "内ダメは大きい眼の側の手数になります。5+1手対1+5手です。",
        ),
    }
    TwoSmallEyes {
        title(en = "Two small eyes", ja = "小眼対小眼"),
        note(
            en = "Each side has a small eye: Black can capture only by playing first, else both live.",
            ja = "どちらにも小さい眼があります。黒は先着すれば取れ、そうでなければセキです。",
        ),
    }
    PointsAreNotMoves {
        title(en = "Points are not moves", ja = "ダメの数と手数"),
        note(
            en = "Black has two liberties, yet White needs three moves: one of them cannot be filled at once.",
            ja = "黒のダメは二つですが、白は3手かかります。一つはすぐには詰められません。",
        ),
    }
    TheBiggerOneFirst {
        title(en = "The bigger one first", ja = "大きいほうから"),
        note(
            en = "Two hot regions: J13 is worth three liberties, J10 two. Only the hotter one wins.",
            ja = "大きいところが二つあります。J13は3手、J10は2手の値打ちです。大きいほうから打てば勝ちです。",
        ),
    }
    CountTheKoThreats {
        title(en = "Count the ko threats", ja = "コウ材"),
        note(
            en = "A ko between the two blocks: counting liberties does not decide it, the ko threats do.",
            ja = "二つのブロックの間にコウがあります。手数だけでは決まらず、コウ材で決まります。",
        ),
    }
}

/// The position of a sample under its title. That is in English, as what is written to a file is.
///
/// # Panics
///
/// Never: a test reads every sample.
pub fn sample_document(sample: Sample) -> Document {
    let mut document = sample.document();
    sample_title(sample, Language::English).clone_into(&mut document.title);
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_missing() {
        for &sample in Sample::ALL {
            for language in Language::ALL {
                let texts = [
                    sample_title(sample, language),
                    sample_note(sample, language),
                ];
                assert!(texts.iter().all(|text| !text.is_empty()), "{sample:?}");
            }
        }
        let opening = sample_document(Sample::ConnectFirst);
        assert_eq!(opening.title, "Connect first");
    }
}
