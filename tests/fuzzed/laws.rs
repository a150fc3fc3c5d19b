//! What must hold of any bytes that somebody opens or types. Whoever breaks one of these laws panics.

use std::ffi::OsString;
use std::io::Cursor;

use semeai_board::{Color, Diagram, PointSet, Position, Roles, diagram};
use semeai_cgt::{Arena, Budget, Player, RawGame};
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
use semeai_search::PositionBudget;
use semeai_session::file::{self, Answers, FileContent, FileFormat, PositionChoice};
use semeai_session::lesson_results::{LessonResults, LessonsFault};
use semeai_session::{Document, Language, Phrasing, analyze};
use semeai_sums::{Sum, prove, score};
use semeai_tactics::{
    Experiment, Map, MapQuestion, MapText, Run, Scope, SimulationReport, join_parts, map_report,
    reduced,
};
use semeai_words::simulation::{experiment_file_error, join_error, simulation_sentences};

/// Larger boards take too long to be analysed thousands of times.
const MOST_POINTS: usize = 64;

/// Of larger boards the endgame is not looked for.
const MOST_ANSWERED: usize = 36;

/// Larger games as they are written take too long to be worked out position by position.
const MOST_WRITTEN: usize = 1_000;

/// What panics if some bytes break a law.
pub(super) type Law = fn(&[u8]);

/// Every target with its law.
pub(super) const LAWS: [(&str, Law); 12] = [
    ("sgf", sgf),
    ("diagram", diagram),
    ("expression", expression),
    ("lesson", lesson),
    ("sum", sum),
    ("graph", graph),
    ("map", map),
    ("server", server),
    ("part", part),
    ("experiment", experiment),
    ("results", results),
    ("gtp", gtp),
];

