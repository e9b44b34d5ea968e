import * as z from 'zod'
import type { ClinicSort } from '#domain/clinic-lists.ts'
import { Problem } from '#domain/problems.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { ClinicPosition } from './clinic-list-store.ts'

const id = z.int().check(z.nonnegative())
const name = z.string().max(200)
// A column of this width cannot even be compared with more.
const known = z.int().min(-32_768).max(32_767)

/** What stands in the position of each sorting, in the order of its columns. */
const positions = {
  known: z.tuple([known, name, id]),
  name: z.tuple([name, id]),
  newest: z.tuple([z.int()]),
} as const satisfies Record<ClinicSort, z.ZodType<ClinicPosition>>

/** The position as a word for an address. It belongs to one sorting and says so. */
export function writePosition(position: ClinicPosition, sort: ClinicSort): string {
  return Buffer.from(JSON.stringify([sort, ...position])).toString('base64url')
}

export function readPosition(word: string | null, sort: ClinicSort): ClinicPosition | null {
  if (word === null) return null
  const [written, ...position] = parse(word)
  const read = positions[sort].safeParse(position)
  if (written !== sort || !read.success || !isStorable(read.data)) throw new Problem('clinics.list_position_unknown')
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
