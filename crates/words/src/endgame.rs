//! An endgame as text for a terminal: scores, the biggest move, the list of regions, the best lines.

use std::cmp::Ordering;

use semeai_board::{Color, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::Kind;
use semeai_endgame::position_report::{
    Between, EndgameReport, KnownBy, LineMove, RegionReport, RegionState, Why,
};
use semeai_endgame::strategy::{Strategy, StrategyReport};
use semeai_session::play_out::endgame::loss;
use semeai_session::{Language, Played};

use crate::grammar::{all_of, mixed, move_name, side};
use crate::solution::safe_reason;

/// Everything about an endgame: scores, one sentence, the list, the lines, what is assumed.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_session::Language;
/// use semeai_words::plain_endgame;
///
/// let drawn = diagram::parse("####@@\n@..#.#\n####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let text = plain_endgame(&report, topology, 0.into(), Language::English);
/// assert!(text.starts_with("Black first: Black wins by 1.\n"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plain_endgame(
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    language: Language,
) -> String {
    let mut lines = Vec::new();
    for first in Color::ALL {
        if let Some(start) = &report.starts[first] {
            lines.push(score_sentence(first, start.score, komi, language));
        }
    }
    lines.extend(endgame_why(report, language));
    lines.extend(biggest(report, topology, language));
    if let Some(total) = &report.total {
        lines.push(theory(total, report, language));
    }
    lines.push(String::new());
    let mut regions: Vec<&RegionReport> = report.regions.iter().collect();
    let worth = |region: &RegionReport| region.value.as_ref().and_then(|value| value.worth);
    regions.sort_by_key(|region| std::cmp::Reverse(worth(region)));
    lines.extend(
        regions
            .into_iter()
            .map(|region| row(region, topology, language)),
    );
    for first in Color::ALL {
        let line = report.starts[first].as_ref().map(|start| &start.line[..]);
        if let Some(line) = line.filter(|line| !line.is_empty()) {
            lines.push(line_text(first, line, topology, language));
        }
    }
    lines.extend(
        report
            .strategies
            .iter()
            .map(|rule| rule_text(rule, topology, language)),
    );
    lines.push(safe_text(report, topology, language));
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

fn score_sentence(first: Color, score: Between, komi: Rational, language: Language) -> String {
    let who = side(first, language);
    let result = match score.one() {
        Some(score) => result(Rational::from_integer(score.into()) - komi, language),
        None => {
            let net = |score: i64| Rational::from_integer(score.into()) - komi;
            let (low, high) = (
                result(net(score.low), language),
                result(net(score.high), language),
            );
            say!(
                language,
                en = format!("from “{low}” to “{high}”, as a ko goes"),
                ja = format!("コウしだいで「{low}」から「{high}」まで")
            )
        }
    };
    say!(
        language,
        en = format!("{who} first: {result}."),
        ja = format!("{who}先:{result}。")
    )
}

pub(crate) fn result(net: Rational, language: Language) -> String {
    match ahead(net, language) {
        Ok((who, by)) => say!(
            language,
            en = format!("{who} wins by {by}"),
            ja = format!("{who}の{by}目勝ち")
        ),
        Err(draw) => draw.to_owned(),
    }
}

/// Who is ahead by how much, or what it is called if nobody is.
pub(crate) fn ahead(
    net: Rational,
    language: Language,
) -> Result<(&'static str, String), &'static str> {
    let zero = Rational::from_integer(0);
    match net.cmp(&zero) {
        Ordering::Equal => Err(say!(language, en = "a draw", ja = "持碁")),
        Ordering::Greater => Ok((side(Color::Black, language), mixed(net))),
        Ordering::Less => Ok((side(Color::White, language), mixed(-net))),
    }
}

/// Why scores are not known, or only between two numbers.
pub fn endgame_why(report: &EndgameReport, language: Language) -> Vec<String> {
    let id = |at: &usize| report.regions.get(*at).map_or("?", |region| &region.id);
    let size = |at: &usize| {
        report
            .regions
            .get(*at)
            .map_or(0, |region| region.points.len())
    };
    let why = report.why.iter().map(|why| match why {
        Why::NothingSafe => say!(
            language,
            en = "No stone is taken as safe, so there are no regions. Mark safe stones.",
            ja = "安全な石がないので領域に分けられません。安全な石を指定してください。"
        )
        .to_owned(),
        Why::NoBorder(at) => {
            let id = id(at);
            say!(
                language,
                en = format!("Region {id}: no safe stone stands beside it."),
                ja = format!("領域{id}:安全な石に接していません。")
            )
        }
        Why::TooLarge(at) => {
            let (id, size) = (id(at), size(at));
            say!(
                language,
                en = format!("Region {id} of {size} points was too large to be searched. Mark more stones as safe, or search longer."),
                ja = format!("領域{id}({size}点)は大きすぎて調べられませんでした。安全な石をもっと指定するか、長く探索してください。")
            )
        }
        Why::Repetition(at) => {
            let id = id(at);
            say!(
                language,
                en = format!("Region {id}: positions come back, and what that is worth is not told."),
                ja = format!("領域{id}:同じ局面に戻る手順があり、値が決まりません。")
            )
        }
        Why::Ko(at) => {
            let id = id(at);
            say!(
                language,
                en = format!("Region {id} depends on who wins a ko. It is counted as if nobody had a ko threat."),
                ja = format!("領域{id}はコウの結果によります。コウ材はないものとして数えます。")
            )
        }
        Why::ByHand(at) => {
            let id = id(at);
            say!(
                language,
                en = format!("Region {id} is counted by hand: only the points that were named are played, and what lies round them stays as it stands."),
                ja = format!("領域{id}は手動で選んだ点だけで数えています。まわりは今のまま変わらないものとします。")
            )
        }
        Why::SumTooLarge => say!(
            language,
            en = "The regions are known, but their sum was too large.",
            ja = "各領域の値は分かりましたが、和が大きすぎて計算できませんでした。"
        )
        .to_owned(),
        Why::NotProved => say!(
            language,
            en = "The search of the whole board did not come to an end.",
            ja = "盤全体の探索は終わりませんでした。"
        )
        .to_owned(),
        Why::ProofDiffers => say!(
            language,
            en = "The search of the whole board finds other scores than the regions.",
            ja = "盤全体の探索の結果が、領域から求めた結果と異なります。"
        )
        .to_owned(),
    });
    why.collect()
}

/// What is assumed without proof.
pub fn endgame_warnings(
    report: &EndgameReport,
    topology: &Topology,
    language: Language,
) -> Vec<String> {
    let mut warnings = Vec::new();
    for room in report.rooms.iter().filter(|room| room.is_assumed) {
        let other = side(room.owner.opponent(), language);
        let point = room.points.first().map_or("", |point| topology.name(point));
        let size = room.points.len();
        warnings.push(say!(
            language,
            en = format!("Assumed: {other} cannot live in the {size} points at {point}."),
            ja = format!("仮定:{point}の{size}点の中で{other}は生きられない。")
        ));
    }
    for region in report.regions.iter().filter(|region| region.takes_rooms) {
        let id = &region.id;
        warnings.push(say!(
            language,
            en = format!("Assumed: nobody can live in a large room that is closed in region {id}."),
            ja = format!("仮定:領域{id}で囲われた広い地の中では生きられない。")
        ));
    }
    warnings
}

/// That roles of a race count for nothing in an endgame.
pub fn endgame_no_race(language: Language) -> &'static str {
    say!(
        language,
        en = "Blocks that race count for nothing here; only safe stones do.",
        ja = "対象ブロックの指定はここでは使いません。安全な石だけを使います。"
    )
}

/// That a file has no game with moves.
pub fn endgame_no_game(language: Language) -> &'static str {
    say!(
        language,
        en = "there is no game with moves to answer move by move",
        ja = "一手ずつ答えるための着手がありません。"
    )
}

