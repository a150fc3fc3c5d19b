//! A sum as JSON. Whole numbers are numbers, fractions and trees are strings.

use semeai_cgt::{Player, Rational};
use semeai_sums::{
    Boundary, Choice, Endings, FirstMove, Plane, PlanePoint, StartAnswer, StartResult, SumReport,
    Thumb,
};
use serde::Serialize;
use serde_json::{Number, Value};

const FORMAT: &str = "semeai-sum";
const VERSION: u32 = 1;

/// The answer.
#[derive(Debug, Serialize)]
pub(super) struct SumJson {
    format: &'static str,
    version: u32,
    trees: Vec<TreeJson>,
    zugzwang: bool,
    /// `null` if it was not asked for.
    black_first: Option<StartJson>,
    white_first: Option<StartJson>,
    /// `null` if it was not asked for.
    plane: Option<PlaneJson>,
    count: Option<EndingsJson>,
}

#[derive(Debug, Serialize)]
struct TreeJson {
    name: Option<String>,
    tree: String,
}

#[derive(Debug, Serialize)]
struct StartJson {
    /// `null` over budget, as all that follows.
    score: Option<Value>,
    /// One number a tree, the least of its options; `null` for numbers.
    losses: Vec<Option<Value>>,
    best: Vec<String>,
    order: Vec<String>,
    moves: Vec<MoveJson>,
    /// The positions looked at for the score.
    positions: Option<u64>,
    /// The same with the losses and the order.
    positions_in_all: Option<u64>,
    proof: Option<ProofJson>,
    discriminant: Option<DiscriminantJson>,
    rules: Option<RulesJson>,
}

#[derive(Debug, Serialize)]
struct MoveJson {
    tree: usize,
    to: String,
    score: Value,
    loss: Value,
}

#[derive(Debug, Serialize)]
struct ProofJson {
    /// `null` over budget.
    score: Option<Value>,
    positions: Option<u64>,
}

#[derive(Debug, Serialize)]
struct DiscriminantJson {
    value: Value,
    i: usize,
    j: usize,
    terms: Vec<Value>,
    os1: Value,
    os2: Value,
    os3: Option<Value>,
    best: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct RulesJson {
    average: RuleJson,
    doubling: RuleJson,
    rule: RuleJson,
}

#[derive(Debug, Serialize)]
struct RuleJson {
    says: &'static str,
    loss: Value,
}

/// What holds on a plane.
#[derive(Debug, Serialize)]
pub(super) struct PlaneJson {
    first: &'static str,
    across: &'static str,
    up: &'static str,
    size: u32,
    curve: Vec<[Value; 2]>,
    rule_lines: RuleLinesJson,
    /// Where the whole rule of thumb is wrong, and where it cannot decide though one of the moves loses.
    wrong: Vec<[Value; 2]>,
    undecided: Vec<[Value; 2]>,
    /// What it costs at each of these places.
    losses: FailuresJson,
    max_loss: Value,
}

#[derive(Debug, Serialize)]
struct FailuresJson {
    wrong: Vec<Value>,
    undecided: Vec<Value>,
}

/// On which line a rule changes its mind, as corners.
#[derive(Debug, Serialize)]
struct RuleLinesJson {
    average: Vec<[Value; 2]>,
    doubling: Vec<[Value; 2]>,
}

/// The answer where only endings are counted.
#[derive(Debug, Serialize)]
pub(super) struct CountJson {
    format: &'static str,
    version: u32,
    count: EndingsJson,
}

/// Numbers of endings.
#[derive(Debug, Serialize)]
#[allow(
    non_snake_case,
    reason = "the names of the table that the numbers are from"
)]
struct EndingsJson {
    TN0: Value,
    TN1: Value,
    TNd: Value,
}

impl SumJson {
    /// What a report says, and the plane if one was asked for.
    pub(super) fn new(report: &SumReport, plane: Option<PlaneJson>) -> Self {
        let start = |player: Player| {
            let mut starts = report.starts.iter();
            let found = starts.find(|(first, _)| *first == player);
            found.map(|(first, start)| StartJson::new(report, *first, start))
        };
        let terms = report.names.iter().zip(report.sum.terms());
        let trees = terms.map(|(name, id)| TreeJson {
            name: Some(name.to_string()).filter(|name| !name.is_empty()),
            tree: report.sum.text(*id),
        });
        Self {
            format: FORMAT,
            version: VERSION,
            trees: trees.collect(),
            zugzwang: !report.zugzwang.is_empty(),
            black_first: start(Player::Left),
            white_first: start(Player::Right),
            plane,
            count: report.endings.as_ref().map(EndingsJson::new),
        }
    }
}

impl StartJson {
    fn new(report: &SumReport, first: Player, start: &StartResult) -> Self {
        match start {
            Ok(start) => Self::known(report, first, start),
            Err(_) => Self {
                score: None,
                losses: Vec::new(),
                best: Vec::new(),
                order: Vec::new(),
                moves: Vec::new(),
                positions: None,
                positions_in_all: None,
                proof: None,
                discriminant: None,
                rules: None,
            },
        }
    }

