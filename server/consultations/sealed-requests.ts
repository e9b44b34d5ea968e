import type { ConsultationStanding, VisitSpan } from '#domain/consultations/consultation-life.ts'
import type { ConsultationMessage, SentRequest, VisitWait } from '#domain/consultations/sent-requests.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { ConsultationRow, HeldConsultation } from './consultation-store.ts'
import type { FileRow } from '#server/consultations/files/file-store.ts'
import { presentFile } from '#server/consultations/files/request-files.ts'
import type { MessageRow } from './message-store.ts'
import type { SlotRow } from '#server/consultations/slots/slot-store.ts'

/** What is encrypted of a request. The patient's token stands in later mails too. */
export type Content = Pick<SentRequest, 'clinic' | 'procedures' | 'request' | 'name' | 'email'> & {
  token: string
  /** Absent in requests that were written before the form asked for it. */
  answerTo?: SentRequest['answerTo']
}

/** What is stored of a request beside its row. */
export type RequestParts = {
  slots: readonly Omit<SlotRow, 'person'>[]
  files: readonly FileRow[]
  waits: VisitWait[]
}

/** How requests are stored: all that a visitor wrote, and the tokens of links, are encrypted. */
export function createRequestSeal(dataKey: DataKey) {
  function open({ id, content }: Pick<ConsultationRow, 'id' | 'content'>): Content {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed, so nobody but `seal` wrote it
    return JSON.parse(dataKey.open(content, placeOf('content', id))) as Content
  }

  /** Null if the key of the value is lost. */
  function openIfReadable(row: Pick<ConsultationRow, 'id' | 'content'>): Content | null {
    try {
      return open(row)
    } catch {
      return null // The state of the row still says all that is done with it.
    }
  }

  return {
    seal: (id: string, content: Content): Buffer => dataKey.seal(JSON.stringify(content), placeOf('content', id)),
    openIfReadable,
    sealClinicToken: (id: string, token: string): Buffer => dataKey.seal(token, placeOf('clinic_token', id)),
    /** Null if there is none, or its key is lost: then the clinic gets a new link. */
    openClinicToken({ id, clinicToken }: Pick<HeldConsultation, 'id' | 'clinicToken'>): string | null {
      try {
        return clinicToken && dataKey.open(clinicToken, placeOf('clinic_token', id))
      } catch {
        return null
      }
    },

    sealMessage: (id: string, text: string): Buffer => dataKey.seal(text, messagePlaceOf(id)),
    presentMessage({ id, side, content, writtenAt }: MessageRow, files: readonly FileRow[]): ConsultationMessage {
      const text = dataKey.open(content, messagePlaceOf(id))
      const own = files.filter(({ messageId }) => messageId === id)
      return { side, text, files: own.map(presentFile), writtenAt: writtenAt.toISOString() }
    },

    /** The same for all requests of one address, so that its owner is not at two places at once. */
    patientOf: ({ email }: Pick<Content, 'email'>): Buffer =>
      dataKey.fingerprint(email.toLowerCase(), 'mgk.consultation_slots.patient'),

    /** Null if the key of the request is lost. */
    presentIfReadable(row: ConsultationRow, { slots, files, waits }: RequestParts): SentRequest | null {
      const content = openIfReadable(row)
      if (!content) return null
      const { token: _, answerTo = null, ...shown } = content
      return {
        ...shown,
        answerTo,
        state: row.state,
        writtenAt: row.writtenAt.toISOString(),
        requestedAt: row.requestedAt?.toISOString() ?? null,
        seenAt: row.seenAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
        files: files.filter(({ messageId }) => messageId === null).map(presentFile),
        slots: slots.map(({ id, from, to, state }) => ({ id, state, ...presentSpan(from, to) })),
        visit: presentVisit(row),
        waits,
        adminsMayRead: row.adminsMayRead,
      }
    },
  }
}

export type RequestSeal = ReturnType<typeof createRequestSeal>

export function presentVisit({ visitFrom, visitTo }: Pick<ConsultationRow, 'visitFrom' | 'visitTo'>) {
  return visitFrom && visitTo ? presentSpan(visitFrom, visitTo) : null
}

export function visitOf({ visitFrom, visitTo }: Pick<ConsultationRow, 'visitFrom' | 'visitTo'>): VisitSpan | null {
  return visitFrom && visitTo ? { from: visitFrom.getTime(), to: visitTo.getTime() } : null
}

export function standingOf(row: ConsultationRow): ConsultationStanding {
  return { state: row.state, visit: visitOf(row) }
}

function presentSpan(from: Date, to: Date) {
  return { from: from.toISOString(), to: to.toISOString() }
}

function placeOf(column: 'content' | 'clinic_token', row: string) {
  return { column: `mgk.consultations.${column}`, row } as const
}

function messagePlaceOf(row: string) {
  return { column: 'mgk.consultation_messages.content', row } as const
}
