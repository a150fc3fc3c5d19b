### What becomes of the person's work: put by, written, waiting for an answer.

not-kept = This position would be lost if the program ended now. { $reason }

not-ended-not-closed-yet = Not closed yet: the unsaved changes in { $name } would be lost. { $reason }

not-ended-not-closed-yet-unsaved = Not closed yet: the unsaved changes in { $count } positions would be lost, { $name } among them. { $reason }

tried-again = { $reason } It will be tried again.

broken = This is a defect of the program ({ $message }).

file-failed = { $name }: this broke off. { $reason }

# $files: not in English
folder-read-looked-so-far = { $en_files }; { $read } looked at so far.

# $files: not in English
folder-read = { $en_files }.

# $files: not in English
folder-read-cannot-read-passed = { $en_files }; 1 cannot be read and is passed over.

# $files: not in English
folder-read-cannot-read-passed-over = { $en_files }; { $unread } cannot be read and are passed over.

file-reading-reading = Reading { $name }…

file-reading-reading-mib-so = Reading { $name }… { $mebibytes } MiB so far.

file-changed = { $name } has been changed elsewhere in the meantime. Nothing was written.

file-is-input = { $name }: this is the file that is read, and nothing is written over it

file-exists = { $name } is there already. Nothing was written.

encoding-left = The file was in { $encoding }, in which what is in it now cannot be written or would be read as something else; all of it was written as UTF-8.

saved = Saved { $name }.

saved-line = Saved { $name }, with the moves you played as a variation.

graphs-left-saved-what-was = Saved, with what was changed. Another graph stands only in the file that it came from.

graphs-left-saved-what-was-changed = Saved, with what was changed. { $left } other graphs stand only in the file that they came from.

file-late = { $name } has been read. The position has changed in the meantime.

undone-to = Undone: back to { $name }.

redone-to = Redone: on to { $name }.

stored-proof-yes = From the file, for exactly this position; being checked again: “{ $words }”

stored-proof-no = From the file, for exactly this position; a first search did not confirm it: “{ $words }”

no-folder = The system names no folder for it (HOME is not set).

settings-unread = Couldn't read your settings; using the defaults. { $error } { $kept }

settings-newer = The settings are of a newer version of the program; those that this one knows hold. { $kept }

settings-kept-file-was-kept = The file as it was is kept as { $aside }.

settings-kept-none = The file could not be kept under another name.

restore-question-stones = { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }

restore-question-last-session-ended = The last session ended with unsaved changes: { $name } ({ $stones }).

restore-question-sessions-ended-unsaved = { $count } sessions ended with unsaved changes. The latest: { $name } ({ $stones }).

unreadable-work = Unsaved changes of an earlier session cannot be read. { $error }

language-unknown = There are no texts in the language “{ $code }”: everything is said in English.

in-folder = In the folder { $folder } (Tab completes).
