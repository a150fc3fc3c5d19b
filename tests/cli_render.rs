//! `semeai-cli render` in-process: pictures of every kind, what they show, and refusals.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::{FIGURE_10, Ran, run};

/// Black has three moves, White two.
const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

/// Draws a text; the name of the file ends so.
fn render(folder: &Path, end: &str, arguments: &[&str], input: &str) -> (Ran, PathBuf) {
    let path = folder.join(format!("picture.{end}"));
    let name = path.to_str().expect("a path of letters");
    let ran = run(
        &[
            &["render", "-", "--output", name, "--seconds", "3600"],
            arguments,
        ]
        .concat(),
        input,
    );
    (ran, path)
}

fn drawn(end: &str, arguments: &[&str], input: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let (ran, path) = render(folder.path(), end, arguments, input);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    assert_eq!(ran.output, "");
    fs::read(path).expect("a picture")
}

fn svg(arguments: &[&str], input: &str) -> String {
    String::from_utf8(drawn("svg", arguments, input)).expect("text")
}

fn has_text(svg: &str, text: &str) -> bool {
    svg.contains(&format!(">{text}</text>"))
}

/// The width and height in the head of a PNG file.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn a_picture_shows_what_is_asked_for_and_nothing_else() {
    let bare = svg(&[], PLAIN);
    for group in [
        "regions",
        "coordinates",
        "signs",
        "stars",
        "numbers",
        "tags",
    ] {
        let id = format!("id=\"{group}\"");
        assert!(!bare.contains(&id), "{group}");
    }
    assert!(bare.contains("id=\"stones\"") && bare.contains("id=\"roles\""));
    let regions = svg(&["--regions"], PLAIN);
    assert!(has_text(&regions, "I") && !has_text(&regions, "I 1"));
    let counts = svg(&["--counts", "--auto"], PLAIN);
    assert!(has_text(&counts, "I 1") && counts.contains("id=\"signs\""));
    let names = svg(&["--coordinates"], PLAIN);
    assert!(has_text(&names, "E") && has_text(&names, "4"));
    assert!(svg(&["--stars"], PLAIN).contains("id=\"stars\""));
    let letters = svg(&["--letters", "--pick", ":A1"], PLAIN);
    assert!(letters.contains("id=\"candidates\"") && has_text(&letters, "a"));
}

#[test]
fn the_best_line_is_numbered_in_the_language_asked_for() {
    let line = svg(&["--line", "--first", "white"], PLAIN);
    assert!(has_text(&line, "1") && has_text(&line, "2"));
    assert!(line.contains("White plays 1."), "{line}");
    let line = svg(&["--line", "--language", "ja"], PLAIN);
    assert!(line.contains("1は黒。"), "{line}");
    let text = String::from_utf8(drawn("txt", &["--line"], PLAIN)).expect("text");
    assert!(text.starts_with("$$Bc\n") && text.contains(" 1 "), "{text}");
    assert!(text.trim_end().ends_with("Black plays 1."), "{text}");
}

#[test]
fn a_text_diagram_reads_back_as_the_position() {
    let text = String::from_utf8(drawn("TXT", &[], PLAIN)).expect("text");
    let again = String::from_utf8(drawn("txt", &[], &text)).expect("text");
    assert_eq!(text, again);
    assert!(text.contains("$$ | B B B B B |"), "{text}");
}

