### How it was asked who lives, how many points have each class, and what lies outside.

counts-line = { $class } { $count }

life-headline-all = 三つのコウ規則

life-headline-point-varies = すべての点が決まっている

life-headline-point-varies-2 = 分類する点は1つ

life-headline-points-vary = 分類する点は{ $count }

life-headline-ending = { $varying }{ $open }。終わり方：{ $ending }、{ $ko }。

open-points = （うち{ $open }点は未分類）

taken-as-safe = { $owner }の安全な石

settled-for = 安全な石や無条件に生きた石により{ $owner }に決まった点

class-count = { $class }（{ $name }）、{ $count }

depends-on-ko = コウによる：黒がコウにすべて勝てば{ $black }、白なら{ $white }
