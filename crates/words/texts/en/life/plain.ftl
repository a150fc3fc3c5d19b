### How it was asked who lives, how many points have each class, and what lies outside.

counts-line = { $class } { $count }

life-headline-all = all three ko rules

life-headline-point-varies = Every point is settled

life-headline-point-varies-2 = 1 point to classify

life-headline-points-vary = { $count } points to classify

life-headline-ending = { $varying }{ $open } (ending: { $ending }; { $ko }).

open-points = , { $open } without a class

taken-as-safe = Taken as safe for { $owner }

settled-for = Settled for { $owner }, by stones that are safe or live unconditionally

class-count = { $class } ({ $name }), { $count }

depends-on-ko = Depends on ko: { $black } if Black wins all kos, { $white } if White does
