import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import { drawRoom } from '#pictures/brushes/rooms.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** The warm hall of a bath house: a clay kiln, guests on the floor with towels on their heads, eggs and a drink. */
export function drawSauna(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('sauna')
  const wood = mix(ink.ochre, ink.wood, 0.35)
  const clay = mix(mix(ink.ochre, ink.rust, dice.between(0.1, 0.4)), ink.stone, 0.3)
  const suit = dice.pick([ink.vermilion, mix(ink.green, ink.lime, 0.2), ink.gold, mix(ink.indigo, ink.water, 0.3)])
  let bricks = ''
  for (let row = 0; row < 7; row++)
    for (let at = 0; at < 7; at++) bricks += from(190 + at * 62 + (row % 2) * 30, 214 + row * 38, 'h26')
  return [
    drawRoom(stage, {
      wall: ink.dusk ? mix(wood, ink.tile, 0.35) : mix(wood, ink.paper, 0.45),
      floor: mix(wood, ink.gold, 0.2),
      line: 460,
    }),
    stroke([-60, 0, 60, 120, 680, 740, 800, 860].map((x) => from(x, -60, 'v508')).join(''), darker(wood, 0.2), 3, {
      opacity: 0.5,
    }),
    fill(
      'M150 470q-8-300 250-316q258 16 250 316z',
      stage.sweep(150, 650, lighter(ink, clay, 0.25), clay, darker(clay, 0.28)),
    ),
    stroke(bricks, darker(clay, 0.3), 5, { opacity: 0.35 }),
    fill('M316 470v-96q8-82 84-88q76 6 84 88v96z', darker(clay, 0.45)),
    fill('M330 470v-92q8-68 70-74q62 6 70 74v92z', stage.fade(300, 470, '#FFB45E', '#E5742F')),
    fill(oval(400, 420, 200, 130), stage.glow(400, 420, 190, '#FFB45E', ink.dusk ? 0.7 : 0.45)),
    stroke('M316 470v-96q8-82 84-88q76 6 84 88v96', lighter(ink, ink.stone, 0.1), 13),
    fill('M96 520q60-14 200-12v26q-120 4-200 0zM520 516q120-6 190 6v20q-90 6-190-2z', mix(ink.lime, ink.ochre, 0.3)),
    drawGuest(stage, 214, 520, suit),
    drawGuest(stage, 584, 524, suit),
    dice.is(0.6) ? drawGuest(stage, 664, 540, mix(suit, ink.lime, 0.3)) : '',
    drawSnack(stage, 396, 566),
    drawSteam(stage, 340, 270, 90, 4),
  ].join('')
}

/** Seated, from behind, a towel rolled into two horns. */
function drawGuest(stage: Stage, x: number, y: number, suit: string): string {
  const { ink } = stage
  const towel = ink.dusk ? '#C5C7C3' : '#FFFDF6'
  return (
    fill(oval(x, y + 44, 64, 12), '#0A1216', 0.2) +
    fill(from(x - 62, y + 46, 'q-2-26 40-28h44q42 2 40 28z'), darker(suit, 0.15)) +
    fill(
      from(x - 40, y + 34, 'q-4-70 14-86q26-12 52 0q18 16 14 86z'),
      stage.fade(y - 60, y + 34, lighter(ink, suit, 0.15), suit),
    ) +
    stroke(dot(x, y - 78), ink.skin, 46) +
    fill(from(x - 24, y - 74, 'q-2-36 24-36q26 0 24 36q-24-10-48 0z'), towel) +
    stroke(dot(x - 28, y - 84) + dot(x + 28, y - 84), towel, 28) +
    stroke(oval(x - 28, y - 84, 8) + oval(x + 28, y - 84, 8), darker(towel, 0.2), 3)
  )
}

/** Brown eggs and a cup with ice. */
function drawSnack(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const egg = mix(ink.ochre, ink.wood, 0.45)
  return (
    fill(oval(x, y + 14, 112, 24), darker(ink.wood, 0.2)) +
    fill(oval(x, y + 8, 112, 22), mix(ink.wood, ink.ochre, 0.5)) +
    [
      [-62, 0],
      [-28, -4],
      [-44, 8],
    ]
      .map(([dx = 0, dy = 0]) =>
        fill(
          from(x + dx - 17, y + dy + 4, 'q0-32 17-34q17 2 17 34q-17 12-34 0z'),
          stage.fade(y - 30, y + 12, lighter(ink, egg, 0.3), egg),
        ),
      )
      .join('') +
    fill(from(x + 20, y - 62, 'h58l-8 74q-21 8-42 0z'), ink.dusk ? '#C9A35A' : '#EBCB86') +
    fill(oval(x + 49, y - 62, 29, 9), ink.paper) +
    stroke(from(x + 56, y - 64, 'l18-46'), ink.vermilion, 6) +
    fill(box(x + 34, y - 54, 14, 12) + box(x + 52, y - 46, 13, 12), '#FFFFFF', 0.6)
  )
}
