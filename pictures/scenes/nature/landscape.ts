import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawCorner } from '#pictures/brushes/low-plants.ts'
import { fill } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#pictures/brushes/trees.ts'

/** Hills behind hills, a meadow and a path: Korea's countryside, and no place in particular. */
export function drawLandscape(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('landscape')
  const meadow = mix(ink.ground, ink.foliage, ink.season === 'winter' ? 0.12 : 0.42)
  const bend = dice.between(-60, 80)
  const way = `M${Math.round(396 + bend)} 446q-110 26 40 60q100 30-20 70q-120 40-160 90h190q0-40 110-84q130-54-10-90q-120-24-110-46z`
  return [
    drawSky(stage, { horizon: 420, disc: { x: [120, 330], y: [90, 210] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(390, [
        [40, 120],
        [230, 180],
        [430, 120],
        [660, 190],
        [830, 130],
      ]),
      depth: 0.28,
      pigment: ink.indigo,
      foot: 430,
      creased: true,
    }),
    drawMist(stage, 380, { strength: 0.55 }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(420, [
        [80, 120],
        [300, 60],
        [560, 130],
        [800, 80],
      ]),
      depth: 0.5,
      pigment: mix(ink.indigo, ink.jade, 0.7),
      foot: 450,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(450, [
        [-20, 70],
        [180, 30],
        [420, 14],
        [700, 60],
      ]),
      depth: 0.74,
      pigment: ink.foliage,
      foot: 480,
      trees: 16,
    }),
    drawMist(stage, 440, { strength: 0.5, strips: 2 }),
    drawGround(stage, 446, lighter(ink, meadow, 0.2), darker(meadow, 0.12)),
    drawGround(stage, 520, meadow, darker(mix(meadow, ink.foliage, 0.3), 0.1)),
    fill(way, lighter(ink, ink.ground, 0.15), 0.9),
    dice.is(0.5)
      ? drawPine(stage, { x: 170, y: 560, height: 300 })
      : drawTree(stage, { x: 170, y: 560, height: 270, name: 'great' }),
    drawTree(stage, { x: 640, y: 476, height: 96, name: 'small' }),
    dice.is(0.6) ? drawTree(stage, { x: 700, y: 484, height: 120, name: 'second' }) : '',
    drawCorner(stage, 'right', 80),
    drawWeather(stage),
  ].join('')
}
