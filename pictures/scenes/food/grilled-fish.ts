import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** Fish from the grill on a long plate, with its scores and its crisp skin; rice and small dishes beside it. */
export function drawGrilledFish(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fish')
  const plate = dice.pick([
    ink.paper,
    mix(ink.tile, ink.indigo, 0.3),
    mix(ink.green, ink.lime, 0.6),
    mix(ink.stone, ink.ochre, 0.3),
  ])
  const skin = dice.pick([
    mix(ink.water, ink.tile, 0.35),
    mix(ink.ochre, ink.tile, 0.25),
    mix(ink.stone, ink.tile, 0.3),
  ])
  const rice = ink.dusk ? '#D2CFC4' : '#FFFEF8'
  return [
    drawTable(stage),
    drawSides(stage, [
      [118, 110, 66],
      [276, 72, 58],
      [560, 76, 60],
      [700, 132, 66],
    ]),
    fill('M66 262q330-58 668 0q56 94 10 176q-350 56-690 0q-42-90 12-176z', '#0A1216', 0.26),
    fill(
      'M66 244q334-58 664 0q54 96 10 176q-346 56-684 0q-42-88 10-176z',
      stage.fade(220, 440, lighter(ink, plate, 0.4), darker(plate, 0.12)),
    ),
    fill('M96 258q300-48 606 0q40 80 6 144q-306 46-618 0q-32-72 6-144z', darker(plate, 0.08)),
    drawFish(stage, 'translate(400 298)', skin),
    dice.is(0.6) ? drawFish(stage, 'translate(404 372)scale(-.86 .86)', skin) : '',
    fill(oval(654, 386, 34, 22), ink.gold) + fill(oval(654, 384, 27, 17), lighter(ink, ink.gold, 0.5)),
    drawVessel(stage, { x: 236, y: 498, rx: 82, deep: 40, colour: ink.dusk ? '#8C99A0' : '#D5DAD8', inside: rice }),
    stroke(scatter(stage, 'grains', { x: 236, y: 492, rx: 56, ry: 26, count: 22, long: 8 }), darker(rice, 0.14), 3),
    drawVessel(stage, {
      x: 420,
      y: 520,
      rx: 60,
      deep: 20,
      colour: ink.paper,
      inside: ink.dusk ? '#241812' : '#4A2A1A',
    }),
    drawCutlery(stage, 716, 462, 58, 0.8),
    drawSteam(stage, 350, 230, 100, 3),
  ].join('')
}

function drawFish(stage: Stage, where: string, skin: string): string {
  const { ink } = stage
  const char = darker(mix(skin, ink.rust, 0.4), 0.45)
  const belly = mix(ink.ochre, ink.lime, 0.6)
  return group(
    fill(
      'M-256 6q90-66 250-50q120 8 190 46l58-44q14 20-2 50q18 32 0 56l-58-46q-80 42-190 46q-170 6-248-58z',
      stage.fade(-44, 60, skin, mix(skin, belly, 0.6), belly),
    ) +
      fill('M-40-44q40-34 96-24q-4 16 20 32zM-20 60q30 26 70 18q-4-14 0-24z', darker(skin, 0.25)) +
      stroke('M-190-26q30 34 8 74', darker(skin, 0.4), 5) +
      stroke('M-120-30l-30 70M-52-36l-34 84M18-36l-34 82M88-26l-34 66', char, 9, { opacity: 0.85 }) +
      stroke('M-112-28l-28 64M-44-34l-32 76M26-34l-32 76M96-24l-32 58', belly, 3, { opacity: 0.8 }) +
      stroke('M-170-22q150-34 330 20', lighter(ink, skin, 0.5), 4, { opacity: 0.6 }) +
      stroke('M198 4l40-26m-40 28h44m-44 2l40 28', darker(skin, 0.35), 3) +
      stroke(dot(-216, -4), '#FFF7E4', 17) +
      stroke(dot(-216, -4), '#16181A', 9),
    where,
  )
}
