//! A sum of trees as text for a terminal.

use semeai_cgt::{ParseError, Player, Rational};
use semeai_search::sum::Tree;
use semeai_session::Language;
use semeai_sums::{
    Binary, Boundary, Choice, Endings, Failures, Plane, PlanePoint, PlaneVerdict, RuleRecord,
    ScoreError, StartAnswer, StartResult, Sum, SumMove, SumReport, Survey, TermName, Thumb,
};

use crate::grammar::{all_of, grouped, in_thousands};
use crate::values::expression::parse_reason;

/// Of more trees in which somebody would rather pass the rest is counted.
const MOST_ZUGZWANG_NAMED: usize = 6;

/// So wide is the column of names, or wider where they are long.
const SHORTEST_COLUMN: usize = 4;

/// Everything about a sum: its terms with their names, then each start with score, losses, best line and rules.
///
/// ```
/// use semeai_cgt::Player;
/// use semeai_sums::{Sum, sum_report};
/// use semeai_search::Check;
/// use semeai_search::PositionBudget;
/// use semeai_session::Language;
/// use semeai_words::sums::plain::plain_sum;
///
/// let sum = Sum::parse("A(4,1,4) + {6|0} + {4|0} + {1|0}")?;
/// let budget = PositionBudget::new(10_000);
/// let report = sum_report(sum, &[Player::Right], Check::None, &budget).unwrap();
/// let text = plain_sum(&report, Language::English);
/// assert!(text.contains("White first: the score is 9. Best: B1.\n"));
/// # Ok::<(), semeai_cgt::ParseError>(())
/// ```
pub fn plain_sum(report: &SumReport, language: Language) -> String {
    let mut lines = Vec::new();
    let names: Vec<String> = report.names.iter().map(ToString::to_string).collect();
    let width = names.iter().map(|name| name.len() + 1).max();
    let width = width.map_or(SHORTEST_COLUMN, |width| width.max(SHORTEST_COLUMN));
    for (name, id) in names.iter().zip(report.sum.terms()) {
        let text = readable(report.sum.text(*id), language);
        lines.push(format!("{name:<width$}{text}"));
    }
    let warnings = sum_warnings(report, language);
    lines.extend(warnings);
    for (first, start) in &report.starts {
        lines.push(String::new());
        let told = sum_start(report, *first, start, language);
        lines.extend(told.into_iter().map(|line| line.text));
    }
    if let Some(endings) = &report.endings {
        lines.push(String::new());
        lines.extend(plain_endings(endings, language).lines().map(str::to_owned));
    }
    lines
        .iter()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

/// A tree as far as somebody reads it; of a longer one the beginning, and how long it is.
fn readable(text: String, language: Language) -> String {
    const MOST: usize = 1_000;
    const SHOWN: usize = 100;
    let length = text.chars().count();
    if length <= MOST {
        return text;
    }
    let shown: String = text.chars().take(SHOWN).collect();
    say!(
        language,
        en = format!("{shown}… ({length} characters)"),
        ja = format!("{shown}…(全{length}文字)"),
    )
}

/// What is to be minded about a sum.
pub fn sum_warnings(report: &SumReport, language: Language) -> Vec<String> {
    let has_choice = |tree: &Tree| {
        let mut sides = [Player::Left, Player::Right].into_iter();
        sides.any(|player| tree.options(player).len() > 1)
    };
    let choices = report.sum.nodes().any(|(_, tree)| has_choice(tree));
    let warnings = [
        zugzwang(report, language),
        choices.then(|| several_options(language).to_owned()),
    ];
    warnings.into_iter().flatten().collect()
}

const fn several_options(language: Language) -> &'static str {
    say!(
        language,
        en = "A tree of this sum has several options a side. Discriminant and rules of thumb need one; the sum is solved all the same.",
        ja = "片側に選択肢が二つ以上ある木があります。判別式と経験則は一つのときだけのものですが、和そのものは解けます。"
    )
}

