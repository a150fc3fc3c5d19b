//! A finished board in one sentence: what each side has, who wins, what is dead, what is dame.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::Scoring;
use semeai_endgame::position_report::{EndgameReport, FinalCount, KnownBy};
use semeai_session::Phrasing;

use crate::endgame::assumptions::block_names;
use crate::endgame::result::result;
use crate::grammar::{all_of, capitalized, int, mixed, side, some_of};
use crate::texts::endgame::final_count as texts;

/// The board counted as it stands, where nothing more is played, in one sentence; or why it is not counted.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_words::endgame::plain::plain_endgame;
/// use semeai_session::{Counting, Depth, Phrasing};
///
/// // White's stone is dead, and a dame is left.
/// let drawn = diagram::parse(".X.XO.\nXXXXOO\n.XO.OO\nXX.XO.\n.X.XOO")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.is_over = true;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let text = plain_endgame(&report, topology, Counting::default(), Depth::Learner, Phrasing::ENGLISH);
/// assert!(text.starts_with("Both have passed. The board isn't counted"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub(crate) fn endgame_finished(
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    phrasing: Phrasing,
) -> Option<String> {
    let finished = report.finished.as_ref()?;
    let told = |count: &FinalCount, score: i64| {
        let result = result(Rational::from_integer(score.into()) - komi, phrasing);
        let sides = Color::ALL.map(|color| side_has(count, color, komi, phrasing));
        (result, sides)
    };
    let Some(score) = finished.score() else {
        if let Some(condition) = condition(report, topology, phrasing) {
            let count = finished.supposed.as_deref()?;
            let (result, [black, white]) = told(count, count.score()?);
            let looks_dead = |color| !finished.only_look_dead(color).is_empty();
            let told = match Color::ALL.into_iter().any(looks_dead) {
                true => texts::as_it_looks_with_dead,
                false => texts::as_it_looks,
            };
            let said = told(&black, &condition, &result, &white, phrasing);
            return Some(capitalized(&said));
        }
        return finished.is_over.then(|| {
            let named = not_proved(report, finished, topology, phrasing);
            no_count(report, &named, phrasing)
        });
    };
    let head = match finished.is_over {
        true => texts::endgame_finished_yes(phrasing),
        false => texts::endgame_finished_no(phrasing),
    };
    let (result, [black, white]) = told(finished, score);
    let gone = gone(finished, topology, phrasing);
    let said = texts::endgame_finished(&black, &gone, &head, &result, &white, phrasing);
    Some(capitalized(&said))
}

/// Which stones are to live or die so that a score holds: "C4 and F8 are dead"; of a finished board of which none only looks dead, "all stones
/// live". Nothing where the score hangs on no stones.
pub(crate) fn condition(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let finished = report.finished.as_ref();
    let finished = finished.filter(|_| report.hangs_on_looks());
    let looks_dead = match finished {
        Some(finished) => ByColor::new_with(|color| finished.only_look_dead(color)),
        None => report.looks_dead,
    };
    let names = groups(&looks_dead, topology, phrasing);
    if !names.is_empty() {
        let named = some_of(&names, phrasing);
        return Some(texts::are_dead(int(names.len()), &named, phrasing));
    }
    let dead = &finished?.dead;
    let has_dead = Color::ALL.into_iter().any(|color| !dead[color].is_empty());
    Some(match has_dead {
        true => texts::others_live(phrasing).to_owned(),
        false => texts::all_live(phrasing).to_owned(),
    })
}

/// What holds if the border does, and the stones are dead that look so.
pub(crate) fn along_border(
    said: &str,
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    match condition(report, topology, phrasing) {
        Some(condition) => texts::along_border_with_dead(&condition, said, phrasing),
        None => texts::along_border(said, phrasing),
    }
}

/// A stone of each group, in the order of the board.
fn groups(stones: &ByColor<PointSet>, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let groups = Color::ALL
        .into_iter()
        .flat_map(|color| topology.components(&stones[color]));
    let mut firsts: Vec<Point> = groups.filter_map(|group| group.first()).collect();
    firsts.sort_unstable();
    let names = firsts.iter().map(|&point| phrasing.point(topology, point));
    names.map(Into::into).collect()
}

