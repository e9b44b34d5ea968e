import { darker, lighter, mix } from './ink.ts'
import { box, fill, from, stroke } from './pen.ts'
import type { Stage } from './stage.ts'

type Roof = {
  /** Middle of the eave. */
  x: number
  y: number
  /** Half of the eave and half of the ridge. */
  half: number
  ridge: number
  height: number
  /** Palaces and temples wear lime on the ridge; houses do not. */
  lime?: boolean
  tiles?: number
}

/** A concave hip-and-gable roof from the front: kink at 38 % of its height, tips lifted by 20 %. */
export function drawRoof(
  stage: Stage,
  { x, y, half, ridge, height, lime = false, tiles = Math.round(half / 6) }: Roof,
): string {
  const { ink } = stage
  const top = y - height
  const kink = Math.round(height * 0.42)
  const kinkOut = Math.round((half - ridge) * 0.22)
  const lift = Math.round(height * 0.2)
  const out = Math.round(half - ridge - kinkOut)
  const drop = Math.round(height - lift - kink)
  const dip = Math.max(2, Math.round(ridge / 26))
  const snowy = ink.season === 'winter'
  const tile = snowy ? mix(ink.tile, ink.dusk ? '#8496A6' : '#E9EEF0', 0.72) : ink.tile
  const left = x - ridge
  const side = `l${kinkOut} ${kink}q${Math.round(out * 0.36)} ${Math.round(drop * 0.82)} ${out} ${drop}`
  const wide = Math.round(half)
  const shape = `M${Math.round(left)} ${Math.round(top)}q${Math.round(ridge)} ${dip} ${Math.round(ridge * 2)} 0${side}q${-Math.round(half * 0.4)} ${lift} ${-wide} ${lift}q${-Math.round(half * 0.6)} 0 ${-wide}${-lift}q${Math.round(out * 0.64)}${-Math.round(drop * 0.18)} ${out}${-drop}z`
  const parts = [fill(shape, stage.fade(top, y, lighter(ink, tile, 0.16), tile))]
  let lines = ''
  for (let index = 1; index < tiles; index++) {
    const share = (index / tiles) * 2 - 1
    const startX = x + share * ridge * 1.02
    const endX = x + share * half * 0.97
    const endY = y - lift * Math.abs(share) ** 3 * 1.1
    const startY = top + dip * (1 - share * share)
    const bend = Math.round((endX - startX) * 0.3)
    lines += from(
      startX,
      startY,
      `q${bend} ${Math.round((endY - startY) * 0.62)} ${Math.round(endX) - Math.round(startX)} ${Math.round(endY) - Math.round(startY)}`,
    )
  }
  parts.push(
    stroke(lines, lighter(ink, ink.tile, snowy ? 0.3 : 0.36), Math.max(1, half / 140), { opacity: 0.55, butt: true }),
  )
  // Round tiles end in a row of dots along the eave.
  parts.push(
    stroke(
      `M${Math.round(x - half)} ${Math.round(y - lift)}q${Math.round(half * 0.4)} ${lift} ${wide} ${lift}q${Math.round(half * 0.6)} 0 ${wide}${-lift}`,
      lighter(ink, ink.tile, 0.28),
      Math.max(2, half / 60),
      { dash: '2 3', butt: true },
    ),
  )
  const edge = lime ? ink.lime : mix(ink.tile, ink.lime, 0.28)
  const thick = Math.max(3, height / 14)
  parts.push(
    stroke(
      `M${Math.round(left)} ${Math.round(top)}q${Math.round(ridge)} ${dip} ${Math.round(ridge * 2)} 0M${Math.round(left)} ${Math.round(top)}l${-kinkOut} ${kink}q${-Math.round(out * 0.3)} ${Math.round(drop * 0.72)} ${-Math.round(out * 0.72)} ${Math.round(drop * 0.9)}M${Math.round(x + ridge)} ${Math.round(top)}l${kinkOut} ${kink}q${Math.round(out * 0.3)} ${Math.round(drop * 0.72)} ${Math.round(out * 0.72)} ${Math.round(drop * 0.9)}`,
      edge,
      thick * 0.8,
    ),
  )
  const horn = Math.round(Math.min(thick * 1.15, 8))
  parts.push(
    fill(
      box(left - horn, top - horn * 1.6, horn * 1.4, horn * 2.4) +
        box(x + ridge - horn * 0.4, top - horn * 1.6, horn * 1.4, horn * 2.4),
      darker(ink.tile, 0.25),
    ),
  )
  return parts.join('')
}

type Eave = { x: number; y: number; half: number; height: number; painted?: boolean }

