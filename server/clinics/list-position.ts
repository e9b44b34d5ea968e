import * as z from 'zod'
import { Problem } from '#domain/problems.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { ClinicOrder, ClinicPosition } from './clinic-order.ts'

const id = z.int().check(z.nonnegative())
const name = z.string().max(200)
// A column of this width cannot even be compared with more.
const known = z.int().min(-32_768).max(32_767)

/** What stands in the position of each order, in that of its columns. */
const positions = {
  known: z.tuple([known, name, id]),
  name: z.tuple([name, id]),
  newest: z.tuple([z.int()]),
  match: z.tuple([z.int().min(0).max(9), known, name, id]),
} as const satisfies Record<ClinicOrder, z.ZodType<ClinicPosition>>

export function writePosition(position: ClinicPosition, order: ClinicOrder): string {
  return writeListPosition(position, order)
}

export function readPosition(word: string | null, order: ClinicOrder): ClinicPosition | null {
  if (word === null) return null
  const position = readListPosition<ClinicPosition>(word, order, positions[order])
  if (!position) throw new Problem('clinics.list_position_unknown')
  return position
}
