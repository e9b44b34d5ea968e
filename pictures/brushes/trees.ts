import { darker, lighter, mix } from './ink.ts'
import { dot, fill, flow, from, group, type Point, stroke, trim, way } from './pen.ts'
import { type Stage, stamp } from './stage.ts'

/** A tapering trunk along a few points. */
export function trunk(points: readonly Point[], thick: number, thin: number): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], index) => {
    const before = points[index - 1] ?? [x, y + 1]
    const after = points[index + 1] ?? [x, y]
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const half = (thick + ((thin - thick) * index) / (points.length - 1)) / 2
    const normal = [(-(after[1] - before[1]) / long) * half, ((after[0] - before[0]) / long) * half] as const
    left.push([x + normal[0], y + normal[1]])
    right.unshift([x - normal[0], y - normal[1]])
  })
  const back = flow(right).replace(/^M/, 'L')
  return `${flow(left)}${back}z`
}

/** One pad of needles, drawn once and used at every size. 120 wide, its middle at 0 0. */
function needlePad(stage: Stage): string {
  const { ink } = stage
  const snow = ink.season === 'winter'
  const green = snow ? mix(ink.jade, ink.green, 0.3) : mix(ink.jade, ink.green, 0.22)
  let needles = ''
  for (const x of [-44, -30, -17, -4, 10, 24, 38])
    needles += from(x, 2 - Math.abs(x) / 12, `l-5-10m5 10l1-12m-1 12l7-9`)
  return stage.define(
    'pad',
    fill('M-60 6q8-12 20-11q6-14 22-10q12-12 26-1q16-6 24 5q16-1 22 9q6 4 6 8q-58 14-120 0z', darker(ink.pine, 0.1)) +
      fill('M-54 3q6-9 16-8q6-12 20-8q12-11 24-1q14-5 22 5q14-1 20 9q-50 9-102 3z', green) +
      stroke(needles, lighter(ink, green, 0.34), 1.3, { opacity: 0.75 }) +
      (snow
        ? fill(
            'M-50-1q6-8 14-5q6-12 20-8q12-10 24 0q14-5 22 5q10 0 14 5q-20-2-34-1q-12-5-24 1q-16-4-36 3z',
            ink.dusk ? '#A9B6BF' : '#FDFCF8',
          )
        : ''),
  )
}

/** A red pine that leans: it stands at x, y and is `height` high. */
export function drawPine(
  stage: Stage,
  { x, y, height, lean = 1, name = 'pine' }: { x: number; y: number; height: number; lean?: 1 | -1; name?: string },
): string {
  const { ink } = stage
  const dice = stage.chance(name)
  const pad = needlePad(stage)
  const s = height / 300
  const bark = mix(ink.rust, ink.wood, 0.35)
  const sway = dice.between(0.7, 1.25)
  const stem: Point[] = [
    [6, 0],
    [-8, -60],
    [8, -120],
    [34 * sway, -175],
    [40 * sway, -225],
    [66 * sway, -262],
  ]
  const arms =
    trunk(
      [
        [14, -140],
        [-24, -176],
        [-52, -182],
      ],
      11,
      5,
    ) +
    trunk(
      [
        [36 * sway, -200],
        [70 * sway, -206],
        [104 * sway, -196],
      ],
      10,
      5,
    )
  const pads: readonly (readonly [number, number, number])[] = [
    [74 * sway, -272, 1.15],
    [22 * sway, -248, 0.7],
    [116 * sway, -206, 0.95],
    [-66, -190, 0.95],
    [62 * sway, -218, 0.62],
    [-22, -172, 0.5 + dice.between(0, 0.25)],
    [-48, -118, dice.is(0.5) ? 0.6 : 0.42],
  ]
  const trunkShape =
    trunk(stem, 26, 8) +
    trunk(
      [
        [0, -84],
        [-22, -104],
        [-44, -112],
      ],
      8,
      4,
    )
  const parts = [
    fill(trunkShape + arms, stage.fade(-260, 0, bark, darker(bark, 0.3))),
    stroke('M-6-30l7 8m-9-34l8 6m-2-26l9 5m0-30l9 8m4-28l10 5m-2-26l9 6', lighter(ink, bark, 0.4), 2.4, {
      opacity: 0.5,
    }),
    ...pads.map(([px, py, size]) => stamp(pad, px, py, { scale: Number(size.toFixed(2)) })),
  ]
  return group(
    parts.join(''),
    `translate(${Math.round(x)} ${Math.round(y)})scale(${lean < 0 ? '-' : ''}${trim(s)} ${trim(s)})`,
  )
}

/** A round tree of leaf clumps: ginkgo in autumn, blossom in spring. */
export function drawTree(
  stage: Stage,
  { x, y, height, name = 'tree', colour }: { x: number; y: number; height: number; name?: string; colour?: string },
): string {
  const { ink } = stage
  const dice = stage.chance(name)
  const tone =
    colour ??
    {
      spring: ink.dusk ? '#A27A72' : '#F0B9A8',
      summer: mix(ink.jade, ink.green, 0.5),
      autumn: dice.pick([ink.gold, ink.gold, ink.vermilion]),
      winter: mix(ink.wood, ink.lime, 0.6),
    }[ink.season]
  const s = height / 100
  let low = ''
  let middle = ''
  let top = ''
  for (let index = 0; index < 34; index++) {
    const angle = index * 2.4
    const out = Math.sqrt(index / 34) * 32
    const px = x + Math.cos(angle) * out * s
    const py = y - (66 - Math.sin(angle) * out * 0.86) * s
    low += dot(px, py + 5 * s)
    if (index % 3 !== 1) middle += dot(px - 4 * s, py - 3 * s)
    if (index % 5 === 0) top += dot(px - 8 * s, py - 8 * s)
  }
  const wood =
    trunk(
      [
        [x, y],
        [x + 2 * s, y - 30 * s],
        [x - 2 * s, y - 70 * s],
      ],
      8 * s,
      3 * s,
    ) +
    trunk(
      [
        [x + s, y - 34 * s],
        [x + 14 * s, y - 60 * s],
      ],
      4 * s,
      2 * s,
    )
  const wide = ink.season === 'winter' ? 7 : 13
  return (
    fill(wood, mix(ink.wood, ink.tile, 0.3)) +
    stroke(low, darker(tone, 0.24), wide * s) +
    stroke(middle, tone, (wide - 2) * s) +
    stroke(top, lighter(ink, tone, 0.3), (wide - 5) * s)
  )
}

/** Cypress and poplar: a flame on a stick. */
export function drawPoplar(x: number, y: number, height: number): string {
  const half = Math.round(height * 0.1)
  const h = Math.round(height)
  return (
    way([
      [x - 1, y],
      [x + 1, y],
      [x + 1, y - h * 0.2],
    ]) +
    from(
      x,
      y - h * 0.08,
      `q${-half * 2}${-Math.round(h * 0.5)} 0${-Math.round(h * 0.92)}q${half * 2} ${Math.round(h * 0.42)} 0 ${Math.round(h * 0.92)}z`,
    )
  )
}
