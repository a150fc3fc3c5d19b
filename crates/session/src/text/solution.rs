//! A solved race in words: who wins with which move, how it is known, what was assumed.

use std::time::Duration;

use semeai_board::{Color, Point, Topology};
use semeai_race::propose::{Assumption, ProposeError, SafeReason};
use semeai_race::solve::{Effort, Ko, Outcome, RaceError, SolvedStart, Step};

use super::grammar::{all_of, pick, plural, sentences, side};
use super::labels::{Label, label};
use super::notice::notice;
use super::verdict::{start_result, verdict_sentence};
use crate::solve::{Disagreement, Solved, SolvedBy, StartSummary};
use crate::{Document, Language};

/// The most first moves that are named.
const MAX_MOVES: usize = 12;

/// The most moves of a line that are told.
const MAX_LINE: usize = 60;

/// How a race ends, in a few words.
///
/// ```
/// use semeai_race::solve::Outcome;
/// use semeai_session::{Language, text::solved_outcome};
///
/// assert_eq!(solved_outcome(Outcome::Ko, Language::English), "Ko");
/// assert_eq!(solved_outcome(Outcome::White, Language::Japanese), "白の勝ち");
/// ```
pub fn solved_outcome(outcome: Outcome, language: Language) -> &'static str {
    match outcome {
        Outcome::Black => label(Label::BlackWins, language),
        Outcome::White => label(Label::WhiteWins, language),
        Outcome::Seki => label(Label::Seki, language),
        Outcome::Ko => pick(language, "Ko", "コウ"),
        Outcome::Undecided => label(Label::Undecided, language),
    }
}

/// A solved race as lines of text for a terminal. Ends with a line break.
///
/// The document must have the stones that were solved, and the roles of [`Solved::roles`].
pub fn solution_report(solved: &Solved, document: &Document, language: Language) -> String {
    let mut sections = Vec::new();
    if !document.title.is_empty() {
        sections.push(document.title.clone());
    }
    sections.push(essential_sentence(solved, language));
    sections.extend(solved.starts().map(|first| {
        let line = solved
            .searched(first)
            .map(|start| line_text(&start.line, topology(solved), language))
            .filter(|line| !line.is_empty())
            .map(|line| pick(language, format!("Line: {line}."), format!("手順:{line}。")));
        let mut lines = vec![start_sentence(solved, first, language)];
        lines.extend(line);
        lines.join("\n")
    }));
    sections.extend(disagreement_sentences(solved, language));
    sections.extend(count_sentence(solved, document, language));
    sections.push(proof_sentence(solved, language));
    sections.push(doubts(solved, document, language));
    sections.push(safe_list(solved, language));
    sections.retain(|section| !section.is_empty());
    let mut text = sections.join("\n\n");
    text.push('\n');
    text
}

/// What a solved race comes to, sentence by sentence: each start, where count and search differ, how it is known,
/// what was taken as safe.
pub fn solution_why(solved: &Solved, language: Language) -> Vec<String> {
    let mut steps = vec![essential_sentence(solved, language)];
    steps.extend(
        solved
            .starts()
            .map(|first| start_sentence(solved, first, language)),
    );
    steps.extend(disagreement_sentences(solved, language));
    steps.push(proof_sentence(solved, language));
    steps.extend(
        safe_groups(solved)
            .into_iter()
            .map(|(reason, blocks)| safe_sentence(reason, &blocks, topology(solved), language)),
    );
    steps
}

fn topology(solved: &Solved) -> &Topology {
    solved.position.topology()
}

/// Which blocks race, by their first stones.
fn essential_sentence(solved: &Solved, language: Language) -> String {
    let names = |color: Color| {
        let stones = solved.proposal.essential[color];
        let blocks = solved.position.blocks().into_iter();
        let own: Vec<&str> = blocks
            .filter(|block| block.color == color && !block.stones.is_disjoint(&stones))
            .map(|block| topology(solved).name(block.anchor))
            .collect();
        all_of(&own, language)
    };
    let (black, white) = (names(Color::Black), names(Color::White));
    pick(
        language,
        format!("The race is between Black {black} and White {white}."),
        format!("攻合いは黒{black}と白{white}です。"),
    )
}

