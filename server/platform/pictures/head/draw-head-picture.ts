import type { SceneName } from '#domain/site/scene-names.ts'
import { isRatioOf } from '#domain/site/scenes.ts'
import { drawPicture } from '#pictures/pictures.ts'
import { drawSealStrokes, sealColour } from '#server/platform/pictures/seal.ts'
import { breakLines, canBeSet, setLine } from './set-line.ts'

const headPictureSize = { width: 1200, height: 630 }

const paper = '#fbf8f1'
const ink = '#1c1f24'
const soft = '#555b64'

const margin = 64
const titleLeft = 216
const bandHeight = 222

/** A title that fits at no size is omitted: half a sentence would be worse than none. */
const titleSizes = [
  { size: 76, lines: 1 },
  { size: 64, lines: 1 },
  { size: 54, lines: 2 },
  { size: 44, lines: 2 },
]

/** The preview of a link to a page: the page's scene, and below it the seal, the title and the site. */
export function drawHeadPicture({ scene, title, site }: { scene: SceneName; title: string; site: string }): string {
  const { width, height } = headPictureSize
  const bandTop = height - bandHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawnScene(scene, width, bandTop + 2),
    `<rect y="${bandTop}" width="${width}" height="${bandHeight}" fill="${paper}"/>`,
    drawSeal(margin, bandTop + (bandHeight - 116) / 2, 116),
    drawWords(title, site, bandTop),
    '</svg>',
  ].join('')
}

function drawnScene(scene: SceneName, width: number, height: number): string {
  const ratio = isRatioOf(scene, 'hero') ? 'hero' : 'wide'
  return drawPicture(scene, 'head', 'day', ratio).replace('<svg ', `<svg width="${width}" height="${height}" `)
}

function drawSeal(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 36})"><rect width="36" height="36" rx="4" fill="${sealColour}"/>${drawSealStrokes()}</g>`
}

function drawWords(title: string, site: string, bandTop: number): string {
  const width = headPictureSize.width - titleLeft - margin
  const fitting = titleSizes
    .map(({ size, lines }) => ({ size, lines: canBeSet(title) ? breakLines(title, { size, width, lines }) : null }))
    .find(({ lines }) => lines !== null)
  const siteSize = 30
  const { size, lines } = fitting?.lines ? { size: fitting.size, lines: fitting.lines } : { size: 0, lines: [] }
  const lineHeight = size * 1.12
  const textHeight = lines.length * lineHeight + siteSize
  // From the top of the first line's capitals, a little above the middle of the band.
  const top = bandTop + (bandHeight - textHeight) / 2
  const set = lines.map((line, index) =>
    setLine(line, { x: titleLeft, y: top + index * lineHeight + size * 0.78, size }),
  )
  const baseline = top + lines.length * lineHeight + siteSize * 0.95
  return `<g fill="${ink}">${set.join('')}</g><g fill="${soft}">${setLine(site, { x: titleLeft, y: baseline, size: siteSize })}</g>`
}
