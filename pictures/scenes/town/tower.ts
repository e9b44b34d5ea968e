import { drawSkyline, drawTower } from '#pictures/brushes/city.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, flow, from, points, stroke } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRoof } from '#pictures/brushes/roofs.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** The tower on its wooded hill, the city around its foot, old roofs in front. */
export function drawTowerHill(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tower')
  const x = dice.between(440, 520)
  const high = dice.between(250, 290)
  const city = mix(ink.indigo, ink.stone, ink.dusk ? 0.2 : 0.35)
  const hill = points(
    `-80,470 60,458 180,420 ${Math.round(x - 130)},330 ${Math.round(x - 50)},276 ${Math.round(x + 30)},268 ${Math.round(x + 110)},310 ${Math.round(x + 220)},390 800,440 880,452`,
  )
  return [
    drawSky(stage, { horizon: 430, disc: { x: [110, 230], y: [110, 240] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(400, [
        [20, 120],
        [190, 170],
        [360, 110],
        [620, 180],
        [800, 140],
      ]),
      depth: 0.28,
      pigment: ink.indigo,
      foot: 440,
      creased: true,
    }),
    drawSkyline(stage, { name: 'far', foot: 450, low: 40, high: 110, colour: mix(ink.mist, city, 0.4), step: 30 }),
    drawMist(stage, 420, { strength: 0.6 }),
    drawTower(stage, x, 284, high),
    drawRidge(stage, {
      name: 'hill',
      fixed: true,
      crest: hill,
      depth: 0.86,
      pigment: ink.foliage,
      foot: 540,
      trees: 10,
      rough: 0.1,
    }),
    // The old city wall climbs the hill.
    stroke(
      flow([
        [x + 26, 286],
        [x + 60, 320],
        [x + 20, 356],
        [x + 76, 396],
        [x + 40, 440],
        [x + 110, 486],
      ]),
      ink.dusk ? mix(ink.stone, ink.lamp, 0.3) : ink.stone,
      7,
      { opacity: 0.9 },
    ),
    stroke(
      flow([
        [x + 26, 282],
        [x + 60, 316],
        [x + 20, 352],
        [x + 76, 392],
        [x + 40, 436],
        [x + 110, 482],
      ]),
      darker(ink.stone, 0.35),
      3,
      { dash: '4 4', butt: true, opacity: 0.7 },
    ),
    dice.is(0.6) ? drawCableCar(stage, x) : '',
    drawSkyline(stage, {
      name: 'near',
      foot: 536,
      low: 44,
      high: 120,
      colour: mix(ink.mist, city, 0.78),
      step: 40,
      lit: 0.7,
    }),
    drawRidge(stage, {
      name: 'front',
      crest: crestOf(540, [
        [60, 26],
        [240, 12],
        [420, 22],
        [640, 10],
        [820, 30],
      ]),
      depth: 0.95,
      pigment: mix(ink.foliage, ink.jade, 0.5),
      foot: 700,
      trees: 14,
    }),
    ...[-10, 190, 400, 600, 790].map((at, index) =>
      drawRoof(stage, { x: at, y: 596 - (index % 2) * 24, half: 116, ridge: 80, height: 52, tiles: 20 }),
    ),
    fill(box(-80, 592, 960, 80), darker(ink.tile, 0.2)),
    drawBranch(stage, { x: 884, y: 40, scale: 1.15 }),
    drawWeather(stage),
  ].join('')
}

function drawCableCar(stage: Stage, x: number): string {
  const { ink } = stage
  return (
    stroke(from(x + 40, 290, 'Q720 330 900 214'), darker(ink.tile, 0.1), 1.6, { opacity: 0.7 }) +
    fill(box(686, 318, 34, 24), ink.vermilion) +
    fill(box(690, 322, 11, 9) + box(705, 322, 11, 9), ink.dusk ? ink.lamp : lighter(ink, ink.glass, 0.4)) +
    stroke(from(703, 318, 'v-14'), darker(ink.tile, 0.1), 2)
  )
}
