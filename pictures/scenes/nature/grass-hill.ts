import { drawBackdrop } from '#pictures/brushes/backdrop.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { fill, flow, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** Round hills of grass, a path over them, silver grass before us. */
export function drawGrassHill(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('hill')
  const grass =
    ink.season === 'autumn'
      ? mix(ink.ochre, ink.lime, 0.5)
      : ink.season === 'winter'
        ? mix(ink.ground, ink.ochre, 0.2)
        : mix(ink.green, ink.lime, 0.3)
  const peak = dice.between(430, 540)
  const hill = (name: string, x: number, foot: number, half: number, high: number, tone: string) => {
    const top = foot - high
    const d = `${flow([
      [x - half, foot],
      [x - half * 0.62, foot - high * 0.34],
      [x - half * 0.3, top + 8],
      [x, top - 6],
      [x + half * 0.34, top + 14],
      [x + half * 0.6, foot - high * 0.3],
      [x + half, foot],
    ])}z`
    let blades = ''
    const strokes = stage.chance(name)
    for (let index = 0; index < 26; index++) {
      const share = strokes.between(-0.7, 0.7)
      const down = strokes.between(0.2, 0.9)
      blades += from(
        x + share * half * down,
        top + high * down,
        `q${Math.round(share * 12)} 10 ${Math.round(share * 30)} ${strokes.whole(20, 44)}`,
      )
    }
    return (
      fill(d, stage.fade(top, foot, lighter(ink, tone, 0.25), darker(tone, 0.16))) +
      stroke(blades, darker(tone, 0.3), 2, { opacity: 0.4 }) +
      fill(
        `${flow([
          [x + half * 0.1, top],
          [x + half * 0.3, top + high * 0.5],
          [x + half * 0.2, foot],
        ])}L${Math.round(x + half)} ${foot}${flow([
          [x + half, foot],
          [x + half * 0.5, foot - high * 0.5],
          [x + half * 0.1, top],
        ]).replace('M', 'L')}z`,
        darker(tone, 0.4),
        0.22,
      )
    )
  }
  return [
    drawBackdrop(stage, { line: 400, disc: { x: [110, 240], y: [90, 190] }, low: 0.7 }),
    drawGround(stage, 424, mix(grass, ink.mist, 0.25), darker(grass, 0.12)),
    hill('left', 120, 470, 330, 120, mix(grass, ink.mist, 0.3)),
    hill('right', 760, 480, 300, 150, mix(grass, ink.mist, 0.18)),
    hill('main', peak, 560, 380, 270, grass),
    fill(
      from(peak - 20, 300, 'q-34 60 30 110q70 60-20 110q-120 50-190 144h150q60-100 150-150q80-60-6-116q-70-50-86-98z'),
      lighter(ink, mix(ink.stone, ink.ochre, 0.25), 0.15),
      0.85,
    ),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [peak + 24, 430, 40],
        [peak - 14, 500, 56],
        [peak - 60, 530, 64],
      ],
      wears: ['jacket', 'coat'],
    }),
    dice.is(0.6) ? drawTree(stage, { x: peak + 180, y: 430, height: 104, name: 'alone' }) : '',
    fill(
      `${flow([
        [-80, 580],
        [120, 560],
        [360, 606],
        [600, 596],
        [880, 560],
      ])}V664H-80z`,
      darker(grass, 0.2),
    ),
    drawReeds(stage, {
      x: -70,
      y: 650,
      width: 330,
      height: 150,
      count: 36,
      plumes: ink.season !== 'spring',
      colour: darker(mix(grass, ink.jade, 0.3), 0.1),
    }),
    drawReeds(stage, {
      x: 590,
      y: 650,
      width: 290,
      height: 120,
      count: 28,
      plumes: ink.season !== 'spring',
      colour: darker(mix(grass, ink.jade, 0.3), 0.1),
    }),
    drawWeather(stage),
  ].join('')
}
