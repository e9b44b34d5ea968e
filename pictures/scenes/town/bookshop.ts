import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawPendant, drawRoom } from '#pictures/brushes/rooms.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** Shelves to the ceiling, a ladder, and a table of books that lie open. */
export function drawBookshop(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bookshop')
  const wood = mix(ink.wood, dice.pick([ink.ochre, ink.rust, ink.tile]), 0.35)
  const wall = ink.dusk ? mix('#5F5A52', ink.lamp, 0.2) : mix('#F6EEDD', ink.stone, 0.4)
  return [
    drawRoom(stage, { wall, floor: mix(wood, ink.stone, 0.3), line: 510 }),
    drawShelves(stage, wood),
    stroke('M560 520L620 40M604 520L650 40', mix(wood, ink.ochre, 0.5), 9) +
      stroke(
        'M568 460h42M576 400h40M584 340h38M591 280h37M598 220h36M605 160h35M613 100h33',
        mix(wood, ink.ochre, 0.5),
        7,
      ),
    drawPendant(stage, 230, 70, 26, ink.paper) + drawPendant(stage, 420, 100, 26, ink.paper),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [200, 556, 180],
        [690, 560, 186],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawDesk(stage, wood),
  ].join('')
}

function drawShelves(stage: Stage, wood: string): string {
  const { ink } = stage
  const dice = stage.chance('books')
  const tones = [
    ink.vermilion,
    mix(ink.indigo, ink.water, 0.3),
    mix(ink.jade, ink.green, 0.5),
    ink.gold,
    ink.paper,
    mix(ink.rose, ink.lime, 0.2),
    mix(ink.wood, ink.tile, 0.3),
  ]
  const sets = tones.map(() => '')
  let titles = ''
  for (let row = 0; row < 6; row++) {
    const y = 84 + row * 82
    for (let x = -70; x < 870;) {
      const wide = dice.whole(9, 18)
      const tall = dice.whole(46, 64)
      const which = dice.whole(0, 6)
      if (dice.is(0.93)) {
        sets[which] = `${sets[which] ?? ''}${box(x, y - tall, wide, tall)}`
        if (wide > 13 && dice.is(0.5)) titles += from(x + wide / 2, y - tall + 10, 'v16')
      } else x += 14
      x += wide + 1
      if ((x + 70) % 188 < 12) x += 14
    }
  }
  return [
    fill(box(-80, -60, 960, 570), ink.dusk ? mix(ink.lamp, wood, 0.55) : darker(wood, 0.35)),
    ...sets.map((d, index) => fill(d, tones[index] ?? ink.paper)),
    stroke(titles, ink.gold, 3, { butt: true, opacity: 0.8 }),
    fill([84, 166, 248, 330, 412, 494].map((y) => box(-80, y, 960, 10)).join(''), wood),
    fill([-80, 108, 296, 484, 672, 860].map((x) => box(x, -60, 12, 570)).join(''), lighter(ink, wood, 0.12)),
  ].join('')
}

function drawDesk(stage: Stage, wood: string): string {
  const { ink } = stage
  const top = lighter(ink, mix(wood, ink.ochre, 0.5), ink.dusk ? 0.1 : 0.4)
  const open = (x: number, y: number) =>
    fill(from(x - 60, y, 'q30-16 60 0q30-16 60 0v22q-30-16-60 0q-30-16-60 0z'), darker(ink.paper, 0.12)) +
    fill(from(x - 60, y - 6, 'q30-16 60 0q30-16 60 0v22q-30-16-60 0q-30-16-60 0z'), ink.paper) +
    stroke(from(x - 50, y, 'q22-9 42 1m-42 6q22-9 42 1m18-8q20-10 42-1m-42 7q20-10 42-1'), darker(ink.stone, 0.25), 2)
  const pile = (x: number, y: number) =>
    [mix(ink.indigo, ink.water, 0.3), ink.vermilion, mix(ink.jade, ink.green, 0.5), ink.gold]
      .map(
        (tone, index) =>
          fill(box(x - 44 + index * 3, y - 16 - index * 15, 88 - index * 6, 14), tone) +
          fill(box(x - 40 + index * 3, y - 12 - index * 15, 80 - index * 6, 5), ink.paper),
      )
      .join('')
  return [
    fill(from(90, 548, 'h620l60 60h-740z'), top) + fill(box(30, 608, 740, 60), darker(top, 0.25)),
    open(330, 576),
    open(500, 590),
    pile(180, 586),
    pile(650, 584),
    fill(oval(416, 560, 20, 7), ink.paper) +
      fill(from(402, 540, 'h28l-4 20h-20z'), mix(ink.green, ink.lime, 0.4)) +
      stroke(dot(416, 540), darker(ink.wood, 0.3), 9),
  ].join('')
}
