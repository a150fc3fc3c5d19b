//! `map` in-process: pictures of maps, and maps that are too large. What it says of one stands in its transcript.

use std::fs;

use crate::cli::run;

#[test]
fn what_is_too_much_for_a_map_is_refused() {
    let row = vec!["B"; 32].join("|");
    let large = vec![format!("({row})"); 32].join("|") + "|B";
    let deep = "~".repeat(64);
    for (text, said) in [
        (deep.as_str(), "64 levels"),
        (&large, "1024 parts"),
        ("B\u{7}", "column 2: the control character U+0007"),
    ] {
        let ran = run(&["map", text], "");
        assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{text}");
        assert!(ran.errors.contains(said), "{}", ran.errors);
    }
}

#[test]
fn a_map_is_drawn_with_the_points_that_can_be_played_set_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let drawn = |end: &str, more: &[&str]| {
        let path = folder.path().join(format!("picture.{end}"));
        let name = path.to_str().expect("a path of letters");
        let board = ["--board", "square:3x3", "--stones", "X.. .OO ..."];
        let ran = run(&[&["render", "-o", name], &board[..], more].concat(), "");
        (ran, fs::read_to_string(path).unwrap_or_default())
    };
    for theme in ["light", "dark", "print"] {
        let (ran, picture) = drawn("svg", &["--map", "F(W)", "--theme", theme]);
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
        let layer = picture.split("id=\"map\"").nth(1).expect("a layer");
        let layer = layer.split("</g>").next().unwrap_or_default();
        let filled = layer.matches("<path").count() - layer.matches("fill=\"none\"").count();
        assert_eq!((layer.matches("<path").count(), filled), (7, 5), "{layer}");
        assert!(picture.contains(">F(W): 7 points, of which"), "{picture}");
    }
    let (ran, text) = drawn("txt", &["--map", "F(W)"]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(
        text.starts_with("$$Bc\n") && text.contains("Black can play 5: "),
        "{text}"
    );
    let (ran, text) = drawn("txt", &["--map", "F(W)", "--as", "white"]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(
        text.contains("F(B)") && text.contains("White can play 2: "),
        "{text}"
    );
    assert_eq!(drawn("svg", &["--as", "white"]).0.status, 2);
    let (ran, _) = drawn("png", &["--map", "F(W"]);
    assert!(
        ran.status == 2 && ran.errors.contains("column 4"),
        "{}",
        ran.errors
    );
    assert_eq!(drawn("svg", &["--map", "B", "--classes"]).0.status, 2);
}
