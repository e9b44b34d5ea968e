import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Expansions } from './match-classes.ts'
import { findTypos } from './typos.ts'

const mostPrefixed = 12
const mostSpellings = 6

/**
 * Expands each word to words of a vocabulary: those that begin with it or sound like it, or else those that are nearest
 * to it if it has a typo.
 */
export async function expandWords(
  executor: Kysely<Tables>,
  vocabulary: 'mgk.clinic_words',
  words: readonly string[],
): Promise<Expansions> {
  const asked = [...new Set(words)].filter((word) => word.length > 1)
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ asked: string; found: string[] }>`
    select asked, array_agg(word) as found
    from unnest(${asked}::text[] collate "C") as asked, lateral (
      (select word from ${sql.table(vocabulary)} where word >= asked and word < asked || '~' order by length(word), word limit ${mostPrefixed})
      union
      (select word from ${sql.table(vocabulary)} where sound = mgk.sound_key(asked) and length(asked) > 3 order by word limit ${mostSpellings})
    ) as near
    group by asked
  `.execute(executor)
  const known = new Map<string, readonly string[]>(rows.map(({ asked: word, found }) => [word, found]))
  const typos = await findTypos(
    executor,
    vocabulary,
    asked.filter((word) => !known.has(word)),
  )
  return new Map([...known, ...typos])
}