/// What happens if this side starts: who wins, with which first moves, and how far ahead; or what a ko decides; or
/// what is not excluded.
pub fn start_sentence(solved: &Solved, first: Color, language: Language) -> String {
    let start = solved.start(first);
    let outcome = solved_outcome(start.outcome, language);
    let starter = side(first, language);
    let head = if start.by == SolvedBy::Nothing {
        undecided(&start, starter, language)
    } else {
        pick(
            language,
            format!("{starter} first: {outcome}."),
            format!("{starter}先:{outcome}。"),
        )
    };
    let mut parts = vec![head];
    if start.by != SolvedBy::Nothing {
        parts.push(moves_sentence(&start, first, topology(solved), language));
    }
    if let Some(searched) = solved
        .searched(first)
        .filter(|_| start.by == SolvedBy::Proof)
    {
        parts.push(ahead_sentence(searched, first, language));
        parts.extend(searched.ko.iter().map(|ko| ko_sentence(ko, language)));
    }
    sentences(&parts, language)
}

fn undecided(start: &StartSummary, starter: &str, language: Language) -> String {
    let names: Vec<&str> = start
        .possible
        .iter()
        .map(|&outcome| solved_outcome(outcome, language))
        .collect();
    let possible = names.join(pick(language, " / ", "・"));
    let known = pick(
        language,
        format!("{starter} first: not decided. Possible: {possible}."),
        format!("{starter}先:判定できません。ありうる結果は{possible}です。"),
    );
    let likely = (start.outcome != Outcome::Undecided).then(|| {
        let outcome = solved_outcome(start.outcome, language);
        pick(
            language,
            format!("The count says “{outcome}”, but its conditions do not all hold here."),
            format!("計算では「{outcome}」ですが、前提がすべて成り立つわけではありません。"),
        )
    });
    sentences(&[known, likely.unwrap_or_default()], language)
}

/// The first moves that keep what the starter has; nothing if he loses whatever he does.
fn moves_sentence(
    start: &StartSummary,
    first: Color,
    topology: &Topology,
    language: Language,
) -> String {
    let is_lost = match start.outcome {
        Outcome::Black => first == Color::White,
        Outcome::White => first == Color::Black,
        _ => false,
    };
    if start.moves.is_empty() || is_lost {
        return String::new();
    }
    let points = points_text(&start.moves, topology, language);
    let verb = if start.moves.len() == 1 { "s" } else { "" };
    match start.outcome {
        Outcome::Seki => pick(
            language,
            format!("{points} keep{verb} the seki."),
            format!("セキを保つ初手は{points}です。"),
        ),
        Outcome::Ko => pick(
            language,
            format!("{points} fight{verb} the ko."),
            format!("コウで頑張る初手は{points}です。"),
        ),
        _ => pick(
            language,
            format!("{points} win{verb}."),
            format!("勝つ初手は{points}です。"),
        ),
    }
}

fn points_text(points: &[Point], topology: &Topology, language: Language) -> String {
    if points.len() <= MAX_MOVES {
        let names: Vec<&str> = points.iter().map(|&point| topology.name(point)).collect();
        return all_of(&names, language);
    }
    let names: Vec<&str> = points[..MAX_MOVES]
        .iter()
        .map(|&point| topology.name(point))
        .collect();
    let rest = points.len() - MAX_MOVES;
    pick(
        language,
        format!("{} and {rest} more", names.join(", ")),
        format!("{}ほか{rest}か所", names.join("、")),
    )
}

