### What becomes of the person's work: put by, written, waiting for an answer.

not-kept = 今プログラムが終わるとこの局面は失われます。{ $reason }

not-ended-not-closed-yet = まだ終了していません。終了すると{ $name }の未保存の変更は失われます。{ $reason }

not-ended-not-closed-yet-unsaved = まだ終了していません。終了すると{ $name }など{ $count }件の未保存の変更は失われます。{ $reason }

tried-again = { $reason }後でまた試します。

broken = プログラムの不具合です（{ $message }）。

file-failed = { $name }：処理が途中で終わりました。{ $reason }

folder-read-looked-so-far = { $files }個のファイル（確認済み{ $read }個）

folder-read = { $files }個のファイル

folder-read-cannot-read-passed = { $files }個のファイル。うち1個は読めないので飛ばします。

folder-read-cannot-read-passed-over = { $files }個のファイル。うち{ $unread }個は読めないので飛ばします。

file-reading-reading = { $name }を読み込んでいます…

file-reading-reading-mib-so = { $name }を読み込んでいます…{ $mebibytes } MiBまで読みました。

file-changed = { $name }は別の所で変更されています。何も書き込んでいません。

file-is-input = { $name }：読み込むファイルと同じものです。何も書き込みません。

file-exists = { $name }は既にあります。何も書き込んでいません。

encoding-left = { $encoding }では表せないか、別の文字として読まれる内容になったので、ファイル全体をUTF-8で書き込みました。

saved = { $name }に保存しました。

saved-line = { $name }に保存しました。打った手も変化として入っています。

graphs-left-saved-what-was = 変更したものだけを保存しました。ほかの1つのグラフは元のファイルにあります。

graphs-left-saved-what-was-changed = 変更したものだけを保存しました。ほかの{ $left }個のグラフは元のファイルにあります。

file-late = { $name }を読み込みました。その間に局面が変わっています。

undone-to = { $name }に戻りました。Ctrl+Yで先へ。

redone-to = { $name }に進みました。Ctrl+Zで元へ。

stored-proof-yes = ファイルにこの局面の結果が保存されています。今、確かめ直しています。

stored-proof-no = ファイルにこの局面の結果が保存されていますが、最初の探索では確かめられませんでした。

no-folder = 保存先のフォルダが分かりません（HOMEが設定されていません）。

settings-unread = 設定を読めないので、標準の設定を使います。{ $error }{ $kept }

settings-newer = 設定は新しい版のものです。この版で分かるものだけを使います。{ $kept }

settings-kept-file-was-kept = 元のファイルは{ $aside }に残しました。

settings-kept-none = 元のファイルを別の名前で残すことはできませんでした。

restore-question-stones = { $stones }子

restore-question-last-session-ended = 前回の変更が保存されていません：{ $name }（{ $stones }）。

restore-question-sessions-ended-unsaved = 保存されていない変更が{ $count }件あります。最新のもの：{ $name }（{ $stones }）。

unreadable-work = 以前の保存していない変更を読めません。{ $error }

language-unknown = 言語「{ $code }」には対応していないため、英語で表示します。

in-folder = フォルダー：{ $folder }（Tabで補完）
