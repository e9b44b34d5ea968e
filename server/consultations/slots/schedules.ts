import type { Transaction } from 'kysely'
import { noSchedule, type VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { type ContactParts, requireContactEditor } from '#server/consultations/clinic/clinic-contacts.ts'

type Tx = Transaction<Tables>
type Parts = Pick<ContactParts, 'database' | 'findClinic' | 'recordAudit' | 'now'>

/** Of a clinic that entered nothing: no hours, and answers on the page of the request. */
export async function readStoredSchedule(tx: Tx, clinicId: number): Promise<VisitSchedule> {
  const row = await tx
    .selectFrom('mgk.visit_schedules')
    .select('schedule')
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst()
  return row ? { ...noSchedule, ...row.schedule } : noSchedule
}

export async function storeSchedule(tx: Tx, clinicId: number, schedule: VisitSchedule): Promise<void> {
  const text = JSON.stringify(schedule)
  await tx
    .insertInto('mgk.visit_schedules')
    .values({ clinic_id: clinicId, schedule: text })
    .onConflict((conflict) => conflict.column('clinic_id').doUpdateSet({ schedule: text }))
    .execute()
}

/** When clinics see patients, for administrators. Clinics change their own on the page of a request. */
export function createSchedules({ database, findClinic, recordAudit, now }: Parts) {
  return {
    read: ({ actor }: Editor, clinicId: number): Promise<VisitSchedule> =>
      database.transactionAs(requireContactEditor(actor), (tx) => readStoredSchedule(tx, clinicId)),

    async write({ actor, client }: Editor, clinicId: number, schedule: VisitSchedule): Promise<void> {
      const own = requireContactEditor(actor)
      const clinic = await findClinic(clinicId)
      if (!clinic) throw new Problem('clinics.not_found')
      if (clinic.isSample) throw new Problem('consultations.contact_of_sample')
      await database.transactionAs(own, async (tx) => {
        await storeSchedule(tx, clinicId, schedule)
        const entry = { at: new Date(now()), actorId: own.userId, subjectId: String(clinicId), client }
        await recordAudit(tx, { ...entry, action: 'clinic.schedule_changed' })
      })
    },
  }
}

export type Schedules = ReturnType<typeof createSchedules>
