import { darker, lighter, mix } from './ink.ts'
import { dot, fill, flow, from, type Point, stroke } from './pen.ts'
import type { Stage } from './stage.ts'

/** Low bushes in a row, as clipped in a courtyard. */
export function drawBushes(
  stage: Stage,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
): string {
  const { ink } = stage
  const dice = stage.chance(`bushes ${x}`)
  let back = ''
  let front = ''
  for (let at = 0; at < width; at += size * 0.7) {
    back += dot(x + at, y - size * dice.between(0.35, 0.6))
    front += dot(x + at + size * 0.3, y - size * dice.between(0.1, 0.25))
  }
  const colour = ink.season === 'autumn' ? mix(ink.jade, ink.foliage, 0.4) : ink.foliage
  return stroke(back, darker(colour, 0.12), size) + stroke(front, lighter(ink, colour, 0.14), size * 0.8)
}

/** Blades of grass or reed from the lower edge; with plumes in autumn. */
export function drawReeds(
  stage: Stage,
  {
    x,
    y,
    width,
    height,
    count,
    plumes = false,
    colour,
  }: { x: number; y: number; width: number; height: number; count: number; plumes?: boolean; colour?: string },
): string {
  const { ink } = stage
  const dice = stage.chance(`reeds ${x}`)
  let blades = ''
  let heads = ''
  for (let index = 0; index < count; index++) {
    const footX = x + dice.between(0, width)
    const tall = Math.round(height * dice.between(0.5, 1))
    const bend = Math.round(dice.between(-0.1, 0.34) * tall)
    blades += from(
      footX,
      y,
      `q${Math.round(bend * 0.1)} ${-Math.round(tall * 0.6)} ${bend} ${-tall}l${-Math.round(bend * 0.7) - 4} ${Math.round(tall * 0.5)}L${Math.round(footX) - 6} ${Math.round(y)}z`,
    )
    if (plumes && index % 2 === 0) heads += from(footX + bend, y - tall, `q-9 9-8 24q9-4 12-15q6-10 13-14q-12-4-17 5z`)
  }
  const tone = colour ?? ink.foliage
  return fill(blades, tone) + fill(heads, ink.dusk ? '#A68E6B' : lighter(ink, ink.ochre, 0.4))
}

/** A dark near shape for a corner: ground with grass on it. */
export function drawCorner(stage: Stage, side: 'left' | 'right', height = 90): string {
  const { ink } = stage
  const at = (x: number) => (side === 'left' ? -80 + x : 880 - x)
  const tone = darker(ink.pine, 0.1)
  const points: Point[] = [
    [at(0), 660 - height],
    [at(90), 660 - height * 0.92],
    [at(200), 660 - height * 0.5],
    [at(330), 662],
  ]
  return (
    fill(`${flow(points)}L${at(0)} 662z`, tone) +
    drawReeds(stage, {
      x: side === 'left' ? -70 : 700,
      y: 640,
      width: 170,
      height: height * 0.9,
      count: 12,
      colour: darker(ink.foliage, 0.25),
    })
  )
}
