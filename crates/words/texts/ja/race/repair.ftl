### What can be done about something, on a button.

repair-name-guess-guess-safe = 提案する

repair-name-keep = { $name }を残す

repair-name-link = つながっている

repair-name-make-unknown = その他の石にする

repair-name-take-marks = はい

repair-name-remove-stones-remove-block = 石を取り除く

repair-name-add-liberty = ダメを空ける

repair-name-show = 表示

repair-name-mark = 指定し直す

repair-name-leave = 閉じる
