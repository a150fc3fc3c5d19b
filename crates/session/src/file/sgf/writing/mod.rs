//! From a document to a text.

pub(super) mod game_marks;
pub(super) mod line;

use std::borrow::Cow;
use std::collections::BTreeMap;

use semeai_board::{Color, Point, PointSet, Topology, Wraps};
use semeai_race::picks::{Move, Path, Picks};
use semeai_race::report::{NodeState, Report};

use super::answers::{Answers, Marks};
use super::reading::record;
use super::remainder::{FileParts, Wording};
use super::roles::RoleLists;
use super::value::{
    Grid, closed_name, escape, one_line, point_name, point_names, side_name, unescape,
};
use super::{comment, counting, games, names, property, scan, seal};
use crate::Document;
use crate::document::Left;
use crate::document::part::OwnProperties;
use crate::file::encoding::decode;
use crate::file::error::FormatError;
use crate::file::format::FileFormat;
use crate::file::script::{Script, UTF_8_SAID};
use crate::game::Origin;
use crate::step;

/// More nodes than this are not written for readers; nodes that hold candidates always are.
const MAX_LEAVES: usize = 5_000;

/// A file as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileBytes {
    /// Everything that stands in it, in its encoding.
    pub bytes: Vec<u8>,
    /// The encoding in which the file was, if something had to be written that it has no sign for, or that would be read as another
    /// text: all of it is UTF-8 then.
    pub left: Option<&'static str>,
}

impl AsRef<[u8]> for FileBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Writes a document as the bytes of its file: as [`to_sgf`], in the encoding in which the file was read. What nobody has edited
/// has the bytes that it had, whether they could be read or not.
///
/// # Errors
///
/// As [`to_sgf`].
pub fn to_bytes(document: &Document, told: &Answers<'_>) -> Result<FileBytes, FormatError> {
    bytes(document, &|charset| composed(document, told, charset))
}

/// Writes the file of a game alone, in which nothing stands of the position that is on the board: what was written about its moves, and
/// the games beside it. Of a document that has its moves behind it itself, and of one without a game, the same as [`to_bytes`].
///
/// # Errors
///
/// As [`to_sgf`].
pub fn game_to_bytes(document: &Document) -> Result<FileBytes, FormatError> {
    let game = document.game.as_ref();
    let is_beside = game.is_some_and(|game| game.record().origin != Origin::Own);
    if !is_beside {
        return to_bytes(document, &Answers::NOTHING);
    }
    bytes(document, &|charset| {
        let parts = parts(document, charset)?;
        Ok(parts.before.clone() + &parts.after)
    })
}

/// The text of a document by the property that says its encoding in its games.
type Compose<'a> = &'a dyn Fn(&str) -> Result<String, FormatError>;

fn bytes(document: &Document, compose: Compose<'_>) -> Result<FileBytes, FormatError> {
    refuse(document)?;
    let script = script(document);
    let mut text = compose(&script.charset())?;
    if script.is_utf_8() && script.charset().is_empty() && !text.is_ascii() {
        text = utf_8(document, compose)?;
    }
    // Whatever the file was guessed to be of its bytes as a whole, bytes that would be read as another text are not its own.
    let is_read_so =
        |bytes: &Vec<u8>| script.is_plain() || decode(bytes).is_some_and(|read| read.text == text);
    Ok(match script.write(&text).filter(is_read_so) {
        Some(bytes) => FileBytes { bytes, left: None },
        None => FileBytes {
            bytes: utf_8(document, compose)?.into_bytes(),
            left: Some(script.encoding().name()),
        },
    })
}

/// Writes a document as SGF that other programs show sensibly and that reads back as the same document
/// (the [module](super) has the details), as a text in UTF-8. What is told is for readers of the file alone.
///
/// The title is one line in SGF, so line breaks in it become spaces, and line breaks of the comment are `\n` in
/// the end.
///
/// # Errors
///
/// If SGF has no such board: it is no rectangle, or has more points a side than there are letters.
pub fn to_sgf(document: &Document, told: &Answers<'_>) -> Result<String, FormatError> {
    utf_8(document, &|charset| composed(document, told, charset))
}

fn utf_8(document: &Document, compose: Compose<'_>) -> Result<String, FormatError> {
    refuse(document)?;
    let script = script(document);
    let mut text = compose(script.charset_of_text(true))?;
    let charset = script.charset_of_text(text.is_ascii());
    if charset != script.charset_of_text(true) {
        text = compose(charset)?;
    }
    Ok(if script.is_utf_8() {
        text
    } else {
        scan::with_encoding(&text, UTF_8_SAID)
    })
}

