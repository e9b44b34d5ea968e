import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, flow, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawBoat, drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** A bay with its bridge or its towers, surf in three lines, parasols on the sand. */
export function drawBeach(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('beach')
  const horizon = 292
  const discX = dice.between(140, 300)
  const sand = mix(ink.stone, ink.ochre, ink.dusk ? 0.1 : 0.16)
  const edge = dice.between(-26, 26)
  const line = (offset: number) =>
    flow([
      [bleed.left, 470 + edge + offset],
      [100, 446 + offset],
      [300, 476 + edge + offset],
      [520, 440 + offset],
      [700, 432 - edge + offset],
      [bleed.right, 396 + offset],
    ])
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [80, 200] } }),
    drawRidge(stage, {
      name: 'cape',
      crest: crestOf(
        horizon,
        [
          [-60, 90],
          [60, 60],
          [190, 24],
        ],
        0.5,
      ),
      depth: 0.45,
      pigment: ink.foliage,
      foot: horizon + 4,
    }),
    drawSkyline(stage, {
      name: 'towers',
      foot: horizon + 2,
      low: 50,
      high: 150,
      colour: mix(ink.mist, ink.indigo, ink.dusk ? 0.6 : 0.4),
      left: 540,
      step: 40,
      lit: 0.7,
    }),
    drawWater(stage, { top: horizon, foot: 520, shine: { x: discX } }),
    dice.is(0.6) ? drawBayBridge(stage, horizon) : drawBoat(stage, 380, horizon + 50, 44),
    fill(`${line(-14)}V662H-80z`, lighter(ink, ink.water, 0.35), 0.6),
    fill(`${line(6)}V662H-80z`, ink.dusk ? '#A9BAC4' : '#FFFFFF', 0.9),
    fill(`${line(20)}V662H-80z`, darker(sand, 0.14)),
    fill(`${line(40)}V662H-80z`, stage.fade(430, 650, sand, darker(sand, 0.08))),
    stroke(
      Array.from({ length: 34 }, () => dot(dice.between(-70, 870), dice.between(530, 650))).join(''),
      darker(sand, 0.25),
      3,
      { opacity: 0.5 },
    ),
    ...(ink.season === 'winter'
      ? []
      : [
          [190, 556, 1],
          [600, 540, 0.9],
          [420, 600, 1.15],
        ]
          .filter(() => dice.is(0.75))
          .map(([x = 0, y = 0, scale = 1]) => drawParasol(stage, x, y, scale))),
    drawPeople(stage, {
      most: 3,
      at: [
        [300, 560, 70],
        [520, 530, 60],
        [270, 520, 56],
        [700, 566, 74],
      ],
      wears: ['dress', 'jacket', 'coat'],
    }),
    drawPine(stage, { x: 770, y: 640, height: 350, lean: -1 }),
    drawReeds(stage, { x: 690, y: 664, width: 190, height: 80, count: 22, colour: darker(ink.foliage, 0.2) }),
    drawWeather(stage),
  ].join('')
}

function drawBayBridge(stage: Stage, horizon: number): string {
  const { ink } = stage
  const y = horizon - 14
  const steel = mix(ink.mist, ink.dusk ? ink.lime : ink.indigo, 0.6)
  const cables = [300, 560].map((x) => from(x, y - 96, `q-60 84-130 96M${x} ${y - 96}q60 84 130 96`)).join('')
  const hangers = from(180, y - 20, 'h500')
  return [
    stroke(from(bleed.left, y, 'h960'), steel, 7, { butt: true }),
    stroke(hangers, steel, 40, { dash: '1.5 15', butt: true, opacity: 0.4 }),
    stroke(cables, steel, 3),
    stroke(`M300 ${y - 100}v126M560 ${y - 100}v126`, steel, 7, { butt: true }),
    ink.dusk ? stroke(from(bleed.left, y - 3, 'h960'), ink.lamp, 3, { dash: '3 19', butt: true }) : '',
  ].join('')
}

function drawParasol(stage: Stage, x: number, y: number, scale: number): string {
  const { ink } = stage
  const colour = stage
    .chance(`parasol ${x}`)
    .pick([ink.vermilion, mix(ink.indigo, ink.water, 0.4), ink.gold, ink.green])
  return group(
    fill(oval(10, 4, 62, 12), '#0A1216', 0.2) +
      stroke('M0 2l-8-96', mix(ink.wood, ink.lime, 0.4), 4) +
      fill('M-76-72q12-46 66-50q60 2 78 40q-36-12-72-6q-40 0-72 16z', ink.paper) +
      fill(
        'M-76-72q12-46 66-50q-30 12-40 42q-14 2-26 8zM-10-122q20 10 24 36q-20-2-36 2q-4-22 12-38zM-10-122q50 4 78 40q-12-4-26-6q-14-26-52-34z',
        colour,
      ) +
      fill('M20 0h60l10-10h-58z', lighter(ink, colour, 0.5)),
    `translate(${x} ${y})scale(${scale})`,
  )
}
