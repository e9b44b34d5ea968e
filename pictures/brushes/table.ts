import { darker, lighter, mix } from './ink.ts'
import { box, dot, fill, from, group, oval, stroke, trim } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

/** A table from above and a little from the front: wood of one of four tones, or slate, with light across it. */
export function drawTable(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('table')
  const tone = dice.pick([
    mix(ink.wood, ink.ochre, 0.45),
    mix(ink.ochre, ink.lime, 0.35),
    mix(ink.wood, ink.tile, 0.3),
    mix(ink.tile, ink.jade, 0.25),
    mix(ink.stone, ink.ochre, 0.2),
  ])
  const plank = dice.whole(104, 150)
  let seams = ''
  let grain = ''
  for (let y = bleed.top + 30; y < bleed.bottom; y += plank) {
    seams += from(bleed.left, y, 'h960')
    for (let index = 0; index < 5; index++)
      grain += from(
        dice.between(-80, 760),
        y + dice.between(14, plank - 14),
        `q60 ${dice.whole(-6, 6)} ${dice.whole(110, 220)} 0`,
      )
  }
  const lean = dice.whole(120, 260)
  const start = dice.whole(380, 560)
  const shaft = from(start, bleed.top, `h${dice.whole(130, 220)}l${-lean - 220} 720h-190z`)
  return [
    fill(
      box(bleed.left, bleed.top, 960, 720),
      stage.fade(bleed.top, bleed.bottom, lighter(ink, tone, 0.08), tone, darker(tone, 0.2)),
    ),
    stroke(grain, darker(tone, 0.3), 1.6, { opacity: 0.35 }),
    stroke(seams, darker(tone, 0.4), 2.4, { opacity: 0.5, butt: true }),
    fill(shaft, ink.dusk ? ink.lamp : '#FFF6DC', ink.dusk ? 0.1 : 0.16),
  ].join('')
}

type Vessel = {
  x: number
  y: number
  rx: number
  ry?: number
  deep: number
  colour: string
  inside: string
  rim?: string
}

/** A bowl with its shadow: outer wall, rim, inside. What lies in it is drawn after it. */
export function drawVessel(stage: Stage, { x, y, rx, ry = rx * 0.56, deep, colour, inside, rim }: Vessel): string {
  const w = Math.round(rx)
  const h = Math.round(ry)
  const d = Math.round(deep)
  const foot = Math.round(rx * 0.42)
  const wall = from(
    x - w,
    y,
    `q${Math.round(w * 0.16)} ${d + Math.round(h * 0.62)} ${w - foot} ${d + Math.round(h * 0.86)}h${foot * 2}q${w - Math.round(w * 0.16) - foot}${-Math.round(h * 0.24)} ${w - foot}${-d - Math.round(h * 0.86)}z`,
  )
  return [
    fill(oval(x + rx * 0.16, y + d + ry * 0.5, rx * 1.02, ry * 0.78), '#0A1216', 0.28),
    fill(wall, stage.sweep(x - rx, x + rx, lighter(stage.ink, colour, 0.22), colour, darker(colour, 0.32))),
    fill(oval(x, y, rx, ry), rim ?? lighter(stage.ink, colour, 0.3)),
    fill(oval(x, y + 1, rx * 0.93, ry * 0.91), darker(inside, 0.22)),
    fill(oval(x, y + ry * 0.06, rx * 0.91, ry * 0.86), inside),
  ].join('')
}

export function drawPlate(stage: Stage, x: number, y: number, rx: number, colour: string): string {
  return [
    fill(oval(x + 6, y + 10, rx * 1.02, rx * 0.58), '#0A1216', 0.25),
    fill(oval(x, y, rx, rx * 0.56), stage.sweep(x - rx, x + rx, lighter(stage.ink, colour, 0.4), darker(colour, 0.12))),
    fill(oval(x, y + 1, rx * 0.78, rx * 0.42), darker(colour, 0.06)),
  ].join('')
}

/** Metal chopsticks and a long spoon, as they lie here: side by side, to the right. */
export function drawCutlery(stage: Stage, x: number, y: number, turn = 14, size = 1): string {
  const { ink } = stage
  const metal = ink.dusk ? '#A8B2B8' : '#DDE0DD'
  const shadow = group(stroke('M0 0v210M14 0v210M44 60v150', '#0A1216', 8), 'translate(6 7)', ' opacity=".2"')
  const sticks =
    stroke('M0 0v210', metal, 6) +
    stroke('M14 0v210', metal, 6) +
    stroke('M0 178v32M14 178v32', stage.chance('cutlery').pick([ink.vermilion, ink.indigo, ink.gold]), 6)
  const spoon =
    fill('M44 74q-20-6-20-38q0-34 20-34q20 0 20 34q0 32-20 38z', metal) +
    fill('M44 66q-13-6-13-30q0-24 13-24q13 0 13 24q0 24-13 30z', darker(metal, 0.16)) +
    stroke('M44 70v140', metal, 7)
  return group(
    shadow + sticks + spoon,
    `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${trim(size)})`,
  )
}

