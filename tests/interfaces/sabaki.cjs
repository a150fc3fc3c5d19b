// The library by which Sabaki talks to programs sets up positions on a square board and on one of 9 by 6, listens to an analysis until
// there is a line, and stops the program: `node sabaki.cjs PATH-OF-SEMEAI-CLI`, where `@sabaki/gtp` can be found.

'use strict'

const {ControllerStateTracker} = require('@sabaki/gtp')

const fail = message => {
  console.error(`sabaki: ${message}`)
  process.exit(1)
}

const play = (color, points) => points.map(point => ({name: 'play', args: [color, point]}))

// A race that whoever is Black and moves first wins at G3 or E3.
const black =
  'E6 G6 J6 E5 F5 G5 H5 J5 C4 D4 G4 H4 J4 C3 H3 J3 C2 D2 G2 H2 J2 E1 F1 G1 H1 J1'
const white = 'B6 D6 A5 B5 C5 D5 A4 E4 F4 A3 D3 F3 A2 B2 E2 F2 A1 B1 C1 D1'

const stones = [
  {name: 'set_free_handicap', args: black.split(' ')},
  ...play('W', white.split(' '))
]

const positions = [
  {boardsize: [9, 9], history: [...stones, ...play('B', ['C7', 'D8', 'F8', 'G7'])]},
  {boardsize: [9, 6], history: stones}
]

const main = async () => {
  const path = process.argv[2] || 'semeai-cli'
  const tracker = ControllerStateTracker.fromController(path, ['gtp'])
  const {controller} = tracker
  controller.start()
  for (const position of positions) {
    await tracker.sync({komi: 6.5, ...position})
    const {boardsize, history} = tracker.state
    if (boardsize.join() !== position.boardsize.join() || history.length !== position.history.length)
      fail(`the board is ${boardsize} after ${history.length} commands`)
  }
  // A move on, and back again.
  const [, last] = positions
  const history = [...last.history, ...play('B', ['G3'])]
  await tracker.sync({komi: 6.5, boardsize: last.boardsize, history})
  await tracker.sync({komi: 6.5, ...last})
  const told = new Promise(resolve => {
    const analysis = controller.sendCommand({name: 'kata-analyze', args: ['B', '50']}, ({line}) => {
      if (line.startsWith('info move ')) resolve(line)
    })
    analysis.catch(error => fail(error.message))
  })
  const late = new Promise(resolve => setTimeout(resolve, 20_000, null))
  const line = await Promise.race([told, late])
  if (line === null) fail('no line of an analysis within 20 seconds')
  console.log(line)
  if (!line.startsWith('info move G3 ') || !line.includes(' winrate 1 ')) fail('another move')
  await controller.stop(2_000)
  process.exit(0)
}

main().catch(error => fail(error.message))