/// How the text of a document's file stands in its bytes.
pub(crate) fn script(document: &Document) -> Script {
    let file = document.left.root().unwrap_or(document);
    let parts = file.kept.parts();
    parts.map_or_else(Script::default, |parts| parts.wording.script.clone())
}

/// Writes a document as SGF that stands inside a file of another format, which has the board: points are written by their names
/// where SGF has no letters for them. Any board can be written so.
pub(crate) fn to_inner_sgf(document: &Document, told: &Answers<'_>) -> String {
    // Only a board that SGF does not have is refused, and that is not asked here.
    composed(document, told, UTF_8_SAID).unwrap_or_default()
}

/// Refuses a board that SGF does not have.
fn refuse(document: &Document) -> Result<(), FormatError> {
    board(document.topology())
        .map(drop)
        .ok_or(FormatError(FileFormat::Sgf))
}

/// How SGF names a board: its game, its size, and how it goes on beyond its edges. Nothing if SGF has no such board.
pub(crate) fn board(topology: &Topology) -> Option<String> {
    Grid::of(topology)?;
    let (columns, rows) = topology.shape().grid()?;
    let size = if columns == rows {
        columns.to_string()
    } else {
        format!("{columns}:{rows}")
    };
    names::WRAP_VALUES.into_iter().find_map(|(number, wraps)| {
        let board = Topology::squares(columns, rows, wraps).ok()?;
        let is_wrapped = wraps != Wraps::default();
        let game = if is_wrapped { names::WRAPPED_GAME } else { "1" };
        let wraps = is_wrapped.then(|| format!("{}[{number}]", names::WRAPS));
        let header = format!("GM[{game}]SZ[{size}]{}", wraps.unwrap_or_default());
        (board == *topology).then_some(header)
    })
}

/// The text of a file with the property that says its encoding in its games.
pub(crate) fn composed(
    document: &Document,
    told: &Answers<'_>,
    charset: &str,
) -> Result<String, FormatError> {
    let parts = &parts(document, charset)?;
    let mut out = parts.before.clone();
    if !is_left_out(document, parts) {
        let turn = games::next_turn([&*parts.before, &*parts.after]);
        out += &game_text(document, parts, turn, told, charset);
    }
    out += &parts.after;
    Ok(out)
}

/// Whether the position on the board is none of the file: somebody has said which positions that holds, and this one is only looked at
/// in a game of it, or stands there already.
fn is_left_out(document: &Document, parts: &FileParts) -> bool {
    // Positions of a list stand there with what the file says of its encoding.
    let script = script(document);
    let text = || position_text(document, &script.charset());
    let is_there = || parts.before.contains(&text());
    parts.is_arranged && document.is_in_game() && (step::is_only_looked_at(document) || is_there())
}

/// A position of a game as a game of its own, with nothing of its file.
pub(crate) fn position_text(document: &Document, charset: &str) -> String {
    let marks = document.kept.parts().cloned().unwrap_or_default();
    let parts = FileParts {
        properties: marks.properties,
        marks: marks.marks,
        circles: marks.circles,
        squares: marks.squares,
        ..FileParts::default()
    };
    game_text(document, &parts, None, &Answers::NOTHING, charset)
}

/// A position of another file as a game of this one: with its own variations, but nothing of the game that it came from, nor of its file.
pub(crate) fn gathered_text(document: &Document, charset: &str) -> String {
    let bare = Document {
        game: None,
        left: Left::default(),
        ..document.clone()
    };
    if document.is_in_game() {
        return position_text(&bare, charset);
    }
    let parts = FileParts {
        before: String::new(),
        after: String::new(),
        is_arranged: false,
        ..document.kept.parts().cloned().unwrap_or_default()
    };
    game_text(&bare, &parts, None, &Answers::NOTHING, charset)
}

