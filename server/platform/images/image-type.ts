import type { pictureTypes } from '#domain/site/pictures.ts'

export type ImageType = (typeof pictureTypes)[number]

const beginnings: readonly [type: ImageType, matches: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
]

/**
 * Markup that no picture contains, not even in its metadata: whoever put it there wants the file to be read as another
 * type.
 */
const markup = ['<html', '<script', '<!doctype', '<?php']

/**
 * The type of the bytes, whatever type was declared; null if it is none of ours, or if they are also something else.
 */
export function sniffImageType(content: Uint8Array): ImageType | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const type = beginnings.find(([, matches]) => matches(bytes))?.[0] ?? null
  if (type === null) return null
  const text = bytes.toString('latin1').toLowerCase()
  return markup.some((words) => text.includes(words)) ? null : type
}
