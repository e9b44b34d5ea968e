import * as z from 'zod'
import { Problem } from '#domain/problems.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { ClinicOrder, ClinicPosition } from './clinic-list-store.ts'

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

/** The position as a word for an address. It belongs to one order and says so. */
export function writePosition(position: ClinicPosition, order: ClinicOrder): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString('base64url')
}

export function readPosition(word: string | null, order: ClinicOrder): ClinicPosition | null {
  if (word === null) return null
  const [written, ...position] = parse(word)
  const read = positions[order].safeParse(position)
  if (written !== order || !read.success || !isStorable(read.data)) throw new Problem('clinics.list_position_unknown')
  return read.data
}

function parse(word: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(word, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return [] // not written by us
  }
}
