### The help of the command line: what its commands and options do.

help-of-values =
    An expression is braces with bars of any length, sums, multiples and names:
      '{"{"}4|0{"}"} + {"{"}6||4|0{"}"} - 7'   '3.{"{"}2|-1{"}"}'   '±{"{"}3|1{"}"}'   '+-1'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'
      '±(1,{"{"}2|0{"}"})'   'g := {"{"}2|0{"}"}; g + g'   'cool(g,t)'   'heat(g,t)'   'overheat(g,s,t)'   'norton(g,u)'
      'ordinal(g,h)'   'reduced(g)'   'weight(g)'   'up(0,1)', the second power of up

      With --batch each line gives, between tabs: the columns before the expression, canonical form,
      mean, temperature, outcome, and the cooled value if asked for; or 'error' and the reason. A line is answered
      as soon as it and those before it are done, however many follow; --seconds is for all of them, from the first line on.

help-of-maps =
    A map gives a set of points O for every position:
      B W V     black stones, white stones, empty points        X {"{"}C3,D4{"}"}   all points, these points
      H         |F(z) & V| = 1: strings in atari, empty points without empty neighbour     LB LW   legal moves
      F(O)      the strings of O (an empty point is one) and their neighbours              F0(O)   O and its neighbours
      AB(O)     O and the black strings touching it             DB(O)       white stones that a black move in O takes
      P2(O)     points whose F has at least 2 points of O       Q2(O)       at most 2
      ~O  A & B  A | B  A \ B    not in O, in both, in either, in A but not in B; & binds tighter, | and \ from left to right

      Presets: @paper-1 -2 -3 -4a -4b -5 as printed, @conjectured-1 to -5 and -5b with lost bars put back; nobody knows the
      maps that the paper simulated.

help-of-sums =
    A sum is made of terms with + and -: numbers, trees as written, copies, and trees of depth 2:
      '{"{"}9|4||3|0{"}"} + 2*{"{"}5|0{"}"} - A(4,1,4) + 1/3'    A(xl,xr,y) is {"{"}{"{"}xl+y+xr|xl+y{"}"}|{"{"}xl|0{"}"}{"}"}

      Players move in turn, every move is compulsory, and at the end the numbers are added. A file has one sum a line;
      B: or W: before it says who starts, # begins a comment.

help-of-option = ,{" "}

help-of-option-default = default: { $usual }

help-heading-commands = Commands

help-heading-arguments = Arguments

help-heading-options = Options

help-heading-usage = Usage
