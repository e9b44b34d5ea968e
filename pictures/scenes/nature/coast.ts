import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, flow, from, type Point, stroke, way } from '#pictures/brushes/pen.ts'
import { drawBoat } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { drawWater } from '#pictures/brushes/water.ts'
import { drawStacks } from './sea-stacks.ts'

/** Pillars of rock in the sea, seen over basalt columns with the surf at their feet. */
export function drawCoast(stage: Stage): string {
  return drawShore(stage, drawStacks)
}

/** The same shore with a tuff cone and its crater before it. */
export function drawCraterCoast(stage: Stage): string {
  const dice = stage.chance('cone')
  return drawShore(stage, (_, horizon) =>
    drawCone(stage, {
      x: dice.between(500, 560),
      foot: horizon + 62,
      height: dice.between(170, 205),
      wide: dice.between(240, 290),
    }),
  )
}

function drawShore(stage: Stage, drawSubject: (stage: Stage, horizon: number) => string): string {
  const { ink } = stage
  const dice = stage.chance('coast')
  const horizon = dice.between(290, 320)
  const discX = dice.between(110, 230)
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [90, 230] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        horizon,
        [
          [-40, 30],
          [120, 18],
          [760, 34],
        ],
        0.2,
      ),
      depth: 0.3,
      pigment: ink.indigo,
      foot: horizon + 4,
      rough: 0.06,
    }),
    drawWater(stage, { top: horizon, shine: { x: discX } }),
    drawSubject(stage, horizon),
    dice.is(0.6) ? drawBoat(stage, dice.between(210, 320), horizon + dice.between(70, 110), 46) : '',
    drawColumns(stage, dice.is(0.5)),
    ink.season === 'winter' || ink.season === 'spring' ? drawBranch(stage, { x: 884, y: 60, scale: 1 }) : '',
    drawReeds(stage, {
      x: 700,
      y: 470,
      width: 170,
      height: 90,
      count: 16,
      plumes: ink.season === 'autumn',
      colour: ink.season === 'autumn' ? mix(ink.ochre, ink.jade, 0.4) : ink.foliage,
    }),
    drawWeather(stage),
  ].join('')
}

type Cone = { x: number; foot: number; height: number; wide: number }

/** A crown of rock around a green bowl, with gullies falling to the shore. */
function drawCone(stage: Stage, { x, foot, height, wide }: Cone): string {
  const { ink } = stage
  const dice = stage.chance('cone')
  const green = mix(ink.mist, mix(ink.foliage, ink.green, 0.35), 0.85)
  const top = foot - height
  const crown: Point[] = []
  const teeth = 9
  for (let index = 0; index <= teeth; index++) {
    const share = index / teeth
    const dip = 26 * Math.sin(Math.PI * share)
    crown.push(
      [x - wide * 0.42 + wide * 0.84 * share - 9, top + dip + dice.between(14, 26)],
      [x - wide * 0.42 + wide * 0.84 * share, top + dip + dice.between(-10, 8)],
    )
  }
  const body: Point[] = [
    [x - wide, foot],
    [x - wide * 0.72, foot - height * 0.36],
    [x - wide * 0.5, foot - height * 0.8],
    ...crown,
    [x + wide * 0.52, foot - height * 0.66],
    [x + wide * 0.72, foot - height * 0.3],
    [x + wide * 1.15, foot - 14],
    [x + wide * 1.5, foot],
  ]
  let gullies = ''
  let lit = ''
  crown.forEach(([px, py], index) => {
    if (index % 2 === 0) return
    const lean = (px - x) * 0.62
    const long = height * dice.between(0.5, 0.82)
    gullies += way([
      [px + 2, py + 6],
      [px + lean * 0.4 + 10, py + long * 0.5],
      [px + lean, py + long],
      [px + lean * 0.3 - 3, py + long * 0.5],
    ])
    lit += way([
      [px - 3, py + 4],
      [px + lean * 0.3 - 8, py + long * 0.4],
      [px + lean * 0.6 - 12, py + long * 0.7],
      [px + lean * 0.25 - 14, py + long * 0.36],
    ])
  })
  const shore = flow([
    [x - wide - 14, foot + 1],
    [x - wide * 0.4, foot + 6],
    [x + wide * 0.5, foot + 2],
    [x + wide * 1.5, foot + 4],
  ])
  return [
    fill(way(body), stage.fade(top, foot, green, mix(green, ink.gold, 0.22))),
    fill(gullies, darker(green, 0.42), 0.5),
    fill(lit, lighter(ink, green, 0.45), 0.4),
    stroke(way(crown, false), mix(ink.tile, green, 0.4), 4, { opacity: 0.65 }),
    stroke(shore, ink.dusk ? '#A9BAC4' : '#FFFFFF', 4, { opacity: 0.8 }),
  ].join('')
}

