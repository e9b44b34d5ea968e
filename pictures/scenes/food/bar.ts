import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { bleed } from '#pictures/brushes/stage.ts'

/** A bar in the evening: bottles in lit shelves, lamps over the counter, a few glasses on it. */
export function drawBar(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bar')
  const tint = dice.pick([ink.indigo, ink.jade, ink.rust, ink.wood])
  const wall = mix(darker(tint, 0.35), ink.tile, 0.45)
  const wood = mix(ink.wood, dice.pick([ink.rust, ink.ochre, ink.tile]), 0.35)
  const light = ink.dusk ? '#FFC261' : '#F7CE80'
  return [
    fill(box(bleed.left, bleed.top, 960, 730), stage.fade(bleed.top, 560, darker(wall, 0.25), wall)),
    fill(box(110, 70, 580, 326), stage.fade(70, 396, mix(light, wall, 0.35), mix(light, wall, 0.6))),
    drawBottles(stage),
    fill(
      [168, 268, 368].map((y) => box(102, y, 596, 9)).join('') +
        box(102, 60, 12, 336) +
        box(686, 60, 12, 336) +
        box(394, 60, 12, 312),
      wood,
    ),
    fill(box(96, 52, 608, 14), lighter(ink, wood, 0.2)),
    drawPeople(stage, {
      most: 1,
      least: 1,
      name: 'keeper',
      at: [
        [270, 520, 236],
        [540, 520, 236],
      ],
      wears: ['jacket'],
    }),
    ...[190, 400, 610].map((x) => drawLamp(stage, x, light)),
    fill(box(bleed.left, 450, 960, 26), stage.sweep(bleed.left, bleed.right, wood, lighter(ink, wood, 0.35), wood)),
    fill(box(bleed.left, 476, 960, 190), stage.fade(476, 660, darker(wood, 0.35), darker(wood, 0.6))),
    stroke(
      [0, 1, 2, 3, 4, 5, 6].map((at) => from(-40 + at * 146, 500, 'h110v140h-110z')).join(''),
      darker(wood, 0.6),
      5,
    ),
    drawGlasses(stage),
    ...[150, 400, 650].map((x) => drawStool(stage, x)),
  ].join('')
}

function drawBottles(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bottles')
  const colours = [
    mix(ink.jade, ink.green, 0.6),
    mix(ink.ochre, ink.rust, 0.4),
    mix(ink.gold, ink.ochre, 0.4),
    mix(ink.glass, ink.paper, 0.3),
    mix(ink.indigo, ink.water, 0.3),
    mix(ink.wood, ink.tile, 0.4),
  ]
  const sets = colours.map(() => '')
  let labels = ''
  for (const [left, right] of [
    [122, 392],
    [414, 686],
  ] as const)
    for (const y of [168, 268, 368])
      for (let x = left; x < right - 26; x += dice.whole(27, 36)) {
        const tall = dice.whole(40, 56)
        const wide = dice.whole(17, 23)
        const neck = Math.round(wide * 0.32)
        const which = dice.whole(0, 5)
        sets[which] =
          `${sets[which] ?? ''}${from(x, y, `v${-tall}q0-8 ${neck}-12v-16h${wide - 2 * neck}v16q${neck} 4 ${neck} 12v${tall}z`)}`
        if (dice.is(0.6)) labels += box(x + 2, y - tall * 0.7, wide - 4, tall * 0.4)
      }
  return (
    sets.map((d, index) => fill(d, colours[index] ?? ink.green)).join('') +
    fill(labels, mix(ink.lime, ink.paper, 0.5), 0.85)
  )
}

function drawLamp(stage: Stage, x: number, light: string): string {
  const { ink } = stage
  return (
    fill(oval(x, 150, 170), stage.glow(x, 150, 170, light, 0.5)) +
    stroke(from(x, bleed.top, 'v160'), darker(ink.tile, 0.3), 3) +
    fill(from(x - 40, 138, 'q4-44 40-46q36 2 40 46z'), mix(ink.gold, ink.ochre, 0.35)) +
    fill(from(x - 40, 138, 'q40 16 80 0q-40 26-80 0z'), '#FFF0C4')
  )
}

function drawGlasses(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('glasses')
  const drink = () =>
    dice.pick([ink.vermilion, ink.gold, mix(ink.green, ink.lime, 0.4), ink.rose, mix(ink.ochre, ink.rust, 0.3)])
  const kinds = {
    cone: (x: number) =>
      fill(from(x - 30, 386, 'h60l-27 34v24h12v6h-30v-6h12v-24z'), ink.glass, 0.85) +
      fill(from(x - 25, 392, 'h50l-23 28h-4z'), drink()) +
      stroke(dot(x + 8, 392), ink.vermilion, 10),
    tumbler: (x: number) =>
      fill(from(x - 24, 402, 'h48l-5 48h-38z'), ink.glass, 0.8) +
      fill(from(x - 22, 420, 'h44l-3 30h-38z'), drink()) +
      fill(box(x - 13, 412, 16, 15), '#FFFFFF', 0.55),
    beer: (x: number) =>
      stroke(from(x + 24, 398, 'q24 0 22 20q-2 18-24 18'), ink.glass, 7) +
      fill(from(x - 26, 388, 'h52v62h-52z'), ink.dusk ? '#D69A3E' : '#EDB64A') +
      fill(from(x - 30, 392, 'q-2-18 16-18q14-12 28-2q18-2 18 18q-8 10-16 2q-10 8-20 0q-14 8-26 0z'), '#FFFDF6'),
  }
  return [250, 350, 460, 560]
    .map((x) => (dice.is(0.8) ? kinds[dice.pick(['cone', 'tumbler', 'beer'])](x) : ''))
    .join('')
}

function drawStool(stage: Stage, x: number): string {
  const { ink } = stage
  const seat = stage
    .chance('stools')
    .pick([ink.vermilion, mix(ink.jade, ink.green, 0.4), mix(ink.ochre, ink.wood, 0.4)])
  return (
    stroke(from(x, 590, 'v80m-34 0h68'), darker(ink.tile, 0.3), 9) +
    fill(oval(x, 586, 62, 17), darker(seat, 0.3)) +
    fill(oval(x, 578, 62, 17), seat)
  )
}
