import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, flow, points } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRoof } from '#pictures/brushes/roofs.ts'
import { drawGround, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

// What is seen through the window of a cafe.

export function drawHills(stage: Stage): string {
  const { ink } = stage
  const lawn = mix(ink.ground, ink.foliage, ink.season === 'winter' ? 0.15 : 0.5)
  return [
    drawSky(stage, { horizon: 380, disc: { x: [250, 560], y: [150, 220] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(350, [
        [100, 110],
        [300, 150],
        [520, 100],
        [720, 160],
      ]),
      depth: 0.36,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 390,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(400, [
        [160, 60],
        [420, 34],
        [660, 70],
      ]),
      depth: 0.68,
      pigment: ink.foliage,
      foot: 440,
      trees: 14,
    }),
    drawGround(stage, 408, lighter(ink, lawn, 0.15), darker(lawn, 0.15)),
    drawTree(stage, { x: 230, y: 470, height: 190, name: 'great' }),
    drawTree(stage, { x: 590, y: 450, height: 130, name: 'small' }),
    drawWeather(stage),
  ].join('')
}

export function drawRoofs(stage: Stage): string {
  const { ink } = stage
  return [
    drawSky(stage, { horizon: 380, disc: { x: [250, 560], y: [150, 220] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(350, [
        [100, 90],
        [300, 140],
        [520, 110],
        [720, 150],
      ]),
      depth: 0.36,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 390,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(380, [
        [160, 50],
        [420, 30],
        [660, 60],
      ]),
      depth: 0.62,
      pigment: ink.foliage,
      foot: 430,
      trees: 12,
    }),
    fill(box(70, 392, 660, 100), stage.fade(392, 490, mix(ink.stone, ink.mist, 0.3), mix(ink.stone, ink.tile, 0.25))),
    ink.dusk ? fill(box(160, 424, 40, 30) + box(600, 420, 44, 30) + box(390, 444, 34, 28), ink.lamp) : '',
    ...[
      [190, 420, 120],
      [640, 410, 130],
      [410, 440, 140],
      [240, 476, 150],
      [620, 480, 160],
    ].map(([x = 0, y = 0, half = 0]) =>
      drawRoof(stage, { x, y, half, ridge: half * 0.68, height: half * 0.44, tiles: 20 }),
    ),
    fill(box(bleed.left, 474, 960, 40), darker(ink.tile, 0.1)),
    drawBranch(stage, { x: 760, y: 200, scale: 0.9 }),
    drawWeather(stage),
  ].join('')
}

export function drawSea(stage: Stage): string {
  const { ink } = stage
  return [
    drawSky(stage, { horizon: 300, disc: { x: [240, 560], y: [140, 220] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        300,
        [
          [120, 40],
          [560, 60],
          [800, 30],
        ],
        0.1,
      ),
      depth: 0.4,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 306,
    }),
    drawWater(stage, { top: 300, foot: 520, shine: { x: 380 } }),
    fill(
      `${flow(points('-80,440 120,420 300,470 560,486 880,430'))}V520H-80z`,
      stage.fade(420, 520, ink.foliage, darker(ink.foliage, 0.3)),
    ),
    drawWeather(stage),
  ].join('')
}
