import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { reachEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

export type WrittenClinic = Partial<ClinicFacts> & { id: number }

/**
 * Writes rows of clinics into a running product without validation, as an old import may have left them.
 */
export async function writeClinics(varFolder: string, clinics: readonly WrittenClinic[]): Promise<void> {
  const log = pino({ level: 'silent' })
  const { url } = await reachEmbeddedPostgres({ folder: join(varFolder, 'database'), log })
  const client = new pg.Client({ connectionString: url })
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
