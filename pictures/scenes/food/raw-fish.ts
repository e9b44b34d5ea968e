import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** Raw fish in thin slices on shreds of radish, with perilla, garlic and two sauces. */
export function drawRawFish(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('raw fish')
  const plate = dice.pick([mix(ink.tile, ink.indigo, 0.3), mix(ink.tile, ink.jade, 0.3), mix(ink.green, ink.lime, 0.5)])
  const [white, pink] = ink.dusk ? ['#D4C8BA', '#BE8670'] : ['#FBF1E6', '#EFAF93']
  const rows = dice.is(0.5) ? [white, pink, white] : [white, white, pink]
  return [
    drawTable(stage),
    drawSides(stage, [
      [112, 96, 62],
      [696, 100, 64],
    ]),
    fill('M112 218q290-52 580 0q60 110 26 196q-310 66-632 0q-36-96 26-196z', '#0A1216', 0.26),
    fill(
      'M108 200q292-52 584 0q56 104 26 196q-318 64-636 0q-32-92 26-196z',
      stage.fade(180, 430, lighter(ink, plate, 0.35), darker(plate, 0.12)),
    ),
    fill('M130 214q270-46 540 0q44 92 22 166q-292 56-584 0q-24-84 22-166z', darker(plate, 0.08)),
    ...[232, 292, 352].map((y, row) => drawRow(stage, y, rows[row] ?? white, row)),
    drawLeaf(stage, 148, 352, -20),
    drawLeaf(stage, 660, 232, 26),
    stroke(dot(632, 360) + dot(652, 346) + dot(656, 370), ink.dusk ? '#D6CDB4' : '#FFF6DE', 18),
    drawSauce(stage, 180, 486, ink.dusk ? '#241812' : '#4A2A1A'),
    drawSauce(stage, 338, 512, ink.dusk ? '#B5432A' : '#C9402A'),
    drawCutlery(stage, 668, 400, 20, 0.8),
  ].join('')
}

/** Slices that lean on each other, on a bed of radish. */
function drawRow(stage: Stage, y: number, colour: string, row: number): string {
  const { ink } = stage
  const left = 172 - row * 8 + (row === 2 ? 30 : 0)
  const count = row === 2 ? 9 : 10
  const bed = stroke(
    scatter(stage, `bed ${row}`, { x: 396, y: y + 14, rx: 238, ry: 20, count: 46, long: 26 }),
    ink.dusk ? '#B6BCB6' : '#FFFFFF',
    4,
  )
  const slices = Array.from({ length: count }, (_, index) => {
    const x = left + index * 46
    return group(
      fill(
        'M0 20q-4-40 34-44q38 2 40 16q-2 34-36 40q-28 4-38-12z',
        stage.fade(-24, 30, lighter(ink, colour, 0.35), colour),
      ) + stroke('M10 14q6-28 34-32M22 22q8-26 36-28', darker(colour, 0.16), 3, { opacity: 0.7 }),
      `translate(${x} ${y + Math.round(Math.abs(index - count / 2))})`,
    )
  })
  return bed + slices.join('')
}

function drawLeaf(stage: Stage, x: number, y: number, turn: number): string {
  const green = mix(stage.ink.jade, stage.ink.green, 0.55)
  return group(
    fill('M0 40q-46-16-44-54q6-8 10-14q2-12 12-12q8-14 22-20q14 8 20 20q12 2 12 12q8 8 10 16q0 36-42 52z', green) +
      stroke('M0 36V-44M0 16l-26-18M0 16l26-18M0-6l-20-16M0-6l20-16', lighter(stage.ink, green, 0.45), 3),
    `translate(${x} ${y})rotate(${turn})`,
  )
}

function drawSauce(stage: Stage, x: number, y: number, colour: string): string {
  return (
    drawVessel(stage, { x, y, rx: 62, deep: 20, colour: stage.ink.paper, inside: colour }) +
    fill(oval(x - 18, y - 2, 14, 5), '#FFFFFF', 0.35) +
    stroke(from(x + 10, y + 6, 'q10-4 18 0'), lighter(stage.ink, colour, 0.4), 4)
  )
}
