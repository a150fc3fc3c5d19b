//! What is said of boards: their kinds, sizes and neighbours.

use std::path::Path;
use std::time::Duration;

use semeai_board::{
    Family, FamilyGroup, KindError, Point, PointSet, SizeError, Topology, Uncounted,
};
use semeai_session::Phrasing;
use semeai_session::printable::inline;

use crate::grammar::{grouped, int, plural};
use crate::texts::boards as texts;

/// What a family of boards is called.
pub fn family_name(family: Family, phrasing: Phrasing) -> &'static str {
    match family {
        Family::Square => texts::family_name_square(phrasing),
        Family::TriHexagon => texts::family_name_tri_hexagon(phrasing),
        Family::TriTriangle => texts::family_name_tri_triangle(phrasing),
        Family::TriRhombus => texts::family_name_tri_rhombus(phrasing),
        Family::HoneyHexagon => texts::family_name_honey_hexagon(phrasing),
        Family::HoneyTriangle => texts::family_name_honey_triangle(phrasing),
        Family::HoneyRhombus => texts::family_name_honey_rhombus(phrasing),
        Family::KagomeHexagon => texts::family_name_kagome_hexagon(phrasing),
        Family::KagomeRhombus => texts::family_name_kagome_rhombus(phrasing),
        Family::Torus => texts::family_name_torus(phrasing),
        Family::Cylinder => texts::family_name_cylinder(phrasing),
        Family::TriTorus => texts::family_name_tri_torus(phrasing),
        Family::HoneyTorus => texts::family_name_honey_torus(phrasing),
        Family::KagomeTorus => texts::family_name_kagome_torus(phrasing),
        Family::Path => texts::family_name_path(phrasing),
        Family::Cycle => texts::family_name_cycle(phrasing),
        Family::Complete => texts::family_name_complete(phrasing),
        Family::Star => texts::family_name_star(phrasing),
        Family::Wheel => texts::family_name_wheel(phrasing),
        Family::Rings => texts::family_name_rings(phrasing),
        Family::Box => texts::family_name_box(phrasing),
        Family::Petersen => texts::family_name_petersen(phrasing),
        Family::Hypercube => texts::family_name_hypercube(phrasing),
        Family::Moebius => texts::family_name_moebius(phrasing),
        Family::Klein => texts::family_name_klein(phrasing),
        Family::Tetrahedron => texts::family_name_tetrahedron(phrasing),
        Family::Cube => texts::family_name_cube(phrasing),
        Family::Octahedron => texts::family_name_octahedron(phrasing),
        Family::Dodecahedron => texts::family_name_dodecahedron(phrasing),
        Family::Icosahedron => texts::family_name_icosahedron(phrasing),
        Family::TruncatedTetrahedron => texts::family_name_truncated_tetrahedron(phrasing),
        Family::Cuboctahedron => texts::family_name_cuboctahedron(phrasing),
        Family::TruncatedCube => texts::family_name_truncated_cube(phrasing),
        Family::TruncatedOctahedron => texts::family_name_truncated_octahedron(phrasing),
        Family::Rhombicuboctahedron => texts::family_name_rhombicuboctahedron(phrasing),
        Family::TruncatedCuboctahedron => texts::family_name_truncated_cuboctahedron(phrasing),
        Family::SnubCube => texts::family_name_snub_cube(phrasing),
        Family::Icosidodecahedron => texts::family_name_icosidodecahedron(phrasing),
        Family::TruncatedDodecahedron => texts::family_name_truncated_dodecahedron(phrasing),
        Family::TruncatedIcosahedron => texts::family_name_truncated_icosahedron(phrasing),
        Family::Rhombicosidodecahedron => texts::family_name_rhombicosidodecahedron(phrasing),
        Family::TruncatedIcosidodecahedron => {
            texts::family_name_truncated_icosidodecahedron(phrasing)
        }
        Family::SnubDodecahedron => texts::family_name_snub_dodecahedron(phrasing),
    }
}