#[test]
fn a_text_diagram_keeps_regions_and_letters_and_says_what_it_leaves_out() {
    let drawn = |arguments: &[&str], input: &str| {
        String::from_utf8(drawn("txt", arguments, input)).expect("text")
    };
    let regions = drawn(&["--regions"], PLAIN);
    let below: Vec<&str> = regions
        .lines()
        .filter(|line| !line.starts_with("$$"))
        .collect();
    assert_eq!(below[..2], ["I: A4", "II: C4"]);
    // It reads back all the same.
    assert!(regions.starts_with(&drawn(&[], &regions)), "{regions}");
    // A letter has its place on its point, or below where a number stands there.
    let letters = drawn(&["--letters", "--pick", ":A1"], PLAIN);
    assert!(letters.contains("$$ | a # . # # |"), "{letters}");
    let arguments = [
        "--letters",
        "--pick",
        ":A1,C1",
        "--line",
        "--first",
        "black",
    ];
    let line = drawn(&arguments, PLAIN);
    let has = |text: &str| line.contains(text);
    assert!(has("\na: A1\n") || has("\nb: C1\n"), "{line}");
    let folder = tempfile::tempdir().expect("a folder");
    let (ran, path) = render(folder.path(), "txt", &["--counts", "--stars"], PLAIN);
    let said = "A text diagram can't show everything that --counts and --stars do";
    assert!(ran.errors.contains(said), "{}", ran.errors);
    assert!(fs::read_to_string(path).expect("text").contains("I 1: A4"));
}

#[test]
fn png_has_the_size_that_was_asked_for() {
    assert_eq!(
        size(&drawn("png", &[], PLAIN)),
        (432, 352),
        "80 pixels a line"
    );
    assert_eq!(size(&drawn("png", &["--size", "500"], PLAIN)).0, 500);
    assert!(svg(&["--size", "500"], PLAIN).contains("width=\"500\""));
    let dark = drawn("png", &["--theme", "dark"], PLAIN);
    assert_ne!(dark, drawn("png", &["--theme", "print"], PLAIN));
}

#[test]
fn trees_and_thermographs_are_drawn() {
    let picks = ["--pick", ":B5,H5", "--pick", "wB5:H5", "--pick", "wH5:B5"];
    let arguments = |own: &[&'static str]| [own, &picks[..]].concat();
    let region = svg(&arguments(&["--thermograph=a"]), FIGURE_10);
    assert!(region.contains("id=\"walls\"") && has_text(&region, "{6||4|0}"));
    let tree = svg(&arguments(&["--tree", "A"]), FIGURE_10);
    assert!(tree.contains("id=\"nodes\"") && has_text(&tree, "{6||4|0}"));
    assert!(has_text(&tree, "B5") && has_text(&tree, "H5") && has_text(&tree, "6"));
    let whole = svg(&arguments(&["--thermograph"]), FIGURE_10);
    assert!(has_text(&whole, "{2||0|-4}"), "{whole}");
}

#[test]
fn a_race_is_cropped() {
    let mut rows = vec![".".repeat(19); 19];
    for (row, text) in PLAIN.lines().enumerate() {
        rows[15 + row].replace_range(..5, text);
    }
    let board = rows.join("\n");
    let whole = size(&drawn("png", &[], &board));
    let part = size(&drawn("png", &["--crop"], &board));
    assert!(part.0 < whole.0 / 2 && part.1 < whole.1 / 2, "{part:?}");
    let text = String::from_utf8(drawn("txt", &["--crop"], &board)).expect("text");
    assert!(text.lines().count() < 10, "{text}");
}

#[test]
fn what_cannot_be_drawn_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |end: &str, arguments: &[&str], input: &str| {
        let (ran, path) = render(folder.path(), end, arguments, input);
        assert!(!path.exists(), "{arguments:?}");
        assert_eq!(ran.output, "");
        (ran.status, ran.errors)
    };
    let (status, said) = refused("gif", &[], PLAIN);
    assert_eq!(status, 2);
    assert!(
        said.ends_with("picture files end in .svg, .png, .pdf or .txt\n"),
        "{said}"
    );
    for absurd in ["0", "15", "10001", "18446744073709551615"] {
        let (status, said) = refused("png", &["--size", absurd], PLAIN);
        assert_eq!(status, 2);
        let expected = format!("16 to 10000 pixels, not {absurd}\n");
        assert!(said.ends_with(&expected), "{said}");
        let (_, said) = refused("svg", &["--size", absurd, "--language", "ja"], PLAIN);
        assert!(said.contains("ピクセル"), "{said}");
    }
    assert_eq!(refused("png", &["--size", "1e9"], PLAIN).0, 2);
    let (status, said) = refused("svg", &["--thermograph=Z"], PLAIN);
    assert_eq!(status, 2);
    assert!(
        said.contains("no region 'Z': the regions are I, II"),
        "{said}"
    );
    assert_eq!(refused("svg", &["--tree", "Q"], PLAIN).0, 2);
    let (status, said) = refused("svg", &["--thermograph=A"], FIGURE_10);
    assert_eq!(status, 1);
    assert!(said.contains("questions are open"), "{said}");
    let (status, said) = refused("txt", &["--thermograph"], PLAIN);
    assert_eq!(status, 2);
    assert!(said.contains("drawn as text"), "{said}");
    let (status, said) = refused("svg", &["--line"], "...\n.X.\n...");
    assert_eq!(status, 1, "{said}");
    assert_eq!(refused("svg", &[], "..\n.?").0, 2);
    assert_eq!(refused("svg", &["--line", "--regions"], "XO\nOX").0, 2);
}

