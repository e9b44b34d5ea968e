import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawBushes } from '#pictures/brushes/low-plants.ts'
import { box, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** A church of brick with its tower, on a small hill. */
export function drawChurch(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('church')
  const brick = mix(ink.rust, ink.ochre, dice.between(0.1, 0.3))
  const twin = dice.is(0.4)
  const copper = mix(ink.green, ink.lime, ink.dusk ? 0.1 : 0.2)
  const tower = (x: number, top: number) => [
    fill(
      box(x - 46, top, 92, 500 - top),
      stage.sweep(x - 46, x + 46, lighter(ink, brick, 0.15), brick, darker(brick, 0.2)),
    ),
    fill(
      from(x - 54, top, `h108l-38-60-16-96-16 96z`),
      stage.sweep(x - 54, x + 54, lighter(ink, copper, 0.2), darker(copper, 0.2)),
    ),
    stroke(from(x, top - 156, 'v-34m-11 12h22'), darker(ink.tile, 0.1), 4, { butt: true }),
    fill(from(x - 20, top + 90, 'v-46q2-24 20-30q18 6 20 30v46z'), ink.window),
    stroke(from(x, top + 14, 'v76m-20-40h40'), darker(brick, 0.4), 3, { butt: true }),
    fill(box(x - 52, top - 6, 104, 10) + box(x - 50, top + 112, 100, 8), lighter(ink, ink.stone, 0.2)),
  ]
  const nave = [
    fill(box(270, 330, 400, 170), stage.fade(330, 500, brick, darker(brick, 0.15))),
    fill('M250 334l60-84h330l50 84z', stage.fade(250, 334, lighter(ink, ink.tile, 0.15), ink.tile)),
    ...[388, 460, 532, 604].map(
      (x) =>
        fill(from(x - 17, 450, 'v-54q2-24 17-32q15 8 17 32v54z'), ink.window) +
        stroke(from(x - 17, 450, 'v-54q2-24 17-32q15 8 17 32v54zm17-86v86'), lighter(ink, ink.stone, 0.2), 4),
    ),
    stroke('M424 340v160M496 340v160M568 340v160M640 340v160', darker(brick, 0.25), 11, { butt: true }),
  ]
  return [
    drawBackdrop(stage, { line: 420, disc: { x: [600, 720], y: [80, 150] } }),
    drawGround(stage, 452, lighter(ink, lawnOf(stage), 0.1), darker(lawnOf(stage), 0.16)),
    ...nave,
    ...(twin ? [...tower(266, 220), ...tower(394, 220)] : tower(300, 200)),
    fill(from(twin ? 300 : 270, 500, 'v-62q2-26 30-34q28 8 30 34v62z'), darker(ink.wood, 0.25)),
    drawBushes(stage, { x: 430, y: 508, width: 260, size: 30 }),
    fill('M290 500h80l40 164h-220z', lighter(ink, mix(ink.stone, ink.tile, 0.1), 0.15)),
    stroke('M280 530h100M266 562h130M250 596h160M232 632h196', darker(ink.stone, 0.25), 3),
    drawTree(stage, { x: 126, y: 540, height: 250, name: 'left' }),
    drawTree(stage, { x: 724, y: 540, height: 220, name: 'right' }),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [330, 570, 84],
        [460, 580, 88],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
    drawBranch(stage, { x: 884, y: 50, scale: 1.05 }),
    drawWeather(stage),
  ].join('')
}

/** A public house of a hundred years ago: brick with bands of stone, a dome or a gable over its door. */
export function drawBrickHall(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('brick')
  const brick = dice.is(0.7) ? mix(ink.rust, ink.ochre, dice.between(0.05, 0.3)) : mix(ink.stone, ink.tile, 0.2)
  const pale = lighter(ink, mix(ink.stone, ink.ochre, 0.1), 0.25)
  const copper = mix(ink.green, ink.tile, 0.15)
  const arch = (x: number, y: number, half: number, high: number) =>
    from(x - half, y, `v${-high + half}q0${-half} ${half}${-half}q${half} 0 ${half} ${half}v${high - half}z`)
  const low = [190, 264, 338, 522, 596, 670].map((x) => arch(x, 476, 19, 84)).join('')
  const high = [190, 264, 338, 522, 596, 670].map((x) => box(x - 17, 296, 34, 62)).join('')
  const dome = dice.is(0.5)
  return [
    drawBackdrop(stage, { line: 410, disc: { x: [110, 230], y: [80, 150] } }),
    drawGround(stage, 440, mix(ink.stone, ink.ochre, 0.1), darker(mix(ink.stone, ink.tile, 0.15), 0.08)),
    fill(box(140, 270, 580, 240), stage.sweep(140, 720, lighter(ink, brick, 0.15), brick, darker(brick, 0.16))),
    fill('M126 274l40-54h528l40 54z', stage.fade(220, 274, lighter(ink, copper, 0.15), darker(copper, 0.1))),
    fill(box(130, 268, 600, 12) + box(134, 376, 592, 12) + box(126, 498, 608, 16), pale),
    fill(high + low, ink.window),
    stroke(high + low, pale, 6, { butt: true }),
    stroke(
      [190, 264, 338, 522, 596, 670].map((x) => from(x, 296, 'v62') + from(x, 396, 'v80')).join(''),
      darker(ink.tile, 0.05),
      3,
      { butt: true },
    ),
    fill(box(372, 244, 116, 266), stage.sweep(372, 488, lighter(ink, brick, 0.25), brick)),
    dome
      ? fill(
          'M366 248q6-96 64-100q58 4 64 100z',
          stage.sweep(366, 494, lighter(ink, copper, 0.3), darker(copper, 0.25)),
        ) +
        stroke('M430 148v-40', darker(ink.tile, 0.1), 5) +
        fill(oval(430, 150, 15, 8), pale) +
        stroke('M398 240q4-70 32-88M462 240q-4-70-32-88', darker(copper, 0.3), 3, { opacity: 0.6 })
      : fill('M360 250l70-86 70 86z', stage.sweep(360, 500, pale, darker(pale, 0.12))) +
        fill(oval(430, 216, 21), darker(brick, 0.1)) +
        fill(oval(430, 216, 15), ink.window),
    fill(box(366, 244, 128, 12), pale),
    fill(arch(430, 352, 30, 84), ink.window) + stroke(arch(430, 352, 30, 84), pale, 7),
    fill(arch(430, 500, 36, 104), darker(ink.wood, 0.2)) +
      stroke(arch(430, 500, 36, 104), pale, 9) +
      stroke('M430 400v100', darker(ink.wood, 0.45), 3),
    fill(box(376, 500, 108, 12) + box(362, 512, 136, 14), pale),
    drawBushes(stage, { x: 120, y: 524, width: 230, size: 30 }),
    drawBushes(stage, { x: 520, y: 524, width: 220, size: 30 }),
    drawTree(stage, { x: 66, y: 560, height: 270, name: 'left' }),
    dice.is(0.6) ? drawTree(stage, { x: 780, y: 566, height: 250, name: 'right' }) : '',
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [330, 584, 90],
        [520, 590, 92],
        [560, 580, 88],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
    drawBranch(stage, { x: 884, y: 40, scale: 1.05 }),
    drawWeather(stage),
  ].join('')
}
