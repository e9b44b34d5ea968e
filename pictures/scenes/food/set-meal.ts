import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawPlate, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** A Korean table: rice, a pot of bean paste stew, leaves to wrap with and many small dishes. */
export function drawSetMeal(stage: Stage): string {
  return [
    drawTable(stage),
    drawSides(stage, [
      [96, 118, 64],
      [232, 88, 62],
      [372, 74, 60],
      [512, 84, 62],
      [656, 110, 66],
      [86, 262, 68],
      [722, 252, 70],
    ]),
    drawPot(stage, 400, 252),
    drawLeaves(stage, 202, 400),
    drawRice(stage, 420, 448),
    drawSides(stage, [[592, 420, 76]]),
    drawCutlery(stage, 700, 356, 12, 0.9),
    drawSteam(stage, 350, 190, 110, 4),
  ].join('')
}

function drawPot(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const pot = mix(ink.tile, ink.wood, 0.18)
  const broth = ink.dusk ? '#8A5C2C' : '#B9803C'
  const tofu = ink.dusk ? '#DAD5C6' : '#FFFBEF'
  return [
    drawVessel(stage, { x, y, rx: 138, deep: 58, colour: pot, inside: broth, rim: lighter(ink, pot, 0.2) }),
    stroke(
      scatter(stage, 'courgette', { x, y: y + 2, rx: 84, ry: 40, count: 9, long: 12 }),
      ink.dusk ? '#5A9470' : '#8DBB6E',
      16,
    ),
    ...[
      [-62, -8],
      [10, -26],
      [44, 14],
      [-20, 20],
    ].map(
      ([dx = 0, dy = 0]) =>
        fill(from(x + dx - 20, y + dy, 'l20-9 22 9-22 10z'), tofu) +
        fill(from(x + dx - 20, y + dy, 'l20 10v12l-20-10zm42 0l-22 10v12l22-10z'), darker(tofu, 0.2)),
    ),
    stroke(scatter(stage, 'chilli', { x, y, rx: 86, ry: 40, count: 7, long: 10 }), ink.vermilion, 6),
  ].join('')
}

function drawLeaves(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const greens = [mix(ink.jade, ink.green, 0.6), ink.dusk ? '#4E8A66' : '#79B57E', mix(ink.green, ink.lime, 0.2)]
  const leaf = 'q-50-10-62-50q0-30 24-32q10-22 40-16q34-2 38 28q18 20 0 42q-12 22-40 28z'
  return (
    drawPlate(stage, x, y + 20, 118, ink.paper) +
    greens
      .map(
        (green, index) =>
          fill(from(x - 44 + index * 46, y + 36, leaf), green) +
          stroke(from(x - 46 + index * 46, y + 28, 'q-6-34 0-68'), lighter(ink, green, 0.5), 3),
      )
      .join('')
  )
}

function drawRice(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const rice = ink.dusk ? '#D2CFC4' : '#FFFEF8'
  return (
    drawVessel(stage, { x, y, rx: 92, deep: 48, colour: ink.dusk ? '#8C99A0' : '#D5DAD8', inside: darker(rice, 0.1) }) +
    fill(from(x - 80, y + 2, 'q4-52 80-54q76 2 80 54q-20 36-80 36q-62 0-80-36z'), rice) +
    stroke(scatter(stage, 'grains', { x, y: y - 8, rx: 60, ry: 30, count: 24, long: 8 }), darker(rice, 0.14), 3)
  )
}
