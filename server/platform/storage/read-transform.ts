import { z } from 'zod'
import { pictureWidths } from '#domain/site/pictures.ts'
import { type Transform, type VariantType, variantTypes } from '#server/platform/images/images.ts'
import { StorageProblem } from './storage-problem.ts'

const edge = z.coerce.number().int().min(1).max(2500).optional()

/** How a picture is requested, in the query or before it is signed. */
export const transformSchema = z.object({
  width: edge,
  height: edge,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
})

export function readTransform({
  width,
  height,
  quality,
  resize = 'cover',
}: z.output<typeof transformSchema>): Transform {
  return { width, height, resize, quality }
}

/** A size that everybody may sign: a listed width alone, in the picture's own proportions. */
export function readListedTransform({ width, ...rest }: z.output<typeof transformSchema>): Transform {
  return { width: readListedWidth({ ...rest, width }), resize: 'contain' }
}

/** The listed width of a signed size; null for any other size. */
export function listedWidthOf({ width, height, quality, resize }: Transform): number | null {
  const isAlone = height === undefined && quality === undefined && resize === 'contain'
  return (isAlone && pictureWidths.find((one) => one === width)) || null
}

/**
 * Everybody may request the listed widths, which are made once and stored; any other size would mean unlimited work.
 */
export function readListedWidth(query: Record<string, unknown>): number {
  const width = pictureWidths.find((one) => String(one) === String(query['width']))
  const isListed = width !== undefined && ['height', 'quality', 'resize'].every((name) => query[name] === undefined)
  if (!isListed)
    throw new StorageProblem('InvalidRequest', `width is one of ${pictureWidths.join(', ')}, and stands alone`)
  return width
}

/** The smallest type that the client accepts, unless it wants the picture's own. */
export function chooseType(accept: string | undefined, format: string | undefined, own: string): VariantType {
  const ownType = variantTypes.find((type) => type === own)
  if (!ownType) throw new StorageProblem('InvalidMimeType', `mime type ${own} is not supported`)
  if (format === 'origin') return ownType
  const wanted = format === undefined ? (accept ?? '') : `image/${format}`
  return (['image/avif', 'image/webp'] as const).find((type) => wanted.includes(type)) ?? ownType
}
