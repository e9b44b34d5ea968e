import pg from 'pg'
import type { ClinicFacts } from '#domain/clinics/clinics.ts'
import { generateClinics } from './generated-clinics.ts'

const perBatch = 5000
const seed = 20_261_121

/**
 * Fills the directory as an import does, and says how fast; the first batches also without what keeps lists and
 * search.
 */
export async function fillDirectory(ownerUrl: string, amount: number) {
  const generated = [...generateClinics(amount, seed)]
  const admin = new pg.Client(ownerUrl)
  await admin.connect()
  const bareRows = generated.slice(0, perBatch * 2)
  await admin.query('alter table mgk.clinics disable trigger clinics_added_to_lists')
  const bareSeconds = await addClinics(admin, bareRows)
  await admin.query('truncate mgk.clinics cascade')
  await admin.query('alter table mgk.clinics enable trigger clinics_added_to_lists')
  const seconds = await addClinics(admin, generated)
  // Autovacuum does it within a minute; nobody waits for it here.
  for (const table of ['clinics', 'clinic_listings', 'clinic_marks', 'clinic_words'])
    await admin.query(`vacuum analyze mgk.${table}`)
  await admin.end()
  return {
    clinics: generated.map(({ facts }) => facts),
    rowsPerSecond: amount / seconds,
    bareRowsPerSecond: bareRows.length / bareSeconds,
  }
}

async function addClinics(
  admin: pg.Client,
  clinics: readonly { sourceId: string; facts: ClinicFacts }[],
): Promise<number> {
  const begun = performance.now()
  for (let start = 0; start < clinics.length; start += perBatch) {
    const batch = clinics.slice(start, start + perBatch)
    const rows = JSON.stringify(batch.map(({ sourceId, facts }) => ({ source_id: sourceId, imported: facts })))
    await admin.query(
      `insert into mgk.clinics (origin, source_id, imported)
       select 'bench', source_id, imported
       from jsonb_to_recordset($1::jsonb) as given (source_id text, imported jsonb)`,
      [rows],
    )
  }
  return (performance.now() - begun) / 1000
}