#[test]
fn a_picture_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("missing");
    let (ran, _) = render(&nowhere, "png", &[], PLAIN);
    assert_eq!(ran.status, 2);
    assert!(ran.errors.contains("missing"), "{}", ran.errors);
    let place = folder.path().join("picture.svg");
    fs::create_dir(&place).expect("a folder");
    let (ran, _) = render(folder.path(), "svg", &[], PLAIN);
    assert_eq!(ran.status, 2);
    assert!(ran.errors.contains("picture.svg"), "{}", ran.errors);
}

/// A device that is always full stands for a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    for end in ["png", "pdf"] {
        let name = format!("picture.{end}");
        let link = folder.path().join(&name);
        std::os::unix::fs::symlink("/dev/full", &link).expect("a link");
        let (ran, _) = render(folder.path(), end, &[], PLAIN);
        assert_eq!(ran.status, 2);
        assert!(ran.errors.contains(&name), "{}", ran.errors);
    }
}

/// A sente of White's and a gote, with territory of both sides.
const ENDGAME: &str = include_str!("../assets/samples/21-the-last-move.txt");

#[test]
fn an_endgame_shows_its_regions_what_is_settled_and_what_moves_lose() {
    let bare = svg(&["--endgame"], ENDGAME);
    assert!(!has_text(&bare, "I") && !bare.contains("id=\"regions\""));
    let regions = svg(&["--endgame", "--regions"], ENDGAME);
    assert!(
        has_text(&regions, "I") && has_text(&regions, "II"),
        "{regions}"
    );
    let settled = svg(&["--endgame", "--counts"], ENDGAME);
    assert!(settled.contains("id=\"territory\""), "{settled}");
    let losses = svg(&["--endgame", "--losses", "--first", "black"], ENDGAME);
    assert!(has_text(&losses, "−1"), "{losses}");
    assert_ne!(svg(&["--endgame", "--stars"], ENDGAME), bare);
    let line = svg(&["--endgame", "--line", "--first", "white"], ENDGAME);
    assert!(has_text(&line, "1") && has_text(&line, "2"), "{line}");
    let text = drawn("txt", &["--endgame", "--letters"], ENDGAME);
    let text = String::from_utf8(text).expect("text");
    assert!(text.starts_with("$$Bc\n") && text.contains(" a "), "{text}");
    let numbered = drawn("txt", &["--endgame", "--line", "--first", "black"], ENDGAME);
    let numbered = String::from_utf8(numbered).expect("text");
    assert!(
        numbered.contains('1') && numbered.contains("Black plays 1."),
        "{numbered}"
    );
}

/// A board of which nothing is to be found out is drawn as it stands, whatever is marked.
#[test]
fn a_board_with_safe_marks_is_drawn_without_a_search() {
    let rows = [
        "@@@@@@@@@",
        "@.......@",
        "@.......@",
        "@.......@",
        "#.......#",
        "#.......#",
        "#.......#",
        "#########",
    ];
    let board = rows.join("\n");
    let begun = std::time::Instant::now();
    svg(&[], &board);
    let took = begun.elapsed();
    assert!(took.as_secs_f64() < 1.0, "{took:?}");
}

