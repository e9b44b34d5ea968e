import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** Houses below roofs of straw, walls of field stone, a great tree in the middle of the village. */
export function drawThatchedVillage(stage: Stage): string {
  const { ink } = stage
  const lawn = lawnOf(stage)
  return [
    drawBackdrop(stage, { line: 370, disc: { x: [120, 260], y: [80, 150] } }),
    drawGround(stage, 390, mix(lawn, ink.ground, 0.4), mix(lawn, ink.ochre, 0.25)),
    drawHouse(stage, { x: 170, y: 432, half: 90 }),
    drawHouse(stage, { x: 400, y: 420, half: 80 }),
    drawTree(stage, { x: 300, y: 450, height: 200, name: 'elder' }),
    drawHouse(stage, { x: 620, y: 446, half: 104 }),
    drawFieldWall(stage, 70, 470, 300),
    drawHouse(stage, { x: 500, y: 540, half: 168 }),
    fill(
      'M250 664q0-60 90-96q60-30 80-70l40 4q0 50-40 90q-20 30 0 72z',
      lighter(ink, mix(ink.stone, ink.ochre, 0.25), 0.1),
    ),
    drawFieldWall(stage, -90, 578, 330),
    drawFieldWall(stage, 470, 584, 420),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [330, 596, 78],
        [366, 570, 70],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawBranch(stage, { x: 884, y: 50, scale: 1.1 }),
    drawWeather(stage),
  ].join('')
}

function drawHouse(stage: Stage, { x, y, half }: { x: number; y: number; half: number }): string {
  const { ink } = stage
  const snow = ink.season === 'winter'
  const straw = snow
    ? mix(ink.ochre, ink.dusk ? '#9AA6AE' : '#FFFFFF', 0.72)
    : mix(mix(ink.ochre, ink.gold, 0.4), ink.stone, ink.dusk ? 0.1 : 0.3)
  const s = (share: number) => Math.round(half * share)
  const clay = mix(ink.stone, ink.ochre, 0.4)
  const door = ink.dusk ? ink.lamp : ink.paper
  let ropes = ''
  for (const share of [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75])
    ropes += from(
      x + s(share * 0.8),
      y - s(1.02) + s(Math.abs(share) * 0.22),
      `q${s(share * 0.2)} ${s(0.3)} ${s(share * 0.34)} ${s(0.58)}`,
    )
  return [
    fill(box(x - s(0.84), y - s(0.5), s(1.68), s(0.5)), stage.fade(y - half, y, darker(clay, 0.25), clay)),
    fill(box(x - s(0.3), y - s(0.44), s(0.26), s(0.4)) + box(x + s(0.02), y - s(0.44), s(0.26), s(0.4)), door),
    stroke(
      box(x - s(0.3), y - s(0.44), s(0.26), s(0.4)) + box(x + s(0.02), y - s(0.44), s(0.26), s(0.4)),
      darker(ink.wood, 0.1),
      Math.max(2, half / 36),
      { butt: true },
    ),
    stroke(
      from(x - s(0.84), y, `v${-s(0.5)}`) +
        from(x - s(0.42), y, `v${-s(0.5)}`) +
        from(x + s(0.42), y, `v${-s(0.5)}`) +
        from(x + s(0.84), y, `v${-s(0.5)}`),
      darker(ink.wood, 0.05),
      Math.max(3, half / 20),
      { butt: true },
    ),
    fill(box(x - s(0.92), y - s(0.06), s(1.84), s(0.09)), mix(ink.wood, ink.ochre, 0.3)),
    fill(
      from(
        x - s(1.16),
        y - s(0.4),
        `q${s(0.06)}${-s(0.26)} ${s(0.44)}${-s(0.52)}q${s(0.3)}${-s(0.2)} ${s(0.72)}${-s(0.2)}q${s(0.42)} 0 ${s(0.72)} ${s(0.2)}q${s(0.38)} ${s(0.26)} ${s(0.44)} ${s(0.52)}q${-s(1.16)} ${s(0.2)} ${-s(2.32)} 0z`,
      ),
      stage.fade(y - s(1.15), y - s(0.3), lighter(ink, straw, 0.2), darker(straw, 0.22)),
    ),
    stroke(
      from(x - s(1.12), y - s(0.39), `q${s(1.12)} ${s(0.2)} ${s(2.24)} 0`),
      darker(straw, 0.38),
      Math.max(4, half / 14),
      { dash: '3 3', butt: true },
    ),
    stroke(ropes, darker(straw, 0.35), Math.max(1.4, half / 70), { opacity: 0.6 }),
    stroke(
      from(x - s(0.5), y - s(1.06), `q${s(0.5)}${-s(0.12)} ${s(1)} 0`),
      darker(straw, 0.2),
      Math.max(4, half / 12),
    ),
  ].join('')
}

/** Round stones laid without mortar, as the fields gave them. */
function drawFieldWall(stage: Stage, x: number, y: number, width: number): string {
  const { ink } = stage
  const dice = stage.chance(`wall ${x}`)
  const stone = mix(ink.stone, ink.tile, 0.35)
  let dark = ''
  let pale = ''
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < width; at += 24) {
      const stoneAt = dot(x + at + row * 9, y + row * 15)
      if (dice.is(0.5)) pale += stoneAt
      else dark += stoneAt
    }
  return (
    fill(box(x - 10, y - 8, width + 20, 50), darker(stone, 0.35)) +
    stroke(dark, stone, 21) +
    stroke(pale, lighter(ink, stone, 0.25), 20) +
    (ink.season === 'winter' ? stroke(from(x, y - 10, `h${width}`), ink.dusk ? '#A9B6BF' : '#FFFFFF', 9) : '')
  )
}
