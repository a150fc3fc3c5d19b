//! What becomes of the person's work: put by, written, waiting for an answer.

use semeai_session::Phrasing;
use semeai_session::file::FileError;
use semeai_session::printable::inline;

use super::error::file_error;
use crate::grammar::{int, plural};

/// That a position will not be there at the next start, and why; the reason is a sentence.
pub fn not_kept(reason: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "This position would be lost if the program ended now. {reason}",
        ja = "今プログラムが終わるとこの局面は失われます。{reason}"
    )
}

/// That the program was not closed, for unsaved work would be lost: the name of one document of so many, and why, as a sentence.
pub fn not_ended(count: usize, name: &str, reason: &str, phrasing: Phrasing) -> String {
    match count {
        1 => tell!(
            phrasing,
            en = "Not closed yet: the unsaved changes in {name} would be lost. {reason}",
            ja = "まだ終了していません。終了すると{name}の未保存の変更は失われます。{reason}"
        ),
        _ => tell!(
            phrasing,
            en = "Not closed yet: the unsaved changes in {count} positions would be lost, {name} among them. {reason}",
            ja = "まだ終了していません。終了すると{name}など{count}件の未保存の変更は失われます。{reason}"
        ),
    }
}

/// Why something failed, and that it will be tried again; the reason is a sentence.
pub fn tried_again(reason: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{reason} It will be tried again.",
        ja = "{reason}後でまた試します。"
    )
}

/// That something broke down by a defect of the program, with its message.
pub fn broken(message: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "This is a defect of the program ({message}).",
        ja = "プログラムの不具合です（{message}）。"
    )
}

/// That a file could not be read or written by a defect of the program, with its message.
pub fn file_failed(name: &str, message: &str, phrasing: Phrasing) -> String {
    let reason = broken(message, phrasing);
    tell!(
        phrasing,
        en = "{name}: this broke off. {reason}",
        ja = "{name}：処理が途中で終わりました。{reason}"
    )
}

/// How many files a folder has, how many of them have been looked at, and how many of these cannot be read.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::file::work::folder_read;
///
/// let said = folder_read(1000, 1000, 2, Phrasing::ENGLISH);
/// assert_eq!(said, "1,000 files; 2 cannot be read and are passed over.");
/// let said = folder_read(1000, 300, 0, Phrasing::ENGLISH);
/// assert_eq!(said, "1,000 files; 300 looked at so far.");
/// ```
pub fn folder_read(files: usize, read: usize, unread: usize, phrasing: Phrasing) -> String {
    let en_files = plural(int(files), "file");
    match (read < files, unread) {
        (true, _) => tell!(
            phrasing,
            en = "{en_files}; {read} looked at so far.",
            ja = "{files}個のファイル（確認済み{read}個）"
        ),
        (false, 0) => tell!(phrasing, en = "{en_files}.", ja = "{files}個のファイル"),
        (false, 1) => tell!(
            phrasing,
            en = "{en_files}; 1 cannot be read and is passed over.",
            ja = "{files}個のファイル。うち1個は読めないので飛ばします。"
        ),
        (false, _) => tell!(
            phrasing,
            en = "{en_files}; {unread} cannot be read and are passed over.",
            ja = "{files}個のファイル。うち{unread}個は読めないので飛ばします。"
        ),
    }
}

/// That a file is still being read, and how much of it has come.
pub fn file_reading(name: &str, bytes: u64, phrasing: Phrasing) -> String {
    match bytes >> 20 {
        0 => tell!(
            phrasing,
            en = "Reading {name}…",
            ja = "{name}を読み込んでいます…"
        ),
        mebibytes => tell!(
            phrasing,
            en = "Reading {name}… {mebibytes} MiB so far.",
            ja = "{name}を読み込んでいます…{mebibytes} MiBまで読みました。"
        ),
    }
}

/// That a file is not what was read or written last, so that nothing was written over it.
pub fn file_changed(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{name} has been changed elsewhere in the meantime. Nothing was written.",
        ja = "{name}はその間に別の所で変更されています。何も書き込んでいません。"
    )
}

/// That a file is what is read, so that nothing is written over it. No full stop: an English line of a terminal has none.
pub fn file_is_input(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{name}: this is the file that is read, and nothing is written over it",
        ja = "{name}：読み込むファイルと同じものです。何も書き込みません。"
    )
}

/// That a file is there already, so that nothing was written over it.
pub fn file_exists(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{name} is there already. Nothing was written.",
        ja = "{name}は既にあります。何も書き込んでいません。"
    )
}

/// That a file left the encoding in which it was read, because of a sign that has no place there, or because it would be read in
/// another one.
pub fn encoding_left(encoding: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The file was in {encoding}, in which what is in it now cannot be written or would be read as something else; all of it was written as UTF-8.",
        ja = "{encoding}では表せないか、別の文字として読まれる内容になったので、ファイル全体をUTF-8で書き込みました。"
    )
}

/// A document was saved that is one of several graphs, of which so many were not changed.
pub fn graphs_left(left: usize, phrasing: Phrasing) -> String {
    match left {
        1 => tell!(
            phrasing,
            en = "Saved, with what was changed. Another graph stands only in the file that it came from.",
            ja = "変更したものだけを保存しました。ほかの1つのグラフは元のファイルにあります。"
        ),
        _ => tell!(
            phrasing,
            en = "Saved, with what was changed. {left} other graphs stand only in the file that they came from.",
            ja = "変更したものだけを保存しました。ほかの{left}個のグラフは元のファイルにあります。"
        ),
    }
}

