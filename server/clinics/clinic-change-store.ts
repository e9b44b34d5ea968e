import type { Selectable, Transaction } from 'kysely'
import type { ClinicFacts } from '#domain/clinics.ts'
import type { ClinicTables } from '#server/platform/database/clinic-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export type ChangeRow = Selectable<ClinicTables['mgk.clinic_changes']>

export type NewChange = {
  clinicId: number
  version: number
  action: ChangeRow['action']
  actorId: string
  before: Partial<ClinicFacts>
  after: Partial<ClinicFacts>
}

export async function addChange(
  tx: Transaction<Tables>,
  { clinicId, version, action, actorId, before, after }: NewChange,
): Promise<void> {
  await tx
    .insertInto('mgk.clinic_changes')
    .values({
      clinic_id: clinicId,
      version,
      action,
      actor_id: actorId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** A page, the newest first, below the one where the page before ended. */
export function listChanges(
  tx: Transaction<Tables>,
  clinicId: number,
  { below, limit }: { below: number | null; limit: number },
): Promise<ChangeRow[]> {
  return tx
    .selectFrom('mgk.clinic_changes')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .$if(below !== null, (some) => some.where('id', '<', below ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Everything that was changed since a version, the newest first. */
export function listChangesSince(tx: Transaction<Tables>, clinicId: number, version: number): Promise<ChangeRow[]> {
  return tx
    .selectFrom('mgk.clinic_changes')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('version', '>', version)
    .orderBy('id', 'desc')
    .execute()
}

/** What one administrator changed, the oldest first. */
export function listChangesBy(tx: Transaction<Tables>, actorId: string): Promise<ChangeRow[]> {
  return tx.selectFrom('mgk.clinic_changes').selectAll().where('actor_id', '=', actorId).orderBy('id').execute()
}
