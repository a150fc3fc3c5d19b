### Why there is no picture.

not-in-text = A text diagram does not show all that { $all } do; SVG and PNG show it.

picture-error-no-kind = { $name }: a picture is a file that ends in .svg, .png, .pdf or .txt

picture-error-longer-side-picture = the longer side of a picture has { $least } to { $greatest } pixels, not { $size }

picture-error-no-text = only a rectangular board can be drawn as text

picture-error-no-text-of-part = a tree, a thermograph or a curve cannot be drawn as text, only as .svg or .png

picture-error-no-text-of-pages = a handout is a file that ends in .pdf, .svg or .png

picture-error-one-file = several files make a handout only: write it as .pdf, or add --handout

picture-error-no-line = there is no line to show: nobody needs to move

picture-error-no-region = no region '{ $id }': the position has no regions

picture-error-region-regions = no region '{ $id }': the regions are { $all }

picture-error-only-endgame = { $option } is of an endgame: add --endgame

picture-error-only-race = { $option } is of a race, and this is an endgame

picture-error-only-classes = { $option } is of who lives: add --classes

picture-error-endless = a block may live there: that is more than any count, and no thermograph shows it

picture-error-not-known = what the picture is to show is not known: questions are open, or the search did not finish
