### A sum of trees as text for a terminal.

readable = { $shown }… ({ $length } characters)

several-options = A tree of this sum has several options a side. Discriminant and rules of thumb need one; the sum is still solved.

zugzwang-more = { $left_out } more

zugzwang-somebody-would-rather = Somebody would rather pass (zugzwang) in { $names }. Moves are compulsory here, which costs points.

plain-endings =
    Ways to play it out: TN0 = { $every } in every order, TN1 = { $largest } with the largest gote only, TNd = { $discriminants } with discriminants, on average.
    {""}
