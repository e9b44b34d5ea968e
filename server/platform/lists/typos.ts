import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

const mostWords = 5

/**
 * For words that are not in a vocabulary, the nearest words of it: with one typo at most from five letters on, and two
 * from seven letters on. Two swapped letters count as one typo.
 */
export async function findTypos(
  executor: Kysely<Tables>,
  vocabulary: 'mgk.place_words' | 'mgk.clinic_words',
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(words)].filter((word) => word.length >= 5)
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ asked: string; found: string[] }>`
    select asked, array_agg(word) as found
    from (
      select asked from unnest(${asked}::text[]) as asked where not exists (select from ${sql.table(vocabulary)} where word = asked)
    ) as unknown, lateral (
      select word, similarity,
        case when length(word) = length(asked) and translate(word, asked, '') = '' and translate(asked, word, '') = '' then least(typos, 1) else typos end as typos
      from (
        select word, similarity(word, asked) as similarity, levenshtein_less_equal(word, asked, 2) as typos
        from ${sql.table(vocabulary)} where mgk.shortened(word) && mgk.shortened(asked)
      ) as near
      where typos <= 2
      order by 3, similarity desc, word
      fetch first ${mostWords} rows only
    ) as nearest
    where typos <= case when length(asked) < 7 then 1 else 2 end
    group by asked
  `.execute(executor)
  return new Map(rows.map(({ asked: word, found }) => [word, found]))
}