#[test]
fn one_star_says_that_a_move_loses_nothing() {
    let stars = |arguments: &[&str]| {
        let picture = svg(
            &[&["--endgame"], arguments].concat(),
            "#####@@\n@...#.#\n#####@@",
        );
        picture.matches("<polygon").count() + picture.matches("<path").count()
    };
    assert!(stars(&["--losses"]) > 0);
    assert_eq!(stars(&["--stars", "--losses"]), stars(&["--stars"]));
}

#[test]
fn parts_of_an_endgame_are_pictures_of_their_own() {
    let tree = svg(&["--endgame", "--tree", "a"], ENDGAME);
    assert!(
        tree.contains("id=\"nodes\"") && tree.matches("<circle").count() >= 2,
        "{tree}"
    );
    assert_eq!(
        tree,
        svg(&["--endgame", "--tree", "I"], ENDGAME),
        "its sign"
    );
    let graph = svg(&["--endgame", "--thermograph=A"], ENDGAME);
    assert!(graph.contains("id=\"walls\""));
    let hottest = svg(&["--endgame", "--thermograph"], ENDGAME);
    assert!(hottest.contains("id=\"walls\""));
    for (language, title) in [
        (
            "en",
            "What the biggest move is worth (up) after each move (across)",
        ),
        ("ja", "各手の後（横）の一番大きい手の価値（縦）"),
    ] {
        let curve = svg(&["--endgame", "--curve", "--language", language], ENDGAME);
        assert!(
            has_text(&curve, title) && curve.contains("id=\"curve\""),
            "{curve}"
        );
    }
    let points = drawn("png", &["--endgame", "--curve", "--size", "300"], ENDGAME);
    assert_eq!(size(&points).0, 300);
}

#[test]
fn options_of_the_other_subject_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (arguments, board, said) in [
        (
            &["--losses"][..],
            PLAIN,
            "--losses is for endgames: add --endgame",
        ),
        (
            &["--curve"],
            PLAIN,
            "--curve is for endgames: add --endgame",
        ),
        (&["--endgame", "--auto"], ENDGAME, "--auto is for races"),
        (
            &["--endgame", "--pick", ":B2"],
            ENDGAME,
            "--pick is for races",
        ),
        (&["--endgame", "--tree", "Z"], ENDGAME, "Z"),
        (&["--endgame", "--curve", "--line"], ENDGAME, "--line"),
    ] {
        let (ran, path) = render(folder.path(), "svg", arguments, board);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.errors.contains(said), "{arguments:?}: {}", ran.errors);
        assert!(!path.exists());
    }
    let open = "......\n..XO..\n......\n";
    let (ran, path) = render(folder.path(), "svg", &["--endgame", "--line"], open);
    assert_eq!(ran.status, 1, "{}", ran.errors);
    assert!(!path.exists());
}

#[test]
fn what_is_not_known_of_an_endgame_is_not_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = format!("{}\n", ["........."; 8].join("\n")) + "####@@@@@";
    for option in ["--losses", "--stars", "--line"] {
        let (ran, path) = render(folder.path(), "svg", &["--endgame", option], &open);
        assert_eq!(ran.status, 1, "{option}: {}", ran.errors);
        assert!(!path.exists(), "{option}");
    }
    let (ran, path) = render(folder.path(), "svg", &["--endgame", "--regions"], &open);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert!(path.exists());
}

#[test]
fn where_nobody_needs_to_move_there_is_no_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let seki = include_str!("../assets/samples/04-live-together.txt");
    let settled = "#####@@@\n#.###@.@\n#####@@@";
    for (arguments, input) in [(&["--line"][..], seki), (&["--line", "--endgame"], settled)] {
        let (ran, path) = render(folder.path(), "svg", arguments, input);
        assert_eq!(ran.status, 1, "{}", ran.errors);
        assert!(!path.exists());
        let said = "there is no line to show: nobody needs to move\n";
        assert!(ran.errors.ends_with(said), "{}", ran.errors);
    }
}