/** What shows below the tiles: rafters, painted on palaces and temples. */
export function drawEave(stage: Stage, { x, y, half, height, painted = false }: Eave): string {
  const { ink } = stage
  const h = Math.round(height)
  const d = `M${Math.round(x - half)} ${Math.round(y - h * 0.9)}q${Math.round(half * 0.5)} ${Math.round(h * 0.9)} ${Math.round(half)} ${Math.round(h * 0.9)}q${Math.round(half * 0.5)} 0 ${Math.round(half)}${-Math.round(h * 0.9)}l${-Math.round(half * 0.16)} ${Math.round(h * 1.5)}h${-Math.round(half * 1.68)}z`
  const colour = painted ? ink.green : mix(ink.wood, ink.lime, 0.25)
  const parts = [fill(d, darker(colour, 0.18))]
  const rowY = Math.round(y + h * 0.2)
  const row = from(x - half * 0.8, rowY, `h${Math.round(half * 1.6)}`)
  if (painted) {
    parts.push(
      stroke(row, ink.vermilion, Math.max(2, h * 0.28), {
        dash: `${Math.max(3, Math.round(h * 0.3))} ${Math.max(3, Math.round(h * 0.36))}`,
        butt: true,
      }),
    )
    parts.push(
      stroke(
        from(x - half * 0.82, rowY + h * 0.34, `h${Math.round(half * 1.64)}`),
        mix(ink.green, ink.lime, 0.45),
        Math.max(1, h * 0.1),
        { butt: true },
      ),
    )
  } else parts.push(stroke(row, darker(ink.wood, 0.35), Math.max(2, h * 0.5), { dash: '3 7', butt: true }))
  return parts.join('')
}

type Hall = { x: number; y: number; half: number; height: number; bays: number; painted?: boolean; open?: boolean }

/** Columns and lattice doors below an eave; at dusk the paper is lit. `y` is the floor. */
export function drawHall(stage: Stage, { x, y, half, height, bays, painted = true, open = false }: Hall): string {
  const { ink } = stage
  const post = painted ? ink.red : mix(ink.wood, ink.rust, 0.25)
  const panel = ink.dusk ? ink.lamp : painted ? ink.green : ink.paper
  const left = x - half
  const bay = (half * 2) / bays
  const wide = Math.max(4, bay * 0.14)
  let panels = ''
  let posts = ''
  for (let index = 0; index <= bays; index++) {
    posts += box(left + index * bay - wide / 2, y - height, wide, height)
    if (index < bays && !(open && index === Math.floor(bays / 2)))
      panels += box(left + index * bay + wide, y - height * 0.82, bay - wide * 2, height * 0.66)
  }
  const bars = ink.dusk
    ? mix(ink.red, ink.lamp, 0.35)
    : painted
      ? mix(ink.green, ink.lime, 0.5)
      : mix(ink.wood, ink.paper, 0.35)
  const step = Math.max(7, Math.round(bay / 5))
  return [
    fill(box(left, y - height, half * 2, height), darker(post, 0.32)),
    fill(panels, ink.dusk ? stage.fade(y - height, y, lighter(ink, panel, 0.15), mix(panel, ink.rust, 0.3)) : panel),
    stroke(panels, bars, 1.4, { butt: true }),
    fill(panels, stage.lattice(step, bars)),
    fill(posts, post),
    fill(
      box(left - wide, y - height, half * 2 + wide * 2, height * 0.1),
      painted ? mix(ink.green, ink.tile, 0.35) : darker(ink.wood, 0.2),
    ),
  ].join('')
}

/** A wall with a tiled coping, as around a palace or along a lane. */
export function drawWall(
  stage: Stage,
  { x, y, width, height, colour }: { x: number; y: number; width: number; height: number; colour: string },
): string {
  const { ink } = stage
  const cap = Math.max(6, height * 0.28)
  return [
    fill(box(x, y, width, height), stage.fade(y, y + height, darker(colour, 0.12), colour)),
    stroke(
      from(x, y + height * 0.7, `h${Math.round(width)}`),
      mix(colour, ink.lime, 0.35),
      Math.max(2, height * 0.12),
      { dash: '16 3', butt: true, opacity: 0.5 },
    ),
    fill(box(x, y - cap, width, cap), ink.season === 'winter' ? mix(ink.tile, ink.lime, 0.6) : ink.tile),
    stroke(from(x, y - cap * 0.2, `h${Math.round(width)}`), lighter(ink, ink.tile, 0.45), cap * 0.42, {
      dash: '3 6',
      butt: true,
    }),
  ].join('')
}
