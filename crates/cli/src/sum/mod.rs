//! `semeai-cli sum`: sums of trees, the laboratory of endgames.

mod json;
mod source;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args, ValueEnum};
use semeai_cgt::{Player, Rational};
use semeai_picture::Theme;
use semeai_picture::boundary::{BoundaryPicture, boundary};
use semeai_picture::svg::svg;
use semeai_search::Check;
use semeai_search::PositionBudget;
use semeai_session::Phrasing;
use semeai_sums::{Binary, Boundary, Plane, StartResult, Sum, SumReport, endings, sum_report};

use self::source::{SumInput, SumSource};
use crate::input::{First, Format, Tongue, positions};
use crate::limits::TimeLimit;
use crate::output::{pretty, write_file};
use crate::pipeline::write_in_order;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER};
use crate::terminal::write_answer;
use semeai_words::help::options as help;
use semeai_words::sums::plain::{plain_endings, plain_sum};
use semeai_words::sums::plane::{boundary_legend, boundary_title, plain_failures};
use semeai_words::sums::refusals::{no_plane, sum_too_large, too_many_endings};

/// The positions that an answer may take where nobody says otherwise.
const USUAL_POSITIONS: u64 = 5_000_000;

/// How far a plane is drawn at most.
const LARGEST_PLANE: u32 = 200;
/// How large its picture is.
const PICTURE: (f32, f32) = (720.0, 480.0);

/// Arguments of `sum`.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("what").required(true))]
pub(crate) struct SumArguments {
    #[arg(help = help::SUM_EXPRESSION, allow_hyphen_values = true, group = "what")]
    expression: Option<String>,
    #[arg(help = help::SUM_TREE,
        long,
        value_name = "XL,XR,Y",
        allow_hyphen_values = true,
        group = "what"
    )]
    tree: Option<String>,
    #[arg(help = help::GOTES,
        long,
        value_name = "B1,B2,..",
        requires = "tree",
        allow_hyphen_values = true
    )]
    gotes: Option<String>,
    #[arg(help = help::SUM_FILE, long, value_name = "FILE", group = "what")]
    file: Option<PathBuf>,
    #[arg(help = help::COUNT, long, value_name = "N3,N2,N1", group = "what")]
    count: Option<String>,
    #[arg(help = help::FIRST, long, value_enum, default_value_t = First::Both)]
    first: First,
    #[arg(help = help::SUM_PROVE, long)]
    prove: bool,
    #[arg(help = help::PLANE, long, value_enum, value_name = "X,Y", conflicts_with_all = ["file", "count"])]
    plane: Option<PlaneName>,
    #[arg(help = help::SUM_SVG, long, value_name = "OUT", requires = "plane")]
    svg: Option<PathBuf>,
    #[arg(help = help::SUM_NODES, long, value_name = "N", value_parser = positions)]
    nodes: Option<u64>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::SUM_JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Two of the three numbers of a tree.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum PlaneName {
    /// The two follow-ups.
    #[value(name = "xl,xr")]
    XlXr,
    /// The follow-up after White's move, and the gain in reverse sente.
    #[value(name = "xl,y")]
    XlY,
    /// The follow-up after Black's move, and the gain in reverse sente.
    #[value(name = "xr,y")]
    XrY,
}

impl From<PlaneName> for Plane {
    fn from(name: PlaneName) -> Self {
        match name {
            PlaneName::XlXr => Self::XlXr,
            PlaneName::XlY => Self::XlY,
            PlaneName::XrY => Self::XrY,
        }
    }
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut SumArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let source = SumSource {
        expression: arguments.expression.as_deref(),
        tree: arguments.tree.as_deref(),
        gotes: arguments.gotes.as_deref(),
        file: arguments.file.as_deref(),
    };
    let lines = match &arguments.count {
        None => source::lines(&source, &mut arguments.limit, input, phrasing)?,
        Some(_) => Vec::new(),
    };
    let arguments = &*arguments;
    let answering = SumAnswering {
        arguments,
        format: Format::of(arguments.json),
        phrasing,
    };
    if let Some(counts) = &arguments.count {
        return Ok(answering.count(counts, output)?);
    }
    let (format, answering) = (answering.format, &answering);
    let worker = || move |(at, line): (usize, SumInput)| answering.answer(at, line);
    let lines = lines.into_iter().enumerate();
    Ok(write_in_order(lines, worker, output, format, phrasing)?)
}

