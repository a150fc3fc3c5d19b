//! How large everything on a board is, in parts of a cell (the distance of neighbours): one list for the window and for what is
//! exported. The window keeps what would be too small to be seen above a least size in pixels.

/// The radius of a stone, and the width of its rim.
pub const STONE: f32 = 0.465;
/// The width of the rim of a stone.
pub const RIM: f32 = 0.03;
/// The radius to which a line round a block reaches, and its width.
pub const OUTLINE: f32 = 0.52;
/// The width of a line round a block.
pub const OUTLINE_WIDTH: f32 = 0.045;
/// The radius of the dot on the last stone.
pub const LAST_MOVE: f32 = 0.09;
/// The radius of the ring on an essential stone.
pub const ESSENTIAL: f32 = 0.25;
/// The side of the square on a safe stone.
pub const SAFE: f32 = 0.2;
/// The width of the lines of those marks.
pub const ROLE_WIDTH: f32 = 0.055;
/// The height of the number on a stone, of one or two digits, and of more.
pub const NUMBER: f32 = 0.46;
/// The height of a number of three digits.
pub const LONG_NUMBER: f32 = 0.36;
/// The radius of a star point of the board.
pub const STAR_POINT: f32 = 0.085;
/// The height of the names of lines.
pub const LABEL: f32 = 0.34;
/// The height of the name of a point below its middle, on boards without names of lines.
pub const POINT_NAME: f32 = 0.2;
/// How wide such a name is at most, and how far below the middle it stands.
pub const POINT_NAME_WIDTH: f32 = 0.58;
/// How far below the middle of a point its name stands.
pub const POINT_NAME_BELOW: f32 = 0.355;
/// The height of the letter of a region.
pub const TAG: f32 = 0.3;
/// The radius of a suggested point, and the length of its dashes.
pub const SUGGESTION: f32 = 0.33;
/// The dashes of the ring of a suggested point.
pub const DASH: f32 = 0.09;
/// The radius of a liberty, and half the side of what is useless.
pub const LIBERTY: f32 = 0.11;
/// The side of the square of a ko.
pub const KO: f32 = 0.44;
/// The radius of the sign of a point where nobody may play.
pub const NO_MOVE: f32 = 0.16;
/// The outer radius of a candidate.
pub const CANDIDATE: f32 = 0.4;
/// The inner radius of a candidate, where its letter stands.
pub const CANDIDATE_INSIDE: f32 = 0.27;
/// The height of the letter of a candidate.
pub const LETTER: f32 = 0.4;
/// The side of the square on a settled point.
pub const SETTLED: f32 = 0.22;
/// Half the height of the diamond on dame.
pub const DAME: f32 = 0.15;
/// Half the height of the diamond on a point of a map that can be played.
pub const MAP_PLAYABLE: f32 = 0.3;
/// Half the height of the diamond on its other points.
pub const MAP_OTHER: f32 = 0.2;
/// The radius of the star on a first move that loses nothing.
pub const BEST: f32 = 0.3;
/// The radius of the disc below what a move loses.
pub const LOSS: f32 = 0.33;
/// The radius of the disc below the number of a move by size.
pub const SIZE: f32 = 0.3;
/// The radius of the disc below a loss in the corner of a point on which something else stands.
pub const SMALL_LOSS: f32 = 0.2;
/// The radius of the disc below two numbers, and how far each stands from its middle.
pub const LOSS_BETWEEN: f32 = 0.43;
/// How far each of two numbers stands from the middle.
pub const LOSS_APART: f32 = 0.17;
/// How far the sign of a class reaches from its middle.
pub const CLASS: f32 = 0.27;
/// The height of the letter of a class.
pub const CLASS_LETTER: f32 = 0.36;
/// The height of its letters where they are two.
pub const CLASS_LETTERS: f32 = 0.31;
/// The side of the small square beside a class that hangs on a ko, and how far from the middle it stands to the right and up.
pub const CLASS_KO: f32 = 0.15;
/// How far the small square of a ko stands from the middle, to the right and up.
pub const CLASS_KO_APART: f32 = 0.3;
/// The radius of the disc that tells of which of two sets a point is.
pub const SET_HALF: f32 = 0.25;
/// The radius of the ground that a string reaches.
pub const REACH: f32 = 0.47;
/// How far the arms of the cross on a stone that is taken reach.
pub const TAKEN: f32 = 0.2;
/// The radius of the ring round an eye of an ultimate position.
pub const EYE: f32 = 0.4;
/// How far a sign for readers reaches from its middle, and the radius of the wood below it where no stone is.
pub const MARKUP: f32 = 0.3;
/// The radius of the wood below a sign or a label for readers.
pub const MARKUP_GROUND: f32 = 0.4;
/// How wide the label of a point is at most.
pub const MARKUP_LABEL_WIDTH: f32 = 0.72;
/// The width of lines and arrows from point to point, and the length of their heads.
pub const MARKUP_LINE: f32 = 0.08;
/// The length of the head of an arrow.
pub const MARKUP_HEAD: f32 = 0.34;
/// How near the inner corners of a star are to its middle, as a part of its radius.
pub const STAR_INSIDE: f32 = 0.43;
