import { face, type House, listHouses, rowSpot, type Spot } from '#pictures/brushes/house-row.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, stroke, way } from '#pictures/brushes/pen.ts'
import { drawSign } from '#pictures/brushes/signs.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

const words = ['떡집', '과일', '김밥', '약초', '생선', '국수', '호떡', '나물'] as const

/** The stalls of one side of a market's lane, far ones first. */
export function drawStalls(stage: Stage, { x, y, side }: { x: number; y: number; side: 1 | -1 }): string {
  const { ink } = stage
  const dice = stage.chance(`row ${side}`)
  const first = stage.chance('words').whole(0, words.length - 1)
  const at = rowSpot({ x, y, side, gap: 20 })
  const parts: string[] = []
  for (const house of listHouses(at, [2, 1.28, 0.86, 0.56, 0.36, 0.23, 0.14])) {
    const { near, far, place } = house
    const haze = (1 - Math.min(1, near)) * 0.45
    const tone = (colour: string) => mix(colour, ink.dusk ? mix(ink.mist, ink.lamp, 0.25) : ink.mist, haze)
    const stall = { ...house, key: `${place} ${side}`, tone }
    const cloth = dice.pick([ink.vermilion, ink.green, mix(ink.indigo, ink.water, 0.35), ink.gold])
    const shade = tone(ink.dusk ? mix(ink.wood, ink.lamp, 0.5) : mix(ink.wood, ink.ochre, 0.45))
    parts.push(
      // House front above, the lit inside, the counter.
      fill(
        face(house, [330, -330], [330, 60]),
        tone(
          ink.dusk
            ? darker(ink.wood, 0.1)
            : mix(ink.stone, dice.pick([ink.rust, ink.ochre, ink.stone, ink.green]), 0.3),
        ),
      ),
      fill(
        face(house, [328, -300], [328, -210]),
        tone(ink.dusk ? mix(ink.lamp, ink.wood, dice.between(0, 0.6)) : mix(ink.glass, ink.indigo, 0.3)),
      ),
      stroke(
        [0.25, 0.5, 0.75]
          .map((s) => far + (near - far) * s)
          .map((s) => way([at(s, 328, -300), at(s, 328, -210)], false))
          .join(''),
        tone(darker(ink.wood, 0.2)),
        5 * near,
      ),
      fill(
        face(house, [326, -130], [326, 120]),
        stage.fade(y - 130, y + 120, tone(ink.dusk ? ink.lamp : mix(ink.lamp, ink.ochre, 0.2)), shade),
      ),
      drawGoods(stage, stall),
      fill(face(house, [268, 88], [268, 330]), tone(mix(ink.wood, ink.rust, 0.2))),
      fill(face(house, [267, 140], [267, 330]), tone(darker(cloth, 0.1)), 0.85),
      fill(face(house, [268, 88], [326, 66]), tone(lighter(ink, ink.wood, 0.3))),
      drawHeap(stage, stall),
      drawAwning({ ...house, cloth: tone(cloth), pale: tone(ink.dusk ? '#D8C9A6' : ink.paper) }),
    )
    if (place === 1 || place === 2)
      parts.push(
        drawHangingSign(stage, {
          at,
          share: far + (near - far) * 0.3,
          side,
          word: words[(first + place * 2 + (side === 1 ? 1 : 0)) % words.length] ?? words[0],
          board: tone(dice.pick([ink.indigo, ink.vermilion, ink.jade])),
        }),
      )
  }
  return parts.join('')
}

type Stall = House & { key: string; tone: (colour: string) => string }

/** Jars and boxes on shelves behind the counter. */
function drawGoods(stage: Stage, { at, near, far, key, tone }: Stall): string {
  const { ink } = stage
  const dice = stage.chance(`goods ${key}`)
  const colours = [ink.vermilion, ink.green, ink.gold, ink.paper]
  const rows: string[] = ['', '', '', '']
  for (const level of [-64, -8, 46]) {
    for (let step = 0; step < 7; step++) {
      const [px, py] = at(far + (near - far) * ((step + 0.5) / 7), 322, level)
      const which = dice.whole(0, 3)
      rows[which] = `${rows[which] ?? ''}${dot(px, py)}`
    }
  }
  const shelves = [-46, 10, 64].map((level) => way([at(near, 322, level), at(far, 322, level)], false)).join('')
  return (
    stroke(shelves, tone(darker(ink.wood, 0.15)), 4 * near + 1, { butt: true }) +
    rows.map((d, index) => stroke(d, tone(colours[index] ?? ink.gold), 26 * Math.min(near, 1.15))).join('')
  )
}

/** Fruit and rice cakes in heaps on the counter. */
function drawHeap(stage: Stage, { at, near, far, key, tone }: Stall): string {
  const { ink } = stage
  const dice = stage.chance(`heap ${key}`)
  const tones = [mix(ink.vermilion, ink.gold, 0.35), ink.paper, ink.green, ink.gold, ink.rose]
  const parts: string[] = []
  for (let heap = 0; heap < 4; heap++) {
    const share = far + (near - far) * ((heap + 0.5) / 4)
    let d = ''
    for (const [dx, dy] of [
      [-16, 0],
      [0, 2],
      [16, 0],
      [-8, -14],
      [8, -14],
      [0, -26],
    ] as const) {
      const [px, py] = at(share, 292, 62)
      d += dot(px + dx * share, py + dy * share)
    }
    parts.push(stroke(d, tone(dice.pick([tones[0] ?? ink.gold, ...tones])), 17 * share))
  }
  return parts.join('')
}

function drawAwning({ cloth, pale, ...house }: House & { cloth: string; pale: string }): string {
  const { at, near, far } = house
  const stripes: string[] = ['', '']
  const count = 6
  for (let step = 0; step < count; step++) {
    const a = far + (near - far) * (step / count)
    const b = far + (near - far) * ((step + 1) / count)
    stripes[step % 2] =
      `${stripes[step % 2] ?? ''}${way([at(b, 330, -196), at(a, 330, -196), at(a, 216, -116), at(a, 214, -90), at((a + b) / 2, 214, -78), at(b, 214, -90), at(b, 216, -116)])}`
  }
  const shadow = face(house, [330, -120], [326, -70])
  return fill(shadow, '#0A1216', 0.25) + fill(stripes[0] ?? '', cloth) + fill(stripes[1] ?? '', pale)
}

function drawHangingSign(
  stage: Stage,
  { at, share, side, word, board }: { at: Spot; share: number; side: 1 | -1; word: string; board: string },
): string {
  const [px, py] = at(share, 216, -250)
  const size = 24 * share + 5
  return (
    stroke(from(px + side * size * 2.4, py + 4, `h${Math.round(-side * size * 2.4)}`), darker(stage.ink.wood, 0.2), 3) +
    drawSign(stage, { word, x: px, y: py, size, colour: stage.ink.paper, board })
  )
}
