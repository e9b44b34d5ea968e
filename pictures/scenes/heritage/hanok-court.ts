import { drawBackdrop } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawBushes } from '#pictures/brushes/low-plants.ts'
import { box, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawEave, drawHall, drawRoof, drawWall } from '#pictures/brushes/roofs.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#pictures/brushes/trees.ts'

/** A house of unpainted wood around its court: an open hall, paper doors, jars in the corner. */
export function drawHanokCourt(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('court')
  const x = dice.between(410, 460)
  const plaster = mix(ink.paper, ink.stone, 0.4)
  return [
    drawBackdrop(stage, { line: 380, disc: { x: [90, 200], y: [90, 170] } }),
    drawGround(stage, 396, lighter(ink, ink.ground, 0.1), mix(ink.ground, ink.ochre, 0.12)),
    drawWall(stage, { x: -90, y: 392, width: 980, height: 56, colour: mix(ink.stone, ink.ochre, 0.22) }),
    drawBushes(stage, { x: 20, y: 458, width: 120, size: 30 }),
    drawWing(stage, 708, 470),
    fill(box(x - 250, 474, 500, 30), darker(mix(ink.stone, ink.tile, 0.2), 0.1)),
    stroke(from(x - 250, 489, 'h500'), darker(ink.stone, 0.4), 2, { dash: '44 3', butt: true }),
    fill(box(x - 204, 372, 408, 102), darker(plaster, 0.1)),
    drawHall(stage, { x, y: 474, half: 206, height: 108, bays: 5, painted: false, open: true }),
    fill(box(x - 220, 462, 440, 14), mix(ink.wood, ink.ochre, 0.35)),
    drawEave(stage, { x, y: 366, half: 250, height: 22 }),
    drawRoof(stage, { x, y: 362, half: 282, ridge: 178, height: 116 }),
    fill(box(x - 54, 504, 108, 26) + box(x - 66, 518, 132, 14), mix(ink.stone, ink.tile, 0.15)),
    drawJars(stage, 176, 560),
    dice.is(0.5) ? drawTree(stage, { x: 92, y: 560, height: 250 }) : drawPine(stage, { x: 84, y: 570, height: 310 }),
    drawPeople(stage, {
      most: 2,
      at: [
        [560, 588, 86],
        [600, 596, 90],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawBranch(stage, { x: 884, y: 50, scale: 1.1 }),
    drawWeather(stage),
  ].join('')
}

/** The side of the court: a lower house, seen from its end. */
function drawWing(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  return (
    fill(box(x - 60, y - 96, 200, 100), mix(ink.paper, ink.stone, 0.45)) +
    stroke(from(x - 56, y, 'v-96') + from(x + 20, y, 'v-96') + from(x + 96, y, 'v-96'), darker(ink.wood, 0.05), 9, {
      butt: true,
    }) +
    fill(box(x - 36, y - 76, 42, 58), ink.dusk ? ink.lamp : ink.paper) +
    stroke(box(x - 36, y - 76, 42, 58) + from(x - 15, y - 76, 'v58'), darker(ink.wood, 0.1), 3, { butt: true }) +
    drawRoof(stage, { x: x + 40, y: y - 92, half: 140, ridge: 96, height: 72, tiles: 24 })
  )
}

function drawJars(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const clay = mix(ink.rust, ink.tile, 0.4)
  return [
    [0, 0, 1],
    [46, 10, 0.8],
    [84, 2, 0.62],
  ]
    .map(([dx = 0, dy = 0, size = 1]) => {
      const s = (value: number) => Math.round(value * size)
      const jx = x + dx
      const jy = y + dy
      return (
        fill(
          from(jx - s(16), jy, `q${-s(18)} ${-s(20)} ${-s(2)} ${-s(52)}h${s(36)}q${s(16)} ${s(30)} ${-s(2)} ${s(52)}z`),
          stage.sweep(jx - s(30), jx + s(30), lighter(ink, clay, 0.2), darker(clay, 0.2)),
        ) + fill(from(jx - s(24), jy - s(50), `h${s(48)}l${-s(8)}${-s(11)}h${-s(32)}z`), darker(clay, 0.3))
      )
    })
    .join('')
}
