import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import { hasEnded } from '#domain/consultations/consultation-life.ts'
import {
  hoursBetween,
  type InboxDetail,
  type InboxPage,
  type InboxRequest,
} from '#domain/consultations/request-inbox.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { cutPage, type FindEmails } from '#server/platform/edits/change-rows.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { ContactParts } from '#server/consultations/clinic/clinic-contacts.ts'
import {
  type HeldConsultation,
  holdConsultation,
  readRow,
  saveClinicLink,
} from '#server/consultations/consultation-store.ts'
import { type InboxFilter, type InboxPosition, type InboxRow, listInbox, saveAssignment } from './inbox-store.ts'
import { asReader as asReaderOf, requireAdministrator } from './readers.ts'
import { listMessages } from '#server/consultations/message-store.ts'
import { type OpenedFile, openFileOf } from '#server/consultations/files/opened-files.ts'
import type { RequestFiles } from '#server/consultations/files/request-files.ts'
import type { Messages } from '#server/consultations/messages.ts'
import { readStoredSchedule } from '#server/consultations/slots/schedules.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestSeal } from '#server/consultations/sealed-requests.ts'
import { listParts } from '#server/consultations/request-parts.ts'

type Tx = Transaction<Tables>
type Parts = Pick<ContactParts, 'findClinic' | 'recordAudit' | 'now'> & {
  database: Pick<Database, 'transactionAs'>
  files: RequestFiles
  findEmails: FindEmails
  messages: Messages
  mails: RequestMails
  seal: RequestSeal
}
type Asked = { filter: InboxFilter; after: string | null; limit: number }

const inboxPosition = z.tuple([
  // Microseconds since 1970, up to the year 2200.
  z.int().min(0).max(7_258_118_400_000_000),
  z.uuid(),
])

/**
 * Requests for administrators whom the operator has named. Reading one runs as the administrator, so that the database
 * checks too: whether its sender agreed to that. Each look is logged.
 */
