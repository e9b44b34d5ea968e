import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel } from '#pictures/brushes/table.ts'

const x = 386

const y = 300

const seats = [
  [386, 232],
  [268, 258],
  [504, 258],
  [330, 300],
  [446, 300],
  [238, 330],
  [540, 330],
  [310, 372],
  [466, 372],
  [388, 390],
] as const

/** Dumplings with their folds in a bamboo steamer, soy sauce beside them. */
export function drawDumplings(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('dumplings')
  const bamboo = mix(ink.ochre, ink.lime, 0.45)
  const pinched = dice.is(0.5)
  const tints = dice.is(0.3) ? [ink.paper, mix(ink.green, ink.lime, 0.62), mix(ink.gold, ink.paper, 0.55)] : [ink.paper]
  return [
    drawTable(stage),
    drawSides(stage, [
      [120, 110, 62],
      [664, 96, 58],
    ]),
    fill(oval(x + 16, y + 92, 288, 134), '#0A1216', 0.28),
    fill(
      from(x - 276, y + 4, 'v70q20 142 276 142q256 0 276-142v-70z'),
      stage.sweep(110, 662, lighter(ink, bamboo, 0.25), bamboo, darker(bamboo, 0.3)),
    ),
    stroke(from(x - 274, y + 38, 'q20 142 274 142q254 0 274-142'), darker(bamboo, 0.4), 4, { opacity: 0.7 }),
    stroke(from(x - 274, y + 66, 'q20 142 274 142q254 0 274-142'), darker(bamboo, 0.25), 11),
    fill(oval(x, y + 4, 276, 152), lighter(ink, bamboo, 0.3)),
    fill(oval(x, y + 8, 254, 136), darker(bamboo, 0.22)),
    fill(oval(x, y + 14, 250, 130), mix(bamboo, ink.paper, 0.45)),
    stroke('M164 262h444M146 300h480M150 338h472M184 376h404', darker(bamboo, 0.1), 3, { opacity: 0.5 }),
    ...seats.map(([cx, cy], index) =>
      drawDumpling(stage, { cx, cy, tint: tints[index % tints.length] ?? ink.paper, pinched }),
    ),
    drawVessel(stage, {
      x: 676,
      y: 470,
      rx: 66,
      deep: 24,
      colour: ink.paper,
      inside: ink.dusk ? '#241812' : '#4A2A1A',
    }),
    drawCutlery(stage, 108, 380, -12, 0.9),
    drawSteam(stage, 270, 190, 150, 5),
  ].join('')
}

function drawDumpling(
  stage: Stage,
  { cx, cy, tint, pinched }: { cx: number; cy: number; tint: string; pinched: boolean },
): string {
  const { ink } = stage
  const dough = ink.dusk ? mix(tint, '#CFC8B6', 0.3) : tint
  const shade = fill(oval(cx + 4, cy + 22, 56, 22), '#0A1216', 0.16)
  if (pinched)
    return (
      shade +
      fill(
        from(cx - 54, cy + 12, 'q-2-50 54-58q56 8 54 58q-16 26-54 26q-40 0-54-26z'),
        stage.fade(cy - 46, cy + 38, lighter(ink, dough, 0.3), darker(dough, 0.16)),
      ) +
      stroke(
        from(cx, cy - 40, 'q-6 24-30 34m30-34q-2 26-8 40m8-40q6 24 14 38m-14-38q12 20 32 30'),
        darker(dough, 0.22),
        4,
      ) +
      fill(oval(cx, cy - 42, 13, 7), darker(dough, 0.08))
    )
  return (
    shade +
    fill(
      from(cx - 60, cy + 10, 'q10-54 60-54q50 0 60 54q-14 28-60 28q-46 0-60-28z'),
      stage.fade(cy - 44, cy + 38, lighter(ink, dough, 0.3), darker(dough, 0.16)),
    ) +
    stroke(from(cx - 56, cy + 4, 'q16-34 56-36q40 2 56 36'), darker(dough, 0.18), 5) +
    stroke(from(cx - 38, cy - 18, 'l8 14m12-24l4 16m14-20v18m16-14l-6 16m18-6l-10 12'), darker(dough, 0.22), 4)
  )
}