/// What a group of families is called.
pub fn group_name(group: FamilyGroup, phrasing: Phrasing) -> &'static str {
    match group {
        FamilyGroup::Squares => texts::group_name_squares(phrasing),
        FamilyGroup::Triangles => texts::group_name_triangles(phrasing),
        FamilyGroup::Honeycomb => texts::group_name_honeycomb(phrasing),
        FamilyGroup::Kagome => texts::group_name_kagome(phrasing),
        FamilyGroup::Wrapped => texts::group_name_wrapped(phrasing),
        FamilyGroup::Graphs => texts::group_name_graphs(phrasing),
        FamilyGroup::Solids => texts::group_name_solids(phrasing),
    }
}

/// What the sizes of a family are, in their order.
pub fn size_names(family: Family, phrasing: Phrasing) -> Vec<&'static str> {
    let rows = || {
        vec![
            texts::size_names_columns(phrasing),
            texts::size_names_rows(phrasing),
        ]
    };
    let side = || vec![texts::size_names_side(phrasing)];
    let sides = || {
        vec![
            texts::size_names_across(phrasing),
            texts::size_names_down(phrasing),
        ]
    };
    match family {
        Family::Square | Family::Torus | Family::Cylinder => rows(),
        Family::TriHexagon
        | Family::TriTriangle
        | Family::HoneyHexagon
        | Family::HoneyTriangle
        | Family::KagomeHexagon => side(),
        Family::TriRhombus
        | Family::HoneyRhombus
        | Family::KagomeRhombus
        | Family::TriTorus
        | Family::HoneyTorus
        | Family::KagomeTorus => sides(),
        Family::Path | Family::Cycle | Family::Complete => {
            vec![texts::size_names_points(phrasing)]
        }
        Family::Star | Family::Wheel => vec![texts::size_names_points_around(phrasing)],
        Family::Rings => vec![
            texts::size_names_rings(phrasing),
            texts::size_names_rays(phrasing),
        ],
        Family::Box => vec![
            texts::size_names_columns(phrasing),
            texts::size_names_rows(phrasing),
            texts::size_names_layers(phrasing),
        ],
        Family::Petersen => vec![
            texts::size_names_points_on_a_circle(phrasing),
            texts::size_names_step(phrasing),
        ],
        Family::Hypercube => vec![texts::size_names_dimensions(phrasing)],
        Family::Moebius | Family::Klein => vec![
            texts::size_names_along(phrasing),
            texts::size_names_width(phrasing),
        ],
        Family::Tetrahedron
        | Family::Cube
        | Family::Octahedron
        | Family::Dodecahedron
        | Family::Icosahedron
        | Family::TruncatedTetrahedron
        | Family::Cuboctahedron
        | Family::TruncatedCube
        | Family::TruncatedOctahedron
        | Family::Rhombicuboctahedron
        | Family::TruncatedCuboctahedron
        | Family::SnubCube
        | Family::Icosidodecahedron
        | Family::TruncatedDodecahedron
        | Family::TruncatedIcosahedron
        | Family::Rhombicosidodecahedron
        | Family::TruncatedIcosidodecahedron
        | Family::SnubDodecahedron => Vec::new(),
    }
}

/// Why there is no board of this name or size.
pub fn kind_error(error: &KindError, phrasing: Phrasing) -> String {
    let most_points = PointSet::CAPACITY;
    match error {
        KindError::UnknownFamily(name) => texts::kind_error_unknown_family(&name, phrasing),
        KindError::SizeCount { family, .. } => {
            let sizes = size_names(*family, phrasing).join("x");
            texts::kind_error_expected(&family, &sizes, phrasing)
        }
        KindError::NotANumber(text) => texts::kind_error_not_a_number(&text, phrasing),
        KindError::TooSmall {
            family,
            size,
            least,
        } => texts::kind_error_size_least_not(&family, &least, &size, phrasing),
        KindError::TooManyPoints { family } => {
            texts::kind_error_too_many_points(&family, &most_points, phrasing)
        }
        KindError::Rectangle(SizeError { columns, rows }) => {
            let (least, most) = (semeai_board::MIN_SIDE, semeai_board::MAX_SIDE);
            texts::kind_error_square_board_has(&columns, &least, &most, &rows, phrasing)
        }
    }
}

/// How many legal positions a board has: a number in digits.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::boards::legal_counted;
///
/// assert_eq!(legal_counted("12675", Phrasing::ENGLISH), "12,675 legal positions");
/// ```
pub fn legal_counted(digits: &str, phrasing: Phrasing) -> String {
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    texts::legal_counted(&groups.join(","), phrasing)
}

