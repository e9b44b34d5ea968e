import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { box, dot, fill, flow, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** An open pavilion at the edge of a pond, standing once more in the water. */
export function drawPavilion(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('pavilion')
  const x = dice.between(460, 520)
  const lawn = lawnOf(stage)
  const house = [
    drawHall(stage, { x, y: 398, half: 128, height: 92, bays: 4, open: true }),
    fill(box(x - 142, 384, 284, 12), darker(ink.red, 0.1)),
    drawEave(stage, { x, y: 310, half: 168, height: 22, painted: true }),
    drawRoof(stage, { x, y: 306, half: 198, ridge: 96, height: 104, lime: true }),
  ].join('')
  const shore = `${flow([
    [-80, 428],
    [80, 420],
    [250, 432],
    [x - 170, 420],
    [x + 180, 420],
    [720, 432],
    [880, 424],
  ])}V400H-80z`
  return [
    drawBackdrop(stage, { line: 372, disc: { x: [110, 240], y: [90, 180] } }),
    drawGround(stage, 386, lighter(ink, lawn, 0.1), darker(lawn, 0.15)),
    drawTree(stage, { x: 300, y: 412, height: 150, name: 'willow' }),
    drawTree(stage, { x: 716, y: 416, height: 170, name: 'side' }),
    drawWater(stage, { top: 414, shine: { x: 200 } }),
    group(house, 'matrix(1 0 0 -1 0 836)', ' opacity=".3"'),
    fill(shore, darker(lawn, 0.1)),
    fill(box(x - 150, 398, 300, 28), stage.fade(398, 426, lighter(ink, ink.stone, 0.1), darker(ink.stone, 0.25))),
    stroke(from(x - 150, 412, 'h300'), darker(ink.stone, 0.45), 2, { dash: '36 3', butt: true }),
    house,
    dice.is(0.6) ? drawBridge(stage, x - 150) : '',
    drawLotus(stage),
    drawPeople(stage, {
      most: 2,
      at: [
        [x - 30, 396, 56],
        [x + 34, 396, 58],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
    drawReeds(stage, { x: -60, y: 650, width: 190, height: 130, count: 16, plumes: ink.season === 'autumn' }),
    drawBranch(stage, { x: 884, y: 60, scale: 1.15 }),
    drawWeather(stage),
  ].join('')
}

/** A footbridge that comes in from the bank. */
function drawBridge(stage: Stage, end: number): string {
  const { ink } = stage
  const wood = mix(ink.wood, ink.rust, 0.25)
  const start = 60
  const middle = (start + end) / 2
  const arc = (dy: number) => `M${start} ${424 + dy}Q${Math.round(middle)} ${372 + dy} ${Math.round(end)} ${404 + dy}`
  const posts = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map((t) => {
      const px = start + (end - start) * t
      const py = (1 - t) ** 2 * 424 + 2 * t * (1 - t) * 372 + t * t * 404
      return from(px, py - 22, 'v70')
    })
    .join('')
  return (
    stroke(posts, darker(wood, 0.2), 6, { butt: true }) +
    stroke(arc(0), wood, 13, { butt: true }) +
    stroke(arc(-22), darker(wood, 0.1), 5, { butt: true })
  )
}

/** Leaves of lotus on the water, in flower in summer. */
function drawLotus(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lotus')
  const leaf = ink.season === 'winter' ? mix(ink.ochre, ink.tile, 0.3) : mix(ink.jade, ink.green, 0.5)
  let leaves = ''
  let flowers = ''
  for (let index = 0; index < 17; index++) {
    const x = dice.between(170, 700)
    const y = dice.between(540, 640)
    const size = (y - 430) * 0.16
    leaves += oval(x, y, size, size * 0.36)
    if (index % 3 === 0) flowers += dot(x + 6, y - size * 0.4)
  }
  return (
    fill(leaves, leaf) +
    (ink.season === 'summer' || ink.season === 'spring'
      ? stroke(flowers, ink.rose, 17) + stroke(flowers, lighter(ink, ink.rose, 0.6), 8)
      : '')
  )
}
