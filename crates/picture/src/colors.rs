//! The colours of boards, stones and trees: two sets for the screen and for pictures as on it, and two for
//! paper.

use semeai_board::{ByColor, Color};

use crate::drawing::{Ink, Stroke};

/// A set of colours: for pictures as on a screen, or for print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Wood and paper by day.
    #[default]
    Light,
    /// By night.
    Dark,
    /// Black on white, with grey.
    Print,
    /// Black on white and nothing between them, as in books: regions are hatched.
    Book,
}

/// The colours of everything in a picture, of one theme.
#[derive(Debug)]
pub struct Colors {
    /// Behind everything, as the page is.
    pub paper: Ink,
    /// Text that is to be read.
    pub ink: Ink,
    /// Text that may be overlooked, and thin lines.
    pub ink_weak: Ink,
    /// The edges of stones on the page: on a dark one a black stone is seen by nothing else.
    pub rims_on_page: ByColor<Ink>,
    /// The board, where nothing lies on it.
    pub wood: Ink,
    /// The thin edge of the board, a shade darker.
    pub wood_edge: Ink,
    /// Lines and star points, and the edges of signs on the wood.
    pub line: Ink,
    /// Coordinates, legible on the wood.
    pub label: Ink,
    /// Stones, on a board and beside moves.
    pub stones: ByColor<StoneColors>,
    /// Round an essential block, and for whatever a hand points at on the board.
    pub essential: Ink,
    /// The disc behind a letter or a number.
    pub disc: Ink,
    /// The letter or number on such a disc.
    pub disc_ink: Ink,
    /// How regions are tinted: those that stand out, and the others.
    pub tints: [TintColors; 2],
    /// Below the stones, if they throw shadows.
    pub shadow: Option<Ink>,
    /// Regions in turn, from the first again when there are more.
    pub regions: &'static [Ink],
    /// The walls of thermographs: the left one, then the right one.
    pub walls: [Ink; 2],
    /// The lines that those follow until they meet.
    pub scaffolds: [Ink; 2],
    /// The masts of thermographs, with their width.
    pub mast: Stroke,
    /// What stands on the page: the pills of a tree.
    pub raised: Ink,
    /// Thin lines round things, and of grids.
    pub hairline: Ink,
    /// What asks for attention: a question, a line that is read, the way to where one stands.
    pub accent: Ink,
    /// Behind what is selected or pointed at.
    pub accent_soft: Ink,
    /// The names of the moves of a tree.
    pub step: Ink,
}

/// How strong the colour of a region is.
#[derive(Clone, Copy, Debug)]
pub struct TintColors {
    /// Over its points: how opaque, from 0 to 1.
    pub strength: f32,
    /// The lines of its hatch: how opaque, from 0 to 1.
    pub hatch: f32,
    /// How wide those lines are, in parts of those of the board.
    pub hatch_width: f32,
    /// Along its edge: how opaque, from 0 to 1.
    pub edge: f32,
    /// The width of the edge, in the coordinates of the drawing.
    pub edge_width: f32,
}

/// How regions are tinted on paper.
const fn on_paper([clear, quiet]: [f32; 2]) -> [TintColors; 2] {
    [tint(clear, 0.8, 2.0), tint(quiet, 0.8, 1.2)]
}

/// How they are tinted below a moving hand: those that do not stand out less than on paper.
const fn on_screen([clear, quiet]: [f32; 2]) -> [TintColors; 2] {
    [tint(clear, 0.95, 2.0), tint(quiet, 0.55, 1.0)]
}

/// How they are hatched where there is nothing but black and white.
const fn in_book(edge_width: f32) -> TintColors {
    TintColors {
        strength: 0.0,
        hatch: 1.0,
        hatch_width: 0.5,
        edge: 1.0,
        edge_width,
    }
}

const fn tint(strength: f32, edge: f32, edge_width: f32) -> TintColors {
    TintColors {
        strength,
        hatch: strength + 0.18,
        hatch_width: 1.0,
        edge,
        edge_width,
    }
}

