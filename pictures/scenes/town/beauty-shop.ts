import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawPendant, drawPlant, drawRoom } from '#pictures/brushes/rooms.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** Shelves of bottles, a lit mirror, a stool. */
export function drawBeautyShop(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('beauty')
  const tint = dice.pick([ink.rose, ink.green, mix(ink.gold, ink.lime, 0.3), ink.water])
  const wall = ink.dusk ? mix(mix('#6C7070', ink.lamp, 0.24), tint, 0.28) : mix('#F8F2E8', tint, 0.3)
  const wood = mix(ink.wood, ink.ochre, 0.5)
  const bottles = [
    ink.paper,
    mix(ink.green, ink.lime, 0.45),
    mix(ink.rose, ink.lime, 0.2),
    mix(ink.gold, ink.lime, 0.35),
    mix(ink.water, ink.lime, 0.4),
    darker(tint, 0.2),
  ] as const
  const sets: string[] = bottles.map(() => '')
  let caps = ''
  for (const [left, right] of [
    [-70, 190],
    [610, 880],
  ] as const) {
    for (const y of [150, 250, 350, 450]) {
      for (let at = left + 16; at < right - 20; at += dice.whole(26, 40)) {
        const tall = dice.whole(24, 62)
        const which = dice.whole(0, 5)
        const width = dice.whole(16, 24)
        sets[which] = `${sets[which] ?? ''}${box(at, y - tall, width, tall)}`
        caps += box(at + width * 0.28, y - tall - 8, width * 0.44, 9)
      }
    }
  }
  return [
    drawRoom(stage, { wall, floor: mix(ink.stone, ink.ochre, 0.15), line: 476 }),
    fill(
      box(-80, 70, 280, 410) + box(600, 70, 290, 410),
      ink.dusk ? mix(ink.lamp, wall, 0.5) : lighter(ink, wall, 0.4),
    ),
    ...sets.map((d, index) => fill(d, bottles[index] ?? ink.paper)),
    fill(caps, ink.dusk ? ink.gold : mix(ink.gold, ink.ochre, 0.2)),
    fill([150, 250, 350, 450].map((y) => box(-80, y, 280, 8) + box(600, y, 290, 8)).join(''), wood),
    drawMirror(stage, wood, tint),
    drawPendant(stage, 270, 120, 22, ink.paper) + drawPendant(stage, 530, 120, 22, ink.paper),
    fill(box(236, 420, 330, 16), lighter(ink, wood, 0.3)) +
      fill(box(250, 436, 16, 120) + box(536, 436, 16, 120), wood) +
      fill(box(266, 440, 270, 44), darker(wood, 0.12)),
    [286, 320, 356, 470, 504]
      .map((x, index) =>
        fill(
          box(x - 10, 420 - 26 - ((index * 17) % 30), 20, 26 + ((index * 17) % 30)),
          bottles[(index * 2 + 1) % 6] ?? ink.paper,
        ),
      )
      .join(''),
    stroke('M400 590v-76M366 592h68', darker(ink.tile, 0.1), 9) +
      fill(oval(400, 508, 62, 17), stage.sweep(338, 462, lighter(ink, tint, 0.2), darker(tint, 0.3))),
    drawPlant(stage, 640, 580, 190, mix(ink.tile, ink.stone, 0.4)),
    drawPeople(stage, {
      most: 2,
      at: [
        [250, 590, 220],
        [560, 594, 224],
      ],
      wears: ['dress', 'coat'],
    }),
  ].join('')
}

function drawMirror(stage: Stage, wood: string, tint: string): string {
  const { ink } = stage
  const halo = ink.dusk ? fill(oval(400, 260, 250), stage.glow(400, 260, 250, ink.lamp, 0.6)) : ''
  return (
    halo +
    fill(oval(400, 262, 142), wood) +
    fill(oval(400, 262, 130), stage.fade(130, 392, lighter(ink, ink.glass, 0.5), mix(ink.glass, tint, 0.3))) +
    fill('M318 360l110-216h40l-112 226z', '#FFFFFF', 0.3) +
    stroke(
      Array.from({ length: 12 }, (_, index) =>
        dot(400 + Math.cos(index * 0.5236) * 136, 262 + Math.sin(index * 0.5236) * 136),
      ).join(''),
      ink.dusk ? '#FFE7B0' : '#FFFFFF',
      15,
    )
  )
}
