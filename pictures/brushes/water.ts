import { lighter, mix } from './ink.ts'
import { box, fill, lens } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

type Water = { top: number; foot?: number; left?: number; right?: number; shine?: { x: number; width?: number } }

/** Water to the lower edge: strokes that widen towards the viewer, warm ones below the light. */
export function drawWater(
  stage: Stage,
  { top, foot = bleed.bottom, left = bleed.left, right = bleed.right, shine }: Water,
): string {
  const { ink } = stage
  const dice = stage.chance('water')
  const far = mix(ink.mist, ink.water, 0.55)
  const parts = [fill(box(left, top, right - left, foot - top), stage.fade(top, foot, far, ink.water, ink.deep))]
  let pale = ''
  let dark = ''
  let warm = ''
  for (let row = 0; row < 16; row++) {
    const near = (row + 0.4) / 16
    const y = top + (foot - top) * near ** 1.35
    const long = 26 + 120 * near
    const high = 2 + near * 5
    for (let index = 0; index < 3; index++) {
      const piece = lens(dice.between(left, right - long), y + dice.between(-4, 4), long * dice.between(0.5, 1.1), high)
      if (index === 0) pale += piece
      else dark += piece
    }
    if (shine) {
      const wide = (shine.width ?? 60) * (0.5 + near)
      warm += lens(shine.x - wide / 2 + dice.between(-0.5, 0.3) * wide, y, wide * dice.between(0.3, 0.8), high * 0.9)
    }
  }
  parts.push(
    fill(dark, mix(ink.deep, ink.indigo, 0.4), 0.3),
    fill(pale, lighter(ink, ink.water, 0.6), ink.dusk ? 0.45 : 0.7),
  )
  if (shine) parts.push(fill(warm, ink.dusk ? ink.lamp : mix(ink.sky[2], ink.gold, 0.25), 0.75))
  return parts.join('')
}
