import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { enlarged } from '#pictures/brushes/meal.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPlate, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 390

const y = 310

/** Noodles below a dark bean sauce, cucumber on top; yellow radish and raw onion on the side. */
export function drawBlackBeanNoodles(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('black bean')
  const bowl = dice.pick([ink.paper, mix(ink.indigo, ink.water, 0.35), ink.vermilion])
  const noodle = ink.dusk ? '#C9A85E' : '#F1D488'
  const sauce = ink.dusk ? '#1C1512' : '#33211A'
  let strands = ''
  for (let index = 0; index < 13; index++) {
    const angle = (index / 13) * 6.283 + dice.between(-0.1, 0.1)
    strands += from(
      x + Math.cos(angle) * 176,
      y + 8 + Math.sin(angle) * 88,
      `q${Math.round(-Math.cos(angle + 0.9) * 60)} ${Math.round(-Math.sin(angle + 0.9) * 34)} ${Math.round(-Math.cos(angle) * 110)} ${Math.round(-Math.sin(angle) * 54)}`,
    )
  }
  return [
    drawTable(stage),
    drawSidePlates(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 214,
        ry: 124,
        deep: 72,
        colour: bowl,
        inside: lighter(ink, bowl, 0.5),
        rim: lighter(ink, bowl, 0.4),
      }),
      fill(oval(x, y + 8, 186, 98), darker(noodle, 0.25)),
      stroke(strands, darker(noodle, 0.14), 17),
      stroke(strands, noodle, 11),
      stroke(strands, lighter(ink, noodle, 0.5), 3),
      fill(
        from(
          x - 134,
          y + 4,
          'q-16-40 34-52q26-40 92-34q70-16 100 22q52 14 42 56q4 40-46 50q-40 30-100 20q-62 12-86-18q-40-8-36-44z',
        ),
        sauce,
      ),
      stroke(scatter(stage, 'cubes', { x, y, rx: 104, ry: 46, count: 16, long: 5 }), mix(sauce, ink.ochre, 0.5), 15),
      stroke(scatter(stage, 'shine', { x, y: y - 12, rx: 96, ry: 40, count: 10, long: 14 }), '#FFFFFF', 4, {
        opacity: 0.35,
      }),
      stroke(
        scatter(stage, 'peas', { x, y: y + 6, rx: 100, ry: 44, count: 8, long: 0.1 }),
        ink.dusk ? '#6F9C58' : '#8DBB5E',
        12,
      ),
      stroke(
        scatter(stage, 'cucumber', { x: x + 4, y: y - 30, rx: 42, ry: 18, count: 18, long: 34 }),
        ink.dusk ? '#5A9470' : '#86BC84',
        6,
      ),
    ]),
    drawChopsticks(stage),
  ].join('')
}

function drawSidePlates(stage: Stage): string {
  const { ink } = stage
  const yellow = ink.dusk ? '#D8B441' : '#F3D24E'
  const halves = [
    [650, 120],
    [690, 108],
    [730, 122],
    [672, 140],
    [712, 142],
  ].map(
    ([cx = 0, cy = 0]) =>
      fill(from(cx - 26, cy, 'a26 17 0 0 1 52 0z'), yellow) +
      stroke(from(cx - 24, cy, 'a24 15 0 0 1 48 0'), lighter(ink, yellow, 0.5), 3),
  )
  const onion = stroke(from(96, 132, 'q30-26 62 0m-50 8q20-18 40 0m-16 8q10-10 20-2'), mix(ink.paper, ink.rose, 0.3), 9)
  return (
    drawPlate(stage, 690, 124, 92, ink.paper) +
    halves.join('') +
    drawPlate(stage, 128, 130, 84, ink.paper) +
    onion +
    fill(oval(160, 138, 24, 12), darker(ink.tile, 0.2)) +
    stroke(dot(154, 134), '#FFFFFF', 5, { opacity: 0.5 })
  )
}

function drawChopsticks(stage: Stage): string {
  const wood = mix(stage.ink.ochre, stage.ink.lime, 0.45)
  return (
    stroke('M628 560L778 380M650 574L790 392', '#0A1216', 11, { opacity: 0.2 }) +
    stroke('M620 552L772 370M642 566L784 382', wood, 9)
  )
}