/// The trees in which somebody would rather pass, by their names.
fn zugzwang(report: &SumReport, language: Language) -> Option<String> {
    let terms = &report.zugzwang;
    let shown = terms.iter().take(MOST_ZUGZWANG_NAMED);
    let mut names: Vec<String> = shown.map(|term| report.names[*term].to_string()).collect();
    let left_out = terms.len() - names.len();
    if left_out > 0 {
        names.push(say!(
            language,
            en = format!("{left_out} more"),
            ja = format!("ほか{left_out}個")
        ));
    }
    if names.is_empty() {
        return None;
    }
    let names = all_of(&names, language);
    Some(say!(
        language,
        en = format!(
            "Somebody would rather pass (zugzwang) in {names}. Moves are compulsory here, which costs points."
        ),
        ja = format!(
            "{names}ではパスした方がよい局面があります(ツークツワンク)。ここでは必ず打つ約束なので、その分損をします。"
        )
    ))
}

fn over_budget(first: Player, language: Language) -> String {
    let side = side(first, language);
    say!(
        language,
        en = format!("{side} first: not found within the budget."),
        ja = format!("{side}先:限られた手間では分かりません。")
    )
}

fn side(player: Player, language: Language) -> &'static str {
    match player {
        Player::Left => say!(language, en = "Black", ja = "黒"),
        Player::Right => say!(language, en = "White", ja = "白"),
    }
}

/// A line of what is told about one start of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// The sentence.
    pub text: String,
    /// What kind of sentence it is.
    pub kind: SumLineKind,
}

/// What a line tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumLineKind {
    /// The score, with the best moves.
    Score,
    /// What is so.
    Plain,
    /// Where a rule of thumb does harm, or two answers differ.
    Wrong,
}

impl SumLine {
    fn plain(text: String) -> Self {
        let kind = SumLineKind::Plain;
        Self { text, kind }
    }
}

/// Everything about one start of a sum, a sentence a line; the score stands first.
pub fn sum_start(
    report: &SumReport,
    first: Player,
    start: &StartResult,
    language: Language,
) -> Vec<SumLine> {
    match start {
        Ok(start) => start_lines(report, first, start, language),
        Err(_) => vec![SumLine::plain(over_budget(first, language))],
    }
}

fn start_lines(
    report: &SumReport,
    first: Player,
    start: &StartAnswer,
    language: Language,
) -> Vec<SumLine> {
    let answer = &start.answer;
    let score = points(answer.score);
    let best = best_moves(report, start);
    let name = side(first, language);
    let head = match &best[..] {
        [] => say!(
            language,
            en = format!("{name} first: the score is {score}. Everything is played."),
            ja = format!("{name}先:{score}目。打つところはありません。")
        ),
        moves => say!(
            language,
            en = format!(
                "{name} first: the score is {score}. Best: {}.",
                moves.join(", ")
            ),
            ja = format!("{name}先:{score}目。最善は{}。", moves.join("、"))
        ),
    };
    let mut lines = vec![SumLine {
        text: head,
        kind: SumLineKind::Score,
    }];
    let line = best_line(report, first, &answer.line, language);
    let told = losses(report, start, language).into_iter().chain(line);
    lines.extend(told.map(SumLine::plain));
    if let Some(thumb) = &start.thumb {
        lines.extend(thumb_lines(thumb, language));
    }
    let (positions, all) = (answer.positions, answer.positions_in_all);
    lines.push(SumLine::plain(say!(
        language,
        en = format!("Positions looked at: {positions}; with every loss and the line {all}."),
        ja = format!("調べた局面:{positions}、すべての損と手順まで{all}。")
    )));
    lines.extend(proof(start, language));
    lines
}

/// A move by the name of its term; which option, where there are several.
fn played(report: &SumReport, played: SumMove, player: Player) -> String {
    let name = report.names[played.term];
    let sum: &Sum = &report.sum;
    let from = sum.terms()[played.term];
    let options = sum.tree(from).options(player);
    if options.len() == 1 || !options.contains(&played.to) {
        return name.to_string();
    }
    format!("{name} ({})", sum.text(played.to))
}

