//! Pictures as whoever opens them sees them: SVG parsed back, PNG decoded.

use std::sync::Arc;

use proptest::prelude::*;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document as Xml, Node};
use resvg::usvg::{Options, Tree, fontdb};
use semeai_board::{Area, PointSet, Setup, Topology};
use semeai_picture::board::{BoardPicture, CELL, board};
use semeai_picture::drawing::Mark;
use semeai_picture::png::{pixels, png};
use semeai_picture::scene::Scene;
use semeai_picture::scene::race::Counts;
use semeai_picture::svg::svg;
use semeai_picture::text::{Header, diagram};
use semeai_picture::tree::{Flow, TreeImage, items, tree};
use semeai_picture::{Drawing, Size, Theme};
use semeai_session::{Coordinates, Document, Sample, analyze, file, selection};

const THEMES: [Theme; 4] = [Theme::Light, Theme::Dark, Theme::Print, Theme::Book];

fn document() -> Document {
    let text = ".@.@@\nBBBBB\nB.B.B\nWWWWW\n.#.##";
    let loaded = file::parse("race", text.as_bytes()).expect("a diagram");
    loaded.document
}

fn marked(document: &Document) -> Scene {
    let mut scene = Scene::new(document.board.setup.clone());
    scene.add_roles(&document.board.setup, &document.marks.roles);
    scene
}

fn drawn(scene: &Scene, part: Option<PointSet>, theme: Theme, notes: &[String]) -> Drawing {
    let topology = &scene.setup.topology;
    let points = part.unwrap_or_default();
    board(&BoardPicture {
        topology,
        scene,
        area: Area::of(topology, &points),
        coordinates: Some(Coordinates::Letters),
        theme,
        notes,
    })
}

/// The texts of a picture, in order.
fn texts(xml: &Xml<'_>) -> Vec<String> {
    let all = xml.descendants().filter(|node| node.has_tag_name("text"));
    all.filter_map(|node| node.text().map(str::to_owned))
        .collect()
}

fn group<'a>(xml: &'a Xml<'_>, name: &str) -> Option<Node<'a, 'a>> {
    xml.descendants()
        .find(|node| node.attribute("id") == Some(name))
}

fn count(xml: &Xml<'_>, name: &str, tag: &str) -> usize {
    let shapes = group(xml, name).expect("a group").descendants();
    shapes.filter(|node| node.has_tag_name(tag)).count()
}

