//! From map to text: as it is read again, and as mathematics. Parentheses say what belongs together, never precedence.

use std::fmt;
use std::ops::Range;

use semeai_board::Color;

use super::expression::{Junction, Leaf, Map, Operator};

/// A map as text, with the places of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPrint {
    /// The text. Where `scripts` says so, characters are to be raised or lowered.
    pub text: String,
    /// Where each part stands, in the order of [`Map::parts`]: characters counted from 0, without parentheses round it, but with those
    /// of its own parts.
    pub ranges: Vec<Range<usize>>,
    /// The characters that are raised or lowered, in their order; none in the text that is read again.
    pub scripts: Vec<(usize, Script)>,
}

/// Where a character stands that is not on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// Above, as the colour of A.
    Raised,
    /// Below, as the number of P.
    Lowered,
}

impl Map {
    /// The text that is read as this map, the same for equal maps; the places of the parts with it.
    ///
    /// ```
    /// use semeai_tactics::Map;
    ///
    /// let map: Map = "~P4 V & AB(W)|B".parse()?;
    /// assert_eq!(map.to_string(), "(~P4(V) & AB(W)) | B");
    /// assert_eq!(map.mathematics().with_scripts(), "(¬P₄(V) ∩ Aᴮ(W)) ∪ B");
    /// # Ok::<(), semeai_tactics::MapError>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> MapPrint {
        Printer::print(self, Notation::Typed)
    }

    /// The map as it stands in books, ∩, ∪, raised colours and lowered numbers.
    #[must_use]
    pub fn mathematics(&self) -> MapPrint {
        Printer::print(self, Notation::Mathematics)
    }

    /// What stands at the root of the map, without its parts: `P4`, `∩`, `{C3,D4}`; as mathematics, with scripts as characters.
    #[must_use]
    pub fn head(&self) -> String {
        let mut printer = Printer::new(Notation::Mathematics);
        match self {
            Self::Leaf(leaf) => printer.leaf(leaf),
            Self::Apply(operator, _) => printer.operator(*operator),
            Self::Join(junction, ..) => printer.write(printer.notation.junction(*junction)),
        }
        printer.print.with_scripts()
    }
}

impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.canonical().text)
    }
}

impl MapPrint {
    /// The text with the characters that Unicode has for what is raised or lowered, one for one.
    #[must_use]
    pub fn with_scripts(&self) -> String {
        let mut scripts = self.scripts.iter().peekable();
        let set = |(at, character): (usize, char)| match scripts.next_if(|(place, _)| *place == at)
        {
            Some((_, script)) => script.character(character),
            None => character,
        };
        self.text.chars().enumerate().map(set).collect()
    }
}

impl Script {
    /// The character that looks like this one, raised or lowered; the same if there is none.
    const fn character(self, character: char) -> char {
        match (self, character) {
            (Self::Raised, 'B') => 'ᴮ',
            (Self::Raised, 'W') => 'ᵂ',
            (Self::Lowered, '0') => '₀',
            (Self::Lowered, '1') => '₁',
            (Self::Lowered, '2') => '₂',
            (Self::Lowered, '3') => '₃',
            (Self::Lowered, '4') => '₄',
            (Self::Lowered, '5') => '₅',
            (Self::Lowered, '6') => '₆',
            (Self::Lowered, '7') => '₇',
            (Self::Lowered, '8') => '₈',
            (Self::Lowered, '9') => '₉',
            _ => character,
        }
    }
}

/// In which signs a map is written.
#[derive(Clone, Copy)]
enum Notation {
    Typed,
    Mathematics,
}

impl Notation {
    const fn junction(self, junction: Junction) -> &'static str {
        match (self, junction) {
            (Self::Typed, Junction::Intersection) => "&",
            (Self::Typed, Junction::Union) => "|",
            (Self::Typed, Junction::Difference) => "\\",
            (Self::Mathematics, Junction::Intersection) => "∩",
            (Self::Mathematics, Junction::Union) => "∪",
            (Self::Mathematics, Junction::Difference) => "∖",
        }
    }

    const fn complement(self) -> &'static str {
        match self {
            Self::Typed => "~",
            Self::Mathematics => "¬",
        }
    }

    const fn comma(self) -> &'static str {
        match self {
            Self::Typed => ",",
            Self::Mathematics => ", ",
        }
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

struct Printer {
    notation: Notation,
    print: MapPrint,
    /// How many characters there are.
    len: usize,
}

impl Printer {
    const fn new(notation: Notation) -> Self {
        let print = MapPrint {
            text: String::new(),
            ranges: Vec::new(),
            scripts: Vec::new(),
        };
        Self {
            notation,
            print,
            len: 0,
        }
    }

    fn print(map: &Map, notation: Notation) -> MapPrint {
        let mut printer = Self::new(notation);
        printer.map(map);
        printer.print
    }

    fn write(&mut self, text: &str) {
        self.print.text += text;
        self.len += text.chars().count();
    }

    fn write_at(&mut self, script: Script, text: &str) {
        let begun = self.len;
        self.write(text);
        if matches!(self.notation, Notation::Mathematics) {
            let set = (begun..self.len).map(|at| (at, script));
            self.print.scripts.extend(set);
        }
    }

    fn map(&mut self, map: &Map) {
        let (number, begun) = (self.print.ranges.len(), self.len);
        self.print.ranges.push(begun..begun);
        match map {
            Map::Leaf(leaf) => self.leaf(leaf),
            Map::Apply(operator, of) => self.application(*operator, of),
            Map::Join(junction, first, second) => {
                self.enclosed_if(is_join(first), first);
                self.write(" ");
                self.write(self.notation.junction(*junction));
                self.write(" ");
                self.enclosed_if(is_join(second), second);
            }
        }
        self.print.ranges[number].end = self.len;
    }

    fn application(&mut self, operator: Operator, of: &Map) {
        self.operator(operator);
        self.enclosed_if(operator != Operator::Complement || is_join(of), of);
    }

    fn enclosed_if(&mut self, is_enclosed: bool, map: &Map) {
        if is_enclosed {
            self.write("(");
            self.map(map);
            self.write(")");
        } else {
            self.map(map);
        }
    }

    fn operator(&mut self, operator: Operator) {
        let (letter, script, index) = match operator {
            Operator::Complement => return self.write(self.notation.complement()),
            Operator::Reach => return self.write("F"),
            Operator::StartReach => ("F", Script::Lowered, "0"),
            Operator::Attached(color) => ("A", Script::Raised, letter(color)),
            Operator::Captured(color) => ("D", Script::Raised, letter(color)),
            Operator::AtLeast(number) => return self.counted("P", number),
            Operator::AtMost(number) => return self.counted("Q", number),
        };
        self.write(letter);
        self.write_at(script, index);
    }

    fn counted(&mut self, letter: &str, number: u16) {
        self.write(letter);
        self.write_at(Script::Lowered, &number.to_string());
    }

    fn leaf(&mut self, leaf: &Leaf) {
        match leaf {
            Leaf::Stones(color) => self.write(letter(*color)),
            Leaf::Empty => self.write("V"),
            Leaf::Atari => self.write("H"),
            Leaf::All => self.write("X"),
            Leaf::Legal(color) => {
                self.write("L");
                self.write_at(Script::Raised, letter(*color));
            }
            Leaf::Points(names) => {
                let names = names.join(self.notation.comma());
                self.write(&format!("{{{names}}}"));
            }
        }
    }
}

const fn is_join(map: &Map) -> bool {
    matches!(map, Map::Join(..))
}
