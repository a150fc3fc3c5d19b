//! Records with stray signs, made well formed: a bracket inside a name, a line between nodes, a missing `;` or last
//! parenthesis.
//!
//! In a well-formed text a `]` that ends a value is followed by a `[` before the next `]`. Where it is not, the value was not
//! over, or the next `]` is one too many. What cannot be a part of a record is passed over; it becomes blank, so that places in
//! the text stay what they are.

use super::oddities::shown;
use crate::file::error::{FileNotice, Spot};
use crate::file::sgf::scan::{next_game, spot};

/// So many places are told one by one.
const MOST_TOLD: usize = 8;

/// Properties whose values are points, moves or numbers: none of them has a bracket inside.
const EXACT: [&str; 21] = [
    "B", "W", "AB", "AW", "AE", "CR", "SQ", "TR", "MA", "TB", "TW", "SL", "DD", "VW", "PL", "SZ",
    "GM", "FF", "HA", "KM", "MN",
];

/// Properties that have lists of values.
const LISTS: [&str; 15] = [
    "AB", "AW", "AE", "CR", "SQ", "TR", "MA", "LB", "TB", "TW", "SL", "DD", "VW", "AR", "LN",
];

/// A record that was made well formed.
#[derive(Debug)]
pub(crate) struct MendedText {
    pub(crate) text: String,
    /// What is to be said of it, with places in the text as it was.
    pub(crate) notices: Vec<FileNotice>,
    /// Where signs were put in that were not there, as bytes of the new text, in order.
    inserted: Vec<usize>,
}

impl MendedText {
    /// A place in the new text as one in the text as it was.
    pub(crate) fn place(&self, text: &str, at: usize) -> Spot {
        let mut place = spot(text, at);
        let line = text[..at.min(text.len())]
            .rfind('\n')
            .map_or(0, |at| at + 1);
        let before = self
            .inserted
            .iter()
            .filter(|&&each| (line..at).contains(&each));
        place.column = place.column.saturating_sub(before.count()).max(1);
        place
    }

    /// The same of a place that is known by its line and column.
    pub(crate) fn moved(&self, place: Spot) -> Spot {
        let mut lines = self.text.split_inclusive('\n');
        let start: usize = lines.by_ref().take(place.line - 1).map(str::len).sum();
        let line = lines.next().unwrap_or_default();
        let signs = line.char_indices().take(place.column - 1);
        let length: usize = signs.map(|(_, sign)| sign.len_utf8()).sum();
        self.place(&self.text, start + length)
    }
}

/// A well-formed text for one that is not; nothing if no record of Go can be made out in it, or it ends inside a value.
pub(crate) fn mended(text: &str) -> Option<MendedText> {
    let mut mender = Mender::new(text);
    mender.all()?;
    let has_record = mender.has_record;
    let mended = mender.end();
    has_record.then_some(mended)
}

/// Whether a text is a record in which nothing has to be mended.
pub(crate) fn is_well_formed(text: &str) -> bool {
    mended(text).is_some_and(|mended| mended.notices.is_empty())
}

/// What may stand where a record is read.
#[derive(Clone, Copy, Debug, PartialEq)]
enum MendState {
    /// After `(`: a node must come.
    Opened,
    /// In a node.
    InNode,
    /// After `)` inside a game: only variations can come.
    Closed,
}

struct Mender<'a> {
    text: &'a str,
    at: usize,
    place: MendState,
    depth: usize,
    out: String,
    inserted: Vec<usize>,
    notices: Vec<FileNotice>,
    /// How many places are not told one by one.
    more: usize,
    /// Whether something was read that only a record of Go has.
    has_record: bool,
}

