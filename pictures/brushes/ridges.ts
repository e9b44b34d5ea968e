import { darker, faded, lighter, mix } from './ink.ts'
import { fill, from, type Point, stroke, way } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

type Ridge = {
  name: string
  /** The crest, named by hand, from the left edge to the right. */
  crest: readonly Point[]
  /** 1 at hand, .25 the far range. */
  depth: number
  pigment: string
  /** Where the range has become mist. */
  foot: number
  rough?: number
  /** Lee sides and falling strokes on steep crests. */
  creased?: boolean
  /** A fringe of trees this high. */
  trees?: number
  /** Its peaks stand where they were named; every other range moves a little with the place. */
  fixed?: boolean
}

/** One range of hills, fading to mist at its own foot. */
export function drawRidge(
  stage: Stage,
  { name, crest: named, depth, pigment, foot, rough = 0.12, creased = false, trees = 0, fixed = false }: Ridge,
): string {
  const { ink } = stage
  const colour = faded(ink, pigment, depth)
  const crest = fixed ? named : moved(stage, name, named, foot)
  const points = roughen(stage, name, crest, rough)
  const highest = Math.min(...points.map(([, y]) => y))
  const last = points.at(-1) ?? [bleed.right, foot]
  const first = points[0] ?? [bleed.left, foot]
  const edge = trees > 0 ? treeLine(stage, name, points, trees) : way(points, false)
  const body = `${edge}L${Math.round(last[0])} ${Math.round(foot)}H${Math.round(first[0])}z`
  const parts = [
    fill(body, stage.fade(highest, foot, colour, mix(colour, ink.mist, 0.25), mix(colour, ink.mist, 0.86))),
  ]
  if (creased) parts.push(drawCreases(stage, name, crest, { foot, colour }))
  return parts.join('')
}

/** The same range as another place sees it: peaks further to a side, higher or lower. */
function moved(stage: Stage, name: string, crest: readonly Point[], foot: number): Point[] {
  const dice = stage.chance(`moved ${name}`)
  return crest.map(([x, y], index) => {
    const before = crest[index - 1]
    const after = crest[index + 1]
    if (!before || !after) return [x, y]
    const free = Math.min(x - before[0], after[0] - x)
    return [x + dice.between(-0.4, 0.4) * free, y + dice.between(-0.26, 0.16) * (foot - y)]
  })
}

/** Midpoint displacement: the peaks stay where they are. */
function roughen(stage: Stage, name: string, crest: readonly Point[], rough: number): Point[] {
  const dice = stage.chance(`ridge ${name}`)
  let points = [...crest]
  for (let round = 0; round < 3; round++) {
    const finer: Point[] = []
    points.forEach((point, index) => {
      const before = points[index - 1]
      if (before) {
        const span = point[0] - before[0]
        if (span > 16)
          finer.push([
            (before[0] + point[0]) / 2 + dice.between(-0.1, 0.1) * span,
            (before[1] + point[1]) / 2 + dice.between(-1, 1) * rough * span * 0.6,
          ])
      }
      finer.push(point)
    })
    points = finer
  }
  return points
}

/** Every steep peak throws a shadow on its lee side and carries a few strokes down both. */
function drawCreases(
  stage: Stage,
  name: string,
  crest: readonly Point[],
  { foot, colour }: { foot: number; colour: string },
): string {
  const { ink } = stage
  const dice = stage.chance(`crease ${name}`)
  let lee = ''
  let dark = ''
  let pale = ''
  crest.forEach(([x, y], index) => {
    const before = crest[index - 1]
    const after = crest[index + 1]
    if (!before || !after || before[1] <= y || after[1] <= y) return
    const fall = Math.min(after[1], foot) - y
    if (fall / (after[0] - x) < 0.3 || fall < 24) return
    const run = (after[0] - x) / fall
    const deep = Math.max(fall, (foot - y) * 0.7)
    const spine: Point[] = [[x, y]]
    for (let step = 1; step <= 6; step++) {
      const sway = (dice.between(-0.05, 0.16) + (step % 2) * 0.1) * Math.min(fall, (after[0] - x) * 1.2)
      spine.push([x + sway + (step / 6) * (after[0] - x) * 0.3, y + (deep * step) / 6])
    }
    lee += way([...spine, after])
    const strokes = Math.min(14, 5 + Math.round(fall / 24))
    for (let step = 0; step < strokes; step++) {
      const down = dice.between(0.12, 0.7) * fall
      const side = run * down * dice.between(0.15, 0.86)
      const long = Math.round(dice.between(0.14, 0.3) * fall)
      dark += from(
        x + side,
        y + down,
        `q${Math.round(run * long * 0.2)} ${Math.round(long / 2)} ${Math.round(run * long * 0.7)} ${long}`,
      )
      const lean = (x - before[0]) / Math.max(1, before[1] - y)
      if (step < 4)
        pale += from(
          x - lean * down * dice.between(0.2, 0.8),
          y + down,
          `q${-Math.round(lean * long * 0.2)} ${Math.round(long / 2)} ${-Math.round(lean * long * 0.7)} ${long}`,
        )
    }
  })
  const shade = mix(colour, darker(colour, 0.35), ink.dusk ? 0.7 : 0.5)
  const top = Math.min(...crest.map(([, y]) => y))
  return (
    fill(lee, stage.fade(top, top + (foot - top) * 0.85, `${shade}B4`, `${shade}66`, `${shade}00`)) +
    stroke(dark, darker(colour, 0.3), 1.6, { opacity: 0.32 }) +
    stroke(pale, lighter(ink, colour, 0.55), 1.6, { opacity: ink.dusk ? 0.3 : 0.55 })
  )
}

/** The crest with small firs on it. */
function treeLine(stage: Stage, name: string, points: readonly Point[], height: number): string {
  const dice = stage.chance(`trees ${name}`)
  const line: Point[] = []
  const step = height * 0.85
  points.forEach(([x, y], index) => {
    const before = points[index - 1]
    if (before) {
      const count = Math.max(1, Math.round((x - before[0]) / step))
      for (let at = 1; at <= count; at++) {
        const share = at / count
        const toX = before[0] + (x - before[0]) * share
        const toY = before[1] + (y - before[1]) * share
        const width = (x - before[0]) / count
        const tall = height * dice.pick([0.55, 0.75, 1, 1.2])
        line.push([toX - width * 0.5, toY - tall], [toX, toY])
      }
    } else line.push([x, y])
  })
  return way(line, false)
}

/** Peaks over the width: `at` gives x and height of each; between them the saddle lies. */
export function crestOf(base: number, peaks: readonly (readonly [x: number, rise: number])[], saddle = 0.35): Point[] {
  const points: Point[] = [[bleed.left, base - 6]]
  peaks.forEach(([x, rise], index) => {
    points.push([x, base - rise])
    const next = peaks[index + 1]
    if (next) points.push([x + (next[0] - x) * 0.52, base - Math.min(rise, next[1]) * saddle])
  })
  points.push([bleed.right, base - 10])
  return points
}
