import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

const mostBeginnings = 12
const mostSpellings = 6
const mostSlips = 5

/** For each word the words of the directory that may be meant by it: that begin with it or sound like it, else the nearest that a slip makes of it. */
export async function findMeantWords(
  executor: Kysely<Tables>,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(words)].filter((word) => word.length > 1)
  if (asked.length === 0) return new Map()
  const known = await findSpellings(executor, asked)
  const unknown = asked.filter((word) => !known.has(word) && word.length >= 5)
  return unknown.length === 0 ? known : new Map([...known, ...(await findSlips(executor, unknown))])
}

async function findSpellings(executor: Kysely<Tables>, words: readonly string[]) {
  const { rows } = await sql<Meant>`
    select asked, array_agg(word) as found
    from unnest(${words}::text[] collate "C") as asked, lateral (
      (select word from mgk.clinic_words where word >= asked and word < asked || '~' order by length(word), word limit ${mostBeginnings})
      union
      (select word from mgk.clinic_words where sound = mgk.sound_key(asked) and length(asked) > 3 order by word limit ${mostSpellings})
    ) as near
    group by asked
  `.execute(executor)
  return toMap(rows)
}

/** Up to one slip in five letters and two from seven on; two letters that changed places are one. Of several words the nearest. */
async function findSlips(executor: Kysely<Tables>, words: readonly string[]) {
  const { rows } = await sql<Meant>`
    select asked, array_agg(word) as found
    from unnest(${words}::text[]) as asked, lateral (
      select word, similarity,
        case when length(word) = length(asked) and translate(word, asked, '') = '' and translate(asked, word, '') = '' then least(slips, 1) else slips end as slips
      from (
        select word, similarity(word, asked) as similarity, levenshtein_less_equal(word, asked, 2) as slips
        from mgk.clinic_words where word % asked
      ) as near
      where slips <= 2
      order by 3, similarity desc, word
      fetch first ${mostSlips} rows only
    ) as nearest
    where slips <= case when length(asked) < 7 then 1 else 2 end
    group by asked
  `.execute(executor)
  return toMap(rows)
}

type Meant = { asked: string; found: string[] }

function toMap(rows: readonly Meant[]): Map<string, readonly string[]> {
  return new Map(rows.map(({ asked, found }) => [asked, found]))
}
