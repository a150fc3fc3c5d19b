//! `semeai-cli value`: everything about the value of a game.

use std::fmt::Write as _;
use std::io::Read;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use semeai_cgt::{Arena, Corner, Dyadic, Outcome, Relation, Thermograph, Written};
use semeai_session::figure::thermograph_svg;
use semeai_session::file;
use semeai_session::{Comparison, SheetError, ValueSheet, compare, parse_temperature, value_sheet};
use serde::Serialize;

use crate::{ANSWERED, BAD_INPUT, NO_ANSWER, Refusal};

/// An arena that has grown beyond this is dropped whole before the next line of a batch.
const MAX_BATCH_BYTES: usize = 256 << 20;

/// Arguments of `value`.
#[derive(Debug, Args)]
#[command(
    after_help = "An expression is braces with bars of any length, sums, multiples and names:\n  \
    '{4|0} + {6||4|0} - 7'   '3.{2|-1}'   '±{3|1}'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'\n\n  \
    With --batch each line gives, between tabs: the columns before the expression, canonical form, value id,\n  \
    mean, temperature, outcome, and the cooled value if asked for; or 'error' and the reason."
)]
pub(crate) struct Arguments {
    /// The expression
    #[arg(required_unless_present = "batch", allow_hyphen_values = true)]
    expression: Option<String>,
    /// Cool by this dyadic number, 0 or more
    #[arg(long, value_name = "T", allow_hyphen_values = true)]
    cool: Option<String>,
    /// Compare with another expression
    #[arg(
        long,
        value_name = "EXPR",
        allow_hyphen_values = true,
        conflicts_with = "batch"
    )]
    compare: Option<String>,
    /// Print JSON; with --batch one object a line
    #[arg(long)]
    json: bool,
    /// Write the thermograph (of the cooled game, if cooled) as a picture
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    svg: Option<PathBuf>,
    /// Read expressions from a file (- is standard input), one a line; of tab-separated lines the third column is the expression
    #[arg(long, value_name = "FILE", conflicts_with = "expression")]
    batch: Option<PathBuf>,
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    output: &mut String,
    complaints: &mut String,
) -> Result<u8, Refusal> {
    let cool = arguments.cool.as_deref().map(temperature).transpose()?;
    if let Some(path) = &arguments.batch {
        return batch(path, cool, arguments.json, input, output, complaints);
    }
    let expression = arguments.expression.as_deref().unwrap_or_default();
    let mut arena = Arena::new();
    match answer(&mut arena, expression, cool, arguments.compare.as_deref()) {
        Ok((sheet, comparison)) => {
            if let Some(path) = &arguments.svg {
                let drawn = sheet
                    .cooled
                    .as_ref()
                    .map_or((&sheet.canonical, &sheet.thermograph), |cooled| {
                        (&cooled.canonical, &cooled.thermograph)
                    });
                file::write(path, thermograph_svg(drawn.1, drawn.0.as_str()))
                    .map_err(|error| error.to_string())?;
            }
            if arguments.json {
                let json = serde_json::to_string_pretty(&Sheet::new(&sheet, comparison.as_ref()));
                output.push_str(&json.map_err(|error| error.to_string())?);
                output.push('\n');
            } else {
                write_sheet(output, &sheet, comparison.as_ref());
            }
            Ok(ANSWERED)
        }
        Err((_, error)) if error.is_over_budget() => {
            let _ = writeln!(complaints, "semeai-cli: {error}");
            Ok(NO_ANSWER)
        }
        Err((which, error)) => Err(format!("{which}: {error}")),
    }
}

fn temperature(text: &str) -> Result<Dyadic, Refusal> {
    parse_temperature(text).map_err(|error| format!("--cool {text}: {error}"))
}

type Answer = (ValueSheet, Option<Comparison>);

fn answer(
    arena: &mut Arena,
    expression: &str,
    cool: Option<Dyadic>,
    other: Option<&str>,
) -> Result<Answer, (&'static str, SheetError)> {
    let sheet = value_sheet(arena, expression, cool).map_err(|error| ("expression", error))?;
    let comparison = other
        .map(|other| compare(arena, sheet.id, other))
        .transpose()
        .map_err(|error| ("--compare", error))?;
    Ok((sheet, comparison))
}

fn read_batch(path: &std::path::Path, input: &mut dyn Read) -> Result<Vec<u8>, Refusal> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        input.read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(bytes)
}

