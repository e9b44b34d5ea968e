import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, flow, from, type Point, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPoplar, drawTree } from '#pictures/brushes/trees.ts'

/** Beds of flowers in waves, a path between them and an arbour at its end. */
export function drawGarden(stage: Stage): string {
  const { ink } = stage
  const lawn = mix(ink.foliage, ink.green, ink.season === 'winter' ? 0.2 : 0.45)
  return [
    drawSky(stage, { horizon: 400, disc: { x: [560, 700], y: [90, 180] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(380, [
        [40, 130],
        [240, 170],
        [470, 110],
        [740, 160],
      ]),
      depth: 0.32,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 410,
      creased: true,
    }),
    drawMist(stage, 372, { strength: 0.5 }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(410, [
        [80, 60],
        [320, 30],
        [560, 54],
        [800, 70],
      ]),
      depth: 0.66,
      pigment: ink.foliage,
      foot: 440,
      trees: 17,
    }),
    drawGround(stage, 412, lighter(ink, lawn, 0.2), darker(lawn, 0.15)),
    fill(
      [80, 116, 150].map((x, index) => drawPoplar(x, 440, 150 - index * 24)).join('') +
        drawPoplar(700, 446, 170) +
        drawPoplar(740, 440, 130),
      darker(mix(ink.jade, ink.green, 0.25), 0.08),
    ),
    drawTree(stage, { x: 270, y: 450, height: 120, name: 'back' }),
    drawArbour(stage, 440, 446),
    ...[0, 1, 2, 3, 4].map((row) => drawBed(stage, row)),
    fill(
      'M420 446q10 60-30 110q-40 50-60 110h230q-10-70-40-110q-50-60-46-110z',
      lighter(ink, mix(ink.stone, ink.ochre, 0.15), 0.15),
    ),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [430, 560, 70],
        [462, 572, 76],
      ],
      wears: ['dress', 'jacket', 'coat'],
    }),
    drawTree(stage, { x: 728, y: 600, height: 300, name: 'near' }),
    drawWeather(stage),
  ].join('')
}

/** A wave of one colour, with its leaves; in winter the beds are bare and covered with straw. */
function drawBed(stage: Stage, row: number): string {
  const { ink } = stage
  const dice = stage.chance(`bed ${row}`)
  const y = 456 + row * 44
  const bare = ink.season === 'winter'
  const blooms = [
    ink.vermilion,
    ink.gold,
    ink.rose,
    mix(ink.indigo, ink.rose, 0.45),
    ink.paper,
    mix(ink.gold, ink.vermilion, 0.4),
  ] as const
  const first = stage.chance('blooms').whole(0, 5)
  const tone = bare ? mix(ink.ochre, ink.lime, 0.5) : (blooms[(first + row * 2) % 6] ?? ink.gold)
  const parts: string[] = []
  for (const side of [0, 1]) {
    const edge = 60 + row * 26
    const left = side === 0 ? -90 : 446 + edge
    const right = side === 0 ? 404 - edge : 890
    const at = (share: number): Point => [left + (right - left) * share, y + Math.sin(share * 5 + row + side * 2) * 9]
    const line = flow([0, 0.2, 0.4, 0.6, 0.8, 1].map(at))
    let dots = ''
    let high = ''
    const count = Math.round((right - left) / (15 + row * 2))
    for (let index = 0; index < count; index++) {
      const [px, py] = at((index + dice.between(0.1, 0.9)) / count)
      dots += dot(px, py - dice.between(-4, 16))
      if (index % 2 === 0) high += dot(px + 4, py - dice.between(6, 20))
    }
    const size = 9 + row * 2.2
    parts.push(
      stroke(line, darker(mix(ink.jade, ink.green, 0.35), 0.1), 26 + row * 5),
      stroke(dots, darker(tone, 0.12), size),
      stroke(high, lighter(ink, tone, 0.25), size * 0.7),
    )
  }
  return parts.join('')
}

/** Hoops of wood with roses over them. */
function drawArbour(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const wood = mix(ink.paper, ink.stone, 0.4)
  const leaf = darker(mix(ink.jade, ink.green, 0.4), 0.05)
  const seats = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index / 12) * Math.PI
    return [x + Math.cos(angle) * 54, y - 66 + Math.sin(angle) * 50] as const
  })
  return (
    stroke(from(x - 54, y, 'v-66q4-50 54-50q50 0 54 50v66'), wood, 9) +
    stroke(from(x - 38, y, 'v-62q4-38 38-38q34 0 38 38v62'), darker(wood, 0.15), 5) +
    stroke(seats.map(([px, py]) => dot(px, py)).join(''), leaf, 23) +
    stroke(
      seats
        .filter((_, index) => index % 2 === 0)
        .map(([px, py]) => dot(px + 3, py - 3))
        .join(''),
      ink.season === 'winter' ? lighter(ink, leaf, 0.3) : ink.bloom,
      11,
    )
  )
}
