import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawPlate, drawTable, drawVessel } from '#pictures/brushes/table.ts'

/** A table that is laid and says nothing of the meal: bowls with their lids on, empty plates, spoon and chopsticks. */
export function drawSetTable(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('set table')
  const glaze = dice.pick([
    ink.paper,
    mix(ink.green, ink.lime, 0.6),
    mix(ink.gold, ink.ochre, 0.25),
    ink.dusk ? '#8C99A0' : '#D5DAD8',
  ])
  const cloth = dice.pick([ink.vermilion, ink.indigo, ink.jade, ink.gold])
  return [
    drawTable(stage),
    fill('M176 148h452l70 372h-592z', '#0A1216', 0.18),
    fill('M172 138h456l70 372h-596z', stage.fade(138, 510, lighter(ink, ink.stone, 0.15), ink.stone)),
    stroke('M168 158h464M106 490h588', cloth, 6, { opacity: 0.8 }),
    drawPlate(stage, 262, 176, 84, ink.paper),
    drawPlate(stage, 452, 158, 74, glaze),
    drawCup(stage, 590, 190, glaze),
    drawLidded(stage, { x: 290, y: 330, rx: 128, glaze }),
    drawLidded(stage, { x: 532, y: 356, rx: 104, glaze }),
    drawCutlery(stage, 672, 268, 8),
    dice.is(0.6) ? drawCup(stage, 130, 96, glaze) : drawPlate(stage, 130, 104, 66, glaze),
  ].join('')
}

function drawLidded(stage: Stage, { x, y, rx, glaze }: { x: number; y: number; rx: number; glaze: string }): string {
  const { ink } = stage
  const r = Math.round(rx * 0.95)
  const up = Math.round(rx * 0.56)
  const low = Math.round(rx * 0.5)
  return [
    drawVessel(stage, { x, y, rx, deep: rx * 0.42, colour: glaze, inside: darker(glaze, 0.2) }),
    fill(
      from(x - r, y - 2, `q4${-up} ${r}${-up - 8}q${r - 4} 8 ${r} ${up + 8}a${r} ${low} 0 0 1${-2 * r} 0z`),
      stage.sweep(x - r, x + r, lighter(ink, glaze, 0.45), glaze, darker(glaze, 0.25)),
    ),
    stroke(
      from(x - r * 0.6, y - up * 0.5, `q${Math.round(r * 0.3)}${-Math.round(up * 0.4)} ${r}${-Math.round(up * 0.3)}`),
      '#FFFFFF',
      7,
      {
        opacity: 0.4,
      },
    ),
    fill(oval(x, y - up * 0.9, rx * 0.2, rx * 0.09), darker(glaze, 0.2)),
    stroke(dot(x, y - up - 8), glaze, rx * 0.2),
  ].join('')
}

function drawCup(stage: Stage, x: number, y: number, glaze: string): string {
  return drawVessel(stage, {
    x,
    y,
    rx: 42,
    deep: 38,
    colour: glaze,
    inside: mix(stage.ink.water, stage.ink.paper, stage.ink.dusk ? 0.2 : 0.7),
  })
}
