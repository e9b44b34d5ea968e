import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawSides, drawTable, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 300

/** A basket of fried chicken, pickled radish and two cold glasses. */
export function drawFriedChicken(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('chicken')
  const sauced = dice.is(0.45)
  const crust = sauced ? (ink.dusk ? '#A8402A' : '#BF4A2A') : ink.dusk ? '#B07A3C' : '#D08A3A'
  const bone = ink.dusk ? '#C9B68F' : '#F0DCB2'
  const skin = (py: number) => stage.fade(py - 44, py + 40, lighter(ink, crust, 0.28), crust, darker(crust, 0.28))
  const crisp = (px: number, py: number, index: number) =>
    stroke(
      scatter(stage, `crumb ${index}`, { x: px, y: py - 6, rx: 30, ry: 20, count: 9, long: 5 }),
      lighter(ink, crust, 0.42),
      6,
    ) +
    stroke(
      scatter(stage, `crust ${index}`, { x: px, y: py + 4, rx: 34, ry: 22, count: 7, long: 7 }),
      darker(crust, 0.32),
      5,
      { opacity: 0.6 },
    )
  /** A drumstick, its bone to one side. */
  const leg = (px: number, py: number, side: 1 | -1, index: number) =>
    stroke(from(px + side * 34, py - 4, `l${side * 56}-26`), bone, 15) +
    stroke(dot(px + side * 94, py - 36) + dot(px + side * 98, py - 24), bone, 17) +
    fill(
      from(
        px + side * 68,
        py - 22,
        `q${side * -40}-14 ${side * -72}-14q${side * -54} 4 ${side * -56} 42q${side * 4} 40 ${side * 52} 38q${side * 44}-4 ${side * 66}-36q${side * 14}-10 ${side * 10}-30z`,
      ),
      skin(py),
    ) +
    crisp(px - side * 12, py, index)
  /** A wing, bent at its joint. */
  const wing = (px: number, py: number, index: number) =>
    fill(
      from(
        px - 62,
        py + 16,
        'q-10-26 20-36q22-6 34-24q26-22 52-2q30 6 26 34q6 26-22 34q-18 4-28-8q-20 26-48 24q-28 0-34-22z',
      ),
      skin(py),
    ) +
    stroke(from(px - 18, py + 22, 'q14-10 16-30'), darker(crust, 0.35), 5, { opacity: 0.7 }) +
    crisp(px, py, index)
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
    leg(330, 232, -1, 0),
    leg(470, 230, 1, 1),
    wing(400, 252, 2),
    leg(262, 292, -1, 3),
    leg(538, 294, 1, 4),
    wing(356, 302, 5),
    wing(460, 306, 6),
    wing(312, 334, 7),
    wing(426, 340, 8),
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
