import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Logger } from 'pino'
import { createPool } from '#server/platform/database/pool/pools.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Queries that remember what they asked, so that PostgreSQL can be asked how long it worked on it. */
export function openTimedDatabase(url: string, log: Logger) {
  const asked: CompiledQuery[] = []
  const inSchema = new URL(url)
  inSchema.searchParams.set('options', '-c search_path=mgk,public')
  const pool = createPool({ url: inSchema.href, max: 1, name: 'bench', log })
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  })

  /**
   * The milliseconds that the database takes for all statements since the last call: planning and running them, on
   * its own word.
   */
  async function timeLast(): Promise<number> {
    let ms = 0
    for (const { sql, parameters } of asked.splice(0)) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        [...parameters],
      )
      const plan = rows[0]?.['QUERY PLAN'][0]
      if (!plan) throw new Error('PostgreSQL did not explain a statement.')
      ms += plan['Planning Time'] + plan['Execution Time']
    }
    return ms
  }

  return { queries, timeLast, close: () => queries.destroy() }
}
