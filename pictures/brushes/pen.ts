/** Ways and shapes as markup. Everything is rounded to whole units: at 800 units a card nobody sees the difference. */
export type Point = readonly [x: number, y: number]

/** Points as one reads them: '0,0 12,-4 30,8'. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return [x ?? 0, y ?? 0]
  })
}

/** Two numbers after each other, with a space only where a minus does not part them already. */
function join(...numbers: number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

/** Straight from point to point, relative, which repeats itself and packs well. */
export function way(through: readonly Point[], close = true): string {
  let d = ''
  let last = ''
  let x = 0
  let y = 0
  for (const [toX, toY] of through) {
    const dx = Math.round(toX) - x
    const dy = Math.round(toY) - y
    x += dx
    y += dy
    if (d === '') {
      d = `M${join(x, y)}`
      last = 'M'
    } else if (dx === 0 && dy === 0) {
      continue
    } else if (dx === 0 || dy === 0) {
      last = dx === 0 ? 'v' : 'h'
      d += `${last}${dx === 0 ? dy : dx}`
    } else {
      d += last === 'l' ? `${dx < 0 ? '' : ' '}${join(dx, dy)}` : `l${join(dx, dy)}`
      last = 'l'
    }
  }
  return close ? `${d}z` : d
}

/** A soft way: the points pull, the middles between them are passed. First and last are reached. */
export function flow(through: readonly Point[], close = false): string {
  const first = through[0]
  if (!first) return ''
  let x = Math.round(first[0])
  let y = Math.round(first[1])
  let d = `M${join(x, y)}`
  through.forEach(([pullX, pullY], index) => {
    if (index === 0) return
    const after = through[index + 1]
    const [toX, toY] =
      after && index < through.length - 2 ? [(pullX + after[0]) / 2, (pullY + after[1]) / 2] : (after ?? [pullX, pullY])
    if (!after && through.length > 2) return
    const endX = Math.round(toX)
    const endY = Math.round(toY)
    d += `q${join(Math.round(pullX) - x, Math.round(pullY) - y, endX - x, endY - y)}`
    x = endX
    y = endY
  })
  return close ? `${d}z` : d
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${join(Math.round(x), Math.round(y))}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const w = Math.round(rx)
  const h = Math.round(ry)
  return `M${join(Math.round(x) - w, Math.round(y))}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0${join(-2 * w, 0)}z`
}

/** A lens that lies on its side: a wave, a cloud's foot, a leaf. */
export function lens(x: number, y: number, width: number, height: number): string {
  const w = Math.round(width)
  const half = Math.round(w / 2)
  const h = Math.round(height)
  return `M${join(Math.round(x), Math.round(y))}q${join(half, -h, w, 0)}q${join(-half, h, -w, 0)}z`
}

/** A dot for a stroke with round caps: the shortest way to write a circle. */
export function dot(x: number, y: number): string {
  return `M${join(Math.round(x), Math.round(y))}h0`
}

/** From a point in free steps, as SVG writes them. */
export function from(x: number, y: number, rest: string): string {
  return `M${join(Math.round(x), Math.round(y))}${rest}`
}

export function fill(d: string, colour: string, opacity = 1): string {
  if (d === '') return ''
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${trim(opacity)}"` : ''} d="${d}"/>`
}

type Line = { opacity?: number; dash?: string; butt?: boolean }

export function stroke(
  d: string,
  colour: string,
  width: number,
  { opacity = 1, dash, butt = false }: Line = {},
): string {
  if (d === '') return ''
  const caps = butt ? '' : ' stroke-linecap="round" stroke-linejoin="round"'
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  const faint = opacity < 1 ? ` opacity="${trim(opacity)}"` : ''
  return `<path fill="none" stroke="${colour}" stroke-width="${trim(width)}"${caps}${dashes}${faint} d="${d}"/>`
}

export function group(content: string, transform: string, extra = ''): string {
  return `<g transform="${transform}"${extra}>${content}</g>`
}

/** At most two decimals, without a nought in front. */
export function trim(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}
