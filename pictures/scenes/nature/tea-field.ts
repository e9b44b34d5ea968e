import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, faded, mix } from '#pictures/brushes/ink.ts'
import { fill, flow, type Point, points, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPoplar } from '#pictures/brushes/trees.ts'

/** Rows of tea that follow the slope, a path down the middle, poplars on the crest. */
export function drawTeaField(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tea')
  const green =
    ink.season === 'winter' ? mix(ink.foliage, ink.green, 0.4) : mix(ink.jade, ink.green, ink.dusk ? 0.5 : 0.55)
  const fresh = mix(green, ink.gold, ink.dusk ? 0.14 : 0.34)
  const crest = dice.between(0.7, 1.3)
  const lift = dice.between(-20, 30)
  const row = (step: number): Point[] => {
    const near = step / 17
    const y = 336 + 320 * near ** 1.5
    return points('-90 60 220 400 560 720 890').map(([x], index) => [
      x,
      y +
        (Math.sin(x / 210 + crest * 2) * 44 + lift * (index / 6)) * (1 - near * 0.5) +
        near * 14 * Math.sin(x / 90 + step),
    ])
  }
  const parts = [
    drawSky(stage, { horizon: 330, disc: { x: [90, 240], y: [80, 180] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(310, [
        [30, 110],
        [220, 150],
        [430, 90],
        [640, 170],
        [820, 120],
      ]),
      depth: 0.3,
      pigment: mix(ink.indigo, ink.jade, 0.4),
      foot: 360,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(330, [
        [100, 60],
        [330, 90],
        [560, 50],
        [800, 110],
      ]),
      depth: 0.5,
      pigment: ink.jade,
      foot: 380,
    }),
    drawMist(stage, 318),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(352, [
        [60, 50],
        [260, 26],
        [700, 66],
      ]),
      depth: 0.76,
      pigment: darker(ink.foliage, 0.1),
      foot: 420,
      trees: 16,
    }),
    fill(
      [600, 626, 650, 676, 706].map((x, index) => drawPoplar(x, 372, 110 + ((index * 37) % 46))).join(''),
      faded(ink, ink.pine, 0.86),
    ),
  ]
  for (let step = 0; step < 17; step++) {
    const near = step / 17
    const top = row(step)
    const tone = faded(ink, step % 2 === 0 ? green : mix(green, fresh, 0.35), 0.62 + near * 0.38)
    const line = flow(top)
    const thick = 3 + near * 13
    parts.push(
      fill(`${line}V664H-90z`, darker(tone, 0.34)),
      stroke(line, tone, thick * 1.5),
      stroke(flow(top.map(([x, y]) => [x, y - thick * 0.42])), mix(tone, fresh, 0.6), thick * 0.62, {
        dash: `${Math.round(thick * 0.9)} ${Math.round(2 + thick * 0.22)}`,
      }),
    )
  }
  parts.push(
    drawPeople(stage, {
      most: 3,
      at: [
        [300, 470, 58],
        [520, 520, 76],
        [380, 440, 44],
      ],
      wears: ['work'],
    }),
    drawBranch(stage, { x: 884, y: 50, scale: 1.1 }),
    drawWeather(stage),
  )
  return parts.join('')
}
