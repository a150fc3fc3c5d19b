### What single regions leave open.

shared-not-plain-one-sided = { $name }は片方にしか接していません

shared-not-plain-unknown-stone = { $name }にその他の石があります

shared-not-plain-safe-stone = { $name }の安全な石に接しています

shared-not-plain-region-holds-liberties = { $place }の領域は双方のダメを含みます。単純な内ダメではありません（{ $stone }）。

open = 攻合いが{ $place }から盤の残りに開いています。読んで調べるか、安全な石で囲ってください。

eye-potential = { $color }は領域{ $id }で眼を作れるかもしれません。眼はないものとして数えています。

approach-order = 詰める順序で結果が変わるかもしれず、数えるだけでは決まりません。

not-expanded-region-depends-ko = 領域{ $id }はコウ次第で、値が1つに決まりません。候補点を指定するか、証明してください。

not-expanded-region-too-large = 領域{ $id }は大きすぎて自動では展開できません。候補点を指定するか、証明してください。

picks-differ = 領域{ $id }では、指定した候補点の木の値は{ $picked }ですが、すべての手を調べた値は{ $found }です。結論には後者を使います。
