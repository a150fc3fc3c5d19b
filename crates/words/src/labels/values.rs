//! The labels of sums and game values.

/// Puts the labels of sums and values behind those of the areas before, and hands all on to the areas that are left.
macro_rules! values_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Sums panel.
            Sums(en = "Sums", ja = "ヨセの和");
            SumText(en = "Sum of trees", ja = "木の和の式");
            SumHint(en = "for example A(4,1,4) + {6|0} + {4|0}", ja = "例：A(4,1,4) + {6|0} + {4|0}");
            SumNotation(en = "Numbers, {9|4||3|0} as written, A(xl,xr,y) for a tree of depth 2, 3*{5|0} for copies; players must move in turn", ja = "数、{9|4||3|0}、深さ2の木 A(xl,xr,y)、複数なら 3*{5|0}。必ず交互に打ちます");
            SumNumbersToo(en = ". The numbers below can be dragged too", ja = "。下の数字はドラッグでも変えられます");
            SumNumbers(en = "Drag a number right or up for more, left or down for less, or click it and type.", ja = "数字は右か上へドラッグすると増え、左か下で減ります。クリックすれば入力できます。");
            AddGote(en = "Add a gote", ja = "後手を加える");
            DropGote(en = "Drop the smallest gote", ja = "最小の後手を除く");
            FigureFour(en = "Figure 4", ja = "図4");
            FigureFive(en = "Figure 5", ja = "図5");
            SumTrees(en = "Trees", ja = "木");
            BoundaryGraph(en = "Boundary graph", ja = "境界グラフ");
            PlaneXlXr(en = "xl and xr", ja = "xl と xr");
            PlaneXlY(en = "xl and y", ja = "xl と y");
            PlaneXrY(en = "xr and y", ja = "xr と y");
            PlaneHint(en = "Drag the point, or click where it should go.", ja = "点をドラッグするか、移したい所をクリックします。");
            TestRules(en = "Test the rules", ja = "経験則を試す");
            TestRulesUpTo(en = "all whole xl, xr and y up to", ja = "xl・xr・y が次の数までの整数のすべて");
            TryEveryOrder(en = "Try every order", ja = "すべての順序を試す");

            // Values panel.
            Values(en = "Values", ja = "値の計算");
            BackToBoard(en = "‹ Back to the board", ja = "‹ 盤に戻る");
            OpenInValues(en = "Open in Values", ja = "値の計算で開く");
            NoValueHere(en = "This position has no value yet.", ja = "この局面にはまだ値がありません。");
            ThisRace(en = "This race", ja = "この攻合い");
            FromBoard(en = "From the board", ja = "盤から");
            Sum(en = "Sum", ja = "和");
            Expression(en = "Expression", ja = "式");
            ExpressionHint(en = "for example {4|0} + ^ - 1/2", ja = "例：{4|0} + ^ - 1/2");
            NotationHint(en = "{a|b}, a+b-c, 3.a, ±a, *, *2, ^, v, tiny(a), 1/2; more bars bind more loosely", ja = "{a|b}、a+b-c、3.a、±a、*、*2、^、v、tiny(a)、1/2。縦線は長いほど外側を区切ります");
            Calculating(en = "Calculating…", ja = "計算中…");
            CalculationFailed(en = "The calculation failed: this is a bug.", ja = "計算に失敗しました。プログラムの不具合です。");
            FullTemperature(en = "temperature", ja = "温度");
            LeftStop(en = "left stop", ja = "左ストップ");
            RightStop(en = "right stop", ja = "右ストップ");
            Ceiling(en = "ceiling", ja = "切り上げ");
            Floor(en = "floor", ja = "切り捨て");
            Birthday(en = "birthday", ja = "誕生日");
            CoolBy(en = "Cool by", ja = "冷却する温度");
            Uncooled(en = "As it is", ja = "冷却前");
            CooledHere(en = "Cooled", ja = "冷却後");
            Scaffolds(en = "Scaffolds", ja = "足場");
            LeftWall(en = "left wall", ja = "左の壁");
            RightWall(en = "right wall", ja = "右の壁");
            Mast(en = "mast", ja = "マスト");
            PointToRead(en = "Point at the picture to read it.", ja = "図を指すと値を読めます。");
            CompareWith(en = "Compare with", ja = "比較する式");
            Difference(en = "difference", ja = "差");
            Simplification(en = "Dominated and reversible options", ja = "支配される選択肢と打ち消される選択肢");
            StepsNone(en = "The written options are the canonical ones.", ja = "書かれた選択肢がそのまま標準形です。");
            StepsNeedBraces(en = "Write a game in braces, or a sum, to see its options simplified step by step.", ja = "{|}の形のゲームか和を書くと、選択肢が簡約される様子が出ます。");
            CopyText(en = "Copy as text", ja = "文字でコピー");
            SaveSvg(en = "Save SVG…", ja = "SVG保存…");
            SavePng(en = "Save PNG…", ja = "PNG保存…");
        }
    };
}
