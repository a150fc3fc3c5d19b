### Why an expression has no value, in words, with the column.

sheet-error = { $column }文字目：{ $reason }。
