import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 356

/** A hill of shaved ice with sweet red beans and rice cakes, and a spoon for each. */
export function drawShavedIce(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('ice')
  const bowl = dice.pick([
    ink.dusk ? '#8C99A0' : '#D5DAD8',
    mix(ink.gold, ink.ochre, 0.25),
    mix(ink.green, ink.lime, 0.55),
    mix(ink.indigo, ink.water, 0.4),
  ])
  const ice = ink.dusk ? '#C6D0D4' : '#FDFEFC'
  const bean = ink.dusk ? '#5E2722' : '#7C3228'
  const beans = scatter(stage, 'beans', { x, y: y - 208, rx: 84, ry: 46, count: 30, long: 4 })
  const flakes = scatter(stage, 'flakes', { x, y: y - 70, rx: 164, ry: 92, count: 46, long: 12 })
  return [
    drawTable(stage),
    drawVessel(stage, {
      x,
      y,
      rx: 214,
      ry: 104,
      deep: 74,
      colour: bowl,
      inside: darker(ice, 0.16),
      rim: lighter(ink, bowl, 0.45),
    }),
    fill(
      from(
        x - 198,
        y + 4,
        'q-16-60 34-82q-4-60 52-84q26-66 112-68q86 4 112 70q54 26 50 84q48 26 34 80q-40 64-196 66q-154-2-198-66z',
      ),
      stage.sweep(x - 200, x + 200, ice, ice, mix(ice, ink.water, 0.4)),
    ),
    stroke(flakes, mix(ice, ink.water, 0.35), 4),
    stroke(from(x - 150, y - 40, 'q30-30 70-22m-50-66q20-30 60-30m60 96q50-10 90 18'), mix(ice, ink.water, 0.25), 7),
    fill(
      from(
        x - 104,
        y - 180,
        'q-14-38 26-52q32-30 84-24q62-2 82 32q36 18 14 56q10 30-20 42q-14 36-36 4q-30 10-48-6q-22 40-44 2q-44-2-58-54z',
      ),
      darker(bean, 0.2),
    ),
    stroke(beans, bean, 20) + stroke(beans, lighter(ink, bean, 0.28), 6),
    ...[
      [330, 190, -12],
      [452, 176, 14],
      [404, 236, 4],
    ].map(([px = 0, py = 0, turn = 0]) =>
      group(
        fill('M-28-6l28-14 28 14v16l-28 15-28-15z', ink.dusk ? '#B8BCB6' : '#F3EEE2') +
          fill('M-28-6l28-14 28 14-28 15z', ink.dusk ? '#D4D8D2' : '#FFFFFF'),
        `translate(${px} ${py})rotate(${turn})`,
      ),
    ),
    stroke(
      scatter(stage, 'powder', { x, y: y - 196, rx: 100, ry: 60, count: 24, long: 1 }),
      ink.dusk ? '#C9A86A' : '#E9CB8C',
      5,
    ),
    dice.is(0.5)
      ? stroke(dot(x + 16, y - 262), ink.vermilion, 30) + stroke(from(x + 16, y - 276, 'q6-18 20-22'), ink.pine, 4)
      : fill(from(x, y - 258, 'q-30-10-32-40q30 0 34 34q8-32 40-30q-4 30-42 36z'), ink.green),
    drawSpoon(stage, 'translate(648 300)rotate(24)'),
    drawSpoon(stage, 'translate(150 316)rotate(-20)'),
    fill(oval(x - 110, y + 24, 30, 9), '#FFFFFF', 0.4),
  ].join('')
}

function drawSpoon(stage: Stage, where: string): string {
  const metal = stage.ink.dusk ? '#A8B2B8' : '#DDE0DD'
  return group(
    stroke('M8 12v190', '#0A1216', 11, { opacity: 0.2 }) +
      stroke('M0 0v196', metal, 9) +
      fill(oval(0, -14, 26, 36), metal) +
      fill(oval(0, -12, 18, 27), darker(metal, 0.15)),
    where,
  )
}
