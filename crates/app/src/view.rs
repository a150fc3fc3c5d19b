//! What the window shows and how the person stands in it: nothing of this is saved with a position.

use semeai_board::{Color, Point, Role};
use semeai_race::picks::{Move, Path};
use semeai_race::report::{NodeState, Notice, Question, RegionReport, Reply, Report, Tree};
use semeai_session::Document;
use semeai_words::Repair;
use semeai_words::labels::Label;
use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::play::Play;
use crate::proof::Proof;
use crate::proposal::Pending;
use crate::values::{Picture, Values};

/// What clicks on the board do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Mode {
    /// Stones come and go.
    SetUp,
    /// Blocks get roles.
    Mark,
    /// Candidate points are tried.
    #[default]
    Analyse,
    /// The race is played with real moves; the document stays as it is.
    PlayOut,
}

impl Mode {
    /// The modes in the order of their tabs.
    pub(crate) const ALL: [Self; 4] = [Self::SetUp, Self::Mark, Self::Analyse, Self::PlayOut];

    /// The name of the mode.
    pub(crate) const fn label(self) -> Label {
        match self {
            Self::SetUp => Label::SetUp,
            Self::Mark => Label::Mark,
            Self::Analyse => Label::Analyse,
            Self::PlayOut => Label::PlayOut,
        }
    }
}

/// A mouse button held down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gesture {
    /// Which button.
    pub(crate) button: egui::PointerButton,
    /// The point where it went down.
    pub(crate) start: Point,
    /// The point where it is.
    pub(crate) at: Point,
    /// What moving does.
    pub(crate) drag: Drag,
    /// Whether it has left the point where it began.
    pub(crate) has_moved: bool,
}

/// What moving with a held button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drag {
    /// Nothing; letting go elsewhere cancels.
    Nothing,
    /// Puts stones of a colour.
    Paint(Color),
    /// Moves the stone that it began on.
    Stone,
    /// Gives blocks the role of the first.
    Role(Role),
    /// Removes stones.
    Erase,
}

/// A line under the banner that came from something the person did.
#[derive(Clone, Debug)]
pub(crate) struct Strip {
    /// What is said.
    pub(crate) text: String,
    /// Whether something went wrong.
    pub(crate) is_error: bool,
    /// Buttons that help.
    pub(crate) buttons: Vec<(String, Remedy)>,
}

/// What a button of a message does about what it says.
#[derive(Clone, Debug)]
pub(crate) enum Remedy {
    /// What the message itself offers.
    Repair(Repair),
    /// Takes the position of the last session.
    Restore(Box<Document>),
    /// Throws that position away.
    DiscardRestore,
}

/// Why the strip for paths is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathUse {
    /// To read a file.
    Open,
    /// To write one.
    Save,
    /// To write a picture.
    Picture(Picture),
}

/// The strip in which a path can be typed.
#[derive(Clone, Debug)]
pub(crate) struct PathField {
    /// What for.
    pub(crate) purpose: PathUse,
    /// What has been typed.
    pub(crate) text: String,
    /// Whether it should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

/// The sizes of panes and window, kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Panes {
    /// The width of the panes beside the board.
    pub(crate) side: f32,
    /// The height of the list of regions.
    pub(crate) regions: f32,
    /// The height of the inspector.
    pub(crate) inspector: f32,
    /// The size of the window.
    pub(crate) window: [f32; 2],
}

