import { darker, lighter, mix } from './ink.ts'
import { fill, flow, from, stroke } from './pen.ts'
import type { Stage } from './stage.ts'

/** Weathered rock with a pale top edge and a dark foot. */
export function drawRock(stage: Stage, edge: readonly (readonly [number, number])[], depth: number): string {
  const { ink } = stage
  const dice = stage.chance(`rock ${depth}`)
  const rock = mix(ink.mist, mix(ink.stone, ink.tile, ink.dusk ? 0.5 : 0.55), depth)
  const rough = edge.flatMap(([x, y], index) => {
    const next = edge[index + 1]
    if (!next) return [[x, y] as const]
    const span = next[0] - x
    return [0, 0.25, 0.5, 0.75].map(
      (share) => [x + span * share, y + (next[1] - y) * share + dice.between(-14, 14)] as const,
    )
  })
  const last = edge.at(-1) ?? [880, 600]
  const first = edge[0] ?? [0, 660]
  const line = flow(rough)
  let cracks = ''
  for (const [x, y] of rough)
    if (dice.is(0.7))
      cracks += from(
        x + 6,
        y + 16,
        `l${dice.whole(-14, 14)} ${dice.whole(18, 40)}l${dice.whole(-10, 10)} ${dice.whole(10, 30)}`,
      )
  return (
    fill(`${line}L${last[0]} 664H${first[0]}z`, stage.fade(first[1] - 160, 664, rock, darker(rock, 0.45))) +
    stroke(line, lighter(ink, rock, 0.5), 5, { opacity: 0.7 }) +
    stroke(cracks, darker(rock, 0.5), 2.4, { opacity: 0.5 })
  )
}
