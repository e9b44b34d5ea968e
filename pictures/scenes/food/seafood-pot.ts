import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawAround, enlarged } from '#pictures/brushes/meal.ts'
import { dot, fill, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 300

/** A wide pot of shells, prawns and abalone in their broth. */
export function drawSeafoodPot(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('seafood')
  const broth = dice.is(0.5) ? (ink.dusk ? '#A9482C' : '#CE6238') : ink.dusk ? '#8F7C52' : '#E2C88E'
  const metal = dice.pick([
    ink.dusk ? '#8C99A0' : '#CFD4D2',
    mix(ink.tile, ink.wood, 0.16),
    mix(ink.gold, ink.ochre, 0.3),
  ])
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      stroke(`M${x - 236} ${y + 6}q-34 0-30 30m502-30q34 0 30 30`, darker(metal, 0.25), 18),
      drawVessel(stage, {
        x,
        y,
        rx: 236,
        ry: 138,
        deep: 62,
        colour: metal,
        inside: broth,
        rim: lighter(ink, metal, 0.35),
      }),
      stroke(
        scatter(stage, 'greens', { x, y: y + 8, rx: 170, ry: 88, count: 20, long: 40 }),
        ink.dusk ? '#39745A' : '#4F9166',
        12,
      ),
      clam(stage, 262, 306, -20),
      clam(stage, 330, 374, 12),
      clam(stage, 530, 350, 30),
      clam(stage, 430, 392, -8),
      abalone(stage, 306, 236, -14),
      abalone(stage, 498, 246, 18),
      abalone(stage, 424, 322, 4),
      prawn(stage, 392, 232, 10),
      prawn(stage, 548, 296, 80),
      prawn(stage, 344, 300, -40),
      stroke(scatter(stage, 'chilli', { x, y, rx: 150, ry: 76, count: 8, long: 12 }), ink.vermilion, 6),
      drawSteam(stage, 320, 190, 130, 4),
    ]),
  ].join('')
}

/** Open, with its flesh in it. */
function clam(stage: Stage, px: number, py: number, turn: number): string {
  const { ink } = stage
  const shell = mix(ink.stone, ink.ochre, 0.35)
  return group(
    fill('M-46 4q0-46 46-48q46 2 46 48q-46 16-92 0z', darker(shell, 0.35)) +
      stroke('M0-40v40m-20-34l10 34m30-34l-10 34m-36-22l14 22m52-22l-14 22', darker(shell, 0.55), 3, { opacity: 0.6 }) +
      fill('M-46 6q46-22 92 0q-4 34-46 36q-42-2-46-36z', shell) +
      fill(oval(0, 14, 28, 15), ink.dusk ? '#C58B57' : '#EDB37A') +
      stroke('M-16 14q16-10 32 0', darker(ink.ochre, 0.2), 4),
    `translate(${px} ${py})rotate(${turn})`,
  )
}

function abalone(stage: Stage, px: number, py: number, turn: number): string {
  const { ink } = stage
  return group(
    fill(oval(0, 3, 52, 32), mix(ink.tile, ink.green, 0.4)) +
      fill(oval(0, 0, 48, 28), mix(ink.glass, ink.rose, 0.35)) +
      fill(oval(0, 0, 38, 21), ink.dusk ? '#BFA578' : '#EBD6AE') +
      stroke('M-30-4q30-20 60 0', darker(ink.ochre, 0.35), 6, { opacity: 0.8 }) +
      stroke('M-14-4l6 14m10-16v16m14-14l-6 14', darker(ink.ochre, 0.1), 3, { opacity: 0.7 }),
    `translate(${px} ${py})rotate(${turn})`,
  )
}

function prawn(stage: Stage, px: number, py: number, turn: number): string {
  const { ink } = stage
  const red = ink.dusk ? '#CB5A3A' : '#E8734A'
  return group(
    stroke('M-40 16q-10-50 40-54q40 4 42 38', darker(red, 0.2), 28) +
      stroke('M-40 14q-8-48 40-52q38 4 40 36', red, 22) +
      stroke('M-46-6l18 6m-6-28l16 14m10-24l2 18m26-8l-12 12m22 12l-16 2', lighter(ink, red, 0.55), 4) +
      fill('M36 10l26 18-10 6-6 14-18-20z', red) +
      stroke('M-44 22q-18 20-40 22M-40 24q-6 24-22 32', red, 3) +
      stroke(dot(-42, 12), '#16181A', 7),
    `translate(${px} ${py})rotate(${turn})scale(.82)`,
  )
}
