//! Pictures: what the window and the command line draw that can be kept, as SVG text and as PNG.
//!
//! Nothing here knows a window toolkit or a sentence: texts come from whoever asks. A picture is a [`Drawing`], plain data,
//! from which text and pixels are both made.
//!
//! ```
//! use semeai_board::Area;
//! use semeai_picture::board::{BoardPicture, board};
//! use semeai_picture::{Theme, scene::Scene, svg::svg};
//! use semeai_session::{Coordinates, Sample};
//!
//! let document = Sample::SameCount.document();
//! let mut scene = Scene::new(document.board.setup.clone());
//! scene.add_roles(&document.board.setup, &document.marks.roles);
//! let picture = BoardPicture {
//!     topology: document.topology(),
//!     scene: &scene,
//!     area: Area::whole(document.topology()),
//!     coordinates: Some(Coordinates::Letters),
//!     theme: Theme::Light,
//!     notes: &[],
//! };
//! assert!(svg(&board(&picture), None).contains(">A</text>"));
//! ```
//!
//! | module | what is in it |
//! |---|---|
//! | [`drawing`] | the shapes of a picture |
//! | [`mod@svg`], [`mod@png`], [`mod@pdf`], [`size`] | a picture as text, as pixels and as a page, and how large |
//! | [`scene`], [`letters`] | what is on a board, for pictures and for the window: the layers, and what each science puts there |
//! | [`board`](mod@board), [`mod@tree`], [`mod@thermograph`], [`mod@curve`] | a board, a tree of moves, a thermograph, and what moves are worth along a line as pictures |
//! | [`mod@boundary`], [`sum`] | where a tree of a sum is to be played first, and the trees of a sum as pictures |
//! | [`plots`] | what simulated games came to: histograms, shares with their intervals, and how those settle |
//! | [`handout`] | the positions of a file as problems on pages, with the answers behind them |
//! | [`icon`] | the sign of the program |
//! | [`mod@table`] | a table of cells as a picture |
//! | [`axes`] | where the numbers of a plot lie |
//! | [`text`], [`mod@line`] | a board as a text diagram, a line of play with numbers |
//! | [`font`] | the bundled font and its measures |

pub mod axes;
pub mod board;
pub mod boundary;
mod colors;
pub mod curve;
pub mod drawing;
pub mod font;
pub mod handout;
mod hatch;
pub mod icon;
pub mod letters;
pub mod line;
pub mod measures;
pub mod pdf;
pub mod plots;
pub mod png;
mod scale;
pub mod scene;
mod shape;
pub mod size;
mod stars;
pub mod sum;
pub mod svg;
pub mod table;
pub mod text;
pub mod thermograph;
pub mod tree;
mod walls;

pub use colors::{Colors, StoneColors, Theme};
pub use drawing::Drawing;
pub use size::{Size, SizeError};
