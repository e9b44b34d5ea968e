import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawLanterns } from '#pictures/brushes/lanterns.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawFigure, drawPeople, drawSteam } from '#pictures/brushes/people.ts'
import { drawSign } from '#pictures/brushes/signs.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

// What any such cart sells: the picture stands for places with one dish as well.
const snacks = ['분식', '간식', '먹거리'] as const

/** A cart under a striped roof: pans, skewers, steam, somebody who waits. */
export function drawStreetFood(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cart')
  const cloth = dice.pick([
    ink.vermilion,
    mix(ink.green, ink.jade, 0.3),
    mix(ink.indigo, ink.water, 0.3),
    mix(ink.gold, ink.ochre, 0.3),
  ])
  const word = dice.pick(snacks)
  const street = mix(ink.stone, ink.tile, ink.dusk ? 0.25 : 0.14)
  const pale = ink.dusk ? '#D8C9A6' : ink.paper
  const stripes = Array.from({ length: 10 }, (_, index) =>
    from(130 + index * 56, 190, `l${index * 4 - 22 > 0 ? 8 : -8} 62q26 22 52 0l6-62z`),
  )
  return [
    drawSky(stage, { horizon: 430, disc: { x: [40, 110], y: [70, 140] } }),
    drawSkyline(stage, {
      name: 'behind',
      foot: 470,
      low: 150,
      high: 330,
      colour: mix(ink.mist, ink.indigo, ink.dusk ? 0.55 : 0.34),
      step: 62,
      lit: 0.7,
    }),
    drawTree(stage, { x: 760, y: 490, height: 330 }),
    fill(box(bleed.left, 470, 960, 194), stage.fade(470, 660, street, darker(street, 0.16))),
    stroke(from(bleed.left, 540, 'h960') + from(bleed.left, 620, 'h960'), darker(street, 0.25), 1.6, { opacity: 0.4 }),
    ink.dusk ? fill(oval(400, 420, 400, 260), stage.glow(400, 400, 390, ink.lamp, 0.5)) : '',
    fill(box(160, 230, 480, 250), ink.dusk ? mix(ink.lamp, ink.wood, 0.25) : mix(ink.wood, ink.ochre, 0.35)),
    fill(box(176, 262, 448, 8) + box(176, 320, 448, 8), darker(ink.wood, 0.15)),
    stroke(
      [190, 222, 254, 530, 562, 594].map((x) => from(x, 250, 'v1') + from(x, 308, 'v1')).join(''),
      dice.pick([ink.vermilion, ink.green, ink.paper]),
      22,
    ),
    drawFigure(stage, {
      x: dice.between(360, 450),
      y: 520,
      height: 250,
      wears: 'work',
      colour: mix(ink.indigo, ink.water, 0.4),
      second: pale,
    }),
    fill(box(120, 392, 560, 130), stage.fade(392, 520, mix(cloth, ink.wood, 0.2), darker(cloth, 0.25))),
    fill(box(108, 378, 584, 18), lighter(ink, ink.wood, 0.35)),
    drawSign(stage, {
      word,
      x: 400,
      y: 420,
      size: 50,
      colour: ink.dusk ? '#FFE9B8' : ink.paper,
      board: darker(cloth, 0.1),
    }),
    stroke('M196 560a34 34 0 1 0 .1 0zM604 560a34 34 0 1 0 .1 0z', darker(ink.tile, 0.1), 9) +
      stroke(dot(196, 526) + dot(604, 526), darker(ink.tile, 0.1), 14),
    drawPans(stage),
    stroke('M146 240v150M654 240v150', darker(ink.wood, 0.2), 9),
    fill('M124 190q276-50 552 0l10 10h-572z', darker(cloth, 0.2)),
    fill(stripes.filter((_, index) => index % 2 === 0).join(''), cloth) +
      fill(stripes.filter((_, index) => index % 2 === 1).join(''), pale),
    drawLanterns(stage, { start: [146, 270], end: [654, 270], sag: 12, count: 5, size: 38 }),
    drawSteam(stage, 236, 350, 110, 3),
    drawSteam(stage, 520, 350, 100, 3),
    drawPeople(stage, {
      most: 3,
      at: [
        [252, 590, 190],
        [560, 594, 196],
        [680, 588, 190],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawWeather(stage),
  ].join('')
}

function drawPans(stage: Stage): string {
  const { ink } = stage
  const red = ink.dusk ? '#C9503A' : '#D4512F'
  const skewers = [0, 1, 2, 3, 4].map((index) => from(470 + index * 26, 372, 'l12-52')).join('')
  return [
    fill(from(176, 362, 'h170l-12 30h-146z'), darker(ink.tile, 0.05)) +
      fill(oval(261, 362, 85, 17), lighter(ink, ink.tile, 0.3)) +
      fill(oval(261, 362, 76, 13), red),
    stroke(
      [216, 240, 266, 292, 312].map((x, index) => from(x - 10, 358 + (index % 2) * 6, 'l20 3')).join(''),
      mix(red, ink.lime, 0.3),
      9,
    ),
    fill(box(440, 352, 180, 40), stage.sweep(440, 620, '#C9CFCE', '#8E979A')) +
      fill(box(448, 356, 164, 10), mix(ink.gold, ink.ochre, 0.5)),
    stroke(skewers, mix(ink.ochre, ink.lime, 0.4), 4) +
      stroke(skewers, mix(ink.ochre, ink.gold, 0.5), 15, { dash: '2 14 22 40' }),
    stroke(
      [372, 392, 412].map((x) => dot(x, 372)).join('') + [382, 402].map((x) => dot(x, 360)).join(''),
      mix(ink.ochre, ink.gold, 0.4),
      20,
    ),
  ].join('')
}