impl<'a> Mender<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            place: MendState::Opened,
            depth: 0,
            out: String::with_capacity(text.len() + 64),
            inserted: Vec::new(),
            notices: Vec::new(),
            more: 0,
            has_record: false,
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes over so many bytes as they stand.
    fn take(&mut self, length: usize) {
        self.out += &self.text[self.at..self.at + length];
        self.at += length;
    }

    /// Tells of the place that has been reached.
    fn tell(&mut self, notice: impl FnOnce(Spot) -> FileNotice) {
        if self.notices.len() < MOST_TOLD {
            self.notices.push(notice(spot(self.text, self.at)));
        } else {
            self.more += 1;
        }
    }

    fn insert(&mut self, sign: char) {
        self.inserted.push(self.out.len());
        self.out.push(sign);
    }

    /// All games; nothing if the text ends inside a value.
    fn all(&mut self) -> Option<()> {
        while let Some(start) = next_game(self.rest()) {
            self.take(start);
            self.game()?;
        }
        self.take(self.rest().len());
        Some(())
    }

    fn game(&mut self) -> Option<()> {
        self.take(1);
        (self.depth, self.place) = (1, MendState::Opened);
        while self.depth > 0 {
            let blank = self.rest().len() - self.rest().trim_ascii_start().len();
            self.take(blank);
            let Some(sign) = self.rest().chars().next() else {
                self.close_all();
                break;
            };
            match (sign, self.place) {
                ('(', MendState::InNode | MendState::Closed) => {
                    self.go(MendState::Opened, self.depth + 1);
                }
                (')', MendState::InNode | MendState::Closed) => {
                    self.go(MendState::Closed, self.depth - 1);
                }
                (';', MendState::Opened | MendState::InNode) => {
                    self.go(MendState::InNode, self.depth);
                }
                (')', MendState::Opened) => self.missing_semicolon(),
                _ if self.property_name().is_some() && self.place != MendState::Closed => {
                    if self.place == MendState::Opened && self.depth > 1 {
                        self.missing_semicolon();
                    }
                    self.place = MendState::InNode;
                    self.property()?;
                }
                _ => self.pass_over(),
            }
        }
        Some(())
    }

    /// Takes over a sign of the syntax.
    fn go(&mut self, place: MendState, depth: usize) {
        self.take(1);
        (self.place, self.depth) = (place, depth);
    }

    fn missing_semicolon(&mut self) {
        self.tell(|spot| FileNotice::SignMissing { sign: ';', spot });
        self.insert(';');
        self.place = MendState::InNode;
    }

    /// The end of the text before the end of a game.
    fn close_all(&mut self) {
        self.tell(|spot| FileNotice::SignMissing { sign: ')', spot });
        if self.place == MendState::Opened {
            self.insert(';');
        }
        for _ in 0..self.depth {
            self.insert(')');
        }
        self.depth = 0;
    }

    /// The name of a property that stands here with a value.
    fn property_name(&self) -> Option<&'a str> {
        name_with_value(self.rest())
    }

    /// A property with its values, and the brackets that are one too many between them.
    fn property(&mut self) -> Option<()> {
        let name = self.property_name()?;
        self.has_record |= EXACT.contains(&name);
        self.take(name.len());
        loop {
            let blank = self.rest().len() - self.rest().trim_ascii_start().len();
            if self.rest()[blank..].starts_with('[') {
                self.take(blank + 1);
                self.value(name)?;
            } else if self.rest()[blank..].starts_with(']')
                && self.rest()[blank + 1..].trim_ascii_start().starts_with('[')
            {
                self.take(blank);
                self.blank_out(1);
            } else {
                return Some(());
            }
        }
    }

    /// A value behind its bracket; brackets inside it are escaped.
    fn value(&mut self, name: &str) -> Option<()> {
        let mut open = 0_usize;
        loop {
            let mut signs = self.rest().char_indices();
            let (at, sign) = signs.find(|(_, sign)| matches!(sign, '\\' | '[' | ']'))?;
            self.take(at);
            match sign {
                '\\' => {
                    let escaped = self.rest().chars().nth(1)?;
                    self.take(1 + escaped.len_utf8());
                }
                '[' => {
                    open += 1;
                    self.take(1);
                }
                _ if self.ends_value(name, open) => {
                    self.take(1);
                    return Some(());
                }
                _ => {
                    self.bracket_inside();
                    open = open.saturating_sub(1);
                }
            }
        }
    }

    fn bracket_inside(&mut self) {
        self.tell(|spot| FileNotice::BracketInside { spot });
        self.insert('\\');
        self.take(1);
    }

    /// Whether the `]` that stands here ends the value of a property in which so many brackets are open.
    fn ends_value(&self, name: &str, open: usize) -> bool {
        let after = &self.rest()[1..];
        let next = after.find(['[', ']']);
        let is_last = next.is_none_or(|next| after[next..].starts_with('['));
        if EXACT.contains(&name) {
            return true;
        }
        if !is_last {
            let between = after[..next.unwrap_or(0)].trim_ascii();
            return between.is_empty() && open == 0;
        }
        open == 0 || is_clean(after, name)
    }

    /// Passes over what is no part of a record, up to what may be.
    fn pass_over(&mut self) {
        let start = self.at;
        let word = |text: &str| {
            let length = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
            length.max(text.chars().next().map_or(0, char::len_utf8))
        };
        let mut length = 0;
        loop {
            // A value without a name goes with its name's place.
            length += match self.text[start + length..].chars().next() {
                Some('[') => {
                    let value = &self.text[start + length..];
                    value.find(']').map_or(value.len(), |end| end + 1)
                }
                _ if self.place == MendState::Closed => {
                    let name = name_with_value(&self.text[start + length..]);
                    name.map_or_else(|| word(&self.text[start + length..]), str::len)
                }
                _ => word(&self.text[start + length..]),
            };
            let rest = &self.text[start + length..];
            let next = rest.trim_ascii_start();
            let is_property = self.place != MendState::Closed && name_with_value(next).is_some();
            let ends = match next.chars().next() {
                None => true,
                Some(';') => self.place != MendState::Closed,
                Some('(') => self.place != MendState::Opened,
                Some(')') => self.place != MendState::Opened,
                Some(_) => is_property,
            };
            if ends {
                break;
            }
            length += rest.len() - next.len();
        }
        self.blank_out(length);
    }

    /// Puts blanks in the place of so many bytes, sign by sign.
    fn blank_out(&mut self, length: usize) {
        let passed = &self.text[self.at..self.at + length];
        let text = || shown(passed);
        self.tell(|spot| FileNotice::PassedOver { text: text(), spot });
        let blank = |sign: char| {
            if sign.is_ascii_whitespace() {
                sign
            } else {
                ' '
            }
        };
        self.out.extend(passed.chars().map(blank));
        self.at += length;
    }

    fn end(mut self) -> MendedText {
        if self.more > 0 {
            self.notices
                .push(FileNotice::MoreMended { places: self.more });
        }
        MendedText {
            text: self.out,
            notices: self.notices,
            inserted: self.inserted,
        }
    }
}

