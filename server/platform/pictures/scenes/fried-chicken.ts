import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#server/platform/pictures/brushes/pen.ts'
import type { Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawSides, drawTable, scatter } from '#server/platform/pictures/brushes/table.ts'

const x = 400

const y = 300

/** A basket of fried chicken, pickled radish and two cold glasses. */
export function drawFriedChicken(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('chicken')
  const sauced = dice.is(0.45)
  const crust = sauced ? (ink.dusk ? '#A8402A' : '#BF4A2A') : ink.dusk ? '#B07A3C' : '#D08A3A'
  const pieces: (readonly [number, number])[] = [
    [300, 268],
    [400, 240],
    [496, 270],
    [340, 312],
    [446, 316],
    [264, 318],
    [540, 316],
    [392, 286],
  ]
  const piece = (px: number, py: number, index: number) => {
    const lean = index % 2 === 0 ? 1 : -1
    const lump = from(px - 46, py, `q-6-34 26-38q14-18 40-6q32-4 34 26q12 26-18 40q-24 20-50 6q-34-2-32-28z`)
    const bone =
      index % 3 === 0
        ? stroke(from(px + lean * 40, py + 8, `l${lean * 34} 16`), ink.dusk ? '#CFC5AC' : '#FBF1DA', 13)
        : ''
    return (
      bone +
      fill(lump, crust) +
      fill(
        from(px - 40, py + 6, 'q20 26 50 18q30-2 38-24q8 24-18 36q-24 18-46 6q-26-4-24-36z'),
        darker(crust, 0.3),
        0.55,
      ) +
      stroke(
        scatter(stage, `crumb ${index}`, { x: px, y: py - 4, rx: 34, ry: 24, count: 12, long: 6 }),
        lighter(ink, crust, 0.42),
        6,
      )
    )
  }
  return [
    drawTable(stage),
    drawGlass(stage, 150, 120),
    drawGlass(stage, 660, 96),
    fill(oval(x + 16, y + 96, 250, 90), '#0A1216', 0.28),
    fill(
      from(x - 240, y + 6, 'q10 110 60 130h360q50-20 60-130z'),
      stage.sweep(160, 640, mix(ink.ochre, ink.lime, 0.25), darker(ink.ochre, 0.25)),
    ),
    stroke(from(x - 224, y + 46, 'h448M188 384h424M208 416h384'), darker(ink.wood, 0.1), 20, {
      dash: '22 20',
      butt: true,
      opacity: 0.55,
    }),
    fill(oval(x, y + 8, 240, 96), mix(ink.ochre, ink.lime, 0.35)),
    fill(oval(x, y + 8, 224, 84), ink.paper),
    ...pieces.map(([px, py], index) => piece(px, py, index)),
    stroke(
      scatter(stage, 'sesame', { x, y: y - 10, rx: 150, ry: 60, count: 26, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFF4D6',
      4,
    ),
    stroke(
      scatter(stage, 'spring', { x, y: y - 16, rx: 140, ry: 56, count: 10, long: 12 }),
      ink.dusk ? '#5D9A74' : '#6BAA72',
      5,
    ),
    drawSides(stage, [[120, 430, 70]]),
    stroke([dot(690, 470), dot(722, 462), dot(706, 488), dot(742, 484)].join(''), ink.dusk ? '#C9C6B8' : '#FFFDF2', 26),
  ].join('')
}

function drawGlass(stage: Stage, gx: number, gy: number): string {
  const { ink } = stage
  const beer = ink.dusk ? '#D69A3E' : '#EDB64A'
  return [
    fill(oval(gx + 14, gy + 140, 70, 26), '#0A1216', 0.24),
    fill(
      from(gx - 52, gy, 'l8 130q44 24 88 0l8-130z'),
      stage.sweep(gx - 52, gx + 52, lighter(ink, beer, 0.35), beer, darker(beer, 0.15)),
    ),
    stroke(from(gx - 30, gy + 26, 'l5 90'), '#FFFFFF', 7, { opacity: 0.5 }),
    fill(
      from(gx - 56, gy + 6, 'q-6-30 22-34q30-16 60-2q36 2 30 34q-10 16-24 6q-14 12-30 2q-16 14-34 2q-16 8-24-8z'),
      ink.dusk ? '#DDD8CA' : '#FFFDF6',
    ),
  ].join('')
}
