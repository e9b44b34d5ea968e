import { renderSVG } from 'uqr'

// The standard asks for four modules of light around; a camera that looks at a dark page needs them.
const quietModules = 4

/**
 * The client puts this as it is behind `data:image/svg+xml;utf-8,`, where a `#` would end it: so colours are words, and
 * the light ground belongs to the drawing, whatever stands behind it.
 */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: quietModules, ecc: 'M', pixelSize: 4, whiteColor: 'white', blackColor: 'black' })
}