/// The view.
#[derive(Debug, Default)]
pub(crate) struct View {
    /// What clicks do.
    pub(crate) mode: Mode,
    /// The mode before Set up, for going back.
    pub(crate) last_mode: Mode,
    /// The selected region, by its first point; the most urgent one if absent.
    pub(crate) region: Option<Point>,
    /// The node of its tree in which the board stands.
    pub(crate) path: Path,
    /// Where the chain of questions began that the person is answering.
    pub(crate) origin: Option<Path>,
    /// Whether the next analysis leads on to the next question of the chain.
    pub(crate) is_stepping: bool,
    /// The play-out.
    pub(crate) play: Play,
    /// The proposed race.
    pub(crate) proposal: Pending,
    /// The proof.
    pub(crate) proof: Proof,
    /// The Values panel.
    pub(crate) values: Values,
    /// The point under the pointer.
    pub(crate) hovered: Option<Point>,
    /// The region that is pointed at in the list, by its first point.
    pub(crate) hovered_region: Option<Point>,
    /// The board cursor of the keyboard.
    pub(crate) cursor: Option<Point>,
    /// Whether the board should take the keyboard in the next frame.
    pub(crate) wants_board_focus: bool,
    /// Whether the selected node should be scrolled to.
    pub(crate) wants_scroll: bool,
    /// A button held down on the board.
    pub(crate) gesture: Option<Gesture>,
    /// Points that a message speaks of.
    pub(crate) shown_points: Vec<Point>,
    /// Messages from what the person did.
    pub(crate) strips: Vec<Strip>,
    /// Notices of the analysis that were dismissed.
    pub(crate) dismissed: Vec<Notice>,
    /// The strip for paths.
    pub(crate) path_field: Option<PathField>,
    /// Whether the steps of the reasoning are shown.
    pub(crate) is_why_open: bool,
    /// Whether the list of keys is shown.
    pub(crate) is_help_open: bool,
    /// Whether counts are hidden on the board.
    pub(crate) are_counts_hidden: bool,
    /// Whether the thermograph is the cooled one.
    pub(crate) is_cooled: bool,
    /// Columns and rows being chosen in Set up.
    pub(crate) size: Option<(usize, usize)>,
    /// Whether the position is not that of the session's file, although it came after it.
    pub(crate) needs_new_file: bool,
    /// The sizes that panes were left with.
    pub(crate) panes: Option<Panes>,
    /// The sample that is open, by number.
    pub(crate) sample: Option<usize>,
    /// The game that the position came from.
    pub(crate) game: Option<Game>,
}

impl View {
    /// Forgets what belonged to another position.
    pub(crate) fn reset(&mut self) {
        self.region = None;
        self.path.clear();
        self.origin = None;
        self.is_stepping = false;
        self.hovered = None;
        self.hovered_region = None;
        self.cursor = None;
        self.gesture = None;
        self.shown_points.clear();
        self.dismissed.clear();
        self.size = None;
        self.game = None;
        self.is_why_open = false;
    }

    /// The point that the hand or the board cursor is on.
    pub(crate) fn pointed_at(&self) -> Option<Point> {
        self.hovered.or(self.cursor)
    }

    /// Says something in a strip.
    pub(crate) fn say(&mut self, text: String, is_error: bool) {
        self.strips.push(Strip {
            text,
            is_error,
            buttons: Vec::new(),
        });
    }

    /// Removes the strips; a question about unsaved work stays until it is answered.
    pub(crate) fn clear_strips(&mut self) {
        self.strips.retain(|strip| {
            let mut buttons = strip.buttons.iter();
            buttons.any(|(_, remedy)| matches!(remedy, Remedy::Restore(_)))
        });
    }

    /// Stands in a node of the selected region's tree.
    pub(crate) fn go(&mut self, path: Path) {
        self.path = path;
        self.origin = None;
        self.is_stepping = false;
        self.wants_scroll = true;
    }

    /// Selects a region, standing on the position itself.
    pub(crate) fn select(&mut self, anchor: Point) {
        self.region = Some(anchor);
        self.go(Path::new());
    }

    /// Leaves regions and nodes that are no longer there.
    pub(crate) fn settle(&mut self, report: &Report) {
        if self
            .region
            .is_some_and(|anchor| region_at(report, anchor).is_none())
        {
            self.region = None;
            self.path.clear();
        }
        let Some(region) = self.selected(report) else {
            self.path.clear();
            return;
        };
        let tree = &report.regions[region].tree;
        while !self.path.is_empty() && tree.find(&self.path).is_none() {
            self.path.pop();
        }
    }