/// The game of a document, without those beside it in its file.
pub(crate) fn game_text(
    document: &Document,
    parts: &FileParts,
    turn: Option<u32>,
    told: &Answers<'_>,
    charset: &str,
) -> String {
    // Inside a file of another format the board stands beside this text.
    let board = board(document.topology()).unwrap_or_else(|| "GM[1]".to_owned());
    let [game, size] = board
        .split_once(']')
        .map_or(["", ""], |(game, size)| [game, size]);
    let version = env!("CARGO_PKG_VERSION");
    let side = side_name(document.board.to_move);
    let mut out = format!("(;FF[4]{game}]{charset}AP[Semeai:{version}]{size}PL[{side}]\n");
    out += &title(document, &parts.wording);
    out += &root(document, parts, turn, told);
    out += &parts.properties;
    out += &window(document);
    out += &words(document, &parts.wording, told.words);
    out += &seal::written(told, |words| seal(document, words));
    out += &variations(document, told.race, parts);
    out.truncate(out.trim_end().len());
    out += ")\n";
    out
}

/// The seal of words about a document; nothing where they hang on what no file keeps.
pub(crate) fn seal(document: &Document, told: &str) -> Option<String> {
    let bare = seal::bare(document)?;
    let size = bare.topology().shape().size();
    let side = side_name(bare.board.to_move);
    let root = root(&bare, &FileParts::default(), None, &Answers::NOTHING);
    let position = format!("{size:?}{side}\n{root}{}", generated(&bare, None));
    Some(seal::seal(&position, told))
}

/// The first position of a document's game with the game as it stands now, while one of its variations is on the board.
pub(crate) fn first_position(document: &Document) -> Option<Document> {
    let game = document.game.clone();
    document.left.root().map(|root| Document {
        game,
        ..root.clone()
    })
}

/// What stands beside the document in its file, with what has been written there since it was read.
pub(crate) fn parts<'a>(
    document: &'a Document,
    charset: &str,
) -> Result<Cow<'a, FileParts>, FormatError> {
    if let Some(root) = first_position(document) {
        return Ok(Cow::Owned(FileParts {
            before: composed(&root, &Answers::NOTHING, charset)?,
            is_arranged: root.kept.is_arranged(),
            // The marks of the position.
            ..document.kept.parts().cloned().unwrap_or_default()
        }));
    }
    let Some(kept) = document.kept.parts() else {
        return Ok(Cow::Owned(FileParts::default()));
    };
    let game = document.game.as_ref();
    let Some(game) = game.filter(|game| !game.changed_comments().is_empty()) else {
        return Ok(Cow::Borrowed(kept));
    };
    let record = game.record();
    let rewritten = |part: usize, text: &str| {
        let changed = game.changed_comments().iter();
        let words = changed.map(|(&at, comment)| (&record.node(at).words, &**comment));
        record::rewritten(text, words.filter(|(words, _)| words.part == part))
    };
    let mut parts = kept.clone();
    match record.origin {
        Origin::Before(_) => parts.before = rewritten(0, &parts.before),
        Origin::Own => {
            for (part, text) in parts.variations.iter_mut().enumerate() {
                *text = rewritten(part, text);
            }
        }
    }
    Ok(Cow::Owned(parts))
}

/// Which position of which game the document is, if it is one.
fn place(document: &Document) -> String {
    let (Some(at), Some(game)) = (document.standing(), &document.game) else {
        return String::new();
    };
    let number = match (game.record().origin, document.left.root()) {
        (Origin::Before(number), _) => number,
        (Origin::Own, Some(root)) => {
            let parts = root.kept.parts();
            let before = parts.map(|parts| games::trees(&parts.before));
            before.and_then(Result::ok).map_or(0, |trees| trees.len())
        }
        (Origin::Own, None) => return String::new(),
    };
    format!("{}[{number}:{}]", names::PLACE, at.index())
}

/// The sum of trees that is looked at beside it.
fn sum(document: &Document) -> String {
    let sum = document.sum.as_ref();
    sum.map_or_else(String::new, |sum| {
        format!("{}[{}]", names::SUM, escape(&one_line(sum)))
    })
}

/// The part of the board that is looked at: by two corners where there are columns and rows, else all its points.
fn window(document: &Document) -> String {
    let topology = document.topology();
    let Some(part) = document.board.crop else {
        return String::new();
    };
    let line = if topology.shape().size().is_some() {
        let ends = [part.first(), part.iter().last()].into_iter().flatten();
        let corners: Vec<String> = ends.map(|point| point_name(topology, point)).collect();
        property::line(names::WINDOW, [corners.join(":")])
    } else {
        list(topology, names::WINDOW, &part)
    };
    line + "\n"
}

