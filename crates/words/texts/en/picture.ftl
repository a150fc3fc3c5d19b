### Why there is no picture.

not-in-text = A text diagram can't show everything that { $all } do; SVG and PNG can.

picture-error-no-kind = { $name }: picture files end in .svg, .png, .pdf or .txt

picture-error-longer-side-picture = the longer side of a picture has { $least } to { $greatest } pixels, not { $size }

picture-error-no-text = only a rectangular board can be drawn as text

picture-error-no-text-of-part = a tree, a thermograph or a curve cannot be drawn as text, only as .svg or .png

picture-error-no-text-of-pages = a handout must be a .pdf, .svg or .png file

picture-error-one-file = several files can only make a handout: write it as .pdf, or add --handout

picture-error-no-line = there is no line to show: nobody needs to move

picture-error-no-region = no region '{ $id }': the position has no regions

picture-error-region-regions = no region '{ $id }': the regions are { $all }

picture-error-only-endgame = { $option } is for endgames: add --endgame

picture-error-only-race = { $option } is for races, but this is an endgame

picture-error-only-classes = { $option } is for life and death: add --classes

picture-error-endless = a block may live there, which is more than any count, so there is no thermograph

picture-error-not-known = it isn't known what the picture should show: questions are open, or the search did not finish
