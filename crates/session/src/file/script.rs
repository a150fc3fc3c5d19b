//! How the text of a file stands in its bytes, so that what nobody edits is written as it was read.
//!
//! A text is read and written in pieces: what stands between the signs of the syntax, line by line. A piece whose bytes are
//! what the encoding makes of its text needs no notice. All others are remembered with their bytes: those with broken bytes, with a second way to write a sign, in another encoding than the rest. Whoever writes the same piece again writes the
//! same bytes again.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use encoding_rs::{DecoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// Our own property for an encoding that was guessed.
pub(super) const GUESSED: &str = "SEMCA";

/// That a text is in UTF-8.
pub(super) const UTF_8_SAID: &str = "CA[UTF-8]";

/// A byte that is a sign in no encoding of several bytes a sign, nor begins one.
const UNREADABLE: u8 = 0xff;

/// So many bytes behind a sign can decide whether it is broken.
const MOST_AFTER: usize = 64;

/// The longest text that a byte more makes of those before it.
const SIGNS: usize = 64;

/// What a file says of its encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Charset {
    /// It has this name for it.
    Named(String),
    /// Nothing, and it was guessed: that stands in no file for others.
    Guessed,
    /// Nothing, and nothing had to be guessed; it may be that all its signs are those of ASCII.
    Unsaid { is_ascii: bool },
}

/// The encoding of a file, with what it does not say.
#[derive(Clone, Debug)]
pub(super) struct Script {
    encoding: &'static Encoding,
    charset: Charset,
    /// Whether the file begins with a byte order mark.
    has_mark: bool,
    /// The bytes of each piece that the encoding would write with others, in the order of the file.
    odd: Arc<BTreeMap<String, Vec<Vec<u8>>>>,
}

impl Default for Script {
    fn default() -> Self {
        Self {
            encoding: UTF_8,
            charset: Charset::Named(UTF_8.name().to_owned()),
            has_mark: false,
            odd: Arc::default(),
        }
    }
}

impl Script {
    /// Without any odd piece.
    pub(super) fn plain(encoding: &'static Encoding, has_mark: bool) -> Self {
        Self {
            encoding,
            charset: Charset::Named(encoding.name().to_owned()),
            has_mark,
            odd: Arc::default(),
        }
    }

    /// The same under the name that the file has for the encoding.
    pub(super) fn called(self, charset: &str) -> Self {
        Self {
            charset: Charset::Named(charset.trim().to_owned()),
            ..self
        }
    }

    /// The same for a file that does not say its encoding.
    pub(super) fn unsaid(self, bytes: &[u8]) -> Self {
        let is_guessed = self.encoding.is_ascii_compatible() && std::str::from_utf8(bytes).is_err();
        let charset = if is_guessed {
            Charset::Guessed
        } else {
            Charset::Unsaid {
                is_ascii: bytes.is_ascii(),
            }
        };
        Self { charset, ..self }
    }

    pub(super) const fn has_mark(&self) -> bool {
        self.has_mark
    }

