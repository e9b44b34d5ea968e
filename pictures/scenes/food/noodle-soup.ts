import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawAround, enlarged } from '#pictures/brushes/meal.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 300

/** Wheat noodles in hot broth, with courgette, strips of egg and seaweed. */
export function drawNoodleSoup(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('noodle soup')
  const bowl = dice.pick([
    ink.paper,
    mix(ink.green, ink.lime, 0.55),
    mix(ink.tile, ink.indigo, 0.3),
    mix(ink.ochre, ink.stone, 0.4),
  ])
  const broth = ink.dusk ? '#A08A5C' : '#E3C88E'
  const noodle = ink.dusk ? '#CFC3A2' : '#FBF0D2'
  const strands = drawStrands(stage)
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 212,
        ry: 124,
        deep: 84,
        colour: bowl,
        inside: broth,
        rim: lighter(ink, bowl, 0.45),
      }),
      stroke(strands, darker(noodle, 0.3), 15),
      stroke(strands, noodle, 10),
      stroke(strands, lighter(ink, noodle, 0.6), 2.6),
      stroke(
        scatter(stage, 'courgette', { x: x - 84, y: y - 20, rx: 46, ry: 24, count: 13, long: 34 }),
        ink.dusk ? '#5A9470' : '#77B184',
        8,
      ),
      stroke(scatter(stage, 'egg', { x: x + 74, y: y - 30, rx: 44, ry: 20, count: 12, long: 32 }), ink.gold, 8),
      stroke(
        scatter(stage, 'seaweed', { x: x + 8, y: y + 30, rx: 50, ry: 18, count: 12, long: 24 }),
        darker(ink.pine, 0.15),
        7,
      ),
      stroke(scatter(stage, 'carrot', { x, y: y - 34, rx: 60, ry: 22, count: 7, long: 20 }), '#D9742F', 5),
      stroke(
        scatter(stage, 'sesame', { x, y, rx: 120, ry: 56, count: 16, long: 1 }),
        ink.dusk ? '#D8CDB4' : '#FFF9E8',
        4,
      ),
      fill(oval(x - 118, y + 44, 12, 6) + oval(x + 132, y + 36, 15, 7) + oval(x + 96, y + 66, 9, 4), '#FFFFFF', 0.4),
      stroke(dot(x - 136, y + 10) + dot(x + 150, y - 6), lighter(ink, broth, 0.4), 9, { opacity: 0.7 }),
      drawCutlery(stage, 690, 330, 16),
      drawSteam(stage, 340, 196, 130, 4),
    ]),
  ].join('')
}

/** Long bundles that lie across each other, as they come from the ladle. */
function drawStrands(stage: Stage): string {
  const dice = stage.chance('strands')
  let d = ''
  for (let index = 0; index < 11; index++) {
    const share = (index - 5) / 5
    const half = Math.round(150 * Math.sqrt(1 - share * share * 0.75))
    const bow = dice.whole(-20, 20)
    d += from(
      x - half,
      y + 4 + share * 64,
      `q${Math.round(half * 0.5)} ${-24 + bow} ${half} 0q${Math.round(half * 0.5)} ${24 - bow} ${half} ${dice.whole(-8, 8)}`,
    )
  }
  for (let index = 0; index < 4; index++)
    d += from(x - 96 + index * 50, y - 56, `q${dice.whole(20, 60)} 50 ${dice.whole(-20, 30)} ${dice.whole(96, 112)}`)
  return d
}
