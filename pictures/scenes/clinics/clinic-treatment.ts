import { drawLight, drawView, type Tones, tonesOf } from './clinic-tones.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawFigure } from '#pictures/brushes/people.ts'
import { drawFramed, drawPlant, drawRoom, drawWindow } from '#pictures/brushes/rooms.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

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
