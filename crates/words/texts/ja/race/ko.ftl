### What ko threats change, and how a race ends with either side winning all kos: told alike of a count and of a proof.

without-threats = コウ：{ $needy }はコウ材が{ $other }より多く必要（8つあれば足ります）、なければ{ $outcome }

ko-sentence-never = コウ材がいくつあっても{ $none }です。

ko-sentence-ko-threats-do-not = コウ材があっても結果は変わりません。

ko-sentence-open = コウ材で結果が変わるかどうかは調べきれていません。

ko-sentence-none = 双方コウ材がないときは判定できません。

ko-sentence-without-ko-threats = 双方コウ材がなければ{ $none }です。

ko-sentence-cases = コウにすべて黒が勝てば{ $black }、白が勝てば{ $white }、{ $without }