const sides = ['kimchi', 'spinach', 'sprouts', 'egg', 'radish', 'seaweed'] as const

/** Small dishes; which ones and in which bowl depends on the place. */
export function drawSides(stage: Stage, seats: readonly (readonly [x: number, y: number, rx: number])[]): string {
  const { ink } = stage
  const dice = stage.chance('sides')
  return seats
    .map(([x, y, rx]) => {
      const glaze = dice.pick([ink.paper, mix(ink.green, ink.lime, 0.55), ink.lime, mix(ink.tile, ink.indigo, 0.3)])
      const bowl = drawVessel(stage, { x, y, rx, deep: rx * 0.34, colour: glaze, inside: darker(glaze, 0.1) })
      return bowl + drawSide(stage, dice.pick([...sides, 'kimchi']), x, y, rx)
    })
    .join('')
}

function drawSide(stage: Stage, side: (typeof sides)[number], x: number, y: number, rx: number): string {
  const { ink } = stage
  const dice = stage.chance(`side ${Math.round(x)}`)
  const strips = (count: number, long: number) => {
    let d = ''
    for (let index = 0; index < count; index++) {
      const angle = dice.between(0, 6.28)
      const out = Math.sqrt(dice.next()) * rx * 0.55
      d += from(
        x + Math.cos(angle) * out,
        y - rx * 0.06 + Math.sin(angle) * out * 0.5,
        `q${dice.whole(-8, 8)} ${dice.whole(-9, 2)} ${Math.round(dice.between(-1, 1) * long)} ${dice.whole(-6, 6)}`,
      )
    }
    return d
  }
  const red = ink.dusk ? '#C9503A' : '#D4512F'
  const looks = {
    kimchi: () =>
      stroke(strips(9, 22), red, rx / 5) +
      stroke(strips(6, 18), mix(ink.lime, ink.gold, 0.3), rx / 8) +
      stroke(strips(4, 12), ink.green, rx / 12),
    spinach: () =>
      stroke(strips(12, 20), ink.dusk ? '#2E6B53' : '#2F7353', rx / 6) +
      stroke(strips(8, 18), ink.dusk ? '#4B8A68' : '#4F9A70', rx / 12),
    sprouts: () =>
      stroke(strips(14, 24), mix(ink.lime, ink.paper, 0.5), rx / 12) + stroke(strips(7, 3), ink.gold, rx / 7),
    egg: () =>
      stroke([-0.36, -0.12, 0.12, 0.36].map((s) => dot(x + s * rx, y - rx * 0.08)).join(''), ink.gold, rx / 2.6) +
      stroke(
        [-0.36, -0.12, 0.12, 0.36].map((s) => dot(x + s * rx, y - rx * 0.1)).join(''),
        lighter(ink, ink.gold, 0.4),
        rx / 5,
      ),
    radish: () =>
      stroke(
        [-0.4, -0.15, 0.1, 0.35]
          .map((s) =>
            from(
              x + s * rx,
              y - rx * 0.16,
              `q${Math.round(rx * 0.1)} ${Math.round(rx * 0.12)} 0 ${Math.round(rx * 0.26)}`,
            ),
          )
          .join(''),
        mix(ink.gold, '#FFE96A', 0.35),
        rx / 6,
      ),
    seaweed: () =>
      stroke(strips(9, 26), darker(ink.pine, 0.2), rx / 5) +
      stroke(strips(6, 20), mix(ink.pine, ink.green, 0.4), rx / 12),
  }
  return looks[side]()
}

/** Short strokes that lie around a point inside an ellipse: rice, noodles, leaves, crumbs. */
export function scatter(
  stage: Stage,
  name: string,
  { x, y, rx, ry, count, long }: { x: number; y: number; rx: number; ry: number; count: number; long: number },
): string {
  const dice = stage.chance(name)
  let d = ''
  for (let index = 0; index < count; index++) {
    const angle = dice.between(0, 6.283)
    const out = Math.sqrt(dice.next())
    const turn = dice.between(0, 3.14)
    d += from(
      x + Math.cos(angle) * out * rx,
      y + Math.sin(angle) * out * ry,
      `l${Math.round(Math.cos(turn) * long)} ${Math.round(Math.sin(turn) * long * 0.6)}`,
    )
  }
  return d
}