fn best_moves(report: &SumReport, start: &StartAnswer) -> Vec<String> {
    let zero = Rational::from_integer(0);
    let best = start.answer.moves.iter().filter(|each| each.loss == zero);
    best.map(|each| first_played(report, each.played)).collect()
}

fn first_played(report: &SumReport, which: SumMove) -> String {
    let tree = report.sum.tree(report.sum.terms()[which.term]);
    let player = if tree.options(Player::Left).contains(&which.to) {
        Player::Left
    } else {
        Player::Right
    };
    played(report, which, player)
}

fn losses(report: &SumReport, start: &StartAnswer, language: Language) -> Option<String> {
    let zero = Rational::from_integer(0);
    let worse = start.answer.moves.iter().filter(|each| each.loss > zero);
    let listed: Vec<String> = worse
        .map(|each| {
            let name = first_played(report, each.played);
            let loss = points(each.loss);
            say!(
                language,
                en = format!("{name} loses {loss}"),
                ja = format!("{name}は{loss}目の損")
            )
        })
        .collect();
    let joined = say!(
        language,
        en = listed.join(", ") + ".",
        ja = listed.join("、") + "。"
    );
    (!listed.is_empty()).then_some(joined)
}

fn best_line(
    report: &SumReport,
    first: Player,
    line: &[SumMove],
    language: Language,
) -> Option<String> {
    let mut player = first;
    let mut moves = Vec::new();
    for each in line {
        let name: TermName = report.names[each.term];
        moves.push(format!("{} {name}", side(player, language)));
        player = player.opponent();
    }
    let moves = moves.join(", ");
    let text = say!(
        language,
        en = format!("Best line: {moves}."),
        ja = format!("最善の進行:{moves}。")
    );
    (!line.is_empty()).then_some(text)
}

fn thumb_lines(thumb: &Thumb, language: Language) -> Vec<SumLine> {
    let discriminant = &thumb.discriminant;
    let terms: Vec<String> = discriminant
        .terms
        .iter()
        .map(|term| points(*term))
        .collect();
    let sum = terms.join(" + ").replace("+ -", "- ");
    let value = points(discriminant.value);
    let (i, j) = (discriminant.own_band, discriminant.other_band);
    let choice = chosen(Some(thumb.best), language);
    let d = say!(
        language,
        en = format!("D = {sum} = {value} (bands i = {i}, j = {j}); to be played: {choice}."),
        ja = format!("D = {sum} = {value}(帯 i = {i}、j = {j})。打つべきは{choice}。")
    );
    let orders = [
        Some(discriminant.tree_first),
        Some(discriminant.gote_first),
        discriminant.two_gotes_first,
    ];
    let orders = orders.into_iter().flatten().map(points).collect::<Vec<_>>();
    let named = ["os(1)", "os(2)", "os(3..)"].iter().zip(&orders);
    let named: Vec<String> = named
        .map(|(name, score)| format!("{name} = {score}"))
        .collect();
    let scores = named.join(", ") + say!(language, en = ".", ja = "。");
    let mut lines = vec![SumLine::plain(d), SumLine::plain(scores)];
    let rules = [thumb.rules.average, thumb.rules.doubling, thumb.rules.rule];
    for (rule, (verdict, loss)) in RULES.iter().zip(rules.into_iter().zip(thumb.losses)) {
        let zero = Rational::from_integer(0);
        lines.push(SumLine {
            text: rule_line(rule(language), verdict, loss, language),
            kind: if loss > zero {
                SumLineKind::Wrong
            } else {
                SumLineKind::Plain
            },
        });
    }
    lines
}

/// The names of the rules of thumb.
const RULES: [fn(Language) -> &'static str; 3] = [
    |language| say!(language, en = "Averaging", ja = "平均"),
    |language| say!(language, en = "Doubling", ja = "逆先手倍付け"),
    |language| say!(language, en = "The whole rule of thumb", ja = "経験則全体"),
];