    fn known(report: &SumReport, first: Player, start: &StartAnswer) -> Self {
        let answer = &start.answer;
        let least = |term: usize| {
            let moves = answer.moves.iter().filter(|each| each.played.term == term);
            moves.map(|each| each.loss).min()
        };
        let terms = || 0..report.names.len();
        let zero = Rational::from_integer(0);
        let best = terms().filter(|term| least(*term) == Some(zero));
        let mut player = first;
        let mut order = Vec::new();
        for played in &answer.line {
            order.push(format!("{}:{}", letter(player), report.names[played.term]));
            player = player.opponent();
        }
        let told = |each: &FirstMove| MoveJson {
            tree: each.played.term,
            to: report.sum.text(each.played.to),
            score: number(each.score),
            loss: number(each.loss),
        };
        Self {
            score: Some(number(answer.score)),
            losses: terms().map(|term| least(term).map(number)).collect(),
            best: best.map(|term| report.names[term].to_string()).collect(),
            order,
            moves: answer.moves.iter().map(told).collect(),
            positions: Some(answer.positions),
            positions_in_all: Some(answer.positions_in_all),
            proof: start.proof.as_ref().map(|proof| ProofJson {
                score: proof.ok().map(|(score, _)| number(score)),
                positions: proof.ok().map(|(_, positions)| positions),
            }),
            discriminant: start.thumb.as_ref().map(DiscriminantJson::new),
            rules: start.thumb.as_ref().map(RulesJson::new),
        }
    }
}

impl DiscriminantJson {
    fn new(thumb: &Thumb) -> Self {
        let discriminant = &thumb.discriminant;
        Self {
            value: number(discriminant.value),
            i: discriminant.own_band,
            j: discriminant.other_band,
            terms: discriminant.terms.iter().copied().map(number).collect(),
            os1: number(discriminant.tree_first),
            os2: number(discriminant.gote_first),
            os3: discriminant.two_gotes_first.map(number),
            best: match thumb.best {
                Choice::Tree => vec!["A"],
                Choice::Gote => vec!["B1"],
                Choice::Both => vec!["A", "B1"],
            },
        }
    }
}

impl RulesJson {
    fn new(thumb: &Thumb) -> Self {
        let [average, doubling, rule] = thumb.losses;
        let told = |verdict: Option<Choice>, loss: Rational| RuleJson {
            says: match verdict {
                Some(Choice::Tree) => "A",
                Some(Choice::Gote) => "B1",
                Some(Choice::Both) | None => "undecided",
            },
            loss: number(loss),
        };
        Self {
            average: told(thumb.rules.average, average),
            doubling: told(thumb.rules.doubling, doubling),
            rule: told(thumb.rules.rule, rule),
        }
    }
}

impl PlaneJson {
    /// What holds on the integer points up to a size.
    pub(super) fn new(boundary: &Boundary, size: u32) -> Self {
        let failures = boundary.failures(size);
        let (across, up) = match boundary.plane {
            Plane::XlXr => ("xl", "xr"),
            Plane::XlY => ("xl", "y"),
            Plane::XrY => ("xr", "y"),
        };
        let failed = |list: &[(PlanePoint, Rational)]| -> (Vec<[Value; 2]>, Vec<Value>) {
            let places = list.iter().copied();
            places.map(|(at, loss)| (place(at), number(loss))).unzip()
        };
        let (wrong, losses_of_wrong) = failed(&failures.wrong);
        let (undecided, losses_of_undecided) = failed(&failures.undecided);
        let corners = |line: Vec<PlanePoint>| line.into_iter().map(place).collect();
        let end = Rational::from_integer(size.into());
        Self {
            first: match boundary.first {
                Player::Left => "black",
                Player::Right => "white",
            },
            across,
            up,
            size,
            curve: corners(boundary.curve(end)),
            rule_lines: RuleLinesJson {
                average: corners(boundary.average_line(end)),
                doubling: corners(boundary.doubling_line(end)),
            },
            wrong,
            undecided,
            losses: FailuresJson {
                wrong: losses_of_wrong,
                undecided: losses_of_undecided,
            },
            max_loss: number(failures.largest),
        }
    }
}

impl CountJson {
    pub(super) fn new(endings: &Endings) -> Self {
        Self {
            format: FORMAT,
            version: VERSION,
            count: EndingsJson::new(endings),
        }
    }
}

impl EndingsJson {
    fn new(endings: &Endings) -> Self {
        let whole = |number: u128| match u64::try_from(number) {
            Ok(number) => Value::from(number),
            Err(_) => Value::from(number.to_string()),
        };
        Self {
            TN0: whole(endings.every_order),
            TN1: whole(endings.largest_gote),
            TNd: number(endings.discriminants),
        }
    }
}

fn place((across, up): PlanePoint) -> [Value; 2] {
    [number(across), number(up)]
}

/// A whole number as a number, a fraction as text.
fn number(value: Rational) -> Value {
    let whole = value
        .is_integer()
        .then(|| i64::try_from(value.to_integer()).ok())
        .flatten();
    whole.map_or_else(
        || Value::from(value.to_string()),
        |whole| Value::Number(Number::from(whole)),
    )
}

fn letter(player: Player) -> &'static str {
    match player {
        Player::Left => "B",
        Player::Right => "W",
    }
}
