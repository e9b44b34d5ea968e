import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawHills, drawRoofs, drawSea } from './cafe-views.ts'

/** A table at a window that looks on trees and hills; the cup is still hot. */
export function drawCafe(stage: Stage): string {
  return drawTableAt(stage, drawHills(stage))
}

/** The same among the tiled roofs of an old quarter. */
export function drawHanokCafe(stage: Stage): string {
  return drawTableAt(stage, drawRoofs(stage))
}

/** The same above the sea. */
export function drawSeaCafe(stage: Stage): string {
  return drawTableAt(stage, drawSea(stage))
}

function drawTableAt(stage: Stage, view: string): string {
  const { ink } = stage
  const dice = stage.chance('cafe')
  const wood = dice.pick([mix(ink.wood, ink.rust, 0.2), mix(ink.wood, ink.tile, 0.45), mix(ink.ochre, ink.wood, 0.4)])
  const cup = dice.between(280, 420)
  return [
    view,
    drawWindow(stage, wood, dice.pick([3, 4, 2])),
    drawLamp(stage, dice.between(300, 520)),
    drawTableTop(stage, wood),
    drawCup(stage, cup, 556),
    dice.is(0.75) ? drawCake(stage, cup + 160, 566) : '',
    drawPot(stage, dice.is(0.5) ? 690 : 130),
  ].join('')
}

/** The frame that we look through: beams above, posts, paper lattice in the upper panes. */
function drawWindow(stage: Stage, wood: string, panes: number): string {
  const { ink } = stage
  const left = 70
  const right = 730
  const top = 76
  const low = 484
  const dark = darker(wood, ink.dusk ? 0.35 : 0.2)
  let posts = ''
  for (let index = 0; index <= panes; index++)
    posts += box(left + ((right - left) * index) / panes - 7, top, 14, low - top)
  const wall = `M${bleed.left} ${bleed.top}H${bleed.right}V${bleed.bottom}H${bleed.left}zM${left} ${top}V${low}H${right}V${top}z`
  const paper = box(left, top, right - left, 62)
  return [
    fill(paper, ink.dusk ? mix(ink.lamp, ink.wood, 0.25) : ink.paper, 0.94),
    fill(paper, stage.lattice(21, mix(wood, ink.paper, 0.2))),
    fill(wall, stage.fade(bleed.top, bleed.bottom, darker(wood, 0.3), wood, darker(wood, 0.15))),
    fill(posts + box(left, top + 60, right - left, 8), dark),
    stroke(`M${left} ${top}H${right}V${low}H${left}z`, darker(wood, 0.4), 12),
    fill(box(left - 30, low, right - left + 60, 16), lighter(ink, wood, 0.2)),
    // Rafters of the ceiling.
    stroke(
      [-40, 60, 160, 260, 360, 460, 560, 660, 760, 860].map((x) => from(x, bleed.top, 'v96')).join(''),
      darker(wood, 0.42),
      40,
      { butt: true },
    ),
    stroke(
      [-40, 60, 160, 260, 360, 460, 560, 660, 760, 860].map((x) => from(x - 12, bleed.top, 'v96')).join(''),
      lighter(ink, wood, 0.12),
      5,
      { butt: true, opacity: 0.5 },
    ),
    fill(box(bleed.left, 40, 960, 24), darker(wood, 0.2)),
    ink.dusk
      ? ''
      : fill(from(120, low, 'h250l-170 180h-250z') + from(420, low, 'h250l-170 180h-250z'), '#FFF3CF', 0.16),
  ].join('')
}

function drawLamp(stage: Stage, x: number): string {
  const { ink } = stage
  const shade = stage.chance('lamp').pick([ink.vermilion, ink.green, ink.gold, ink.paper])
  const glow = ink.dusk ? fill(oval(x, 190, 240), stage.glow(x, 190, 240, ink.lamp, 0.55)) : ''
  return (
    glow +
    stroke(from(x, bleed.top, 'v206'), darker(ink.tile, 0.2), 3) +
    fill(from(x - 48, 182, 'q4-40 48-44q44 4 48 44z'), shade) +
    fill(from(x - 48, 182, 'q48 14 96 0q-48 26-96 0z'), ink.dusk ? '#FFF0C4' : lighter(ink, ink.lamp, 0.5))
  )
}

