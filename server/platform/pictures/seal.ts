import { sealStrokes, sealStrokeWidth } from '#domain/site/seal.ts'

export const sealColour = '#be3a29'
const sealStrokeColour = '#fff7e8'

export function drawSealStrokes(): string {
  return `<path d="${sealStrokes}" fill="none" stroke="${sealStrokeColour}" stroke-width="${sealStrokeWidth}" stroke-linecap="square"/>`
}
