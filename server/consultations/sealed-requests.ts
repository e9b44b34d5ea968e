import type { ConsultationStanding, VisitSpan } from '#domain/consultations/consultation-life.ts'
import type { SentRequest } from '#domain/consultations/sent-requests.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { ConsultationRow } from './consultation-store.ts'
import type { SlotRow } from './slot-store.ts'

/** What is encrypted of a request. The patient's token stands in later mails too. */
export type Content = Pick<SentRequest, 'clinic' | 'procedures' | 'request' | 'name' | 'email'> & { token: string }

/** How requests are stored: all that a visitor wrote, and the tokens of links, are encrypted. */
export function createRequestSeal(dataKey: DataKey) {
  function open({ id, content }: Pick<ConsultationRow, 'id' | 'content'>): Content {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed, so nobody but `seal` wrote it
    return JSON.parse(dataKey.open(content, placeOf('content', id))) as Content
  }

  return {
    seal: (id: string, content: Content): Buffer => dataKey.seal(JSON.stringify(content), placeOf('content', id)),
    open,
    sealClinicToken: (id: string, token: string): Buffer => dataKey.seal(token, placeOf('clinic_token', id)),
    openClinicToken: (id: string, sealed: Buffer): string => dataKey.open(sealed, placeOf('clinic_token', id)),

    /** The same for all requests of one address, so that its owner is not at two places at once. */
    patientOf: ({ email }: Pick<Content, 'email'>): Buffer =>
      dataKey.fingerprint(email.toLowerCase(), 'mgk.consultation_slots.patient'),

    present(row: ConsultationRow, slots: readonly Omit<SlotRow, 'person'>[]): SentRequest {
      const { token: _, ...content } = open(row)
      return {
        ...content,
        state: row.state,
        writtenAt: row.writtenAt.toISOString(),
        requestedAt: row.requestedAt?.toISOString() ?? null,
        seenAt: row.seenAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
        slots: slots.map(({ id, from, to, state }) => ({ id, state, ...presentSpan(from, to) })),
        visit: presentVisit(row),
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