/// That a file has been read, after the position had changed.
pub fn file_late(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{name} has been read. The position has changed in the meantime.",
        ja = "{name}を読み込みました。その間に局面が変わっています。"
    )
}

/// That undo has come to another document than the one that was at work.
pub fn undone_to(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Undone: back to {name}.",
        ja = "元に戻しました：{name}。"
    )
}

/// The same of redo.
pub fn redone_to(name: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Redone: on to {name}.",
        ja = "やり直しました：{name}。"
    )
}

/// What a file tells of a proof about its position, in its words, and whether that is being checked. Files tell it in English:
/// who reads another language hears only that there is something.
pub fn stored_proof(words: &[String], is_being_checked: bool, phrasing: Phrasing) -> String {
    let words = inline(&words.join(" ")).into_owned();
    match is_being_checked {
        true => tell!(
            phrasing,
            en = "From the file, for exactly this position; being checked again: “{words}”",
            ja = "ファイルにこの局面の結果が保存されています。今、確かめ直しています。"
        ),
        false => tell!(
            phrasing,
            en = "From the file, for exactly this position; a first search did not confirm it: “{words}”",
            ja = "ファイルにこの局面の結果が保存されていますが、最初の探索では確かめられませんでした。"
        ),
    }
}

/// Why nothing can be put by: the system names no folder for it.
pub fn no_folder(phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The system names no folder for it (HOME is not set).",
        ja = "保存先のフォルダが分かりません（HOMEが設定されていません）。"
    )
}

/// That settings could not be read, and where the file is kept, if it could be.
pub fn settings_unread(error: &FileError, aside: Option<&str>, phrasing: Phrasing) -> String {
    let error = file_error(error, phrasing);
    let kept = settings_kept(aside, phrasing);
    tell!(
        phrasing,
        en = "Couldn't read your settings; using the defaults. {error} {kept}",
        ja = "設定を読めないので、標準の設定を使います。{error}{kept}"
    )
}

/// That settings are of a newer version of the program, and where they are kept, if they could be.
pub fn settings_newer(aside: Option<&str>, phrasing: Phrasing) -> String {
    let kept = settings_kept(aside, phrasing);
    tell!(
        phrasing,
        en = "The settings are of a newer version of the program; those that this one knows hold. {kept}",
        ja = "設定は新しい版のものです。この版で分かるものだけを使います。{kept}"
    )
}

fn settings_kept(aside: Option<&str>, phrasing: Phrasing) -> String {
    match aside.map(inline) {
        Some(aside) => tell!(
            phrasing,
            en = "The file as it was is kept as {aside}.",
            ja = "元のファイルは{aside}に残しました。"
        ),
        None => tell!(
            phrasing,
            en = "The file could not be kept under another name.",
            ja = "元のファイルを別の名前で残すことはできませんでした。"
        ),
    }
}

/// The question whether the latest unsaved work of so many earlier sessions is to be restored, with its name and how many stones
/// stand in it.
pub fn restore_question(count: usize, name: &str, stones: usize, phrasing: Phrasing) -> String {
    let stones = say!(
        phrasing,
        en = plural(int(stones), "stone"),
        ja = format!("{stones}子")
    );
    match count {
        1 => tell!(
            phrasing,
            en = "The last session ended with unsaved changes: {name} ({stones}).",
            ja = "前回の変更が保存されていません：{name}（{stones}）。"
        ),
        _ => tell!(
            phrasing,
            en = "{count} sessions ended with unsaved changes. The latest: {name} ({stones}).",
            ja = "保存されていない変更が{count}件あります。最新のもの：{name}（{stones}）。"
        ),
    }
}

/// That unsaved work was put by and cannot be read any more.
pub fn unreadable_work(error: &FileError, phrasing: Phrasing) -> String {
    let error = file_error(error, phrasing);
    tell!(
        phrasing,
        en = "Unsaved changes of an earlier session cannot be read. {error}",
        ja = "以前の保存していない変更を読めません。{error}"
    )
}

#[cfg(test)]
mod tests {
    use semeai_session::file::{FileFormat, FormatError};

    use super::*;
    use crate::file::error::format_error;

    #[test]
    fn what_would_be_lost_is_said_with_the_reason() {
        assert_eq!(
            not_kept(
                &format_error(FormatError(FileFormat::Sgf), Phrasing::ENGLISH),
                Phrasing::ENGLISH
            ),
            "This position would be lost if the program ended now. This board cannot be said in SGF, which has only \
             rectangles, tori and cylinders; GraphML has every board. Nothing was written."
        );
    }

    #[test]
    fn what_ending_would_lose_is_named_and_counted() {
        let said = |count, phrasing| not_ended(count, "a.sgf", "", phrasing);
        let one = said(1, Phrasing::ENGLISH);
        assert!(one.contains("changes in a.sgf would be lost"), "{one}");
        let three = said(3, Phrasing::JAPANESE);
        assert!(three.contains("a.sgfなど3件"), "{three}");
    }

    #[test]
    fn one_earlier_session_and_several_are_told_apart() {
        let said = |count| restore_question(count, "Lesson", 1, Phrasing::ENGLISH);
        assert_eq!(
            said(1),
            "The last session ended with unsaved changes: Lesson (1 stone)."
        );
        assert!(said(3).starts_with("3 sessions ended"));
    }
}
