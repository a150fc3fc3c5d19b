//! Text diagrams, read and written.
//!
//! One character a point: `B W` essential, `# @` safe and `X O` unknown stones (black, white), `.` empty, lower-case letters
//! and digits labels on empty points. [`parse()`] also reads what people paste:
//!
//! - spaces between points, quote marks `>`, a byte-order mark, code fences;
//! - borders of `|`, `-` and `+`, row numbers on either side, a line of column letters above or below;
//! - diagrams of Sensei's Library: `$$` before each line, the header `$$Bc19 Title` (who moves first, coordinates, size,
//!   title), `,` and `+` star points, `C S T M` marks on empty points, `Y Z` black and `Q P` white stones with other marks;
//! - `●` and `○` with drawn grid lines, and crosses `+` on all empty points: a line of crosses alone is a row then, where it is a
//!   border on a board of dots.
//!
//! The rectangle drawn is the whole board, also where the border is left open. The first line that begins with `$$`
//! starts the diagram and text around the `$$` lines is skipped; without `$$` every line must belong to the diagram.

mod content;
mod error;
mod line;
mod parse;
mod print;

pub use content::Diagram;
pub use error::{DiagramError, DiagramErrorKind};
pub use parse::parse;
pub use print::{DiagramStyle, print};
