import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 372

const y = 300

/** A large pancake with spring onions, crisp at its rim, cut for sharing; a kettle and bowls of rice wine. */
export function drawPancakes(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('pancakes')
  const batter = ink.dusk ? '#BF8E40' : '#E6B35A'
  const basket = mix(ink.ochre, ink.wood, 0.25)
  const rim = from(
    x - 236,
    y,
    'q-10-60 50-92q60-50 176-50q110-4 178 44q66 34 60 92q4 70-62 104q-70 42-176 40q-116 2-176-42q-54-36-50-96z',
  )
  const long = Array.from({ length: 8 }, (_, index) =>
    from(
      x - 176 + dice.between(-10, 20),
      y - 76 + index * 22,
      `q${dice.whole(110, 170)} ${dice.whole(-16, 10)} ${dice.whole(300, 340)} ${dice.whole(-6, 12)}`,
    ),
  ).join('')
  return [
    drawTable(stage),
    drawSides(stage, [[112, 92, 60]]),
    fill(oval(x + 16, y + 44, 296, 174), '#0A1216', 0.28),
    fill(oval(x, y + 20, 290, 172), darker(basket, 0.25)),
    fill(oval(x, y + 6, 290, 170), basket),
    stroke(oval(x, y + 6, 276, 160), lighter(ink, basket, 0.35), 12, { dash: '22 12', butt: true }),
    fill(oval(x, y + 6, 262, 150), mix(basket, ink.lime, 0.35)),
    fill(rim, darker(batter, 0.42)),
    fill(
      from(
        x - 222,
        y - 4,
        'q-8-54 48-82q56-44 164-44q104-2 166 40q60 30 54 82q2 62-56 92q-66 38-164 36q-108 0-164-38q-50-32-48-86z',
      ),
      batter,
    ),
    stroke(scatter(stage, 'crisp', { x, y, rx: 190, ry: 104, count: 20, long: 20 }), darker(batter, 0.25), 15, {
      opacity: 0.55,
    }),
    stroke(scatter(stage, 'pale', { x, y, rx: 180, ry: 96, count: 16, long: 14 }), lighter(ink, batter, 0.4), 10, {
      opacity: 0.6,
    }),
    stroke(long, ink.dusk ? '#34684C' : '#4C8F5A', 12),
    stroke(long, ink.dusk ? '#5D9A74' : '#82BC7A', 5),
    stroke(scatter(stage, 'chilli', { x, y, rx: 170, ry: 86, count: 9, long: 14 }), ink.vermilion, 8),
    stroke(scatter(stage, 'squid', { x, y, rx: 160, ry: 80, count: 8, long: 20 }), mix(ink.paper, ink.rose, 0.35), 9),
    stroke(
      from(x - 210, y - 50, `L${x + 212} ${y + 62}M${x - 20} ${y - 132}L${x + 10} ${y + 138}`),
      darker(batter, 0.5),
      4,
      { opacity: 0.8 },
    ),
    drawKettle(stage),
    drawBowl(stage, 560, 494),
    drawBowl(stage, 700, 452),
    drawVessel(stage, {
      x: 152,
      y: 500,
      rx: 60,
      deep: 20,
      colour: ink.paper,
      inside: ink.dusk ? '#241812' : '#4A2A1A',
    }),
    drawCutlery(stage, 330, 520, 60, 0.7),
  ].join('')
}

/** A dented brass kettle. */
function drawKettle(stage: Stage): string {
  const { ink } = stage
  const brass = ink.dusk ? '#B48A3C' : '#DDB457'
  return [
    fill(oval(694, 288, 104, 40), '#0A1216', 0.25),
    stroke('M620 150q60-110 130 0', darker(brass, 0.3), 11),
    fill('M614 206q-46-6-66-58l22-8q18 40 54 34z', darker(brass, 0.15)),
    fill(
      'M598 216q4-72 88-72q84 0 88 72q-4 66-50 76h-76q-46-10-50-76z',
      stage.sweep(598, 774, lighter(ink, brass, 0.4), brass, darker(brass, 0.3)),
    ),
    fill(oval(686, 150, 46, 15), darker(brass, 0.12)) + fill(oval(686, 146, 12, 8), darker(brass, 0.3)),
    stroke('M622 190q-8 44 14 80', '#FFFFFF', 8, { opacity: 0.35 }),
  ].join('')
}

function drawBowl(stage: Stage, bx: number, by: number): string {
  const { ink } = stage
  const brass = ink.dusk ? '#B48A3C' : '#DDB457'
  return (
    drawVessel(stage, { x: bx, y: by, rx: 66, deep: 28, colour: brass, inside: ink.dusk ? '#C9C4B4' : '#FBF6E6' }) +
    fill(oval(bx - 16, by, 18, 6), '#FFFFFF', 0.5)
  )
}
