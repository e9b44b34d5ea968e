import sharp, { type Sharp } from 'sharp'
import { Problem } from '#domain/problems.ts'
import { type ImageType, sniffImageType } from './image-type.ts'
import { createTurns } from './take-turns.ts'

export type PreparedImage = { bytes: Buffer<ArrayBuffer>; type: ImageType }

/** How a picture may be asked for, in the words of the wire. */
export type Transform = {
  width?: number | undefined
  height?: number | undefined
  resize: 'cover' | 'contain' | 'fill'
  quality?: number | undefined
}

export const variantTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const
export type VariantType = (typeof variantTypes)[number]

const mostPixels = 40_000_000
const longestEdge = 2560
const longestWorkSeconds = 20
// Two cores are usual, and each picture may take 160 MB while it is worked on.
const atOnce = 2

/** Works on pictures outside of the event loop, a few at a time. */
export function createImages() {
  const takeTurn = createTurns(atOnce)

  /**
   * What is stored of a picture: turned upright, no larger than a screen needs, written anew, so that nothing of the
   * sender's bytes remains: no place where it was taken, no comment, no second file behind the first.
   */
  async function prepare(content: Uint8Array): Promise<PreparedImage> {
    const type = sniffImageType(content)
    if (type === null) throw new Problem('pictures.not_a_picture')
    const bounds = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const
    const upright = read(content).autoOrient().resize(bounds)
    const bytes = await takeTurn(() => run(write(upright, type)))
    return { bytes, type }
  }

  /** Another size or type of a picture. Never larger than it is. */
  function transform(content: Uint8Array, { width, height, resize, quality }: Transform, type: VariantType) {
    const fit = resize === 'contain' ? 'inside' : resize
    const resized = read(content).autoOrient().resize({ width, height, fit, withoutEnlargement: true })
    return takeTurn(() => run(write(resized, type, quality)))
  }

  return { prepare, transform }
}

export type Images = ReturnType<typeof createImages>

function read(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
}

/** AVIF at effort 2: the default of 4 takes many times as long, and somebody waits for the first of each width. */
function write(image: Sharp, type: VariantType, quality?: number): Sharp {
  switch (type) {
    case 'image/avif':
      return image.avif({ quality: quality ?? 52, effort: 2 })
    case 'image/webp':
      return image.webp({ quality: quality ?? 80 })
    case 'image/jpeg':
      return image.jpeg({ quality: quality ?? 82, mozjpeg: true })
    case 'image/png':
      return image.png({ compressionLevel: 9 })
  }
}

async function run(image: Sharp): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await image.timeout({ seconds: longestWorkSeconds }).toBuffer())
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    throw new Problem(/pixel limit|timeout/i.test(message) ? 'pictures.too_large' : 'pictures.not_a_picture')
  }
}
