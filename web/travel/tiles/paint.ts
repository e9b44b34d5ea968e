import { type Paint, paintNames } from './archive-style.ts'

/** The colours of the map's style sheet, which mixes them, as plain red, green and blue. */
export function readPaint(place: HTMLElement): Paint {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const entries = paintNames.map((name) => {
    // A new one for each: the colour of one that had another would be on its way from that.
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
