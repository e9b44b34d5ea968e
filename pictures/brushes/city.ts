import { darker, mix } from './ink.ts'
import { box, fill, from, stroke } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

type Skyline = {
  name: string
  foot: number
  low: number
  high: number
  colour: string
  lit?: number
  step?: number
  left?: number
  right?: number
}

/** Blocks of a city with their windows: dashed strokes, so that a thousand panes cost a line. */
export function drawSkyline(
  stage: Stage,
  { name, foot, low, high, colour, lit = 0.5, step = 34, left = bleed.left, right = bleed.right }: Skyline,
): string {
  const { ink } = stage
  const dice = stage.chance(`city ${name}`)
  let blocks = ''
  let shade = ''
  let panes = ''
  for (let x = left; x < right;) {
    const width = Math.round(step * dice.between(0.6, 1.35))
    const height = Math.round(dice.between(low, high) * (dice.is(0.15) ? 1.25 : 1))
    const top = foot - height
    blocks += box(x, top, width + 1, height)
    if (dice.is(0.4)) blocks += box(x + width * 0.3, top - 8, width * 0.3, 9)
    if (dice.is(0.5)) shade += box(x + width * 0.66, top, width * 0.34, height)
    for (let column = 5; column < width - 4; column += 8)
      if (dice.is(lit))
        panes += from(x + column, top + 8 + dice.whole(0, 3) * 5, `v${Math.max(6, height - 16 - dice.whole(0, 4) * 6)}`)
    x += width + (dice.is(0.25) ? dice.whole(4, 20) : 0)
  }
  const pane = ink.dusk ? mix(ink.lamp, colour, 0.25) : mix(colour, '#FFFFFF', 0.4)
  return (
    fill(blocks, stage.fade(foot - high, foot, colour, mix(colour, ink.mist, 0.5))) +
    fill(shade, darker(colour, 0.3), 0.25) +
    stroke(panes, pane, 3, { dash: ink.dusk ? '3 9 3 17 3 5' : '3 5', butt: true, opacity: ink.dusk ? 0.85 : 0.6 })
  )
}

/** The city's tower: shaft, cabin, mast. `y` is where it stands. */
export function drawTower(stage: Stage, x: number, y: number, height: number, depth = 1): string {
  const { ink } = stage
  const h = (share: number) => Math.round(height * share)
  const body = mix(ink.mist, darker(ink.indigo, 0.25), depth)
  const shaft = from(x - h(0.028), y, `l${h(0.01)}${-h(0.48)}h${h(0.036)}l${h(0.01)} ${h(0.48)}z`)
  const cabin = from(
    x - h(0.07),
    y - h(0.5),
    `q${h(0.01)} ${h(0.04)} ${h(0.045)} ${h(0.06)}h${h(0.05)}q${h(0.035)}${-h(0.02)} ${h(0.045)}${-h(0.06)}zM${Math.round(x - h(0.08))} ${Math.round(y - h(0.5))}h${h(0.16)}l${-h(0.02)}${-h(0.045)}h${-h(0.12)}z`,
  )
  const neck = from(x - h(0.04), y - h(0.54), `h${h(0.08)}l${-h(0.01)}${-h(0.05)}h${-h(0.06)}z`)
  return (
    fill(shaft + cabin + neck, body) +
    stroke(
      from(x - h(0.07), y - h(0.515), `h${h(0.14)}`),
      ink.dusk ? ink.lamp : mix(body, ink.lime, 0.75),
      Math.max(1.5, height * 0.018),
      { butt: true },
    ) +
    stroke(from(x, y - h(0.58), `v${-h(0.2)}`), mix(body, ink.lime, 0.4), Math.max(1.5, height * 0.018), {
      butt: true,
    }) +
    stroke(from(x, y - h(0.78), `v${-h(0.18)}`), ink.vermilion, Math.max(1.2, height * 0.011), {
      dash: `${Math.max(3, h(0.03))} ${Math.max(2, h(0.015))}`,
      butt: true,
    })
  )
}