    /// The selected region, by its index.
    pub(crate) fn selected(&self, report: &Report) -> Option<usize> {
        self.region
            .and_then(|anchor| region_at(report, anchor))
            .or_else(|| by_urgency(report).first().copied())
    }
}

/// The region whose first point this is.
pub(crate) fn region_at(report: &Report, anchor: Point) -> Option<usize> {
    report
        .regions
        .iter()
        .position(|region| region.points.first() == Some(anchor))
}

/// The regions, the most urgent first: open questions, then hot values, then the rest in reading order.
pub(crate) fn by_urgency(report: &Report) -> Vec<usize> {
    let mut order: Vec<usize> = (0..report.regions.len()).collect();
    order.sort_by(|&a, &b| {
        let key = |i: usize| {
            let region: &RegionReport = &report.regions[i];
            region.root().value.as_ref().map(|value| value.temperature)
        };
        match (key(a), key(b)) {
            (None, None) => a.cmp(&b),
            (None, Some(_)) => std::cmp::Ordering::Less,
            (Some(_), None) => std::cmp::Ordering::Greater,
            (Some(x), Some(y)) => y.cmp(&x).then(a.cmp(&b)),
        }
    });
    order
}

/// The open questions in the order in which to ask them.
pub(crate) fn questions(report: &Report) -> Vec<Question> {
    if let Some(verdict) = &report.verdict {
        return verdict.questions.clone();
    }
    let open = |(region, each): (usize, &RegionReport)| {
        let nil = each
            .tree
            .nodes
            .iter()
            .filter(|node| node.state == NodeState::Nil);
        nil.map(|node| Question {
            region,
            path: node.path.clone(),
        })
        .collect::<Vec<_>>()
    };
    report.regions.iter().enumerate().flat_map(open).collect()
}

/// The moves of a node that lead on, Black's first, each side's in reading order.
pub(crate) fn children(tree: &Tree, path: &[Move]) -> Vec<Move> {
    let Some(id) = tree.find(path) else {
        return Vec::new();
    };
    let slots = &tree.node(id).slots;
    Color::ALL
        .into_iter()
        .flat_map(|color| {
            let leads_on = slots
                .iter()
                .filter(move |slot| matches!(slot.reply(color), Reply::Node(_)));
            leads_on.map(move |slot| Move {
                color,
                point: slot.point,
            })
        })
        .collect()
}

/// The letter of the candidate of this number: `a`, `b`, …, `z`, `aa`, ….
pub(crate) fn letter(index: usize) -> String {
    let mut text = String::new();
    let mut rest = index + 1;
    while rest > 0 {
        rest -= 1;
        let digit = u8::try_from(rest % 26).expect("a remainder of 26 fits");
        text.insert(0, char::from(b'a' + digit));
        rest /= 26;
    }
    text
}

/// The letters of the candidates that the board shows: of all regions on the position itself, of one node below it.
pub(crate) fn letters(
    report: &Report,
    region: Option<usize>,
    path: &[Move],
) -> Vec<(Point, String)> {
    let node = region.and_then(|i| {
        let tree = &report.regions.get(i)?.tree;
        Some(tree.node(tree.find(path)?))
    });
    let mut points: Vec<Point> = match node {
        Some(node) if !path.is_empty() => node.slots.iter().map(|slot| slot.point).collect(),
        _ => report
            .regions
            .iter()
            .flat_map(|region| region.root().slots.iter().map(|slot| slot.point))
            .collect(),
    };
    points.sort_unstable();
    points.dedup();
    points
        .into_iter()
        .enumerate()
        .map(|(i, point)| (point, letter(i)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!(
            [0, 25, 26, 27, 52, 701, 702].map(letter),
            ["a", "z", "aa", "ab", "ba", "zz", "aaa"]
        );
    }
}