/// The biggest move in one sentence.
pub(crate) fn biggest(
    report: &EndgameReport,
    topology: &Topology,
    language: Language,
) -> Option<String> {
    let total = report.total.as_ref()?;
    let Some(worth) = total.temperature else {
        return Some(
            say!(
                language,
                en = "Nothing is left to be gained.",
                ja = "得をする手は残っていません。"
            )
            .to_owned(),
        );
    };
    let is_it =
        |region: &&RegionReport| region.value.as_ref().and_then(|value| value.worth) == Some(worth);
    let region = report.regions.iter().find(is_it)?;
    let both = [&region.best.black, &region.best.white];
    let best = both.into_iter().flatten().next()?;
    let point = best
        .points
        .first()
        .map_or("", |point| topology.name(*point));
    let kind = region.kind?;
    let swing = mixed(worth * Rational::from_integer(kind.swings().into()));
    let (worth, how) = (mixed(worth), endgame_kind(kind, language));
    Some(say!(
        language,
        en = format!(
            "The biggest move is {point}, in region {}: worth {worth}, {how}, a swing of {swing}.",
            region.id
        ),
        ja = format!(
            "一番大きい手は{point}(領域{}):{worth}目、{how}、出入り{swing}目。",
            region.id
        )
    ))
}

fn theory(
    total: &semeai_endgame::position_report::Total,
    report: &EndgameReport,
    language: Language,
) -> String {
    let count = mixed(total.mean);
    let chilled = total
        .chilled
        .as_ref()
        .map_or("…", |written| written.as_str());
    let pair = |scores: Option<semeai_board::ByColor<Between>>| {
        let told = |between: Between| match between.one() {
            Some(one) => one.to_string(),
            None => format!("{}..{}", between.low, between.high),
        };
        scores.map_or_else(String::new, |scores| {
            format!("{} / {}", told(scores.black), told(scores.white))
        })
    };
    let (territory, area) = (pair(report.territory_score), pair(report.area_score));
    say!(
        language,
        en = format!(
            "Count {count}; chilled {chilled}; territory {territory}; area {area} (Black first / White first)."
        ),
        ja = format!(
            "形勢{count}目、冷却した値{chilled}、地の計算{territory}、面積の計算{area}(黒先/白先)。"
        )
    )
}

