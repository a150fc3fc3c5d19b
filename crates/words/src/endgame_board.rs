//! What is said of an endgame beside its board: who wins by how much, one sentence, a line of theory, the point that is
//! pointed at, how points are counted.

use std::cmp::Ordering;

use semeai_board::{Assumption, ByColor, Color, Point, Role, Roles, SafeReason, Setup, Topology};
use semeai_cgt::Rational;
use semeai_endgame::inside::RegionStep;
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy, RegionReport};
use semeai_endgame::{BestAt, Kind, Scoring};
use semeai_session::{Counting, Komi, Language};

use crate::endgame::{ahead, endgame_warnings, endgame_why, first_move, result};
use crate::grammar::{grouped, int, mixed, plural, side};
use crate::solution::safe_reason;
use crate::theory::TheoryPiece;

/// A number as learners write it: `1¾`, `2 5/8`.
///
/// ```
/// assert_eq!(semeai_words::mixed_number(semeai_cgt::Rational::new(7, 4)), "1¾");
/// ```
pub fn mixed_number(number: Rational) -> String {
    mixed(number)
}

/// Who wins by how much, with komi; where a ko decides, from the least to the greatest.
///
/// ```
/// use semeai_endgame::position_report::Between;
/// use semeai_session::{Komi, Language};
/// use semeai_words::endgame_result;
///
/// let komi = Komi::parse("6.5").unwrap();
/// let said = |low, high| endgame_result(Between { low, high }, komi, Language::English);
/// assert_eq!(said(10, 10), "Black wins by 3½");
/// assert_eq!(said(6, 7), "White by ½ … Black by ½");
/// ```
pub fn endgame_result(score: Between, komi: Komi, language: Language) -> String {
    let net = |score: i64| Rational::from_integer(score.into()) - komi.points();
    match score.one() {
        Some(score) => result(net(score), language),
        None => format!(
            "{} … {}",
            short(net(score.low), language),
            short(net(score.high), language)
        ),
    }
}

/// Who is ahead by how much: "Black by 3½".
fn short(net: Rational, language: Language) -> String {
    match ahead(net, language) {
        Ok((who, by)) => say!(
            language,
            en = format!("{who} by {by}"),
            ja = format!("{who}{by}目")
        ),
        Err(draw) => draw.to_owned(),
    }
}

/// How the scores are known, in a word or two.
pub fn endgame_known(report: &EndgameReport, language: Language) -> &'static str {
    match report.known {
        KnownBy::Regions if is_assumed(report) => {
            say!(
                language,
                en = "Exact, as far as assumed",
                ja = "仮定のもとで正確"
            )
        }
        KnownBy::Regions => say!(language, en = "Exact", ja = "正確"),
        KnownBy::ByHand => say!(language, en = "By hand", ja = "手動で選択"),
        KnownBy::Searched => say!(language, en = "Proved on the board", ja = "盤上で証明"),
        KnownBy::Bounded => say!(language, en = "A ko decides", ja = "コウしだい"),
        KnownBy::Undecided => say!(language, en = "Not known yet", ja = "未定"),
    }
}

/// Whether it is only assumed of some place that nobody can live in it.
fn is_assumed(report: &EndgameReport) -> bool {
    let mut rooms = report.rooms.iter();
    rooms.any(|room| room.is_assumed) || report.regions.iter().any(|region| region.takes_rooms)
}

/// That the whole board was searched, if the scores are known by that; and that stones said to be safe are so in all of it.
pub(crate) fn every_line(report: &EndgameReport, language: Language) -> Option<String> {
    let proof = report.proof.as_ref();
    let proof = proof.filter(|_| report.known == KnownBy::Searched)?;
    let positions = grouped(proof.positions);
    let said = say!(
        language,
        en = format!("Every line on the whole board was tried ({positions} positions)."),
        ja = format!("盤全体のすべての手順を調べました({positions}局面)。")
    );
    let is_said = |safe: &Assumption| safe.reason == SafeReason::Said;
    let lasts = match report.safe.iter().any(is_said) {
        true => say!(
            language,
            en = " Stones marked as safe are never captured in it.",
            ja = "安全と指定した石は取られないものとしています。"
        ),
        false => "",
    };
    Some(said + lasts)
}

