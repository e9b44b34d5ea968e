import { drawPagoda } from '#pictures/brushes/pagoda.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawLanterns } from '#pictures/brushes/lanterns.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** A stone pagoda before its hall, the mountain close behind; lanterns when the place's dice say festival. */
export function drawTemple(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('temple')
  const hallX = dice.between(500, 540)
  const festival = dice.is(0.5)
  return [
    drawSky(stage, { horizon: 430, disc: { x: [110, 300], y: [80, 130] }, birds: !festival }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(400, [
        [20, 150],
        [210, 210],
        [430, 170],
        [660, 250],
        [830, 190],
      ]),
      depth: 0.32,
      pigment: mix(ink.indigo, ink.jade, 0.45),
      foot: 440,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(420, [
        [-10, 110],
        [150, 150],
        [360, 90],
        [560, 130],
        [790, 170],
      ]),
      depth: 0.52,
      pigment: mix(ink.jade, ink.foliage, 0.5),
      foot: 450,
      creased: true,
    }),
    drawMist(stage, 398),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(432, [
        [40, 66],
        [210, 40],
        [400, 60],
        [640, 80],
        [860, 70],
      ]),
      depth: 0.78,
      pigment: ink.foliage,
      foot: 480,
      trees: 22,
    }),
    drawGround(stage, 462, lighter(ink, ink.ground, 0.1), ink.ground),
    stroke(
      from(bleed.left, 478, 'h960') + from(bleed.left, 560, 'h960') + from(bleed.left, 630, 'h960'),
      darker(ink.ground, 0.25),
      1.4,
      { opacity: 0.3 },
    ),
    fill(box(hallX - 250, 452, 620, 26), stage.fade(452, 478, lighter(ink, ink.stone, 0.3), darker(ink.stone, 0.08))),
    stroke(from(hallX - 250, 466, 'h620'), darker(ink.stone, 0.3), 22, { dash: '1.5 46', butt: true, opacity: 0.5 }),
    drawTree(stage, { x: hallX + 250, y: 470, height: 230, name: 'right' }),
    drawHall(stage, { x: hallX, y: 452, half: 172, height: 100, bays: 5 }),
    drawEave(stage, { x: hallX, y: 352, half: 214, height: 32, painted: true }),
    drawRoof(stage, { x: hallX, y: 346, half: 238, ridge: 138, height: 128, lime: true }),
    drawSteps(stage, hallX),
    drawPagoda(stage, dice.between(180, 210), 560, dice.pick([3, 3, 5])),
    drawStoneLamp(stage, 372, 548),
    drawPeople(stage, {
      most: 2,
      at: [
        [300, 556, 62],
        [410, 580, 70],
        [330, 566, 64],
      ],
      wears: ['monk', 'coat'],
    }),
    festival
      ? drawLanterns(stage, { start: [-80, 30], end: [880, 60], sag: 52, count: 13, size: 40, kind: 'lotus' }) +
        drawLanterns(stage, {
          start: [-80, 110],
          end: [880, 150],
          sag: 40,
          count: 17,
          size: 26,
          kind: 'lotus',
          phase: 2,
        })
      : drawBranch(stage, { x: -60, y: 60, scale: 1.3, flip: true }),
    drawWeather(stage),
  ].join('')
}

function drawSteps(stage: Stage, x: number): string {
  const { ink } = stage
  return (
    fill(box(x - 40, 452, 80, 30), darker(ink.stone, 0.14)) +
    stroke([456, 463, 470, 478].map((y) => from(x - 40, y, 'h80')).join(''), lighter(ink, ink.stone, 0.4), 2.5, {
      butt: true,
    })
  )
}

/** The lamp of a temple court; lit at dusk. */
function drawStoneLamp(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const stone = ink.dusk ? '#66717C' : '#BDB6A6'
  const glow = ink.dusk
    ? fill(from(x - 70, y - 72, 'a70 70 0 1 0 140 0a70 70 0 1 0-140 0z'), stage.glow(x, y - 72, 70, ink.lamp, 0.5))
    : ''
  return (
    glow +
    fill(
      box(x - 24, y - 10, 48, 12) +
        box(x - 8, y - 54, 16, 46) +
        box(x - 20, y - 62, 40, 9) +
        box(x - 14, y - 86, 28, 26) +
        from(x - 32, y - 84, 'q32 8 64 0l-20-18h-24z') +
        box(x - 6, y - 112, 12, 12),
      stage.sweep(x - 24, x + 24, lighter(ink, stone, 0.25), darker(stone, 0.15)),
    ) +
    fill(box(x - 7, y - 82, 14, 18), ink.dusk ? ink.lamp : darker(stone, 0.45))
  )
}