/// What players call a region.
pub fn endgame_kind(kind: Kind, language: Language) -> &'static str {
    match kind {
        Kind::Gote => say!(language, en = "gote", ja = "後手"),
        Kind::BlackSente => say!(language, en = "Black's sente", ja = "黒の先手"),
        Kind::WhiteSente => say!(language, en = "White's sente", ja = "白の先手"),
        Kind::Dame => say!(language, en = "dame", ja = "ダメ"),
        Kind::Tedomari => say!(
            language,
            en = "only the last move counts",
            ja = "手止まりだけが問題"
        ),
        Kind::Settled => say!(language, en = "settled", ja = "決着済み"),
    }
}

/// What is known of a region.
pub fn endgame_state(state: RegionState, language: Language) -> &'static str {
    match state {
        RegionState::Exact => say!(language, en = "exact", ja = "正確"),
        RegionState::Ko => say!(language, en = "ko", ja = "コウ"),
        RegionState::Repetition => say!(language, en = "positions come back", ja = "同形反復"),
        RegionState::TooLarge => say!(language, en = "too large", ja = "大きすぎる"),
        RegionState::Open => say!(
            language,
            en = "no safe stone beside it",
            ja = "安全な石に接していない"
        ),
    }
}

/// What is known of a region, and whether that is by hand.
pub fn endgame_region_state(region: &RegionReport, language: Language) -> String {
    let state = endgame_state(region.state, language);
    match (region.by_hand, region.state) {
        (false, _) => state.to_owned(),
        (true, RegionState::Exact) => say!(language, en = "by hand", ja = "手動").to_owned(),
        (true, _) => say!(
            language,
            en = format!("{state}, by hand"),
            ja = format!("{state}(手動)")
        ),
    }
}

fn row(region: &RegionReport, topology: &Topology, language: Language) -> String {
    let state = endgame_region_state(region, language);
    let points = points_text(&region.points, topology);
    let (Some(value), Some(kind)) = (&region.value, region.kind) else {
        return format!("{:<3}{state}  {points}", region.id);
    };
    let swings = Rational::from_integer(kind.swings().into());
    let worth = value.worth.map_or_else(|| "-".to_owned(), mixed);
    let swing = value
        .worth
        .map_or_else(|| "-".to_owned(), |worth| mixed(worth * swings));
    let (count, kind) = (mixed(value.mean), endgame_kind(kind, language));
    let best = |color: Color| {
        let best = region.best[color].as_ref()?;
        let names: Vec<&str> = best
            .points
            .iter()
            .map(|point| topology.name(*point))
            .collect();
        Some(format!("{} {}", side(color, language), names.join(",")))
    };
    let best: Vec<String> = Color::ALL.into_iter().filter_map(best).collect();
    let best = best.join(say!(language, en = ", ", ja = "、"));
    say!(
        language,
        en = format!(
            "{:<3}count {count}, worth {worth}, swing {swing}, {kind}; {best}; {state}; {}; {points}",
            region.id, value.text
        ),
        ja = format!(
            "{:<3}形勢{count}、価値{worth}、出入り{swing}、{kind}、{best}、{state}、{}、{points}",
            region.id, value.text
        )
    )
}

fn points_text(points: &PointSet, topology: &Topology) -> String {
    topology.names(points).join(" ")
}