    pub(super) const fn encoding(&self) -> &'static Encoding {
        self.encoding
    }

    /// The property that says the encoding of a game in the file: where the file says nothing of it, none that others read. As what it
    /// was guessed we note for ourselves, for the next guess is of other bytes.
    pub(super) fn charset(&self) -> Cow<'_, str> {
        match &self.charset {
            Charset::Named(name) => Cow::Owned(format!("CA[{name}]")),
            Charset::Guessed => Cow::Owned(format!("{GUESSED}[{}]", self.encoding.name())),
            Charset::Unsaid { .. } => Cow::Borrowed(""),
        }
    }

    /// The same for a text that is in UTF-8, whatever the file was in.
    pub(super) fn charset_of_text(&self, is_ascii: bool) -> &'static str {
        match &self.charset {
            // Of a file in ASCII nothing has to be said until it is none.
            Charset::Unsaid {
                is_ascii: was_ascii,
            } if self.is_utf_8() && (is_ascii || !was_ascii) => "",
            Charset::Guessed if self.is_utf_8() => "",
            _ => UTF_8_SAID,
        }
    }

    /// Whether a text is its own bytes, but for odd pieces.
    pub(super) fn is_utf_8(&self) -> bool {
        self.encoding == UTF_8
    }

    /// The bytes of a text: those that were read where a piece was read, else those of the encoding, in which a sign that could
    /// not be read is a byte that cannot be either. Nothing if the encoding has no bytes for a sign.
    pub(super) fn write(&self, text: &str) -> Option<Vec<u8>> {
        let mut out = Vec::with_capacity(text.len() + 3);
        if self.has_mark {
            out.extend(bytes_of(self.encoding, "\u{feff}")?);
        }
        let mut met: BTreeMap<&str, usize> = BTreeMap::new();
        let mut piece = |text: &str, after: &str| {
            let raw = self.odd.get_key_value(text).map(|(key, raws)| {
                let met = met.entry(key).or_default();
                *met += 1;
                raws[(*met - 1).min(raws.len() - 1)].clone()
            });
            if !text.contains('\u{fffd}') {
                return raw.or_else(|| bytes_of(self.encoding, text));
            }
            let is_read_so = |bytes: &Vec<u8>| self.is_read_as(bytes, text, after);
            raw.filter(is_read_so)
                .or_else(|| self.put_together(text).filter(is_read_so))
                .or_else(|| bytes_of(self.encoding, text).filter(is_read_so))
        };
        let mut start = 0;
        for (at, sign) in text.char_indices() {
            if cuts_at(sign) {
                out.extend(piece(&text[start..at], &text[at..])?);
                start = at + sign.len_utf8();
                out.extend(bytes_of(self.encoding, &text[at..start])?);
            }
        }
        out.extend(piece(&text[start..], "")?);
        Some(out)
    }

    /// Whether the bytes of a piece are read as it before what stands after it: a byte that begins a sign may take the next one.
    fn is_read_as(&self, bytes: &[u8], text: &str, after: &str) -> bool {
        let end = after.bytes().take(MOST_AFTER).take_while(u8::is_ascii);
        let after = &after[..end.count()];
        let read_as = |after: Vec<u8>| {
            let bytes = [bytes, &after].concat();
            read(&bytes, &Self::plain(self.encoding, false)).text
        };
        let read = bytes_of(self.encoding, after).map(read_as);
        read.is_some_and(|read| read.strip_prefix(text) == Some(after))
    }

    /// The bytes of a piece that was not read as it is, but has broken bytes of pieces that were: a line break or an escape between
    /// them went, or somebody has written beside them. Nothing if the encoding has no bytes for the rest.
    fn put_together(&self, text: &str) -> Option<Vec<u8>> {
        let is_broken = |(key, _): &(&String, _)| key.contains('\u{fffd}');
        let mut broken: Vec<_> = self.odd.iter().filter(is_broken).collect();
        broken.sort_by_key(|(key, _)| Reverse(key.len()));
        let mut parts = vec![(text, None)];
        for (key, raws) in broken {
            let cut = parts.into_iter().flat_map(|(part, raw)| {
                let found = raw
                    .is_none()
                    .then(|| part.split_once(key.as_str()))
                    .flatten();
                match found {
                    Some((before, after)) => {
                        vec![(before, None), (key, raws.first()), (after, None)]
                    }
                    None => vec![(part, raw)],
                }
            });
            parts = cut.collect();
        }
        let mut bytes = Vec::new();
        for (part, raw) in parts {
            match raw {
                Some(raw) => bytes.extend(raw),
                None => bytes.extend(bytes_of(self.encoding, part)?),
            }
        }
        Some(bytes)
    }

    /// Whether a text without odd pieces is its own bytes.
    pub(super) fn is_plain(&self) -> bool {
        self.is_utf_8() && self.odd.is_empty()
    }
}

/// The bytes of a text in an encoding; nothing if it has none for a sign.
fn bytes_of(encoding: &'static Encoding, text: &str) -> Option<Vec<u8>> {
    if encoding == UTF_8 || (encoding.is_ascii_compatible() && text.is_ascii()) {
        return Some(text.as_bytes().to_vec());
    }
    if encoding == UTF_16LE {
        return Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect());
    }
    if encoding == UTF_16BE {
        return Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect());
    }
    let between = text.split('\u{fffd}').map(|known| {
        let (bytes, _, has_unknown) = encoding.encode(known);
        (!has_unknown).then_some(bytes)
    });
    let between: Option<Vec<_>> = between.collect();
    Some(between?.join(&UNREADABLE))
}

/// Whether a value ends here, so that a sign that has begun has been cut: servers cut names at so many bytes. What follows is
/// the bracket, then a property or the first one of a node.
fn ends_cut_value(bytes: &[u8]) -> bool {
    let Some(after) = bytes.strip_prefix(b"]") else {
        return false;
    };
    let after = after.trim_ascii_start();
    let after = after.strip_prefix(b";").unwrap_or(after);
    let name = after
        .iter()
        .take_while(|byte| byte.is_ascii_uppercase())
        .count();
    (1..=2).contains(&name) && after.get(name) == Some(&b'[')
}

/// Whether a piece ends before this sign, and the next one begins behind it: at every sign that means something somewhere in a record,
/// wherever it stands. A record that is mended gets an escape, or loses a bracket, and what stands between them stays the same piece.
const fn cuts_at(sign: char) -> bool {
    matches!(sign, '(' | ')' | ';' | '[' | ']' | '\\' | '\r' | '\n')
}

/// Bytes of a file that are in one encoding.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    pub(super) encoding: &'static Encoding,
    pub(super) bytes: Range<usize>,
}

/// A text that was read.
#[derive(Debug)]
pub(super) struct ScriptText {
    pub(super) text: String,
    pub(super) script: Script,
    /// The first place in the text where bytes could not be read.
    pub(super) first_broken: Option<usize>,
}