/// The sentence of the banner: why the scores are not known, else the biggest move and whether it matters who starts; where a ko was
/// proved, what the proof says of that.
pub fn endgame_sentence(report: &EndgameReport, setup: &Setup, language: Language) -> String {
    let mut said = endgame_why(report, &setup.topology, language);
    if report.regions.is_empty() && said.is_empty() {
        said.push(
            say!(
                language,
                en = "Everything is settled.",
                ja = "すべて決着しています。"
            )
            .to_owned(),
        );
    }
    let [black, white] = Color::ALL.map(|first| report.starts[first].as_ref().map(|it| it.score));
    let scores = black.zip(white).map(|(black, white)| black == white);
    let has_moves = report
        .total
        .as_ref()
        .is_some_and(|total| total.temperature.is_some());
    if report.known == KnownBy::Regions && scores == Some(true) && has_moves {
        said.push(
            say!(
                language,
                en = "The moves come in pairs: it does not matter who starts.",
                ja = "見合いになっていて、どちらが先でも結果は同じです。"
            )
            .to_owned(),
        );
    }
    said.extend(every_line(report, language));
    said.extend(first_move(report, &setup.topology, language));
    if !report.has_proved_ko() {
        said.extend(comes_first(report, &setup.topology, language));
    }
    said.extend(endgame_warnings(report, &setup.topology, language));
    said.join(say!(language, en = " ", ja = ""))
}

/// What a side plays before the biggest move, if that would lose something: its sente, as a rule.
fn comes_first(report: &EndgameReport, topology: &Topology, language: Language) -> Vec<String> {
    let hottest = report.total.as_ref().and_then(|total| total.temperature);
    let is_hottest = |region: &&RegionReport| {
        let worth = region.value.as_ref().and_then(|value| value.worth);
        worth.is_some() && worth == hottest
    };
    let hot = report.regions.iter().filter(is_hottest);
    let hot: Vec<Point> = hot
        .flat_map(|region| Color::ALL.map(|color| region.best[color].as_ref()))
        .flatten()
        .flat_map(|best| best.points.iter().copied())
        .collect();
    let sentence = |color: Color| {
        let start = report.starts[color].as_ref()?;
        let first = start.line.first()?;
        let is_other = start.best.iter().all(|point| !hot.contains(point));
        let is_first = is_other && start.best.contains(&first.point);
        let region = report.regions.get(first.region?).filter(|_| is_first)?;
        let answer = start.line.get(1).filter(|next| next.region == first.region);
        let (who, other) = (side(color, language), side(color.opponent(), language));
        let point = topology.name(first.point);
        let is_sente = region.kind == Some(sente_of(color));
        Some(match answer.filter(|_| is_sente) {
            Some(answer) => {
                let answer = topology.name(answer.point);
                say!(
                    language,
                    en = format!(
                        "{point} is {who}'s sente: it comes first, and {other} must answer {answer}."
                    ),
                    ja = format!(
                        "{point}は{who}の先手です。先に打てば{other}は{answer}に受けます。"
                    )
                )
            }
            None => say!(
                language,
                en = format!("{who} plays {point} first."),
                ja = format!("{who}はまず{point}に打ちます。")
            ),
        })
    };
    Color::ALL.into_iter().filter_map(sentence).collect()
}

const fn sente_of(color: Color) -> Kind {
    match color {
        Color::Black => Kind::BlackSente,
        Color::White => Kind::WhiteSente,
    }
}

/// The most letters of a value that is told in a line.
const LONGEST: usize = 48;

