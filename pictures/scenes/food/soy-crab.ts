import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, group, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** Two crabs in soy sauce on a deep plate, and the rice that goes with them. */
export function drawSoyCrab(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('crab')
  const plate = dice.pick([ink.paper, mix(ink.green, ink.lime, 0.55), mix(ink.stone, ink.ochre, 0.3)])
  const rice = ink.dusk ? '#D2CFC4' : '#FFFEF8'
  return [
    drawTable(stage),
    drawSides(stage, [
      [112, 104, 62],
      [690, 96, 60],
      [120, 500, 64],
    ]),
    drawVessel(stage, {
      x: 400,
      y: 268,
      rx: 290,
      ry: 156,
      deep: 40,
      colour: plate,
      inside: ink.dusk ? '#2A1B12' : '#5A331C',
      rim: lighter(ink, plate, 0.4),
    }),
    drawCrab(stage, 'translate(296 262)rotate(-10)'),
    drawCrab(stage, 'translate(508 266)rotate(12)scale(-.96 .96)'),
    stroke(scatter(stage, 'chilli', { x: 400, y: 300, rx: 200, ry: 70, count: 9, long: 12 }), ink.vermilion, 7),
    stroke(
      scatter(stage, 'onion', { x: 400, y: 290, rx: 210, ry: 80, count: 14, long: 12 }),
      ink.dusk ? '#5D9A74' : '#7DB97A',
      7,
    ),
    stroke(
      scatter(stage, 'sesame', { x: 400, y: 280, rx: 210, ry: 84, count: 22, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFF4D6',
      4,
    ),
    drawVessel(stage, { x: 330, y: 506, rx: 88, deep: 44, colour: ink.dusk ? '#8C99A0' : '#D5DAD8', inside: rice }),
    stroke(scatter(stage, 'grains', { x: 330, y: 500, rx: 60, ry: 28, count: 24, long: 8 }), darker(rice, 0.14), 3),
    drawCutlery(stage, 610, 420, 40, 0.8),
  ].join('')
}

function drawCrab(stage: Stage, where: string): string {
  const { ink } = stage
  const shell = mix(ink.ochre, ink.green, ink.dusk ? 0.2 : 0.3)
  const leg = mix(shell, ink.rust, 0.35)
  const roe = ink.dusk ? '#D98A34' : '#F0A13C'
  return group(
    stroke(
      'M-66-10q-44-20-66 14m66 0q-50 0-62 36m66-20q-40 14-40 46M66-10q44-20 66 14m-66 0q50 0 62 36m-66-20q40 14 40 46',
      darker(leg, 0.2),
      15,
    ) +
      stroke('M-60-34q-40-30-34-66M60-34q40-30 34-66', leg, 21) +
      fill(
        'M-112-98q4-34 30-38q-4 22 6 26q10-8 16-20q10 22-8 42q-26 14-44-10zM112-98q-4-34-30-38q4 22-6 26q-10-8-16-20q-10 22 8 42q26 14 44-10z',
        leg,
      ) +
      fill(
        'M-90 0q2-54 90-58q88 4 90 58q-20 56-90 58q-70-2-90-58z',
        stage.fade(-58, 58, lighter(ink, shell, 0.25), darker(shell, 0.25)),
      ) +
      fill('M-56 14q56-34 112 0q-8 34-56 36q-48-2-56-36z', roe) +
      stroke('M-34 22q34-20 68 0', lighter(ink, roe, 0.5), 5) +
      stroke('M-58-24q20-18 44-20', '#FFFFFF', 6, { opacity: 0.35 }) +
      stroke(dot(-18, -58) + dot(18, -58), '#16181A', 10) +
      fill(oval(0, -14, 30, 6), darker(shell, 0.3), 0.5),
    where,
  )
}
