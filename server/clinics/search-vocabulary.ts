import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { findSlips } from '#server/platform/lists/slips.ts'

const mostBeginnings = 12
const mostSpellings = 6

/**
 * For each word the words of the directory that may be meant by it: that begin with it or sound like it, else the
 * nearest that a slip makes of it.
 */
export async function findMeantWords(
  executor: Kysely<Tables>,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(words)].filter((word) => word.length > 1)
  if (asked.length === 0) return new Map()
  const known = await findSpellings(executor, asked)
  const unknown = asked.filter((word) => !known.has(word) && word.length >= 5)
  return unknown.length === 0 ? known : new Map([...known, ...(await findSlips(executor, 'mgk.clinic_words', unknown))])
}

async function findSpellings(
  executor: Kysely<Tables>,
  words: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ asked: string; found: string[] }>`
    select asked, array_agg(word) as found
    from unnest(${words}::text[] collate "C") as asked, lateral (
      (select word from mgk.clinic_words where word >= asked and word < asked || '~' order by length(word), word limit ${mostBeginnings})
      union
      (select word from mgk.clinic_words where sound = mgk.sound_key(asked) and length(asked) > 3 order by word limit ${mostSpellings})
    ) as near
    group by asked
  `.execute(executor)
  return new Map(rows.map(({ asked, found }) => [asked, found]))
}