/// The line of theory: the sum's count and temperature, its chilled value, and the scores that follow from it, or that were proved
/// where it leaves out a ko.
pub fn endgame_theory(report: &EndgameReport, language: Language) -> Vec<TheoryPiece> {
    let Some(total) = &report.total else {
        return Vec::new();
    };
    let words = |text: &str| TheoryPiece::Words(text.to_owned());
    let count = mixed(total.mean);
    let temperature = total.temperature.map_or_else(|| "-".to_owned(), mixed);
    let has_proved_ko = report.has_proved_ko();
    let mut pieces = vec![TheoryPiece::Words(if has_proved_ko {
        say!(
            language,
            en = format!(
                "Leaving out the ko: count {count}, temperature {temperature}, chilled g = "
            ),
            ja = format!("コウを除くと形勢{count}目、温度{temperature}、冷却した値 g = ")
        )
    } else {
        say!(
            language,
            en = format!("Count {count}, temperature {temperature}, chilled g = "),
            ja = format!("形勢{count}目、温度{temperature}、冷却した値 g = ")
        )
    })];
    // A long one says nothing to anybody, and its roundings follow.
    match total
        .chilled
        .as_ref()
        .filter(|it| it.as_str().len() <= LONGEST)
    {
        Some(chilled) => pieces.push(TheoryPiece::Value(chilled.clone())),
        None => pieces.push(words("…")),
    }
    if let Some(scores) = report.territory_score.filter(|_| has_proved_ko) {
        // They do not follow from g.
        let (black, white) = (between(scores.black), between(scores.white));
        pieces.push(TheoryPiece::Words(say!(
            language,
            en = format!("; with the ko: territory {black}, {white}"),
            ja = format!("、コウを含めると地 {black}、{white}")
        )));
    } else if let Some(scores) = report.territory_score {
        pieces.push(words(say!(language, en = "; territory ", ja = "、地 ")));
        pieces.push(TheoryPiece::Ceiling);
        pieces.push(words(&format!(" = {}, ", between(scores.black))));
        pieces.push(TheoryPiece::Floor);
        pieces.push(words(&format!(" = {}", between(scores.white))));
    }
    if let Some(scores) = report.area_score {
        let (black, white) = (between(scores.black), between(scores.white));
        pieces.push(TheoryPiece::Words(say!(
            language,
            en = format!("; area {black}, {white}"),
            ja = format!("、面積 {black}、{white}")
        )));
    }
    pieces
}

/// A score, or both ends of it.
fn between(score: Between) -> String {
    match score.one() {
        Some(one) => one.to_string(),
        None => format!("{}…{}", score.low, score.high),
    }
}

/// What a move is worth and its swing, as a list shows them; `-` where nobody gains by moving.
pub fn endgame_worth(region: &RegionReport) -> [String; 2] {
    let none = || "-".to_owned();
    let worth = region.value.as_ref().and_then(|value| value.worth);
    let swings = region.kind.map(Kind::swings);
    match worth.zip(swings) {
        Some((worth, swings)) => [worth, worth * Rational::from_integer(swings.into())].map(mixed),
        None => [none(), none()],
    }
}

/// What stands at a point of an endgame: "White, safe (two eyes), 5 stones", "Black, 1 stone", "empty". Roles of a race say nothing
/// here; a block that these blocks do not name is safe if the person has said so.
pub fn endgame_stone(
    setup: &Setup,
    roles: &Roles,
    safe: &[Assumption],
    point: Point,
    language: Language,
) -> String {
    let Some(block) = setup.block_at(point) else {
        return say!(language, en = "empty", ja = "空点").to_owned();
    };
    let mut parts = vec![side(block.color, language).to_owned()];
    let mut safe = safe.iter();
    let is_it = |safe: &&Assumption| {
        let is_same = safe.block.color == block.color;
        is_same && !safe.block.stones.is_disjoint(&block.stones)
    };
    let reason = safe.find(is_it);
    let reason = reason.map(|safe| safe.reason);
    let is_said = reason.is_none() && !block.stones.is_disjoint(&roles.points(Role::Safe));
    if is_said || reason == Some(SafeReason::Said) {
        parts.push(say!(language, en = "safe", ja = "安全な石").to_owned());
    } else if let Some(reason) = reason {
        let reason = endgame_safe_reason(reason, language);
        parts.push(say!(
            language,
            en = format!("safe ({reason})"),
            ja = format!("安全な石({reason})")
        ));
    }
    let stones = int(block.stones.len());
    parts.push(say!(
        language,
        en = plural(stones, "stone"),
        ja = format!("石{stones}")
    ));
    parts.join(say!(language, en = ", ", ja = "、"))
}

