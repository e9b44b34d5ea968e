import { drawLight, drawView, tonesOf } from './clinic-tones.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawFigure, drawPeople } from '#pictures/brushes/people.ts'
import { drawFramed, drawPendant, drawPlant, drawRoom, drawWindow } from '#pictures/brushes/rooms.ts'
import { drawSign } from '#pictures/brushes/signs.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** The desk one comes to first: somebody behind it, chairs, a branch in a jar. */
export function drawReception(stage: Stage): string {
  const { ink } = stage
  const tones = tonesOf(stage)
  const dice = stage.chance('desk')
  const desk = dice.pick([mix(ink.ochre, ink.lime, 0.4), mix(ink.wood, ink.ochre, 0.35), tones.accent])
  return [
    drawRoom(stage, { ...tones, line: 448 }),
    drawWindow(stage, {
      x: -40,
      y: 90,
      width: 250,
      height: 250,
      view: drawView(stage),
      frame: darker(ink.wood, 0.1),
      panes: 2,
    }),
    fill(box(300, 70, 470, 290), darker(tones.wall, 0.07)),
    stroke(
      [330, 360, 390, 420, 450, 480, 510, 540, 570, 600, 630, 660, 690, 720, 750]
        .map((x) => from(x, 70, 'v290'))
        .join(''),
      darker(tones.wall, 0.16),
      2,
      { butt: true, opacity: 0.7 },
    ),
    drawSign(stage, {
      word: '접수',
      x: 530,
      y: 110,
      size: 34,
      colour: ink.dusk ? ink.lamp : tones.linen,
      board: tones.accent,
    }),
    drawPendant(stage, 400, 200, 26, tones.linen),
    drawPendant(stage, 530, 214, 26, tones.linen),
    drawPendant(stage, 660, 200, 26, tones.linen),
    drawLight(stage, 530),
    drawFigure(stage, {
      x: dice.between(480, 580),
      y: 500,
      height: 200,
      wears: 'coat',
      colour: mix(tones.accent, tones.linen, 0.45),
    }),
    fill(box(330, 392, 400, 130), stage.fade(392, 520, lighter(ink, desk, 0.18), darker(desk, 0.14))),
    stroke(
      [350, 374, 398, 422, 446, 470, 494, 518, 542, 566, 590, 614, 638, 662, 686, 710]
        .map((x) => from(x, 408, 'v108'))
        .join(''),
      darker(desk, 0.22),
      2.4,
      { butt: true, opacity: 0.6 },
    ),
    fill(box(320, 380, 420, 16), tones.linen),
    drawPlant(stage, 690, 382, 120, tones.linen),
    fill(from(378, 380, 'l6-44h56l-6 44z'), darker(ink.tile, 0.05)),
    drawChair(stage, 120, 540, tones.accent),
    drawChair(stage, 220, 548, tones.accent),
    drawPlant(stage, 40, 540, 220, mix(ink.tile, ink.stone, 0.4)),
    drawPeople(stage, {
      most: 2,
      at: [
        [430, 580, 176],
        [620, 588, 180],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
  ].join('')
}

function drawChair(stage: Stage, x: number, y: number, colour: string): string {
  const { ink } = stage
  return (
    stroke(from(x - 30, y, 'v-40m60 40v-40'), darker(ink.wood, 0.2), 6) +
    fill(
      from(x - 40, y - 60, 'h80v22h-80z') + from(x - 40, y - 130, 'q40-16 80 0v60h-80z'),
      stage.fade(y - 130, y - 40, lighter(ink, colour, 0.15), darker(colour, 0.12)),
    )
  )
}

/** Two chairs, a round table, a screen with a plain drawing: talking comes first. */
export function drawConsulting(stage: Stage): string {
  const { ink } = stage
  const tones = tonesOf(stage)
  const dice = stage.chance('consulting')
  const wood = mix(ink.wood, ink.ochre, 0.4)
  return [
    drawRoom(stage, { ...tones, line: 456 }),
    drawWindow(stage, {
      x: 250,
      y: 70,
      width: 420,
      height: 290,
      view: drawView(stage),
      frame: tones.linen,
      panes: dice.whole(2, 3),
    }),
    fill(
      from(220, 50, 'h56q-10 190-40 330h-50q34-150 34-330z') + from(700, 50, 'h-56q10 190 40 330h50q-34-150-34-330z'),
      tones.linen,
      0.8,
    ),
    drawFramed(stage, 74, 150, 96, 120),
    drawPendant(stage, 450, 130, 34, tones.linen),
    drawLight(stage, 450),
    drawArmchair(stage, 250, 530, tones.accent, 1),
    drawArmchair(stage, 620, 530, mix(tones.accent, tones.linen, 0.5), -1),
    fill(oval(436, 556, 120, 14), '#0A1216', 0.2),
    stroke('M436 470v84M396 556h80', darker(wood, 0.2), 9),
    fill(oval(436, 466, 124, 24), stage.sweep(312, 560, lighter(ink, wood, 0.25), wood)),
    fill('M370 456l64-14 30 14-64 14z', tones.linen) + stroke('M396 456l36-8M404 460l30-6', tones.accent, 2.5),
    fill(from(490, 462, 'q-14-4-12-34h26q4 30-10 34z'), mix(ink.green, ink.lime, 0.5)),
    stroke('M492 430q-4-40 14-62M490 430q-8-30-26-44', ink.jade, 3) +
      stroke(dot(506, 366) + dot(464, 384) + dot(500, 392), ink.season === 'winter' ? ink.vermilion : ink.rose, 17),
    drawPlant(stage, 760, 560, 260, mix(ink.tile, ink.stone, 0.4)),
    dice.is(0.5)
      ? drawFigure(stage, { x: 590, y: 560, height: 230, wears: 'coat', colour: tones.linen, flip: true })
      : '',
  ].join('')
}

function drawArmchair(stage: Stage, x: number, y: number, colour: string, side: 1 | -1): string {
  const { ink } = stage
  return group(
    stroke('M-60 0l6-40M70 0l-6-40', darker(ink.wood, 0.2), 8) +
      fill('M-92-190q4-30 40-30q40 0 44 30l10 120h-80z', stage.fade(-220, -60, lighter(ink, colour, 0.14), colour)) +
      fill(
        'M-70-106h150q16 0 16 20v30q0 20-20 20h-130q-24 0-24-24z',
        stage.fade(-106, -30, lighter(ink, colour, 0.2), darker(colour, 0.12)),
      ) +
      fill('M-84-134q26-10 40 6v92q-20 8-40 0z', darker(colour, 0.2)),
    `translate(${x} ${y})scale(${side} 1)`,
  )
}
