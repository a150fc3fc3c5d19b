### The maps of the source, and what they may have been.

preset-sentence-paper1 = At least four black neighbours; empty on honeycombs.

preset-sentence-paper2 = Touches White, or has at least four empty points around it, counting itself.

preset-sentence-paper3 = Exactly the empty points that are not in paper-2.

preset-sentence-paper4a = Empty if no point has more than four neighbours.

preset-sentence-paper4b = Far from Black.

preset-sentence-paper5 = Nearly: touches White.

preset-sentence-conjectured1 = Contact play: touches White, or at least four black neighbours.

preset-sentence-conjectured2-conjectured3 = P4(V): at least four empty points around it, counting itself.

preset-sentence-conjectured4 = The fourth map of the paper with bars put back.

preset-sentence-conjectured5 = The fifth map of the paper with bars put back.

preset-sentence-conjectured5b = The fifth map of the paper with a bar put back elsewhere.

origin-sentence-printed = As printed, with its parentheses balanced. Signs have been lost in print, and what the paper simulated is not known.

origin-sentence-conjectured = Conjectured: lost bars were put back by fit among many possibilities, so its agreement is no test. What the paper simulated is not known.