fn line_text(first: Color, line: &[LineMove], topology: &Topology, language: Language) -> String {
    let names: Vec<&str> = line
        .iter()
        .map(|played| topology.name(played.point))
        .collect();
    let (who, moves) = (side(first, language), names.join(" "));
    say!(
        language,
        en = format!("{who} first, a best line: {moves}"),
        ja = format!("{who}先の最善手順の一つ:{moves}")
    )
}

/// The name of a rule for choosing a move.
pub fn endgame_rule(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Hotstrat => "hotstrat",
        Strategy::Sentestrat => "sentestrat",
        Strategy::Thermostrat => "thermostrat",
        Strategy::Greedy => "greedy",
    }
}

fn rule_text(rule: &StrategyReport, topology: &Topology, language: Language) -> String {
    let name = endgame_rule(rule.strategy);
    let told = |between: Option<Between>| match between {
        None => "?".to_owned(),
        Some(between) => match between.one() {
            Some(one) => one.to_string(),
            None => format!("{}..{}", between.low, between.high),
        },
    };
    let (black, white) = (told(rule.starter.black), told(rule.starter.white));
    let error = rule.first_error.as_ref().map_or_else(String::new, |error| {
        let who = side(error.first, language);
        let (point, better) = (topology.name(error.point), topology.name(error.better));
        let (number, loss) = (error.number, error.loss);
        say!(
            language,
            en = format!(
                "; {who} first, move {number} at {point} loses {loss}: {better} was better"
            ),
            ja = format!("。{who}先の{number}手目{point}は{loss}目の損、{better}がよい")
        )
    });
    say!(
        language,
        en = format!("By {name}: {black} / {white}{error}."),
        ja = format!("{name}なら{black}/{white}{error}。")
    )
}

fn safe_text(report: &EndgameReport, topology: &Topology, language: Language) -> String {
    let names: Vec<String> = (report.safe.iter())
        .map(|safe| {
            let (who, point) = (
                side(safe.block.color, language),
                topology.name(safe.block.anchor),
            );
            let reason = safe_reason(safe.reason, language);
            say!(
                language,
                en = format!("{who} {point} ({reason})"),
                ja = format!("{who}{point}({reason})")
            )
        })
        .collect();
    if names.is_empty() {
        return String::new();
    }
    let names = all_of(&names, language);
    say!(
        language,
        en = format!("Taken as safe: {names}. Nobody is taken to have a ko threat."),
        ja = format!("安全とみなした石:{names}。コウ材はないものとします。")
    )
}

/// One position of a game, for a list of all of them.
#[derive(Clone, Debug)]
pub struct EndgameMove {
    /// A line of a terminal.
    pub text: String,
    /// What was played there, if it was not the end.
    pub played: Option<String>,
    /// What the biggest move was worth.
    pub temperature: Option<String>,
    /// The scores where Black and White are first, without komi.
    pub scores: [Option<i64>; 2],
    /// What the move that was played lost.
    pub loss: Option<i64>,
}

/// One position of a game: how big moves are, the scores, what the move that was played lost.
pub fn endgame_of_move(
    number: usize,
    played: Option<Played>,
    report: &EndgameReport,
    topology: &Topology,
    language: Language,
) -> EndgameMove {
    let temperature = report.total.as_ref().and_then(|total| total.temperature);
    let one = |color: Color| {
        report.starts[color]
            .as_ref()
            .and_then(|start| start.score.one())
    };
    let loss = played.and_then(|Played { color, point }| loss(report, color, point)?.one());
    let name = played.map(|Played { color, point }| {
        let who = side(color, language);
        format!("{who} {}", move_name(point, topology, language))
    });
    let told = |score: Option<i64>| score.map_or_else(|| "?".to_owned(), |score| score.to_string());
    let scores = [one(Color::Black), one(Color::White)];
    let (black, white, lost) = (told(scores[0]), told(scores[1]), told(loss));
    let worth = temperature.map_or_else(|| "-".to_owned(), mixed);
    let is_open = report.known == KnownBy::Undecided;
    let (number, who) = (number + 1, name.clone().unwrap_or_default());
    let text = if is_open {
        let why = endgame_why(report, language);
        format!(
            "{number:>4} {who}: {}",
            why.first().map_or("?", String::as_str)
        )
    } else {
        say!(
            language,
            en = format!(
                "{number:>4} {who}: biggest move {worth}, scores {black} / {white}, loss {lost}"
            ),
            ja = format!("{number:>4} {who}:最大{worth}目、結果{black}/{white}、損{lost}")
        )
    };
    EndgameMove {
        text,
        played: name,
        temperature: temperature.map(|worth| worth.to_string()),
        scores,
        loss,
    }
}
