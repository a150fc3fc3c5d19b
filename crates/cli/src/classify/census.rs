//! A census: the empty boards of many graphs classified, a row each, and how many there are of each kind.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek as _, SeekFrom, Write, sink};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use semeai_board::{MOST_CONNECTED_POINTS, Position, connected_count, connected_graphs};
use semeai_life::{Census, CensusRow, Class};
use semeai_session::Phrasing;
use semeai_session::file::{FileError, FileErrorKind, to_graph6};
use semeai_words::argument::value_refused_in_line;
use semeai_words::labels::Label;
use semeai_words::life::{
    census_cut, census_lines, census_needs_seconds, census_no_row, census_too_large,
};
use serde_json::Value;

use super::batch::{self, Batch};
use super::json;
use super::options::{ClassifyArguments, Graphs};
use crate::batch::{Line, LineAnswer, LineFile};
use crate::input::{Format, file_error};
use crate::lines::is_over;
use crate::output::pretty;
use crate::pipeline::{NoMore, in_order};
use crate::progress::ProgressTeller;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER, status};
use crate::terminal::{Audience, complain, tell, write_answer};

/// All graphs of more points than this take more than a minute.
const MOST_POINTS_AT_ONCE: usize = 8;

/// How long a graph of nine points takes on two cores: those of eight took 2.2 milliseconds each on one, and one more point takes three
/// times as long.
const MILLISECONDS_OF_NINE: u64 = 4;

/// The names of the columns of a row as values between commas.
const COLUMNS: &str = "graph6,points,lines,degrees,girth,B,W,N,P,N+,N-,depends_on_ko";

/// A graph with its row.
struct Row {
    graph6: String,
    census: CensusRow,
}

impl Row {
    /// As it is written.
    fn text(&self, is_json: bool) -> String {
        let census = &self.census;
        let classes = Class::ALL.map(Class::sign).into_iter().zip(census.classes);
        if is_json {
            let row = record! {
                graph6: &self.graph6,
                points: census.points,
                lines: census.lines,
                degrees: &census.degrees,
                girth: census.girth,
                classes: json::counts(classes.filter(|(_, count)| *count > 0)),
                depends_on_ko: census.depends_on_ko,
            };
            // What has names for keys can be written.
            return serde_json::to_string(&row).unwrap_or_default() + "\n";
        }
        let degrees: Vec<String> = census.degrees.iter().map(usize::to_string).collect();
        let girth = census
            .girth
            .map_or(String::new(), |girth| girth.to_string());
        let (points, lines, ko) = (census.points, census.lines, census.depends_on_ko);
        let counts: Vec<String> = classes.map(|(_, count)| count.to_string()).collect();
        let (degrees, counts) = (degrees.join(" "), counts.join(","));
        format!(
            "{},{points},{lines},{degrees},{girth},{counts},{ko}\n",
            self.graph6
        )
    }
}

/// What the table needs of a row that was written before: its graph, its points, its classes, and whether it depends on ko.
type KnownRow = (String, usize, [usize; 6], bool);

/// A row that was written before; nothing if it is none.
fn known_row(text: &str) -> Option<KnownRow> {
    if text.starts_with('{') {
        let row: Value = serde_json::from_str(text).ok()?;
        let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
        let classes = row.get("classes")?.as_object()?;
        let count = |class: Class| classes.get(class.sign()).and_then(number).unwrap_or(0);
        return Some((
            row.get("graph6")?.as_str()?.to_owned(),
            number(row.get("points")?)?,
            Class::ALL.map(count),
            row.get("depends_on_ko")?.as_bool()?,
        ));
    }
    let fields: Vec<&str> = text.split(',').collect();
    let [graph6, points, _, _, _, classes @ .., ko] = &fields[..] else {
        return None;
    };
    let classes: Option<Vec<usize>> = classes.iter().map(|it| it.parse().ok()).collect();
    Some((
        (*graph6).to_owned(),
        points.parse().ok()?,
        classes?.try_into().ok()?,
        ko.parse().ok()?,
    ))
}

/// What is known while graphs are classified on several threads.
#[derive(Default)]
struct Known {
    census: Census,
    /// How many rows were written before of each graph and not met again yet.
    before: HashMap<String, usize>,
}