fn rule_line(name: &str, verdict: Option<Choice>, loss: Rational, language: Language) -> String {
    let choice = chosen(verdict, language);
    let cost = points(loss);
    let is_right = loss == Rational::from_integer(0);
    match (verdict, is_right) {
        (None, true) => say!(
            language,
            en = format!("{name} does not decide; both moves are right."),
            ja = format!("{name}では決まりません。どちらでも同じです。")
        ),
        (None, false) => say!(
            language,
            en = format!("{name} does not decide; the wrong move loses {cost}."),
            ja = format!("{name}では決まりません。間違えると{cost}目の損です。")
        ),
        (Some(_), true) => say!(
            language,
            en = format!("{name} says {choice}: right."),
            ja = format!("{name}では{choice}:正しい。")
        ),
        (Some(_), false) => say!(
            language,
            en = format!("{name} says {choice}: wrong, it loses {cost}."),
            ja = format!("{name}では{choice}:誤りで、{cost}目の損。")
        ),
    }
}

fn chosen(choice: Option<Choice>, language: Language) -> &'static str {
    match choice {
        Some(Choice::Tree) => "A",
        Some(Choice::Gote) => "B1",
        Some(Choice::Both) => say!(language, en = "A or B1", ja = "AでもB1でも"),
        None => "",
    }
}

/// What came of trying every order of a sum, in a few words for all starts; nothing if it was not asked for.
pub fn sum_tried(report: &SumReport, language: Language) -> Option<String> {
    let known = report.starts.iter().filter_map(|(_, start)| match start {
        Ok(start) => Some((&start.answer.score, start.proof.as_ref()?)),
        Err(_) => None,
    });
    let tried: Vec<_> = known.collect();
    if tried.is_empty() {
        return None;
    }
    let proved = tried
        .iter()
        .map(|(score, proof)| Some((*score, proof.as_ref().ok()?)));
    let Some(proved) = proved.collect::<Option<Vec<_>>>() else {
        let said = say!(
            language,
            en = "not within the budget",
            ja = "限られた手間では試せず"
        );
        return Some(said.to_owned());
    };
    let positions: u64 = proved.iter().map(|(_, (_, positions))| positions).sum();
    let is_same = proved
        .iter()
        .all(|(score, (by_order, _))| *score == by_order);
    Some(match is_same {
        true => say!(
            language,
            en = format!("the same scores ({} positions)", grouped(positions)),
            ja = format!("結果は同じ({}局面)", grouped(positions))
        ),
        false => say!(
            language,
            en = "other scores: see below".to_owned(),
            ja = "結果が異なる(下に表示)".to_owned()
        ),
    })
}

fn proof(start: &StartAnswer, language: Language) -> Option<SumLine> {
    let score = points(start.answer.score);
    let proof = start.proof.as_ref()?;
    let is_other = matches!(proof, Ok((proved, _)) if *proved != start.answer.score);
    let text = match proof {
        Ok((proved, positions)) if *proved == start.answer.score => say!(
            language,
            en = format!("Every order was tried: the score is {score} ({positions} positions)."),
            ja = format!("すべての順序を試しました:{score}目({positions}局面)。")
        ),
        Ok((proved, positions)) => {
            let proved = points(*proved);
            say!(
                language,
                en = format!(
                    "Every order was tried ({positions} positions): the score is {proved}, not {score}. One of the two is wrong."
                ),
                ja = format!(
                    "すべての順序を試すと{proved}目で、{score}目ではありません({positions}局面)。どちらかが誤りです。"
                )
            )
        }
        Err(_) => say!(
            language,
            en = "Every order could not be tried within the budget.".to_owned(),
            ja = "限られた手間ではすべての順序を試せませんでした。".to_owned()
        ),
    };
    Some(SumLine {
        text,
        kind: if is_other {
            SumLineKind::Wrong
        } else {
            SumLineKind::Plain
        },
    })
}

/// How many endings three ways of searching have.
pub fn plain_endings(endings: &Endings, language: Language) -> String {
    let [every, largest] = [endings.every_order, endings.largest_gote]
        .map(|endings| in_thousands(&endings.to_string()));
    let discriminants = in_thousands(&points(endings.discriminants));
    say!(
        language,
        en = format!(
            "Endings: TN0 = {every} in every order, TN1 = {largest} with the largest gote only, TNd = {discriminants} with discriminants, on average.\n"
        ),
        ja = format!(
            "終局の数:すべての順序で TN0 = {every}、最大の後手だけで TN1 = {largest}、判別式で平均 TNd = {discriminants}。\n"
        )
    )
}

