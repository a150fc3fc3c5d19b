//! What can be said of a picture on the command line.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use semeai_board::Color;
use semeai_picture::Theme;

use crate::input::{Tongue, from_one, whole};
use crate::limits::TimeLimit;

/// Arguments of `render`.
#[derive(Debug, Args)]
pub(crate) struct RenderArguments {
    /// An SGF file or a text diagram; - reads standard input
    pub(super) file: String,
    /// The picture: a file that ends in .svg, .png or .txt
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: PathBuf,
    /// The position before this move of the main line, from 1, and after the last one for one more; without it the stones of the
    /// root, or if there are none the end of the game
    #[arg(long = "move", value_name = "N", value_parser = from_one)]
    pub(super) before_move: Option<u32>,
    /// Which game of a file with several, from 1; without it the one that this program saved last, else the first of Go; where a
    /// move is named, the game that this one is from
    #[arg(long, value_name = "N", value_parser = from_one)]
    pub(super) game: Option<u32>,
    /// Show the regions, with their letters
    #[arg(long)]
    pub(super) regions: bool,
    /// Take the position as an endgame; without it as the file says
    #[arg(long)]
    pub(super) endgame: bool,
    /// Show the counts of the regions and whose liberty a point is; of an endgame what is settled and what is dame
    #[arg(long)]
    pub(super) counts: bool,
    /// Show the letters of the candidate points; of an endgame those of the regions on their best points
    #[arg(long)]
    pub(super) letters: bool,
    /// Show a star where a first move wins, or of an endgame is best: Black's on the left, White's on the right
    #[arg(long)]
    pub(super) stars: bool,
    /// Show what first moves of an endgame lose
    #[arg(long)]
    pub(super) losses: bool,
    /// Show the best line by numbers
    #[arg(long)]
    pub(super) line: bool,
    /// Who begins that line, or makes the first moves that lose; without it the side to move
    #[arg(long, value_enum)]
    pub(super) first: Option<Side>,
    /// Show the tree of a region, by its letter, instead of the board
    #[arg(long, value_name = "REGION", conflicts_with_all = ["thermograph", "curve", "line", "stars", "losses"])]
    pub(super) tree: Option<String>,
    /// Show the thermograph of a region, by its letter, or without one of the whole race or the hottest region of an endgame,
    /// instead of the board
    #[arg(long, value_name = "REGION", num_args = 0..=1, require_equals = true, conflicts_with_all = ["curve", "line", "stars", "losses"])]
    pub(super) thermograph: Option<Option<String>>,
    /// Show what the biggest move of an endgame is worth along its best line, instead of the board
    #[arg(long, conflicts_with_all = ["line", "stars", "losses"])]
    pub(super) curve: bool,
    /// Candidate points at a node, as MOVES:POINTS: ':C3,D4' at the roots, 'bB3/wH3:H5' after two moves
    #[arg(long = "pick", value_name = "MOVES:POINTS")]
    pub(super) picks: Vec<String>,
    /// Expand every region by search where nothing is picked
    #[arg(long)]
    pub(super) auto: bool,
    /// Write the names of the lines beside the board
    #[arg(long)]
    pub(super) coordinates: bool,
    /// Show the race or the regions and what lies around them only
    #[arg(long)]
    pub(super) crop: bool,
    /// The longer side in pixels [default: 40 a line of the board, PNG 80]
    #[arg(long, value_name = "PIXELS", value_parser = whole)]
    pub(super) size: Option<u64>,
    /// The colours
    #[arg(long, value_enum, default_value_t = Look::Light)]
    pub(super) theme: Look,
    #[command(flatten)]
    pub(super) limit: TimeLimit,
    /// The language of what stands below a picture, and of messages; without it that of the system
    #[arg(long, value_enum)]
    pub(super) language: Tongue,
}

impl RenderArguments {
    /// Whether a part of the analysis is drawn instead of the board.
    pub(super) const fn is_part(&self) -> bool {
        self.tree.is_some() || self.thermograph.is_some() || self.curve
    }
}

impl RenderArguments {
    /// Who begins a line; without a word of it this side.
    pub(super) fn first(&self, to_move: Color) -> Color {
        match self.first {
            None => to_move,
            Some(Side::Black) => Color::Black,
            Some(Side::White) => Color::White,
        }
    }

    /// The options that are said and that a text diagram does not show, or not all of.
    pub(super) fn not_in_text(&self) -> Vec<&'static str> {
        let said = [
            (self.counts, "--counts"),
            (self.stars, "--stars"),
            (self.losses, "--losses"),
        ];
        let said = said.into_iter().filter(|(is_said, _)| *is_said);
        said.map(|(_, option)| option).collect()
    }

    /// An option that is said and that a race knows nothing of.
    pub(super) fn only_endgame(&self) -> Option<&'static str> {
        let said = [(self.losses, "--losses"), (self.curve, "--curve")];
        said.into_iter()
            .find(|(is_said, _)| *is_said)
            .map(|(_, option)| option)
    }

    /// An option that is said and that an endgame knows nothing of.
    pub(super) fn only_race(&self) -> Option<&'static str> {
        let said = [(!self.picks.is_empty(), "--pick"), (self.auto, "--auto")];
        said.into_iter()
            .find(|(is_said, _)| *is_said)
            .map(|(_, option)| option)
    }
}

/// Who begins a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Side {
    /// Black.
    Black,
    /// White.
    White,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Look {
    /// Wood and paper by day.
    Light,
    /// By night.
    Dark,
    /// Black on white.
    Print,
}

impl From<Look> for Theme {
    fn from(look: Look) -> Self {
        match look {
            Look::Light => Self::Light,
            Look::Dark => Self::Dark,
            Look::Print => Self::Print,
        }
    }
}
