import type { Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import { type Clinic, canManageClinics } from '#domain/clinics/clinics.ts'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'

type AuditEntry = {
  at: Date
  actorId: string | null
  action: Extract<AuditAction, `clinic.${string}` | `consultation.${string}`>
  subjectId: string | null
  client: string
}

export type ContactParts = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  findClinic: (id: number) => Promise<Clinic | null>
  recordAudit: (tx: Kysely<Tables>, entry: AuditEntry) => Promise<void>
  now: () => number
}

const { audience, requireEditor } = createEditors({ mayEdit: canManageClinics, denied: 'clinics.edit_denied' })

/** Who may say how a clinic answers: the audience of routes, and the claims of a transaction. */
export { audience as contactEditors, requireEditor as requireContactEditor }

/** The addresses at which clinics answer. Administrators read and write them; nobody else does but the product. */
export function createClinicContacts({ database, dataKey, findClinic, recordAudit, now }: ContactParts) {
  /** Null if there is none, or its key is lost: then the clinic takes no requests until somebody enters it again. */
  async function readEmail(tx: Transaction<Tables>, clinicId: number): Promise<string | null> {
    const row = await tx
      .selectFrom('mgk.clinic_contacts')
      .select('email')
      .where('clinic_id', '=', clinicId)
      .executeTakeFirst()
    try {
      return row ? dataKey.open(row.email, placeOf(clinicId)) : null
    } catch {
      return null
    }
  }

  return {
    /** For the product, in a transaction of the service. */
    readEmail,

    read: ({ actor }: Editor, clinicId: number): Promise<string | null> =>
      database.transactionAs(requireEditor(actor), (tx) => readEmail(tx, clinicId)),

    /** Null: the clinic takes no requests here any more. */
    async write({ actor, client }: Editor, clinicId: number, email: string | null): Promise<void> {
      const own = requireEditor(actor)
      const clinic = await findClinic(clinicId)
      if (!clinic) throw new Problem('clinics.not_found')
      if (clinic.isSample) throw new Problem('consultations.contact_of_sample')
      await database.transactionAs(own, async (tx) => {
        await tx.deleteFrom('mgk.clinic_contacts').where('clinic_id', '=', clinicId).execute()
        if (email !== null) {
          const sealed = dataKey.seal(email, placeOf(clinicId))
          await tx.insertInto('mgk.clinic_contacts').values({ clinic_id: clinicId, email: sealed }).execute()
        }
        const subjectId = String(clinicId)
        const at = new Date(now())
        await recordAudit(tx, { at, actorId: own.userId, action: 'clinic.contact_changed', subjectId, client })
      })
    },
  }
}

export type ClinicContacts = ReturnType<typeof createClinicContacts>

function placeOf(clinicId: number) {
  return { column: 'mgk.clinic_contacts.email', row: String(clinicId) } as const
}
