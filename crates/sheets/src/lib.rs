//! Answers as plain data: what the window draws, and what is printed elsewhere, is one [`Sheet`].
//!
//! A science makes its sheet of a document, what was found out about it, where somebody stands, and the depth that is wanted. Whoever
//! shows it decides nothing about what it says.
//!
//! | module | what it is |
//! |---|---|
//! | [`sheet`] | the answer: its headline, how it is known, what each start comes to, its parts, what can be done next |
//! | [`question`] | what is asked of a position before its answer is shown |
//! | [`plain`](mod@plain), [`handout`] | a sheet as lines of text; what is asked and answered on a handout |
//! | [`life`] | the sheet of who lives |

pub mod handout;
pub mod life;
pub mod plain;
pub mod question;
pub mod sheet;

pub use question::{Choice, Hint, Question, QuestionPart, Trial};
pub use sheet::{
    Facts, Field, FieldChoice, HowKnown, MoveCell, MoveLine, Moves, Part, PathStep, Row, Sheet,
    Sign, Step, Table, TableCell, TableHead, paragraph,
};