/// What was asked, and how the answer is to be told.
struct SumAnswering<'a> {
    arguments: &'a SumArguments,
    format: Format,
    phrasing: Phrasing,
}

impl SumAnswering<'_> {
    /// The answer to the sum of a line, with its exit status; in text an empty line keeps it from the one before.
    fn answer(&self, at: usize, line: SumInput) -> Result<(String, u8), CommandError> {
        let first = line.first.unwrap_or(self.arguments.first);
        let first: &[Player] = match first {
            First::Black => &[Player::Left],
            First::White => &[Player::Right],
            First::Both => &[Player::Left, Player::Right],
        };
        let check = if self.arguments.prove {
            Check::EveryOrder
        } else {
            Check::None
        };
        let budget = PositionBudget::new(self.arguments.nodes.unwrap_or(USUAL_POSITIONS))
            .with_deadline(self.arguments.limit.deadline());
        let plane = self.plane(&line.sum, first[0])?;
        let report = sum_report(line.sum, first, check, &budget)
            .map_err(|error| line.at + sum_too_large(error, self.phrasing))?;
        if let (Some(path), Some(plane)) = (&self.arguments.svg, &plane) {
            self.draw(path, plane)?;
        }
        let mut text = self.text(&report, plane.as_ref())?;
        if at > 0 && self.format == Format::Text {
            text.insert(0, '\n');
        }
        let is_known = |start: &StartResult| match start {
            Ok(start) => !matches!(start.proof, Some(Err(_))),
            Err(_) => false,
        };
        let all = report.starts.iter().all(|(_, start)| is_known(start));
        Ok((text, if all { ANSWERED } else { NO_ANSWER }))
    }

    fn text(&self, report: &SumReport, plane: Option<&Boundary>) -> Result<String, CommandError> {
        match self.format {
            Format::Json => {
                let plane = plane.map(|plane| (plane, plane.extent(LARGEST_PLANE)));
                let json = json::answer(report, plane);
                let text = match self.arguments.file {
                    Some(_) => serde_json::to_string(&json).map_err(|error| error.to_string())?,
                    None => pretty(&json)?,
                };
                Ok(text + "\n")
            }
            Format::Text => {
                let mut text = plain_sum(report, self.phrasing);
                if let Some(plane) = plane {
                    let size = plane.extent(LARGEST_PLANE);
                    let title = boundary_title(plane, self.phrasing);
                    text += &format!("\n{title}\n");
                    let curve = plane.curve(Rational::from_integer(size.into()));
                    let failures = plane.failures(size);
                    text += &plain_failures(&curve, &failures, self.phrasing);
                }
                Ok(text)
            }
        }
    }

    /// Writes the picture of a plane.
    fn draw(&self, path: &Path, plane: &Boundary) -> Result<(), CommandError> {
        let size = plane.extent(LARGEST_PLANE);
        let picture = BoundaryPicture {
            boundary: plane,
            size,
            failures: &plane.failures(size),
            ties: &plane.ties(size),
            title: &boundary_title(plane, self.phrasing),
            legend: boundary_legend(self.phrasing),
            extent: PICTURE,
            theme: Theme::Print,
        };
        write_file(path, svg(&boundary(&picture), None), self.phrasing)
    }

    /// The plane that was asked for, where a player is first.
    fn plane(&self, sum: &Sum, first: Player) -> Result<Option<Boundary>, CommandError> {
        let Some(name) = self.arguments.plane else {
            return Ok(None);
        };
        let binary = Binary::of(sum).map(|(binary, _)| binary);
        let binary = binary.filter(|binary| !binary.gotes.is_empty());
        let binary = binary.ok_or_else(|| no_plane(self.phrasing).to_owned())?;
        Ok(Some(Boundary {
            binary,
            first,
            plane: name.into(),
        }))
    }

    fn count(&self, text: &str, output: &mut dyn Write) -> Result<u8, CommandError> {
        let shape = source::shape(text, self.phrasing)?;
        let counted = endings(shape).ok_or_else(|| too_many_endings(text, self.phrasing))?;
        let text = match self.format {
            Format::Json => pretty(&json::count(&counted))? + "\n",
            Format::Text => plain_endings(&counted, self.phrasing),
        };
        write_answer(output, &text, self.format, self.phrasing)?;
        Ok(ANSWERED)
    }
}
