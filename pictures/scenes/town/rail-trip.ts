import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawGround, drawMist, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** A small train for visitors on a single track along the water. */
export function drawRailTrip(stage: Stage): string {
  const { ink } = stage
  const lawn = lawnOf(stage)
  return [
    drawBackdrop(stage, { line: 300, disc: { x: [120, 300], y: [80, 150] } }),
    drawWater(stage, { top: 316, foot: 450, shine: { x: 240 } }),
    drawMist(stage, 316, { strength: 0.5, strips: 2 }),
    drawGround(stage, 420, lighter(ink, lawn, 0.1), darker(lawn, 0.2)),
    drawTrack(stage),
    drawTrain(stage),
    drawTree(stage, { x: 96, y: 450, height: 190, name: 'left' }),
    drawTree(stage, { x: 760, y: 446, height: 170, name: 'right' }),
    drawReeds(stage, { x: -60, y: 664, width: 260, height: 110, count: 24, plumes: ink.season === 'autumn' }),
    drawReeds(stage, { x: 560, y: 664, width: 300, height: 96, count: 24, plumes: ink.season === 'autumn' }),
    drawBranch(stage, { x: 884, y: 40, scale: 1.15 }),
    drawWeather(stage),
  ].join('')
}

function drawTrack(stage: Stage): string {
  const { ink } = stage
  const bed = mix(ink.stone, ink.tile, 0.25)
  let ties = ''
  for (let x = -76; x < 880; x += 30) ties += from(x, 558, 'l-14 26')
  return (
    fill('M-80 552h960v42h-960z', darker(bed, 0.08)) +
    stroke(ties, darker(ink.wood, 0.05), 11, { butt: true }) +
    stroke('M-80 560h960M-80 580h960', mix(ink.tile, ink.stone, 0.3), 5, { butt: true })
  )
}

/** An engine and two open cars, each in the colours of the place. */
function drawTrain(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('train')
  const main = dice.pick([ink.vermilion, mix(ink.jade, ink.green, 0.45), mix(ink.indigo, ink.water, 0.25), ink.gold])
  const trim = lighter(ink, main, 0.6)
  const wheels = (xs: readonly number[]) =>
    fill(xs.map((x) => oval(x, 556, 19)).join(''), darker(ink.tile, 0.15)) +
    stroke(xs.map((x) => dot(x, 556)).join(''), mix(ink.stone, ink.tile, 0.3), 13)
  const car = (x: number) => {
    const heads = [34, 84, 134].filter(() => dice.is(0.75))
    return [
      fill(box(x + 8, 408, 156, 74), mix(ink.window, ink.paper, ink.dusk ? 0.1 : 0.5)),
      stroke(heads.map((dx) => dot(x + dx, 456)).join(''), ink.hair, 24),
      fill(heads.map((dx) => from(x + dx - 19, 490, 'q0-24 19-24q19 0 19 24z')).join(''), mix(ink.gold, ink.rose, 0.4)),
      fill(
        from(x, 480, 'h172v52q-4 14-18 14h-136q-14 0-18-14z'),
        stage.fade(480, 546, lighter(ink, main, 0.15), darker(main, 0.18)),
      ),
      stroke(from(x + 6, 504, 'h160'), trim, 6, { butt: true }),
      stroke(from(x + 8, 404, 'v80m52-80v80m52-80v80m52-80v80'), darker(ink.wood, 0.05), 7, { butt: true }),
      fill(from(x - 8, 410, 'q4-22 22-22h144q18 0 22 22z'), darker(main, 0.25)),
      wheels([x + 38, x + 134]),
      stroke(from(x + 172, 540, 'h26'), darker(ink.tile, 0.2), 8, { butt: true }),
    ].join('')
  }
  return [
    fill(box(96, 572, 620, 10), '#0A1216', 0.2),
    car(110),
    car(306),
    fill(
      from(502, 430, 'h70v-58h96l16 60q14 4 14 20v86q-6 12-20 12h-160q-14 0-16-14z'),
      stage.fade(370, 546, lighter(ink, main, 0.2), main, darker(main, 0.2)),
    ),
    fill(box(584, 388, 70, 50), mix(ink.window, ink.paper, ink.dusk ? 0.1 : 0.5)),
    fill(from(560, 374, 'q4-20 22-20h78q16 0 20 20z'), darker(main, 0.25)),
    stroke('M508 470h184M508 510h184', trim, 6, { butt: true }),
    fill(box(520, 396, 30, 36), darker(ink.tile, 0.05)) + fill(box(512, 388, 46, 12), darker(ink.tile, 0.2)),
    ink.dusk ? fill(oval(704, 490, 90), stage.glow(704, 490, 90, ink.lamp, 0.8)) : '',
    stroke(dot(692, 488), ink.gold, 24),
    wheels([544, 600, 656]),
    fill(from(694, 540, 'l40 28h-60z'), darker(ink.tile, 0.1)),
  ].join('')
}
