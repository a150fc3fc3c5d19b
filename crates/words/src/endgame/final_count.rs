//! A finished board in one sentence: what each side has, who wins, what is dead, what is dame.

use semeai_board::{Block, Color, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::Scoring;
use semeai_endgame::position_report::{EndgameReport, FinalCount};
use semeai_session::Phrasing;

use crate::endgame::assumptions::block_names;
use crate::endgame::result::result;
use crate::grammar::{all_of, int, mixed, moku, side};

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
        return finished
            .is_over
            .then(|| no_count(&finished.open, topology, phrasing));
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

/// That groups keep the board from being counted.
fn no_count(open: &[Block], topology: &Topology, phrasing: Phrasing) -> String {
    let named = all_of(&block_names(open.iter(), topology, phrasing), phrasing);
    tell!(
        phrasing,
        en = "Both have passed, but the board is not counted: it was not proved what becomes of {named}.",
        ja = "両者パスですが、{named}の死活が証明できないので計算していません。"
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