#[test]
fn an_editor_finds_stones_lines_and_texts_as_such() {
    let document = document();
    let report = analyze(&document, None).expect("a position");
    let mut scene = marked(&document);
    scene.add_tints(&report, Counts::Shown, |_, _| false);
    scene.add_signs(&report, None);
    scene.add_winning(&report);
    for theme in THEMES {
        let text = svg(&drawn(&scene, None, theme, &[]), None);
        let xml = Xml::parse(&text).expect("XML");
        let stones = document
            .board
            .setup
            .stones
            .black
            .union(&document.board.setup.stones.white);
        assert_eq!(count(&xml, "stones", "circle"), stones.len());
        assert_eq!(count(&xml, "roles", "circle"), 13, "essential stones");
        let texts = texts(&xml);
        for expected in ["A", "E", "1", "5"] {
            let times = texts.iter().filter(|text| *text == expected).count();
            assert!(times >= 2, "{expected} stands on both sides: {texts:?}");
        }
        let tags = report.regions.iter().map(|region| &region.sign);
        for tag in tags {
            let is_told = texts
                .iter()
                .any(|text| text.starts_with(&format!("{tag} ")));
            assert!(is_told, "{tag} in {texts:?}");
        }
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}

#[test]
fn marks_of_a_file_are_seen_on_stones_and_wood_in_every_theme() {
    let text =
        "(;SZ[5]AB[aa][ba]AW[bb]TR[aa][dd]CR[ba]SQ[bb]MA[cc]LB[ee:A][ea:10]AR[aa:cc]LN[dd:ee])";
    let loaded = file::parse("marks.sgf", text.as_bytes()).expect("a position");
    let mut scene = marked(&loaded.document);
    scene.markup = loaded.document.markup();
    for theme in THEMES {
        let text = svg(&drawn(&scene, None, theme, &[]), None);
        let xml = Xml::parse(&text).expect("XML");
        let shapes = |tag| count(&xml, "markup", tag);
        // A ring, and wood below what stands on no stone: a triangle, a cross and two labels.
        assert_eq!(shapes("circle"), 5, "{text}");
        assert_eq!(shapes("text"), 2);
        assert!(texts(&xml).iter().any(|text| text == "10"));
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
    // What the ring of an essential block says already is not said twice.
    let point = loaded
        .document
        .topology()
        .point("B5")
        .expect("on the board");
    scene.essential.insert(point);
    let text = svg(&drawn(&scene, None, Theme::Light, &[]), None);
    assert_eq!(
        count(&Xml::parse(&text).expect("XML"), "markup", "circle"),
        4
    );
}

/// The dot of the last move has the colour of a number: the number could not be read on it.
#[test]
fn a_number_stands_alone_on_its_stone() {
    let document = document();
    let mut scene = marked(&document);
    scene.last_move = document.topology().point("C3");
    let signs = |scene: &Scene| {
        let text = svg(&drawn(scene, None, Theme::Light, &[]), None);
        count(&Xml::parse(&text).expect("XML"), "roles", "circle")
    };
    assert_eq!(signs(&scene), 14, "a dot inside its ring");
    scene.numbers = scene.last_move.map(|last| (last, 1)).into_iter().collect();
    assert_eq!(signs(&scene), 12);
}

#[test]
fn notes_stand_below_whatever_signs_they_have() {
    let notes = [
        "a < b & \"c\"\u{1}".to_owned(),
        "5は1の所、7は手抜き。".to_owned(),
    ];
    let scene = marked(&document());
    let with = drawn(&scene, None, Theme::Light, &notes);
    let without = drawn(&scene, None, Theme::Light, &[]);
    assert!(with.size.1 > without.size.1);
    let text = svg(&with, None);
    let xml = Xml::parse(&text).expect("XML");
    let texts = texts(&xml).concat();
    assert!(texts.contains("a < b & \"c\""), "{texts}");
    // A board of five lines is narrower than the second.
    assert!(
        texts.replace(' ', "").contains("5は1の所、7は手抜き。"),
        "{texts}"
    );
}

/// On a dark page a black stone has a light on it, or it would look hollow.
#[test]
fn black_looks_black_in_a_tree() {
    let text =
        "@.@.@.@.@\n@XXXXXXX@\n@X@@@@@X@\n@..@@@@.@\n@B@@@@@B@\nBBBBBBBBB\nWWWWWWWWW\n.#.#.#.##";
    let mut document = file::parse("race", text.as_bytes())
        .expect("a diagram")
        .document;
    let point = document.topology().point("B5").expect("on the board");
    document.race.picks.add(&[], point);
    let report = analyze(&document, None).expect("a position");
    let discs_and_grounds = |theme| {
        let drawing = tree(&TreeImage {
            topology: &report.topology,
            coordinates: Coordinates::Letters,
            items: &items(&report.regions[0].tree),
            direction: Flow::Down,
            title: "A",
            theme,
        });
        let text = svg(&drawing, None);
        let xml = Xml::parse(&text).expect("XML");
        assert!(texts(&xml).iter().any(|text| text == "B5"));
        ["circle", "rect"].map(|name| count(&xml, "moves", name))
    };
    assert_eq!(discs_and_grounds(Theme::Light), [2, 0]);
    assert_eq!(discs_and_grounds(Theme::Dark), [3, 0]);
}

/// The colour of a picture at a place given in cells from its corner.
fn pixel(picture: &Pixmap, scale: f32, (x, y): (f32, f32)) -> [u8; 3] {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a pixel of the picture"
    )]
    let at = |x: f32| (x * CELL * scale) as u32;
    let pixel = picture.pixel(at(x), at(y)).expect("in the picture");
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn black_is_dark_and_white_is_light_in_every_theme() {
    // Black in the upper left corner, White beside it, then nothing.
    let loaded = file::parse("two", b"XO.\n...\n...").expect("a diagram");
    let scene = Scene::new(loaded.document.board.setup.clone());
    for theme in THEMES {
        let drawing = drawn(&scene, None, theme, &[]);
        let size = Size::times(2.0, &drawing);
        let picture = Pixmap::decode_png(&png(&drawing, size)).expect("a PNG");
        assert_eq!((picture.width(), picture.height()), (344, 344));
        let light = |at| {
            pixel(&picture, 2.0, at)
                .iter()
                .map(|&c| u32::from(c))
                .sum::<u32>()
        };
        // The margin and half a cell, and a little beside the middle.
        let [black, white, bare] = [1.2, 2.2, 3.2].map(|x| light((x, 1.2)));
        assert!(black < 220, "{theme:?}: {black}");
        assert!(white > 600, "{theme:?}: {white}");
        assert!(bare > black + 60, "{theme:?}: {bare}");
    }
}

#[test]
fn text_is_drawn_in_both_scripts() {
    let scene = marked(&document());
    let ink = |note: &str| {
        let drawing = drawn(&scene, None, Theme::Print, &[note.to_owned()]);
        let picture = pixels(&drawing, Size::times(2.0, &drawing));
        let dark = picture.rgba.chunks(4).filter(|pixel| pixel[0] < 128);
        dark.count()
    };
    let almost_nothing = ink(".");
    assert!(ink("mmmm") > almost_nothing + 100);
    assert!(ink("攻合い") > almost_nothing + 100);
}

/// A picture as a renderer draws it that sets the texts of the SVG itself, in the bundled font.
fn set_by_a_renderer(drawing: &Drawing, size: Size) -> Pixmap {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(semeai_picture::font::FONT.to_vec());
    let family = fonts.faces().next().map(|face| face.families[0].0.clone());
    let family = family.expect("a font");
    fonts.set_sans_serif_family(family.clone());
    let options = Options {
        font_family: family,
        fontdb: Arc::new(fonts),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg(drawing, Some(size)), &options).expect("an SVG");
    let extent = tree.size().to_int_size();
    let mut pixels = Pixmap::new(extent.width(), extent.height()).expect("pixels");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

#[test]
fn texts_stand_in_a_png_where_the_svg_has_them() {
    let document = Sample::ConnectFirst.document();
    let report = analyze(&document, None).expect("a position");
    let mut scene = marked(&document);
    scene.add_tints(&report, Counts::Shown, |_, _| false);
    scene.add_roots(&report, None);
    let notes = ["5 at 1, 7 at 2".to_owned(), "攻合い、セキ".to_owned()];
    let drawing = drawn(&scene, None, Theme::Print, &notes);
    let size = Size::times(3.0, &drawing);
    let (ours, theirs) = (pixels(&drawing, size), set_by_a_renderer(&drawing, size));
    assert_eq!((ours.width, ours.height), (theirs.width(), theirs.height()));
    let differs = |(ours, theirs): &(&[u8], &[u8])| ours[0].abs_diff(theirs[0]) > 96;
    let all = ours.rgba.chunks(4).zip(theirs.data().chunks(4));
    let (different, all) = (all.clone().filter(differs).count(), all.len());
    assert!(different * 1000 < all, "{different} of {all} pixels");
    // Without the texts it would be many more.
    let bare = |drawing: &Drawing| {
        fn without(marks: &[Mark]) -> Vec<Mark> {
            let kept = marks.iter().filter(|mark| !matches!(mark, Mark::Text(_)));
            let kept = kept.map(|mark| match mark {
                Mark::Group(name, marks) => Mark::Group(name, without(marks)),
                other => other.clone(),
            });
            kept.collect()
        }
        Drawing {
            size: drawing.size,
            marks: without(&drawing.marks),
        }
    };
    let bare = pixels(&bare(&drawing), size);
    let apart = bare.rgba.chunks(4).zip(theirs.data().chunks(4));
    assert!(apart.filter(differs).count() > 5 * different.max(100));
}

#[test]
fn a_part_of_a_board_keeps_its_names_and_its_lines_go_on() {
    let board = Arc::new(Topology::rectangle(19, 19).expect("a board"));
    let scene = Scene::new(Setup::new(Arc::clone(&board)));
    let corners = ["A1", "G7"].map(|name| board.point(name).expect("on the board"));
    let part = selection::between(&board, corners[0], corners[1]);
    let part = drawn(&scene, Some(part), Theme::Light, &[]);
    let text = svg(&part, None);
    let xml = Xml::parse(&text).expect("XML");
    let mut names = texts(&xml);
    names.sort();
    names.dedup();
    assert_eq!(
        names,
        [
            "1", "2", "3", "4", "5", "6", "7", "A", "B", "C", "D", "E", "F", "G"
        ]
    );
    let lines = group(&xml, "lines").expect("lines");
    let path = lines.descendants().find_map(|node| node.attribute("d"));
    let path = path.expect("a path");
    // Half a cell beyond the last column of seven, after the margin and half a cell.
    let end = 0.65 * CELL + 7.0 * CELL;
    assert!(path.contains(&format!("L{end} ")), "{path}");
    assert!(
        path.contains("M46 "),
        "and from the edge of the board: {path}"
    );
}

#[test]
fn a_text_diagram_says_what_files_say() {
    for sample in [Sample::SameCount, Sample::FarAhead] {
        let document = sample.document();
        let header = Header {
            first: document.board.to_move,
            before: 0,
            title: &document.text.title,
        };
        let mut scene = marked(&document);
        scene.add_roots(&analyze(&document, None).expect("a position"), None);
        let text = diagram(document.topology(), &scene, None, &header);
        assert_eq!(text, file::to_diagram(&document).ok());
    }
}

#[test]
fn a_part_as_text_has_the_borders_that_it_reaches() {
    let board = Arc::new(Topology::rectangle(9, 9).expect("a board"));
    let mut scene = Scene::new(Setup::new(Arc::clone(&board)));
    let point = |name| board.point(name).expect("on the board");
    for (name, number) in [("A3", 11), ("B2", 20), ("C1", 15)] {
        scene.setup.stones.black.insert(point(name));
        scene.numbers.push((point(name), number));
    }
    let header = Header {
        first: semeai_board::Color::White,
        before: 10,
        title: " A  title\n",
    };
    let part = selection::between(&board, point("A3"), point("D1"));
    assert_eq!(
        diagram(&board, &scene, Some(&part), &header).expect("a rectangle"),
        "$$Wcm11 A title\n\
         $$ | 1 . . .\n\
         $$ | . 0 . .\n\
         $$ | . . 5 .\n\
         $$  ---------\n"
    );
}

#[test]
fn no_line_begins_with_a_closing_sign() {
    let text = "9は3の所、12は4の所、13は5の所、14は7の所、15は3の所。";
    for room in 40_u8..200 {
        let lines = semeai_picture::font::lines(text, 14.0, f32::from(room));
        assert!(
            lines.iter().all(|line| !line.starts_with(['、', '。'])),
            "{lines:?}"
        );
    }
}

#[test]
fn absurd_sizes_are_refused() {
    for size in [0, 1, 15, 10_001, u64::from(u32::MAX) + 16, u64::MAX] {
        let error = Size::new(size).expect_err("no size");
        assert!(
            error.to_string().ends_with(&format!("not {size}")),
            "{error}"
        );
    }
    let drawing = drawn(&marked(&document()), None, Theme::Light, &[]);
    assert_eq!(Size::times(0.0, &drawing).pixels(), Size::LEAST);
    assert_eq!(Size::times(1e9, &drawing).pixels(), Size::GREATEST);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn the_longer_side_is_what_was_asked_for(
        columns in 2_usize..=25,
        rows in 2_usize..=25,
        side in 16_u64..=500,
    ) {
        let board = Arc::new(Topology::rectangle(columns, rows).expect("a board"));
        let scene = Scene::new(Setup::new(board));
        let drawing = drawn(&scene, None, Theme::Light, &[]);
        let picture = pixels(&drawing, Size::new(side).expect("a size"));
        prop_assert_eq!(u64::from(picture.width.max(picture.height)), side);
        let all = u64::from(picture.width) * u64::from(picture.height);
        prop_assert_eq!(picture.rgba.len() as u64, 4 * all);
    }

    #[test]
    fn lines_of_text_lose_nothing_and_fit(text in "[a-z 攻合い]{0,80}", room in 30.0_f32..300.0) {
        let lines = semeai_picture::font::lines(&text, 14.0, room);
        let bare = |text: &str| text.replace(' ', "");
        prop_assert_eq!(bare(&lines.concat()), bare(&text));
        for line in &lines {
            let is_one = line.chars().count() == 1;
            prop_assert!(is_one || semeai_picture::font::width(line, 14.0) <= room + 0.01);
        }
    }
}
