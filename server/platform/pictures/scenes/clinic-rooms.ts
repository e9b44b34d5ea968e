import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawFigure, drawPeople } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawFramed, drawPendant, drawPlant, drawRoom, drawWindow } from '#server/platform/pictures/brushes/rooms.ts'
import { drawSign } from '#server/platform/pictures/brushes/signs.ts'
import { drawSky } from '#server/platform/pictures/brushes/sky.ts'
import type { Stage } from '#server/platform/pictures/brushes/stage.ts'

type Tones = { wall: string; floor: string; accent: string; linen: string }

/** Calm tones of one clinic: no two rooms alike, none of them shiny. */
function tonesOf(stage: Stage): Tones {
  const { ink } = stage
  const dice = stage.chance('tones')
  const tint = dice.pick([ink.green, ink.water, ink.rose, ink.gold, ink.stone])
  const wall = ink.dusk ? mix(mix('#6C7578', ink.lamp, 0.24), tint, 0.22) : mix('#F6F1E6', tint, 0.16)
  return {
    wall,
    floor: dice.pick([mix(ink.wood, ink.ochre, 0.5), mix(ink.stone, ink.ochre, 0.15), mix(ink.stone, ink.tile, 0.12)]),
    accent: dice.pick([
      mix(ink.green, ink.jade, 0.3),
      mix(ink.indigo, ink.water, 0.5),
      mix(ink.rose, ink.rust, 0.25),
      mix(ink.ochre, ink.gold, 0.3),
    ]),
    linen: ink.dusk ? '#B9BEBC' : '#FFFDF7',
  }
}

/** The city or the hills, as seen from an upper floor. */
function drawView(stage: Stage): string {
  const { ink } = stage
  const hills = drawRidge(stage, {
    name: 'view',
    crest: crestOf(290, [
      [60, 60],
      [240, 110],
      [430, 70],
      [640, 120],
      [800, 80],
    ]),
    depth: 0.4,
    pigment: mix(ink.indigo, ink.jade, 0.5),
    foot: 320,
    creased: true,
  })
  const near = stage.chance('view').is(0.6)
    ? drawSkyline(stage, {
        name: 'view',
        foot: 380,
        low: 40,
        high: 130,
        colour: mix(ink.mist, ink.indigo, 0.5),
        step: 36,
        lit: 0.7,
      })
    : drawRidge(stage, {
        name: 'wood',
        crest: crestOf(330, [
          [100, 40],
          [360, 60],
          [620, 30],
        ]),
        depth: 0.72,
        pigment: ink.foliage,
        foot: 400,
        trees: 13,
      })
  return (
    drawSky(stage, { horizon: 320, disc: { x: [120, 640], y: [110, 170] } }) +
    hills +
    near +
    drawBranch(stage, { x: 700, y: 120, scale: 0.8 })
  )
}

function drawLight(stage: Stage, x: number): string {
  const { ink } = stage
  return ink.dusk ? fill(oval(x, 120, 420, 330), stage.glow(x, 120, 400, ink.lamp, 0.4)) : ''
}

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

/** A bed under a round lamp, jars on a shelf, a towel rolled. */
export function drawSkinRoom(stage: Stage): string {
  const { ink } = stage
  const tones = tonesOf(stage)
  const jars = [ink.paper, mix(ink.green, ink.lime, 0.5), ink.rose, mix(ink.gold, ink.lime, 0.4)]
  const dice = stage.chance('skin')
  const shelf = (y: number) =>
    fill(box(60, y, 230, 9), mix(ink.wood, ink.ochre, 0.4)) +
    [80, 118, 152, 196, 236, 264]
      .map((x) => {
        const tall = dice.whole(26, 60)
        return (
          fill(box(x - 12, y - tall, dice.whole(20, 28), tall), dice.pick([tones.linen, ...jars])) +
          fill(box(x - 8, y - tall - 8, 14, 9), dice.pick([ink.gold, darker(ink.tile, 0.1), tones.accent]))
        )
      })
      .join('')
  return [
    drawRoom(stage, { ...tones, line: 452 }),
    drawWindow(stage, { x: 520, y: 70, width: 290, height: 230, view: drawView(stage), frame: tones.linen, panes: 2 }),
    shelf(170),
    shelf(280),
    drawLight(stage, 420),
    drawTreatmentLamp(stage, 452, 196, tones),
    fill(oval(440, 562, 300, 20), '#0A1216', 0.2),
    fill(box(250, 470, 26, 88) + box(600, 470, 26, 88), darker(tones.linen, 0.3)),
    fill(
      'M180 416q0-20 24-20h470q30 0 30 30v30q0 24-24 24h-476q-24 0-24-24z',
      stage.fade(396, 480, tones.accent, darker(tones.accent, 0.25)),
    ),
    fill(
      'M176 386q60-22 130-4q40-2 46 14h340q20 4 20 30h-540z',
      stage.fade(370, 430, lighter(ink, tones.linen, 0.3), darker(tones.linen, 0.08)),
    ),
    fill(
      'M420 400q80-16 286-2q12 4 10 78q-130 12-270 0q-30-20-26-76z',
      stage.fade(396, 480, lighter(ink, tones.accent, 0.5), lighter(ink, tones.accent, 0.28)),
    ),
    stroke('M460 420q60 30 60 56M560 412q40 30 40 66M650 412q20 30 16 66', darker(tones.accent, 0.1), 2.5, {
      opacity: 0.4,
    }),
    drawTrolley(stage, 130, 560, tones),
    drawPlant(stage, 770, 566, 250, mix(ink.tile, ink.stone, 0.4)),
    dice.is(0.5)
      ? drawFigure(stage, { x: 300, y: 580, height: 236, wears: 'coat', colour: mix(tones.accent, tones.linen, 0.6) })
      : '',
  ].join('')
}

