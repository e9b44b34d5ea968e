import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { fill, from, type Point, points, stroke, way } from '#pictures/brushes/pen.ts'
import { drawRidge } from '#pictures/brushes/ridges.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** Pillars that the sea left standing, pines on top, and the cape they broke from. */
export function drawStacks(stage: Stage, horizon: number): string {
  const { ink } = stage
  const dice = stage.chance('stacks')
  const rock = mix(ink.mist, ink.dusk ? '#2A3843' : '#5A625F', 0.85)
  const green = mix(ink.mist, mix(ink.foliage, ink.jade, 0.3), 0.9)
  const parts = [
    drawRidge(stage, {
      name: 'cape',
      fixed: true,
      crest: points(
        `480,${horizon + 8} 560,${horizon - 40} 640,${horizon - 86} 740,${horizon - 112} 880,${horizon - 130}`,
      ),
      depth: 0.62,
      pigment: ink.foliage,
      foot: horizon + 12,
      trees: 9,
    }),
  ]
  for (const [x, tall, wide] of [
    [dice.between(600, 660), dice.between(120, 170), 34],
    [dice.between(430, 500), dice.between(190, 250), 46],
    [dice.between(520, 570), dice.between(70, 100), 26],
  ] as const) {
    const foot = horizon + 40 + wide
    const edge: Point[] = [
      [x - wide * 1.3, foot],
      [x - wide * 0.9, foot - tall * 0.4],
      [x - wide * 0.74, foot - tall * 0.8],
      [x - wide * 0.3, foot - tall],
      [x + wide * 0.3, foot - tall * 0.96],
      [x + wide * 0.72, foot - tall * 0.7],
      [x + wide * 0.8, foot - tall * 0.3],
      [x + wide * 1.2, foot],
    ]
    let cracks = ''
    for (let index = 0; index < 9; index++)
      cracks += from(
        x + dice.between(-0.7, 0.6) * wide,
        foot - tall * dice.between(0.2, 0.86),
        `l${dice.whole(-6, 6)} ${dice.whole(16, 40)}`,
      )
    parts.push(
      fill(way(edge), stage.sweep(x - wide, x + wide, lighter(ink, rock, 0.3), rock, darker(rock, 0.3))),
      stroke(cracks, darker(rock, 0.4), 2.4, { opacity: 0.6 }),
      fill(
        way([
          ...edge.slice(2, 5),
          [x + wide * 0.68, foot - tall * 0.74],
          [x + wide * 0.2, foot - tall * 0.86],
          [x - wide * 0.4, foot - tall * 0.84],
        ]),
        green,
      ),
      tall > 110 ? drawPine(stage, { x, y: foot - tall * 0.92, height: tall * 0.4, name: `pine ${wide}` }) : '',
      fill(
        from(
          x - wide * 1.6,
          foot,
          `q${Math.round(wide * 1.6)} 10 ${Math.round(wide * 3.2)} 0q${-Math.round(wide * 1.6)}-7${-Math.round(wide * 3.2)} 0z`,
        ),
        ink.dusk ? '#A9BAC4' : '#FFFFFF',
        0.85,
      ),
    )
  }
  return parts.join('')
}
