//! What `GoGui`, Sabaki, `q5Go` and `LizGoban` send when they start, and to set up one position: lines that begin with `>` are sent, the others
//! are what is answered, byte by byte; `…` stands for lines that another test looks at.

use std::path::Path;

use super::talk;

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/gtp")
        .join(name);
    let text = std::fs::read_to_string(path).expect("a transcript");
    let lines = || text.lines().filter(|line| !line.starts_with("##"));
    let sent: Vec<&str> = lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let kept: Vec<&str> = lines().filter(|line| !line.starts_with('>')).collect();
    let expected = kept.join("\n") + "\n";
    let said = talk(&(sent.join("\n") + "\n"));
    let mut rest = said.as_str();
    for part in expected.split("…\n") {
        let at = rest
            .find(part)
            .unwrap_or_else(|| panic!("{name}: {part}\nnot in\n{rest}"));
        let is_begin = rest.len() == said.len();
        assert!(!is_begin || at == 0, "{name}: {}", &rest[..at]);
        rest = &rest[at + part.len()..];
    }
    assert_eq!(rest, "", "{name}");
}

#[test]
fn gogui_starts_and_sets_up() {
    check("gogui.txt");
}

#[test]
fn sabaki_starts_and_sets_up() {
    check("sabaki.txt");
}

#[test]
fn q5go_starts_and_sets_up() {
    check("q5go.txt");
}

#[test]
fn lizgoban_starts_and_sets_up() {
    check("lizgoban.txt");
}