/// Whether a game that is over is not counted for its blocks: that is why no score is told, whatever its regions say.
pub(crate) fn is_uncounted(report: &EndgameReport) -> bool {
    let finished = report.finished.as_ref();
    let is_open = finished.is_some_and(|it| it.is_over && it.score().is_none());
    is_open && report.known == KnownBy::Undecided
}

/// Whose life or death was not proved, beside blocks that are taken as safe.
fn not_proved(
    report: &EndgameReport,
    finished: &FinalCount,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let is_safe = |block: &Block| {
        report
            .safe
            .iter()
            .any(|safe| safe.block.stones == block.stones)
    };
    let open = finished.open.iter().filter(|block| !is_safe(block));
    block_names(open, topology, phrasing)
}

/// That the program cannot count the board, for which blocks, and what helps.
fn no_count(report: &EndgameReport, named: &[String], phrasing: Phrasing) -> String {
    let helps = match report.meeting {
        Some(_) => texts::no_count_mark_stones_live(phrasing),
        None => texts::no_count_none(phrasing),
    };
    if named.is_empty() {
        return texts::no_count_both_have_passed(&helps, phrasing);
    }
    let named = some_of(named, phrasing);
    texts::no_count_both_have_passed_program(&helps, &named, phrasing)
}

/// What a side has, and of what: "Black 43 (territory 41, prisoners 2)".
fn side_has(finished: &FinalCount, color: Color, komi: Rational, phrasing: Phrasing) -> String {
    let (terms, all) = side_terms(finished, color, komi, phrasing);
    let all = mixed(all);
    let (who, terms) = (
        side(color, phrasing),
        terms.join(crate::grammar::comma(phrasing)),
    );
    texts::side_has(&all, &terms, &who, phrasing)
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
            texts::side_terms_prisoners(phrasing),
            i128::from(finished.prisoners_with_dead(color)),
        ),
        Scoring::Area => (
            texts::side_terms_stones(phrasing),
            int(finished.alive[color].len()),
        ),
    };
    let mut terms = vec![
        texts::side_terms_territory(&territory, phrasing),
        texts::side_terms(&more, &name, phrasing),
    ];
    if color == Color::Black || komi == Rational::from_integer(0) {
        return (terms, all);
    }
    let given = mixed(komi);
    terms.push(texts::side_terms_komi(&given, phrasing));
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
        said.push_str(&texts::gone_dead(&dead, phrasing));
    }
    if !finished.dame.is_empty() {
        let dame = phrasing.points(topology, &finished.dame).join(" ");
        said.push_str(&texts::gone_dame(&dame, phrasing));
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
    Some(texts::dead_of(&names, &who, phrasing))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    use semeai_session::{Counting, Depth, Komi};

    use super::*;
    use crate::endgame::board::endgame_sentence;
    use crate::endgame::plain::plain_endgame;

    /// Two stones of which nobody proves anything.
    const OPEN: &str = "\
.........
.........
..X......
.........
.........
.........
......O..
.........
.........";

    #[test]
    fn why_a_board_that_is_over_is_not_counted_is_the_same_everywhere_and_told_once() {
        let drawn = diagram::parse(OPEN).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.is_over = true;
        let few = EndgameLimits::default().with_positions(10);
        let usual = EndgameLimits::default().with_positions(1_000);
        for (phrasing, said, once) in [
            (
                Phrasing::ENGLISH,
                "The board isn't counted: the fate of Black C7 and White G3 isn't proved. Mark",
                "proved",
            ),
            (
                Phrasing::JAPANESE,
                "両者パス。黒C7、白G3の死活を証明できないので、プログラムは計算していません。",
                "証明",
            ),
        ] {
            for limits in [&few, &usual] {
                let report = endgame_report(&asked, limits);
                let window = endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing);
                let topology = &drawn.setup.topology;
                let terminal = plain_endgame(
                    &report,
                    topology,
                    Counting::default(),
                    Depth::Learner,
                    phrasing,
                );
                let first = terminal.lines().next().unwrap_or_default();
                assert!(first.contains(said), "{first}");
                assert!(window.starts_with(first), "{window}");
                assert_eq!(terminal.matches(once).count(), 1, "{terminal}");
                assert!(!terminal.contains("not searched to the end"), "{terminal}");
            }
        }
    }
}