/// The name of a property with a value at the beginning of a text.
fn name_with_value(text: &str) -> Option<&str> {
    let length = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let (name, rest) = text.split_at(length);
    let is_name = name.starts_with(|sign: char| sign.is_ascii_alphabetic());
    (is_name && rest.trim_ascii_start().starts_with('[')).then_some(name)
}

/// Whether what follows a `]` can follow the end of a value that has brackets open inside: a sign of the syntax, a name in
/// capitals, or another value where there may be several.
fn is_clean(after: &str, name: &str) -> bool {
    let after = after.trim_ascii_start();
    match after.chars().next() {
        None | Some(')') => true,
        Some('[') => LISTS.contains(&name) || name.starts_with("SEM"),
        Some(';' | '(') => {
            let next = after[1..].trim_ascii_start();
            next.is_empty() || next.starts_with([';', '(', ')']) || has_capitals(next)
        }
        Some(_) => has_capitals(after),
    }
}

fn has_capitals(text: &str) -> bool {
    name_with_value(text).is_some_and(|name| name.bytes().any(|byte| byte.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::sgf::games::trees;

    fn mend(text: &str) -> MendedText {
        let mended = mended(text).unwrap_or_else(|| panic!("{text}"));
        assert!(trees(&mended.text).is_ok(), "{}", mended.text);
        mended
    }

    #[test]
    fn what_is_stray_becomes_blank_and_what_is_missing_is_put_in() {
        for (text, expected) in [
            (
                "(;US[Matsuyama[3d]]PB[a];B[aa])",
                "(;US[Matsuyama[3d\\]]PB[a];B[aa])",
            ),
            ("(;PB[a]b]PW[c];B[aa])", "(;PB[a\\]b]PW[c];B[aa])"),
            ("(;PB[a](3d)]PW[c];B[aa])", "(;PB[a\\](3d)]PW[c];B[aa])"),
            (
                "(;B[aa]C[see [1] and [2], here];W[bb])",
                "(;B[aa]C[see [1\\] and [2\\], here];W[bb])",
            ),
            (
                "(;B[aa]C[a [b] [c] d];W[bb])",
                "(;B[aa]C[a [b\\] [c\\] d];W[bb])",
            ),
            ("(;B[aa]]\n;W[bb])", "(;B[aa] \n;W[bb])"),
            ("(;AB[aa]][bb]\n;W[cc])", "(;AB[aa] [bb]\n;W[cc])"),
            ("(;SZ[9];B[aa]\n---\n;W[bb])", "(;SZ[9];B[aa]\n   \n;W[bb])"),
            ("(;SZ[9];B[aa];1.W[bb])", "(;SZ[9];B[aa];  W[bb])"),
            ("(;SZ[9];B[aa] KO ;W[bb])", "(;SZ[9];B[aa]    ;W[bb])"),
            ("(;SZ[9](B[aa])(;B[bb]))", "(;SZ[9](;B[aa])(;B[bb]))"),
            ("(;SZ[9];B[aa]();W[bb])", "(;SZ[9];B[aa](;)      )"),
            ("(;SZ[9];B[aa](;W[bb]", "(;SZ[9];B[aa](;W[bb]))"),
            ("(;SZ[9](;B[aa])x(;B[bb]))", "(;SZ[9](;B[aa]) (;B[bb]))"),
            ("(;SZ[9];B[aa]　注;W[bb])", "(;SZ[9];B[aa]  ;W[bb])"),
        ] {
            assert_eq!(mend(text).text, expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_record_is_not_mended() {
        for text in [
            "(; a wink",
            "(;x[y] z)",
            "no game",
            "(;SZ[9];B[aa];C[cut",
            "(;SZ[9]PB[a\\",
        ] {
            assert!(mended(text).is_none(), "{text}");
        }
    }

    #[test]
    fn places_are_those_of_the_text_as_it_was() {
        let text = "(;US[a[3d]]\n;B[aa]C[x]y] --- ;W[zz])";
        let mended = mend(text);
        let at = |sign: &str, text: &str| text.find(sign).expect("there");
        let place = mended.place(&mended.text, at("W[zz]", &mended.text));
        assert_eq!(place, spot(text, at("W[zz]", text)));
        assert_eq!(
            mended.moved(spot(&mended.text, at("W[zz]", &mended.text))),
            place
        );
        let places: Vec<Option<Spot>> = mended.notices.iter().map(FileNotice::spot).collect();
        let expected = [at("]]", text), at("]y", text), at("---", text)];
        assert_eq!(places, expected.map(|at| Some(spot(text, at))));
    }

    #[test]
    fn many_stray_signs_are_counted() {
        let mended = mend(&format!("(;SZ[9]{})", ";B[aa] -- ".repeat(50_000)));
        assert_eq!(mended.notices.len(), MOST_TOLD + 1);
        assert_eq!(
            mended.notices[MOST_TOLD],
            FileNotice::MoreMended {
                places: 50_000 - MOST_TOLD
            }
        );
    }
}
