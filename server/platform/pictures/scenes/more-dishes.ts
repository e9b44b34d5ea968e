import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawSteam } from '#server/platform/pictures/brushes/people.ts'
import type { Stage } from '#server/platform/pictures/brushes/stage.ts'
import {
  drawCutlery,
  drawPlate,
  drawSides,
  drawTable,
  drawVessel,
  scatter,
} from '#server/platform/pictures/brushes/table.ts'

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
