### Why an expression has no value, in words, with the column.

sheet-error = Column { $column }: { $reason }.
