//! Records of other servers, made SGF: Tygem (`.gib`) and `WBaduk` or Cyberoro (`.ngf`). Neither format has a published
//! description; what is read of them is what the programs that write and read them agree on.

mod game;
mod gib;
mod ngf;

pub(super) use self::gib::is_record as is_gib;
pub(super) use self::ngf::is_record as is_ngf;

use self::game::Conversion;
use super::content::{FileContent, PositionChoice};
use super::encoding::DecodedText;
use super::error::FileFault;
use super::format::FileFormat;
use super::script::Script;
use super::sgf;

/// Reads a position of a record of Tygem.
pub(super) fn read_gib(
    decoded: &DecodedText<'_>,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    read(FileFormat::Tygem, gib::read(&decoded.text)?, wanted)
}

/// Reads a position of a record of `WBaduk`.
pub(super) fn read_ngf(
    decoded: &DecodedText<'_>,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    read(FileFormat::WBaduk, ngf::read(&decoded.text)?, wanted)
}

fn read(
    format: FileFormat,
    converted: Conversion,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    let mut loaded = sgf::read(&converted.sgf, &Script::default(), wanted)?;
    loaded.notices.splice(0..0, converted.notices);
    Ok(FileContent { format, ..loaded })
}
