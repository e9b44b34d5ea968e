import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRoof } from '#pictures/brushes/roofs.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** Over the roofs of a town: towers far off, flat and tiled roofs at hand, trees between them. */
export function drawTownscape(stage: Stage): string {
  const { ink } = stage
  const far = mix(ink.mist, ink.indigo, 0.36)
  const near = mix(ink.mist, mix(ink.stone, ink.indigo, 0.3), 0.75)
  return [
    drawSky(stage, { horizon: 400, disc: { x: [120, 330], y: [80, 180] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(360, [
        [60, 150],
        [280, 110],
        [520, 190],
        [780, 130],
      ]),
      depth: 0.34,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 400,
      creased: true,
    }),
    drawSkyline(stage, { name: 'far', foot: 410, low: 60, high: 130, colour: far, step: 40 }),
    drawMist(stage, 386, { strength: 0.6 }),
    drawSkyline(stage, { name: 'near', foot: 450, low: 36, high: 84, colour: near, step: 58 }),
    fill(
      box(bleed.left, 440, 960, 224),
      stage.fade(440, 660, mix(ink.foliage, ink.mist, 0.35), darker(ink.foliage, 0.25)),
    ),
    drawTree(stage, { x: 90, y: 486, height: 110, name: 'one' }),
    drawTree(stage, { x: 420, y: 480, height: 90, name: 'two' }),
    drawTree(stage, { x: 700, y: 488, height: 120, name: 'three' }),
    drawBlocks(stage),
    drawTree(stage, { x: 300, y: 590, height: 130, name: 'four' }),
    drawTree(stage, { x: 596, y: 600, height: 140, name: 'five' }),
    drawHouse(stage, 130, 610, 150),
    drawHouse(stage, 470, 632, 176),
    drawHouse(stage, 800, 616, 150),
    drawWeather(stage),
  ].join('')
}

const blocks = [
  [10, 440, 100, 120],
  [180, 452, 130, 110],
  [350, 470, 84, 90],
  [520, 446, 120, 120],
  [690, 468, 110, 96],
] as const

/** Houses of two or three floors with flat roofs, green as they are painted here. */
function drawBlocks(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('blocks')
  return blocks
    .map(([x, y, width, height]) => {
      const wall = dice.pick([
        mix(ink.stone, ink.rust, 0.35),
        lighter(ink, ink.stone, 0.2),
        mix(ink.stone, ink.ochre, 0.3),
        mix(ink.stone, ink.indigo, 0.18),
      ])
      const panes = [0.28, 0.64].map((level) => from(x + 14, y + height * level, `h${width - 28}`)).join('')
      return (
        fill(box(x, y, width, height), stage.fade(y, y + height, wall, darker(wall, 0.2))) +
        fill(box(x - 5, y - 8, width + 10, 10), mix(ink.green, ink.stone, 0.35)) +
        stroke(panes, ink.window, 17, { dash: '16 12', butt: true, opacity: ink.dusk ? 0.9 : 1 })
      )
    })
    .join('')
}

function drawHouse(stage: Stage, x: number, y: number, half: number): string {
  const { ink } = stage
  return (
    fill(box(x - half * 0.8, y - 10, half * 1.6, 70), mix(ink.paper, ink.stone, 0.5)) +
    drawRoof(stage, { x, y, half, ridge: half * 0.66, height: half * 0.46, tiles: 22 })
  )
}