/// Classifies many graphs. Returns the exit status.
///
/// # Errors
///
/// If there are too many graphs, a file cannot be read, or rows cannot be written.
pub(super) fn run(
    graphs: &Graphs,
    arguments: &ClassifyArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let points = match graphs {
        Graphs::Connected(points) => Some(all_of(points, arguments, phrasing)?),
        Graphs::File(_) => None,
    };
    let mut known = Known::default();
    let mut save = match &arguments.save {
        Some(path) => Some(go_on(path, arguments.json, &mut known, phrasing)?),
        None => None,
    };
    let has_rows = arguments.csv || arguments.json;
    let header = format!("{COLUMNS}\n");
    if save.is_none() && arguments.csv {
        write_answer(output, &header, Format::Text, phrasing)?;
    }
    let before = known.census.graphs();
    let survey = Survey {
        arguments,
        phrasing,
        known: Mutex::new(known),
        progress: ProgressTeller::counting(Label::GraphsSoFar, phrasing),
    };
    survey.progress.counter.store(before, Ordering::Relaxed);
    let mut nowhere = sink();
    let rows: &mut dyn Write = match &mut save {
        Some(file) => file,
        None if has_rows => output,
        None => &mut nowhere,
    };
    let status = match (points, graphs) {
        (Some(points), _) => survey.connected(points, rows, errors)?,
        (None, Graphs::File(path)) => survey.file(path, input, rows, errors)?,
        (None, Graphs::Connected(_)) => ANSWERED,
    };
    let census = survey.into_census();
    let lines = census_lines(&census, phrasing).join("\n");
    match (save.is_some(), arguments.json) {
        (true, true) => write_answer(
            output,
            &(pretty(&table(&census))? + "\n"),
            Format::Json,
            phrasing,
        )?,
        (false, true) => {
            let text = serde_json::to_string(&table(&census)).unwrap_or_default() + "\n";
            write_answer(output, &text, Format::Json, phrasing)?
        }
        (false, false) if arguments.csv => {
            tell(errors, &(lines + "\n"));
            Audience::There
        }
        _ => write_answer(output, &(lines + "\n"), Format::Text, phrasing)?,
    };
    Ok(status)
}

/// The number of points of which all graphs are wanted.
fn all_of(
    text: &str,
    arguments: &ClassifyArguments,
    phrasing: Phrasing,
) -> Result<usize, CommandError> {
    let most = MOST_CONNECTED_POINTS;
    let points = text.parse().ok().filter(|points| *points > 0);
    let found = points.and_then(|points| Some((points, connected_count(points)?)));
    let Some((points, graphs)) = found else {
        let all = connected_count(most).unwrap_or_default();
        return Err(census_too_large(text, most, all, phrasing));
    };
    if points > MOST_POINTS_AT_ONCE && arguments.limit.granted().is_none() {
        let more = u32::try_from(points - MOST_POINTS_AT_ONCE - 1).unwrap_or(0);
        let each = MILLISECONDS_OF_NINE * 3_u64.pow(more);
        let minutes = (graphs * each).div_ceil(60_000);
        return Err(census_needs_seconds(points, graphs, minutes, phrasing));
    }
    Ok(points)
}

/// Opens a file of rows behind the last whole one. What is in it is counted.
fn go_on(
    path: &Path,
    is_json: bool,
    known: &mut Known,
    phrasing: Phrasing,
) -> Result<File, CommandError> {
    let name = path.display().to_string();
    let unreadable = |error: std::io::Error| {
        let (name, kind) = (name.clone(), FileErrorKind::Read(error.kind()));
        let spot = None;
        file_error(&FileError { name, spot, kind }, phrasing)
    };
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(path).map_err(unreadable)?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(unreadable)?;
    // A row that was being written when the program was stopped is written again.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    for (number, line) in text[..whole].lines().enumerate() {
        if number == 0 && line == COLUMNS {
            continue;
        }
        let row = known_row(line).filter(|_| line.starts_with('{') == is_json);
        let row = row.ok_or_else(|| census_no_row(&name, number + 1, phrasing))?;
        let (graph6, points, classes, ko) = row;
        known.census.add(points, &classes, ko);
        *known.before.entry(graph6).or_default() += 1;
    }
    let end = u64::try_from(whole).unwrap_or(u64::MAX);
    file.set_len(end).map_err(unreadable)?;
    file.seek(SeekFrom::Start(end)).map_err(unreadable)?;
    if whole == 0 && !is_json {
        file.write_all(format!("{COLUMNS}\n").as_bytes())
            .map_err(unreadable)?;
    }
    Ok(file)
}

/// The table as JSON, format `semeai-census`, version 1.
fn table(census: &Census) -> impl serde::Serialize + use<> {
    let sizes = census.counts().map(|(points, count)| {
        record! {
            points: points,
            graphs: count.graphs,
            all_n: count.all_first,
            all_p: count.all_stand_off,
            mixed: count.mixed,
            depend_on_ko: count.depend_on_ko,
        }
    });
    record! { format: "semeai-census", version: 1, sizes: sizes.collect::<Vec<_>>(), }
}

/// A census under way.
struct Survey<'a> {
    arguments: &'a ClassifyArguments,
    phrasing: Phrasing,
    known: Mutex<Known>,
    progress: ProgressTeller,
}

