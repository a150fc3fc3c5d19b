### What is said of the lessons that were solved and missed, and of the file that keeps them.

place-title = { $file }, problem { $number }

results-summary-problems = { $count ->
        [one] 1 problem
       *[other] { NUMBER($count) } problems
    }

results-summary-solved-missed = { $problems }: { $solved } solved, { $missed } missed.

problem-label = Problem { $number }

missed-unread = { $reason } So the position you missed there can't be asked again.

missed-changed = The position you missed is no longer in { $file }: it has been changed or removed.

wipe-question-forget-what-came = Forget your results for { $problems }? This can't be undone.

results-fault-text = It is damaged at line { $line }, column { $column }.

results-fault-format-newer = It is not a results file.

results-unread-file-was-kept = The old file is kept as { $aside }.

results-unread-none = The old file couldn't be kept under another name, so it won't be overwritten.

results-unread-file-what-was = Couldn't read your results file; starting afresh. { $why } { $kept }

results-newer = A newer version of the program wrote your results file, { $file }. It is left as it is: results from now on are not kept.
