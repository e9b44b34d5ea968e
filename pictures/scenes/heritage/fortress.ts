import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { fill, flow, from, points, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawGround, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawBushes } from '#pictures/brushes/low-plants.ts'
import { drawPine } from '#pictures/brushes/trees.ts'

/** A gate in the city wall, the wall running off over the hills. */
export function drawFortress(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fortress')
  const x = dice.between(470, 520)
  const stone = ink.dusk ? '#5A6672' : mix('#CFC3AB', ink.tile, dice.between(0.04, 0.16))
  return [
    drawSky(stage, { horizon: 420, disc: { x: [100, 260], y: [90, 200] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(390, [
        [-20, 100],
        [160, 150],
        [360, 90],
        [600, 140],
        [820, 170],
      ]),
      depth: 0.3,
      pigment: ink.indigo,
      foot: 430,
      creased: true,
    }),
    drawSkyline(stage, {
      name: 'fort',
      foot: 420,
      low: 20,
      high: 60,
      colour: mix(ink.mist, ink.indigo, 0.35),
      left: -80,
      right: 300,
      step: 30,
    }),
    drawRidge(stage, {
      name: 'hill',
      fixed: true,
      crest: points('-80,400 60,380 200,330 330,372 480,392 640,360 760,270 880,226'),
      depth: 0.74,
      pigment: ink.foliage,
      foot: 520,
      trees: 15,
    }),
    // The wall comes down from both hills.
    drawRampart(
      stage,
      [
        [880, 252],
        [790, 290],
        [700, 372],
        [640, 420],
      ],
      46,
      stone,
    ),
    drawRampart(
      stage,
      [
        [-80, 430],
        [60, 410],
        [200, 372],
        [310, 420],
        [360, 440],
      ],
      42,
      stone,
    ),
    drawGround(stage, 500, lighter(ink, ink.ground, 0.06), mix(ink.ground, ink.foliage, 0.25)),
    drawGate(stage, x, stone),
    fill(
      `${flow([
        [x - 40, 540],
        [x - 50, 580],
        [x - 150, 664],
      ])}H${Math.round(x + 150)}L${Math.round(x + 46)} 540z`,
      mix(ink.stone, ink.ochre, 0.14),
    ),
    drawPeople(stage, {
      most: 3,
      at: [
        [x - 20, 588, 60],
        [x + 30, 596, 64],
        [x - 150, 590, 66],
      ],
      wears: ['coat', 'jacket', 'hanbok'],
    }),
    dice.is(0.5) ? drawFlags(stage, x) : '',
    drawPine(stage, { x: 120, y: 630, height: 330 }),
    drawBushes(stage, { x: -90, y: 660, width: 240, size: 46 }),
    drawBranch(stage, { x: 884, y: 60 }),
    drawWeather(stage),
  ].join('')
}

function drawRampart(
  stage: Stage,
  crest: readonly (readonly [number, number])[],
  height: number,
  stone: string,
): string {
  const line = flow(crest)
  const last = crest.at(-1) ?? [0, 0]
  const lower = flow(crest.toReversed().map(([x, y]) => [x, y + height] as const)).replace('M', 'L')
  return (
    fill(`${line}${lower}z`, stage.fade(250, 480, lighter(stage.ink, stone, 0.15), darker(stone, 0.12))) +
    stroke(line, darker(stone, 0.12), 12, { dash: '13 5', butt: true }) +
    stroke(flow(crest.map(([x, y]) => [x, y + height * 0.5] as const)), darker(stone, 0.3), 1.5, {
      dash: '16 3',
      opacity: 0.6,
    }) +
    (last[0] > 900 ? '' : '')
  )
}

function drawGate(stage: Stage, x: number, stone: string): string {
  const { ink } = stage
  let courses = ''
  let joints = ''
  for (let row = 0; row < 6; row++) {
    courses += from(x - 196, 410 + row * 24, 'h392')
    for (let step = 0; step < 9; step++) joints += from(x - 180 + step * 44 + (row % 2) * 20, 410 + row * 24, 'v24')
  }
  return [
    fill(
      way([
        [x - 200, 390],
        [x + 200, 390],
        [x + 214, 556],
        [x - 214, 556],
      ]),
      stage.sweep(x - 210, x + 210, lighter(ink, stone, 0.25), stone, darker(stone, 0.2)),
    ),
    stroke(courses + joints, darker(stone, 0.32), 1.6, { opacity: 0.6 }),
    fill(from(x - 52, 556, 'v-80q0-54 52-56q52 2 52 56v80z'), darker(ink.tile, 0.35)),
    stroke(from(x - 56, 556, 'v-80q0-58 56-60q56 2 56 60v80'), lighter(ink, stone, 0.3), 10, {
      dash: '22 3',
      butt: true,
    }),
    fill(
      from(x - 40, 556, 'v-70q0-50 40-52v122z'),
      ink.dusk ? mix(ink.lamp, ink.wood, 0.5) : mix(ink.rust, ink.tile, 0.3),
    ),
    stroke(from(x - 200, 384, 'h400'), darker(stone, 0.05), 16, { dash: '20 7', butt: true }),
    drawHall(stage, { x, y: 378, half: 132, height: 56, bays: 5, open: true }),
    drawEave(stage, { x, y: 324, half: 162, height: 22, painted: true }),
    drawRoof(stage, { x, y: 320, half: 182, ridge: 108, height: 96, lime: true }),
  ].join('')
}

function drawFlags(stage: Stage, x: number): string {
  const { ink } = stage
  const colours = [ink.vermilion, ink.gold, ink.indigo, ink.green]
  return [-150, -100, 110, 160]
    .map(
      (dx, index) =>
        stroke(from(x + dx, 384, 'v-70'), ink.wood, 3) +
        fill(from(x + dx, 316, 'q16-8 28 2q10 8 22 2v22q-14 6-24-2q-12-8-26-2z'), colours[index] ?? ink.gold),
    )
    .join('')
}
