import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPlate, drawTable, drawVessel } from '#pictures/brushes/table.ts'

/** A low table with pot, cups and small sweets, for people with time. */
export function drawTeaSet(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tea set')
  const glaze = dice.pick([
    mix(ink.green, ink.lime, 0.55),
    ink.paper,
    mix(ink.ochre, ink.stone, 0.5),
    mix(ink.tile, ink.jade, 0.25),
  ])
  const tea = dice.pick([
    mix(ink.green, ink.gold, 0.5),
    mix(ink.vermilion, ink.gold, 0.45),
    mix(ink.gold, ink.ochre, 0.4),
  ])
  const petal = { spring: ink.rose, summer: mix(ink.green, ink.lime, 0.4), autumn: ink.gold, winter: ink.vermilion }[
    ink.season
  ]
  const cup = (cx: number, cy: number) =>
    drawVessel(stage, { x: cx, y: cy, rx: 58, deep: 34, colour: glaze, inside: tea }) +
    fill(oval(cx - 16, cy - 2, 14, 5), '#FFFFFF', 0.3)
  const sweets = [
    [-58, -4],
    [0, -16],
    [58, -4],
    [-30, 22],
    [32, 22],
  ].map(([dx = 0, dy = 0], index) => {
    const colour =
      [petal, mix(ink.green, ink.lime, 0.4), ink.paper, mix(ink.ochre, ink.gold, 0.4), ink.rose][index] ?? ink.gold
    return (
      stroke(dot(596 + dx, 440 + dy), darker(colour, 0.2), 38) +
      stroke(dot(596 + dx, 436 + dy), colour, 36) +
      stroke(from(590 + dx, 432 + dy, 'l6-6 6 6'), lighter(ink, colour, 0.6), 4)
    )
  })
  return [
    drawTable(stage),
    fill('M96 210h608l60 330h-728z', mix(ink.tile, ink.indigo, 0.15), 0.25),
    fill(
      'M104 196h592l60 326h-712z',
      stage.fade(196, 520, lighter(ink, ink.stone, 0.1), mix(ink.stone, ink.ochre, 0.1)),
    ),
    stroke('M110 210h580M60 506h680', stage.chance('cloth').pick([ink.vermilion, ink.indigo, ink.jade]), 5, {
      opacity: 0.7,
    }),
    drawPot(stage, glaze),
    cup(200, 420),
    cup(350, 458),
    drawPlate(stage, 596, 446, 126, mix(ink.tile, ink.wood, 0.3)),
    ...sweets,
    drawJar(stage, petal),
    drawSteam(stage, 178, 396, 70, 2),
    drawSteam(stage, 330, 430, 76, 2),
  ].join('')
}

function drawPot(stage: Stage, glaze: string): string {
  const { ink } = stage
  return [
    fill(oval(400, 320, 160, 44), '#0A1216', 0.22),
    stroke('M300 214q100-130 200 0', darker(ink.wood, 0.05), 15),
    fill('M270 252q-60-10-92-64q30-8 50 18q20 30 60 12z', darker(glaze, 0.08)),
    fill(
      'M262 262q0-84 138-84t138 84q-10 66-84 78h-108q-74-12-84-78z',
      stage.sweep(262, 538, lighter(ink, glaze, 0.3), glaze, darker(glaze, 0.28)),
    ),
    fill(oval(400, 190, 74, 20), lighter(ink, glaze, 0.25)) +
      fill(oval(400, 184, 66, 15), darker(glaze, 0.08)) +
      stroke(dot(400, 166), glaze, 24),
    stroke('M330 240q-20 40 4 74', '#FFFFFF', 8, { opacity: 0.3 }),
  ].join('')
}

function drawJar(stage: Stage, petal: string): string {
  const { ink } = stage
  return (
    fill(
      from(640, 190, 'q-44-6-40-66q6-20 20-24v-20h40v20q16 6 20 24q4 60-40 66z'),
      stage.sweep(596, 684, lighter(ink, ink.paper, 0.2), darker(ink.paper, 0.18)),
    ) +
    stroke('M640 84q-8-60 40-110M644 84q10-40 64-54M638 84q-20-40-54-50', darker(ink.wood, 0.1), 5) +
    stroke(
      [
        [680, -28],
        [664, 10],
        [708, 30],
        [690, 44],
        [584, 32],
        [604, 46],
        [650, 30],
      ]
        .map(([px = 0, py = 0]) => dot(px, py))
        .join(''),
      petal,
      24,
    ) +
    stroke(
      [
        [676, -32],
        [704, 26],
        [580, 28],
        [646, 26],
      ]
        .map(([px = 0, py = 0]) => dot(px, py))
        .join(''),
      lighter(ink, petal, 0.5),
      9,
    )
  )
}