function drawTreatmentLamp(stage: Stage, x: number, y: number, { linen }: Tones): string {
  const { ink } = stage
  const beam = fill(
    from(x - 50, y + 10, 'l-70 190h240l-70-190z'),
    stage.fade(y, y + 200, `${ink.dusk ? ink.lamp : '#FFFFFF'}99`, `${ink.lamp}00`),
  )
  return (
    stroke(from(x + 40, y - 8, 'q70-30 60-90q-10-60-60-70'), darker(linen, 0.3), 8) +
    beam +
    fill(oval(x, y, 62, 20), darker(linen, 0.12)) +
    fill(oval(x, y + 6, 50, 13), ink.dusk ? '#FFF0C4' : '#FFFFFF')
  )
}

function drawTrolley(stage: Stage, x: number, y: number, { linen, accent }: Tones): string {
  const { ink } = stage
  return (
    stroke(from(x - 60, y, 'v-150m120 150v-150'), darker(linen, 0.35), 6) +
    fill(box(x - 70, y - 156, 140, 12) + box(x - 66, y - 60, 132, 10), linen) +
    fill(box(x - 50, y - 190, 26, 34), mix(ink.green, ink.lime, 0.4)) +
    fill(box(x - 14, y - 182, 30, 26), accent) +
    stroke(dot(x + 40, y - 170), linen, 26) +
    fill(oval(x + 40, y - 170, 6), darker(linen, 0.25)) +
    fill(box(x - 50, y - 82, 100, 22), lighter(ink, accent, 0.4)) +
    stroke(dot(x - 52, y + 4) + dot(x + 52, y + 4), darker(ink.tile, 0.1), 12)
  )
}

/** The board that is read from a chair, rings and lines instead of letters. */
export function drawEyeRoom(stage: Stage): string {
  const { ink } = stage
  const tones = tonesOf(stage)
  const dark = darker(ink.tile, 0.05)
  const rows = [
    [26, 2],
    [18, 3],
    [13, 4],
    [9, 5],
    [6, 6],
  ] as const
  let rings = ''
  let y = 128
  const parts: string[] = []
  for (const [size, count] of rows) {
    for (let index = 0; index < count; index++) {
      const x = 400 + (index - (count - 1) / 2) * (size * 2.3 + 12)
      const turn = stage.chance(`ring ${size} ${index}`).whole(0, 3)
      rings = `<path fill="none" stroke="${dark}" stroke-width="${Math.max(2, Math.round(size / 2.6))}" d="M${Math.round(size * 0.8)}-${Math.round(size * 0.26)}A${size} ${size} 0 1 0 ${Math.round(size * 0.8)} ${Math.round(size * 0.26)}"/>`
      parts.push(group(rings, `translate(${Math.round(x)} ${y})rotate(${turn * 90})`))
    }
    y += size + 34
  }
  return [
    drawRoom(stage, { ...tones, line: 460 }),
    drawWindow(stage, { x: 590, y: 80, width: 250, height: 230, view: drawView(stage), frame: tones.linen, panes: 2 }),
    drawFramed(stage, 70, 130, 110, 130),
    drawLight(stage, 400),
    fill(oval(400, 240, 250, 210), stage.glow(400, 240, 240, ink.lamp, ink.dusk ? 0.5 : 0.25)),
    fill(box(268, 74, 264, 326), darker(ink.tile, 0.05)),
    fill(box(278, 84, 244, 306), ink.dusk ? '#FFF0CC' : '#FFFEFA'),
    ...parts,
    fill(oval(330, 574, 220, 18), '#0A1216', 0.2),
    drawSlitLamp(stage, tones),
    drawPlant(stage, 60, 560, 220, mix(ink.tile, ink.stone, 0.4)),
    stage.chance('eye').is(0.5)
      ? drawFigure(stage, { x: 640, y: 586, height: 226, wears: 'coat', colour: tones.linen, flip: true })
      : '',
  ].join('')
}

