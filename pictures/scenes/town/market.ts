import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { box, dot, fill, from, oval, type Point, stroke, way } from '#pictures/brushes/pen.ts'
import { drawLanterns } from '#pictures/brushes/lanterns.ts'
import { drawPeople, drawSteam } from '#pictures/brushes/people.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawStalls } from './market-stalls.ts'

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
    drawStalls(stage, { x, y, side: 1 }),
    drawStalls(stage, { x, y, side: -1 }),
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
