//! What books count a move as, with what this program counts beside it.

use semeai_board::{Color, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, RegionReport};
use semeai_session::{BookCount, BookMove, BookSource, Phrasing};

use crate::grammar::{mixed, plural};
use crate::lesson::{region_worth, worth_choice};
use crate::texts::books as texts;

/// "Book: 2 points in gote (Ogawa and Davies, The Endgame, 1976, chapter 2). Here: 1 (swing 2 in gote)." Nothing where the report does
/// not know what the move is worth.
pub fn book_line(
    book: &BookMove,
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let ours = ours(book, report, topology, phrasing)?;
    let (count, source) = (
        book_count(book.count, phrasing),
        source(book.source, phrasing),
    );
    Some(texts::book_line(&count, &ours, &source, phrasing))
}

/// What a book tells.
fn book_count(count: BookCount, phrasing: Phrasing) -> String {
    let number = mixed(count.number());
    let points = |points: i32| plural(points, "point");
    match count {
        BookCount::Gote(swing) => texts::book_count_gote(&number, &points(swing), phrasing),
        BookCount::Sente(low, high) => texts::book_count_sente(&high, &low, phrasing),
        BookCount::ReverseSente(swing) => {
            let twice = 2 * swing;
            texts::book_count_reverse_sente_much(&number, &points(swing), &twice, phrasing)
        }
        BookCount::OneMove(..) => texts::book_count_one_move(&number, phrasing),
        BookCount::Better(by, _) => texts::book_count_better(&number, &points(by), phrasing),
        BookCount::Costs(cost) => texts::book_count_costs(&number, &points(cost), phrasing),
    }
}

/// What this program finds of the same move.
fn ours(
    book: &BookMove,
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let point = topology.point(book.point)?;
    let mut regions = report.regions.iter();
    let region = regions.find(|region| region.points.contains(point))?;
    let (worth, is_sente) = region_worth(region)?;
    let worth = worth_choice(worth, is_sente, phrasing);
    Some(match book.count {
        BookCount::Better(_, than) => {
            let by = mixed(better_than(book, than, report, topology)?);
            let than = topology.point(than)?;
            let than = phrasing.point(topology, than);
            texts::ours_better_than_worth(&by, &than, &worth, phrasing)
        }
        BookCount::Costs(_) => {
            let (cost, seeming) = cost(region)?;
            let (cost, seeming) = (mixed(cost), mixed(seeming));
            texts::ours_worth(&cost, &seeming, &worth, phrasing)
        }
        _ => worth,
    })
}

/// How many points more a side gets that begins with the move of a book, and not at another point.
fn better_than(
    book: &BookMove,
    than: &str,
    report: &EndgameReport,
    topology: &Topology,
) -> Option<Rational> {
    let [point, than] = [book.point, than].map(|name| topology.point(name));
    let (point, than) = (point?, than?);
    let starts = Color::ALL.into_iter();
    let mut starts = starts.filter_map(|color| report.starts[color].as_ref());
    let start = starts.find(|start| start.best.contains(&point))?;
    let mut losses = start.losses.iter();
    let loss = losses.find(|loss| loss.point == than)?.loss;
    let by = loss.and_then(Between::one)?;
    Some(Rational::from_integer(by.into()))
}

/// How many of the points that seem to be Black's in a region are gone when he has played there; and how many these are: whoever thinks
/// that nothing is to be done counts every empty point, and White's stones twice.
fn cost(region: &RegionReport) -> Option<(Rational, Rational)> {
    let [black, white] = [Color::Black, Color::White].map(|color| region.stones[color].len());
    let empty = region.points.len() - black - white;
    let seeming = i64::try_from(empty + 2 * white).ok()?;
    let seeming = Rational::from_integer(seeming.into());
    let kept = region.count()? + region.worth()?;
    Some((seeming - kept, seeming))
}

/// Where a count stands.
const fn source(source: BookSource, phrasing: Phrasing) -> &'static str {
    match source {
        BookSource::OgawaDavies => texts::source_ogawa_davies(phrasing),
        BookSource::MonkeyJump => texts::source_monkey_jump(phrasing),
        BookSource::EndgameClamp => texts::source_endgame_clamp(phrasing),
        BookSource::MiaiValues => texts::source_miai_values(phrasing),
        BookSource::MagicOfGo => texts::source_magic_of_go(phrasing),
        BookSource::JapaneseRules => texts::source_japanese_rules(phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    use semeai_session::Sample;

    use super::*;

    fn lines(phrasing: Phrasing) -> Vec<String> {
        let samples = Sample::ALL.iter();
        let lines = samples.filter_map(|sample| {
            let book = sample.book_move()?;
            let document = sample.document();
            let mut asked = Endgame::new(document.position().expect("a position"));
            asked.roles = document.marks.roles;
            let report = endgame_report(&asked, &EndgameLimits::default());
            let line = book_line(&book, &report, document.topology(), phrasing);
            Some(line.expect("it is known"))
        });
        lines.collect()
    }

    #[test]
    fn what_books_count_stands_beside_what_is_found() {
        assert_eq!(
            lines(Phrasing::ENGLISH),
            [
                "Book: 1 point in reverse sente, as much as 2 in gote (van Zeijst, The Magic of Go, column 290). \
                 Here: 1 (swing 1 in sente).",
                "Book: a move gains 1/3 (Sensei's Library, Miai values list). Here: 1/3.",
                "Book: 2 points in gote (Ogawa and Davies, The Endgame, 1976, chapter 2). Here: 1 (swing 2 in gote).",
                "Book: 8 or 9 points in sente (a proverb; Sensei's Library, Monkey Jump). \
                 Here: 3½ (swing 3½ in sente).",
                "Book: 2 points better than a monkey jump (Sensei's Library, Endgame Clamp). \
                 Here: 2 better than C1, and worth 2 (swing 4 in gote).",
                "Book: it costs 1 point of your own (The Japanese Rules of Go, 1989, articles 8 and 9). \
                 Here: 1 of 7, and it is worth 5 (swing 10 in gote).",
            ]
        );
        assert_eq!(
            lines(Phrasing::JAPANESE),
            [
                "囲碁の本では、逆先手1目、後手2目に相当（ファン・ザイスト「The Magic of Go」第290回）。ここでは、1目（先手で出入り1目）。",
                "囲碁の本では、一手1/3目（Sensei's Library「Miai values list」）。ここでは、1/3目。",
                "囲碁の本では、後手2目（小川・デイビス「The Endgame」1976年、第2章）。ここでは、1目（後手で出入り2目）。",
                "囲碁の本では、先手8〜9目（一般に言われる数。Sensei's Library「Monkey Jump」）。ここでは、3目半（先手で出入り3目半）。",
                "囲碁の本では、サルスベリより2目得（Sensei's Library「Endgame Clamp」）。ここでは、C1より2目得で、2目（後手で出入り4目）。",
                "囲碁の本では、自分の地が1目減る手（日本囲碁規約、1989年、第八条・第九条）。ここでは、7目あるように見えて1目減る。その手の価値は5目（後手で出入り10目）。",
            ]
        );
    }
}
