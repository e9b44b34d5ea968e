import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { box, dot, fill, from, oval, type Point, stroke, way } from '#server/platform/pictures/brushes/pen.ts'
import { drawLanterns } from '#server/platform/pictures/brushes/lanterns.ts'
import { drawPeople, drawSteam } from '#server/platform/pictures/brushes/people.ts'
import { drawSign } from '#server/platform/pictures/brushes/signs.ts'
import { drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'

type Side = 1 | -1
const words = ['떡집', '과일', '김밥', '약초', '생선', '국수', '호떡', '나물'] as const

/** A lane of stalls below strings of lanterns, a griddle at the near corner. */
export function drawMarket(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('market')
  const x = dice.between(360, 440)
  const y = 352
  const covered = dice.is(0.4)
  const floor = ink.season === 'winter' ? mix(ink.ground, ink.stone, 0.5) : mix(ink.stone, ink.ochre, 0.14)
  return [
    drawSky(stage, { horizon: 360, disc: { x: [x - 40, x + 40], y: [150, 220] }, clouds: false, birds: false }),
    drawSkyline(stage, {
      name: 'market',
      foot: 366,
      low: 50,
      high: 150,
      colour: mix(ink.mist, ink.indigo, 0.4),
      left: x - 190,
      right: x + 190,
    }),
    fill(box(bleed.left, y, 960, 310), stage.fade(y, 660, mix(floor, ink.mist, 0.4), floor, darker(floor, 0.16))),
    ink.dusk ? fill(oval(x, 480, 300, 150), stage.glow(x, 480, 260, ink.lamp, 0.4)) : '',
    drawRow(stage, x, y, 1),
    drawRow(stage, x, y, -1),
    drawPeople(stage, {
      name: 'far',
      most: 4,
      at: [
        [x - 16, 392, 36],
        [x + 14, 398, 40],
        [x + 34, 420, 54],
        [x - 40, 428, 58],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawPeople(stage, {
      name: 'near',
      most: 1,
      at: [
        [x - 70, 520, 112],
        [x + 66, 530, 116],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
    covered ? drawArcade(stage, x, y) : '',
    drawLanterns(stage, { start: [x - 120, 236], end: [x + 120, 232], sag: 14, count: 7, size: 17, phase: 3 }),
    drawLanterns(stage, { start: [x - 220, 156], end: [x + 230, 166], sag: 26, count: 7, size: 32, phase: 1 }),
    drawLanterns(stage, { start: [bleed.left, 20], end: [bleed.right, 6], sag: 54, count: 8, size: 62 }),
    drawGriddle(stage, 60, 590),
    drawWeather(stage),
  ].join('')
}

/** The glass roof that many markets have: hoops above the lane, light between them. */
function drawArcade(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const steel = mix(ink.green, ink.tile, 0.4)
  const hoop = (share: number) => {
    const half = Math.round(340 * share)
    const rise = Math.round(150 * share)
    return from(x - half, y - 300 * share, `q${half} ${-rise * 2} ${half * 2} 0`)
  }
  const shares = [0.16, 0.24, 0.36, 0.54, 0.8, 1.18]
  const glass = fill(
    `${hoop(1.6)}L${Math.round(x + 40)} ${Math.round(y - 40)}H${Math.round(x - 40)}z`,
    ink.dusk ? mix(ink.tile, ink.water, 0.4) : lighter(ink, ink.glass, 0.5),
    ink.dusk ? 0.7 : 0.75,
  )
  const rods = [0.2, 0.5, 0.8].map((at) => {
    const point = (share: number): Point => [
      x - 340 * share + 680 * share * at,
      y - 300 * share - 600 * share * at * (1 - at),
    ]
    return way([point(0.1), point(1.6)], false)
  })
  return (
    glass +
    stroke(rods.join(''), mix(steel, ink.mist, 0.3), 2.4, { butt: true }) +
    shares
      .map((share) =>
        stroke(hoop(share), mix(steel, ink.mist, 0.6 - Math.min(0.6, share * 0.5)), 2 + share * 7, { butt: true }),
      )
      .join('')
  )
}

function drawRow(stage: Stage, x: number, y: number, side: Side): string {
  const { ink } = stage
  const dice = stage.chance(`row ${side}`)
  const first = stage.chance('words').whole(0, words.length - 1)
  const at = (share: number, reach: number, level: number): Point => [
    x + side * (20 + reach * share),
    y + level * share,
  ]
  const stops = [2, 1.28, 0.86, 0.56, 0.36, 0.23, 0.14]
  const parts: string[] = []
  for (let index = stops.length - 2; index >= 0; index--) {
    const near = stops[index] ?? 1
    const far = stops[index + 1] ?? 0.1
    const haze = (1 - Math.min(1, near)) * 0.45
    const tone = (colour: string) => mix(colour, ink.dusk ? mix(ink.mist, ink.lamp, 0.25) : ink.mist, haze)
    const strip = (top: number, low: number, reach: number) =>
      way([at(near, reach, top), at(far, reach, top), at(far, reach, low), at(near, reach, low)])
    const cloth = dice.pick([ink.vermilion, ink.green, mix(ink.indigo, ink.water, 0.35), ink.gold])
    const shade = tone(ink.dusk ? mix(ink.wood, ink.lamp, 0.5) : mix(ink.wood, ink.ochre, 0.45))
    parts.push(
      // House front above, the lit inside, the counter.
      fill(
        strip(-330, 60, 330),
        tone(
          ink.dusk
            ? darker(ink.wood, 0.1)
            : mix(ink.stone, dice.pick([ink.rust, ink.ochre, ink.stone, ink.green]), 0.3),
        ),
      ),
      fill(
        strip(-300, -210, 328),
        tone(ink.dusk ? mix(ink.lamp, ink.wood, dice.between(0, 0.6)) : mix(ink.glass, ink.indigo, 0.3)),
      ),
      stroke(
        [0.25, 0.5, 0.75]
          .map((s) => far + (near - far) * s)
          .map((s) => way([at(s, 328, -300), at(s, 328, -210)], false))
          .join(''),
        tone(darker(ink.wood, 0.2)),
        5 * near,
      ),
      fill(
        strip(-130, 120, 326),
        stage.fade(y - 130, y + 120, tone(ink.dusk ? ink.lamp : mix(ink.lamp, ink.ochre, 0.2)), shade),
      ),
      drawGoods(stage, { at, near, far, key: `${index} ${side}`, tone }),
      fill(strip(88, 330, 268), tone(mix(ink.wood, ink.rust, 0.2))),
      fill(strip(140, 330, 267), tone(darker(cloth, 0.1)), 0.85),
      fill(
        way([at(near, 268, 88), at(far, 268, 88), at(far, 326, 66), at(near, 326, 66)]),
        tone(lighter(ink, ink.wood, 0.3)),
      ),
      drawHeap(stage, { at, near, far, key: `${index} ${side}`, tone }),
      drawAwning({ at, near, far, cloth: tone(cloth), pale: tone(ink.dusk ? '#D8C9A6' : ink.paper) }),
    )
    if (index === 1 || index === 2)
      parts.push(
        drawHangingSign(stage, {
          at,
          share: far + (near - far) * 0.3,
          side,
          word: words[(first + index * 2 + (side === 1 ? 1 : 0)) % words.length] ?? words[0],
          board: tone(dice.pick([ink.indigo, ink.vermilion, ink.jade])),
        }),
      )
  }
  return parts.join('')
}

type Along = { at: (share: number, reach: number, level: number) => Point; near: number; far: number }
type Shelf = Along & { key: string; tone: (colour: string) => string }

/** Jars and boxes on shelves behind the counter. */
function drawGoods(stage: Stage, { at, near, far, key, tone }: Shelf): string {
  const { ink } = stage
  const dice = stage.chance(`goods ${key}`)
  const colours = [ink.vermilion, ink.green, ink.gold, ink.paper]
  const rows: string[] = ['', '', '', '']
  for (const level of [-64, -8, 46]) {
    for (let step = 0; step < 7; step++) {
      const [px, py] = at(far + (near - far) * ((step + 0.5) / 7), 322, level)
      const which = dice.whole(0, 3)
      rows[which] = `${rows[which] ?? ''}${dot(px, py)}`
    }
  }
  const shelves = [-46, 10, 64].map((level) => way([at(near, 322, level), at(far, 322, level)], false)).join('')
  return (
    stroke(shelves, tone(darker(ink.wood, 0.15)), 4 * near + 1, { butt: true }) +
    rows.map((d, index) => stroke(d, tone(colours[index] ?? ink.gold), 26 * Math.min(near, 1.15))).join('')
  )
}

/** Fruit and rice cakes in heaps on the counter. */
function drawHeap(stage: Stage, { at, near, far, key, tone }: Shelf): string {
  const { ink } = stage
  const dice = stage.chance(`heap ${key}`)
  const tones = [mix(ink.vermilion, ink.gold, 0.35), ink.paper, ink.green, ink.gold, ink.rose]
  const parts: string[] = []
  for (let heap = 0; heap < 4; heap++) {
    const share = far + (near - far) * ((heap + 0.5) / 4)
    let d = ''
    for (const [dx, dy] of [
      [-16, 0],
      [0, 2],
      [16, 0],
      [-8, -14],
      [8, -14],
      [0, -26],
    ] as const) {
      const [px, py] = at(share, 292, 62)
      d += dot(px + dx * share, py + dy * share)
    }
    parts.push(stroke(d, tone(dice.pick([tones[0] ?? ink.gold, ...tones])), 17 * share))
  }
  return parts.join('')
}

function drawAwning({ at, near, far, cloth, pale }: Along & { cloth: string; pale: string }): string {
  const stripes: string[] = ['', '']
  const count = 6
  for (let step = 0; step < count; step++) {
    const a = far + (near - far) * (step / count)
    const b = far + (near - far) * ((step + 1) / count)
    stripes[step % 2] =
      `${stripes[step % 2] ?? ''}${way([at(b, 330, -196), at(a, 330, -196), at(a, 216, -116), at(a, 214, -90), at((a + b) / 2, 214, -78), at(b, 214, -90), at(b, 216, -116)])}`
  }
  const shadow = way([at(near, 330, -120), at(far, 330, -120), at(far, 326, -70), at(near, 326, -70)])
  return fill(shadow, '#0A1216', 0.25) + fill(stripes[0] ?? '', cloth) + fill(stripes[1] ?? '', pale)
}

function drawHangingSign(
  stage: Stage,
  { at, share, side, word, board }: { at: Along['at']; share: number; side: Side; word: string; board: string },
): string {
  const [px, py] = at(share, 216, -250)
  const size = 24 * share + 5
  return (
    stroke(from(px + side * size * 2.4, py + 4, `h${Math.round(-side * size * 2.4)}`), darker(stage.ink.wood, 0.2), 3) +
    drawSign(stage, { word, x: px, y: py, size, colour: stage.ink.paper, board })
  )
}

/** Pancakes on a hot plate, at the corner nearest to us. */
function drawGriddle(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const pans = [0, 92, 184]
  return [
    fill(
      box(bleed.left, y - 6, 380, 90),
      stage.fade(y - 6, y + 80, mix(ink.wood, ink.ochre, 0.25), darker(ink.wood, 0.2)),
    ),
    fill(box(bleed.left, y - 12, 388, 12), lighter(ink, ink.wood, 0.25)),
    ...pans.map(
      (dx) =>
        fill(oval(x + dx, y - 20, 44, 15), darker(ink.tile, 0.2)) +
        fill(oval(x + dx, y - 24, 38, 11), mix(ink.gold, ink.ochre, 0.3)) +
        stroke(
          [dot(x + dx - 18, y - 25), dot(x + dx + 4, y - 28), dot(x + dx + 18, y - 22), dot(x + dx - 4, y - 20)].join(
            '',
          ),
          dx === 92 ? ink.green : ink.vermilion,
          7,
        ),
    ),
    drawSteam(stage, x - 10, y - 40, 70, 2),
    drawSteam(stage, x + 150, y - 40, 62, 2),
  ].join('')
}
