//! Records of other servers, made SGF: Tygem (`.gib`) and `WBaduk` or Cyberoro (`.ngf`). Neither format has a published
//! description; what is read of them is what the programs that write and read them agree on.

mod game;
mod gib;
mod ngf;

use std::path::Path;

use self::game::{Conversion, ConversionFault};

/// Whether a text is a record of another server: by its name, or by how it begins.
pub(super) fn converted(name: &str, text: &str) -> Option<Result<Conversion, ConversionFault>> {
    let extension = Path::new(name).extension();
    let is_called =
        |known: &str| extension.is_some_and(|extension| extension.eq_ignore_ascii_case(known));
    if is_called("gib") || gib::is_record(text) {
        Some(gib::read(text))
    } else if is_called("ngf") || ngf::is_record(text) {
        Some(ngf::read(text))
    } else {
        None
    }
}