/// In which region a point is, and what a move of this side there loses: "region B, Black loses 1".
pub fn endgame_point(
    report: &EndgameReport,
    first: Color,
    point: Point,
    language: Language,
) -> String {
    let mut parts = Vec::new();
    let mut regions = report.regions.iter();
    if let Some(region) = regions.find(|region| region.points.contains(point)) {
        let id = &region.id;
        parts.push(say!(
            language,
            en = format!("region {id}"),
            ja = format!("領域{id}")
        ));
    }
    for color in Color::ALL {
        if report.territory[color].contains(point) {
            let who = side(color, language);
            parts.push(say!(
                language,
                en = format!("{who}'s territory"),
                ja = format!("{who}地")
            ));
        }
    }
    if report.dame.contains(point) {
        parts.push(say!(language, en = "dame", ja = "ダメ").to_owned());
    }
    let start = report.starts[first].as_ref();
    let loss = start.and_then(|start| start.losses.iter().find(|loss| loss.point == point));
    let is_empty = |region: &&RegionReport| {
        let stones = region.stones.black.union(&region.stones.white);
        region.points.difference(&stones).contains(point)
    };
    if start.is_some() && loss.is_none() && report.regions.iter().any(|it| is_empty(&it)) {
        let who = side(first, language);
        parts.push(say!(
            language,
            en = format!("{who} may not play here"),
            ja = format!("{who}は打てません")
        ));
    }
    if let Some(loss) = loss.filter(|loss| !loss.in_room).and_then(|loss| loss.loss) {
        let who = side(first, language);
        let points = match loss.one() {
            Some(one) => one.to_string(),
            None => {
                let Between { low, high } = loss;
                say!(
                    language,
                    en = format!("{low} to {high}"),
                    ja = format!("{low}〜{high}")
                )
            }
        };
        parts.push(match loss.one() {
            Some(0) => say!(
                language,
                en = format!("a best move of {who}"),
                ja = format!("{who}の最善手")
            ),
            _ => say!(
                language,
                en = format!("{who} loses {points}"),
                ja = format!("{who}は{points}目の損")
            ),
        });
    }
    parts.join(say!(language, en = ", ", ja = "、"))
}

/// Why a block is taken as safe in an endgame, in a few words.
pub fn endgame_safe_reason(reason: SafeReason, language: Language) -> String {
    match reason {
        SafeReason::Liberties(count) => say!(
            language,
            en = format!("{count} liberties"),
            ja = format!("ダメが{count}つある")
        ),
        other => safe_reason(other, language),
    }
}

/// The name of a scoring.
pub const fn scoring_name(scoring: Scoring, language: Language) -> &'static str {
    match scoring {
        Scoring::Territory => say!(language, en = "Territory", ja = "地"),
        Scoring::Area => say!(language, en = "Area", ja = "面積"),
    }
}

/// How points are counted, in one line: scoring, komi, prisoners.
///
/// ```
/// use semeai_session::{Counting, Komi, Language, Prisoners};
/// use semeai_words::counting_line;
///
/// let counting = Counting {
///     komi: Komi::parse("6.5").unwrap(),
///     prisoners: Prisoners::parse("3,5").unwrap(),
///     ..Counting::default()
/// };
/// assert_eq!(counting_line(&counting, Language::English), "Territory · komi 6½ · prisoners B 3, W 5");
/// ```
pub fn counting_line(counting: &Counting, language: Language) -> String {
    let head = counting_head(counting, language);
    let taken = counting.prisoners.taken();
    let (black, white) = (taken.black, taken.white);
    say!(
        language,
        en = format!("{head} B {black}, W {white}"),
        ja = format!("{head} 黒{black} 白{white}")
    )
}

/// The same up to the numbers of prisoners, before which stones are drawn: "Territory · komi 6½ · prisoners".
pub fn counting_head(counting: &Counting, language: Language) -> String {
    let scoring = scoring_name(counting.scoring, language);
    let komi = mixed(counting.komi.points());
    say!(
        language,
        en = format!("{scoring} · komi {komi} · prisoners"),
        ja = format!("{scoring} · コミ{komi} · アゲハマ")
    )
}

/// What the next move in a region is worth after Black's best move there and after White's, as a list shows them: "7/8 · ½"; `-`
/// where nothing follows.
pub fn endgame_follow_ups(region: &RegionReport) -> String {
    let follow_up = |color: Color| region.best[color].as_ref().and_then(|best| best.follow_up);
    let told = Color::ALL.map(|color| follow_up(color).map_or_else(|| "-".to_owned(), mixed));
    if Color::ALL
        .into_iter()
        .all(|color| follow_up(color).is_none())
    {
        return "-".to_owned();
    }
    told.join(" · ")
}

