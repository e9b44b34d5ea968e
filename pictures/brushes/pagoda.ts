import { darker, lighter } from './ink.ts'
import { box, fill, from, stroke, way } from './pen.ts'
import type { Stage } from './stage.ts'

/** Storeys of granite that shrink upwards, each below its flat roof with lifted corners. */
export function drawPagoda(stage: Stage, x: number, y: number, storeys: number): string {
  const { ink } = stage
  const stone = ink.dusk ? '#66717C' : '#BDB6A6'
  let bodies = ''
  let roofs = ''
  let shade = ''
  let lit = ''
  let level = y - 62
  const base = box(x - 74, y - 16, 148, 18) + box(x - 60, y - 50, 120, 36) + box(x - 68, y - 62, 136, 13)
  for (let storey = 0; storey < storeys; storey++) {
    const s = 1 - storey * (storeys > 3 ? 0.13 : 0.2)
    const half = Math.round(44 * s)
    const high = Math.round((storey === 0 ? 62 : 30) * s + 4)
    bodies += box(x - half, level - high, half * 2, high)
    shade += box(x + half * 0.3, level - high, half * 0.7, high)
    level -= high
    const eave = Math.round(74 * s)
    const tall = Math.round(24 * s)
    roofs += from(
      x - eave,
      level - 6,
      `q${Math.round(eave * 0.5)} 8 ${eave} 8q${Math.round(eave * 0.5)} 0 ${eave}-8l${-Math.round(eave * 0.36)}${-tall}h${-Math.round(eave * 1.28)}z`,
    )
    lit += from(x - eave, level - 6, `q${Math.round(eave * 0.5)} 8 ${eave} 8q${Math.round(eave * 0.5)} 0 ${eave}-8`)
    level -= tall + 6
  }
  const top = from(x, level - 62, 'v66')
  return [
    fill(from(x - 110, y + 2, 'q110 22 220 0z'), darker(ink.ground, 0.35), 0.35),
    fill(base + bodies, stage.sweep(x - 70, x + 70, lighter(ink, stone, 0.3), stone)),
    fill(shade + box(x + 18, y - 50, 42, 36) + box(x + 20, y - 16, 54, 18), darker(stone, 0.3), 0.4),
    stroke(
      from(x - 20, y - 50, 'v34') + from(x + 20, y - 50, 'v34') + from(x - 8, y - 116, 'v40h16v-40z'),
      darker(stone, 0.4),
      1.6,
      { opacity: 0.5, butt: true },
    ),
    fill(roofs, stage.sweep(x - 74, x + 74, stone, darker(stone, 0.22))),
    stroke(lit, lighter(ink, stone, 0.5), 2.4),
    stroke(top, darker(stone, 0.25), 4),
    stroke(from(x, level - 46, 'v44'), stone, 15, { dash: '4 6', butt: true }),
    fill(
      way([
        [x - 10, level],
        [x + 10, level],
        [x + 6, level - 10],
        [x - 6, level - 10],
      ]),
      darker(stone, 0.1),
    ),
  ].join('')
}
