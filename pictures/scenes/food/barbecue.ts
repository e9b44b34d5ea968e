import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawSides, drawTable, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 310

/** Meat on the coals in the middle of the table, leaves and garlic around it. */
export function drawBarbecue(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('barbecue')
  const marinated = dice.is(0.5)
  const meat = marinated ? (ink.dusk ? '#7B3F2C' : '#8E4A30') : ink.dusk ? '#B77B68' : '#DE9C84'
  const iron = mix(ink.tile, ink.wood, 0.1)
  const slices: (readonly [number, number, number])[] = [
    [300, 264, -14],
    [404, 244, 6],
    [500, 276, 20],
    [330, 330, 10],
    [446, 332, -10],
    [392, 288, 0],
  ]
  const bars = Array.from({ length: 15 }, (_, index) => {
    const share = (index / 14) * 2 - 1
    const half = Math.sqrt(1 - share * share)
    return from(x + share * 208, y - half * 116, `v${Math.round(half * 232)}`)
  }).join('')
  return [
    drawTable(stage),
    drawSides(stage, [
      [120, 120, 66],
      [690, 130, 70],
    ]),
    fill(oval(x + 14, y + 36, 262, 156), '#0A1216', 0.28),
    fill(oval(x, y + 14, 256, 150), darker(iron, 0.3)),
    fill(oval(x, y, 256, 150), stage.sweep(144, 656, lighter(ink, iron, 0.3), iron)),
    fill(oval(x, y, 224, 128), darker(iron, 0.5)),
    fill(oval(x, y + 6, 210, 116), stage.glow(x, y, 220, '#FF8A3C', 0.95)),
    stroke(scatter(stage, 'coals', { x, y, rx: 180, ry: 98, count: 34, long: 10 }), '#FFB45E', 13, { opacity: 0.45 }),
    stroke(bars, lighter(ink, iron, 0.3), 6),
    ...slices.map(([sx, sy, turn]) =>
      group(
        fill(
          'M-58-6q10-24 58-22q54 0 58 24q-6 26-60 26q-50 2-56-28z',
          stage.fade(-28, 28, lighter(ink, meat, 0.2), darker(meat, 0.12)),
        ) +
          (marinated
            ? stroke('M-30-14l8 26m18-30l8 32m18-32l8 28', darker(meat, 0.45), 5, { opacity: 0.7 })
            : stroke('M-46-8q46-14 92 2M-40 8q40-8 80 2', ink.dusk ? '#D9C3B0' : '#FBE9DB', 7, { opacity: 0.85 })) +
          stroke('M-40-18q36-10 70-2', '#FFFFFF', 3, { opacity: 0.3 }),
        `translate(${sx} ${sy})rotate(${turn})`,
      ),
    ),
    stroke(
      [dot(250, 330), dot(270, 350), dot(546, 330), dot(530, 352), dot(560, 304)].join(''),
      ink.dusk ? '#D6CDB4' : '#FFF6DE',
      16,
    ),
    stroke(
      scatter(stage, 'mushrooms', { x: 548, y: 252, rx: 26, ry: 14, count: 5, long: 10 }),
      mix(ink.ochre, ink.lime, 0.4),
      15,
    ),
    drawLeaves(stage, 130, 470),
    drawTongs(stage),
    drawSteam(stage, 330, 190, 150, 4),
  ].join('')
}

/** A basket of lettuce and perilla to wrap the meat in. */
function drawLeaves(stage: Stage, lx: number, ly: number): string {
  const { ink } = stage
  const greens = [mix(ink.jade, ink.green, 0.6), ink.dusk ? '#4E8A66' : '#79B57E', mix(ink.green, ink.lime, 0.2)]
  const leaf = 'M0 0q-50-10-62-56q-2-30 22-34q10-22 40-16q34-2 38 28q18 20 0 46q-12 26-38 32z'
  return (
    fill(oval(lx + 8, ly + 32, 110, 46), '#0A1216', 0.25) +
    fill(oval(lx, ly + 20, 108, 46), mix(ink.ochre, ink.lime, 0.3)) +
    greens
      .map((green, index) =>
        group(
          fill(leaf, green) +
            stroke('M0-4q-8-40-2-84M-2-40l-26-18m26 6l26-20', lighter(ink, green, 0.5), 3, { opacity: 0.7 }),
          `translate(${lx - 46 + index * 44} ${ly + 30})rotate(${index * 22 - 24})`,
        ),
      )
      .join('')
  )
}

function drawTongs(stage: Stage): string {
  const { ink } = stage
  const metal = ink.dusk ? '#A8B2B8' : '#DDE0DD'
  return (
    stroke('M560 356L724 560M576 344L760 520', '#0A1216', 10, { opacity: 0.2 }) +
    stroke('M556 344q60 90 170 200M572 330q80 70 184 180', metal, 9) +
    stroke('M722 540q30 0 34-32', metal, 9)
  )
}
