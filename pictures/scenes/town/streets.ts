import { darker, mix } from '#pictures/brushes/ink.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { box, fill, from, oval, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawHouses } from './street-houses.ts'

type Street = { x: number; y: number; night: boolean }

/** A street of signs: upright boards over each other, doors lit below them. */
export function drawCityStreet(stage: Stage): string {
  const dice = stage.chance('street')
  const street = { x: dice.between(350, 450), y: 400, night: true }
  return drawStreet(stage, street)
}

/** A shopping street by day: wide windows, awnings, trees, bags in every hand. */
export function drawShoppingStreet(stage: Stage): string {
  const dice = stage.chance('street')
  return drawStreet(stage, { x: dice.between(350, 450), y: 392, night: false })
}

function drawStreet(stage: Stage, { x, y, night }: Street): string {
  const { ink } = stage
  const late = night || ink.dusk
  const road = night ? mix(ink.tile, ink.stone, ink.dusk ? 0.12 : 0.5) : mix(ink.stone, ink.tile, ink.dusk ? 0.2 : 0.1)
  const glow =
    night && ink.dusk
      ? fill(oval(x, 430, 380, 200), stage.glow(x, 430, 360, mix(ink.vermilion, ink.lamp, 0.5), 0.42))
      : ''
  return [
    drawSky(stage, { horizon: 410, disc: { x: [x - 40, x + 40], y: [100, 200] }, birds: !night }),
    drawSkyline(stage, {
      name: 'street',
      foot: 414,
      low: 60,
      high: 220,
      colour: mix(ink.mist, ink.indigo, ink.dusk ? 0.55 : 0.35),
      left: x - 150,
      right: x + 150,
      lit: 0.8,
    }),
    fill(box(bleed.left, y, 960, 270), stage.fade(y, 660, mix(road, ink.mist, 0.4), road, darker(road, 0.15))),
    night ? drawCrossing(stage, x, y) : drawPaving(x, y, road),
    glow,
    drawHouses(stage, { x, y, night, side: 1 }),
    drawHouses(stage, { x, y, night, side: -1 }),
    night
      ? ''
      : drawTree(stage, { x: x - 120, y: 486, height: 190, name: 'left' }) +
        drawTree(stage, { x: x + 130, y: 500, height: 210, name: 'right' }),
    late && ink.dusk ? drawReflections(stage, x) : '',
    drawPeople(stage, {
      name: 'far',
      most: 4,
      at: [
        [x - 30, 440, 44],
        [x + 20, 446, 46],
        [x + 52, 470, 62],
        [x - 66, 478, 66],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawPeople(stage, {
      name: 'near',
      most: 1,
      at: [
        [x - 40, 590, 136],
        [x + 90, 596, 140],
      ],
      wears: ['coat', 'dress'],
    }),
    drawWeather(stage),
  ].join('')
}

function drawCrossing(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  let bars = ''
  for (let index = -5; index <= 5; index++)
    bars += way([
      [x + index * 62 - 18, 566],
      [x + index * 62 + 18, 566],
      [x + index * 84 + 24, 634],
      [x + index * 84 - 24, 634],
    ])
  return (
    fill(bars, ink.dusk ? '#8C98A2' : '#FFFDF6', 0.75) +
    stroke(from(x, y + 10, 'v150'), ink.gold, 3, { dash: '10 14', butt: true, opacity: 0.7 })
  )
}

function drawPaving(x: number, y: number, road: string): string {
  const seams = [-3, -2, -1, 0, 1, 2, 3]
    .map((step) =>
      way(
        [
          [x + step * 16, y],
          [x + step * 170, 662],
        ],
        false,
      ),
    )
    .join('')
  const rows = [0.1, 0.2, 0.34, 0.52, 0.76].map((share) => from(bleed.left, y + 270 * share, 'h960')).join('')
  return stroke(seams + rows, darker(road, 0.3), 1.5, { opacity: 0.35 })
}

function drawReflections(stage: Stage, x: number): string {
  const { ink } = stage
  const dice = stage.chance('wet')
  const tones = [ink.vermilion, ink.lamp, mix(ink.green, ink.lamp, 0.3), mix(ink.water, ink.paper, 0.2)]
  return tones
    .map((tone) => {
      let d = ''
      for (let index = 0; index < 8; index++)
        d += from(x + dice.between(-260, 260), dice.between(440, 620), `v${dice.whole(14, 50)}`)
      return stroke(d, tone, 7, { opacity: 0.28 })
    })
    .join('')
}