fn title(document: &Document, wording: &Wording) -> String {
    let says_so = |raw: &&str| one_line(&unescape(raw)) == document.text.title;
    match wording.title.as_deref().filter(says_so) {
        Some(raw) => format!("GN[{raw}]\n"),
        None if document.text.title.is_empty() => String::new(),
        None => format!("GN[{}]\n", escape(&one_line(&document.text.title))),
    }
}

/// Stones, marks and private properties, a line each.
fn root(document: &Document, parts: &FileParts, turn: Option<u32>, told: &Answers<'_>) -> String {
    let topology = document.topology();
    let marks = Marks::of(told, &document.board.setup, &document.marks.roles).beside(parts.marks);
    let lists = RoleLists::new(&document.board.setup, &document.marks.roles);
    // There can be only one list of labels.
    let has_letters = !parts.marks.has_labels && marks.is_without_labels();
    let letters = has_letters.then(|| letters(document));
    let turn = turn.map_or_else(String::new, |turn| format!(":{turn}"));
    let Wording { komi, rules, .. } = &parts.wording;
    // Files of earlier versions have this order, and the seals of their proofs hang on it.
    let lines = stones(document, parts, &lists, &marks)
        .into_iter()
        .chain(letters)
        .chain([format!("{}[1{turn}]", names::VERSION)])
        .chain(
            lists
                .by_property()
                .map(|(name, points)| list(topology, name, points)),
        )
        .chain(document.marks.own_lines(topology))
        .chain(document.endgame.own_lines(topology))
        .chain(exceptions(topology, &lists, parts))
        .chain(document.race.own_lines(topology))
        .chain(document.life.own_lines(topology))
        .chain(document.map.own_lines(topology))
        .chain(document.lesson.own_lines(topology))
        .chain(document.experiment.own_lines(topology))
        .chain([place(document), sum(document)])
        .chain(counting::written(
            document,
            komi.as_deref(),
            rules.as_deref(),
        ))
        .chain(marks.written(topology))
        .filter(|line| !line.is_empty());
    lines.map(|line| line + "\n").collect()
}

/// The stones, and the marks on them that other programs show.
fn stones(document: &Document, parts: &FileParts, roles: &RoleLists, told: &Marks) -> [String; 3] {
    let topology = document.topology();
    let stones = &document.board.setup.stones;
    let circles = roles.essential.union(&parts.circles).union(&told.circles);
    let squares = roles.safe.union(&parts.squares).union(&told.squares);
    let squares = squares.difference(&circles);
    [
        list(topology, "AB", &stones.black),
        list(topology, "AW", &stones.white),
        list(topology, "CR", &circles) + &list(topology, "SQ", &squares),
    ]
}

/// The letters on the candidate points of the root, as a property; empty without candidates.
pub(crate) fn letters(document: &Document) -> String {
    labels(document.topology(), document.race.picks.at(&[]))
}

fn labels(topology: &Topology, points: impl Iterator<Item = Point>) -> String {
    let letters = ('a'..='z').chain('A'..='Z');
    let labels = points
        .zip(letters)
        .map(|(point, letter)| format!("{}:{letter}", point_name(topology, point)));
    property::line("LB", labels)
}

fn list(topology: &Topology, name: &str, points: &PointSet) -> String {
    property::line(name, point_names(topology, points))
}

/// Stones whose role is not that of their block, and circles and squares that are no roles.
fn exceptions(topology: &Topology, lists: &RoleLists, parts: &FileParts) -> [String; 2] {
    let singles = [("E", lists.single_essential), ("S", lists.single_safe)];
    let others = [("CR", parts.circles), ("SQ", parts.squares)];
    [
        signed(topology, names::SINGLE, singles),
        signed(topology, names::OTHERS, others),
    ]
}

/// Points of two kinds, each behind the sign of its kind.
fn signed(topology: &Topology, name: &str, sets: [(&str, PointSet); 2]) -> String {
    let each = |(sign, set): (&str, PointSet)| -> Vec<String> {
        let names = point_names(topology, set).into_iter();
        names.map(|name| format!("{sign}:{name}")).collect()
    };
    property::line(name, sets.into_iter().flat_map(each))
}

/// The comment, with what is told of the race, line by line.
fn words(document: &Document, wording: &Wording, told: &[String]) -> String {
    let generated = (!told.is_empty()).then(|| told.join("\n"));
    let words = comment::with(&document.text.comment, generated.as_deref());
    let says_so = |raw: &&str| unescape(raw) == document.text.comment;
    match wording.comment.as_deref().filter(says_so) {
        Some(raw) => {
            let added = words
                .strip_prefix(&document.text.comment)
                .unwrap_or_default();
            format!("C[{raw}{}]\n", escape(added))
        }
        None if words.is_empty() => words,
        None => format!("C[{}]\n", escape(&words)),
    }
}

