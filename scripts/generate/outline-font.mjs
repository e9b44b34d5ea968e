// Run by hand when the display face changes: `node scripts/generate/outline-font.mjs`.
// Pictures for link previews carry a title in the display face. What draws them has no fonts, or other ones on every
// machine, so the letters go in as outlines; these are taken from the very file that the pages use.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openSync } from 'fontkit'

const root = path.resolve(import.meta.dirname, '../..')
const font = openSync(path.join(root, 'web/ui/fonts/young-serif-latin.woff2'))
// Without ligatures a letter is drawn the same whatever stands beside it.
const features = { liga: false, clig: false, kern: true }

const letters = font.characterSet.map((code) => String.fromCodePoint(code)).filter((letter) => isDrawable(letter))
const outlines = letters.map((letter) => {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0))
  return [letter, `${Math.round(glyph.advanceWidth)} ${glyph.path.toSVG()}`]
})

/** How much further from or closer to `left` each other letter stands: `T-120 V-130`. */
function kernAfter(left) {
  const pairs = letters.map((right) => {
    const run = font.layout(left + right, features)
    return [right, Math.round(run.positions[0].xAdvance - run.glyphs[0].advanceWidth)]
  })
  return pairs
    .filter(([right, kerned]) => kerned !== 0 && right !== ' ')
    .map((pair) => pair.join(''))
    .join(' ')
}
const kerning = letters.map((left) => [left, kernAfter(left)]).filter(([, kerned]) => kerned)

const face = {
  source: 'Young Serif, SIL Open Font License; written by scripts/generate/outline-font.mjs',
  unitsPerEm: font.unitsPerEm,
  outlines: Object.fromEntries(outlines),
  kerning: Object.fromEntries(kerning),
}
writeFileSync(
  path.join(root, 'server/platform/pictures/head/display-face.json'),
  `${JSON.stringify(face, undefined, 2)}\n`,
)

function isDrawable(letter) {
  return /\P{C}/u.test(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0))
}