/// Why a text is no sum; in a file, of which name and line are given, in English as compilers write it.
pub fn sum_refused(line: Option<(&str, usize)>, error: &ParseError, language: Language) -> String {
    let (column, reason) = (error.column, parse_reason(&error.kind, language));
    match line {
        None => say!(
            language,
            en = format!("column {column}: {reason}"),
            ja = format!("{column}文字目:{reason}。")
        ),
        Some((name, line)) => say!(
            language,
            en = format!("{name}:{line}:{column}: {reason}"),
            ja = format!("{name}、{line}行{column}文字目:{reason}。")
        ),
    }
}

/// That an option has another number of numbers.
pub fn expected_numbers(option: &str, text: &str, form: &str, language: Language) -> String {
    say!(
        language,
        en = format!("{option} {text}: expected {form}"),
        ja = format!("{option} {text}:{form} の形で入力してください。")
    )
}

/// That the endings of so many trees are more than can be counted.
pub fn too_many_endings(text: &str, language: Language) -> String {
    say!(
        language,
        en = format!("--count {text}: the numbers have more than 127 bits"),
        ja = format!("--count {text}:数が127ビットを超えます。")
    )
}

/// Why a sum is not scored at all.
pub fn sum_too_large(error: ScoreError, language: Language) -> &'static str {
    match error {
        ScoreError::TooLarge => say!(
            language,
            en = "the numbers of the sum, over their common denominator, are too large",
            ja = "和の数が(通分すると)大きすぎます。"
        ),
        ScoreError::Halted(_) => say!(
            language,
            en = "not found within the budget",
            ja = "限られた手間では分かりません。"
        ),
    }
}

/// That a plane was asked for of a sum that has none, or rules of thumb of one that is of another kind.
pub fn no_plane(language: Language) -> &'static str {
    say!(
        language,
        en = "--plane: the sum is not one tree of depth 2 among gotes, with one option a side",
        ja = "--plane:深さ2の木1つと後手だけの和(選択肢は各1つ)ではありません。"
    )
}

/// What the rules of thumb do on a plane, in rows.
pub fn plain_failures(
    curve: &[(Rational, Rational)],
    failures: &Failures,
    language: Language,
) -> String {
    let places = |list: &[(Rational, Rational)]| {
        let places = list.iter().map(|(x, y)| format!("({x},{y})"));
        places.collect::<Vec<_>>().join(" ")
    };
    let only = |list: &[((Rational, Rational), Rational)]| {
        let all: Vec<(Rational, Rational)> = list.iter().map(|(place, _)| *place).collect();
        if all.is_empty() {
            "-".to_owned()
        } else {
            places(&all)
        }
    };
    let curve = if curve.is_empty() {
        "-".to_owned()
    } else {
        places(curve)
    };
    let (wrong, undecided) = (only(&failures.wrong), only(&failures.undecided));
    let (largest, points) = (failures.largest, failures.points);
    say!(
        language,
        en = format!(
            "Boundary: {curve}\nThe rule of thumb is wrong at: {wrong}\nIt does not decide, and it matters, at: {undecided}\nLargest loss: {largest} ({points} points looked at)\n"
        ),
        ja = format!(
            "境界:{curve}\n経験則が誤る点:{wrong}\n決まらず、差が出る点:{undecided}\n最大の損:{largest}({points}点を調べました)\n"
        )
    )
}

/// What stands above the picture of a plane: who is first, and the gotes.
pub fn boundary_title(boundary: &Boundary, language: Language) -> String {
    let side = side(boundary.first, language);
    let gotes = boundary.binary.gotes.iter().map(ToString::to_string);
    let gotes = gotes.collect::<Vec<_>>().join(", ");
    let Binary { xl, xr, y, .. } = &boundary.binary;
    let (name, fixed) = match boundary.plane {
        Plane::XlXr => ("y", y),
        Plane::XlY => ("xr", xr),
        Plane::XrY => ("xl", xl),
    };
    say!(
        language,
        en = format!("{side} first, {name} = {fixed}, gotes {gotes}"),
        ja = format!("{side}先、{name} = {fixed}、後手 {gotes}")
    )
}

