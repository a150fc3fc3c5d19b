### What ko threats change, and how a race ends with either side winning all kos: told alike of a count and of a proof.

# $outcome: not in English
without-threats = Ko: { $needy } needs more threats than { $other } (eight are enough), else { $inside }

ko-sentence-never = { $none } whatever the threats.

ko-sentence-ko-threats-do-not = Ko threats do not change this.

ko-sentence-open = It isn't known whether ko threats change this.

ko-sentence-none = without ko threats: not known.

ko-sentence-without-ko-threats = without ko threats: { $none }.

ko-sentence-cases = If Black wins all kos: { $black }; if White does: { $white }; { $without }
