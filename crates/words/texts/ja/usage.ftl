### What the command line says of values that its own readers refuse; the rest the reader of arguments says, in English alone.

value-error =
    { $option } に「{ $value }」は指定できません。{ $fault }

    詳しくは --help をご覧ください。

value-fault-not-whole = 整数を指定してください。

value-fault-not-from-one = 1以上の整数を指定してください。

value-fault-no-position = 探索には1局面以上が必要です。

value-fault-not-seconds = 0より大きい秒数を、2.5のように指定してください。

value-fault-no-komi = 半目単位の数を、6.5のように指定してください。

value-fault-no-prisoners = 0から1000までのアゲハマの数を二つ、3,5のように指定してください。

value-fault-no-ending = territory、ultimate、またはtarget:C3のような形で指定してください。

value-fault-no-seed = 0から18446744073709551615までの整数を指定してください。

value-fault-expected-kind-exercises = 種類を次から指定してください: { $kinds }

value-fault-no-grade = 難度を1から3までで指定してください。

value-fault-no-games = 局数を1から1000000000000までの整数で指定してください。

value-fault-no-share = いくつに分けた何番目かを、2/10のように指定してください。

value-fault-no-depth = 深さを1から3までで指定してください。

## The program with the window.

window-help =
    囲碁の攻合い、ヨセ、死活を調べます。どちらが勝ち、それはなぜかを示します。

    使い方: semeai [ファイル]

    引数:
      {"["}ファイル]  開く局面か棋譜、または問題のフォルダー [省略時: 最後に使ったファイル]

    オプション:
      -h, --help     この説明を表示
      -V, --version  版を表示

    コマンドラインで調べるには: semeai-cli --help

unexpected-argument =
    引数「{ $argument }」は使えません。

    詳しくは --help をご覧ください。
