### What can be done about something, on a button.

repair-name-guess-guess-safe = Propose

repair-name-keep = Keep { $name }

repair-name-link = They are linked

repair-name-make-unknown = Mark unknown

repair-name-take-marks = Yes

repair-name-remove-stones-remove-block = Remove stones

repair-name-add-liberty = Add liberty

repair-name-show = Show

repair-name-mark = Mark others

repair-name-leave = OK