/// What the signs on the picture of a plane mean, in the order of its legend.
pub const fn boundary_legend(language: Language) -> [&'static str; 9] {
    say!(
        language,
        en = [
            "A is to be played first",
            "B1 is to be played first",
            "either",
            "exact boundary (D = 0)",
            "averaging says either",
            "doubling says either",
            "the rule of thumb is wrong (size: loss)",
            "it does not decide, and it matters",
            "unevenness e of the gotes",
        ],
        ja = [
            "Aが先",
            "B1が先",
            "どちらでもよい",
            "正確な境界(D = 0)",
            "平均の境界",
            "逆先手倍付けの境界",
            "経験則の誤り(大きさは損)",
            "決まらず、差が出る点",
            "後手の不揃いさ e",
        ]
    )
}

/// What the first move of a player in a term of a sum loses, as a note beside its tree, "Black: -1"; of several options the
/// least. Nothing where there is no move or no answer.
pub fn sum_loss(
    player: Player,
    start: &StartResult,
    term: usize,
    language: Language,
) -> Option<String> {
    let Ok(start) = start else {
        return None;
    };
    let moves = start.answer.moves.iter();
    let losses = moves.filter(|each| each.played.term == term);
    let loss = losses.map(|each| each.loss).min()?;
    let told = if loss == Rational::from_integer(0) {
        say!(language, en = "best", ja = "最善").to_owned()
    } else {
        format!("-{loss}")
    };
    let who = side(player, language);
    Some(say!(
        language,
        en = format!("{who}: {told}"),
        ja = format!("{who}先:{told}")
    ))
}

/// Why the discriminant and the plane are not there.
pub const fn no_discriminant(language: Language) -> &'static str {
    say!(
        language,
        en = "The discriminant, the rules of thumb and the plane need one tree of depth 2 among gotes, with one option a side. The sum is solved all the same.",
        ja = "判別式・経験則・平面には、深さ2の木1つと後手だけの和(選択肢は各1つ)が必要です。和そのものは解いています。"
    )
}

/// What holds at a point of a plane.
pub fn plane_point(
    boundary: &Boundary,
    at: PlanePoint,
    status: &PlaneVerdict,
    language: Language,
) -> String {
    let (across, up) = match boundary.plane {
        Plane::XlXr => ("xl", "xr"),
        Plane::XlY => ("xl", "y"),
        Plane::XrY => ("xr", "y"),
    };
    let best = chosen(Some(status.best), language);
    let rule = rule_line(RULES[2](language), status.rules.rule, status.loss, language);
    let d = status.discriminant.value;
    say!(
        language,
        en = format!(
            "{across} = {}, {up} = {}: D = {d}, to be played: {best}. {rule}",
            at.0, at.1
        ),
        ja = format!(
            "{across} = {}、{up} = {}:D = {d}、打つべきは{best}。{rule}",
            at.0, at.1
        )
    )
}

/// How the rules of thumb did on many sums, a line each.
pub fn survey_lines(survey: &Survey, language: Language) -> Vec<String> {
    let tallies = [survey.average, survey.doubling, survey.rule];
    let lines = RULES.iter().zip(tallies);
    lines
        .map(|(name, tally)| {
            let name = name(language);
            let RuleRecord {
                points,
                wrong,
                undecided,
                lost,
                largest,
            } = tally;
            say!(
                language,
                en = format!(
                    "{name}: {points} sums, wrong in {wrong}, undecided where it matters in {undecided}; {lost} points lost in all, {largest} at most."
                ),
                ja = format!(
                    "{name}:{points}通りのうち誤り{wrong}、決まらず差が出るもの{undecided}。損は合計{lost}目、最大{largest}目。"
                )
            )
        })
        .collect()
}

/// A number of points.
fn points(value: Rational) -> String {
    value.to_string()
}
