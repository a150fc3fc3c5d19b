### What is said of boards: their kinds, sizes and neighbours.

family-name-square = Squares

family-name-tri-hexagon = Hexagon of triangles

family-name-tri-triangle = Triangle of triangles

family-name-tri-rhombus = Rhombus of triangles

family-name-honey-hexagon = Hexagonal honeycomb

family-name-honey-triangle = Triangular honeycomb

family-name-honey-rhombus = Rhombic honeycomb

family-name-kagome-hexagon = Hexagonal kagome

family-name-kagome-rhombus = Rhombic kagome

family-name-torus = Torus of squares

family-name-cylinder = Cylinder of squares

family-name-tri-torus = Torus of triangles

family-name-honey-torus = Honeycomb torus

family-name-kagome-torus = Kagome torus

family-name-path = Path

family-name-cycle = Cycle

family-name-complete = Complete graph

family-name-star = Star

family-name-wheel = Wheel

family-name-rings = Rings and rays

family-name-box = Box of layers

group-name-squares = Squares

group-name-triangles = Triangles

group-name-honeycomb = Honeycomb

group-name-kagome = Kagome

group-name-wrapped = Without edges

group-name-graphs = Small graphs

kind-error-unknown-family = no board is called “{ $name }”; 'semeai-cli board' lists them

kind-error-expected = expected { $family }:{ $sizes }

kind-error-not-a-number = “{ $text }” is not a size

kind-error-size-least-not = a size of { $family } is at least { $least }, not { $size }

kind-error-too-many-points = { $family } of this size has more than { $most_points } points

kind-error-square-board-has = a square board has { $least } to { $most } points a side, not { $columns } by { $rows }

board-counts = { $neighbours }: { $points }

# $points: not in English
# $lines: not in English
board-counts-counts = { $point_words }, { $line_words }; neighbours { $degrees }

board-counts-parts-not-connected = { $counts }; { $parts } unconnected parts

board-gaps-without-neighbours = Without neighbours: { $names }.

board-gaps-parts-not-connected = The board is in { $parts } unconnected parts.

board-gaps-parts-without-neighbours = { $parts } parts; without neighbours: { $names }.

neighbour-names-neighbours = no neighbours

neighbour-names-neighbours-2 = neighbours { $names }

left-out = { $format } files can't hold { $what }: left out.

left-out-stones = stones

left-out-names = names of points

left-out-both = stones and names of points

no-board-file = { $name }: a board is written as .graphml, .json, .g6, .edges or .sgf; `render --board` draws a picture of it

size-names-columns = columns

size-names-rows = rows

size-names-side = side

size-names-across = across

size-names-down = down

size-names-points = points

size-names-points-around = points around

size-names-rings = rings

size-names-rays = rays

size-names-layers = layers

legal-counted = { $number } legal positions

legal-too-wide = the legal positions of this board are not counted: in every order tried { $width } points wait for their neighbours at once, more than { $most }; it would take about { $gigabytes } GB of memory

legal-stopped = the legal positions are not counted yet: { $seconds } s are up; allow more time with --seconds

family-name-petersen = Petersen graphs

family-name-hypercube = Hypercube

family-name-moebius = Möbius strip

family-name-klein = Klein bottle

family-name-tetrahedron = Tetrahedron

family-name-cube = Cube

family-name-octahedron = Octahedron

family-name-dodecahedron = Dodecahedron

family-name-icosahedron = Icosahedron

family-name-truncated-tetrahedron = Truncated tetrahedron

family-name-cuboctahedron = Cuboctahedron

family-name-truncated-cube = Truncated cube

family-name-truncated-octahedron = Truncated octahedron

family-name-rhombicuboctahedron = Rhombicuboctahedron

family-name-truncated-cuboctahedron = Truncated cuboctahedron

family-name-snub-cube = Snub cube

family-name-icosidodecahedron = Icosidodecahedron

family-name-truncated-dodecahedron = Truncated dodecahedron

family-name-truncated-icosahedron = Truncated icosahedron (football)

family-name-rhombicosidodecahedron = Rhombicosidodecahedron

family-name-truncated-icosidodecahedron = Truncated icosidodecahedron

family-name-snub-dodecahedron = Snub dodecahedron

group-name-solids = Solids

size-names-points-on-a-circle = points on a circle

size-names-step = step of the inner lines

size-names-dimensions = dimensions

size-names-along = points along

size-names-width = points across
