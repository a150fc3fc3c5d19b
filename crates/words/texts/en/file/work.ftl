### What becomes of the person's work: put by, written, waiting for an answer.

not-kept = This position would be lost if the program ended now. { $reason }

not-ended-not-closed-yet = Not closed yet: the unsaved changes in { $name } would be lost. { $reason }

not-ended-not-closed-yet-unsaved = Not closed yet: the unsaved changes in { $count } positions would be lost, { $name } among them. { $reason }

tried-again = { $reason } The program will try again.

broken = This is a bug ({ $message }).

file-failed = { $name }: this failed. { $reason }

# $files: not in English
folder-read-looked-so-far = { $en_files }; { $read } looked at so far.

# $files: not in English
folder-read = { $en_files }.

# $files: not in English
folder-read-cannot-read-passed = { $en_files }; skipped 1 that can't be read.

# $files: not in English
folder-read-cannot-read-passed-over = { $en_files }; skipped { $unread } that can't be read.

file-reading-reading = Reading { $name }…

file-reading-reading-mib-so = Reading { $name }… { $mebibytes } MiB so far.

file-changed = { $name } has been changed elsewhere. Nothing was written.

file-is-input = { $name }: this is the input file, and it won't be overwritten

file-exists = { $name } already exists. Nothing was written.

encoding-left = The file was in { $encoding }, which can't hold its present text or would garble it; the whole file was saved as UTF-8.

saved = Saved { $name }.

saved-line = Saved { $name }, with the moves you played as a variation.

graphs-left-saved-what-was = Saved with your changes. Another graph is only in the original file.

graphs-left-saved-what-was-changed = Saved with your changes. { $left } other graphs are only in the original file.

file-late = { $name } is loaded, but the position has changed meanwhile.

undone-to = Back to { $name }. Ctrl+Y returns.

redone-to = On to { $name } again. Ctrl+Z goes back.

stored-proof-yes = From the file, for exactly this position; being checked again: “{ $words }”

stored-proof-no = From the file, for exactly this position; a first search did not confirm it: “{ $words }”

no-folder = The system gives no folder for it (HOME is not set).

settings-unread = Couldn't read your settings; using the defaults. { $error } { $kept }

settings-newer = Your settings are from a newer version of the program; this one uses those it knows. { $kept }

settings-kept-file-was-kept = The old file is kept as { $aside }.

settings-kept-none = The old file couldn't be kept under another name.

restore-question-stones = { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }

restore-question-last-session-ended = The last session ended with unsaved changes: { $name } ({ $stones }).

restore-question-sessions-ended-unsaved = { $count } sessions ended with unsaved changes. The latest: { $name } ({ $stones }).

unreadable-work = Couldn't read the unsaved changes of an earlier session. { $error }

language-unknown = There are no texts in the language “{ $code }”; using English.

in-folder = In the folder { $folder } (Tab completes).