/// The colours of a stone: lit if light and body differ, else flat.
#[derive(Clone, Copy, Debug)]
pub struct StoneColors {
    /// Where the light falls, at the upper left.
    pub light: Ink,
    /// Everywhere else, and for marks in the colour of a side.
    pub body: Ink,
    /// Its edge, which tells a white stone from paper.
    pub rim: Ink,
}

impl StoneColors {
    const fn new(light: u32, body: u32, rim: u32) -> Self {
        Self {
            light: Ink::new(light),
            body: Ink::new(body),
            rim: Ink::new(rim),
        }
    }
}

impl Colors {
    /// The colours of a theme on paper, as pictures are saved.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
            Theme::Book => &BOOK,
        }
    }

    /// The colours of a theme below a moving hand: stones throw shadows, and what does not stand out is quieter than on paper.
    pub const fn of_screen(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &SCREEN_LIGHT,
            Theme::Dark => &SCREEN_DARK,
            Theme::Print => &PRINT,
            Theme::Book => &BOOK,
        }
    }

    /// What is seen on a stone.
    pub fn on(&self, color: Color) -> Ink {
        self.stones[color.opponent()].body
    }

    /// The colour of a region, by number.
    pub fn region(&self, number: usize) -> Ink {
        self.regions[number % self.regions.len()]
    }
}

const LIGHT: Colors = Colors {
    paper: Ink::new(0xFC_FBF8),
    ink: Ink::new(0x24_262B),
    ink_weak: Ink::new(0x68_6B73),
    rims_on_page: ByColor {
        black: Ink::new(0x0C_0C0E),
        white: Ink::new(0x9C_9280),
    },
    wood: Ink::new(0xEA_CF9E),
    wood_edge: Ink::new(0xCB_A86B),
    line: Ink::new(0x6E_552E),
    label: Ink::new(0x76_5B31),
    stones: ByColor {
        black: StoneColors::new(0x4C_4E55, 0x1B_1C1F, 0x0C_0C0E),
        white: StoneColors::new(0xFF_FFFF, 0xF1_EEE6, 0x9C_9280),
    },
    essential: Ink::new(0x3D_4DB3),
    disc: Ink::new(0xFF_FCF4),
    disc_ink: Ink::new(0x24_262B),
    tints: on_paper([0.34, 0.22]),
    shadow: None,
    regions: &OKABE_ITO,
    walls: [Ink::new(0x2B_3A8C), Ink::new(0xB8_432F)],
    scaffolds: [Ink::new(0x2B_3A8C), Ink::new(0xB8_432F)],
    mast: Stroke::new(Ink::new(0x24_262B), 3.0),
    raised: Ink::new(0xFC_FBF8),
    hairline: Ink::new(0x68_6B73),
    accent: Ink::new(0x3D_4DB3),
    accent_soft: Ink::new(0xE4_E7F6),
    step: Ink::new(0x24_262B),
};

const DARK: Colors = Colors {
    paper: Ink::new(0x1A_1B1E),
    ink: Ink::new(0xE6_E3DB),
    ink_weak: Ink::new(0x9D_9EA5),
    rims_on_page: ByColor {
        black: Ink::new(0x9D_9EA5),
        white: Ink::new(0x66_5E50),
    },
    wood: Ink::new(0x8E_7650),
    wood_edge: Ink::new(0x5F_4D30),
    line: Ink::new(0x39_2C16),
    label: Ink::new(0x2F_2411),
    stones: ByColor {
        black: StoneColors::new(0x40_4248, 0x14_1517, 0x08_0809),
        white: StoneColors::new(0xEE_EBE4, 0xD9_D6CE, 0x66_5E50),
    },
    essential: Ink::new(0xC4_CBFF),
    disc: Ink::new(0xE9_E3D6),
    disc_ink: Ink::new(0x1C_1D20),
    tints: on_paper([0.42, 0.28]),
    shadow: None,
    regions: &OKABE_ITO,
    walls: [Ink::new(0xA3_AEFF), Ink::new(0xFF_9A86)],
    scaffolds: [Ink::new(0xA3_AEFF), Ink::new(0xFF_9A86)],
    mast: Stroke::new(Ink::new(0xE6_E3DB), 3.0),
    raised: Ink::new(0x1A_1B1E),
    hairline: Ink::new(0x9D_9EA5),
    accent: Ink::new(0xC4_CBFF),
    accent_soft: Ink::new(0x2E_3352),
    step: Ink::new(0xE6_E3DB),
};