/// The answers to a file of expressions in its order, worked out on every core.
fn batch(
    path: &std::path::Path,
    cool: Option<Dyadic>,
    json: bool,
    input: &mut dyn Read,
    output: &mut String,
    complaints: &mut String,
) -> Result<u8, Refusal> {
    let name = path.display();
    let bytes = read_batch(path, input)?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        format!("{name}:{line}: not a text in UTF-8")
    })?;
    let lines: Vec<Line<'_>> = text.lines().enumerate().filter_map(Line::read).collect();
    let answers = on_every_core(&lines, cool, json);
    let mut status = ANSWERED;
    for (line, answer) in lines.iter().zip(answers) {
        match answer {
            Ok(answer) => output.push_str(&answer),
            Err(error) => {
                let (number, column) = (line.number, line.column);
                let error = match error {
                    SheetError::Parse(error) => {
                        let column = column + error.column;
                        status = status.max(
                            if matches!(error.kind, semeai_cgt::ParseErrorKind::Value(_)) {
                                NO_ANSWER
                            } else {
                                BAD_INPUT
                            },
                        );
                        format!("{name}:{number}:{column}: {}", error.kind)
                    }
                    SheetError::Engine(error) => {
                        status = status.max(NO_ANSWER);
                        format!("{name}:{number}: {error}")
                    }
                };
                let _ = writeln!(complaints, "semeai-cli: {error}");
                let label = line.label;
                if json {
                    let failure = Failure {
                        input: line.expression,
                        error: &error,
                    };
                    let _ = writeln!(
                        output,
                        "{}",
                        serde_json::to_string(&failure).unwrap_or_default()
                    );
                } else {
                    let _ = writeln!(output, "{label}error\t{error}");
                }
            }
        }
    }
    Ok(status)
}

/// A line of a batch that holds an expression.
#[derive(Clone, Copy, Debug)]
struct Line<'a> {
    /// Counted from 1.
    number: usize,
    /// The columns before the expression, with their tabs.
    label: &'a str,
    expression: &'a str,
    /// The characters before the expression.
    column: usize,
}

