import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { box, dot, fill, from, oval, type Point, stroke, way } from '#server/platform/pictures/brushes/pen.ts'
import { drawPeople } from '#server/platform/pictures/brushes/people.ts'
import { drawWord } from '#server/platform/pictures/brushes/signs.ts'
import { drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawTree } from '#server/platform/pictures/brushes/trees.ts'

const nightWords = ['노래방', '호프', '포차', '맥주', '재즈', '치킨', '당구', '오락'] as const
const shopWords = ['화장품', '안경', '꽃집', '구두', '옷', '문구', '책방', '모자'] as const

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
    drawSide(stage, { x, y, night, side: 1 }),
    drawSide(stage, { x, y, night, side: -1 }),
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

type Along = { at: (share: number, reach: number, level: number) => Point; near: number; far: number }

/** The houses of one side, far ones first. */
function drawSide(stage: Stage, { x, y, night, side }: Street & { side: 1 | -1 }): string {
  const { ink } = stage
  const dice = stage.chance(`side ${side}`)
  const at = (share: number, reach: number, level: number): Point => [
    x + side * (26 + reach * share),
    y + level * share,
  ]
  const stops = [1.5, 0.98, 0.66, 0.44, 0.29, 0.19]
  const parts: string[] = []
  for (let index = stops.length - 2; index >= 0; index--) {
    const near = stops[index] ?? 1
    const far = stops[index + 1] ?? 0.1
    const haze = (1 - Math.min(1, near)) * 0.5
    const tone = (colour: string) => mix(colour, ink.mist, haze)
    const strip = (top: number, low: number, reach = 300, from0 = 0, to0 = 1) => {
      const a = far + (near - far) * from0
      const b = far + (near - far) * to0
      return way([at(b, reach, top), at(a, reach, top), at(a, reach, low), at(b, reach, low)])
    }
    const plain = ink.dusk ? 0 : 0.45
    const brick = dice.pick([
      mix(ink.tile, ink.indigo, 0.3),
      mix(ink.tile, ink.rust, 0.3),
      mix(ink.tile, ink.stone, 0.3),
    ])
    const plaster = dice.pick([
      ink.lime,
      mix(ink.lime, ink.rose, 0.4),
      mix(ink.stone, ink.green, 0.25),
      mix(ink.rust, ink.rose, 0.45),
    ])
    const wall = tone(night ? mix(brick, ink.stone, plain) : plaster)
    const high = dice.between(-620, -380)
    let lit = ''
    let dark = ''
    for (let level = -190; level > high + 60; level -= 84) {
      for (const share of [0.12, 0.56]) {
        const d = strip(level - 54, level, 299, share, share + 0.32)
        if (dice.is(0.6)) lit += d
        else dark += d
      }
    }
    const shop = dice.pick([ink.lamp, mix(ink.lamp, ink.paper, 0.5), mix(ink.lamp, ink.vermilion, 0.2)])
    const cloth = dice.pick([ink.vermilion, ink.green, ink.indigo, ink.gold, ink.rust])
    parts.push(
      fill(strip(high, 250), stage.fade(y + high * near, y + 200 * near, lighter(ink, wall, 0.08), darker(wall, 0.14))),
      fill(lit, ink.dusk ? mix(ink.lamp, wall, 0.15) : tone(lighter(ink, ink.glass, 0.25))),
      fill(dark, tone(mix(ink.glass, ink.tile, ink.dusk ? 0.6 : 0.4))),
      fill(
        strip(-110, 240, 298, 0.06, 0.94),
        ink.dusk || night ? mix(shop, ink.wood, ink.dusk ? 0.1 : 0.25) : tone(mix(ink.glass, ink.paper, 0.4)),
      ),
      drawDisplay(stage, { at, near, far, key: `${index} ${side}`, tone }),
      stroke(
        [0.06, 0.36, 0.66, 0.94]
          .map((share) =>
            way([at(far + (near - far) * share, 297, -112), at(far + (near - far) * share, 297, 240)], false),
          )
          .join(''),
        tone(darker(wall, 0.5)),
        8 * near + 1,
        { butt: true },
      ),
      fill(strip(190, 250, 297), tone(darker(wall, 0.35))),
      fill(
        way([
          at(near, 299, -150),
          at(far, 299, -150),
          at(far, night ? 262 : 226, -96),
          at(near, night ? 262 : 226, -96),
        ]),
        tone(cloth),
      ),
      fill(strip(-176, -140, 298), tone(darker(cloth, 0.3))),
    )
    if (near < 1.2)
      parts.push(drawBoards(stage, { at, near, far, side, night, place: index, key: `${index} ${side}`, tone }))
  }
  return parts.join('')
}

type Shop = Along & { key: string; tone: (colour: string) => string }

/** What stands in a shop window: figures, boxes, bottles as dots of colour. */
function drawDisplay(stage: Stage, { at, near, far, key, tone }: Shop): string {
  const { ink } = stage
  const dice = stage.chance(`display ${key}`)
  const colours = [ink.vermilion, ink.green, ink.indigo]
  const sets = ['', '', '']
  for (const level of [20, 90, 150]) {
    for (let step = 1; step < 8; step++) {
      const [px, py] = at(far + (near - far) * (step / 8), 296, level)
      const which = dice.whole(0, 2)
      if (dice.is(0.7)) sets[which] = `${sets[which] ?? ''}${dot(px, py)}`
    }
  }
  return sets.map((d, index) => stroke(d, tone(colours[index] ?? ink.gold), 15 * near)).join('')
}

type Boards = Shop & { side: 1 | -1; night: boolean; place: number }

/** Boards that stand out from the wall, the word running down. By night they are the light. */
function drawBoards(stage: Stage, { at, near, far, side, night, place, key, tone }: Boards): string {
  const { ink } = stage
  const dice = stage.chance(`boards ${key}`)
  const first = stage.chance('words').whole(0, 7)
  const parts: string[] = []
  const count = night ? 2 : 1
  for (let index = 0; index < count; index++) {
    const share = far + (near - far) * (0.2 + index * 0.45)
    // Next to each other, no two boards say the same.
    const words = night ? nightWords : shopWords
    const word = words[(first + place * 4 + (side === 1 ? 2 : 0) + index) % words.length] ?? words[0]
    const size = Math.max(7, 36 * share)
    const [px, py] = at(share, 258, dice.between(-400, -330))
    const wide = size * 1.5
    const left = side === 1 ? px - wide : px
    const tall = size * (word.length * 1.12 + 0.5)
    const board = dice.pick(
      night
        ? [
            ink.vermilion,
            mix(ink.indigo, ink.water, 0.35),
            ink.jade,
            mix(ink.vermilion, ink.gold, 0.5),
            darker(ink.tile, 0.1),
          ]
        : [ink.paper, ink.vermilion, ink.jade, ink.indigo, ink.gold],
    )
    const colour =
      board === ink.paper || board === ink.gold ? darker(ink.tile, 0.1) : night && ink.dusk ? '#FFE9B8' : ink.paper
    if (night && ink.dusk)
      parts.push(
        fill(
          oval(left + wide / 2, py + tall / 2, wide * 1.5, tall * 0.9),
          stage.glow(left + wide / 2, py + tall / 2, tall * 0.9, lighter(ink, board, 0.2), 0.5),
        ),
      )
    parts.push(
      fill(box(left - 2, py - 2, wide + 4, tall + 4), darker(ink.tile, 0.2)),
      fill(box(left, py, wide, tall), tone(board)),
      drawWord(stage, { word, x: left + wide * 0.17, y: py + size * 0.3, size, colour, down: true }),
    )
  }
  return parts.join('')
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
