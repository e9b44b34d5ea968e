import * as z from 'zod'
import type { PlaceOrder } from '#domain/place-lists.ts'
import { Problem } from '#domain/problems.ts'
import { en } from '#locales/en.ts'
import { type ListPosition, readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'

/** `match` is the order of a search: how well a place fits, and then as in the guide. */
export type ListOrder = PlaceOrder | 'match'

const id = z.string().max(200)
const rank = z.int().nonnegative()
const step = z.int().min(0).max(9)

/** What stands in the position of each order, in that of its columns. */
const positions = {
  guide: z.tuple([rank, id]),
  match: z.tuple([step, rank, id]),
  name: z.tuple([z.string().max(500), id]),
  near: z.tuple([z.number().min(0).max(1e8), id]),
} as const satisfies Record<ListOrder, z.ZodType<ListPosition>>

export function writePosition(position: ListPosition, order: ListOrder): string {
  return writeListPosition(position, order)
}

export function readPosition(word: string | null, order: ListOrder): ListPosition | null {
  if (word === null) return null
  const position = readListPosition<ListPosition>(word, order, positions[order])
  if (position) return position
  const mistake = { field: 'cursor', reason: 'custom', message: en.api.fields.after }
  throw new Problem('request.malformed', {}, { mistakes: [mistake] })
}
