import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawCorner } from '#pictures/brushes/low-plants.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { fill, flow, points, stroke } from '#pictures/brushes/pen.ts'

/** Range behind range, granite in front of mist, a pavilion or walkers on the near ridge. */
export function drawMountain(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('mountain')
  const main = dice.between(380, 600)
  const granite = mix(ink.stone, ink.indigo, ink.dusk ? 0.35 : 0.42)
  const end = dice.pick(['pavilion', 'pine', 'walkers'])
  const teeth = dice.is(0.5)
    ? points('-300,150 -205,240 -118,285 0,345 92,275 180,250 300,150')
    : points('-300,130 -120,250 0,345 190,210 330,150')
  return [
    drawSky(stage, { horizon: 470, disc: { x: [80, 210], y: [80, 220] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(420, [
        [20, 150],
        [190, 190],
        [420, 130],
        [640, 210],
        [820, 170],
      ]),
      depth: 0.26,
      pigment: ink.indigo,
      foot: 470,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'second',
      crest: crestOf(440, [
        [-20, 120],
        [140, 160],
        [330, 110],
        [760, 200],
      ]),
      depth: 0.42,
      pigment: mix(ink.indigo, ink.jade, 0.6),
      foot: 480,
      creased: true,
    }),
    drawMist(stage, 410, { strength: 0.55 }),
    drawRidge(stage, {
      name: 'main',
      crest: crestOf(
        500,
        teeth.map(([dx, rise]) => [main + dx, rise] as const),
        0.72,
      ),
      depth: 0.78,
      pigment: granite,
      foot: 520,
      creased: true,
      rough: 0.2,
    }),
    drawMist(stage, 452, { strength: 0.8, strips: 4 }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(500, [
        [60, 70],
        [260, 24],
        [520, 56],
        [780, 110],
      ]),
      depth: 0.74,
      pigment: ink.foliage,
      foot: 590,
      trees: 20,
    }),
    drawMist(stage, 540, { strength: 0.5, strips: 2 }),
    drawRidge(stage, {
      name: 'near',
      crest: crestOf(
        600,
        [
          [40, 110],
          [240, 60],
          [480, 30],
          [860, 70],
        ],
        0.6,
      ),
      depth: 1,
      pigment: mix(ink.foliage, ink.jade, 0.4),
      foot: 760,
      trees: 26,
    }),
    {
      pavilion: () => drawPavilion(stage, 190, 520),
      pine: () => drawPine(stage, { x: 150, y: 560, height: 330 }),
      walkers: () => drawPath(stage),
    }[end](),
    end === 'walkers'
      ? drawPeople(stage, {
          name: 'walkers',
          most: 3,
          at: [
            [420, 566, 50],
            [450, 574, 54],
            [380, 560, 46],
          ],
          wears: ['jacket'],
        })
      : drawBranch(stage, { x: 880, y: 40, scale: 1.1 }),
    drawCorner(stage, 'right', 70),
    drawWeather(stage),
  ].join('')
}

function drawPath(stage: Stage): string {
  const way = flow([
    [300, 680],
    [360, 620],
    [500, 600],
    [380, 566],
    [300, 540],
    [250, 506],
  ])
  return (
    stroke(way, lighter(stage.ink, stage.ink.ground, 0.1), 13, { opacity: 0.85 }) +
    stroke(way, darker(stage.ink.wood, 0.1), 2, { dash: '2 9', opacity: 0.5 })
  )
}

/** Six posts and a roof where the view is best. */
function drawPavilion(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const rock = fill(
    flow([
      [x - 110, y + 60],
      [x - 90, y + 10],
      [x - 30, y - 2],
      [x + 50, y],
      [x + 96, y + 18],
      [x + 120, y + 66],
    ]),
    stage.fade(y, y + 66, mix(ink.stone, ink.tile, 0.4), mix(ink.stone, ink.jade, 0.7)),
  )
  return (
    rock +
    drawHall(stage, { x, y, half: 52, height: 52, bays: 3, open: true }) +
    drawEave(stage, { x, y: y - 50, half: 72, height: 12, painted: true }) +
    drawRoof(stage, { x, y: y - 52, half: 84, ridge: 34, height: 46, lime: true, tiles: 14 })
  )
}
