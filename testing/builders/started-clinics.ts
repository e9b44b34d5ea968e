import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { reachEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

export type WrittenClinic = Partial<ClinicFacts> & { id: number }

/**
 * Clinics as rows of a running product, past every rule: what an import of long ago, or somebody inside, may have left.
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
