import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { enlarged } from '#pictures/brushes/meal.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 356

const y = 306

/** A clear or milky soup in its black pot, slices of meat and spring onion in it, rice and radish kimchi beside it. */
export function drawSoupAndRice(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('soup')
  const meat = ink.dusk ? '#7A5442' : '#A9765A'
  const slices: (readonly [number, number, number])[] = [
    [x - 92, y - 22, -12],
    [x - 14, y - 46, 8],
    [x + 66, y - 12, 20],
    [x - 26, y + 24, -4],
  ]
  const slice = ([sx, sy, lean]: readonly [number, number, number]) =>
    fill(from(sx - 44, sy, `q6-26 46-24q44 2 46 ${20 + Math.round(lean / 4)}q-4 24-46 22q-44 0-46-18z`), meat) +
    stroke(from(sx - 30, sy - 4, 'q30-14 62-2'), lighter(ink, meat, 0.45), 6, { opacity: 0.8 })
  return drawMeal(stage, dice.pick(['#F4EAD2', '#F7F1E4', '#E2C58E']), [
    ...slices.map(slice),
    stroke(
      scatter(stage, 'strips', { x, y: y + 8, rx: 128, ry: 62, count: 10, long: 24 }),
      ink.dusk ? '#4F9A70' : '#6BAA72',
      6,
    ),
  ])
}

/** A young chicken whole in its soup, with jujubes and ginseng. */
export function drawGinsengChicken(stage: Stage): string {
  const { ink } = stage
  const bird = ink.dusk ? '#BF9A63' : '#EBCB8E'
  const fold = darker(bird, 0.32)
  const leg = (side: 1 | -1) =>
    stroke(from(x + side * 26, y + 52, `q${side * 40} 26 ${side * 74} 22`), ink.dusk ? '#D8D2C2' : '#FFF8E8', 15) +
    fill(
      from(
        x - side * 6,
        y + 50,
        `q${-side * 8}-44 ${side * 52}-58q${side * 66}-8 ${side * 74} 36q${side * -4} 34 ${side * -62} 38q${side * -44} 12 ${side * -64}-16z`,
      ),
      stage.fade(y - 10, y + 72, lighter(ink, bird, 0.35), darker(bird, 0.1)),
    )
  return drawMeal(stage, '#F2E4C2', [
    fill(from(x - 132, y + 10, 'q-10-80 62-104q72-34 140-4q70 24 62 106q-22 56-132 56q-112 0-132-54z'), fold),
    fill(
      from(x - 122, y, 'q-6-70 58-92q68-32 130-4q62 22 54 94q-18 46-120 46q-104 0-122-44z'),
      stage.fade(y - 100, y + 50, lighter(ink, bird, 0.3), bird),
    ),
    fill(from(x - 136, y - 2, 'q-22-20-6-48q24-18 46 8q10 26-6 44q-18 12-34-4z'), bird),
    fill(from(x + 104, y - 4, 'q-12-30 12-48q30-6 40 22q2 28-20 38q-22 2-32-12z'), bird),
    leg(-1),
    leg(1),
    stroke(
      from(x, y - 84, 'q-8 40 0 100') + from(x - 60, y - 60, 'q14 14 16 32') + from(x + 62, y - 62, 'q-16 12-18 30'),
      fold,
      5,
      {
        opacity: 0.6,
      },
    ),
    stroke(dot(x - 60, y + 72) + dot(x + 78, y + 76) + dot(x + 142, y - 20), ink.vermilion, 25),
    stroke(
      from(x - 150, y - 30, 'q20-30 10-44m-10 44q-16-10-22-24m22 24q-8 22-4 34'),
      ink.dusk ? '#B99C66' : '#E9CF97',
      9,
    ),
    stroke(
      scatter(stage, 'onion', { x, y: y - 30, rx: 56, ry: 20, count: 14, long: 14 }),
      ink.dusk ? '#4F9A70' : '#5FA56C',
      7,
    ),
  ])
}

function drawMeal(stage: Stage, day: string, inside: readonly string[]): string {
  const { ink } = stage
  const pot = mix(ink.tile, ink.wood, 0.16)
  const broth = ink.dusk ? mix(day, '#5A4A38', 0.34) : day
  const rings = scatter(stage, 'rings', { x, y: y + 4, rx: 140, ry: 66, count: 18, long: 0 })
  return [
    drawTable(stage),
    drawSides(stage, [
      [128, 96, 62],
      [300, 62, 54],
    ]),
    enlarged([
      fill(oval(x, y + 104, 228, 84), darker(ink.wood, 0.3)),
      fill(oval(x, y + 96, 228, 82), mix(ink.wood, ink.ochre, 0.3)),
      drawVessel(stage, { x, y, rx: 200, ry: 116, deep: 92, colour: pot, inside: broth, rim: lighter(ink, pot, 0.2) }),
      ...inside,
      stroke(rings.replaceAll('l0 0', 'a7 5 0 1 0 .1 0'), ink.dusk ? '#5FA37C' : '#74B27C', 4.5),
      drawRice(stage, 640, 212),
      drawSteam(stage, x - 80, 206, 140, 4),
    ]),
    drawRadish(stage),
    drawCutlery(stage, 762, 344, 10, 0.9),
  ].join('')
}

function drawRice(stage: Stage, rx: number, ry: number): string {
  const { ink } = stage
  const steel = ink.dusk ? '#8C99A0' : '#D5DAD8'
  const rice = ink.dusk ? '#D2CFC4' : '#FFFEF8'
  return (
    drawVessel(stage, { x: rx, y: ry, rx: 88, deep: 48, colour: steel, inside: darker(rice, 0.1) }) +
    fill(from(rx - 76, ry + 2, 'q4-50 76-52q72 2 76 52q-20 34-76 34q-58 0-76-34z'), rice) +
    stroke(scatter(stage, 'grains', { x: rx, y: ry - 8, rx: 56, ry: 28, count: 22, long: 8 }), darker(rice, 0.14), 3)
  )
}

/** Cubes of radish in chilli. */
function drawRadish(stage: Stage): string {
  const { ink } = stage
  const red = ink.dusk ? '#C2482F' : '#D8542F'
  const cubes = [
    [550, 500],
    [590, 488],
    [624, 506],
    [572, 522],
    [608, 528],
    [590, 508],
  ]
    .map(
      ([cx = 0, cy = 0]) =>
        fill(from(cx - 18, cy - 8, 'l18-9 18 9-18 10z'), lighter(ink, red, 0.3)) +
        fill(from(cx - 18, cy - 8, 'l18 10v16l-18-10zm36 0l-18 10v16l18-10z'), red),
    )
    .join('')
  return (
    drawVessel(stage, { x: 590, y: 506, rx: 74, deep: 26, colour: mix(ink.green, ink.lime, 0.55), inside: ink.lime }) +
    cubes
  )
}