/// What a move in a region did: "Black D4 gains 1¾ points, and is ½ point worse than the best move here."
pub fn endgame_step(step: &RegionStep, topology: &Topology, language: Language) -> String {
    let (who, point) = (side(step.color, language), topology.name(step.point));
    let gains = step_gains(step.gain, language);
    let zero = Rational::from_integer(0);
    match step.lost {
        None => say!(
            language,
            en = format!("{who} {point} {gains}."),
            ja = format!("{who}{point}:{gains}。")
        ),
        Some(lost) if lost == zero => say!(
            language,
            en = format!("{who} {point} {gains}: a best move here."),
            ja = format!("{who}{point}:{gains}。ここの最善手です。")
        ),
        Some(lost) => {
            let lost = many_points(lost, language);
            say!(
                language,
                en = format!("{who} {point} {gains}, and is {lost} worse than the best move here."),
                ja = format!("{who}{point}:{gains}。ここの最善手より{lost}劣ります。")
            )
        }
    }
}

/// What a first move in a region did, and what it loses on the whole board, if it does: the best move of a region need not be the one
/// to begin with.
pub fn endgame_first_step(
    report: &EndgameReport,
    step: &RegionStep,
    topology: &Topology,
    language: Language,
) -> String {
    let mut said = vec![endgame_step(step, topology, language)];
    said.extend(loss_on_board(report, step, language));
    said.join(say!(language, en = " ", ja = ""))
}

fn loss_on_board(report: &EndgameReport, step: &RegionStep, language: Language) -> Option<String> {
    let start = report.starts[step.color].as_ref()?;
    let loss = start.losses.iter().find(|loss| loss.point == step.point)?;
    let loss = loss.loss.filter(|loss| loss.high > 0)?;
    let points = match loss.one() {
        Some(one) => many_points(Rational::from_integer(one.into()), language),
        None => {
            let Between { low, high } = loss;
            say!(
                language,
                en = format!("{low} to {high} points"),
                ja = format!("{low}〜{high}目")
            )
        }
    };
    Some(say!(
        language,
        en = format!("As the first move on the board it loses {points}."),
        ja = format!("盤全体の初手としては{points}の損です。")
    ))
}

/// How much a move changes the count in favour of who makes it.
fn step_gains(gain: Option<Rational>, language: Language) -> String {
    let zero = Rational::from_integer(0);
    let Some(gain) = gain else {
        return say!(
            language,
            en = "changes the count by what is not known",
            ja = "形勢の変化は不明"
        )
        .to_owned();
    };
    let many = many_points(if gain < zero { -gain } else { gain }, language);
    match gain.cmp(&zero) {
        Ordering::Equal => say!(language, en = "gains nothing", ja = "得も損もなし").to_owned(),
        Ordering::Greater => say!(
            language,
            en = format!("gains {many}"),
            ja = format!("{many}の得")
        ),
        Ordering::Less => say!(
            language,
            en = format!("gives {many} away"),
            ja = format!("{many}の損")
        ),
    }
}

/// So many points: "½ point", "1 point", "1¾ points".
fn many_points(many: Rational, language: Language) -> String {
    let is_one = many <= Rational::from_integer(1);
    let points = if is_one { "point" } else { "points" };
    let many = mixed(many);
    say!(
        language,
        en = format!("{many} {points}"),
        ja = format!("{many}目")
    )
}

/// What is best in a region where a move elsewhere is worth `t`: "Where moves elsewhere are worth ½: Black D4, White elsewhere."
pub fn endgame_elsewhere(
    best: &ByColor<Option<BestAt>>,
    t: Rational,
    topology: &Topology,
    language: Language,
) -> String {
    let told = |color: Color| {
        let best = best[color].as_ref()?;
        let who = side(color, language);
        let names: Vec<&str> = (best.points.iter())
            .map(|&point| topology.name(point))
            .collect();
        let zero = Rational::from_integer(0);
        let where_to = if best.is_elsewhere() || names.is_empty() {
            say!(language, en = "elsewhere", ja = "手抜き").to_owned()
        } else if best.margin == zero {
            let names = names.join(" ");
            say!(
                language,
                en = format!("{names} or elsewhere"),
                ja = format!("{names}か手抜き")
            )
        } else {
            names.join(" ")
        };
        Some(say!(
            language,
            en = format!("{who} {where_to}"),
            ja = format!("{who}{where_to}")
        ))
    };
    let told: Vec<String> = Color::ALL.into_iter().filter_map(told).collect();
    let (t, told) = (mixed(t), told.join(say!(language, en = ", ", ja = "、")));
    say!(
        language,
        en = format!("Where moves elsewhere are worth {t}: {told}."),
        ja = format!("他の手が{t}目のとき:{told}。")
    )
}

