import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawSides, drawTable, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 306

/** A round iron pan in the middle of the table: pieces in red sauce, cabbage, sweet potato and rice cakes. */
export function drawHotPlate(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('hot plate')
  const iron = mix(ink.tile, ink.wood, 0.12)
  const red = ink.dusk ? '#B4472B' : '#D0522C'
  const lumps = Array.from({ length: 17 }, (_, index) => {
    const angle = index * 2.4
    const out = Math.sqrt((index + 0.5) / 17)
    const px = x + Math.cos(angle) * out * 168
    const py = y - 4 + Math.sin(angle) * out * 82
    const d = from(px - 32, py, `q-2-24 ${dice.whole(18, 26)}-24q38-6 42 20q0 26-34 26q-34 2-34-22z`)
    const tone = mix(red, ink.ochre, dice.between(0, 0.35))
    return [
      py,
      fill(d, darker(tone, 0.25)) +
        fill(from(px - 28, py - 4, 'q0-16 20-18q30-2 34 16q-2 14-28 14q-24 0-26-12z'), tone),
    ] as const
  }).toSorted((one, other) => one[0] - other[0])
  const cakes = scatter(stage, 'cakes', { x, y: y - 6, rx: 150, ry: 70, count: 9, long: 42 })
  return [
    drawTable(stage),
    drawSides(stage, [
      [104, 96, 62],
      [690, 92, 60],
      [104, 506, 66],
    ]),
    fill(oval(x + 14, y + 40, 300, 176), '#0A1216', 0.3),
    fill(oval(x, y + 22, 290, 168), darker(iron, 0.35)),
    fill(oval(x, y, 290, 168), stage.sweep(110, 690, lighter(ink, iron, 0.3), iron)),
    fill(oval(x, y + 4, 264, 148), darker(iron, 0.3)),
    fill(oval(x, y + 6, 226, 122), darker(red, 0.35)),
    stroke(
      scatter(stage, 'cabbage', { x, y, rx: 196, ry: 98, count: 22, long: 46 }),
      ink.dusk ? '#98A86E' : '#D5DD9E',
      14,
    ),
    ...lumps.map(([, drawn]) => drawn),
    stroke(cakes, darker(red, 0.2), 19) + stroke(cakes, mix(ink.paper, red, 0.22), 14),
    stroke(
      scatter(stage, 'potato', { x, y, rx: 160, ry: 78, count: 6, long: 26 }),
      ink.dusk ? '#C9913E' : '#EDB650',
      15,
    ),
    stroke(
      scatter(stage, 'leaves', { x, y: y - 8, rx: 160, ry: 76, count: 12, long: 24 }),
      ink.dusk ? '#2E6B53' : '#3C8259',
      11,
    ),
    stroke(
      scatter(stage, 'sesame', { x, y: y - 6, rx: 170, ry: 84, count: 26, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFF4D6',
      4,
    ),
    drawSpatula(stage),
    drawSteam(stage, 300, 196, 150, 5),
    stroke(dot(x - 276, y) + dot(x + 276, y), lighter(ink, iron, 0.4), 10),
  ].join('')
}

function drawSpatula(stage: Stage): string {
  const { ink } = stage
  const metal = ink.dusk ? '#A8B2B8' : '#DDE0DD'
  return (
    stroke('M596 402L748 560', '#0A1216', 17, { opacity: 0.22 }) +
    stroke('M620 424L742 548', mix(ink.wood, ink.ochre, 0.3), 17) +
    stroke('M584 388l40 42', metal, 11) +
    fill('M520 356l44-40q30 20 40 54l-26 26q-34-10-58-40z', metal) +
    stroke('M540 356l22-20', '#FFFFFF', 4, { opacity: 0.6 })
  )
}
