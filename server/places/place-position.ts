import * as z from 'zod'
import type { PlaceOrder } from '#domain/place-lists.ts'
import { Problem } from '#domain/problems.ts'
import { en } from '#locales/en.ts'
import { type ListPosition, readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'

const id = z.string().max(200)
// What the columns cannot hold cannot even be compared with them.
const number = z.int().min(-2_147_483_648).max(2_147_483_647)

/** What stands in the position of each order, in that of its columns. */
const positions = {
  guide: z.tuple([number, number, id]),
  name: z.tuple([z.string().max(500), id]),
  near: z.tuple([number, id]),
} as const satisfies Record<PlaceOrder, z.ZodType<ListPosition>>

export function writePosition(position: ListPosition, order: PlaceOrder): string {
  return writeListPosition(position, order)
}

export function readPosition(word: string | null, order: PlaceOrder): ListPosition | null {
  if (word === null) return null
  const position = readListPosition<ListPosition>(word, order, positions[order])
  if (position) return position
  const mistake = { field: 'cursor', reason: 'custom', message: en.api.fields.after }
  throw new Problem('request.malformed', {}, { mistakes: [mistake] })
}
