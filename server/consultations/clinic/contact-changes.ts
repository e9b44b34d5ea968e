import type { Transaction } from 'kysely'
import {
  type HeldConsultation,
  holdConsultation,
  listLinkedIds,
  saveClinicLink,
} from '#server/consultations/consultation-store.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestSeal } from '#server/consultations/sealed-requests.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import type { ClinicContacts } from './clinic-contacts.ts'

type Tx = Transaction<Tables>
type Parts = {
  contacts: ClinicContacts
  database: Pick<Database, 'transactionAs'>
  mails: RequestMails
  seal: RequestSeal
  /** What other capabilities do then: they mail links to clinics too. */
  afterContactChange: readonly AfterContactChange[]
  now: () => number
}

export type AfterContactChange = (tx: Transaction<Tables>, clinicId: number) => Promise<void>

/**
 * The address of a clinic, with what was mailed to the one before: whoever reads mail there opens no request any more,
 * because its sender agreed to the clinic. A new address gets links of its own.
 */
export function createContactChanges({ contacts, database, mails, seal, afterContactChange, now }: Parts) {
  async function moveLink(tx: Tx, row: HeldConsultation): Promise<void> {
    await saveClinicLink(tx, row.id, null)
    const content = seal.openIfReadable(row)
    // Without an address no mail is written.
    if (content) await mails.sendNewLink(tx, { row, content, at: new Date(now()) })
  }

  return {
    read: (by: Editor, clinicId: number) => contacts.read(by, clinicId),

    async write(by: Editor, clinicId: number, email: string | null): Promise<void> {
      const before = await contacts.read(by, clinicId)
      await contacts.write(by, clinicId, email)
      if (before === email) return
      await database.transactionAs({ role: 'service' }, async (tx) => {
        for (const id of await listLinkedIds(tx, clinicId)) {
          const row = await holdConsultation(tx, id)
          if (row?.hasClinicLink) await moveLink(tx, row)
        }
        for (const work of afterContactChange) await work(tx, clinicId)
      })
    },
  }
}
