import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, from, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof, drawWall } from '#pictures/brushes/roofs.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawBushes } from '#pictures/brushes/low-plants.ts'
import { drawPine } from '#pictures/brushes/trees.ts'

/** A throne hall on its terraces below the mountain behind it. */
export function drawPalace(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('palace')
  const x = dice.between(430, 480)
  const tall = dice.is(0.6)
  const peak = dice.between(180, 300)
  const pine = dice.is(0.6)
  return [
    drawSky(stage, { horizon: 400, disc: { x: [90, 190], y: [110, 200] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(400, [
        [60, 130],
        [300, 90],
        [560, 150],
        [800, 120],
      ]),
      depth: 0.3,
      pigment: mix(ink.indigo, ink.jade, 0.4),
      foot: 430,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'peak',
      crest: crestOf(410, [
        [peak - 160, 90],
        [peak, dice.between(220, 270)],
        [peak + 190, 120],
        [700, 170],
      ]),
      depth: 0.5,
      pigment: ink.jade,
      foot: 450,
      creased: true,
    }),
    drawMist(stage, 388),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(412, [
        [40, 44],
        [260, 30],
        [620, 36],
        [860, 50],
      ]),
      depth: 0.72,
      pigment: ink.foliage,
      foot: 460,
      trees: 16,
    }),
    drawWall(stage, { x: bleed.left, y: 424, width: 960, height: 34, colour: ink.red }),
    drawGround(stage, 452, lighter(ink, ink.ground, 0.1), ink.ground),
    tall ? drawTwoStoreys(stage, x) : drawOneStorey(stage, x),
    drawTerrace(stage, x),
    drawPeople(stage, {
      most: 3,
      at: [
        [x - 110, 548, 62],
        [x - 78, 556, 66],
        [x + 20, 540, 56],
        [x + 120, 566, 72],
      ],
      wears: ['hanbok'],
    }),
    pine
      ? drawPine(stage, { x: 108, y: 640, height: 380 })
      : drawBranch(stage, { x: -40, y: 90, scale: 1.25, flip: true }),
    pine ? drawBushes(stage, { x: -90, y: 660, width: 260, size: 54 }) : '',
    drawWeather(stage),
  ].join('')
}

function drawTwoStoreys(stage: Stage, x: number): string {
  return [
    drawHall(stage, { x, y: 300, half: 128, height: 44, bays: 6 }),
    drawEave(stage, { x, y: 260, half: 168, height: 20, painted: true }),
    drawRoof(stage, { x, y: 258, half: 186, ridge: 112, height: 92, lime: true }),
    drawHall(stage, { x, y: 452, half: 200, height: 96, bays: 7 }),
    drawEave(stage, { x, y: 362, half: 238, height: 26, painted: true }),
    drawRoof(stage, { x, y: 360, half: 258, ridge: 150, height: 78, lime: true }),
  ].join('')
}

function drawOneStorey(stage: Stage, x: number): string {
  return [
    drawHall(stage, { x, y: 452, half: 222, height: 104, bays: 8 }),
    drawEave(stage, { x, y: 352, half: 262, height: 30, painted: true }),
    drawRoof(stage, { x, y: 348, half: 284, ridge: 176, height: 136, lime: true }),
  ].join('')
}

/** Two steps of granite with a stair and its rails, and the lines of the paved court. */
function drawTerrace(stage: Stage, x: number): string {
  const { ink } = stage
  const stone = mix(ink.ground, ink.tile, ink.dusk ? 0.1 : 0.12)
  const seams = [-3, -2, -1, 0, 1, 2, 3].map((step) => from(x + step * 90, 506, `l${step * 70} 150`)).join('')
  return [
    stroke(
      seams + [520, 546, 590, 640].map((y) => from(bleed.left, y, 'h960')).join(''),
      darker(ink.ground, 0.3),
      1.5,
      { opacity: 0.35 },
    ),
    fill(box(x - 250, 452, 500, 16), lighter(ink, stone, 0.35)),
    fill(box(x - 250, 460, 500, 14), stone),
    fill(box(x - 300, 474, 600, 12), lighter(ink, stone, 0.4)),
    fill(box(x - 300, 484, 600, 20), darker(stone, 0.06)),
    stroke(from(x - 300, 494, 'h600') + from(x - 250, 467, 'h500'), darker(stone, 0.25), 14, {
      dash: '1.5 26',
      butt: true,
      opacity: 0.5,
    }),
    fill(
      way([
        [x - 34, 452],
        [x + 34, 452],
        [x + 52, 508],
        [x - 52, 508],
      ]),
      darker(stone, 0.14),
    ),
    stroke(
      [460, 468, 477, 487, 498]
        .map((y) => from(x - 36 - (y - 452) * 0.3, y, `h${Math.round(72 + (y - 452) * 0.6)}`))
        .join(''),
      lighter(ink, stone, 0.55),
      3,
      { butt: true },
    ),
    fill(
      way([
        [x - 42, 448],
        [x - 34, 448],
        [x - 52, 508],
        [x - 64, 508],
      ]) +
        way([
          [x + 42, 448],
          [x + 34, 448],
          [x + 52, 508],
          [x + 64, 508],
        ]),
      lighter(ink, stone, 0.3),
    ),
  ].join('')
}
