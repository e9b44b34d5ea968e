import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, oval, type Point, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'

/** A hall below the ground: stone that hangs and stone that grows, lamps along a walkway, still water. */
export function drawCave(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cave')
  const rock = mix(mix(ink.wood, ink.tile, 0.45), dice.pick([ink.ochre, ink.indigo, ink.green]), 0.22)
  const light = dice.pick(['#F2C46E', '#F0A95C', '#CFE0B8'])
  const lit = mix(rock, light, 0.62)
  return [
    fill(
      box(bleed.left, bleed.top, 960, 730),
      stage.fade(bleed.top, 600, darker(rock, 0.45), mix(rock, light, 0.2), darker(rock, 0.4)),
    ),
    fill(oval(400, 330, 360, 240), stage.glow(400, 330, 340, light, 0.85)),
    drawSpikes(stage, { name: 'far above', y: 120, down: true, tall: 150, count: 22, colour: mix(rock, lit, 0.75) }),
    drawSpikes(stage, { name: 'far below', y: 448, down: false, tall: 110, count: 18, colour: mix(rock, lit, 0.65) }),
    drawColumn(stage, dice.between(220, 300), lit, rock),
    drawColumn(stage, dice.between(520, 620), lit, rock),
    drawPool(stage, light),
    drawWalk(stage, light),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [356, 470, 62],
        [388, 476, 66],
        [470, 492, 78],
      ],
      wears: ['jacket', 'coat'],
    }),
    drawSpikes(stage, {
      name: 'near above',
      y: 40,
      down: true,
      tall: 250,
      count: 12,
      colour: darker(rock, 0.5),
      wide: 1.5,
    }),
    fill(`${flow(nearRock)}L-80 -60z`, darker(rock, 0.62)),
    fill(
      `${flow(nearRock.map(([x, y]) => [800 - x, y + 20] as const).toReversed())}L880 -60L880 664z`,
      darker(rock, 0.62),
    ),
    drawSpikes(stage, {
      name: 'near below',
      y: 664,
      down: false,
      tall: 130,
      count: 14,
      colour: darker(rock, 0.66),
      wide: 1.2,
    }),
  ].join('')
}

const nearRock: readonly Point[] = [
  [230, -60],
  [120, 20],
  [70, 130],
  [90, 230],
  [20, 330],
  [34, 440],
  [-10, 540],
  [40, 664],
  [-80, 664],
]

type Spikes = { name: string; y: number; down: boolean; tall: number; count: number; colour: string; wide?: number }

function drawSpikes(stage: Stage, { name, y, down, tall, count, colour, wide = 1 }: Spikes): string {
  const { ink } = stage
  const dice = stage.chance(name)
  const step = 960 / count
  const sign = down ? 1 : -1
  let d = ''
  let shine = ''
  for (let index = 0; index < count; index++) {
    const x = bleed.left + (index + dice.between(0.2, 0.8)) * step
    const half = step * dice.between(0.35, 0.7) * wide
    const long = tall * dice.between(0.25, 1) * sign
    d += from(
      x - half,
      y - sign * 160,
      `v${sign * 150}q${Math.round(half * 0.8)} ${Math.round(long * 0.25)} ${Math.round(half * 0.9)} ${Math.round(long)}q${Math.round(half * 0.3)} ${Math.round(-long * 0.7)} ${Math.round(half * 1.1)} ${Math.round(-long)}v${-sign * 150}z`,
    )
    if (dice.is(0.6))
      shine += from(
        x - half * 0.3,
        y + long * 0.1,
        `q${Math.round(half * 0.2)} ${Math.round(long * 0.2)} ${Math.round(half * 0.24)} ${Math.round(long * 0.5)}`,
      )
  }
  const back = down ? box(bleed.left, bleed.top, 960, y - bleed.top - 8) : box(bleed.left, y + 8, 960, 200)
  // Two shapes: in one the edges that run against each other would cut holes.
  return fill(back, colour) + fill(d, colour) + stroke(shine, lighter(ink, colour, 0.3), 3, { opacity: 0.35 })
}

/** A pillar that has grown together. */
function drawColumn(stage: Stage, x: number, lit: string, rock: string): string {
  const dice = stage.chance(`column ${Math.round(x)}`)
  const points: Point[] = []
  for (let y = 60; y <= 470; y += 40) points.push([x - 26 - Math.abs(y - 265) * 0.14 + dice.between(-8, 8), y])
  const right = points.map(([px, y]) => [2 * x - px + dice.between(-6, 6), y] as const).toReversed()
  const folds = [-12, 2, 14]
    .map((dx) => from(x + dx, 110, `q${dice.whole(-10, 10)} 150 ${dice.whole(-6, 6)} 320`))
    .join('')
  return (
    fill(way([...points, ...right]), stage.sweep(x - 70, x + 70, rock, lit, darker(rock, 0.25))) +
    stroke(folds, darker(rock, 0.3), 4, { opacity: 0.5 })
  )
}

function drawPool(stage: Stage, light: string): string {
  const { ink } = stage
  const water = mix(ink.jade, ink.water, ink.dusk ? 0.3 : 0.5)
  return (
    fill(
      'M430 540q120-50 300-30q90 16 60 70q-90 60-260 40q-130-20-100-80z',
      stage.fade(510, 620, lighter(ink, water, 0.2), darker(water, 0.4)),
    ) + stroke('M500 540q80-12 150 0M540 570q70-8 130 2M470 590q40-6 80 2', light, 4, { opacity: 0.6 })
  )
}

/** Planks with a rail, a lamp at every second post. */
function drawWalk(stage: Stage, light: string): string {
  const { ink } = stage
  const plank = mix(ink.wood, ink.ochre, 0.3)
  const posts: Point[] = [
    [196, 592],
    [270, 540],
    [326, 498],
    [366, 470],
  ]
  return [
    fill('M120 664L356 462 404 462 400 664z', stage.fade(462, 664, lighter(ink, plank, 0.1), darker(plank, 0.35))),
    stroke('M326 490h76M296 516h106M262 546h140M222 580h180M176 620h226', darker(plank, 0.5), 3),
    stroke(
      way(
        posts.map(([x, y]) => [x, y - 58 * (y / 592)] as const),
        false,
      ),
      darker(ink.tile, 0.2),
      6,
    ),
    stroke(posts.map(([x, y]) => from(x, y, `v${-Math.round(58 * (y / 592))}`)).join(''), darker(ink.tile, 0.2), 6),
    ...posts.map(([x, y]) => fill(oval(x, y - 64 * (y / 592), 44), stage.glow(x, y - 64 * (y / 592), 44, light, 0.9))),
    stroke(posts.map(([x, y]) => dot(x, y - 64 * (y / 592))).join(''), '#FFF4D4', 11),
  ].join('')
}
