import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawAround, enlarged } from '#pictures/brushes/meal.ts'
import { fill, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 300

/** Rice below a wheel of vegetables, an egg in its middle. */
export function drawBibimbap(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bibimbap')
  const stoneBowl = dice.is(0.5)
  const colour = stoneBowl ? mix(ink.tile, ink.wood, 0.15) : mix(ink.gold, ink.ochre, 0.3)
  const tones = [
    ink.dusk ? '#2E6B53' : '#2F7353',
    '#D9742F',
    mix(ink.wood, ink.tile, 0.35),
    mix(ink.lime, ink.paper, 0.6),
    ink.dusk ? '#C9503A' : '#C9432A',
    mix(ink.green, ink.lime, 0.3),
    mix(ink.gold, ink.lime, 0.35),
  ]
  const start = dice.between(0, 6)
  const wedges = tones.map((tone, index) => {
    const angle = start + (index / tones.length) * 6.283
    const cx = x + Math.cos(angle) * 98
    const cy = y + 4 + Math.sin(angle) * 52
    const heap = fill(oval(cx, cy, 58, 36), darker(tone, 0.14))
    const threads =
      stroke(
        scatter(stage, `wedge ${index}`, { x: cx, y: cy - 4, rx: 50, ry: 28, count: 15, long: 22 }),
        lighter(ink, tone, 0.14),
        5,
      ) +
      stroke(
        scatter(stage, `top ${index}`, { x: cx, y: cy - 6, rx: 44, ry: 22, count: 8, long: 18 }),
        lighter(ink, tone, 0.36),
        3,
      )
    return [cy, heap + threads] as const
  })
  wedges.sort((a, b) => a[0] - b[0])
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 206,
        ry: 118,
        deep: 84,
        colour,
        inside: stoneBowl ? darker(colour, 0.3) : mix(colour, ink.lime, 0.2),
      }),
      ...wedges.map(([, drawn]) => drawn),
      fill(
        'M336 292q4-34 44-30q24-16 52-2q40 0 34 32q2 34-40 34q-24 12-46 0q-44 2-44-34z',
        ink.dusk ? '#D9D6CB' : '#FFFDF6',
      ),
      fill(oval(x + 2, y - 6, 32, 22), ink.gold),
      fill(oval(x - 6, y - 13, 13, 7), lighter(ink, ink.gold, 0.6), 0.8),
      stroke(
        scatter(stage, 'sesame', { x, y, rx: 130, ry: 66, count: 26, long: 1 }),
        ink.dusk ? '#D8CDB4' : '#FFF4D6',
        4,
      ),
      drawCutlery(stage, 690, 330, 16),
      drawSteam(stage, 370, 200, 110, 3),
    ]),
  ].join('')
}

/** Buckwheat in iced broth, with cucumber, pear, half an egg. */
export function drawColdNoodles(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cold')
  const spicy = dice.is(0.4)
  const metal = ink.dusk ? '#8C99A0' : '#D5DAD8'
  const broth = spicy ? (ink.dusk ? '#8C3B2B' : '#C9573A') : ink.dusk ? '#8F8468' : '#E9DDBB'
  const noodle = ink.dusk ? '#7D6A54' : '#9C8063'
  let coils = ''
  for (let ring = 0; ring < 9; ring++)
    coils += oval(x - 4 + dice.between(-5, 5), y - 8 + dice.between(-4, 4), 118 - ring * 12, (118 - ring * 12) * 0.52)
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 208,
        ry: 120,
        deep: 76,
        colour: metal,
        inside: broth,
        rim: lighter(ink, metal, 0.5),
      }),
      fill(
        scatter(stage, 'ice', { x, y: y + 6, rx: 168, ry: 84, count: 12, long: 0 }).replaceAll(
          /l[-\d ]+/g,
          'l18-8 16 8-16 10z',
        ),
        '#FFFFFF',
        ink.dusk ? 0.3 : 0.6,
      ),
      fill(oval(x - 4, y - 6, 126, 66), darker(noodle, 0.24)),
      stroke(coils, noodle, 6),
      stroke(coils, lighter(ink, noodle, 0.4), 1.8),
      stroke(
        scatter(stage, 'cucumber', { x: x + 64, y: y - 34, rx: 44, ry: 20, count: 18, long: 30 }),
        ink.dusk ? '#5A9470' : '#77B184',
        5,
      ),
      stroke(
        scatter(stage, 'pear', { x: x - 74, y: y - 22, rx: 38, ry: 18, count: 12, long: 30 }),
        ink.dusk ? '#CFC7A8' : '#FBF3D4',
        7,
      ),
      stroke(
        scatter(stage, 'sauce', { x: x - 8, y: y + 22, rx: 50, ry: 18, count: 12, long: 12 }),
        ink.vermilion,
        spicy ? 12 : 4,
      ),
      fill(oval(x + 8, y - 36, 46, 29), ink.dusk ? '#D9D6CB' : '#FFFDF6'),
      fill(oval(x + 10, y - 38, 26, 16), ink.gold),
      fill(oval(x + 2, y - 43, 9, 4), lighter(ink, ink.gold, 0.6)),
      drawCutlery(stage, 690, 330, 16),
    ]),
  ].join('')
}
