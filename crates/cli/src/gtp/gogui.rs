//! What `GoGui` shows in its menu of analyses: how an answer is drawn, a name, a command.

use semeai_session::Phrasing;
use semeai_words::gtp as texts;

/// A line of the menu.
struct Shown {
    /// How `GoGui` draws the answer.
    kind: &'static str,
    label: fn(Phrasing) -> &'static str,
    command: &'static str,
}

const fn shown(
    kind: &'static str,
    label: fn(Phrasing) -> &'static str,
    command: &'static str,
) -> Shown {
    Shown {
        kind,
        label,
        command,
    }
}

const MENU: [Shown; 19] = [
    shown("gfx", texts::race, "semeai-race"),
    shown("hpstring", texts::race_words, "semeai-race_words"),
    shown("eplist", texts::essential, "semeai-essential"),
    shown("eplist", texts::safe, "semeai-safe"),
    shown("eplist", texts::only, "semeai-only"),
    shown("plist", texts::winning_moves, "semeai-winning_moves %c"),
    shown("varc", texts::line, "semeai-line %c"),
    shown("string", texts::winner, "semeai-winner %c"),
    shown("sboard", texts::liberties, "semeai-liberties"),
    shown("cboard", texts::regions, "semeai-regions"),
    shown("pstring", texts::status, "semeai-status %p"),
    shown("hstring", texts::endgame, "semeai-endgame"),
    shown("pspairs", texts::losses, "semeai-losses %c"),
    shown("plist", texts::biggest, "semeai-biggest %c"),
    shown("varc", texts::order, "semeai-order %c"),
    shown("dboard", texts::territory, "semeai-territory"),
    shown("string", texts::value, "semeai-value %s"),
    shown("param", texts::settings, "semeai-param"),
    shown("none", texts::save, "semeai-save %w"),
];

/// The menu, a line each.
pub(super) fn menu(phrasing: Phrasing) -> String {
    let lines = MENU.iter().map(|shown| {
        let label = (shown.label)(phrasing);
        format!("{}/{label}/{}", shown.kind, shown.command)
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use semeai_words::PHRASINGS;

    use super::*;

    /// A slash parts a line, and a name that comes twice is shown once.
    #[test]
    fn names_have_no_slash_and_differ() {
        for phrasing in PHRASINGS {
            let mut labels: Vec<&str> = MENU.iter().map(|it| (it.label)(phrasing)).collect();
            assert!(
                labels.iter().all(|label| !label.contains('/')),
                "{labels:?}"
            );
            labels.sort_unstable();
            labels.dedup();
            assert_eq!(labels.len(), MENU.len());
        }
    }
}
