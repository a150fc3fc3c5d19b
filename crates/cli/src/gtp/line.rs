//! A line of the protocol as a command.

/// A line that is no longer than this is read whole, whatever it says.
pub(super) const MOST_BYTES: usize = 1 << 16;

/// These are as long as a game.
const LONG: [&str; 2] = ["gogui-play_sequence", "gogui-setup"];

/// How an interface says that it waits no longer for the answer. To a program that does not know it, it is a comment.
const INTERRUPT: &str = "# interrupt";

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Nothing: it is empty, or a comment.
    Empty,
    /// That whatever is worked on is to be ended.
    Interrupt,
    /// A command.
    Command(Command),
}

/// A command as it was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that the answer begins with, digit by digit, whatever its size; empty if there is none.
    pub(super) id: String,
    pub(super) name: String,
    /// What stands behind the name.
    pub(super) words: Vec<String>,
    /// Whether the line was longer than it may be. Then only its beginning was read.
    pub(super) is_cut: bool,
}

/// What the bytes of a line say, without its end. As the protocol has it, control characters count for nothing, a tab for a blank, and
/// a comment reaches from `#` to the end.
pub(super) fn read(bytes: &[u8], is_cut: bool) -> Line {
    let text = String::from_utf8_lossy(bytes);
    if text.trim() == INTERRUPT {
        return Line::Interrupt;
    }
    let text = text.split('#').next().unwrap_or_default();
    let text: String = text
        .chars()
        .filter(|sign| !sign.is_control() || *sign == '\t')
        .collect();
    let mut words = text.split_whitespace().map(ToOwned::to_owned).peekable();
    let is_id = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
    let id = words.next_if(is_id);
    let name = words.next();
    if id.is_none() && name.is_none() {
        return Line::Empty;
    }
    Line::Command(Command {
        id: id.unwrap_or_default(),
        name: name.unwrap_or_default(),
        words: words.collect(),
        is_cut,
    })
}

/// Whether a line that begins so may be longer than others.
pub(super) fn may_be_long(beginning: &[u8]) -> bool {
    match read(&beginning[..beginning.len().min(256)], false) {
        Line::Command(command) => LONG.contains(&command.name.as_str()),
        Line::Empty | Line::Interrupt => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Command {
        match read(text.as_bytes(), false) {
            Line::Command(command) => command,
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn ids_are_kept_digit_by_digit() {
        for id in ["1", "007", "4294967296", "99999999999999999999999999"] {
            let read = command(&format!("{id} play b D4"));
            assert_eq!((read.id.as_str(), read.name.as_str()), (id, "play"));
            assert_eq!(read.words, ["b", "D4"]);
        }
        let bare = command("12");
        assert_eq!((bare.id.as_str(), bare.name.as_str()), ("12", ""));
        assert_eq!(command("1a").name, "1a");
    }

    #[test]
    fn controls_count_for_nothing_and_comments_end_a_line() {
        assert_eq!(command("na\0me\r").name, "name");
        assert_eq!(command("play\tb \t D4 # tengen").words, ["b", "D4"]);
        for empty in ["", " ", "\t", "\r", "# a remark", "#interrupt", "\u{1b}"] {
            assert_eq!(read(empty.as_bytes(), false), Line::Empty, "{empty:?}");
        }
        assert_eq!(read(b"# interrupt\r", false), Line::Interrupt);
        assert!(may_be_long(b"7 gogui-setup b A1"));
        assert!(!may_be_long(b"7 play b A1"));
    }
}