/// Why the legal positions of a board were not counted in the time that was granted.
pub fn legal_uncounted(why: Uncounted, granted: Duration, phrasing: Phrasing) -> String {
    match why {
        Uncounted::TooWide { width, most, bytes } => {
            let gigabytes = grouped(bytes.div_ceil(1 << 30));
            texts::legal_too_wide(&gigabytes, &most, &width, phrasing)
        }
        Uncounted::Stopped => texts::legal_stopped(&granted.as_secs_f64(), phrasing),
    }
}

/// How many points and lines a board has, and how many points have how many neighbours.
pub fn board_counts(board: &Topology, phrasing: Phrasing) -> String {
    let (points, lines) = (board.len(), board.edges().len());
    let degrees: Vec<String> = neighbour_counts(board)
        .into_iter()
        .map(|(neighbours, points)| texts::board_counts(&neighbours, &points, phrasing))
        .collect();
    let degrees = degrees.join(", ");
    let parts = board.components(&board.points()).len();
    let [point_words, line_words] =
        [(points, "point"), (lines, "line")].map(|(count, noun)| plural(int(count), noun));
    let counts = texts::board_counts_counts(
        &degrees,
        &line_words,
        &lines,
        &point_words,
        &points,
        phrasing,
    );
    if parts < 2 {
        return counts;
    }
    texts::board_counts_parts_not_connected(&counts, &parts, phrasing)
}

/// So many points are called by their names where a board is not whole.
const MOST_NAMES: usize = 8;

/// Where a board is not whole: that it is in parts, and which points have no neighbours; nothing for one that hangs together.
pub fn board_gaps(board: &Topology, phrasing: Phrasing) -> Option<String> {
    let is_alone = |&point: &Point| board.neighbors(point).is_empty();
    let alone: PointSet = board.points().iter().filter(is_alone).collect();
    let mut names = phrasing.points(board, &alone);
    let more = if names.len() > MOST_NAMES {
        ", …"
    } else {
        ""
    };
    names.truncate(MOST_NAMES);
    let names = names.join(", ") + more;
    let parts = board.components(&board.points()).len();
    if parts < 2 && alone.is_empty() {
        return None;
    }
    Some(if parts < 2 {
        texts::board_gaps_without_neighbours(&names, phrasing)
    } else if alone.is_empty() {
        texts::board_gaps_parts_not_connected(&parts, phrasing)
    } else {
        texts::board_gaps_parts_without_neighbours(&names, &parts, phrasing)
    })
}

/// The neighbours of a point by their names, for who does not see the lines.
pub fn neighbour_names(board: &Topology, point: Point, phrasing: Phrasing) -> String {
    let beside = board.neighbors(point).iter();
    let names: Vec<_> = beside.map(|&each| phrasing.point(board, each)).collect();
    let names = names.join(", ");
    if names.is_empty() {
        return texts::neighbour_names_neighbours(phrasing).to_owned();
    }
    texts::neighbour_names_neighbours_2(&names, phrasing)
}

/// What of a board a file does not hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Its stones.
    pub stones: bool,
    /// What its points are called.
    pub names: bool,
}

/// That a file in this format does not hold all of a board; nothing if it does.
pub fn board_left_out(format: &str, left_out: LeftOut, phrasing: Phrasing) -> Option<String> {
    let what = match (left_out.stones, left_out.names) {
        (false, false) => return None,
        (true, false) => texts::left_out_stones(phrasing),
        (false, true) => texts::left_out_names(phrasing),
        (true, true) => texts::left_out_both(phrasing),
    };
    Some(texts::left_out(&format, &what, phrasing))
}

/// How many neighbours there are, with how many points have so many, from the fewest.
pub fn neighbour_counts(board: &Topology) -> Vec<(usize, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    for point in &board.points() {
        *counts.entry(board.neighbors(point).len()).or_default() += 1;
    }
    counts.into_iter().collect()
}
/// That a board cannot be written in a file of this name. No full stop: an English line of a terminal has none.
pub fn no_board_file(path: &Path, phrasing: Phrasing) -> String {
    let name = path.display().to_string();
    let name = inline(&name);
    texts::no_board_file(&name, phrasing)
}
