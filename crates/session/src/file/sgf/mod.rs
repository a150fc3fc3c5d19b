//! SGF `FF[4]`, read forgivingly and written so that other programs show it sensibly.
//!
//! What is written: the stones (`AB AW`, single points, in the root), `PL`, circles on one stone of each essential
//! block and squares on one of each safe block, letters on the candidate points, the title and the comment, and
//! the liberty trees as variations of one move a node. Private properties make it exact:
//!
//! | property | in | meaning |
//! |---|---|---|
//! | `SEMCA[gb18030]` | root | in which encoding we took the text of a file that does not say it; that is no word of the file, so it is not `CA` |
//! | `SEMV[1]` `[1:2]` | root | version; marks the game as ours; of several the last in turn is the one to read; a later version is not opened |
//! | `SEME SEMS SEMU` | root | one stone of each essential, safe, other block |
//! | `SEMI[E:aa]` `[S:ab]` | root | stones whose role differs from their block's |
//! | `SEMO[CR:aa]` `[SQ:ab]` | root | circles and squares of others, which are no roles |
//! | `SEMK[B]` | root | the essential blocks of this colour count as one |
//! | `SEMA` | root | stones of safe blocks that the program took for safe, not the person |
//! | `SEMF[1]` | root | a side has lost with the first of several essential blocks, not with all |
//! | `SEMC` | any node | candidate points; of all regions together in the root |
//! | `SEMN[aa]` `[B:bb]` | any node | where a question is closed: nobody has a useful move in the region of this point, or this move is of no use |
//! | `SEMG[1]` | node | we generated this node, and generate it again |
//! | `SEML[A:3]` | node | count of a leaf, `INF` if the block is alive; for readers, never read back |
//! | `SEMP[0:57]` | root | which game of the file the position is from, and which of its positions, both from zero |
//! | `SEMY[endgame:area]` | root | what the position is looked at for, and how its points are counted |
//! | `SEMT[3,5]` | root | the stones that Black and White have taken, where they do not follow from the moves of the game |
//! | `SEMW` | root | the sum of trees that is looked at beside the position, as typed |
//! | `SEMH` | root | the points of which alone an endgame is asked |
//! | `SEMDS[cd]` | root | stones that are dead where the game is counted |
//! | `SEMR[1]` | root | the program chose those points, where the two sides meet, and not the person |
//! | `SEMQ[ultimate]` `[target:aa]` | root | when a point is decided where it is asked who lives |
//! | `SEMZ[simple]` `[black]` `[white]` | root | the one rule of ko under which that is asked |
//! | `SEMX` | root | the only points that may vary there |
//! | `SEMM` | root | the text of a tactics map, and behind it that of the map it is compared with |
//! | `SEMEX` | root | an experiment as typed: the players of Black, those of White, boards, games a cell, seed, rules |
//! | `SEMEB` | root | its boards that cannot be made by name, as the file of an experiment |
//! | `SEMJ[white]` `[model]` | root | the map is White's, the model is shown |
//! | `SEMQT[en:text]` `[ja:text]` | root | what a lesson asks of the position, in each language |
//! | `SEMAT[en:text]` `[ja:text]` | root | the answer to that, in each language |
//! | `SEMGN[en:text]` `[ja:text]` | root | what the position is called in each language; one of them is `GN`, else they are not read |
//! | `SEMAM[TR:aa]` `[LB:aa:A]` `[AR:aa:bb]` | root | marks for readers that are covered until the answer is shown |
//! | `SEMPL[1]` | root | it is asked only what comes of it if the side to move (`PL`) starts, not what if the other one does |
//! | `SEMPM[1]` | root | of that side its move alone is asked, not what comes of it |
//! | `SEMD` | root | the seal of a proof that is told in the comment: a checksum of the position and of these words |
//! | `SEMB[b:aa]` `[w:ab]` `[A:cc]` `[CR:dd]` `[SQ:de]` | root | what of `TB`, `TW`, `LB`, `CR` and `SQ` is written for readers: territory, the letters of regions, and a race that a search has found |
//!
//! Where marks and private properties differ, the private ones hold as long as they name the first stone of every
//! block; else somebody changed stones, and blocks that are new have the role that their marks say.
//!
//! Of an endgame whose answer is at hand when it is written ([`Answers`](answers::Answers)), other programs see the settled territory (`TB`, `TW`) and
//! the letter of each region on its best points (`LB`). Answers are not a part of the document: they are not read back (of a proof
//! the words are, as words: [`StoredProof`]), and what others have marked in these properties stays theirs, with nothing of ours beside it.
//!
//! Komi and rules (`KM`, `RU`) are those of the document, written as they were read while they say the same. How servers and people
//! write them beside the standard is known to `counting`; as what they were read is told.
//!
//! A file stays in the encoding in which it was read, and what nobody edits has the bytes that it had ([`to_bytes`]).
//!
//! Everything else in a file is kept as text and written back unchanged and in order: unknown properties of the
//! root, variations by others, other games. The moves of a game are played to the end of the main line, and the
//! position there, or another one of the game where somebody went, becomes a game of its own behind those of the file. Of the
//! games before it only the comments change that were written anew. The part of the board that is looked at is `VW`.
//!
//! Marks for readers (`LB TR CR SQ MA AR LN`) stand among what is kept, and are shown and set there (`markup`). The games are a list of
//! positions that can be put in another order (`positions`); then a position that is only looked at in a game is none of the file.
//!
//! Records that break the standard are read where only one thing can be meant: a game without its first `;`, space and
//! line breaks inside a point, names of properties in small letters, points by their names on the board (`D4`), the size of the board after the root.
//! Brackets inside names, lines between nodes and other stray signs, a missing `;` or last parenthesis are mended (`reading::mend`). Whatever
//! was guessed is told, and so is a move that cannot be played; the position is then the one before it. Stones that are
//! set up off the board are refused with their place.
//!
//! # Why a parser of our own
//!
//! The well-kept crate for the job is `sgf-parse` (4.2, MIT). It keeps unknown properties in order, but its errors
//! have no line and column, it normalises the properties it knows (a file would not be written back unchanged), its
//! writer recurses, and so does dropping its tree, in which every move is the child of the one before: a long or
//! deeply nested file overflows the stack. The grammar is six signs; `scan` reads it in one pass without a stack.

pub mod answers;
mod collection;
mod comment;
mod counting;
mod games;
pub mod markup;
pub(crate) mod names;
pub(super) mod other_game;
pub(crate) mod positions;
pub(crate) mod property;
pub(crate) mod reading;
mod rearrangement;
mod remainder;
mod roles;
mod scan;
mod seal;
#[cfg(test)]
mod tests;
pub(crate) mod value;
mod writing;

pub use collection::{GameHead, GamesBeside, ListGames};
pub use counting::scoring_of_rules;
pub use other_game::OtherGame;
pub(super) use reading::mend::is_well_formed;
pub(super) use reading::oddities::shown;
pub(super) use reading::open::{begins, read, read_inner};
pub(crate) use reading::record::played_anew;
pub(super) use reading::single_games::read_each;
pub(super) use reading::to_move::by_words;
pub use remainder::Remainder;
pub(super) use scan::spot;
pub use seal::StoredProof;
pub(super) use value::{as_read, escape, one_line};
pub(super) use writing::board;
pub use writing::game_marks::{MoveMark, with_move_marks};
pub use writing::line::WrittenMove;
pub(crate) use writing::line::with_variation;
pub(super) use writing::to_inner_sgf;
pub use writing::{FileBytes, game_to_bytes, to_bytes, to_sgf};
