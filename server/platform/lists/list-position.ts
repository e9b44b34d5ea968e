import type * as z from 'zod'
import { isStorable } from '#server/platform/http/storable.ts'

/** Where a page of a list ended: the values of the columns of its order. */
export type ListPosition = readonly (string | number)[]

/** Encodes a position for an address. It belongs to one order, which it names. */
export function writeListPosition(position: ListPosition, order: string): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString('base64url')
}

/** Decodes a position, if it belongs to this order and fits its columns; else undefined. */
export function readListPosition<Position extends ListPosition>(
  word: string,
  order: string,
  schema: z.ZodType<Position>,
): Position | undefined {
  const [written, ...position] = parse(word)
  const read = schema.safeParse(position)
  return written === order && read.success && isStorable(read.data) ? read.data : undefined
}

function parse(word: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(word, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return [] // not a position that we wrote
  }
}
