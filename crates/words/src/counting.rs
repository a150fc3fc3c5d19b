//! How points are counted: scoring, komi, prisoners.

use semeai_endgame::Scoring;
use semeai_session::{Counting, Komi, Phrasing};

use crate::grammar::{mixed, moku};
use crate::texts::counting as texts;

/// The name of a scoring, as it stands on a button: "territory".
pub const fn scoring_name(scoring: Scoring, phrasing: Phrasing) -> &'static str {
    match scoring {
        Scoring::Territory => texts::scoring_name_territory(phrasing),
        Scoring::Area => texts::scoring_name_area(phrasing),
    }
}

/// How points are counted, in one line: scoring, komi, prisoners.
///
/// ```
/// use semeai_session::{Counting, Komi, Phrasing, Prisoners};
/// use semeai_words::counting::counting_line;
///
/// let counting = Counting {
///     komi: Komi::parse("6.5").unwrap(),
///     prisoners: Prisoners::parse("3,5").unwrap(),
///     ..Counting::default()
/// };
/// assert_eq!(counting_line(&counting, Phrasing::ENGLISH), "Territory · komi 6½ · prisoners B 3, W 5");
/// assert_eq!(counting_line(&counting, Phrasing::JAPANESE), "地 · コミ6目半 · アゲハマ 黒3 白5");
/// ```
pub fn counting_line(counting: &Counting, phrasing: Phrasing) -> String {
    let head = counting_head(counting, phrasing);
    let taken = counting.prisoners.taken();
    let (black, white) = (taken.black, taken.white);
    texts::counting_line(&black, &head, &white, phrasing)
}

/// The same without the word before the numbers of prisoners, for where there is little room: "Territory · komi 6½".
pub fn counting_short(counting: &Counting, phrasing: Phrasing) -> String {
    let scoring = scoring_name(counting.scoring, phrasing);
    format!("{scoring} · {}", komi_text(counting.komi, phrasing))
}

/// Komi alone.
///
/// ```
/// use semeai_session::{Komi, Phrasing};
/// use semeai_words::counting::komi_text;
///
/// let komi = Komi::from_halves(13).expect("a komi");
/// assert_eq!(komi_text(komi, Phrasing::ENGLISH), "komi 6½");
/// assert_eq!(komi_text(komi, Phrasing::JAPANESE), "コミ6目半");
/// ```
pub fn komi_text(komi: Komi, phrasing: Phrasing) -> String {
    let komi = mixed(komi.points());
    say!(
        phrasing,
        en = format!("komi {komi}"),
        ja = match &komi[..] {
            "0" => "コミなし".to_owned(),
            komi => format!("コミ{}", moku(komi)),
        }
    )
}

/// The same up to the numbers of prisoners, before which stones are drawn: "Territory · komi 6½ · prisoners".
pub fn counting_head(counting: &Counting, phrasing: Phrasing) -> String {
    let short = counting_short(counting, phrasing);
    texts::counting_head(&short, phrasing)
}
