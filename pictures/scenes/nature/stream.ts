import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { box, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** A stream below the level of the streets: stepping stones, paths on both sides, trees on the walls. */
export function drawStream(stage: Stage): string {
  const { ink } = stage
  const wall = mix(ink.stone, ink.tile, 0.2)
  const path = lighter(ink, mix(ink.stone, ink.ochre, 0.15), 0.15)
  const water = stage.fade(380, 664, mix(ink.mist, ink.water, 0.6), ink.water, ink.deep)
  return [
    drawSky(stage, { horizon: 380, disc: { x: [330, 470], y: [90, 190] } }),
    drawSkyline(stage, {
      name: 'far',
      foot: 390,
      low: 90,
      high: 220,
      colour: mix(ink.mist, ink.indigo, 0.36),
      step: 44,
    }),
    drawMist(stage, 356, { strength: 0.5 }),
    fill('M-80 240L330 376H470L880 240V664H-80z', wall),
    fill(
      'M-80 300L330 380V392L-80 470zM880 300L470 380V392L880 470z',
      stage.fade(300, 470, lighter(ink, wall, 0.12), darker(wall, 0.2)),
    ),
    stroke(
      'M-80 340L330 384M-80 384L330 387M-80 428L330 390M880 340L470 384M880 384L470 387M880 428L470 390',
      darker(wall, 0.35),
      3,
      { dash: '34 4', butt: true, opacity: 0.6 },
    ),
    drawBridge(stage),
    fill('M-80 470L330 392H360L60 664H-80zM880 470L470 392H440L740 664H880z', path),
    fill('M360 392H440L700 664H100z', water),
    fill('M352 392H362L120 664H52zM448 392H438L680 664H748z', mix(ink.foliage, ink.green, 0.3)),
    stroke(
      'M392 420h24M372 452h40M420 480h34M340 510h60M440 548h54M300 590h80M480 616h90M330 640h70',
      lighter(ink, ink.water, 0.65),
      4,
      { opacity: 0.7 },
    ),
    drawSteps(stage),
    ...[
      [40, 262, 190],
      [176, 306, 130],
      [270, 344, 88],
      [760, 266, 180],
      [626, 310, 126],
      [532, 346, 84],
    ].map(([x = 0, y = 0, height = 0], index) => drawTree(stage, { x, y: y + 12, height, name: `bank ${index}` })),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [170, 560, 96],
        [640, 566, 98],
        [262, 480, 60],
        [700, 610, 118],
      ],
      wears: ['jacket', 'coat', 'dress'],
    }),
    drawReeds(stage, { x: 76, y: 664, width: 130, height: 110, count: 16, plumes: ink.season === 'autumn' }),
    drawReeds(stage, { x: 600, y: 664, width: 120, height: 100, count: 14, plumes: ink.season === 'autumn' }),
    drawBranch(stage, { x: 884, y: 40, scale: 1.2 }),
    drawWeather(stage),
  ].join('')
}

/** A low bridge of the street, far down the stream. */
function drawBridge(stage: Stage): string {
  const { ink } = stage
  const stone = mix(ink.stone, ink.tile, 0.12)
  return (
    fill('M290 340h220v22h-220z', darker(stone, 0.12)) +
    fill('M290 362h220v34q-20-24-54-24q-34 0-56 24q-20-24-54-24q-34 0-56 24z', darker(stone, 0.3)) +
    stroke('M290 332h220', lighter(ink, stone, 0.3), 5, { dash: '4 10', butt: true }) +
    fill(box(288, 324, 224, 6), lighter(ink, stone, 0.3))
  )
}

function drawSteps(stage: Stage): string {
  const { ink } = stage
  const stone = lighter(ink, mix(ink.stone, ink.tile, 0.25), 0.1)
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = 226 + index * 66
      const y = 540 + (index % 2) * 4
      return fill(from(x - 4, y + 6, 'h50v16h-50z'), darker(stone, 0.4)) + fill(from(x, y - 8, 'h42l8 16h-58z'), stone)
    })
    .join('')
}
