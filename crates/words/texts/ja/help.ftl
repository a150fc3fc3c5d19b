### The help of the command line: what its commands and options do.

help-of-values =
    式は波括弧と任意の長さの縦棒、和、倍、名前でできています:
      '{"{"}4|0{"}"} + {"{"}6||4|0{"}"} - 7'   '3.{"{"}2|-1{"}"}'   '±{"{"}3|1{"}"}'   '+-1'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'
      '±(1,{"{"}2|0{"}"})'   'g := {"{"}2|0{"}"}; g + g'   'cool(g,t)'   'heat(g,t)'   'overheat(g,s,t)'   'norton(g,u)'
      'ordinal(g,h)'   'reduced(g)'   'weight(g)'   'up(0,1)'(アップの2乗)

      --batchでは行ごとに、式の前の列、標準形、平均、温度、勝敗、冷却を頼んだときは冷却した値をタブ区切りで出します。
      読めない行は 'error' と理由です。後に何行続いても、それまでの行が済みしだい答えます。--secondsは最初の行から全体での秒数です。

help-of-maps =
    マップは局面ごとに点の集合Oを与えます:
      B W V     黒石、白石、空点                 X {"{"}C3,D4{"}"}   すべての点、これらの点
      H         |F(z) & V| = 1。アタリの連と、隣に空点のない空点        LB LW   着手できる点
      F(O)      Oの連(空点は一つで連)とその隣    F0(O)       Oとその隣
      AB(O)     Oと、それに接する黒の連          DB(O)       Oへの黒の着手で取れる白石
      P2(O)     FにOの点が2つ以上ある点          Q2(O)       2つ以下
      ~O  A & B  A | B  A \ B    Oの外、両方、どちらか、AにありBにない点。&が先、|と\は左から

      見本: @paper-1 -2 -3 -4a -4b -5は印刷のとおり、@conjectured-1から-5と-5bは失われた上線を補ったもの。
      論文がシミュレーションしたマップは分かっていません。

help-of-sums =
    和は項を + と - でつないだもので、項は数、木、その個数倍、深さ2の木です:
      '{"{"}9|4||3|0{"}"} + 2*{"{"}5|0{"}"} - A(4,1,4) + 1/3'    A(xl,xr,y) は {"{"}{"{"}xl+y+xr|xl+y{"}"}|{"{"}xl|0{"}"}{"}"}

      交互に必ず打ち、最後に数を足します。ファイルでは一行に一つの和を書きます。
      行の初めの B: か W: は先に打つ側、# から後は注釈です。

help-of-option = ・

help-of-option-default = 既定は{ $usual }

help-heading-commands = コマンド

help-heading-arguments = 引数

help-heading-options = オプション

help-heading-usage = 使い方
