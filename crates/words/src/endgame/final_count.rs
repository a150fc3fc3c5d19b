//! A finished board in one sentence: what each side has, who wins, what is dead, what is dame.

use semeai_board::{Block, Color, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::Scoring;
use semeai_endgame::position_report::{EndgameReport, FinalCount};
use semeai_session::Phrasing;

use crate::endgame::assumptions::block_names;
use crate::endgame::result::result;
use crate::grammar::{all_of, int, mixed, moku, side, some_of};

/// The board counted as it stands, where nothing more is played, in one sentence; or why it is not counted.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_words::endgame::plain::plain_endgame;
/// use semeai_session::{Counting, Phrasing};
///
/// // White's stone is dead, and a dame is left.
/// let drawn = diagram::parse(".X.XO.\nXXXXOO\n.XO.OO\nXX.XO.\n.X.XOO")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.is_over = true;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let text = plain_endgame(&report, topology, Counting::default(), Phrasing::ENGLISH);
/// assert!(text.starts_with("Both have passed"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub(crate) fn endgame_finished(
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    phrasing: Phrasing,
) -> Option<String> {
    let finished = report.finished.as_ref()?;
    let Some(score) = finished.score() else {
        let count = || if_border_holds(report, finished, komi, phrasing);
        return finished.is_over.then(|| {
            let open = not_proved(report, finished, topology, phrasing);
            match count() {
                Some(count) => format!("{count}{open}"),
                None => no_count(&open, phrasing),
            }
        });
    };
    let head = match finished.is_over {
        true => say!(phrasing, en = "Both have passed", ja = "両者パス"),
        false => say!(phrasing, en = "Counted as it stands", ja = "このまま計算"),
    };
    let [black, white] = Color::ALL.map(|color| side_has(finished, color, komi, phrasing));
    let result = result(Rational::from_integer(score.into()) - komi, phrasing);
    let gone = gone(finished, topology, phrasing);
    Some(tell!(
        phrasing,
        en = "{head}: {black}, {white}: {result}{gone}.",
        ja = "{head}:{black}、{white}で{result}{gone}。"
    ))
}

/// What each side has where the board looks as it was read along the border; nothing if that is not what the score says.
fn if_border_holds(
    report: &EndgameReport,
    finished: &FinalCount,
    komi: Rational,
    phrasing: Phrasing,
) -> Option<String> {
    let all = finished.points(Color::Black) - finished.points(Color::White);
    let is_told = Color::ALL.into_iter().all(|first| {
        let start = report.starts[first].as_ref();
        start.is_some_and(|start| start.score.one() == Some(all))
    });
    let [black, white] = Color::ALL.map(|color| side_has(finished, color, komi, phrasing));
    is_told.then(|| {
        tell!(
            phrasing,
            en = "Both have passed. If the border holds: {black}, {white}.",
            ja = "両者パス。境界が破れなければ{black}、{white}。"
        )
    })
}

/// Whose life or death was not proved, beside blocks that are taken as safe.
fn not_proved(
    report: &EndgameReport,
    finished: &FinalCount,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let is_safe = |block: &Block| {
        report
            .safe
            .iter()
            .any(|safe| safe.block.stones == block.stones)
    };
    let open = finished.open.iter().filter(|block| !is_safe(block));
    let names = block_names(open, topology, phrasing);
    if names.is_empty() {
        return String::new();
    }
    let named = some_of(&names, phrasing);
    tell!(
        phrasing,
        en = " It was not proved what becomes of {named}.",
        ja = "{named}の死活は証明していません。"
    )
}

/// That the board cannot be counted as it stands, and for which groups.
fn no_count(open: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Both have passed, but the board cannot be counted as it stands.{open}",
        ja = "両者パスですが、このままでは計算できません。{open}"
    )
}

/// What a side has, and of what: "Black 43 (territory 41, prisoners 2)".
fn side_has(finished: &FinalCount, color: Color, komi: Rational, phrasing: Phrasing) -> String {
    let (terms, all) = side_terms(finished, color, komi, phrasing);
    let all = mixed(all);
    let (who, terms) = (
        side(color, phrasing),
        terms.join(say!(phrasing, en = ", ", ja = "、")),
    );
    say!(
        phrasing,
        en = format!("{who} {all} ({terms})"),
        ja = format!("{who}{}({terms})", moku(&all))
    )
}

/// What a side has, term by term, and in all.
pub(crate) fn side_terms(
    finished: &FinalCount,
    color: Color,
    komi: Rational,
    phrasing: Phrasing,
) -> (Vec<String>, Rational) {
    let all = Rational::from_integer(finished.points(color).into());
    let territory = int(finished.territory[color].len());
    let (name, more) = match finished.scoring {
        Scoring::Territory => (
            say!(phrasing, en = "prisoners", ja = "アゲハマ"),
            i128::from(finished.prisoners_with_dead(color)),
        ),
        Scoring::Area => (
            say!(phrasing, en = "stones", ja = "石"),
            int(finished.alive[color].len()),
        ),
    };
    let mut terms = vec![
        tell!(phrasing, en = "territory {territory}", ja = "地{territory}"),
        tell!(phrasing, en = "{name} {more}", ja = "{name}{more}"),
    ];
    if color == Color::Black || komi == Rational::from_integer(0) {
        return (terms, all);
    }
    let given = mixed(komi);
    terms.push(say!(
        phrasing,
        en = format!("komi {given}"),
        ja = format!("コミ{}", moku(&given))
    ));
    (terms, all + komi)
}

/// What is dead, and what is dame.
fn gone(finished: &FinalCount, topology: &Topology, phrasing: Phrasing) -> String {
    let mut said = String::new();
    let dead: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| dead_of(&finished.dead[color], color, topology, phrasing))
        .collect();
    if !dead.is_empty() {
        let dead = all_of(&dead, phrasing);
        said.push_str(&tell!(
            phrasing,
            en = "; dead: {dead}",
            ja = "、死に石:{dead}"
        ));
    }
    if !finished.dame.is_empty() {
        let dame = phrasing.points(topology, &finished.dame).join(" ");
        said.push_str(&tell!(
            phrasing,
            en = "; dame: {dame}",
            ja = "、ダメ:{dame}"
        ));
    }
    said
}

/// The dead blocks of a side, each by its first point: "White C3 E5".
fn dead_of(
    stones: &PointSet,
    color: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let blocks = topology.components(stones).into_iter();
    let names: Vec<_> = blocks
        .filter_map(|block| Some(phrasing.point(topology, block.first()?)))
        .collect();
    let (who, names) = (
        side(color, phrasing),
        Some(names.join(" ")).filter(|it| !it.is_empty())?,
    );
    Some(tell!(phrasing, en = "{who} {names}", ja = "{who}{names}"))
}
