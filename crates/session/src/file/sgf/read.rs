//! From a text to a document.

use std::ops::Range;
use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position, Role, Setup, Topology};
use semeai_race::picks::Picks;

use super::game::{GamePosition, Until};
use super::kept::{Kept, Parts};
use super::roles::{RoleLists, marked_blocks};
use super::scan::{Event, Fault, Property, Scanner, fault, spot};
use super::value::{self, PointFault};
use super::variations::{self, Variations};
use super::{comment, game, names};
use crate::Document;
use crate::file::error::{FileErrorKind, FileNotice};
use crate::file::loaded::{Loaded, Wanted};
use crate::game::Moment;

/// More games than a person can look through; each takes a little memory.
const MAX_GAMES: usize = 100_000;

/// A game in a file.
#[derive(Debug)]
struct GameTree {
    range: Range<usize>,
    is_ours: bool,
    is_go: bool,
}

/// Reads a position of a file; without the number of a game from the first of ours, else the first of Go, else the
/// first.
pub(super) fn read(text: &str, wanted: Wanted) -> Result<Loaded, Fault> {
    let trees = trees(text)?;
    let games = trees.len();
    let find = |is: fn(&GameTree) -> bool| trees.iter().position(is);
    let game = wanted
        .game
        .or_else(|| find(|t| t.is_ours))
        .or_else(|| find(|t| t.is_go))
        .unwrap_or(0);
    let Some(tree) = trees.get(game) else {
        let kind = if games == 0 {
            FileErrorKind::NoGame
        } else {
            FileErrorKind::NoSuchGame { game, games }
        };
        return Err(Fault { at: None, kind });
    };
    let mut reader = Reader {
        text,
        root: Root::new(text, &tree.range)?,
        notices: Vec::new(),
        line: Vec::new(),
    };
    let document = reader.document(tree, wanted.before_move)?;
    Ok(Loaded {
        document,
        notices: reader.notices,
        games,
        game,
        line: reader.line,
    })
}

/// The games of a text, which is checked to its end.
fn trees(text: &str) -> Result<Vec<GameTree>, Fault> {
    let mut scanner = Scanner::new(text);
    let mut trees: Vec<GameTree> = Vec::new();
    let mut nodes = 0;
    while let Some(event) = scanner.next() {
        match event? {
            (at, Event::Open) if scanner.depth() == 1 => {
                if trees.len() == MAX_GAMES {
                    return fault(at, FileErrorKind::TooManyGames);
                }
                trees.push(GameTree {
                    range: at..at,
                    is_ours: false,
                    is_go: true,
                });
                nodes = 0;
            }
            (_, Event::Node) => nodes += 1,
            (_, Event::Property(property)) if nodes == 1 => {
                if let Some(tree) = trees.last_mut() {
                    match &*property.name() {
                        names::VERSION => tree.is_ours = true,
                        "GM" => tree.is_go = is_go(property.value()),
                        _ => {}
                    }
                }
            }
            (at, Event::Close) if scanner.depth() == 0 => {
                if let Some(tree) = trees.last_mut() {
                    tree.range.end = at + 1;
                }
            }
            _ => {}
        }
    }
    Ok(trees)
}

fn is_go(number: &str) -> bool {
    number.trim().is_empty() || number.trim().parse() == Ok(1)
}

/// The root of a game.
#[derive(Debug)]
struct Root<'a> {
    properties: Vec<Property<'a>>,
    /// What follows it, up to the last parenthesis.
    rest: Range<usize>,
}

impl<'a> Root<'a> {
    fn new(text: &'a str, range: &Range<usize>) -> Result<Self, Fault> {
        let mut scanner = Scanner::within(text, range.clone());
        let mut properties = Vec::new();
        let mut end = range.end.saturating_sub(1);
        let mut nodes = 0;
        while let Some(event) = scanner.next() {
            match event? {
                (_, Event::Open) if nodes == 0 => {}
                (_, Event::Node) if nodes == 0 => nodes = 1,
                (_, Event::Property(property)) => properties.push(property),
                (at, _) => {
                    end = at;
                    break;
                }
            }
        }
        Ok(Self {
            properties,
            rest: end..range.end.saturating_sub(1).max(end),
        })
    }