#[test]
fn a_board_without_a_race_is_drawn_where_solve_answers_it() {
    let alive = ".X.X.O.O.\nXXXXXOOOO\n.........\n.........";
    let solved = run(&["solve", "-"], alive);
    let folder = tempfile::tempdir().expect("a folder");
    let (ran, path) = render(folder.path(), "txt", &["--stars"], alive);
    assert_eq!(ran.status, solved.status, "{}{}", ran.errors, solved.output);
    assert_eq!(ran.status, 0);
    let text = fs::read_to_string(path).expect("a picture");
    assert!(text.contains("There is no race here"), "{text}");
    let (ran, _) = render(folder.path(), "svg", &["--line"], alive);
    assert_eq!(ran.status, 1, "{}", ran.errors);
    assert!(ran.errors.contains("There is no race"), "{}", ran.errors);
}

#[test]
fn a_tree_and_a_graph_are_refused_as_text_for_what_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    for part in ["--tree=A", "--thermograph", "--curve"] {
        let (ran, _) = render(folder.path(), "txt", &[part], PLAIN);
        assert_eq!(ran.status, 2);
        let said =
            "a tree, a thermograph or a curve cannot be drawn as text, only as .svg or .png\n";
        assert!(ran.errors.ends_with(said), "{}", ran.errors);
        assert!(!ran.errors.contains("rectangular"), "{}", ran.errors);
    }
}

#[test]
fn classes_are_drawn_with_what_was_asked_and_how_many_of_each() {
    let board = ["--board", "path:4", "--stones", ".X.."];
    let drawn = |end: &str, more: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(format!("picture.{end}"));
        let name = path.to_str().expect("a path of letters");
        let ran = run(&[&["render", "-o", name], &board[..], more].concat(), "");
        (ran, fs::read_to_string(path).unwrap_or_default())
    };
    let (ran, picture) = drawn("svg", &["--classes"]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(picture.contains("id=\"classes\""), "{picture}");
    assert!(
        has_text(&picture, "N+") || has_text(&picture, "P"),
        "{picture}"
    );
    assert!(picture.contains(">4 points to classify "), "{picture}");
    let (ran, _) = drawn("svg", &["--classes", "--stars"]);
    assert_eq!(ran.status, 2);
    let (ran, _) = drawn("txt", &["--classes"]);
    assert_eq!(ran.status, 2);
    let text = String::from_utf8(crate::cli_render::drawn(
        "txt",
        &["--classes"],
        ".X.\n...\n...",
    ))
    .expect("text");
    assert!(text.starts_with("$$Bc\n") && text.contains("N+"), "{text}");
}

#[test]
fn classes_of_a_region_that_is_too_large_are_not_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("picture.svg");
    let name = path.to_str().expect("a path of letters");
    let ran = run(
        &["render", "--board", "square:5x5", "--classes", "-o", name],
        "",
    );
    assert_eq!(ran.status, 1);
    assert!(ran.errors.contains("25 points"), "{}", ran.errors);
    assert!(!path.exists());
}

/// What else has classes is drawn, and options of who lives are options of such pictures only.
#[test]
fn a_picture_of_classes_shows_what_is_known_and_names_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("picture.svg");
    let name = path.to_str().expect("a path of letters");
    // A wall of safe stones between ten points and twenty.
    let stones = "..@....".repeat(5);
    let stones = ["--board", "square:7x5", "--stones", &stones];
    let ran = run(
        &[&["render", "--classes", "-o", name], &stones[..]].concat(),
        "",
    );
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert!(ran.errors.contains("20 points"), "{}", ran.errors);
    assert!(path.exists());
    let ran = run(
        &[&["render", "--ko", "black", "-o", name], &stones[..]].concat(),
        "",
    );
    assert_eq!(ran.status, 2);
    assert!(
        ran.errors.contains("--ko is for life and death"),
        "{}",
        ran.errors
    );
}

