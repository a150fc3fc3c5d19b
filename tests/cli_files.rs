//! Files that the command line writes: never over what is read, and there whenever the exit status says so.

use std::fs;
use std::path::{Path, PathBuf};

use semeai_session::file;

use crate::cli::run;

/// Black has three moves, White two.
const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

/// Two blocks that live, and nothing that races.
const NO_RACE: &str = "X.X.XO.O.O\nXXXXXOOOOO\n..........\n";

fn name(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// Other ways to a file: through its folder, and by links.
fn ways(path: &Path) -> Vec<PathBuf> {
    let folder = path.parent().expect("a folder");
    let file = path.file_name().expect("a name");
    let mut ways = vec![
        path.to_path_buf(),
        folder.join(".").join(file),
        folder
            .join("../")
            .join(folder.file_name().expect("a name"))
            .join(file),
    ];
    #[cfg(unix)]
    {
        let ending = path.extension().and_then(|ending| ending.to_str());
        let named = |kind: &str| folder.join(format!("{kind}.{}", ending.expect("an ending")));
        let (link, hard) = (named("link"), named("hard"));
        std::os::unix::fs::symlink(path, &link).expect("a link");
        fs::hard_link(path, &hard).expect("a link");
        ways.extend([link, hard]);
    }
    ways
}

#[test]
fn what_is_read_is_never_written_over() {
    for (command, option) in [
        ("render", "--output"),
        ("solve", "--sgf"),
        ("endgame", "--sgf"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.txt");
        fs::write(&path, PLAIN).expect("written");
        for way in ways(&path) {
            for [read, written] in [[&path, &way], [&way, &path]] {
                let arguments = [command, name(read), option, name(written)];
                let ran = run(&arguments, "");
                assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
                let said = "this is the input file, and it won't be overwritten";
                assert!(ran.errors.contains(said), "{}", ran.errors);
                assert_eq!(fs::read_to_string(&path).expect("there"), PLAIN);
            }
        }
        // A file of the same contents is another one.
        let other = folder.path().join("other.txt");
        fs::write(&other, PLAIN).expect("written");
        let ran = run(&[command, name(&path), option, name(&other)], "");
        assert_ne!(ran.status, 2, "{command}: {}", ran.errors);
    }
}

/// Whatever the answer is, the file is there; where it cannot be, that is no success.
#[test]
fn what_was_solved_is_in_its_file_whatever_was_found() {
    let few = ["--nodes", "1"];
    for (board, options, expected) in [
        (PLAIN, &[][..], 0),
        (NO_RACE, &[], 0),
        (NO_RACE, &["--json"], 0),
        (NO_RACE, &["--essential", "A2,F2"], 0),
        // Nothing is found out.
        (
            "..........\n..XXOO....\n..OOXX....\n..........\n..........",
            &few,
            1,
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out.sgf");
        let asked = [
            &["solve", "-", "--seconds", "60", "--sgf", name(&path)],
            options,
        ]
        .concat();
        let ran = run(&asked, board);
        assert_eq!(
            ran.status, expected,
            "{board}: {}{}",
            ran.output, ran.errors
        );
        let text = fs::read_to_string(&path).expect("written");
        assert!(text.contains("--- Semeai ---") || expected == 1, "{text}");
        let document = file::read(&path).expect("readable").document;
        let asked_about = file::parse("-", board.as_bytes())
            .expect("a diagram")
            .document;
        assert_eq!(document.board.setup, asked_about.board.setup);
        assert_eq!(
            document.text.comment, "",
            "what we tell is no comment of the person"
        );
    }
    let unwritable = ["/no/such/folder/out.sgf", "/dev/full"];
    for path in unwritable
        .into_iter()
        .take(if cfg!(target_os = "linux") { 2 } else { 1 })
    {
        for board in [PLAIN, NO_RACE] {
            let ran = run(&["solve", "-", "--sgf", path], board);
            assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{path}");
        }
    }
}