/** The instrument on its table with the stool before it. */
function drawSlitLamp(stage: Stage, { accent, linen }: Tones): string {
  const { ink } = stage
  const metal = darker(ink.tile, 0.05)
  return [
    stroke('M300 572v-92M250 574h100', darker(linen, 0.35), 12),
    fill(box(196, 470, 230, 16), stage.sweep(196, 426, lighter(ink, linen, 0.3), darker(linen, 0.12))),
    fill('M260 470h84l-10-22h-64z', metal),
    stroke('M286 448v-60q0-20 24-20M232 470v-110q0-12 16-12h20', metal, 9),
    fill(box(304, 352, 62, 26), metal) +
      fill(oval(368, 365, 8, 14), ink.dusk ? ink.lamp : ink.glass) +
      fill(box(244, 396, 40, 9), lighter(ink, accent, 0.4)),
    stroke('M470 574v-64M440 576h62', darker(linen, 0.35), 9),
    fill(oval(470, 502, 56, 15), stage.sweep(414, 526, lighter(ink, accent, 0.2), darker(accent, 0.15))),
  ].join('')
}

/** The chair, the lamp on its arm, a basin and a glass of water. */
export function drawDentalRoom(stage: Stage): string {
  const { ink } = stage
  const tones = tonesOf(stage)
  const steel = darker(tones.linen, 0.22)
  const dice = stage.chance('dental')
  return [
    drawRoom(stage, { ...tones, line: 456 }),
    drawWindow(stage, { x: 60, y: 70, width: 420, height: 240, view: drawView(stage), frame: tones.linen, panes: 3 }),
    drawFramed(stage, 640, 110, 100, 110),
    drawLight(stage, 430),
    fill(box(560, 330, 280, 130), stage.fade(330, 460, lighter(ink, tones.linen, 0.2), darker(tones.linen, 0.1))) +
      fill(box(552, 318, 300, 14), mix(ink.wood, ink.ochre, 0.4)) +
      stroke('M700 340v110M590 390h90M724 390h80', darker(tones.linen, 0.25), 3),
    fill(box(600, 284, 22, 34), mix(ink.green, ink.lime, 0.5)) +
      fill(box(636, 272, 18, 46), tones.accent) +
      fill(oval(700, 314, 34, 10), ink.glass),
    // Lamp on its arm.
    stroke('M540-60v120q0 20-20 30l-90 40q-20 10-14 30', steel, 10),
    fill('M372 168q44-30 96 0l10 22h-116z', steel) + fill(oval(420, 192, 52, 10), ink.dusk ? '#FFF0C4' : '#FFFFFF'),
    fill(
      'M374 196l-60 190h230l-72-190z',
      stage.fade(196, 390, `${ink.dusk ? ink.lamp : '#FFFFFF'}88`, `${ink.lamp}00`),
    ),
    fill(oval(380, 574, 250, 20), '#0A1216', 0.2),
    fill('M330 478h90l20 90h-130z', steel) + fill(box(270, 562, 220, 14), darker(steel, 0.2)),
    fill(
      'M168 322q10-34 44-24l40 20 90 110 230 6q30 2 30 26q0 22-28 24l-264 4q-30 0-50-26z',
      stage.fade(300, 490, lighter(ink, tones.accent, 0.16), darker(tones.accent, 0.22)),
    ),
    stroke('M214 334l104 112M330 452l250 6', lighter(ink, tones.accent, 0.5), 5, { opacity: 0.6 }),
    fill('M150 290q12-26 42-18l26 10q12 8 4 22l-14 22q-44 4-58-36z', darker(tones.accent, 0.15)),
    stroke('M560 400q60 0 60 50v110', steel, 9) +
      fill(oval(572, 396, 62, 14), tones.linen) +
      stroke('M540 390l14-26m8 26l6-34m14 34l-2-28', darker(ink.tile, 0.1), 4),
    fill(from(640, 436, 'l4 40h26l4-40z'), lighter(ink, ink.glass, 0.4), 0.9),
    drawPlant(stage, 760, 572, 220, mix(ink.tile, ink.stone, 0.4)),
    dice.is(0.5)
      ? drawFigure(stage, { x: 130, y: 590, height: 236, wears: 'coat', colour: mix(tones.accent, tones.linen, 0.6) })
      : '',
  ].join('')
}
