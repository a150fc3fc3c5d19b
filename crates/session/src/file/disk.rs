//! What writing a file asks of the system, one call for each thing that can go wrong.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

/// How the names of files begin and end that stand beside the file that they will replace.
const PREFIX: &str = ".semeai-";
const SUFFIX: &str = ".tmp";

/// Where files are written. Every method does what the system does; who wants to see what happens when one of them fails
/// puts another one in its place.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Makes a file in a folder under a name that nothing has. It is removed again unless it is given a place.
    ///
    /// # Errors
    ///
    /// As the system says.
    fn create(&self, folder: &Path) -> io::Result<NamedTempFile> {
        new_file(folder)
    }

    /// Writes to a file.
    ///
    /// # Errors
    ///
    /// As the system says; a part may have been written.
    fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Gives a file permissions.
    ///
    /// # Errors
    ///
    /// As the system says.
    fn set_permissions(&self, file: &File, permissions: fs::Permissions) -> io::Result<()> {
        file.set_permissions(permissions)
    }

    /// Waits until what was written is on the disk.
    ///
    /// # Errors
    ///
    /// As the system says.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Gives a file its place, instead of what is there: at any moment the one or the other is.
    ///
    /// # Errors
    ///
    /// As the system says; what was there is there still.
    fn put_in_place(&self, file: NamedTempFile, target: &Path) -> io::Result<()> {
        file.persist(target).map(drop).map_err(|error| error.error)
    }

    /// Waits until the names in a folder are on the disk, where folders can be synchronised.
    ///
    /// # Errors
    ///
    /// As the system says.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(unix) {
            File::open(folder)?.sync_all()
        } else {
            Ok(())
        }
    }
}

/// The disk of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDisk;

impl Disk for SystemDisk {}

fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file: the system takes away what the person does not want to give.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Whether a file of this name was to replace another one, and has not.
pub(super) fn is_left_over(name: &str) -> bool {
    name.starts_with(PREFIX) && name.ends_with(SUFFIX)
}