/// How many moves the winner is ahead, and whether one may play elsewhere.
fn ahead_sentence(start: &SolvedStart, first: Color, language: Language) -> String {
    let winner = match start.outcome {
        Outcome::Black => Color::Black,
        Outcome::White => Color::White,
        Outcome::Seki if start.may_pass => {
            let starter = side(first, language);
            return pick(
                language,
                format!("{starter} may also play elsewhere."),
                format!("{starter}は手を抜けます。"),
            );
        }
        _ => return String::new(),
    };
    let name = side(winner, language);
    match start.ahead {
        None => String::new(),
        Some(0) if winner == first => pick(
            language,
            format!("{name} must play at once."),
            format!("{name}は手を抜けません。"),
        ),
        Some(0) => pick(
            language,
            format!("{name} must answer every move."),
            format!("{name}は手を抜けません。"),
        ),
        Some(count) => pick(
            language,
            format!(
                "{name} is {} ahead and may play elsewhere that often.",
                plural(count, "move")
            ),
            format!("{name}は{count}手勝っていて、{count}回手を抜けます。"),
        ),
    }
}

/// What a ko decides, and how many threats turn it.
pub fn ko_sentence(ko: &Ko, language: Language) -> String {
    let [black, white, none] = [ko.black_wins_kos, ko.white_wins_kos, ko.no_threats]
        .map(|outcome| solved_outcome(outcome, language));
    let needs = match ko.threats {
        Some((color, count)) => {
            let (needy, other) = (side(color, language), side(color.opponent(), language));
            pick(
                language,
                format!(
                    "It becomes a ko. {needy} needs {} than {other}.",
                    plural(count, "more ko threat")
                ),
                format!("コウになります。{needy}はコウ材が{other}より{count}つ多く必要です。"),
            )
        }
        None => pick(language, "It becomes a ko.", "コウになります。").to_owned(),
    };
    let cases = pick(
        language,
        format!(
            "If Black wins all kos: {black}; if White does: {white}; without ko threats: {none}."
        ),
        format!(
            "コウにすべて黒が勝てば{black}、白が勝てば{white}、双方コウ材がなければ{none}です。"
        ),
    );
    sentences(&[needs, cases], language)
}

/// How the answer is known, and what the search took.
pub fn proof_sentence(solved: &Solved, language: Language) -> String {
    if let Some(reason) = solved.refused {
        return race_error(reason, language);
    }
    let Effort {
        positions, elapsed, ..
    } = solved.solution.effort;
    let (count, seconds) = (grouped(positions), seconds(elapsed));
    match solved.known() {
        SolvedBy::Proof => pick(
            language,
            format!("Checked by trying every line ({count} positions, {seconds} s)."),
            format!("すべての変化を調べて確認しました({count}局面、{seconds}秒)。"),
        ),
        SolvedBy::Count => pick(
            language,
            format!("Counted; the search stopped after {count} positions ({seconds} s)."),
            format!("計算による結果です。探索は{count}局面で打ち切りました({seconds}秒)。"),
        ),
        SolvedBy::Nothing => pick(
            language,
            format!(
                "The search stopped after {count} positions ({seconds} s); a larger limit may decide it."
            ),
            format!(
                "探索は{count}局面で打ち切りました({seconds}秒)。上限を上げれば判定できるかもしれません。"
            ),
        ),
    }
}