/// What became of a graph.
enum Graded {
    /// Its row was there before.
    Before,
    Row(String),
    /// It has no row: why not, and the exit status.
    NoRow(String, u8),
}

impl Survey<'_> {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn into_census(self) -> Census {
        let known = self.known.into_inner();
        known.unwrap_or_else(PoisonError::into_inner).census
    }

    /// All connected graphs of so many points.
    fn connected(
        &self,
        points: usize,
        rows: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        let limit = self.arguments.limit;
        let deadline = limit.granted().and_then(|_| limit.deadline());
        let graphs = connected_graphs(points).into_iter().flatten();
        let graphs = graphs.take_while(|_| !is_over(deadline));
        let worker = || {
            |lines: Vec<(usize, usize)>| {
                let position = batch::empty_board(points, &lines)?;
                Some(self.grade(position, deadline))
            }
        };
        let mut status = ANSWERED;
        let give = |graded: Option<Graded>| {
            let text = match graded {
                None | Some(Graded::Before) => return Ok(()),
                Some(Graded::Row(text)) => text,
                Some(Graded::NoRow(_, worse)) => {
                    status = status.max(worse);
                    return Ok(());
                }
            };
            match write_answer(rows, &text, Format::Text, self.phrasing) {
                Ok(Audience::There) => Ok(()),
                Ok(Audience::Gone) => Err(NoMore::Unread),
                Err(error) => Err(NoMore::Error(error)),
            }
        };
        if let Err(NoMore::Error(error)) = in_order(graphs, worker, give) {
            return Err(error);
        }
        let (done, all) = (self.known().census.graphs(), connected_count(points));
        let all = all.unwrap_or_default();
        if done < all {
            let granted = limit.granted().unwrap_or(Duration::MAX);
            complain(errors, &census_cut(done, all, granted, self.phrasing));
            status = status.max(NO_ANSWER);
        }
        Ok(status)
    }

    /// The graphs of a file, one a line.
    fn file(
        &self,
        path: &Path,
        input: &mut (dyn Read + Send),
        rows: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        let file = LineFile {
            path,
            format: Format::Text,
            limit: self.arguments.limit,
            phrasing: self.phrasing,
        };
        let graphs = Batch {
            file,
            arguments: self.arguments,
        };
        let worker = || {
            |line: Line<'_>| {
                let position = match graphs.position(line)? {
                    Ok(position) => position,
                    Err(refused) => {
                        let text = String::new();
                        return Some(LineAnswer::refused(text, refused.error, refused.status));
                    }
                };
                Some(match self.grade(position, line.deadline) {
                    Graded::Before => LineAnswer::new(String::new(), ANSWERED),
                    Graded::Row(text) => LineAnswer::new(text, ANSWERED),
                    Graded::NoRow(why, status) => {
                        let name = file.name();
                        let why = value_refused_in_line(&why, name, line.number, self.phrasing);
                        LineAnswer::refused(String::new(), why, status)
                    }
                })
            }
        };
        file.answer(worker, |_| String::new(), input, rows, errors)
    }

    /// Classifies the empty board of a graph and counts it, unless that was done before.
    fn grade(&self, position: Position, deadline: Option<Instant>) -> Graded {
        let graph6 = to_graph6(position.topology()).trim_end().to_owned();
        if let Some(left) = self.known().before.get_mut(&graph6)
            && *left > 0
        {
            *left -= 1;
            return Graded::Before;
        }
        let report = batch::report(position, self.arguments, deadline);
        let Some(census) = CensusRow::of(&report) else {
            let why = json::undecided(&report, self.phrasing).join(" ");
            return Graded::NoRow(why, status(report.known(), true));
        };
        let mut known = self.known();
        known
            .census
            .add(census.points, &census.classes, census.depends_on_ko);
        self.progress.counter.fetch_add(1, Ordering::Relaxed);
        Graded::Row(Row { graph6, census }.text(self.arguments.json))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_are_written() {
        let census = CensusRow {
            points: 4,
            lines: 3,
            degrees: vec![2, 2, 1, 1],
            girth: None,
            classes: [0, 0, 1, 3, 0, 0],
            depends_on_ko: true,
        };
        let graph6 = "Ch".to_owned();
        let row = Row { graph6, census };
        assert_eq!(row.text(false), "Ch,4,3,2 2 1 1,,0,0,1,3,0,0,true\n");
        for is_json in [false, true] {
            let (graph6, points, classes, ko) =
                known_row(row.text(is_json).trim_end()).expect("our own");
            assert_eq!((graph6.as_str(), points, ko), ("Ch", 4, true));
            assert_eq!(classes, row.census.classes);
        }
        for wrong in ["", "Ch,4", "Ch,4,3,,,0,0,1,3,0,true", "{\"graph6\":\"Ch\"}"] {
            assert!(known_row(wrong).is_none(), "{wrong}");
        }
    }
}
