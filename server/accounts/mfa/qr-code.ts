import { renderSVG } from 'uqr'

// The standard demands a margin of four light modules. Cameras need it where the page is dark.
const quietModules = 4

/**
 * The client puts this unencoded behind `data:image/svg+xml;utf-8,`, where a `#` would end it, so colours are names.
 * The light background is part of the drawing, whatever is behind it.
 */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: quietModules, ecc: 'M', pixelSize: 4, whiteColor: 'white', blackColor: 'black' })
}
