import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { type Clinic, type ClinicFacts, type ClinicTreatment, unknownClinic } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Held } from '#server/platform/edits/editing.ts'

const clinicColumns = ['id', 'version', 'is_sample', 'facts', 'updated_at'] as const
type ClinicRow = Pick<Selectable<Tables['mgk.clinics']>, (typeof clinicColumns)[number]>

type HeldClinic = Held<Clinic, ClinicFacts>

export async function readHeldClinic(tx: Transaction<Tables>, id: number): Promise<HeldClinic | null> {
  return presentHeld(await selectClinic(tx, id).executeTakeFirst())
}

export async function holdClinic(tx: Transaction<Tables>, id: number): Promise<HeldClinic | null> {
  return presentHeld(await selectClinic(tx, id).forUpdate().executeTakeFirst())
}

function selectClinic(tx: Transaction<Tables>, id: number) {
  return tx
    .selectFrom('mgk.clinics')
    .select([...clinicColumns, 'imported', 'deleted_at'])
    .where('id', '=', id)
}

type HeldRow = ClinicRow & Pick<Selectable<Tables['mgk.clinics']>, 'imported' | 'deleted_at'>

function presentHeld(row: HeldRow | undefined): HeldClinic | null {
  if (!row) return null
  const said = { ...unknownClinic, ...row.imported }
  return { entry: readClinic(row), said, isDeleted: row.deleted_at !== null }
}

export type DeletedRow = ClinicRow & { change: number; at: Date; actor_id: string | null }

/** A page of the deleted clinics, newest deletion first. It starts below the change at which the page before ended. */
export function listDeletedClinics(
  tx: Transaction<Tables>,
  { treatment, below, limit }: { treatment: ClinicTreatment | null; below: number | null; limit: number },
): Promise<DeletedRow[]> {
  return tx
    .selectFrom('mgk.clinics as clinic')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('mgk.clinic_changes')
          .select(['id as change', 'at', 'actor_id'])
          .whereRef('clinic_id', '=', 'clinic.id')
          .where('action', '=', 'deleted')
          // The deletion need not be the last change: imports also update deleted clinics.
          .orderBy('id', 'desc')
          .limit(1)
          .as('deletion'),
      (join) => join.onTrue(),
    )
    .select(['clinic.id', 'version', 'is_sample', 'facts', 'updated_at', 'change', 'at', 'actor_id'])
    .where('deleted_at', 'is not', null)
    .$if(treatment !== null, (some) => some.where('treatments', '@>', sql<ClinicTreatment[]>`array[${treatment}]`))
    .$if(below !== null, (some) => some.where('change', '<', below ?? 0))
    .orderBy('change', 'desc')
    .limit(limit)
    .execute()
}

export async function addClinic(tx: Transaction<Tables>, facts: ClinicFacts): Promise<Clinic> {
  const row = await tx
    .insertInto('mgk.clinics')
    .values({ origin: 'editor', source_id: null, imported: JSON.stringify(facts) })
    .returning(clinicColumns)
    .executeTakeFirstOrThrow()
  return readClinic(row)
}

export function saveOverlay(tx: Transaction<Tables>, id: number, overlay: Partial<ClinicFacts>): Promise<Clinic> {
  return saveNextVersion(tx, id, { overlay: JSON.stringify(overlay) })
}

export function saveDeletion(tx: Transaction<Tables>, id: number, isDeleted: boolean): Promise<Clinic> {
  return saveNextVersion(tx, id, { deleted_at: isDeleted ? sql<Date>`now()` : null })
}

async function saveNextVersion(tx: Transaction<Tables>, id: number, changes: Changes): Promise<Clinic> {
  const row = await tx
    .updateTable('mgk.clinics')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .returning(clinicColumns)
    .executeTakeFirstOrThrow()
  return readClinic(row)
}

type Changes = { overlay: string } | { deleted_at: RawBuilder<Date> | null }

export function readClinic({ id, version, is_sample, facts, updated_at }: ClinicRow): Clinic {
  // An older row does not have the fields that a later release added.
  return { ...unknownClinic, ...facts, id, version, isSample: is_sample, updatedOn: seoulDay(updated_at.getTime()) }
}