/** Six-sided columns, each with a lit top and two sides, stepping up to the right; surf between the rows. */
function drawColumns(stage: Stage, steep: boolean): string {
  const { ink } = stage
  const dice = stage.chance('columns')
  const basalt = ink.dusk ? '#22303C' : '#434E55'
  const rise = (x: number) => {
    const share = (x - bleed.left) / 960
    return steep ? 260 * Math.max(0, share - 0.32) ** 1.15 : 46 * Math.cos(share * 8) + 210 * Math.max(0, share - 0.5)
  }
  const parts: string[] = []
  for (let row = 0; row < 3; row++) {
    let faces = ''
    let sides = ''
    let caps = ''
    let joints = ''
    const w = 32 + row * 9
    const a = Math.round(w * 0.28)
    const b = Math.round(w * 0.44)
    const c = w - a - b
    for (let x = bleed.left - row * 14; x < bleed.right; x += w) {
      const top = 508 + row * 58 - rise(x) * (1 - row * 0.26) + dice.pick([-20, -8, 8, 20])
      caps += from(x, top, `l${c}-8h${b}l${a} 8l${-c} 8h${-b}z`)
      faces += from(x, top, `l${a} 8h${b}V662H${Math.round(x)}z`)
      sides += from(x + a + b, top + 8, `l${c}-8V662h${-c}z`)
      if (dice.is(0.6)) joints += from(x + 2, top + dice.between(26, 70), `l${a} 7h${b}l${c - 3}-7`)
    }
    const tone = mix(basalt, ink.mist, [0.34, 0.14, 0][row] ?? 0)
    parts.push(
      fill(faces, stage.fade(330 + row * 90, 662, lighter(ink, tone, 0.08), darker(tone, 0.4))),
      fill(sides, darker(tone, 0.42)),
      fill(caps, lighter(ink, tone, 0.46)),
      stroke(joints, darker(tone, 0.5), 1.4, { opacity: 0.55 }),
    )
    if (row === 0) parts.push(drawSurf(stage, (x) => 556 - rise(x) * 0.5))
  }
  return parts.join('')
}

function drawSurf(stage: Stage, height: (x: number) => number): string {
  const { ink } = stage
  const dice = stage.chance('surf')
  let foam = ''
  let edge = ''
  let spray = ''
  for (let x = bleed.left; x < 560; x += 13) {
    if (x % 2 === 0 || dice.is(0.4)) foam += dot(x + dice.between(-6, 6), height(x) + dice.between(2, 18))
    edge += dot(x + dice.between(-7, 7), height(x) - dice.between(2, 14))
    if (dice.is(0.3)) spray += dot(x + dice.between(-12, 12), height(x) - dice.between(14, 40))
  }
  const white = ink.dusk ? '#AEBFC9' : '#FFFFFF'
  return (
    stroke(foam, darker(white, 0.1), 28, { opacity: 0.9 }) +
    stroke(edge, white, 15, { opacity: 0.9 }) +
    stroke(spray, white, 6, { opacity: 0.75 })
  )
}