    fn all<'r>(&'r self, name: &'r str) -> impl Iterator<Item = &'r Property<'a>> + use<'r, 'a> {
        self.properties
            .iter()
            .filter(move |property| property.name() == name)
    }

    fn first(&self, name: &str) -> Option<&Property<'a>> {
        self.properties
            .iter()
            .find(|property| property.name() == name)
    }

    fn text(&self, name: &str) -> Option<String> {
        self.first(name)
            .map(|property| value::unescape(property.value()))
    }
}

struct Reader<'a> {
    text: &'a str,
    root: Root<'a>,
    notices: Vec<FileNotice>,
    /// The positions of the game so far.
    line: Vec<Moment>,
}

impl Reader<'_> {
    fn document(&mut self, tree: &GameTree, before_move: Option<usize>) -> Result<Document, Fault> {
        if let Some(game) = self
            .root
            .first("GM")
            .filter(|property| !is_go(property.value()))
        {
            return fault(
                game.at,
                FileErrorKind::OtherGame(game.value().trim().to_owned()),
            );
        }
        let topology = Arc::new(self.topology()?);
        let mut document = Document::on(Arc::clone(&topology));
        document.setup = self.setup(&topology)?;
        document.title = self
            .root
            .text("GN")
            .map(|title| value::one_line(&title))
            .unwrap_or_default();
        match before_move {
            Some(number) => self.before_move(&mut document, tree, number)?,
            None if tree.is_ours => self.ours(&mut document),
            None => {
                if !self.after_game(&mut document, tree)? {
                    self.foreign(&mut document);
                }
            }
        }
        if document.kept.is_empty() {
            let parts = self.parts(&mut document, tree);
            document.kept = Kept::new(parts);
        }
        Ok(document)
    }

    fn topology(&self) -> Result<Topology, Fault> {
        let Some(property) = self.root.first("SZ") else {
            return Ok(Topology::rectangle(19, 19).expect("an ordinary board"));
        };
        let raw = property.value();
        let Some((columns, rows)) = value::size(raw) else {
            return fault(property.at, FileErrorKind::BadSize(raw.trim().to_owned()));
        };
        Topology::rectangle(columns, rows)
            .or_else(|_| fault(property.at, FileErrorKind::BoardSize { columns, rows }))
    }

    fn setup(&self, topology: &Arc<Topology>) -> Result<Setup, Fault> {
        let mut setup = Setup::new(Arc::clone(topology));
        for property in &self.root.properties {
            game::set_up(&mut setup, property, false)?;
        }
        Ok(setup)
    }

    /// A game that we wrote.
    fn ours(&mut self, document: &mut Document) {
        let topology = Arc::clone(document.topology());
        let lists = self.role_lists(&topology);
        document.roles = if lists.fits(&document.setup) {
            lists.to_roles(&document.setup)
        } else {
            let program = self
                .root
                .text("AP")
                .map(|program| value::one_line(&program));
            self.notices.push(FileNotice::Rebuilt {
                program: program.filter(|p| !p.starts_with("Semeai")),
            });
            let (circles, squares) = (self.marks(&topology, "CR"), self.marks(&topology, "SQ"));
            lists.rebuilt(&document.setup, &circles, &squares)
        };
        for point in self.marks(&topology, names::CANDIDATES).iter() {
            document.picks.add(&[], point);
        }
        let is_linked = |letter| {
            let mut values = self.root.all(names::LINKED).flat_map(Property::values);
            values.any(|(_, value)| value.trim() == letter)
        };
        document.linked = ByColor {
            black: is_linked("B"),
            white: is_linked("W"),
        };
        document.comment = comment::without(&self.root.text("C").unwrap_or_default());
        document.to_move = self.to_move().unwrap_or(Color::Black);
    }

    fn role_lists(&mut self, topology: &Topology) -> RoleLists {
        let singles = self.compound(topology, names::SINGLE);
        let single = |sign| {
            singles
                .iter()
                .filter(|(s, _)| s == sign)
                .map(|&(_, point)| point)
                .collect()
        };
        RoleLists {
            essential: self.marks(topology, names::ESSENTIAL),
            safe: self.marks(topology, names::SAFE),
            unknown: self.marks(topology, names::UNKNOWN),
            single_essential: single("E"),
            single_safe: single("S"),
        }
    }

    /// The position after a game, if the file is one; says whether.
    fn after_game(&mut self, document: &mut Document, tree: &GameTree) -> Result<bool, Fault> {
        let has_stones = document.setup.empty() != document.topology().points();
        if has_stones && self.root.first("HA").is_none() {
            return Ok(false);
        }
        let played = game::play(self.text, &tree.range, document.topology(), Until::End)?;
        if played.setup == document.setup {
            return Ok(false);
        }
        if played.moves > 0 {
            self.notices.push(FileNotice::AfterGame {
                moves: played.moves,
            });
        }
        self.take_played(document, played);
        Ok(true)
    }

    /// The position before a move of the main line. What the root says of stones holds where nothing has changed.
    fn before_move(
        &mut self,
        document: &mut Document,
        tree: &GameTree,
        number: usize,
    ) -> Result<(), Fault> {
        let until = Until::Move(number);
        let played = game::play(self.text, &tree.range, document.topology(), until)?;
        // Before the first move is where the set-up ends, whether moves follow or not.
        if played.met < number && number > 1 {
            let moves = played.met;
            let kind = FileErrorKind::NoSuchMove { number, moves };
            return Err(Fault { at: None, kind });
        }
        let is_root = played.setup == document.setup;
        if tree.is_ours {
            self.ours(document);
        } else if is_root {
            self.foreign(document);
        }
        if is_root && played.illegal.is_none() {
            document.to_move = played.to_move.unwrap_or(document.to_move);
        } else {
            for point in played.changed.iter() {
                document.roles.set(point, Role::Unknown);
            }
            document.picks = Picks::default();
            self.take_played(document, played);
        }
        Ok(())
    }

    /// Makes a position of a main line the document; the file with its games stays as it is, before it.
    fn take_played(&mut self, document: &mut Document, played: GamePosition) {
        document.setup = played.setup;
        document.to_move = played.to_move.unwrap_or(Color::Black);
        document.ban = played.position.as_ref().and_then(Position::ko);
        self.line = played.line;
        if !self.line.is_empty() {
            self.line.push(Moment {
                stones: document.setup.stones,
                to_move: document.to_move,
                ban: document.ban,
            });
        }
        if let Some((number, point)) = played.illegal {
            self.notices.push(FileNotice::IllegalMove { number, point });
        }
        let mut before = self.text.to_owned();
        if !before.ends_with('\n') {
            before.push('\n');
        }
        document.kept = Kept::new(Parts {
            before,
            ..Parts::default()
        });
    }

    /// A position that another program wrote.
    fn foreign(&mut self, document: &mut Document) {
        let topology = Arc::clone(document.topology());
        document.comment = self.root.text("C").unwrap_or_default();
        let (property, comment) = (self.to_move(), to_move_in(&document.comment));
        if let (Some(property), Some(comment)) = (property, comment)
            && property != comment
        {
            self.notices
                .push(FileNotice::ToMoveContradicts { property, comment });
        }
        let first_move = || game::first_mover(self.text, &self.root.rest);
        document.to_move = property
            .or(comment)
            .or_else(first_move)
            .unwrap_or(Color::Black);
        let circles = self.marks(&topology, "CR");
        let circles = if circles.is_empty() {
            self.marks(&topology, "MA")
        } else {
            circles
        };
        let squares = self.marks(&topology, "SQ");
        let essential = marked_blocks(&document.setup, &circles);
        let mut safe = marked_blocks(&document.setup, &squares);
        safe.retain(|point| !essential.contains(point));
        if !essential.is_empty() || !safe.is_empty() {
            self.notices.push(FileNotice::MarksOnly { essential, safe });
        }
    }

    fn to_move(&self) -> Option<Color> {
        game::side(self.root.first("PL")?.value())
    }

    /// What is kept of a game whose root becomes the document; the candidates of our variations go to the document.
    fn parts(&mut self, document: &mut Document, tree: &GameTree) -> Parts {
        let topology = Arc::clone(document.topology());
        let (circles, squares) = self.marks_of_others(document, tree);
        let Variations {
            kept,
            picks,
            is_too_large,
        } = variations::read(self.text, &self.root.rest, &topology, tree.is_ours);
        if is_too_large {
            self.notices.push(FileNotice::TreeTooLarge);
        }
        for (path, points) in picks.iter() {
            for &point in points {
                document.picks.add(path, point);
            }
        }
        let after = &self.text[tree.range.end..];
        let letters = super::write::letters(document);
        let is_kept = |property: &&Property<'_>| {
            let name = property.name();
            let is_ours = names::OF_ROOT.contains(&&*name)
                || (tree.is_ours && name == "LB" && letters == property.raw);
            !is_ours
        };
        let kept_properties = || self.root.properties.iter().filter(is_kept);
        Parts {
            before: self.text[..tree.range.start].to_owned(),
            after: after.strip_prefix('\n').unwrap_or(after).to_owned(),
            properties: kept_properties()
                .flat_map(|property| [property.raw, "\n"])
                .collect(),
            has_labels: kept_properties().any(|property| property.name() == "LB"),
            circles,
            squares,
            variations: kept,
        }
    }

    /// Circles and squares that are no roles.
    fn marks_of_others(&mut self, document: &Document, tree: &GameTree) -> (PointSet, PointSet) {
        let topology = document.topology();
        let [circles, squares] = ["CR", "SQ"].map(|name| self.marks(topology, name));
        if !tree.is_ours {
            return (circles, squares);
        }
        let lists = self.role_lists(topology);
        let others = self.compound(topology, names::OTHERS);
        let other = |name| {
            others
                .iter()
                .filter(|(n, _)| n == name)
                .map(|&(_, point)| point)
                .collect()
        };
        let (other_circles, other_squares): (PointSet, PointSet) = (other("CR"), other("SQ"));
        // Marks that somebody added are kept as marks, unless they have become roles.
        let used = if lists.fits(&document.setup) {
            PointSet::EMPTY
        } else {
            document
                .setup
                .stones
                .black
                .union(&document.setup.stones.white)
        };
        let added = |marks: &PointSet, ours: &PointSet| marks.difference(ours).difference(&used);
        (
            other_circles.union(&added(&circles, &lists.essential)),
            other_squares.union(&added(&squares, &lists.safe)),
        )
    }

    /// The points of a property that is a list; what cannot be understood is reported once and left out.
    fn marks(&mut self, topology: &Topology, name: &str) -> PointSet {
        let mut set = PointSet::EMPTY;
        let mut unreadable = None;
        for (at, raw) in self.root.all(name).flat_map(Property::values) {
            match value::points(topology, raw) {
                Ok(points) => set = set.union(&points),
                Err(PointFault::NotAPoint) if raw.trim().is_empty() => {}
                Err(_) => unreadable = unreadable.or(Some((at, raw.to_owned()))),
            }
        }
        self.report_unreadable(name, unreadable);
        set
    }

    /// The values `sign:point` of a property.
    fn compound(&mut self, topology: &Topology, name: &str) -> Vec<(String, semeai_board::Point)> {
        let mut found = Vec::new();
        let mut unreadable = None;
        for (at, raw) in self.root.all(name).flat_map(Property::values) {
            let pair = raw.split_once(':');
            match pair.and_then(|(sign, point)| Some((sign, value::point(topology, point).ok()?))) {
                Some((sign, point)) => found.push((sign.trim().to_owned(), point)),
                None => unreadable = unreadable.or(Some((at, raw.to_owned()))),
            }
        }
        self.report_unreadable(name, unreadable);
        found
    }

    fn report_unreadable(&mut self, name: &str, unreadable: Option<(usize, String)>) {
        let is_known = |notice: &FileNotice| matches!(notice, FileNotice::Unreadable { property, .. } if property == name);
        if let Some((at, value)) = unreadable
            && !self.notices.iter().any(is_known)
        {
            let value = value.chars().take(40).collect();
            self.notices.push(FileNotice::Unreadable {
                property: name.to_owned(),
                value,
                spot: spot(self.text, at),
            });
        }
    }
}

/// Who is to move by the words of a comment, if it names one side only.
fn to_move_in(comment: &str) -> Option<Color> {
    const BLACK: [&str; 6] = [
        "black to play",
        "black to move",
        "black plays first",
        "黒番",
        "黒先",
        "黒の番",
    ];
    const WHITE: [&str; 6] = [
        "white to play",
        "white to move",
        "white plays first",
        "白番",
        "白先",
        "白の番",
    ];
    let comment = comment.to_lowercase();
    let names = |words: [&str; 6]| words.iter().any(|word| comment.contains(word));
    match (names(BLACK), names(WHITE)) {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        _ => None,
    }
}
