import { darker, lighter } from './ink.ts'
import { box, fill, stroke } from './pen.ts'
import { type Stage, stamp } from './stage.ts'

/** A paper lantern that hangs from 0 0, 60 high; its colour is the use's colour. */
export function lantern(stage: Stage, kind: 'round' | 'lotus' | 'long' = 'round'): string {
  const { ink } = stage
  const halo = ink.dusk ? `<circle cy="28" r="58" fill="${stage.glow(0, 28, 58, ink.lamp, 0.5)}"/>` : ''
  const body = {
    round: `<path fill="currentColor" d="M-12 12h24q24 16 0 34h-24q-24-18 0-34z"/>`,
    lotus: `<path fill="currentColor" d="M0 10q12 2 12 8q14 0 12 10q2 14-24 18q-26-4-24-18q-2-10 12-10q0-6 12-8z"/>`,
    long: `<path fill="currentColor" d="M-11 12h22q4 20 0 42h-22q-4-22 0-42z"/>`,
  }[kind]
  const foot = kind === 'long' ? 54 : 46
  const light = ink.dusk
    ? `<ellipse cy="30" rx="11" ry="13" fill="${lighter(ink, ink.lamp, 0)}" opacity=".6"/>`
    : `<path fill="#fff" opacity=".25" d="M-8 13q-12 16 0 32h5q-8-16 0-32z"/>`
  const ribs =
    kind === 'lotus' ? 'M-24 26q12 10 24 0q12 10 24 0M-12 18q12 14 24 0' : 'M-7 12q-11 17 0 34M7 12q11 17 0 34M0 12v34'
  return stage.define(
    `lantern-${kind}`,
    halo +
      body +
      light +
      stroke(ribs, darker(ink.rust, 0.3), 1.3, { opacity: 0.35, butt: true }) +
      fill(box(-8, 7, 16, 6) + box(-8, foot - 1, 16, 5), darker(ink.tile, 0.2)) +
      stroke(`M0 0v8M0 ${foot + 4}v12`, ink.gold, 2),
  )
}

type Cord = {
  start: readonly [number, number]
  end: readonly [number, number]
  sag: number
  count: number
  size: number
  kind?: 'round' | 'lotus' | 'long'
  name?: string
  phase?: number
}

/** A cord with lanterns, hanging in between. */
export function drawLanterns(
  stage: Stage,
  { start, end, sag, count, size, kind = 'round', name = 'lanterns', phase = 0 }: Cord,
): string {
  const { ink } = stage
  const dice = stage.chance(name)
  const shape = lantern(stage, kind)
  const colours = dice.pick([
    [ink.vermilion, ink.gold, mixGreen(stage), ink.vermilion],
    [ink.vermilion, ink.vermilion, ink.gold, ink.vermilion],
    [ink.gold, ink.paper, ink.rose, mixGreen(stage)],
    [ink.paper, ink.gold, ink.vermilion, ink.paper],
  ])
  const [x0, y0] = start
  const [x1, y1] = end
  const cord = `M${Math.round(x0)} ${Math.round(y0)}Q${Math.round((x0 + x1) / 2)} ${Math.round((y0 + y1) / 2 + sag * 2)} ${Math.round(x1)} ${Math.round(y1)}`
  const hung = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const x = x0 + (x1 - x0) * t
    const y = y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)
    return stamp(shape, x, y, { scale: size / 60, colour: colours[(index + phase) % 4] ?? ink.gold })
  })
  return stroke(cord, darker(ink.tile, 0.1), Math.max(1.2, size / 30), { opacity: 0.8, butt: true }) + hung.join('')
}

function mixGreen({ ink }: Stage): string {
  return ink.dusk ? '#6FA58F' : '#8DBBA8'
}
