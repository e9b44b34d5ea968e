import { darker, mix } from '#pictures/brushes/ink.ts'
import { box, fill, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawPlate, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 310

/** Rolls cut into coins, fanned on a plate; soup and yellow radish beside them. */
export function drawKimbap(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('kimbap')
  const rice = ink.dusk ? '#CFCBBE' : '#FFFDF4'
  const fills: readonly [string, string, string, string, string] = [
    ink.gold,
    ink.dusk ? '#39745A' : '#4B8C63',
    '#E0702F',
    mix(ink.rose, ink.rust, 0.3),
    mix(ink.wood, ink.tile, 0.2),
  ]
  const start = dice.whole(0, 4)
  const coin = (cx: number, cy: number, size: number, index: number) => {
    const parts = [
      fill(oval(cx + 4, cy + size * 0.46, size, size * 0.8), '#0A1216', 0.2),
      fill(oval(cx, cy + size * 0.26, size, size * 0.82), darker(ink.pine, 0.25)),
      fill(oval(cx, cy, size, size * 0.82), darker(ink.pine, 0.05)),
      fill(oval(cx, cy, size * 0.89, size * 0.72), rice),
    ]
    const seats = [
      [0, -0.22],
      [-0.26, 0.06],
      [0.26, 0.04],
      [-0.06, 0.26],
      [0.16, -0.02],
    ] as const
    seats.forEach(([dx, dy], at) =>
      parts.push(
        fill(
          box(cx + dx * size - size * 0.13, cy + dy * size - size * 0.1, size * 0.3, size * 0.26),
          fills[(at + start + (index % 2)) % 5] ?? ink.gold,
        ),
      ),
    )
    return parts.join('')
  }
  const coins: string[] = []
  for (let row = 0; row < 2; row++)
    for (let index = 0; index < 6; index++)
      coins.push(coin(206 + index * 74 + row * 34, 262 + row * 100 + Math.abs(index - 2.5) * 5, 52, index + row))
  return [
    drawTable(stage),
    drawSides(stage, [
      [120, 96, 62],
      [700, 110, 68],
    ]),
    drawPlate(
      stage,
      x + 6,
      y + 10,
      300,
      dice.pick([ink.paper, mix(ink.green, ink.lime, 0.6), mix(ink.tile, ink.indigo, 0.3), ink.lime]),
    ),
    ...coins,
    stroke(
      scatter(stage, 'sesame', { x, y, rx: 190, ry: 60, count: 20, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFE9B8',
      4,
    ),
    drawVessel(stage, { x: 400, y: 90, rx: 86, deep: 34, colour: ink.tile, inside: mix(ink.gold, ink.ochre, 0.4) }),
    stroke(
      scatter(stage, 'soup', { x: 400, y: 92, rx: 50, ry: 24, count: 7, long: 8 }),
      ink.dusk ? '#5D9A74' : '#6BAA72',
      5,
    ),
    drawSteam(stage, 372, 60, 80, 3),
    drawCutlery(stage, 700, 380, 70, 0.9),
  ].join('')
}