#[cfg(test)]
mod tests {
    use semeai_board::{PointSet, diagram};
    use semeai_endgame::position_report::{Parted, Parting, Why};
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    fn said(rows: &str, language: Language) -> String {
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        endgame_sentence(&report, &drawn.setup, language)
    }

    /// D2 is bigger, and White must answer at B3.
    const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    /// Rooms in which it is too much to search whether somebody could live, and a dame.
    const THREE_ROOMS: &str = "\
.....#@.....@
.....#@.....@
.....#@.....@
.....#@.....@
######@@@@@@@
#######@#####
......#.#.#.#
......#######
......#######
......#######
#############
@@@@@@@@@@@@@
@.@.@@@@@@@@@";

    #[test]
    fn stones_and_points_are_told_without_roles_of_a_race() {
        let drawn = diagram::parse("@@@@@@\nXX..##\n.X..##").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let told = |name: &str, language| {
            let point = drawn.setup.topology.point(name).expect("a point");
            let safe = &report.safe[..];
            let stone = endgame_stone(&drawn.setup, &drawn.roles, safe, point, language);
            let point = endgame_point(&report, Color::White, point, language);
            [stone, point]
        };
        let stones = told("C3", Language::English)[0].clone();
        assert_eq!(stones, "White, safe, 6 stones");
        assert_eq!(told("A2", Language::English)[0], "Black, 3 stones");
        assert_eq!(told("A2", Language::Japanese)[0], "黒、石3");
        let empty = told("A1", Language::English);
        assert_eq!(empty[0], "empty");
        assert!(empty[1].ends_with("White may not play here"), "{empty:?}");
    }

