import { drawBackdrop } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { dot, fill, from, points, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** Still water between wooded shores, a boardwalk along it. */
export function drawLake(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lake')
  const sun = dice.between(180, 330)
  return [
    drawBackdrop(stage, { line: 320, disc: { x: [sun, sun], y: [90, 170] } }),
    drawWater(stage, { top: 338, shine: { x: sun, width: 70 } }),
    drawMist(stage, 340, { strength: 0.5, strips: 2 }),
    drawRidge(stage, {
      name: 'cape',
      fixed: true,
      crest: points('470,384 560,352 660,336 760,300 880,276'),
      depth: 0.8,
      pigment: ink.foliage,
      foot: 396,
      trees: 18,
    }),
    dice.is(0.6) ? drawRowing(stage, dice.between(220, 360), dice.between(420, 450)) : drawDucks(stage, 300, 440),
    drawBoardwalk(stage),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [560, 548, 84],
        [600, 540, 80],
        [440, 590, 96],
      ],
      wears: ['jacket', 'coat', 'dress'],
    }),
    drawReeds(stage, { x: 560, y: 660, width: 280, height: 130, count: 22, plumes: ink.season === 'autumn' }),
    drawTree(stage, { x: 734, y: 560, height: 300, name: 'shore' }),
    drawReeds(stage, { x: -70, y: 640, width: 150, height: 120, count: 14, plumes: ink.season === 'autumn' }),
    drawBranch(stage, { x: -60, y: 50, flip: true }),
    drawWeather(stage),
  ].join('')
}

function drawBoardwalk(stage: Stage): string {
  const { ink } = stage
  const wood = mix(ink.wood, ink.stone, 0.35)
  let planks = ''
  let posts = ''
  for (let index = 0; index < 22; index++) {
    const t = (index / 21) ** 1.6
    const y = 470 + t * 190
    planks += from(700 - t * 420, y, `l${Math.round(60 + t * 190)} ${Math.round(6 + t * 10)}`)
    if (index % 4 === 1) posts += from(700 - t * 420, y - 34 - t * 40, `v${Math.round(60 + t * 60)}`)
  }
  return [
    fill(
      'M700 470L760 476Q640 560 560 664L230 664Q480 560 700 470z',
      stage.fade(470, 664, lighter(ink, wood, 0.25), wood),
    ),
    stroke(planks, darker(wood, 0.35), 2.4, { butt: true, opacity: 0.7 }),
    stroke(posts, darker(wood, 0.3), 7),
    stroke('M690 440Q470 520 250 606', darker(wood, 0.2), 6),
  ].join('')
}

/** Two people in a rowing boat. */
function drawRowing(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  return (
    fill(
      from(x - 58, y, 'q56 10 116-2q-8 26-30 26h-58q-20-2-28-24z'),
      stage.chance('boat').pick([ink.vermilion, mix(ink.indigo, ink.water, 0.3), ink.paper]),
    ) +
    stroke(from(x - 30, y + 4, 'l-40 26m74-24l40 24'), mix(ink.wood, ink.ochre, 0.4), 4) +
    fill(from(x - 26, y + 2, 'q0-32 14-32q14 0 14 32z'), ink.gold) +
    fill(from(x + 10, y + 2, 'q0-32 14-32q14 0 14 32z'), mix(ink.jade, ink.green, 0.4)) +
    stroke(dot(x - 12, y - 38) + dot(x + 24, y - 38), ink.hair, 15) +
    stroke(from(x - 50, y + 28, 'h100'), lighter(ink, ink.water, 0.6), 3, { opacity: 0.7 })
  )
}

function drawDucks(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const duck = (dx: number, dy: number) =>
    fill(from(x + dx - 20, y + dy, 'q-4-14 16-14q14 0 24-8q4 20-14 24q-20 2-26-2z'), mix(ink.wood, ink.stone, 0.3)) +
    stroke(dot(x + dx - 22, y + dy - 14), mix(ink.jade, ink.green, 0.4), 14) +
    stroke(from(x + dx - 30, y + dy - 13, 'h-6'), ink.gold, 5) +
    stroke(from(x + dx - 30, y + dy + 6, 'h56'), lighter(ink, ink.water, 0.6), 2.4)
  return duck(0, 0) + duck(64, 22) + duck(110, -6)
}
