//! Catalogues of texts, one folder a language and one file a room, read while the program is built and written as Rust: a text
//! without arguments is a `&'static str`, one with arguments a function of their names. What is wrong with a catalogue is told
//! with its file and line.
//!
//! The files are [Fluent](https://projectfluent.org). Of its syntax there are texts, arguments `{ $name }`, texts in quotation
//! marks `{ " " }`, choices by a number with a default, attributes, and the functions in [`FUNCTIONS`]; nothing is added to what
//! is written: no marks around arguments, no numbers in the manner of a country unless `NUMBER` asks for it.
//!
//! Why no library reads the catalogues while the program runs: labels are drawn in every frame and are constants, a fault is to
//! be found by who makes it, and the program needs no parser of catalogues.
//!
//! ```
//! let folder = tempfile::tempdir()?;
//! for (language, text) in [("en", "hello = Hello { $name }\nbye = Bye\n"), ("ja", "hello = { $name }さん\n")] {
//!     std::fs::create_dir(folder.path().join(language))?;
//!     std::fs::write(folder.path().join(language).join("door.ftl"), text)?;
//! }
//! let texts = semeai_catalogue::read(folder.path()).expect("no faults");
//! assert_eq!(texts.missing("ja").collect::<Vec<_>>(), ["door: bye"]);
//! let code = texts.code(&[]).expect("no faults");
//! assert!(code.contains("pub fn hello(name: &(impl Display + ?Sized), phrasing: Phrasing) -> String"));
//! assert!(code.contains("pub const fn bye(phrasing: Phrasing) -> &'static str"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod code;
mod read;
mod text;

pub use code::List;
pub use read::read;
pub use text::{Catalogues, FUNCTIONS, Fault};
