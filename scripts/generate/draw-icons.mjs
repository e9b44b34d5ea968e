// Run by hand when the seal changes: `node scripts/generate/draw-icons.mjs` writes the icons in public/.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawSealStrokes, sealColour } from '#server/platform/pictures/seal.ts'

const folder = path.resolve(import.meta.dirname, '../../public')
mkdirSync(path.join(folder, 'icons'), { recursive: true })

const seal = drawSeal({ radius: 4, scale: 1 })
// A launcher cuts its own shape: the ground goes to the edge, the sign stays in the middle four fifths.
const square = drawSeal({ radius: 0, scale: 0.84 })

writeFileSync(path.join(folder, 'favicon.svg'), `${seal}\n`)
await writePng(seal, 192, 'icons/seal-192.png')
await writePng(seal, 512, 'icons/seal-512.png')
await writePng(square, 512, 'icons/seal-maskable-512.png')
await writePng(square, 180, 'apple-touch-icon.png')
writeFileSync(path.join(folder, 'favicon.ico'), await packIcon([16, 32, 48]))

function drawSeal({ radius, scale }) {
  const strokes = `<g transform="translate(18 18) scale(${scale}) translate(-18 -18)">${drawSealStrokes()}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="${radius}" fill="${sealColour}"/>${scale === 1 ? drawSealStrokes() : strokes}</svg>`
}

function rasterise(svg, size) {
  // Drawn at its final size, not scaled afterwards: 72 dots an inch are one a unit.
  return sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

async function writePng(svg, size, name) {
  writeFileSync(path.join(folder, name), await rasterise(svg, size))
}

/** An .ico file is a table of pictures, which may be PNG files. */
async function packIcon(sizes) {
  const pictures = await Promise.all(sizes.map((size) => rasterise(seal, size)))
  const table = Buffer.alloc(6 + 16 * sizes.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(sizes.length, 4)
  let offset = table.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    table.writeUInt8(sizes[index], at)
    table.writeUInt8(sizes[index], at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(picture.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([table, ...pictures])
}
