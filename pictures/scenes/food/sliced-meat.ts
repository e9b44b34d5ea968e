import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, group, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawPlate, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** Braised pork in slices, fanned on a plate, with leaves to wrap it in, garlic and salted shrimp. */
export function drawSlicedMeat(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('sliced meat')
  const skin = ink.dusk ? '#5E2F20' : '#7C3D25'
  const meat = ink.dusk ? '#B0836A' : '#D6A588'
  const fat = ink.dusk ? '#CDB79E' : '#F4DFC6'
  const plate = dice.pick([ink.paper, mix(ink.green, ink.lime, 0.55), mix(ink.tile, ink.indigo, 0.3)])
  const slice =
    fill('M-54-4q2-38 48-40q52-2 58 34q2 34-50 38q-52 2-56-32z', skin) +
    fill('M-46-4q4-30 42-32q42-2 46 26q2 26-40 30q-44 2-48-24z', fat) +
    fill('M-38-6q4-20 32-22q34-2 38 18q0 18-32 22q-36 0-38-18z', meat) +
    stroke('M-24-10q22-12 44 0M-20 2q20-8 36 0', lighter(ink, meat, 0.45), 4)
  const name = stage.define('slice', slice)
  const seats = [0, 1].flatMap((row) =>
    Array.from({ length: row === 0 ? 7 : 6 }, (_, index) => {
      const share = index / (row === 0 ? 6 : 5) - 0.5
      return [
        400 + share * (row === 0 ? 330 : 250),
        246 + row * 72 - Math.abs(share) * (row === 0 ? 24 : 36),
        Math.round(share * 34),
      ] as const
    }),
  )
  return [
    drawTable(stage),
    drawSides(stage, [
      [108, 98, 62],
      [270, 66, 56],
      [690, 100, 62],
    ]),
    drawPlate(stage, 400, 292, 284, plate),
    ...seats.map(
      ([x, y, turn]) =>
        `<use href="#${name}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})"/>`,
    ),
    stroke(
      scatter(stage, 'sesame', { x: 400, y: 276, rx: 170, ry: 50, count: 26, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFF4D6',
      4,
    ),
    drawLeaves(stage),
    drawShrimp(stage, 566, 482),
    drawVessel(stage, {
      x: 414,
      y: 508,
      rx: 58,
      deep: 20,
      colour: ink.paper,
      inside: ink.dusk ? '#A8402A' : '#BF4A2A',
    }),
    stroke(dot(640, 376) + dot(664, 362) + dot(668, 388) + dot(644, 396), ink.dusk ? '#D6CDB4' : '#FFF6DE', 17),
    stroke(
      scatter(stage, 'green chilli', { x: 140, y: 330, rx: 24, ry: 14, count: 4, long: 26 }),
      ink.dusk ? '#4F9A70' : '#6BAA62',
      11,
    ),
    drawCutlery(stage, 716, 370, 10, 0.85),
  ].join('')
}

function drawLeaves(stage: Stage): string {
  const { ink } = stage
  const greens = [mix(ink.jade, ink.green, 0.6), ink.dusk ? '#4E8A66' : '#79B57E', mix(ink.green, ink.lime, 0.2)]
  const leaf = 'M0 0q-50-10-62-56q-2-30 22-34q10-22 40-16q34-2 38 28q18 20 0 46q-12 26-38 32z'
  return (
    drawPlate(stage, 190, 472, 132, mix(ink.ochre, ink.lime, 0.35)) +
    greens
      .map((green, index) =>
        group(
          fill(leaf, green) +
            stroke('M0-4q-8-40-2-84M-2-40l-26-18m26 6l26-20', lighter(ink, green, 0.5), 3, { opacity: 0.7 }),
          `translate(${134 + index * 54} ${490 + (index % 2) * 10})rotate(${index * 24 - 26})`,
        ),
      )
      .join('')
  )
}

/** Tiny salted shrimp in their brine. */
function drawShrimp(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const pink = ink.dusk ? '#C79A88' : '#F0B9A4'
  const curls = [
    [-24, -2],
    [4, -12],
    [26, 2],
    [-4, 8],
  ]
    .map(([dx = 0, dy = 0]) => from(x + dx, y + dy, 'q-12-2-12-12q6-10 16-4'))
    .join('')
  return (
    drawVessel(stage, {
      x,
      y,
      rx: 58,
      deep: 20,
      colour: mix(ink.green, ink.lime, 0.6),
      inside: mix(ink.lime, ink.rose, 0.3),
    }) + stroke(curls, darker(pink, 0.12), 7)
  )
}
