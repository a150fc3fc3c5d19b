### What is said of the lessons that were solved and missed, and of the file that keeps them.

place-title = { $file }, problem { $number }

results-summary-problems = { $count ->
        [one] 1 problem
       *[other] { NUMBER($count) } problems
    }

results-summary-solved-missed = { $problems }: { $solved } solved, { $missed } missed.

problem-label = Problem { $number }

missed-unread = { $reason } The position that was missed in it cannot be asked again from there.

missed-changed = The position that was missed is not in { $file } any more: it has been changed or taken out.

wipe-question-forget-what-came = Forget what came of { $problems }? This cannot be undone.

results-fault-text = It is damaged at line { $line }, column { $column }.

results-fault-format-newer = It is no such file.

results-unread-file-was-kept = The file as it was is kept as { $aside }.

results-unread-none = The file could not be kept under another name, so nothing is written over it.

results-unread-file-what-was = The file of what was solved and missed cannot be read, so it begins anew. { $why } { $kept }

results-newer = What was solved and missed is in { $file }, which a newer version of the program has written. It is left as it is: what is solved now is not kept.
