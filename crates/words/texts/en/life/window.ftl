### What the window says of classes beside what every face does.

life-cost = { $points } points: about { $seconds } s, { $megabytes } MB

ko-sentence = It depends on ko: { $simple } by simple ko, { $black } if Black wins all kos, { $white } if White does.

race-class-sentence = { $names }: { $class }

race-class-sentence-race = The race of the two marked strings is { $letters }, by the proof of its verdict.

race-class-sentence-who-captures-one = { $race } Who captures is one question, who lives another: by life { $lives }.
