import sharp, { type Sharp } from 'sharp'
import { Problem } from '#domain/site/problems.ts'
import { type ImageType, sniffImageType } from './image-type.ts'
import type { Semaphore } from '#server/platform/work/semaphore.ts'

export type PreparedImage = { bytes: Buffer<ArrayBuffer>; type: ImageType }

/** How a picture may be requested, in the words of the wire. */
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

type Wanted = { transform: Transform; type: VariantType; signal: AbortSignal }

/** Processes pictures outside of the event loop, a few at a time. */
export function createImages(runLimited: Semaphore) {
  /**
   * The stored form of a picture: turned upright, no larger than a screen needs, and encoded again, so that nothing of
   * the sender's bytes remains: no location, no comment, no second file behind the first.
   */
  async function prepare(content: Uint8Array): Promise<PreparedImage> {
    const type = sniffImageType(content)
    if (type === null) throw new Problem('pictures.not_a_picture')
    const bounds = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const
    const upright = read(content).autoOrient().resize(bounds)
    // An upload does not wait behind requests for other sizes.
    const bytes = await runLimited(() => run(write(upright, type)), { first: true })
    return { bytes, type }
  }

  /** Another size or type of a picture, never larger than it is. It is read only when its work starts. */
  function transform(open: () => Promise<Uint8Array>, { transform: wanted, type, signal }: Wanted) {
    const { width, height, resize, quality } = wanted
    const fit = resize === 'contain' ? 'inside' : resize
    return runLimited(
      async () => {
        const resized = read(await open())
          .autoOrient()
          .resize({ width, height, fit, withoutEnlargement: true })
        return run(write(resized, type, quality))
      },
      { signal },
    )
  }

  return { prepare, transform }
}

export type Images = ReturnType<typeof createImages>

function read(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
}

/**
 * AVIF at effort 2: the default of 4 takes many times as long, and somebody waits for the first picture of each width.
 */
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
    throw new Problem(/pixel limit|timeout/i.test(message) ? 'pictures.too_large' : 'pictures.broken')
  }
}
