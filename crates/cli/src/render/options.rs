//! What can be said of a picture on the command line.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use semeai_board::Color;
use semeai_picture::Theme;

use crate::classify::LifeOptions;
use crate::input::{Source, Tongue, from_one, from_zero, whole};
use crate::limits::TimeLimit;
use crate::map::Player;
use semeai_words::help::options as help;

/// Arguments of `render`.
#[derive(Debug, Args)]
pub(crate) struct RenderArguments {
    #[command(flatten)]
    pub(super) source: Source,
    #[arg(help = help::MORE_FILES, value_name = "FILE")]
    pub(super) more: Vec<String>,
    #[arg(help = help::OUTPUT, short, long, value_name = "OUT")]
    pub(super) output: PathBuf,
    #[arg(help = help::AFTER_MOVE, long = "move", value_name = "N", value_parser = from_zero)]
    pub(super) after_move: Option<u32>,
    #[arg(help = help::GAME, long, value_name = "N", value_parser = from_one)]
    pub(super) game: Option<u32>,
    #[arg(help = help::HANDOUT, long, conflicts_with_all = ["regions", "counts", "letters", "stars", "losses", "classes", "map", "line", "first", "tree", "thermograph", "curve", "picks", "auto"])]
    pub(super) handout: bool,
    #[arg(help = help::REGIONS, long)]
    pub(super) regions: bool,
    #[arg(help = help::RENDER_ENDGAME, long)]
    pub(super) endgame: bool,
    #[arg(help = help::COUNTS, long)]
    pub(super) counts: bool,
    #[arg(help = help::LETTERS, long)]
    pub(super) letters: bool,
    #[arg(help = help::STARS, long)]
    pub(super) stars: bool,
    #[arg(help = help::LOSSES, long)]
    pub(super) losses: bool,
    #[arg(help = help::CLASSES, long, conflicts_with_all = ["regions", "endgame", "counts", "letters", "stars", "losses", "line", "first", "tree", "thermograph", "curve", "picks", "auto"])]
    pub(super) classes: bool,
    #[arg(help = help::FOUR_LETTERS, long, requires = "classes")]
    pub(super) four_letters: bool,
    #[command(flatten)]
    pub(super) life: LifeOptions,
    #[arg(help = help::RENDER_MAP, long, value_name = "EXPR", allow_hyphen_values = true, conflicts_with_all = ["regions", "endgame", "counts", "letters", "stars", "losses", "classes", "line", "first", "tree", "thermograph", "curve", "picks", "auto"])]
    pub(super) map: Option<String>,
    #[arg(help = help::MAP_PLAYER, long = "as", value_enum, value_name = "SIDE", requires = "map", default_value_t = Player::Black)]
    pub(super) player: Player,
    #[arg(help = help::LINE, long)]
    pub(super) line: bool,
    #[arg(help = help::RENDER_FIRST, long, value_enum)]
    pub(super) first: Option<Starter>,
    #[arg(help = help::RENDER_TREE, long, value_name = "REGION", conflicts_with_all = ["thermograph", "curve", "line", "stars", "losses"])]
    pub(super) tree: Option<String>,
    #[arg(help = help::THERMOGRAPH, long, value_name = "REGION", num_args = 0..=1, require_equals = true, conflicts_with_all = ["curve", "line", "stars", "losses"])]
    pub(super) thermograph: Option<Option<String>>,
    #[arg(help = help::CURVE, long, conflicts_with_all = ["line", "stars", "losses"])]
    pub(super) curve: bool,
    #[arg(help = help::PICKS, long = "pick", value_name = "MOVES:POINTS")]
    pub(super) picks: Vec<String>,
    #[arg(help = help::AUTO, long)]
    pub(super) auto: bool,
    #[arg(help = help::COORDINATES, long)]
    pub(super) coordinates: bool,
    #[arg(help = help::CROP, long)]
    pub(super) crop: bool,
    #[arg(help = help::SIZE, long, value_name = "PIXELS", value_parser = whole)]
    pub(super) size: Option<u64>,
    #[arg(help = help::THEME, long, value_enum, default_value_t = ThemeName::Light)]
    pub(super) theme: ThemeName,
    #[command(flatten)]
    pub(super) limit: TimeLimit,
    #[arg(help = help::RENDER_LANGUAGE, long, value_enum)]
    pub(super) language: Tongue,
}

impl RenderArguments {
    /// Whether a part of the analysis is drawn instead of the board.
    pub(super) const fn is_part(&self) -> bool {
        self.tree.is_some() || self.thermograph.is_some() || self.curve
    }
}

impl RenderArguments {
    /// Whether the picture of an endgame has anything that must be found out first; else it is the board with its marks.
    pub(super) const fn shows_found(&self) -> bool {
        self.regions
            || self.counts
            || self.letters
            || self.stars
            || self.losses
            || self.line
            || self.crop
            || self.is_part()
    }

    /// Whether a handout is made: where that is said, or of a PDF nothing else.
    pub(super) fn is_handout(&self, is_pdf: bool) -> bool {
        let says_what = self.regions
            || self.counts
            || self.letters
            || self.stars
            || self.losses
            || self.classes
            || self.map.is_some()
            || self.line
            || self.auto
            || !self.picks.is_empty()
            || self.is_part();
        self.handout || (is_pdf && !says_what)
    }

    /// Who begins a line; without a word of it this side.
    pub(super) fn first(&self, to_move: Color) -> Color {
        match self.first {
            None => to_move,
            Some(Starter::Black) => Color::Black,
            Some(Starter::White) => Color::White,
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
pub(super) enum Starter {
    /// Black.
    Black,
    /// White.
    White,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ThemeName {
    /// Wood and paper by day.
    Light,
    /// By night.
    Dark,
    /// Black on white.
    Print,
    /// The same without grey.
    Book,
}

impl From<ThemeName> for Theme {
    fn from(look: ThemeName) -> Self {
        match look {
            ThemeName::Light => Self::Light,
            ThemeName::Dark => Self::Dark,
            ThemeName::Print => Self::Print,
            ThemeName::Book => Self::Book,
        }
    }
}