/// Reads bytes that will be written in this script; those of a mark are no part of the text.
pub(super) fn read(bytes: &[u8], script: &Script) -> ScriptText {
    let mark = if script.has_mark {
        bytes_of(script.encoding, "\u{feff}").map_or(0, |mark| mark.len())
    } else {
        0
    };
    let all = Stretch {
        encoding: script.encoding,
        bytes: mark..bytes.len(),
    };
    read_stretches(bytes, script, &[all])
}

/// The same of bytes in several encodings, stretch by stretch.
pub(super) fn read_stretches(bytes: &[u8], script: &Script, stretches: &[Stretch]) -> ScriptText {
    let read = |odd| {
        let mut reader = ScriptReader::new(bytes, script, odd);
        for stretch in stretches {
            reader.stretch(stretch);
        }
        reader.end()
    };
    let once = read(BTreeMap::new());
    if once.script.odd.is_empty() {
        return once;
    }
    // A text that is written in two ways is noted with each: the usual one may have come first.
    let names = once.script.odd.keys().cloned();
    read(names.map(|text| (text, Vec::new())).collect())
}

/// Reads bytes piece by piece.
#[derive(Debug)]
struct ScriptReader<'a> {
    bytes: &'a [u8],
    script: &'a Script,
    text: String,
    odd: BTreeMap<String, Vec<Vec<u8>>>,
    /// Where the piece begins, in the text and in the bytes.
    piece: (usize, usize),
    /// Whether the bytes of the piece may be other than those that would be written.
    is_suspect: bool,
    first_broken: Option<usize>,
}

impl<'a> ScriptReader<'a> {
    fn new(bytes: &'a [u8], script: &'a Script, odd: BTreeMap<String, Vec<Vec<u8>>>) -> Self {
        Self {
            bytes,
            script,
            text: String::with_capacity(bytes.len()),
            odd,
            piece: (0, 0),
            is_suspect: false,
            first_broken: None,
        }
    }

    fn stretch(&mut self, stretch: &Stretch) {
        let (encoding, end) = (stretch.encoding, stretch.bytes.end);
        let mut decoder = encoding.new_decoder_without_bom_handling();
        let mut signs = [0; SIGNS];
        let mut at = stretch.bytes.start;
        if self.text.is_empty() {
            self.piece = (0, at);
        }
        // Whether ASCII is itself here; whether a sign has begun in which it may be something else.
        let (mut is_between, mut has_begun) = (encoding.is_ascii_compatible(), false);
        loop {
            if has_begun && ends_cut_value(&self.bytes[at..end]) {
                // The decoder would take the bracket for the second half of a sign.
                decoder = encoding.new_decoder_without_bom_handling();
                (is_between, has_begun) = (true, false);
                self.broken(at);
            }
            let byte = self.bytes[..end].get(at);
            if let Some(&byte) = byte.filter(|byte| is_between && byte.is_ascii()) {
                at += 1;
                self.sign(char::from(byte), at);
                continue;
            }
            let input = &self.bytes[at..end.min(at + 1)];
            let is_last = at + input.len() == end;
            let (result, read, written) =
                decoder.decode_to_utf8_without_replacement(input, &mut signs, is_last);
            at += read;
            self.is_suspect = true;
            for sign in String::from_utf8_lossy(&signs[..written]).chars() {
                self.sign(sign, at);
            }
            match result {
                DecoderResult::InputEmpty if at == end => break,
                DecoderResult::InputEmpty => {
                    is_between = encoding.is_ascii_compatible() && written > 0;
                    has_begun = encoding.is_ascii_compatible() && written == 0;
                }
                DecoderResult::Malformed(..) => {
                    (is_between, has_begun) = (false, false);
                    self.broken(at);
                }
                DecoderResult::OutputFull => {}
            }
        }
    }

    /// Bytes that could not be read end before a byte.
    fn broken(&mut self, end: usize) {
        self.is_suspect = true;
        self.first_broken.get_or_insert(self.text.len());
        self.sign('\u{fffd}', end);
    }

    /// A sign that ends before a byte.
    fn sign(&mut self, sign: char, end: usize) {
        if cuts_at(sign) {
            let is_wide = [UTF_16LE, UTF_16BE].contains(&self.script.encoding);
            self.cut(end - if is_wide { 2 } else { 1 });
            self.text.push(sign);
            self.piece = (self.text.len(), end);
        } else {
            self.text.push(sign);
        }
    }

    /// Ends a piece before a byte.
    fn cut(&mut self, end: usize) {
        let (text, start) = self.piece;
        let text = &self.text[text..];
        let is_suspect = std::mem::take(&mut self.is_suspect);
        if text.is_empty() {
            return;
        }
        let raw = &self.bytes[start.min(end)..end];
        if let Some(raws) = self.odd.get_mut(text) {
            raws.push(raw.to_vec());
        } else if is_suspect && bytes_of(self.script.encoding, text).as_deref() != Some(raw) {
            self.odd.insert(text.to_owned(), vec![raw.to_vec()]);
        }
    }

    fn end(mut self) -> ScriptText {
        self.cut(self.bytes.len());
        ScriptText {
            text: self.text,
            script: Script {
                odd: Arc::new(self.odd),
                ..self.script.clone()
            },
            first_broken: self.first_broken,
        }
    }
}
