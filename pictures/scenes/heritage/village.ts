import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, faded, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, type Point, points, stroke } from '#pictures/brushes/pen.ts'
import { drawBoat, drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** Painted houses in terraces that step down a hill to the harbour, stairs between them. */
export function drawVillage(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('village')
  const parts = [
    drawSky(stage, { horizon: 250, disc: { x: [140, 330], y: [70, 150] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        236,
        [
          [20, 40],
          [200, 56],
          [420, 20],
        ],
        0.2,
      ),
      depth: 0.32,
      pigment: ink.indigo,
      foot: 244,
    }),
    drawWater(stage, { top: 238, foot: 420, shine: { x: 240 } }),
    dice.is(0.7) ? drawBoat(stage, dice.between(220, 400), 286, 26) : '',
    drawRidge(stage, {
      name: 'hill',
      fixed: true,
      crest: points('420,300 500,256 580,196 680,140 780,110 880,84'),
      depth: 0.72,
      pigment: ink.foliage,
      foot: 420,
      trees: 13,
    }),
  ]
  for (let row = 0; row < 6; row++) parts.push(drawTerrace(stage, row))
  parts.push(
    drawPeople(stage, {
      most: 2,
      at: [
        [300, 640, 70],
        [520, 640, 72],
      ],
      wears: ['dress', 'jacket', 'coat'],
    }),
    drawBranch(stage, { x: 884, y: 60, scale: 1.05 }),
    drawWeather(stage),
  )
  return parts.join('')
}

/** One row of houses along a contour of the hill: high at the right, low at the left. */
function drawTerrace(stage: Stage, row: number): string {
  const { ink } = stage
  const dice = stage.chance(`terrace ${row}`)
  const depth = 0.5 + row * 0.1
  const size = 40 + row * 15
  const paints = ink.dusk
    ? ['#56788A', '#A0705F', '#8C8A74', '#5E8577', '#9A8450', '#7D8890']
    : ['#A9CAD0', '#EDB09C', '#F6EEDC', '#9CC5AE', '#EBC878', '#D9E2DF']
  const walls: string[] = paints.map(() => '')
  const roofPaints = [ink.vermilion, mix(ink.indigo, ink.water, 0.5), ink.green, ink.paper]
  const roofs: string[] = roofPaints.map(() => '')
  let sides = ''
  let dark = ''
  let lit = ''
  let doors = ''
  let bushes = ''
  const ground = (x: number) => 318 + row * 62 - Math.max(0, (x - 120) / 760) ** 1.3 * (190 - row * 26)
  const hill: Point[] = [-80, 160, 400, 640, 880].map((x) => [x, ground(x) - 4])
  for (let x = bleed.left - dice.between(0, size); x < bleed.right;) {
    const wide = Math.round(size * dice.between(0.8, 1.35))
    const high = Math.round(size * dice.between(0.72, 1.15))
    const foot = ground(x) + dice.between(-6, 6)
    const depthSide = Math.round(wide * 0.26)
    const paint = dice.whole(0, paints.length - 1)
    walls[paint] += box(x, foot - high, wide, high + 40)
    sides += box(x + wide - depthSide, foot - high, depthSide, high + 40)
    const top = dice.whole(0, 4)
    if (top < 3)
      roofs[top] += from(
        x - 3,
        foot - high,
        `l${Math.round(wide * 0.16)}${-Math.round(size * 0.26)}h${Math.round(wide * 0.76)}l${Math.round(wide * 0.16)} ${Math.round(size * 0.26)}z`,
      )
    else {
      roofs[3] += box(x - 2, foot - high - 5, wide + 4, 6)
      if (dice.is(0.4)) roofs[1] += box(x + wide * 0.3, foot - high - size * 0.24, size * 0.24, size * 0.24)
    }
    const pane = Math.max(5, Math.round(size * 0.2))
    for (let window = 0; window < 2; window++) {
      const d = box(x + wide * (0.12 + window * 0.32), foot - high * 0.74, pane, pane * 1.15)
      if (dice.is(0.45)) lit += d
      else dark += d
    }
    if (dice.is(0.4)) doors += box(x + wide * 0.34, foot - high * 0.34, pane, high * 0.34)
    if (dice.is(0.4)) bushes += dot(x + wide + 2, foot + size * 0.14)
    x += wide + (dice.is(0.22) ? size * 0.45 : 1)
  }
  const tone = (colour: string) => faded(ink, colour, Math.min(1, depth))
  return [
    fill(
      `${flow(hill)}V664H-80z`,
      stage.fade(260 + row * 40, 660, tone(mix(ink.foliage, ink.stone, 0.3)), tone(darker(ink.foliage, 0.1))),
    ),
    ...walls.map((d, index) => fill(d, tone(paints[index] ?? ink.paper))),
    fill(sides, darker(ink.indigo, 0.3), 0.2),
    ...roofs.map((d, index) =>
      fill(
        d,
        tone(
          ink.season === 'winter'
            ? mix(roofPaints[index] ?? ink.paper, '#FFFFFF', ink.dusk ? 0.25 : 0.75)
            : (roofPaints[index] ?? ink.paper),
        ),
      ),
    ),
    fill(dark, tone(darker(ink.indigo, 0.2)), 0.75),
    fill(lit, ink.dusk ? ink.lamp : tone(lighter(ink, ink.glass, 0.3))),
    fill(doors, tone(darker(ink.rust, 0.1))),
    stroke(bushes, tone(mix(ink.foliage, ink.jade, 0.4)), size * 0.3),
  ].join('')
}
