import { type Paint, paintNames } from './archive-style.ts'

/** The colours of the map's style sheet, which mixes them, as plain red, green and blue. */
export function readPaint(place: HTMLElement): Paint {
  const brush = document.createElement('span')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  place.append(brush)
  const paint: Partial<Paint> = {}
  for (const name of paintNames) {
    brush.style.color = `var(--tiles-${name})`
    paint[name] = pen ? toPlain(pen, getComputedStyle(brush).color) : '#888888'
  }
  brush.remove()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was gone through
  return paint as Paint
}

function toPlain(pen: CanvasRenderingContext2D, color: string): string {
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