const SCREEN_LIGHT: Colors = Colors {
    tints: on_screen([0.34, 0.15]),
    shadow: Some(Ink::new(0x6A_4000).faded(0.28)),
    walls: [LIGHT.ink; 2],
    scaffolds: [LIGHT.ink_weak; 2],
    mast: Stroke::new(LIGHT.ink_weak, 2.0),
    raised: Ink::new(0xFF_FFFF),
    hairline: Ink::new(0xDD_DAD2),
    step: LIGHT.ink_weak,
    ..LIGHT
};

const SCREEN_DARK: Colors = Colors {
    tints: on_screen([0.42, 0.20]),
    shadow: Some(Ink::new(0x15_0D00).faded(0.38)),
    walls: [DARK.ink; 2],
    scaffolds: [DARK.ink_weak; 2],
    mast: Stroke::new(DARK.ink_weak, 2.0),
    raised: Ink::new(0x27_292E),
    hairline: Ink::new(0x38_3A41),
    accent: Ink::new(0xA3_AEFF),
    step: DARK.ink_weak,
    ..DARK
};

const PRINT: Colors = Colors {
    paper: Ink::new(0xFF_FFFF),
    ink: Ink::new(0x00_0000),
    ink_weak: Ink::new(0x55_5555),
    rims_on_page: ByColor {
        black: Ink::new(0x00_0000),
        white: Ink::new(0x00_0000),
    },
    wood: Ink::new(0xFF_FFFF),
    wood_edge: Ink::new(0xFF_FFFF),
    line: Ink::new(0x00_0000),
    label: Ink::new(0x00_0000),
    stones: ByColor {
        black: StoneColors::new(0x00_0000, 0x00_0000, 0x00_0000),
        white: StoneColors::new(0xFF_FFFF, 0xFF_FFFF, 0x00_0000),
    },
    essential: Ink::new(0x00_0000),
    disc: Ink::new(0xFF_FFFF),
    disc_ink: Ink::new(0x00_0000),
    tints: on_paper([0.22, 0.12]),
    shadow: None,
    regions: &[Ink::new(0x00_0000)],
    walls: [Ink::new(0x2B_3A8C), Ink::new(0xB8_432F)],
    scaffolds: [Ink::new(0x2B_3A8C), Ink::new(0xB8_432F)],
    mast: Stroke::new(Ink::new(0x00_0000), 3.0),
    raised: Ink::new(0xFF_FFFF),
    hairline: Ink::new(0x55_5555),
    accent: Ink::new(0x00_0000),
    accent_soft: Ink::new(0xEE_EEEE),
    step: Ink::new(0x00_0000),
};

const BOOK: Colors = Colors {
    ink_weak: Ink::new(0x00_0000),
    tints: [in_book(2.0), in_book(1.2)],
    walls: [Ink::new(0x00_0000); 2],
    scaffolds: [Ink::new(0x00_0000); 2],
    hairline: Ink::new(0x00_0000),
    accent_soft: Ink::new(0xFF_FFFF),
    ..PRINT
};

/// Okabe and Ito, "Color Universal Design" (2008), in an order that keeps wood-like hues for last.
const OKABE_ITO: [Ink; 7] = [
    Ink::new(0x00_72B2),
    Ink::new(0xD5_5E00),
    Ink::new(0x00_9E73),
    Ink::new(0xCC_79A7),
    Ink::new(0x56_B4E9),
    Ink::new(0xE6_9F00),
    Ink::new(0xF0_E442),
];