/// A time in seconds, exact enough to compare.
fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 1.0 {
        format!("{seconds:.3}")
    } else {
        format!("{seconds:.1}")
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The count in words, where it holds without reservation and the search does not contradict it.
fn count_sentence(solved: &Solved, document: &Document, language: Language) -> Option<String> {
    let is_told = solved.is_count_sure() && solved.disagreements.is_empty();
    is_told.then(|| {
        let sentence = verdict_sentence(&solved.report, document, language);
        pick(
            language,
            format!("By count: {sentence}"),
            format!("計算:{sentence}"),
        )
    })
}

/// Why the count does not hold, where it is all that there is.
fn doubts(solved: &Solved, document: &Document, language: Language) -> String {
    if solved.known() != SolvedBy::Nothing {
        return String::new();
    }
    let warnings = solved.report.notices.iter().filter(|n| n.is_warning());
    let lines: Vec<String> = warnings
        .map(|each| {
            let message = notice(each, &solved.report, document, language).message;
            format!("- {message}")
        })
        .collect();
    lines.join("\n")
}

fn disagreement_sentences(solved: &Solved, language: Language) -> Vec<String> {
    solved
        .disagreements
        .iter()
        .map(|each| disagreement_sentence(each, topology(solved), language))
        .collect()
}

/// That count and search differ, and from where on they agree.
pub fn disagreement_sentence(
    disagreement: &Disagreement,
    topology: &Topology,
    language: Language,
) -> String {
    let counted = start_result(disagreement.counted, language);
    let proved = solved_outcome(disagreement.proved, language);
    let starter = side(disagreement.first, language);
    let said = pick(
        language,
        format!(
            "{starter} first: the count says “{counted}”, playing it out says “{proved}”. Please report this \
             position."
        ),
        format!(
            "{starter}先:計算では「{counted}」、実際に打つと「{proved}」です。この局面を報告してください。"
        ),
    );
    let line = line_text(&disagreement.path, topology, language);
    let place = if line.is_empty() {
        pick(
            language,
            "They differ in this position.",
            "この局面で食い違います。",
        )
        .to_owned()
    } else {
        pick(
            language,
            format!("They still differ after {line}."),
            format!("{line}の後まで食い違います。"),
        )
    };
    sentences(&[said, place], language)
}

/// A line of play: "Black C3, White D4, Black elsewhere".
pub fn line_text(line: &[Step], topology: &Topology, language: Language) -> String {
    let mut moves: Vec<String> = line
        .iter()
        .take(MAX_LINE)
        .map(|step| step_text(*step, topology, language))
        .collect();
    if line.len() > MAX_LINE {
        moves.push("…".to_owned());
    }
    moves.join(pick(language, ", ", "、"))
}

fn step_text(step: Step, topology: &Topology, language: Language) -> String {
    let color = side(step.color, language);
    let Some(point) = step.point else {
        return pick(
            language,
            format!("{color} elsewhere"),
            format!("{color}手抜き"),
        );
    };
    let point = topology.name(point);
    match (step.is_after_threat, language) {
        (false, Language::English) => format!("{color} {point}"),
        (false, Language::Japanese) => format!("{color}{point}"),
        (true, Language::English) => format!("{color} {point} (after a ko threat)"),
        (true, Language::Japanese) => format!("{color}{point}(コウ材を打ってから)"),
    }
}

/// The blocks that are taken as safe, those with the same reason together, in the order of the proposal.
fn safe_groups(solved: &Solved) -> Vec<(SafeReason, Vec<&Assumption>)> {
    let mut groups: Vec<(SafeReason, Vec<&Assumption>)> = Vec::new();
    for assumption in &solved.proposal.assumed_safe {
        match groups
            .iter_mut()
            .find(|(reason, _)| *reason == assumption.reason)
        {
            Some((_, blocks)) => blocks.push(assumption),
            None => groups.push((assumption.reason, vec![assumption])),
        }
    }
    groups
}

fn safe_list(solved: &Solved, language: Language) -> String {
    let lines: Vec<String> = safe_groups(solved)
        .into_iter()
        .map(|(reason, blocks)| {
            format!(
                "- {}",
                safe_sentence(reason, &blocks, topology(solved), language)
            )
        })
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let head = pick(language, "Taken as safe:", "安全とみなした石:");
    format!("{head}\n{}", lines.join("\n"))
}

fn safe_sentence(
    reason: SafeReason,
    blocks: &[&Assumption],
    topology: &Topology,
    language: Language,
) -> String {
    let names: Vec<String> = blocks
        .iter()
        .map(|assumption| {
            let color = side(assumption.block.color, language);
            let point = topology.name(assumption.block.anchor);
            pick(
                language,
                format!("{color} {point}"),
                format!("{color}{point}"),
            )
        })
        .collect();
    let (names, reason) = (all_of(&names, language), safe_reason(reason, language));
    pick(
        language,
        format!("{names}: {reason}."),
        format!("{names}:{reason}。"),
    )
}

/// Why a block is taken as safe, in a few words.
pub fn safe_reason(reason: SafeReason, language: Language) -> String {
    match reason {
        SafeReason::Said => pick(language, "marked as safe", "安全と指定").to_owned(),
        SafeReason::TwoEyes => pick(language, "two eyes", "眼が2つある").to_owned(),
        SafeReason::Liberties(count) => {
            let noun = if count == 1 { "liberty" } else { "liberties" };
            pick(
                language,
                format!("{count} {noun} outside the race"),
                format!("攻合いの外にダメが{count}つある"),
            )
        }
        SafeReason::Joined => pick(
            language,
            "joined to safe stones",
            "安全な石につながっている",
        )
        .to_owned(),
        SafeReason::Uncapturable => pick(
            language,
            "cannot be captured, even if the opponent plays first",
            "先に攻められても取られない",
        )
        .to_owned(),
    }
}

/// Why there is no race to solve, as a sentence.
pub fn propose_error(error: ProposeError, topology: &Topology, language: Language) -> String {
    match error {
        ProposeError::NoStone(point) => {
            let point = topology.name(point);
            pick(
                language,
                format!("There is no stone at {point}."),
                format!("{point}に石がありません。"),
            )
        }
        ProposeError::OneColor(a, b) => {
            let (a, b) = (topology.name(a), topology.name(b));
            pick(
                language,
                format!("The stones at {a} and {b} are of one colour; name one block of each."),
                format!("{a}と{b}は同じ色の石です。黒と白を1つずつ指定してください。"),
            )
        }
        ProposeError::NotInContact(a, b) => {
            let (a, b) = (topology.name(a), topology.name(b));
            pick(
                language,
                format!("The blocks at {a} and {b} do not attack each other; no race."),
                format!("{a}と{b}の石は互いに攻め合っていません。"),
            )
        }
        ProposeError::NoRace => pick(
            language,
            "There is no race here: no two blocks attack each other.",
            "攻合いがありません。互いに攻め合っている石がありません。",
        )
        .to_owned(),
    }
}

/// Why a race cannot be searched, as a sentence.
pub fn race_error(error: RaceError, language: Language) -> String {
    match error {
        RaceError::TooManyPoints { found, most } => pick(
            language,
            format!(
                "The race is too large to be searched: {found} points matter, and {most} are possible."
            ),
            format!("攻合いが大きすぎて探索できません(関係する点が{found}か所、上限{most}か所)。"),
        ),
        RaceError::NoEssential(color) => {
            let name = side(color, language);
            pick(
                language,
                format!("{name} has no essential block."),
                format!("{name}の対象ブロックがありません。"),
            )
        }
    }
}

/// That marks of another program were taken as roles.
pub fn marks_taken(language: Language) -> String {
    pick(
        language,
        "The circled stones are taken as the essential blocks, those with squares as safe; --essential says otherwise.",
        "○の石を対象ブロック、□の石を安全な石とみなしました。違うときは--essentialで指定してください。",
    )
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::example::{PLAIN, Stated, solved, start};

    /// The sentence for Black's start in both languages.
    fn black(race: &Solved) -> [String; 2] {
        [Language::English, Language::Japanese]
            .map(|language| start_sentence(race, Color::Black, language))
    }

    #[test]
    fn a_win_names_its_moves_and_how_far_ahead_it_is() {
        let mut race = solved(PLAIN, Stated::proved(Outcome::Black));
        let point = |name: &str| race.position.topology().point(name).expect("a point");
        let (a1, c1) = (point("A1"), point("C1"));
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.moves, told.ahead) = (vec![a1, c1], Some(1));
        assert_eq!(
            black(&race),
            [
                "Black first: Black wins. A1 and C1 win. Black is 1 move ahead and may play elsewhere that often.",
                "黒先:黒の勝ち。勝つ初手はA1、C1です。黒は1手勝っていて、1回手を抜けます。"
            ]
        );
        race.solution.starts.black = Some(SolvedStart {
            ahead: Some(0),
            ..start(Outcome::White)
        });
        assert_eq!(
            black(&race),
            [
                "Black first: White wins. White must answer every move.",
                "黒先:白の勝ち。白は手を抜けません。"
            ]
        );
    }

    #[test]
    fn a_ko_says_what_it_needs() {
        let ko = Ko {
            black_wins_kos: Outcome::Black,
            white_wins_kos: Outcome::Seki,
            no_threats: Outcome::Seki,
            threats: Some((Color::Black, 2)),
        };
        assert_eq!(
            ko_sentence(&ko, Language::English),
            "It becomes a ko. Black needs 2 more ko threats than White. If Black wins all kos: Black wins; if White \
             does: Seki; without ko threats: Seki."
        );
        assert_eq!(
            ko_sentence(&ko, Language::Japanese),
            "コウになります。黒はコウ材が白より2つ多く必要です。コウにすべて黒が勝てば黒の勝ち、白が勝てばセキ、双方コウ材がなければセキです。"
        );
    }

    #[test]
    fn what_is_not_known_is_not_said() {
        let mut race = solved(PLAIN, Stated::undecided());
        race.solution.starts.black = Some(SolvedStart {
            possible: vec![Outcome::White, Outcome::Seki],
            ..start(Outcome::Undecided)
        });
        assert_eq!(
            black(&race),
            [
                "Black first: not decided. Possible: White wins / Seki.",
                "黒先:判定できません。ありうる結果は白の勝ち・セキです。"
            ]
        );
        let said = proof_sentence(&race, Language::English);
        assert!(
            said.starts_with("The search stopped after 1,234 positions"),
            "{said}"
        );
    }

    #[test]
    fn a_disagreement_asks_for_a_report() {
        let stated = Stated::proved(Outcome::White).with_line("bA4 wC4 bE4");
        let race = solved(PLAIN, stated);
        let [found] = &race.disagreements[..] else {
            panic!("{:?}", race.disagreements)
        };
        let board = race.position.topology();
        assert!(
            disagreement_sentence(found, board, Language::English).starts_with(
                "Black first: the count says “Black wins”, playing it out says “White wins”. Please report this \
                 position."
            )
        );
        assert!(
            disagreement_sentence(found, board, Language::Japanese).contains(
                "計算では「黒の勝ち」、実際に打つと「白の勝ち」です。この局面を報告してください。"
            )
        );
    }

    #[test]
    fn lines_name_moves_elsewhere_and_threats() {
        let race = solved(PLAIN, Stated::undecided());
        let board = race.position.topology();
        let step = |color, point, is_after_threat| Step {
            color,
            point,
            is_after_threat,
        };
        let line = [
            step(Color::Black, board.point("A4"), false),
            step(Color::White, None, false),
            step(Color::Black, board.point("C4"), true),
        ];
        assert_eq!(
            line_text(&line, board, Language::English),
            "Black A4, White elsewhere, Black C4 (after a ko threat)"
        );
        assert_eq!(
            line_text(&line, board, Language::Japanese),
            "黒A4、白手抜き、黒C4(コウ材を打ってから)"
        );
    }

    #[test]
    fn every_reason_and_refusal_is_said_in_both_languages() {
        let race = solved(PLAIN, Stated::undecided());
        let board = race.position.topology();
        let [a, b] = ["A4", "A3"].map(|name| board.point(name).expect("a point"));
        let mut said = Vec::new();
        for language in [Language::English, Language::Japanese] {
            let reasons = [
                SafeReason::Said,
                SafeReason::TwoEyes,
                SafeReason::Liberties(7),
                SafeReason::Joined,
                SafeReason::Uncapturable,
            ];
            said.extend(reasons.map(|reason| safe_reason(reason, language)));
            let refusals = [
                ProposeError::NoStone(a),
                ProposeError::OneColor(a, b),
                ProposeError::NotInContact(a, b),
                ProposeError::NoRace,
            ];
            said.extend(refusals.map(|error| propose_error(error, board, language)));
            let errors = [
                RaceError::TooManyPoints {
                    found: 99,
                    most: 64,
                },
                RaceError::NoEssential(Color::White),
            ];
            said.extend(errors.map(|error| race_error(error, language)));
        }
        let all = said.len();
        said.sort();
        said.dedup();
        assert_eq!((said.len(), said[0].is_empty()), (all, false));
    }
}
