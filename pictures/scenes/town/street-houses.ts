import { face, type House, listHouses, rowSpot } from '#pictures/brushes/house-row.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, oval, stroke, way } from '#pictures/brushes/pen.ts'
import { drawWord } from '#pictures/brushes/signs.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

const nightWords = ['노래방', '호프', '포차', '맥주', '재즈', '치킨', '당구', '오락'] as const
const shopWords = ['화장품', '안경', '꽃집', '구두', '옷', '문구', '책방', '모자'] as const

type Side = { x: number; y: number; night: boolean; side: 1 | -1 }

/** The houses of one side of a street, far ones first. */
export function drawHouses(stage: Stage, { x, y, night, side }: Side): string {
  const { ink } = stage
  const dice = stage.chance(`side ${side}`)
  const at = rowSpot({ x, y, side, gap: 26 })
  const parts: string[] = []
  for (const house of listHouses(at, [1.5, 0.98, 0.66, 0.44, 0.29, 0.19])) {
    const { near, far, place } = house
    const haze = (1 - Math.min(1, near)) * 0.5
    const tone = (colour: string) => mix(colour, ink.mist, haze)
    const shop = { ...house, key: `${place} ${side}`, tone }
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
        const d = face(house, [299, level - 54], [299, level], [share, share + 0.32])
        if (dice.is(0.6)) lit += d
        else dark += d
      }
    }
    const light = dice.pick([ink.lamp, mix(ink.lamp, ink.paper, 0.5), mix(ink.lamp, ink.vermilion, 0.2)])
    const cloth = dice.pick([ink.vermilion, ink.green, ink.indigo, ink.gold, ink.rust])
    parts.push(
      fill(
        face(house, [300, high], [300, 250]),
        stage.fade(y + high * near, y + 200 * near, lighter(ink, wall, 0.08), darker(wall, 0.14)),
      ),
      fill(lit, ink.dusk ? mix(ink.lamp, wall, 0.15) : tone(lighter(ink, ink.glass, 0.25))),
      fill(dark, tone(mix(ink.glass, ink.tile, ink.dusk ? 0.6 : 0.4))),
      fill(
        face(house, [298, -110], [298, 240], [0.06, 0.94]),
        ink.dusk || night ? mix(light, ink.wood, ink.dusk ? 0.1 : 0.25) : tone(mix(ink.glass, ink.paper, 0.4)),
      ),
      drawDisplay(stage, shop),
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
      fill(face(house, [297, 190], [297, 250]), tone(darker(wall, 0.35))),
      fill(face(house, [299, -150], [night ? 262 : 226, -96]), tone(cloth)),
      fill(face(house, [298, -176], [298, -140]), tone(darker(cloth, 0.3))),
    )
    if (near < 1.2) parts.push(drawBoards(stage, { ...shop, side, night }))
  }
  return parts.join('')
}

type Shop = House & { key: string; tone: (colour: string) => string }

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

type Boards = Shop & Pick<Side, 'side' | 'night'>

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
