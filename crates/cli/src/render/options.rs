//! What can be said of a picture on the command line.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
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
    /// The position before this move of the main line, from 1; without it the stones of the root, or if there are none
    /// the end of the game
    #[arg(long = "move", value_name = "N", value_parser = from_one)]
    pub(super) before_move: Option<u32>,
    /// Which game of a file with several, from 1; without it the one that this program saved last, else the first of Go
    #[arg(long, value_name = "N", value_parser = from_one)]
    pub(super) game: Option<u32>,
    /// Show the regions, with their letters
    #[arg(long)]
    pub(super) regions: bool,
    /// Show the counts of the regions and whose liberty a point is
    #[arg(long)]
    pub(super) counts: bool,
    /// Show the letters of the candidate points
    #[arg(long)]
    pub(super) letters: bool,
    /// Show a star where a first move wins: Black's on the left, White's on the right
    #[arg(long)]
    pub(super) stars: bool,
    /// Show the best line by numbers
    #[arg(long)]
    pub(super) line: bool,
    /// Who begins that line; without it the side to move
    #[arg(long, value_enum, requires = "line")]
    pub(super) first: Option<Side>,
    /// Show the liberty tree of a region, by its letter, instead of the board
    #[arg(long, value_name = "REGION", conflicts_with_all = ["thermograph", "line", "stars"])]
    pub(super) tree: Option<String>,
    /// Show the thermograph of a region, by its letter, or without one of the whole race, instead of the board
    #[arg(long, value_name = "REGION", num_args = 0..=1, require_equals = true, conflicts_with_all = ["line", "stars"])]
    pub(super) thermograph: Option<Option<String>>,
    /// Candidate points at a node, as MOVES:POINTS: ':C3,D4' at the roots, 'bB3/wH3:H5' after two moves
    #[arg(long = "pick", value_name = "MOVES:POINTS")]
    pub(super) picks: Vec<String>,
    /// Expand every region by search where nothing is picked
    #[arg(long)]
    pub(super) auto: bool,
    /// Write the names of the lines beside the board
    #[arg(long)]
    pub(super) coordinates: bool,
    /// Show the race and what lies around it only
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
        self.tree.is_some() || self.thermograph.is_some()
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