function drawTableTop(stage: Stage, wood: string): string {
  const { ink } = stage
  const top = lighter(ink, mix(wood, ink.ochre, 0.35), ink.dusk ? 0.04 : 0.18)
  return [
    fill(from(bleed.left, 534, 'h960v130h-960z'), stage.fade(534, 640, top, darker(top, 0.16))),
    stroke([556, 592, 626].map((y) => from(bleed.left, y, 'q300 8 500 0t460 4')).join(''), darker(top, 0.25), 1.6, {
      opacity: 0.5,
    }),
    fill(box(bleed.left, 530, 960, 6), lighter(ink, top, 0.4)),
  ].join('')
}

function drawCup(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const dice = stage.chance('cup')
  const glaze = dice.pick([
    ink.green,
    mix(ink.green, ink.lime, 0.6),
    ink.paper,
    mix(ink.indigo, ink.water, 0.4),
    mix(ink.tile, ink.wood, 0.2),
  ])
  const tea = dice.is(0.4) ? mix(ink.green, ink.gold, 0.4) : mix(ink.wood, ink.tile, 0.3)
  return [
    fill(oval(x + 10, y + 14, 96, 18), '#0A1216', 0.24),
    fill(oval(x, y + 6, 88, 20), lighter(ink, glaze, 0.45)),
    stroke(from(x + 48, y - 52, 'q36-8 34 18q-4 24-40 24'), darker(glaze, 0.12), 11),
    fill(
      from(x - 58, y - 68, 'q2 66 34 74h48q32-8 34-74z'),
      stage.sweep(x - 58, x + 58, lighter(ink, glaze, 0.25), glaze, darker(glaze, 0.25)),
    ),
    fill(oval(x, y - 68, 58, 14), lighter(ink, glaze, 0.4)),
    fill(oval(x, y - 66, 51, 11), tea),
    dice.is(0.5)
      ? fill(from(x - 18, y - 66, 'q8-10 18-2q10-8 18 2q-6 8-18 8q-12 0-18-8z'), lighter(ink, tea, 0.6), 0.85)
      : '',
    drawSteam(stage, x - 22, y - 92, 96, 3),
  ].join('')
}

function drawCake(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const kind = stage.chance('cake').pick(['slice', 'rice', 'bun'])
  const plate =
    fill(oval(x + 8, y + 10, 92, 16), '#0A1216', 0.22) +
    fill(oval(x, y + 4, 86, 18), ink.paper) +
    fill(oval(x, y + 2, 66, 12), darker(ink.paper, 0.08))
  const looks = {
    slice: () =>
      fill(from(x - 48, y - 2, 'v-34l86-18v52q-40 12-86 0z'), mix(ink.gold, ink.lime, 0.5)) +
      fill(from(x - 48, y - 36, 'l86-18q10 4 8 12l-94 18z'), mix(ink.green, ink.lime, 0.25)) +
      stroke(from(x - 48, y - 18, 'l88-14'), ink.paper, 5) +
      stroke(dot(x + 20, y - 56), ink.vermilion, 16),
    rice: () =>
      [
        [-34, ink.rose],
        [0, mix(ink.green, ink.lime, 0.45)],
        [34, ink.paper],
      ]
        .map(
          ([dx, colour]) =>
            fill(from(x + Number(dx) - 20, y, 'q-2-30 20-30q22 0 20 30q-20 8-40 0z'), String(colour)) +
            stroke(dot(x + Number(dx) - 5, y - 20), '#FFFFFF', 6, { opacity: 0.5 }),
        )
        .join(''),
    bun: () =>
      fill(from(x - 44, y, 'q-6-46 44-46q50 0 44 46q-44 14-88 0z'), mix(ink.ochre, ink.gold, 0.4)) +
      stroke(from(x - 26, y - 28, 'l14 18m8-26l12 26m10-22l10 18'), darker(ink.ochre, 0.15), 3),
  }
  return plate + looks[kind]()
}

function drawPot(stage: Stage, x: number): string {
  const { ink } = stage
  const leaf = mix(ink.jade, ink.green, 0.35)
  return (
    fill(
      'M0 0q-46-60-58-150q44 48 62 148zM4 0q-14-100 10-190q28 80-2 190zM8 0q20-90 76-128q-20 84-70 130zM2 0q-70-30-90-84q60 20 94 82z'.replaceAll(
        /M(-?\d+) (-?\d+)/g,
        (_, a: string, c: string) => `M${Math.round(x) + Number(a)} ${500 + Number(c)}`,
      ),
      stage.fade(310, 500, leaf, darker(leaf, 0.3)),
    ) +
    fill(
      from(x - 44, 488, 'h88l-12 64q-32 8-64 0z'),
      stage.sweep(x - 44, x + 44, lighter(ink, ink.stone, 0.2), darker(ink.stone, 0.2)),
    )
  )
}
