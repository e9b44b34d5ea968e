import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { reachEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

export type WrittenClinic = Partial<ClinicFacts> & { id: number }

/** The address of the database of a running product. */
export async function findDatabase(varFolder: string): Promise<string> {
  const log = pino({ level: 'silent' })
  return (await reachEmbeddedPostgres({ folder: join(varFolder, 'database'), log })).url
}

/**
 * Writes rows of clinics into a running product without validation, as an old import may have left them.
 */
export async function writeClinics(varFolder: string, clinics: readonly WrittenClinic[]): Promise<void> {
  const client = new pg.Client({ connectionString: await findDatabase(varFolder) })
  await client.connect()
  try {
    for (const { id, ...facts } of clinics) {
      const imported = JSON.stringify({ ...unknownClinic, ...facts })
      await client.query('insert into mgk.clinics (id, origin, source_id, imported) values ($1, $2, $3, $4)', [
        id,
        'test',
        String(id),
        imported,
      ])
    }
  } finally {
    await client.end()
  }
}