impl<'a> Line<'a> {
    /// Empty lines and comments hold none.
    fn read((index, text): (usize, &'a str)) -> Option<Self> {
        if text.trim().is_empty() || text.starts_with('#') {
            return None;
        }
        let mut start = 0;
        if let Some((second, _)) = text.match_indices('\t').nth(1) {
            start = second + 1;
        }
        let (label, rest) = text.split_at(start);
        Some(Self {
            number: index + 1,
            label,
            expression: rest.split('\t').next().unwrap_or_default(),
            column: label.chars().count(),
        })
    }
}

fn on_every_core(
    lines: &[Line<'_>],
    cool: Option<Dyadic>,
    json: bool,
) -> Vec<Result<String, SheetError>> {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || {
        let mut arena = Arena::new();
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(line) = lines.get(index) else {
                return done;
            };
            if arena.progress().bytes > MAX_BATCH_BYTES {
                arena = Arena::new();
            }
            let answer = value_sheet(&mut arena, line.expression, cool);
            done.push((index, answer.map(|sheet| batch_line(line, &sheet, json))));
        }
    };
    let mut answers: Vec<(usize, Result<String, SheetError>)> = std::thread::scope(|scope| {
        let spawn = |_| {
            std::thread::Builder::new()
                .name("batch".to_owned())
                .spawn_scoped(scope, work)
        };
        let handles: Vec<_> = (1..workers).map(spawn).collect();
        let mut all = work();
        for handle in handles.into_iter().flatten() {
            // A worker that died leaves its lines unanswered; they are done again below.
            all.extend(handle.join().unwrap_or_default());
        }
        all
    });
    answers.sort_by_key(|&(index, _)| index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

fn batch_line(line: &Line<'_>, sheet: &ValueSheet, json: bool) -> String {
    if json {
        let mut answer = Sheet::new(sheet, None);
        let label = line.label.split('\t').filter(|column| !column.is_empty());
        answer.label = label.map(str::to_owned).collect();
        let mut text = serde_json::to_string(&answer).unwrap_or_default();
        text.push('\n');
        return text;
    }
    let cooled = sheet
        .cooled
        .as_ref()
        .map_or_else(String::new, |cooled| format!("\t{}", cooled.canonical));
    format!(
        "{}{}\t{}\t{}\t{}\t{}{cooled}\n",
        line.label,
        sheet.canonical,
        value_id(sheet).unwrap_or_else(|| "-".to_owned()),
        sheet.mean,
        sheet.temperature,
        outcome(sheet.outcome),
    )
}

fn write_sheet(output: &mut String, sheet: &ValueSheet, comparison: Option<&Comparison>) {
    let mut row = |name: &str, value: &dyn std::fmt::Display| {
        let _ = writeln!(output, "{name:<16}{value}");
    };
    let canonical = printed(&sheet.canonical);
    row(
        "value",
        &canonical.as_deref().unwrap_or("(too long to be printed)"),
    );
    row("outcome", &outcome(sheet.outcome));
    row("mean", &sheet.mean);
    row("temperature", &sheet.temperature);
    row(
        "stops",
        &format!("{} and {}", sheet.left_stop, sheet.right_stop),
    );
    row(
        "ceil, floor",
        &format!("{} and {}", sheet.ceil, sheet.floor),
    );
    if let Some(cooled) = &sheet.cooled {
        row(&format!("cooled by {}", cooled.t), &cooled.canonical);
    }
    row("left wall", &wall(&sheet.thermograph.left));
    row("right wall", &wall(&sheet.thermograph.right));
    row(
        "mast",
        &format!(
            "{} from t = {}",
            sheet.thermograph.mast,
            sheet.thermograph.mast_base()
        ),
    );
    row("birthday", &sheet.birthday);
    row(
        "value id",
        &value_id(sheet).unwrap_or_else(|| "-".to_owned()),
    );
    if let Some(comparison) = comparison {
        let sign = relation(comparison.relation).0;
        row(
            "compared",
            &format!("{} {sign} {}", sheet.canonical, comparison.canonical),
        );
        row("difference", &comparison.difference);
    }
}

fn wall(corners: &[Corner]) -> String {
    let corners: Vec<String> = corners
        .iter()
        .map(|(t, v)| format!("{v} at t = {t}"))
        .collect();
    corners.join(", ")
}

/// A canonical form, unless the engine found it too long to print.
fn printed(canonical: &Written) -> Option<String> {
    canonical.is_whole().then(|| canonical.to_string())
}

fn value_id(sheet: &ValueSheet) -> Option<String> {
    sheet.value_id.map(|id| format!("{id:016x}"))
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Zero => "zero",
        Outcome::Positive => "positive",
        Outcome::Negative => "negative",
        Outcome::Fuzzy => "fuzzy",
    }
}

/// A sign and a word.
fn relation(relation: Relation) -> (&'static str, &'static str) {
    match relation {
        Relation::Less => ("<", "less"),
        Relation::Equal => ("=", "equal"),
        Relation::Greater => (">", "greater"),
        Relation::Confused => ("||", "confused"),
    }
}

/// The answer as JSON; what may be a fraction is a string.
#[derive(Debug, Serialize)]
struct Sheet {
    /// The columns before the expression in a batch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    label: Vec<String>,
    input: String,
    /// Absent if it is too long to be printed.
    canonical: Option<String>,
    outcome: &'static str,
    mean: String,
    temperature: String,
    left_stop: String,
    right_stop: String,
    ceil: i128,
    floor: i128,
    cooled: Option<SheetCooled>,
    thermograph: Walls,
    birthday: u128,
    value_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compare: Option<SheetComparison>,
}

#[derive(Debug, Serialize)]
struct SheetCooled {
    t: String,
    canonical: Option<String>,
}

#[derive(Debug, Serialize)]
struct Walls {
    left: Vec<[String; 2]>,
    right: Vec<[String; 2]>,
    mast: String,
}

#[derive(Debug, Serialize)]
struct SheetComparison {
    input: String,
    canonical: Option<String>,
    relation: &'static str,
    difference: Option<String>,
}

#[derive(Debug, Serialize)]
struct Failure<'a> {
    input: &'a str,
    error: &'a str,
}

impl Sheet {
    fn new(sheet: &ValueSheet, comparison: Option<&Comparison>) -> Self {
        Self {
            label: Vec::new(),
            input: sheet.input.clone(),
            canonical: printed(&sheet.canonical),
            outcome: outcome(sheet.outcome),
            mean: sheet.mean.to_string(),
            temperature: sheet.temperature.to_string(),
            left_stop: sheet.left_stop.to_string(),
            right_stop: sheet.right_stop.to_string(),
            ceil: sheet.ceil,
            floor: sheet.floor,
            cooled: sheet.cooled.as_ref().map(|cooled| SheetCooled {
                t: cooled.t.to_string(),
                canonical: printed(&cooled.canonical),
            }),
            thermograph: Walls::from(&sheet.thermograph),
            birthday: sheet.birthday,
            value_id: value_id(sheet),
            compare: comparison.map(|comparison| SheetComparison {
                input: comparison.input.clone(),
                canonical: printed(&comparison.canonical),
                relation: relation(comparison.relation).1,
                difference: printed(&comparison.difference),
            }),
        }
    }
}

impl From<&Thermograph> for Walls {
    fn from(thermograph: &Thermograph) -> Self {
        let wall = |corners: &[Corner]| {
            corners
                .iter()
                .map(|(t, v)| [t.to_string(), v.to_string()])
                .collect()
        };
        Self {
            left: wall(&thermograph.left),
            right: wall(&thermograph.right),
            mast: thermograph.mast.to_string(),
        }
    }
}
