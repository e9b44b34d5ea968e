import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawMist, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** A lawn in the city with trees, a path and a mat spread in the shade. */
export function drawPark(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('park')
  const lawn = lawnOf(stage)
  const near = dice.is(0.5)
  return [
    drawBackdrop(stage, { line: 380, disc: { x: [120, 300], y: [80, 170] }, wood: false, low: 0.8 }),
    drawSkyline(stage, {
      name: 'city',
      foot: 400,
      low: 50,
      high: 170,
      colour: mix(ink.mist, mix(ink.indigo, ink.stone, 0.3), 0.5),
      step: 42,
    }),
    drawMist(stage, 372, { strength: 0.5 }),
    ...[20, 120, 214, 560, 660, 770].map((x, index) =>
      drawTree(stage, { x, y: 430 + (index % 2) * 6, height: 92 + ((index * 37) % 46), name: `row ${index}` }),
    ),
    drawGround(stage, 394, lighter(ink, lawn, 0.18), darker(lawn, 0.1)),
    fill(
      'M344 396q-44 42 46 72q110 40 20 96q-60 40-70 100h230q0-50 50-96q80-80-90-116q-110-22-116-56z',
      lighter(ink, mix(ink.stone, ink.ochre, 0.16), 0.2),
    ),
    fill(oval(170, 560, 130, 20), darker(lawn, 0.35), 0.5),
    drawTree(stage, { x: 170, y: 560, height: 330, name: 'great' }),
    near ? drawMat(stage, 300, 540) : drawBench(stage, 272, 520),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [470, 520, 72],
        [506, 524, 50],
        [560, 590, 96],
        [420, 470, 52],
      ],
      wears: ['jacket', 'dress', 'coat'],
    }),
    dice.is(0.6) ? drawBicycle(stage, 640, 560) : drawTree(stage, { x: 720, y: 560, height: 230, name: 'side' }),
    drawWeather(stage),
  ].join('')
}

function drawMat(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const cloth = stage.chance('mat').pick([ink.vermilion, mix(ink.indigo, ink.water, 0.3), ink.gold])
  return (
    fill(from(x - 70, y + 20, 'l30-34h116l24 34z'), cloth) +
    stroke(
      from(x - 58, y + 12, 'h144m-134-12h126') + from(x - 20, y - 12, 'l-10 30m50-30l0 30m46-30l10 30'),
      lighter(ink, cloth, 0.5),
      3,
      { opacity: 0.8 },
    ) +
    fill(from(x + 40, y - 26, 'h34l-4 26h-26z'), mix(ink.ochre, ink.lime, 0.2)) +
    stroke(from(x + 46, y - 26, 'q10-24 22 0'), darker(ink.ochre, 0.2), 4) +
    stroke(dot(x - 16, y - 2) + dot(x + 2, y + 4), ink.vermilion, 10)
  )
}

function drawBench(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const wood = mix(ink.wood, ink.ochre, 0.35)
  return (
    stroke(from(x - 60, y, 'v34m120-34v34'), darker(ink.tile, 0.1), 7, { butt: true }) +
    fill(box(x - 76, y - 6, 152, 11) + box(x - 76, y - 36, 152, 9) + box(x - 76, y - 22, 152, 9), wood) +
    stroke(from(x - 60, y - 38, 'v40m120-40v40'), darker(ink.tile, 0.1), 5, { butt: true })
  )
}

function drawBicycle(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const frame = stage
    .chance('bicycle')
    .pick([ink.vermilion, mix(ink.green, ink.lime, 0.2), mix(ink.indigo, ink.water, 0.3)])
  return (
    stroke(oval(x - 44, y, 34) + oval(x + 52, y, 34), darker(ink.tile, 0.1), 5) +
    stroke(from(x - 44, y, 'l26-52h52l18 52m-18-52l-28 52h-50m24-60l28 60m22-60l-6-18h14'), frame, 6) +
    stroke(from(x - 26, y - 58, 'h22'), darker(ink.wood, 0.2), 9)
  )
}
