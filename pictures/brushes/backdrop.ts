import { mix } from './ink.ts'
import { crestOf, drawRidge } from './ridges.ts'
import { drawMist, drawSky } from './sky.ts'
import type { Stage } from './stage.ts'

type Range = readonly [low: number, high: number]
type Options = { line: number; disc: { x: Range; y: Range }; wood?: boolean; low?: number }

/** Sky, two ranges and a wood that ends at `line`: what stands behind a scene that is not about the hills. */
export function drawBackdrop(stage: Stage, { line, disc, wood = true, low = 1 }: Options): string {
  const { ink } = stage
  return [
    drawSky(stage, { horizon: line, disc }),
    drawRidge(stage, {
      name: 'backdrop far',
      crest: crestOf(line - 30, [
        [30, 120 * low],
        [210, 180 * low],
        [430, 120 * low],
        [640, 190 * low],
        [830, 140 * low],
      ]),
      depth: 0.28,
      pigment: ink.indigo,
      foot: line,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'backdrop near',
      crest: crestOf(line - 10, [
        [90, 110 * low],
        [320, 60 * low],
        [570, 120 * low],
        [800, 80 * low],
      ]),
      depth: 0.46,
      pigment: mix(ink.indigo, ink.jade, 0.65),
      foot: line + 10,
      creased: true,
    }),
    drawMist(stage, line - 34, { strength: 0.55 }),
    wood
      ? drawRidge(stage, {
          name: 'backdrop wood',
          crest: crestOf(line + 6, [
            [60, 50],
            [280, 26],
            [540, 44],
            [800, 56],
          ]),
          depth: 0.72,
          pigment: ink.foliage,
          foot: line + 40,
          trees: 16,
        })
      : '',
  ].join('')
}

/** The green of a lawn in this season. */
export function lawnOf({ ink }: Stage): string {
  const { season } = ink
  if (season === 'winter') return mix(ink.ground, ink.ochre, 0.14)
  return season === 'autumn' ? mix(mix(ink.green, ink.ochre, 0.5), ink.lime, 0.3) : mix(ink.green, ink.lime, 0.28)
}