export function createRequestInbox(parts: Parts) {
  const { database, files, findClinic, findEmails, messages, mails, recordAudit, seal, now } = parts
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)

  const asReader = <T>(by: Editor, work: (tx: Tx, userId: string) => Promise<T>) => asReaderOf(database, by, work)

  async function log(tx: Tx, by: Editor, action: ConsultationAuditAction, subjectId: string | null): Promise<void> {
    const { userId } = requireAdministrator(by.actor)
    await recordAudit(tx, { at: new Date(now()), actorId: userId, action, subjectId, client: by.client })
  }

  /** A change of a request by an administrator. The product writes it, after the permission was seen. */
  async function change(
    by: Editor,
    id: string,
    action: ConsultationAuditAction,
    work: (tx: Tx, row: HeldConsultation, userId: string) => Promise<void>,
  ): Promise<void> {
    const userId = await asReader(by, async (_tx, reader) => reader)
    await asService(async (tx) => {
      const row = await holdConsultation(tx, id)
      if (!row || row.requestedAt === null) throw new Problem('consultations.not_found')
      await work(tx, row, userId)
      await log(tx, by, action, id)
    })
  }

  async function present(rows: readonly InboxRow[], userId: string): Promise<InboxRequest[]> {
    const people = [...new Set(rows.flatMap(({ assignedTo }) => assignedTo ?? []))]
    const emails = people.length === 0 ? new Map<string, string>() : await findEmails(people)
    const ids = [...new Set(rows.map(({ clinicId }) => clinicId))]
    const clinics = new Map(await Promise.all(ids.map(async (id) => [id, await findClinic(id)] as const)))
    return rows.map(({ id, clinicId, state, requestedAt, answeredAt, assignedTo, linkUntil, isReadable }) => {
      const clinic = clinics.get(clinicId)
      return {
        id,
        clinicId,
        clinic: clinic ? { en: clinic.name, ko: clinic.nameKo } : null,
        state,
        requestedAt: requestedAt.toISOString(),
        answerHours: answeredAt && hoursBetween(requestedAt.getTime(), answeredAt.getTime()),
        assignedTo: assignedTo === null ? null : (emails.get(assignedTo) ?? null),
        isMine: assignedTo === userId,
        linkUntil: linkUntil?.toISOString() ?? null,
        isReadable,
      }
    })
  }

  return {
    async list(by: Editor, { filter, after, limit }: Asked): Promise<InboxPage> {
      const position = readPosition(after)
      const userId = await asReader(by, async (_tx, reader) => reader)
      const rows = await asService(async (tx) => {
        await log(tx, by, 'consultation.listed', null)
        return listInbox(tx, userId, { filter, after: position, limit: limit + 1 })
      })
      const { shown, last } = cutPage(rows, { limit })
      return { requests: await present(shown, userId), next: last && writeListPosition([last.since, last.id], 'inbox') }
    },

    /** All of a request. It leaves here only after the look was logged. Null for a request whose key is lost. */
    async read(by: Editor, id: string): Promise<InboxDetail> {
      const seen = await asReader(by, async (tx) => {
        const row = await readRow(tx, id)
        if (!row || row.requestedAt === null) throw new Problem('consultations.not_found')
        const stored = await listParts(tx, id)
        const request = seal.presentIfReadable(row, stored)
        const thread = request ? await listMessages(tx, id) : []
        const shown = thread.map((message) => seal.presentMessage(message, stored.files))
        return { clinicId: row.clinicId, request, messages: shown }
      })
      const { clinicId, ...shown } = seen
      const { answers } = await asService(async (tx) => {
        await log(tx, by, 'consultation.read', id)
        return readStoredSchedule(tx, clinicId)
      })
      return { ...shown, answers, phone: (await findClinic(clinicId))?.phoneNumber ?? '' }
    },

    async readFile(by: Editor, id: string, fileId: string): Promise<OpenedFile> {
      const opened = await asReader(by, (tx) => openFileOf(tx, files, { consultationId: id, id: fileId }))
      if (!opened) throw new Problem('consultations.not_found')
      await asService((tx) => log(tx, by, 'consultation.file_opened', id))
      return opened
    },

    /** Writes to the patient of a request that the administrator may read. The same key twice is one message. */
    async answer(by: Editor, id: string, message: { key: string; text: string }): Promise<void> {
      const row = await asReader(by, (tx) => readRow(tx, id))
      if (!row || row.requestedAt === null) throw new Problem('consultations.not_found')
      const outcome = await messages.write('site', id, message, (tx) => log(tx, by, 'consultation.answered', id))
      if (outcome === 'limited') throw new Problem('limits.too_many_requests')
      if (outcome !== 'written') throw new Problem('consultations.answer_closed')
    },

    /** To oneself, or to nobody. */
    assign: (by: Editor, id: string, isMine: boolean): Promise<void> =>
      change(by, id, 'consultation.assigned', (tx, _row, userId) => saveAssignment(tx, id, isMine ? userId : null)),

    /** The clinic's link opens nothing any more. */
    revokeLink: (by: Editor, id: string): Promise<void> =>
      change(by, id, 'consultation.link_revoked', (tx) => saveClinicLink(tx, id, null)),

    /** Mails the clinic another link, and the one before opens nothing any more. */
    renewLink: (by: Editor, id: string): Promise<void> =>
      change(by, id, 'consultation.link_renewed', async (tx, row) => {
        if (hasEnded(row.state)) throw new Problem('consultations.not_found')
        const content = seal.openIfReadable(row)
        const isMailed = content && (await mails.sendNewLink(tx, { row, content, at: new Date(now()) }))
        if (!isMailed) throw new Problem('consultations.clinic_not_reached')
      }),
  }
}

export type RequestInbox = ReturnType<typeof createRequestInbox>
type ConsultationAuditAction = Extract<AuditAction, `consultation.${string}`>

function readPosition(word: string | null): InboxPosition | null {
  if (word === null) return null
  const position = readListPosition<InboxPosition>(word, 'inbox', inboxPosition)
  if (!position) throw new Problem('consultations.list_position_unknown')
  return position
}