/// A lesson of two races and an endgame, a game each.
fn lesson() -> String {
    let samples = [
        include_str!("../assets/samples/00-connect-first.txt"),
        include_str!("../assets/samples/15-corridors.txt"),
        include_str!("../assets/samples/01-same-count.txt"),
    ];
    let games = samples.map(|text| {
        let mut document = semeai_session::file::parse("race.txt", text.as_bytes())
            .expect("a sample")
            .document;
        let asked = &mut document.lesson.question;
        asked.write(semeai_session::Language::JAPANESE, "白先でどうなりますか。");
        semeai_session::file::to_sgf(&document, &semeai_session::file::Answers::NOTHING)
            .expect("a rectangle")
    });
    games.concat()
}

#[test]
fn a_lesson_is_handed_out_as_one_file_or_as_a_picture_of_each_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (ran, path) = render(folder.path(), "pdf", &["--language", "ja"], &lesson());
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let pdf = fs::read(&path).expect("a file");
    assert!(pdf.starts_with(b"%PDF-"));
    let file = lopdf::Document::load_mem(&pdf).expect("a PDF file");
    assert_eq!(file.get_pages().len(), 2);
    let text = file.extract_text(&[1]).expect("text");
    assert!(text.contains("白先でどうなりますか。"), "{text}");
    let (ran, path) = render(folder.path(), "svg", &["--handout"], &lesson());
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(!path.exists());
    let page = |number: usize| folder.path().join(format!("picture-{number}.svg"));
    let [problems, answers] =
        [1, 2].map(|number| fs::read_to_string(page(number)).expect("a page"));
    assert!(has_text(&problems, "Problem 3") && has_text(&answers, "Answers"));
    assert!(!page(3).exists());
}

#[test]
fn several_files_are_a_handout_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| {
        folder
            .path()
            .join(name)
            .to_str()
            .expect("letters")
            .to_owned()
    };
    let (one, two) = (path("one.txt"), path("two.txt"));
    for name in [&one, &two] {
        fs::write(name, PLAIN).expect("written");
    }
    let to = |out: &str, more: &[&str]| {
        let out = path(out);
        run(&[&["render", &one, &two, "-o", &out], more].concat(), "")
    };
    let ran = to("both.pdf", &[]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let read = |name: &str| fs::read(path(name)).expect("a file");
    let file = lopdf::Document::load_mem(&read("both.pdf")).expect("a PDF file");
    let text = file.extract_text(&[1]).expect("text");
    assert!(
        text.contains("Problem 2") && !text.contains("Problem 3"),
        "{text}"
    );
    for (out, more, said) in [
        ("both.svg", &[][..], "several files can only make a handout"),
        (
            "both.txt",
            &["--handout"],
            "a handout must be a .pdf, .svg or .png file",
        ),
        ("two.txt", &[], "several files can only make a handout"),
        ("no/both.pdf", &[], "both.pdf"),
    ] {
        let ran = to(out, more);
        assert_eq!(ran.status, 2, "{out}");
        assert!(ran.errors.contains(said), "{out}: {}", ran.errors);
    }
    assert_eq!(
        read("two.txt"),
        PLAIN.as_bytes(),
        "nothing is written over what is read"
    );
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(names.len(), 3, "nothing is left half written: {names:?}");
}

#[test]
fn a_picture_that_is_asked_for_is_one_page() {
    for arguments in [
        &["--regions", "--theme", "book"][..],
        &["--tree", "A", "--pick", ":A1"],
    ] {
        let bytes = drawn("pdf", arguments, PLAIN);
        let file = lopdf::Document::load_mem(&bytes).expect("a PDF file");
        assert_eq!(file.get_pages().len(), 1, "{arguments:?}");
        let text = file.extract_text(&[1]).expect("text");
        assert!(!text.contains("Problem"), "{text}");
    }
}
