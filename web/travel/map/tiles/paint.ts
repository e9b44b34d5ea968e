import { type Paint, paintNames } from './archive-style.ts'

/** Reads the colours of the map's style sheet, which mixes them, as plain RGB. */
export function readPaint(place: HTMLElement): Paint {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const entries = paintNames.map((name) => {
    // A new element for each colour: with a reused one, a transition would return a colour in between.
    const brush = document.createElement('span')
    brush.style.color = `var(--tiles-${name})`
    place.append(brush)
    const { color } = getComputedStyle(brush)
    brush.remove()
    return [name, pen ? toPlain(pen, color) : 'gray']
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was gone through
  return Object.fromEntries(entries) as Paint
}

function toPlain(pen: CanvasRenderingContext2D, color: string): string {
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