    #[test]
    fn a_move_in_a_region_is_told_by_what_it_gains_and_how_far_it_is_from_the_best() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let step = |gain: i128, lost: i128| RegionStep {
            color: Color::Black,
            point: board.point("D4").expect("a point"),
            gain: Some(Rational::new(gain, 2)),
            lost: Some(Rational::new(lost, 2)),
            captured: PointSet::EMPTY,
            worth: None,
            to: None,
        };
        let told = |gain, lost| endgame_step(&step(gain, lost), &board, Language::English);
        assert_eq!(told(1, 0), "Black D4 gains ½ point: a best move here.");
        assert_eq!(
            told(-2, 6),
            "Black D4 gives 1 point away, and is 3 points worse than the best move here."
        );
        assert_eq!(told(0, 0), "Black D4 gains nothing: a best move here.");
        let japanese = endgame_step(&step(4, 4), &board, Language::Japanese);
        assert_eq!(japanese, "黒D4:2目の得。ここの最善手より2目劣ります。");
    }

    #[test]
    fn where_a_proof_and_the_regions_part_both_are_told_and_how_far() {
        let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        let point = drawn.setup.topology.point("B2").expect("a point");
        let parting = |told, line| Parting {
            first: Color::Black,
            told,
            line,
        };
        let score = Parted::Score {
            regions: Between::exact(2),
            board: 3,
        };
        let loss = Parted::Loss {
            point,
            regions: Between { low: 0, high: 1 },
            board: 2,
        };
        report.why = vec![
            Why::ProofDiffers(parting(score, vec![(Color::Black, point)])),
            Why::ProofDiffers(parting(loss, Vec::new())),
        ];
        let english = endgame_sentence(&report, &drawn.setup, Language::English);
        assert!(
            english.starts_with(
                "Black first: 2 by the regions, but 3 by the search of the whole board (Black minus White). \
                 Please report this position. They still differ after Black B2. \
                 Black first: B2 loses 0…1 by the regions, but 2 by the search of the whole board."
            ),
            "{english}"
        );
        let japanese = endgame_sentence(&report, &drawn.setup, Language::Japanese);
        assert!(japanese.contains("黒B2の後もまだ異なります"), "{japanese}");
    }

    #[test]
    fn where_a_ko_is_proved_the_sentence_follows_the_proof_and_the_theory_leaves_it_out() {
        let sample = include_str!("../../../assets/samples/24-half-point-ko.txt");
        let drawn = diagram::parse(sample).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.check = semeai_endgame::Check::EveryOrder;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let sentence = |language| endgame_sentence(&report, &drawn.setup, language);
        let english = sentence(Language::English);
        let said = "With the ko, the two starts differ by 1: the first move is worth ½. \
                    Black begins at D4, White at D4.";
        assert!(english.contains(said), "{english}");
        assert!(!english.contains("swing"), "{english}");
        let japanese = sentence(Language::Japanese);
        let said =
            "コウを含めると、先後の差は1目、初手の価値は½目です。黒はD4、白はD4から打ちます。";
        assert!(japanese.contains(said), "{japanese}");
        let theory = |language| {
            let pieces = endgame_theory(&report, language);
            let words = pieces.into_iter().map(|piece| match piece {
                TheoryPiece::Words(words) => words,
                TheoryPiece::Value(value) => value.as_str().to_owned(),
                other => panic!("the scores do not follow from g: {other:?}"),
            });
            words.collect::<String>()
        };
        assert_eq!(
            theory(Language::English),
            "Leaving out the ko: count 1, temperature 1, chilled g = 1*; with the ko: territory 1, 0; area 8, 4"
        );
        assert_eq!(
            theory(Language::Japanese),
            "コウを除くと形勢1目、温度1、冷却した値 g = 1*、コウを含めると地 1、0、面積 8、4"
        );
    }

    #[test]
    fn everything_that_is_assumed_is_said_of_the_proof_too() {
        let drawn = diagram::parse("....X.O....\nXXXXX.OOOOO").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        let said = |asked: &Endgame, language| {
            let report = endgame_report(asked, &EndgameLimits::default());
            endgame_sentence(&report, &drawn.setup, language)
        };
        let unproved = said(&asked, Language::English);
        assert!(!unproved.contains("Assumed"), "{unproved}");
        let marked = "Stones marked as safe are never captured in it.";
        asked.check = semeai_endgame::Check::EveryOrder;
        let english = said(&asked, Language::English);
        let assumed = "Assumed by the proof: stones with room for two eyes or many liberties \
                       (Black E2 and White G2) are never captured, whatever is played.";
        assert!(english.ends_with(assumed), "{english}");
        assert!(!english.contains(marked), "{english}");
        let japanese = said(&asked, Language::Japanese);
        assert!(japanese.contains("証明の仮定:"), "{japanese}");
        assert!(japanese.contains("(黒E2、白G2)"), "{japanese}");
        // What the person has said is told as that.
        for point in ["E2", "G2"] {
            let point = drawn.setup.topology.point(point).expect("a point");
            asked.added.insert(point);
        }
        let english = said(&asked, Language::English);
        assert!(english.contains(marked), "{english}");
        assert!(!english.contains("Assumed"), "{english}");
        assert!(said(&asked, Language::Japanese).contains("安全と指定した石は取られない"));
        // Three large rooms.
        let drawn = diagram::parse(THREE_ROOMS).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        for (language, word) in [
            (Language::English, "Assumed:"),
            (Language::Japanese, "仮定:"),
        ] {
            let said = endgame_sentence(&report, &drawn.setup, language);
            assert_eq!(said.matches(word).count(), 3, "{said}");
        }
    }

    #[test]
    fn a_sente_that_comes_before_the_biggest_move_is_named() {
        let english = said(SENTE_FIRST, Language::English);
        assert!(english.contains("The biggest move is D2"), "{english}");
        assert!(
            english.contains("B3 is Black's sente: it comes first"),
            "{english}"
        );
        assert!(said(SENTE_FIRST, Language::Japanese).contains("B3は黒の先手です"));
        // Where the biggest move is best, nothing comes before it.
        let corridor = said("#####@@\n@...#.#\n#####@@", Language::English);
        assert!(!corridor.contains("first"), "{corridor}");
    }
}
