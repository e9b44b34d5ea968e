import type { Transaction } from 'kysely'
import {
  type ConsultationMove,
  type ConsultationMover,
  consultationPeriods,
  type ReminderHours,
  type VisitSpan,
} from '#domain/consultations/consultation-life.ts'
import type { MessageWriter } from '#domain/consultations/sent-requests.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ClinicContacts } from '#server/consultations/clinic/clinic-contacts.ts'
import type { ConsultationLetters, VisitNews } from './consultation-letters.ts'
import {
  hashToken,
  type HeldConsultation,
  saveChanges,
  saveClinicLink,
} from '#server/consultations/consultation-store.ts'
import { makeToken } from '#server/consultations/link-tokens.ts'
import type { Content, RequestSeal } from '#server/consultations/sealed-requests.ts'

type Tx = Transaction<Tables>
type Parts = {
  contacts: Pick<ClinicContacts, 'readEmail'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  letters: ConsultationLetters
  seal: RequestSeal
}

/** A request in the transaction of a change. */
export type ChangedRequest = { row: HeldConsultation; content: Content; at: Date }

/** The same, also where the key of the request is lost. */
type EndedRequest = Omit<ChangedRequest, 'content'> & { content: Content | null }

/** The visit that was arranged before a move, and the times that came of it. */
export type MovedTimes = { before: readonly VisitSpan[]; after: readonly VisitSpan[] }

/** Writes the mails of requests, in the transaction of what they report. */
export function createRequestMails({ contacts, outbox, letters, seal }: Parts) {
  /** Where mail was turned off later, requests are still withdrawn, and still end and are deleted in time. */
  async function mail(tx: Tx, letter: Letter): Promise<void> {
    if (outbox.isConfigured) await outbox.add(tx, letter)
  }

  /** Null where no mail can reach the clinic. */
  async function findClinicEmail(tx: Tx, clinicId: number): Promise<string | null> {
    return outbox.isConfigured ? contacts.readEmail(tx, clinicId) : null
  }

  /** The token of the clinic's link, which opens the request for a week from now. Null if there is no link. */
  async function prolongLink(tx: Tx, { row, at }: Pick<ChangedRequest, 'row' | 'at'>): Promise<string | null> {
    if (!row.hasClinicLink) return null
    return saveLink(tx, row.id, seal.openClinicToken(row) ?? makeToken(), at)
  }

  async function saveLink(tx: Tx, id: string, token: string, at: Date): Promise<string> {
    const until = new Date(at.getTime() + consultationPeriods.lookDays * 24 * 3_600_000)
    await saveClinicLink(tx, id, { token, sealed: seal.sealClinicToken(id, token), until })
    return token
  }

  /** A new link to change or cancel the visit once. It replaces the one before. */
  async function saveChangeLink(tx: Tx, id: string): Promise<string> {
    const token = makeToken()
    await saveChanges(tx, id, { change_hash: hashToken(token) })
    return token
  }

  /** The change of a visit in calendars. Undefined where there is none. */
  function newsOf(name: ConsultationMove, { row, at }: EndedRequest, times: MovedTimes): VisitNews | undefined {
    const [arranged] = name === 'accept' ? times.after : []
    const visit = arranged ?? times.before[0]
    if (!visit || name === 'complete' || name === 'report_not_held') return undefined
    return { id: row.id, visit, changes: row.visitChanges + 1, isCancelled: !arranged, writtenAt: at.getTime() }
  }

  async function toClinicAfterMove(tx: Tx, name: ConsultationMove, changed: EndedRequest, times: MovedTimes) {
    const { row, content, at } = changed
    const to = await findClinicEmail(tx, row.clinicId)
    if (to === null) return
    const news = newsOf(name, changed, times)
    switch (name) {
      case 'ask': {
        if (!content) return undefined
        const token = await saveLink(tx, row.id, makeToken(), at)
        return outbox.add(tx, letters.request(to, content.request.language, token))
      }
      case 'accept': {
        const token = await prolongLink(tx, changed)
        return outbox.add(tx, letters.toClinic(to, 'accepted', { token, times: times.after, news }))
      }
      case 'ask_other_times': {
        const token = await prolongLink(tx, changed)
        return outbox.add(tx, letters.toClinic(to, 'askedOtherTimes', { token, times: times.before, news }))
      }
      case 'withdraw': {
        const subject = times.before.length > 0 ? 'cancelled' : 'withdrawn'
        return outbox.add(tx, letters.toClinic(to, subject, { token: null, times: times.before, news }))
      }
      case 'report_not_held':
        return outbox.add(tx, letters.toClinic(to, 'reportedNotHeld', { token: null, times: times.before }))
      case 'open':
      case 'propose':
      case 'complete':
      case 'decline':
      case 'expire':
        return undefined
    }
  }

  return {
    findClinicEmail,
    mail,
    prolongLink,

    async afterMove(
      tx: Tx,
      move: { name: ConsultationMove; by: ConsultationMover; times: MovedTimes; isRemoved: boolean },
      changed: EndedRequest,
    ): Promise<void> {
      const { name, by, times, isRemoved } = move
      const { row, content } = changed
      const news = newsOf(name, changed, times)
      if (!content) {
        // Nobody knows any more whom to tell.
      } else if (isRemoved) {
        await mail(tx, letters.removed(content, { times: times.before, news }))
      } else if (name === 'ask') {
        // The mail with the link of the request was the one to confirm it, and the page says that it was sent.
      } else if (name !== 'accept') {
        const shown = times.after.length > 0 ? times.after : times.before
        await mail(tx, letters.toPatient(content, name, { times: shown, news }))
      } else if (news) {
        await mail(tx, letters.arranged(content, await saveChangeLink(tx, row.id), news))
      }
      if (by !== 'clinic') await toClinicAfterMove(tx, name, changed, times)
    },

    /** To a patient who waits for a full day, of which a time got free. */
    dayFree: (tx: Tx, content: Content, day: string): Promise<void> => mail(tx, letters.dayFree(content, day)),

    /** To the other side, without a word of what was written. What an administrator writes is for the patient. */
    async afterMessage(tx: Tx, writer: MessageWriter, changed: ChangedRequest): Promise<void> {
      const { row, content } = changed
      if (writer !== 'patient') return mail(tx, letters.message(content, writer))
      const to = await findClinicEmail(tx, row.clinicId)
      if (to !== null) {
        await outbox.add(tx, letters.toClinic(to, 'message', { token: await prolongLink(tx, changed) }))
      }
      return undefined
    },

    /** A new link for the clinic, in place of the one before. False if no mail can reach it. */
    async sendNewLink(tx: Tx, { row, content, at }: ChangedRequest): Promise<boolean> {
      const to = await findClinicEmail(tx, row.clinicId)
      if (to === null) return false
      const token = await saveLink(tx, row.id, makeToken(), at)
      await outbox.add(tx, letters.request(to, content.request.language, token))
      return true
    },

    async remind(tx: Tx, hours: ReminderHours, visit: VisitSpan, changed: ChangedRequest): Promise<void> {
      const { row, content } = changed
      if (!outbox.isConfigured) return
      await outbox.add(tx, letters.reminder(content, hours, await saveChangeLink(tx, row.id), visit))
      const to = await findClinicEmail(tx, row.clinicId)
      if (to === null) return
      const token = await prolongLink(tx, changed)
      await outbox.add(tx, letters.toClinic(to, hours === 3 ? 'soon' : 'inTwoDays', { token, times: [visit] }))
    },
  }
}

export type RequestMails = ReturnType<typeof createRequestMails>
