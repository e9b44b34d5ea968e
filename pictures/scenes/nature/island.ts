import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, flow, from, group, points, stroke } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRock } from '#pictures/brushes/rocks.ts'
import { drawBirds, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** A ferry on its way between islands, gulls behind it. */
export function drawIsland(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('island')
  const horizon = 300
  const discX = dice.between(120, 220)
  const ferry = dice.between(250, 330)
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [80, 190] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(
        horizon,
        [
          [-20, 40],
          [150, 76],
          [300, 30],
          [470, 54],
        ],
        0.2,
      ),
      depth: 0.28,
      pigment: ink.indigo,
      foot: horizon + 4,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: points('340,304 420,270 500,214 580,180 640,200 720,160 800,210 880,236'),
      depth: 0.52,
      pigment: mix(ink.jade, ink.foliage, 0.4),
      foot: horizon + 8,
      creased: true,
      rough: 0.16,
    }),
    drawWater(stage, { top: horizon, shine: { x: discX } }),
    drawRidge(stage, {
      name: 'near',
      fixed: true,
      crest: points('530,386 610,340 690,290 760,268 820,240 880,226'),
      depth: 0.86,
      pigment: ink.foliage,
      foot: 392,
      trees: 15,
    }),
    stroke(
      flow([
        [540, 376],
        [640, 382],
        [760, 374],
        [880, 384],
      ]),
      ink.dusk ? '#A9BAC4' : '#FFFFFF',
      5,
      { opacity: 0.8 },
    ),
    drawLighthouse(stage, 640, 350),
    drawFerry(stage, ferry, 452),
    drawBirds(stage, ferry - 120, 330),
    drawRock(
      stage,
      [
        [520, 664],
        [580, 610],
        [660, 590],
        [760, 552],
        [880, 530],
      ],
      1,
    ),
    drawReeds(stage, {
      x: 680,
      y: 600,
      width: 190,
      height: 90,
      count: 24,
      plumes: ink.season === 'autumn',
      colour: darker(ink.foliage, 0.15),
    }),
    ink.season === 'spring' || ink.season === 'winter' ? drawBranch(stage, { x: 884, y: 60 }) : '',
    drawWeather(stage),
  ].join('')
}

function drawLighthouse(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const red = stage.chance('lighthouse').is(0.5)
  const beam = ink.dusk
    ? fill(from(x, y - 96, 'l-330-50v70z'), stage.sweep(x - 330, x, `${ink.lamp}00`, `${ink.lamp}99`))
    : ''
  return (
    beam +
    fill(from(x - 15, y, 'l6-84h18l6 84z'), red ? ink.vermilion : ink.paper) +
    fill(box(x - 12, y - 92, 24, 8), darker(ink.tile, 0.1)) +
    fill(box(x - 8, y - 106, 16, 15), ink.dusk ? ink.lamp : ink.glass) +
    fill(from(x - 11, y - 105, 'q11-16 22 0z'), red ? ink.paper : ink.vermilion)
  )
}

function drawFerry(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const band = stage.chance('ferry').pick([ink.vermilion, ink.indigo, ink.green])
  const white = ink.dusk ? '#9AA6AC' : '#FFFDF6'
  const light = ink.dusk ? ink.lamp : darker(ink.indigo, 0.25)
  return group(
    fill('M-150-14h300q-14 40-44 44h-216q-26-6-40-44z', stage.fade(-14, 30, white, darker(white, 0.15))) +
      fill('M-143 4h284l-6 12h-271z', band) +
      fill('M-116-54h196l22 40h-226z', white) +
      fill('M-84-86h110l16 32h-136z', lighter(ink, white, 0.2)) +
      stroke('M-104-36h176M-76-70h90', light, 11, { dash: '14 8', butt: true }) +
      fill('M-52-118h34l4 32h-42z', band) +
      stroke('M40-86v-40M40-122h26', darker(ink.tile, 0.1), 3) +
      fill('M66-130v16h-24v-16z', ink.vermilion) +
      stroke('M-146-16h290', darker(white, 0.2), 3) +
      fill('M-170 30q40-14 90-6t110 0t140 2q-60 16-170 14t-170-10z', '#FFFFFF', ink.dusk ? 0.35 : 0.8) +
      stroke('M-190 44q90 14 190 6t200 4', '#FFFFFF', 3, { opacity: 0.4 }),
    `translate(${Math.round(x)} ${y})`,
  )
}