fn variations(document: &Document, report: Option<&Report>, parts: &FileParts) -> String {
    let ours = generated(document, report);
    if let ([only], true) = (&parts.variations[..], ours.is_empty()) {
        return only.clone() + "\n";
    }
    let kept: String = parts
        .variations
        .iter()
        .map(|variation| format!("({variation})\n"))
        .collect();
    kept + &ours
}

/// What is written at a generated node, for readers.
#[derive(Debug, Default)]
struct NodeWords {
    name: String,
    leaf: String,
}

/// The variations for all nodes with candidates, and with a report for all leaves.
fn generated(document: &Document, report: Option<&Report>) -> String {
    let mut out = String::new();
    let mut open: Vec<Path> = Vec::new();
    for (path, words) in nodes(document, report) {
        while open.last().is_some_and(|last| !path.starts_with(last)) {
            open.pop();
            out.push(')');
        }
        if !out.is_empty() {
            out.push('\n');
        }
        out.push('(');
        out += &node(document.topology(), &document.race.picks, &path, &words);
        open.push(path);
    }
    out.extend(open.iter().map(|_| ')'));
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// The nodes that are written, in the order of the moves, those first that were put first: each comes directly after what leads to it.
fn nodes(document: &Document, report: Option<&Report>) -> Vec<(Path, NodeWords)> {
    let mut nodes: BTreeMap<Path, NodeWords> = BTreeMap::new();
    let picked = document.race.picks.iter().map(|(path, _)| path);
    let closed = document.race.picks.closed().map(|(path, _)| path);
    for path in picked.chain(closed) {
        for length in 1..=path.len() {
            nodes.entry(path[..length].to_vec()).or_default();
        }
    }
    if let Some(report) = report {
        add_leaves(&mut nodes, report);
    }
    let mut nodes: Vec<(Path, NodeWords)> = nodes.into_iter().collect();
    nodes.sort_by_cached_key(|(path, _)| {
        let step = |(depth, m): (usize, &Move)| {
            let mut first = document.race.picks.first(&path[..depth]).iter();
            let place = first.position(|&point| point == m.point);
            (m.color, place.unwrap_or(usize::MAX), m.point)
        };
        path.iter().enumerate().map(step).collect::<Vec<_>>()
    });
    nodes
}

/// Adds the nodes of the report's trees, with the region's name and the count of settled ones.
fn add_leaves(nodes: &mut BTreeMap<Path, NodeWords>, report: &Report) {
    let count: usize = report
        .regions
        .iter()
        .map(|region| region.tree.nodes.len())
        .sum();
    if count > MAX_LEAVES {
        return;
    }
    for region in &report.regions {
        for found in region
            .tree
            .nodes
            .iter()
            .filter(|node| !node.path.is_empty())
        {
            let leaf = match found.state {
                NodeState::Count(count) => format!("{}:{count}", region.id),
                NodeState::Alive => format!("{}:INF", region.id),
                NodeState::Nil | NodeState::Options => String::new(),
            };
            nodes.insert(
                found.path.clone(),
                NodeWords {
                    name: region.id.clone(),
                    leaf,
                },
            );
        }
    }
}

fn node(topology: &Topology, picks: &Picks, path: &[Move], words: &NodeWords) -> String {
    let Some(last) = path.last() else {
        return String::new();
    };
    let text =
        |name: &str, value: &str| property::line(name, (!value.is_empty()).then(|| escape(value)));
    let name = match (words.name.as_str(), last.color) {
        ("", _) => String::new(),
        (region, Color::Black) => format!("{region} / Black"),
        (region, Color::White) => format!("{region} / White"),
    };
    [
        format!(
            ";{}[{}]",
            side_name(last.color),
            point_name(topology, last.point)
        ),
        text("N", &name),
        format!("{}[1]", names::GENERATED),
        property::line(names::CANDIDATES, point_names(topology, picks.at(path))),
        property::line(
            names::CLOSED,
            picks
                .closed_at(path)
                .map(|what| closed_name(topology, what)),
        ),
        labels(topology, picks.at(path)),
        text(names::LEAF, &words.leaf),
    ]
    .concat()
}
