import { darker, lighter, mix } from './ink.ts'
import { box, fill, from, oval, stroke } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

type Room = { wall: string; floor: string; line?: number }

/** Wall and floor of a room; the floor begins at `line`. */
export function drawRoom(stage: Stage, { wall, floor, line = 440 }: Room): string {
  return [
    fill(
      box(bleed.left, bleed.top, 960, line - bleed.top),
      stage.fade(bleed.top, line, darker(wall, 0.1), wall, lighter(stage.ink, wall, 0.1)),
    ),
    fill(
      box(bleed.left, line, 960, bleed.bottom - line + 4),
      stage.fade(line, bleed.bottom, floor, darker(floor, 0.16)),
    ),
    fill(box(bleed.left, line - 12, 960, 12), lighter(stage.ink, wall, 0.35)),
    stroke(
      [0.18, 0.42, 0.72].map((share) => from(bleed.left, line + (bleed.bottom - line) * share, 'h960')).join(''),
      darker(floor, 0.25),
      1.6,
      { opacity: 0.4, butt: true },
    ),
  ].join('')
}

type Window = { x: number; y: number; width: number; height: number; view: string; frame: string; panes?: number }

/** Something seen through glass: `view` is drawn for the whole picture and cut to the window. */
export function drawWindow(stage: Stage, { x, y, width, height, view, frame, panes = 2 }: Window): string {
  const name = stage.clip(box(x, y, width, height))
  const bars = Array.from({ length: panes - 1 }, (_, index) =>
    from(x + (width * (index + 1)) / panes, y, `v${Math.round(height)}`),
  ).join('')
  return [
    `<g clip-path="${name}">${view}</g>`,
    stroke(`${box(x, y, width, height)}${bars}`, frame, 8, { butt: true }),
    fill(box(x - 14, y + height, width + 28, 12), lighter(stage.ink, frame, 0.25)),
    stage.ink.dusk
      ? ''
      : fill(
          from(
            x + width * 0.2,
            y + height,
            `l${Math.round(height * 0.4)}${-Math.round(height)}h${Math.round(width * 0.12)}l${-Math.round(height * 0.4)} ${Math.round(height)}z`,
          ),
          '#FFFFFF',
          0.22,
        ),
  ].join('')
}

/** A round lamp on a cord; it lights the room at dusk. */
export function drawPendant(stage: Stage, x: number, y: number, radius: number, colour: string): string {
  const { ink } = stage
  const halo = ink.dusk ? fill(oval(x, y, radius * 5), stage.glow(x, y, radius * 5, ink.lamp, 0.5)) : ''
  const globe = ink.dusk ? '#FFE7B0' : colour
  return (
    halo +
    stroke(from(x, bleed.top, `v${Math.round(y - bleed.top - radius)}`), darker(ink.tile, 0.1), 2.4) +
    fill(oval(x, y, radius), stage.fade(y - radius, y + radius, lighter(ink, globe, 0.3), globe))
  )
}

export function drawFramed(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { ink } = stage
  const dice = stage.chance(`framed ${Math.round(x)}`)
  const w = Math.round(width)
  const h = Math.round(height)
  const ground = mix(ink.paper, ink.lamp, 0.2)
  const pictures = [
    () =>
      fill(
        from(
          x,
          y + h,
          `l${Math.round(w * 0.3)}${-Math.round(h * 0.5)} ${Math.round(w * 0.2)} ${Math.round(h * 0.24)} ${Math.round(w * 0.22)}${-Math.round(h * 0.36)} ${w - Math.round(w * 0.3) - Math.round(w * 0.2) - Math.round(w * 0.22)} ${Math.round(h * 0.62)}z`,
        ),
        mix(ink.green, ink.jade, 0.3),
      ),
    () =>
      fill(oval(x + w / 2, y + h * 0.45, w * 0.24), ink.vermilion) +
      fill(box(x, y + h * 0.7, w, h * 0.3), mix(ink.indigo, ink.water, 0.4)),
    () =>
      stroke(
        from(
          x + w * 0.5,
          y + h * 0.92,
          `q${-Math.round(w * 0.1)}${-Math.round(h * 0.3)} ${Math.round(w * 0.05)}${-Math.round(h * 0.6)}`,
        ),
        ink.jade,
        4,
      ) + fill(oval(x + w * 0.56, y + h * 0.3, w * 0.15) + oval(x + w * 0.36, y + h * 0.42, w * 0.1), ink.rose),
  ]
  const draw = pictures[dice.whole(0, 2)] ?? pictures[0]
  return (
    fill(box(x - 6, y - 6, w + 12, h + 12), darker(ink.wood, 0.1)) + fill(box(x, y, w, h), ground) + (draw?.() ?? '')
  )
}

export function drawPlant(stage: Stage, x: number, y: number, height: number, pot: string): string {
  const { ink } = stage
  const leaf = mix(ink.jade, ink.green, 0.35)
  const h = (share: number) => Math.round(height * share)
  // Out along one side of the leaf, back along the other.
  const blade = (dx: number, up: number) =>
    from(
      x - h(0.03),
      y - h(0.22),
      `q${h(dx * 0.1)} ${-h(up * 0.7)} ${h(dx)} ${-h(up)}q${-h(dx * 0.2) + h(0.06)} ${h(up * 0.6)} ${-h(dx) + h(0.07)} ${h(up)}z`,
    )
  return (
    fill(
      [blade(-0.36, 0.5), blade(-0.2, 0.7), blade(0.02, 0.8), blade(0.24, 0.66), blade(0.4, 0.44)].join(''),
      stage.fade(y - height, y, lighter(ink, leaf, 0.15), darker(leaf, 0.25)),
    ) +
    fill(
      from(x - h(0.16), y - h(0.26), `h${h(0.32)}l${-h(0.04)} ${h(0.26)}h${-h(0.24)}z`),
      stage.sweep(x - h(0.16), x + h(0.16), lighter(ink, pot, 0.2), darker(pot, 0.2)),
    )
  )
}
