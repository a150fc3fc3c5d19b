//! Text diagrams, read and written.
//!
//! One character a point: `B W` essential, `# @` safe and `X O` unknown stones (black, white), `.` empty, lower-case letters
//! and digits labels on empty points. [`parse()`] also reads what people paste:
//!
//! - spaces between points, quote marks `>`, a byte-order mark, code fences, tags of forums and web pages (`[go]`, `<pre>`);
//! - borders of `|`, `-` and `+`, numbers of rows on either side, also right before the points, and names of columns in letters or
//!   figures above or below: none of them is ever a point;
//! - lines drawn between the points and between the rows, by whatever signs: `+--+--X`, `.|X|O`, `+ = O` with `:   :` below;
//! - diagrams of Sensei's Library: `$$` before each line, the header `$$Bc19m7 Title` (who moves first, coordinates, size, number
//!   of the first move, title), `,` and `+` star points, `C S T M` marks on empty points, `Y Z` black and `Q P` white stones
//!   with other marks, and figures, which are moves that have been played (`0` is the tenth);
//! - boards of engines: the last moves in brackets (`(X)`) or numbered behind the stone (`O3`), words above, below and to the right
//!   of the rows;
//! - full-width characters, `●○`, `黒白`, `◆◎` and like shapes, drawn grid lines, and crosses, dashes or stars on empty points: a line
//!   of crosses or dashes alone is a row then, where it is a border on a board of dots; small `x o` where nothing else is a stone.
//!
//! What was passed over or could have been meant otherwise is told by [`read()`].
//!
//! # Parts of a board
//!
//! Where a border or drawn edges stand on some sides only, or names of rows and columns do not fit the rectangle, a part of a board
//! is drawn. It is put where its edges and names say on a board of the size in the header, else of 19, and nothing stands on the other
//! points. A rectangle without border and names is the whole board, and so is a square of the names from 1 and A on; with
//! `$$`, where borders are drawn if there are any, only one of 9, 13 or 19 a side.
//!
//! The first line that begins with `$$` starts the diagram and text around the `$$` lines is skipped.

mod body;
mod cells;
mod content;
mod error;
mod frame;
mod grid;
mod header;
mod line;
mod moves;
mod names;
mod note;
mod parse;
mod plain;
mod print;
mod rows;
mod sign;
mod source;

pub use content::Diagram;
pub use error::{DiagramError, DiagramErrorKind};
pub use note::{DiagramNote, DiagramNoteKind, DiagramReading, DrawnPart, OpenSides};
pub use parse::{parse, read};
pub use print::{DiagramStyle, print};
pub use sign::stone_sign;
