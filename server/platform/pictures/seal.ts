/** The seal 길, "way", in a square of 36 units: the strokes are ours, so that no font is needed. Also web/shell/seal.tsx. */
export const sealColour = '#be3a29'
const sealStrokeColour = '#fff7e8'
const sealStrokes = ['M9 8.5h9.2v3.2c-1.2 3-3.8 5.2-7.4 6.4', 'M25.6 6.6v11', 'M10.4 20.8h15.2v3.8H10.9v4.2h15.4']

export function drawSealStrokes(): string {
  return `<path d="${sealStrokes.join('')}" fill="none" stroke="${sealStrokeColour}" stroke-width="2.6" stroke-linecap="square"/>`
}