/// What other programs may send: every command is answered, no answer has an empty line in it, and the program ends well. Files are left
/// alone, and nothing takes long.
fn gtp(bytes: &[u8]) {
    const OF_FILES: [&str; 3] = ["loadsgf", "printsgf", "semeai-save"];
    let names_a_file = |line: &&[u8]| {
        let line = String::from_utf8_lossy(line);
        let name: String = line.chars().filter(|sign| !sign.is_control()).collect();
        OF_FILES.iter().any(|of_files| name.contains(of_files)) || name.contains("seconds")
    };
    let lines = bytes.split(|&byte| byte == b'\n');
    let lines: Vec<&[u8]> = lines.filter(|line| !names_a_file(line)).collect();
    let mut input = Cursor::new(lines.join(&b'\n'));
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let arguments = ["semeai-cli", "gtp", "--seconds", "0.02"];
    let status = semeai_cli::run(
        arguments.map(OsString::from),
        Language::ENGLISH,
        &mut input,
        &mut output,
        &mut errors,
    );
    assert_eq!((status, errors), (0, Vec::new()));
    let said = String::from_utf8(output).expect("a text");
    assert!(said.is_empty() || said.ends_with("\n\n"), "{said:?}");
    let answers = said.strip_suffix("\n\n").unwrap_or_default();
    for answer in answers.split("\n\n").filter(|_| !said.is_empty()) {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
}

/// A file called `.sgf`, with the position after any move: read or refused, and what is read comes back when it is
/// written.
fn sgf(bytes: &[u8]) {
    let moved = PositionChoice {
        after_move: bytes.last().map(|&byte| usize::from(byte % 8)),
        ..PositionChoice::default()
    };
    for wanted in [PositionChoice::default(), moved] {
        if let Some(loaded) = opened("any.sgf", bytes, wanted) {
            comes_back(&loaded.document, None);
            declares_no_guess(bytes, &loaded);
            endgame(&loaded.document);
        }
    }
}

/// A file that says nothing of its encoding says nothing of it when it is saved either.
fn declares_no_guess(bytes: &[u8], loaded: &FileContent) {
    let says = |bytes: &[u8]| {
        let mut places = bytes.windows(3).enumerate();
        let is_own = |at: usize| bytes[..at].ends_with(b"SEM");
        places.any(|(at, part)| part == b"CA[" && !is_own(at))
    };
    let saved = file::to_bytes(&loaded.document, &Answers::NOTHING);
    let saved = saved.expect("a board that was read can be written");
    let is_wide =
        bytes.contains(&0) || bytes.starts_with(b"\xfe\xff") || bytes.starts_with(b"\xff\xfe");
    if !is_wide && !says(bytes) && saved.left.is_none() {
        let text = String::from_utf8_lossy(&saved.bytes);
        assert!(!says(&saved.bytes), "{text}");
    }
}

/// A record of another server: read or refused, and what is read comes back as SGF.
fn server(bytes: &[u8]) {
    for name in ["any.gib", "any.ngf"] {
        if let Some(loaded) = opened(name, bytes, PositionChoice::default()) {
            comes_back(&loaded.document, None);
        }
    }
}

/// What is found of the endgame of a small board, shortly searched, stands in its file and leaves no trace in what is read.
fn endgame(document: &Document) {
    let Ok(position) = document.position() else {
        return;
    };
    if document.topology().len() <= MOST_ANSWERED {
        let mut asked = Endgame::new(position);
        asked.roles = document.marks.roles;
        let report = endgame_report(&asked, &EndgameLimits::default().with_positions(50));
        comes_back(document, Some(&report));
    }
}

/// A graph in whatever way it is written: a board or refused with a reason, and what is read comes back whole from `GraphML`.
fn graph(bytes: &[u8]) {
    for name in ["any.graphml", "any.json", "any.edges", "any.g6"] {
        let Some(loaded) = opened(name, bytes, PositionChoice::default()) else {
            continue;
        };
        comes_back_as_graph(&loaded.document);
    }
}

/// A document is the same after it has been written as `GraphML` and read.
fn comes_back_as_graph(document: &Document) {
    let written = FileFormat::GraphMl.text(document, &Answers::NOTHING);
    let written = written.expect("it holds every board");
    let again =
        opened("any.graphml", written.as_bytes(), PositionChoice::default()).expect("our own");
    // Of a file of several graphs one is written.
    let graphs = document.graphs.clone();
    let again = Document {
        graphs,
        ..again.document
    };
    assert_eq!(again, *document, "{written}");
}

/// A text diagram: read or refused, and what is read comes back in each of the ways in which it can be written.
fn diagram(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(read) = diagram::parse(&text) else {
        return;
    };
    // Whatever the stones are, they are a position or there is a reason.
    if let Err(error) = read.position() {
        assert!(!error.to_string().is_empty());
    }
    drawn_with_lines(&read, bytes.last().copied().unwrap_or(0));
    if let Some(text) = read.to_sensei() {
        // What is written of a title is its words.
        let words = |title: &String| title.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = read.title.as_ref().map(words);
        let mut expected = Diagram {
            title,
            ..read.clone()
        };
        // Figures would be moves there.
        expected.labels.retain(|(_, label)| !label.is_ascii_digit());
        assert_eq!(diagram::parse(&text), Ok(expected), "\n{text}");
    }
    let plain = Diagram {
        to_move: None,
        title: None,
        ..read
    };
    if let Some(text) = plain.to_plain() {
        assert_eq!(diagram::parse(&text), Ok(plain), "\n{text}");
    }
}

/// A board has the same stones when lines are drawn between its points, in one of many ways.
fn drawn_with_lines(read: &Diagram, way: u8) {
    let rows = |diagram: &Diagram| {
        let rows = Diagram {
            labels: Vec::new(),
            roles: Roles::new(),
            to_move: None,
            title: None,
            setup: diagram.setup.clone(),
        };
        rows.to_plain()
    };
    let Some(plain) = rows(read).filter(|rows| ["X", "O", "."].iter().all(|it| rows.contains(it)))
    else {
        return;
    };
    let one = |signs: &[&'static str], at: u8| signs[usize::from(at) % signs.len()];
    let gap = one(&["--", "-", "---", " - ", "==", "_", "..", "~~", ":"], way);
    let upright = one(&["|", ":", "!", "I"], way / 9);
    let between = " ".repeat(gap.len());
    let mut drawn: Vec<String> = Vec::new();
    for row in plain.lines() {
        let points: Vec<String> = row
            .chars()
            .map(|c| c.to_string().replace('.', "+"))
            .collect();
        drawn.push(points.join(gap));
        drawn.push(vec![upright; points.len()].join(&between));
    }
    drawn.pop();
    let drawn = drawn.join("\n");
    let again = diagram::parse(&drawn).unwrap_or_else(|error| panic!("{error}\n{drawn}"));
    assert_eq!(rows(&again), Some(plain), "\n{drawn}");
}

/// A game as somebody types it: a value that comes back when it is printed and is that of the game as it is written, or a
/// reason with its column.
fn expression(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut arena = Arena::with_budget(Budget::default().with_steps(20_000).with_depth(200));
    match arena.parse(&text) {
        Ok(game) => {
            let shown = arena.display(game);
            assert_eq!(arena.parse(&shown), Ok(game), "{shown}");
            if let Ok(written) = RawGame::parse(&text)
                && written.size() <= MOST_WRITTEN
            {
                assert_eq!(written.value(&mut arena), Ok(game), "{written}");
            }
        }
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A sum of trees as somebody types it: one that comes back when it is written out and has the score that trying every order
/// finds, or a reason with its column.
fn sum(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Sum::parse(&text) {
        Ok(sum) if sum.terms().len() <= MOST_WRITTEN => {
            let written = sum.to_string();
            let again = Sum::parse(&written).map(|again| again.to_string());
            assert_eq!(again.as_deref(), Ok(&*written));
            for first in [Player::Left, Player::Right] {
                let budget = || PositionBudget::new(2_000);
                let scored = score(&sum, first, &mut budget());
                let proved = prove(&sum, first, &mut budget());
                if let (Ok((scored, _)), Ok((proved, _))) = (scored, proved) {
                    assert_eq!(scored, proved, "{written}");
                }
            }
        }
        Ok(_) => {}
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A map as somebody types it: one that comes back when it is printed and is what laws make of it, or a reason with its column.
fn map(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = match MapText::parse(&text) {
        Ok(read) => read,
        Err(error) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "{error}"
            );
            return;
        }
    };
    let length = text.chars().count();
    assert!(
        read.ranges
            .iter()
            .all(|range| range.end <= length && !range.is_empty())
    );
    let printed = read.map.canonical();
    let again = MapText::parse(&printed.text).expect("what we print we read");
    assert_eq!((&again.map, &again.ranges), (&read.map, &printed.ranges));
    for scope in [Scope::Everywhere, Scope::OnEmpty] {
        let smaller = reduced(&read.map, scope);
        // On a board without all that a map names it is nothing; what is smaller may name less.
        if let Some(points) = on_board(&read.map, scope) {
            assert_eq!(on_board(&smaller, scope), Some(points), "{smaller}");
        }
    }
}

/// Pieces of a table, a line each: put together to a table that can be told in every way, or refused with a line that is there.
fn part(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = text.lines().count();
    match join_parts(text.lines(), &mut PositionBudget::new(1_000)) {
        Ok(joined) => {
            let report = &joined.report;
            assert!(report.cells.len() <= lines);
            assert!(
                report
                    .cells
                    .iter()
                    .all(|cell| cell.tally.games <= cell.asked)
            );
            told(report);
        }
        Err(error) => {
            assert!((1..=lines.max(1)).contains(&error.line), "{error}");
            assert!(!join_error(&error, Phrasing::JAPANESE).is_empty());
        }
    }
}

/// A table as text, in every way in which it can be told.
fn told(report: &SimulationReport) {
    let json: serde_json::Value = serde_json::from_str(&report.to_json()).expect("JSON");
    let cells = json["cells"].as_array().map(Vec::len);
    assert_eq!(cells, Some(report.cells.len()));
    assert!(report.to_csv().lines().count() > report.cells.len());
    assert!(!report.to_markdown("").is_empty());
    for phrasing in [Phrasing::ENGLISH, Phrasing::JAPANESE] {
        assert!(simulation_sentences(report, phrasing).len() > report.cells.len());
    }
}

/// An experiment as a file: one that comes back when it is written and of which some games can be played, or refused with a reason.
fn experiment(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = match Experiment::from_file(&text) {
        Ok(read) => read,
        Err(error) => {
            assert!(!experiment_file_error(&error, Phrasing::ENGLISH).is_empty());
            return;
        }
    };
    let written = read.to_file();
    let again = Experiment::from_file(&written).map(|again| again.to_file());
    assert_eq!(again.as_deref(), Ok(&*written));
    // It can be looked at by itself, and as the experiment of a document.
    opened("any.json", bytes, PositionChoice::default());
    let run = Run::beginning(read).expect("what was read can be played");
    run.work(&mut PositionBudget::new(100));
    assert!(run.progress().cells as u64 <= run.cells_asked());
    told(&SimulationReport::finished_of(&run));
}

/// What came of lessons as a file: it comes back when it is written, or is refused with its place.
fn results(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = match LessonResults::read(&text) {
        Ok(read) => read,
        Err(LessonsFault::Text { line, .. }) => {
            assert!(line <= text.lines().count() + 1, "{line}");
            return;
        }
        Err(LessonsFault::Format | LessonsFault::Newer) => return,
    };
    let written = read.written();
    let again = LessonResults::read(&written).expect("what we write we read");
    assert_eq!(again.written(), written);
    assert!(!read.to_csv(|_| None).is_empty());
    let mut both = read.clone();
    both.merge(again);
    assert_eq!(both.written(), written, "the same twice is the same");
}

/// The points of a map on a small board, if that has all that it names.
fn on_board(map: &Map, scope: Scope) -> Option<PointSet> {
    let drawn = diagram::parse("XO.X.\n.XO..\nXO.O.\n...XO").expect("a diagram");
    let question = MapQuestion {
        map: map.clone(),
        position: Position::new(drawn.setup).expect("a position"),
        player: Color::Black,
    };
    let report = map_report(&question).ok()?;
    Some(match scope {
        Scope::Everywhere => report.result(),
        Scope::OnEmpty => report.on_empty(),
    })
}

/// A lesson, or any other file without a name that says what it is: read or refused, written in both formats, and
/// analysed if it is small.
fn lesson(bytes: &[u8]) {
    let Some(loaded) = opened("lesson", bytes, PositionChoice::default()) else {
        return;
    };
    let document = loaded.document;
    comes_back(&document, None);
    if let Ok(text) = file::to_diagram(&document) {
        let again = file::parse("again.txt", text.as_bytes()).expect("what we write we read");
        assert_eq!(again.document.board.setup, document.board.setup, "\n{text}");
    }
    if document.topology().len() <= MOST_POINTS {
        // Whatever the stones are, there is a report or the reasons why they are no position.
        let _ = analyze(&document, None);
    }
}

/// What is read; a refusal has a sentence.
fn opened(name: &str, bytes: &[u8], wanted: PositionChoice) -> Option<FileContent> {
    match file::parse_wanted(name, bytes, wanted) {
        Ok(loaded) => Some(loaded),
        Err(error) => {
            assert!(error.to_string().starts_with(name), "{error}");
            None
        }
    }
}

/// A document is the same after it has been written and read, whatever other games the file holds and whatever is told of it.
fn comes_back(document: &Document, endgame: Option<&EndgameReport>) {
    if FileFormat::of_board(document.topology()) == FileFormat::GraphMl {
        return comes_back_as_graph(document);
    }
    let told = Answers {
        endgame,
        ..Answers::NOTHING
    };
    let saved = file::to_bytes(document, &told).expect("a board that was read can be written");
    let text = String::from_utf8_lossy(&saved.bytes);
    let again = file::parse("again.sgf", &saved.bytes);
    let again = again
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .document;
    // What a graph of other programs has beside its board has no place in SGF.
    let mut again = Document {
        game: document.game.clone(),
        foreign: document.foreign.clone(),
        ..again
    };
    if saved.left.is_some() {
        // What stands beside it says that it is in another encoding now.
        again.kept = document.kept.clone();
    }
    assert_eq!(again, *document, "\n{text}");
}
