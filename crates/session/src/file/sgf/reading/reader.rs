//! From a text to a document.

use std::sync::Arc;

use semeai_board::{Color, PointSet, Position, Role, Setup, Topology, Wraps};
use semeai_race::picks::Picks;

use super::lists::Lists;
use super::main_line::{GamePosition, Unplayable, Until};
use super::oddities::Oddities;
use super::record::RecordReading;
use super::variations::{self, Variations};
use super::{handicap, main_line, record, to_move};
use crate::file::content::{FileContent, PositionChoice};
use crate::file::error::{FileErrorKind, FileNotice};
use crate::file::format::FileFormat;
use crate::file::script::Script;
use crate::file::sgf::answers::{MarksOfOthers, Ours};
use crate::file::sgf::games::{self, GameTree, Root, is_go, trees};
use crate::file::sgf::remainder::{FileParts, Remainder, Wording};
use crate::file::sgf::roles::marked_blocks;
use crate::file::sgf::scan::{Fault, Property, fault, spot};
use crate::file::sgf::seal::StoredProof;
use crate::file::sgf::writing;
use crate::file::sgf::{comment, counting, names, value};
use crate::first_subject::subject_by_words;
use crate::game::{Game, NodeId, Record};
use crate::{Document, crop};

/// Reads a position of a file; without the number of a game from the one that is usual, see [`usual`].
pub(crate) fn read(
    text: &str,
    script: &Script,
    wanted: PositionChoice,
    board: Option<&Arc<Topology>>,
) -> Result<FileContent, Fault> {
    let trees = trees(text)?;
    let games = trees.len();
    let game = wanted
        .game
        .unwrap_or_else(|| usual(text, &trees, wanted.after_move.is_some()));
    let tree = trees.get(game).ok_or_else(|| {
        let kind = match games {
            0 => FileErrorKind::NoGame,
            _ => FileErrorKind::NoSuchGame { game, games },
        };
        Fault { at: None, kind }
    })?;
    let mut reader = DocumentReader {
        text,
        script,
        root: Root::new(text, &tree.range)?,
        notices: Vec::new(),
        odd: Oddities::default(),
        trees: &trees,
        game,
        board,
    };
    let document = reader.document(tree, wanted.after_move)?;
    reader.tell_of_habits(tree, document.topology());
    let proof = tree
        .is_ours()
        .then(|| StoredProof::read(&reader.root, |told| writing::seal(&document, told)))
        .flatten();
    Ok(FileContent {
        proof,
        document,
        notices: reader
            .notices
            .into_iter()
            .chain(reader.odd.notices(text))
            .collect(),
        games,
        game,
        format: FileFormat::Sgf,
        is_whole: true,
    })
}

/// The game of which a position is read where none is named: the one of ours that was saved last, else the first of Go, else the first.
/// Where a move is named, a position that was saved from a game stands for that game, and one without any moves for the first of Go
/// that has some.
fn usual(text: &str, trees: &[GameTree], is_move_named: bool) -> usize {
    let find = |is: &dyn Fn(&GameTree) -> bool| trees.iter().position(is);
    let saved = games::last_saved(trees);
    let usual = saved.or_else(|| find(&|tree| tree.is_go)).unwrap_or(0);
    if !is_move_named {
        return usual;
    }
    let has_moves = |tree: &GameTree| tree.is_go && games::has_moves(text, &tree.range);
    let origin = || {
        let root = Root::new(text, &trees.get(usual)?.range).ok()?;
        let (game, _) = place_of(&root)?;
        trees[..usual].get(game).map(|_| game)
    };
    let with_moves = || match trees.get(usual) {
        Some(tree) if !has_moves(tree) => find(&has_moves),
        _ => None,
    };
    origin().or_else(with_moves).unwrap_or(usual)
}

/// Which game before it in its file a position is from, and which position of that, as its root says.
fn place_of(root: &Root<'_>) -> Option<(usize, NodeId)> {
    let (game, node) = root.first(names::PLACE)?.value().split_once(':')?;
    let game = game.trim().parse().ok()?;
    Some((game, NodeId::new(node.trim().parse().ok()?)?))
}

