//! Writing so that no file is ever half there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::error::{FileError, FileErrorKind};

/// Writes a text or a picture to a file: beside it under another name, to the disk, and only then in its place. Links are
/// followed, permissions kept. Whatever goes wrong, what was there before is still whole.
///
/// # Errors
///
/// If the file cannot be written, also for a full disk, and if there is nothing to write: an empty file in the place of
/// a whole one would be a loss.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), FileError> {
    let contents = contents.as_ref();
    let written = if contents.is_empty() {
        Err(io::ErrorKind::InvalidInput.into())
    } else {
        replace(path, |file| file.write_all(contents))
    };
    written.map_err(|error| FileError {
        name: path.display().to_string(),
        spot: None,
        kind: FileErrorKind::Write(error.kind()),
    })
}

fn replace(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let target = target(path)?;
    let old = match fs::metadata(&target) {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if old.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        if !old.is_file() {
            // A device or a pipe: there is nothing to keep whole, and it must not be replaced by a file.
            return fill(&mut File::options().write(true).open(&target)?);
        }
    }
    let folder = target.parent().unwrap_or(Path::new("."));
    let mut file = new_file(folder)?;
    fill(file.as_file_mut())?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    sync_folder(folder);
    Ok(())
}

/// The file itself where the path is a link, with its folder.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => std::path::absolute(path),
        result => result,
    }
}

#[cfg(unix)]
fn new_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    use std::os::unix::fs::PermissionsExt as _;
    // As any new file: the system takes away what the person does not want to give.
    let permissions = fs::Permissions::from_mode(0o666);
    tempfile::Builder::new()
        .prefix(".semeai-")
        .permissions(permissions)
        .tempfile_in(folder)
}

#[cfg(not(unix))]
fn new_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    tempfile::Builder::new()
        .prefix(".semeai-")
        .tempfile_in(folder)
}

/// Makes the new name durable where folders can be synchronised. The text is safe already, so failure is no error.
fn sync_folder(folder: &Path) {
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(folder: &Path) -> usize {
        fs::read_dir(folder).expect("a folder").count()
    }

    #[test]
    fn a_file_is_made_and_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        write(&path, "one").expect("written");
        write(&path, "two").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("read"), "two");
        assert_eq!(count(folder.path()), 1, "nothing is left over");
    }

    #[test]
    fn a_full_disk_leaves_the_old_file_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        write(&path, "old").expect("written");
        let result = replace(&path, |file| {
            file.write_all(b"ne")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(result.expect_err("full").kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read_to_string(&path).expect("read"), "old");
        assert_eq!(count(folder.path()), 1, "nothing is left over");
    }

    #[test]
    fn folders_and_missing_folders_are_errors() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = write(folder.path(), "x").expect_err("a folder");
        assert_eq!(
            error.kind,
            FileErrorKind::Write(io::ErrorKind::IsADirectory)
        );
        let path = folder.path().join("no/such.sgf");
        let error = write(&path, "x").expect_err("no folder");
        assert_eq!(error.kind, FileErrorKind::Write(io::ErrorKind::NotFound));
        assert_eq!(error.name, path.display().to_string());
    }

    #[test]
    fn nothing_takes_no_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        write(&path, "old").expect("written");
        let error = write(&path, "").expect_err("nothing");
        assert_eq!(
            error.kind,
            FileErrorKind::Write(io::ErrorKind::InvalidInput)
        );
        assert_eq!(fs::read_to_string(&path).expect("read"), "old");
    }

    #[test]
    fn a_protected_file_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        write(&path, "old").expect("written");
        let mut permissions = fs::metadata(&path).expect("there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("set");
        let error = write(&path, "new").expect_err("protected");
        assert_eq!(
            error.kind,
            FileErrorKind::Write(io::ErrorKind::PermissionDenied)
        );
        assert_eq!(fs::read_to_string(&path).expect("read"), "old");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_survive() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let [path, link] = ["race.sgf", "link.sgf"].map(|name| folder.path().join(name));
        write(&path, "old").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
        symlink(&path, &link).expect("linked");
        write(&link, "new").expect("written");
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        assert_eq!(fs::read_to_string(&path).expect("read"), "new");
        let mode = fs::metadata(&path).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
    }
}