/// Whether a property of a root is a part of the document, or of what every file begins with; all others are kept.
fn is_of_document(name: &str) -> bool {
    names::OF_ROOT.contains(&name) || Document::own_properties().any(|own| own == name)
}

struct DocumentReader<'a> {
    text: &'a str,
    script: &'a Script,
    root: Root<'a>,
    notices: Vec<FileNotice>,
    odd: Oddities,
    /// The games of the text, and which of them is read.
    trees: &'a [GameTree],
    game: usize,
    /// The board of games that do not say theirs, where it stands beside the text.
    board: Option<&'a Arc<Topology>>,
}

impl DocumentReader<'_> {
    fn document(&mut self, tree: &GameTree, after_move: Option<usize>) -> Result<Document, Fault> {
        self.refuse_others(tree)?;
        let is_sized = self.root.first("SZ").is_some();
        let topology = match self.board.filter(|_| !is_sized) {
            Some(board) => Arc::clone(board),
            None => Arc::new(self.topology(tree)?),
        };
        let mut document = Document::on(Arc::clone(&topology));
        document.board.setup = self.setup(&topology)?;
        document.text.title = self
            .root
            .text("GN")
            .map(|title| value::one_line(&title))
            .unwrap_or_default();
        let (subject, counting) = counting::read(self.text, &self.root, &mut self.notices);
        document.subject = subject;
        document.endgame.counting = counting;
        match after_move {
            Some(number) => self.after_move(&mut document, tree, number)?,
            None if tree.is_ours() => self.ours(&mut document),
            None => {
                if !self.after_game(&mut document, tree)? {
                    self.foreign(&mut document);
                }
            }
        }
        document.sum = self.root.text(names::SUM).map(|sum| value::one_line(&sum));
        document.board.crop = self.crop(&topology);
        if document.kept.is_empty() {
            self.take_root(&mut document, tree);
        }
        let taken = document.taken();
        document.endgame.counting.prisoners =
            counting::read_prisoners(self.text, &self.root, taken, &mut self.notices);
        Ok(document)
    }

    /// Refuses games other than Go, and what a later version of ours has written.
    fn refuse_others(&self, tree: &GameTree) -> Result<(), Fault> {
        let game = self.root.first("GM");
        if let Some(game) = game.filter(|property| !is_go(property.value())) {
            let name = game.value().trim().to_owned();
            return fault(game.at, FileErrorKind::OtherGame(name));
        }
        if let Some(version) = tree.version.filter(|&version| version > names::OUR_VERSION) {
            let at = self.root.first(names::VERSION).map(|property| property.at);
            let kind = FileErrorKind::Newer { version };
            return Err(Fault { at, kind });
        }
        Ok(())
    }

    /// Keeps beside a document that is the root of its game what else the game holds, and makes its variations a game of its own.
    fn take_root(&mut self, document: &mut Document, tree: &GameTree) {
        let parts = self.parts(document, tree);
        let mut own = record::of_variations(document, &parts.variations);
        if self.notices.iter().any(FileNotice::ends_the_game) {
            own.line_cut = None;
        }
        document.kept = Remainder::new(parts);
        document.game = self.take_record(own, |_| Some(NodeId::ROOT));
        if document.game.is_none() {
            document.game = self.place(document);
            // What ko forbids there it forbids here.
            let here = document.game.as_ref().zip(document.standing());
            let ban = here.and_then(|(game, at)| game.record().node(at).moment.ban);
            document.board.ban = ban;
        }
    }

    /// Says what is odd about the way in which a game is written.
    fn tell_of_habits(&mut self, tree: &GameTree, topology: &Topology) {
        let handicap = handicap::missing(self.text, &self.root, &tree.range, topology);
        self.notices.extend(handicap.filter(|_| !tree.is_ours()));
        let small = games::small_letters(self.text, &tree.range);
        self.notices
            .extend(small.map(|property| FileNotice::SmallLetters {
                property: property.written().to_owned(),
                spot: spot(self.text, property.at),
            }));
    }

    fn topology(&mut self, tree: &GameTree) -> Result<Topology, Fault> {
        let Some(property) = self.root.first("SZ") else {
            return Ok(self.late_topology(tree));
        };
        let raw = property.value();
        let Some((columns, rows)) = value::size(raw) else {
            return fault(property.at, FileErrorKind::BadSize(raw.trim().to_owned()));
        };
        Topology::squares(columns, rows, self.wraps())
            .or_else(|_| fault(property.at, FileErrorKind::BoardSize { columns, rows }))
    }

    /// Beyond which edges the board goes on.
    fn wraps(&self) -> Wraps {
        let value = |name| {
            self.root
                .first(name)
                .map(|property| property.value().trim().to_owned())
        };
        let is_wrapped = value("GM").as_deref() == Some(names::WRAPPED_GAME);
        let number = value(names::WRAPS).filter(|_| is_wrapped);
        let mut values = names::WRAP_VALUES.into_iter();
        let wraps = values.find(|(each, _)| number.as_deref() == Some(*each));
        wraps.map(|(_, wraps)| wraps).unwrap_or_default()
    }

    /// The board of a game whose root does not name it: an ordinary one, unless a later node of the main line does.
    fn late_topology(&mut self, tree: &GameTree) -> Topology {
        let late = games::size_in_line(self.text, &tree.range).and_then(|property| {
            let (columns, rows) = value::size(property.value())?;
            let topology = Topology::rectangle(columns, rows).ok()?;
            Some((property.at, topology))
        });
        let Some((at, topology)) = late else {
            return Topology::rectangle(19, 19).expect("an ordinary board");
        };
        self.notices.push(FileNotice::LateSize {
            spot: spot(self.text, at),
        });
        topology
    }

    fn setup(&mut self, topology: &Arc<Topology>) -> Result<Setup, Fault> {
        let mut setup = Setup::new(Arc::clone(topology));
        for property in &self.root.properties {
            main_line::set_up(&mut setup, property, false, &mut self.odd)?;
        }
        Ok(setup)
    }

    /// A game that we wrote.
    fn ours(&mut self, document: &mut Document) {
        let topology = Arc::clone(document.topology());
        let lists = self.lists(&topology).role_lists();
        document.marks.roles = if lists.fits(&document.board.setup) {
            lists.to_roles(&document.board.setup)
        } else {
            let program = self
                .root
                .text("AP")
                .map(|program| value::one_line(&program));
            self.notices.push(FileNotice::Rebuilt {
                program: program.filter(|p| !p.starts_with("Semeai")),
            });
            let [circles, squares] = self.lists(&topology).said_marks();
            lists.rebuilt(&document.board.setup, &circles, &squares)
        };
        for part in document.parts() {
            part.read_own(&mut self.lists(&topology));
        }
        document.follow_title();
        document.text.comment = comment::without(&self.root.text("C").unwrap_or_default());
        document.board.to_move = self.to_move().unwrap_or(Color::Black);
    }

    /// The position after a game, if the file is one; says whether.
    fn after_game(&mut self, document: &mut Document, tree: &GameTree) -> Result<bool, Fault> {
        let has_stones = document.board.setup.empty() != document.topology().points();
        if has_stones && self.root.first("HA").is_none() {
            return Ok(false);
        }
        let nothing = PointSet::EMPTY;
        let played = main_line::play(
            self.text,
            &tree.range,
            document.topology(),
            Until::End,
            nothing,
        )?;
        if played.setup == document.board.setup {
            self.tell(played.unplayable, played.odd);
            return Ok(false);
        }
        if played.moves > 0 {
            self.notices.push(FileNotice::AfterGame {
                moves: played.moves,
            });
        }
        self.take_played(document, played, nothing);
        Ok(true)
    }

    /// The position after so many moves of the main line. What the root says of stones holds where nothing has changed.
    fn after_move(
        &mut self,
        document: &mut Document,
        tree: &GameTree,
        number: usize,
    ) -> Result<(), Fault> {
        let until = Until::Move(number.saturating_add(1));
        if tree.is_ours() {
            self.ours(document);
        }
        let safe = document.marks.said_roles().points(Role::Safe);
        let played = main_line::play(self.text, &tree.range, document.topology(), until, safe)?;
        // After none of none is where the set-up ends.
        if played.met < number {
            let moves = played.met;
            let (game, games) = (self.game, self.trees.len());
            let kind = FileErrorKind::NoSuchMove {
                number,
                moves,
                game,
                games,
            };
            return Err(Fault { at: None, kind });
        }
        let is_root = played.setup == document.board.setup;
        if !tree.is_ours() && is_root {
            self.foreign(document);
        }
        if is_root && played.unplayable.is_none() {
            document.board.to_move = played.to_move.unwrap_or(document.board.to_move);
        } else {
            for point in played.changed.iter() {
                document.marks.roles.set(point, Role::Unknown);
            }
            document.race.picks = Picks::default();
            self.take_played(document, played, safe);
        }
        Ok(())
    }

    /// Makes a position of a main line, in which these stones were taken as safe, the document; the file with its games stays
    /// as it is, before it.
    fn take_played(&mut self, document: &mut Document, played: GamePosition, safe: PointSet) {
        document.board.setup = played.setup;
        document.board.to_move = played.to_move.unwrap_or(Color::Black);
        document.board.ban = played.position.as_ref().and_then(Position::ko);
        let mut whole = record::of_game(
            self.text,
            &self.trees[self.game].range,
            document.topology(),
            self.game,
            safe,
        );
        if played.unplayable.is_some() {
            whole.line_cut = None;
        }
        let stones = document.board.setup.stones;
        document.game = self.take_record(whole, |record| {
            let here = record.main_line(played.moves);
            let is_here = |id: &NodeId| record.node(*id).moment.stones == stones;
            here.filter(is_here).or_else(|| record.with_stones(&stones))
        });
        if let Some(game) = &document.game {
            game.comment(game.place())
                .clone_into(&mut document.text.comment);
        }
        self.tell(played.unplayable, played.odd);
        let mut before = self.text.to_owned();
        if !before.ends_with('\n') {
            before.push('\n');
        }
        document.kept = Remainder::new(FileParts {
            before,
            wording: Wording {
                script: self.script.clone(),
                ..Wording::default()
            },
            ..FileParts::default()
        });
    }

    /// A game in which somebody stands, with what is to be said of its record.
    fn take_record(
        &mut self,
        recorded: RecordReading,
        at: impl FnOnce(&Record) -> Option<NodeId>,
    ) -> Option<Game> {
        if recorded.is_too_large {
            self.notices.push(FileNotice::RecordTooLarge {
                positions: recorded.record.len(),
            });
        }
        self.notices.extend(recorded.line_cut);
        if recorded.cut > 0 {
            self.notices.push(FileNotice::VariationsCut {
                variations: recorded.cut,
            });
        }
        let at = at(&recorded.record)?;
        Game::new(recorded.record, at)
    }

    /// The game before this position from which it came, if it says so.
    fn place(&mut self, document: &Document) -> Option<Game> {
        let (game, node) = place_of(&self.root)?;
        let tree = self.trees[..self.game].get(game)?;
        let recorded = record::of_game(
            self.text,
            &tree.range,
            document.topology(),
            game,
            PointSet::EMPTY,
        );
        let stones = &document.board.setup.stones;
        let is_here = |id: &NodeId| {
            let found = recorded.record.find(*id);
            found.is_some_and(|node| node.moment.stones == *stones)
        };
        let here = Some(node).filter(is_here);
        let at = here.or_else(|| recorded.record.with_stones(stones))?;
        Game::new(recorded.record, at)
    }

    /// The part of the board that the root asks to look at.
    fn crop(&mut self, topology: &Topology) -> Option<PointSet> {
        let points = self.lists(topology).marks(names::WINDOW);
        crop::exactly(topology, &points)
    }

    /// Says what came up in a main line.
    fn tell(&mut self, unplayable: Option<Unplayable>, odd: Oddities) {
        let unplayable = unplayable.map(|unplayable| unplayable.notice(self.text));
        self.notices.extend(unplayable);
        self.odd.add(odd);
    }

    /// A position that another program wrote.
    fn foreign(&mut self, document: &mut Document) {
        let topology = Arc::clone(document.topology());
        document.text.comment = self.root.text("C").unwrap_or_default();
        let words = format!("{}\n{}", document.text.title, document.text.comment);
        document.subject = subject_by_words(&words).unwrap_or(document.subject);
        let (property, comment) = (self.to_move(), to_move::by_words(&document.text.comment));
        if let (Some(property), Some(comment)) = (property, comment)
            && property != comment
        {
            self.notices
                .push(FileNotice::ToMoveContradicts { property, comment });
        }
        let first_move = || to_move::first_mover(self.text, &self.root.rest);
        let side = property.or(comment).or_else(first_move);
        document.board.to_move = side.unwrap_or(Color::Black);
        // Whoever says who plays first asks about nothing else.
        document.lesson.asks_one_start = side.is_some();
        let circles = self.lists(&topology).marks("CR");
        let circles = if circles.is_empty() {
            self.lists(&topology).marks("MA")
        } else {
            circles
        };
        let squares = self.lists(&topology).marks("SQ");
        let essential = marked_blocks(&document.board.setup, &circles);
        let mut safe = marked_blocks(&document.board.setup, &squares);
        safe.retain(|point| !essential.contains(point));
        if !essential.is_empty() || !safe.is_empty() {
            self.notices.push(FileNotice::MarksOnly { essential, safe });
        }
    }

    fn to_move(&self) -> Option<Color> {
        to_move::side(self.root.first("PL")?.value())
    }

    fn lists<'r>(&'r mut self, topology: &'r Topology) -> Lists<'r> {
        Lists {
            text: self.text,
            root: &self.root,
            topology,
            notices: &mut self.notices,
            odd: &mut self.odd,
        }
    }

    fn wording(&self, tree: &GameTree) -> Wording {
        let raw = |name| self.root.first(name).map(Property::value);
        let [komi, rules] = counting::before(&self.root);
        Wording {
            original: self.text[tree.range.clone()].to_owned(),
            komi,
            rules,
            title: raw("GN").map(str::to_owned),
            comment: raw("C").map(|raw| comment::own(raw).to_owned()),
            script: self.script.clone(),
        }
    }

    /// The properties of the root that say nothing of what the document says.
    fn properties_of_others(&self, document: &Document, tree: &GameTree) -> Vec<&Property<'_>> {
        let letters = writing::letters(document);
        let has_crop = document.board.crop.is_some();
        let shown = tree
            .is_ours()
            .then(|| Ours::of(&self.root, document.topology()));
        let is_wrapped = self.wraps() != Wraps::default();
        let is_kept = |property: &&Property<'_>| {
            let name = property.name();
            let is_ours = is_of_document(&name)
                || (is_wrapped && name == names::WRAPS)
                || (has_crop && name == names::WINDOW)
                || (tree.is_ours() && name == "LB" && letters == property.raw)
                || shown.is_some_and(|shown| shown.has(&name));
            !is_ours
        };
        self.root.properties.iter().filter(is_kept).collect()
    }

    /// What is kept of a game whose root becomes the document; the candidates of our variations go to the document.
    fn parts(&mut self, document: &mut Document, tree: &GameTree) -> FileParts {
        let topology = Arc::clone(document.topology());
        let (circles, squares) = self
            .lists(&topology)
            .marks_of_others(&document.board.setup, tree.is_ours());
        let Variations {
            kept,
            picks,
            is_too_large,
        } = variations::read(self.text, &self.root.rest, &topology, tree.is_ours());
        if is_too_large {
            self.notices.push(FileNotice::TreeTooLarge);
        }
        document.race.picks.extend(&picks);
        let after = &self.text[tree.range.end..];
        let properties = self.properties_of_others(document, tree);
        let mut marks = MarksOfOthers::default();
        for property in &properties {
            marks.note(&property.name());
        }
        FileParts {
            before: self.text[..tree.range.start].to_owned(),
            after: after.strip_prefix('\n').unwrap_or(after).to_owned(),
            properties: properties
                .into_iter()
                .flat_map(|property| [property.raw, "\n"])
                .collect(),
            marks,
            circles,
            squares,
            variations: kept,
            wording: self.wording(tree),
            is_arranged: false,
        }
    }
}
