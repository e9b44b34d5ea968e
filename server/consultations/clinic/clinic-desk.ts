import type { Transaction } from 'kysely'
import type { ConsultationMove, VisitSpan } from '#domain/consultations/consultation-life.ts'
import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'
import { offeredDays } from '#domain/consultations/offered-days.ts'
import { koreanDays, type VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import {
  isBookable,
  proposalLimits,
  readProposal,
  type SlotMistake,
  type TypedSlot,
} from '#domain/consultations/visit-slots.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ContactParts } from './clinic-contacts.ts'
import type { ClinicPass } from './clinic-pass.ts'
import type { Moves } from '#server/consultations/consultation-moves.ts'
import type { ConsultationRow } from '#server/consultations/consultation-store.ts'
import type { OpenedFile } from '#server/consultations/files/opened-files.ts'
import type { GivenMessage, MessageOutcome, Messages } from '#server/consultations/messages.ts'
import type { RequestReader } from '#server/consultations/request-reader.ts'
import { readStoredSchedule, storeSchedule } from '#server/consultations/slots/schedules.ts'
import type { RequestSeal } from '#server/consultations/sealed-requests.ts'
import { SlotConflict } from '#server/consultations/slots/slot-conflicts.ts'
import type { FreeTimes, SlotOutcome } from '#server/consultations/slots/slot-outcomes.ts'
import { holdSlots } from '#server/consultations/slots/visit-slots.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  freeTimes: FreeTimes
  messages: Messages
  moves: Moves
  pass: ClinicPass
  reader: RequestReader
  recordAudit: ContactParts['recordAudit']
  seal: RequestSeal
  now: () => number
}

/** What a clinic does with its link: a token, a pass that a code gave, and the address of the program that asks. */
export type ClinicKey = { token: string; pass: string; client: string }

/** What the clinic reads. The pass is for its next step. */
export type DeskView = { pass: string; request: OpenedRequest; schedule: VisitSchedule; free: VisitSpan[] }

/** Free times by their beginnings, and times that were typed. */
export type GivenProposal = { chosen: readonly number[]; typed: readonly TypedSlot[] }

export type ProposalOutcome =
  | SlotOutcome
  | { outcome: 'mistakes'; mistakes: Partial<Record<number, SlotMistake>> }
  | { outcome: 'too_many' }

/** The clinic's side of a request. Nothing works without the link and a pass. Each look is logged. */
export function createClinicDesk(parts: Parts) {
  const { database, freeTimes, messages, moves, pass, reader, recordAudit, seal, now } = parts
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  async function find({ token, pass: given }: ClinicKey): Promise<ConsultationRow | undefined> {
    return pass.isPass(token, given) ? reader.find('clinic', token) : undefined
  }

  async function show({ token, client }: Omit<ClinicKey, 'pass'>): Promise<DeskView | null> {
    const row = await reader.find('clinic', token)
    const request = await reader.read('clinic', token)
    if (!row || !request || request === 'unreadable') return null
    const entry = { at: new Date(now()), actorId: null, subjectId: row.id, client } as const
    const schedule = await asService(async (tx) => {
      await recordAudit(tx, { ...entry, action: 'consultation.opened' })
      return readStoredSchedule(tx, row.clinicId)
    })
    const free = request.moves.includes('propose')
      ? await freeTimes.list(row.clinicId, offeredDays(request.request, schedule, now()))
      : []
    return { pass: pass.makePass(token), request, schedule, free }
  }

  async function move(key: ClinicKey, name: ConsultationMove): Promise<boolean> {
    const row = await find(key)
    return row ? moves.move(row.id, name, 'clinic') : false
  }

  return {
    /** Whether the clinic's link opens a request. It says nothing of it. */
    async isKnown(token: string): Promise<boolean> {
      return (await reader.find('clinic', token)) !== undefined
    },

    sendCode: (token: string) => pass.sendCode(token),

    /** Opens the request. The first time is told to the patient. */
    async enter({ token, code, client }: { token: string; code: string; client: string }) {
      const entered = await pass.enterCode(token, code)
      if (entered === null || typeof entered === 'string') return entered
      await move({ token, client, ...entered }, 'open')
      return show({ token, client })
    },

    /** Null: the pass has ended, or the link opens nothing any more. */
    show: async (key: ClinicKey): Promise<DeskView | null> => ((await find(key)) ? show(key) : null),

    /** A file of the request. Null as above, or if there is no such file. */
    async readFile(key: ClinicKey, id: string): Promise<OpenedFile | null> {
      const row = await find(key)
      const opened = row && (await reader.readFile('clinic', key.token, id))
      if (!row || !opened) return null
      const entry = { at: new Date(now()), actorId: null, subjectId: row.id, client: key.client } as const
      await asService((tx) => recordAudit(tx, { ...entry, action: 'consultation.file_opened' }))
      return opened
    },

    holdsPass: ({ token, pass: given }: ClinicKey): boolean => pass.isPass(token, given),

    /** In place of what was proposed or arranged before. */
    async propose(key: ClinicKey, { chosen, typed }: GivenProposal): Promise<ProposalOutcome> {
      const row = await find(key)
      if (!row) return { outcome: 'refused' }
      const schedule = await asService((tx) => readStoredSchedule(tx, row.clinicId))
      const wanted = chosen.slice(0, proposalLimits.slots).filter((from) => isBookable(from, now()))
      const days = [...new Set(wanted.flatMap((from) => koreanDays(from, 1)))]
      const free = await freeTimes.list(row.clinicId, days)
      const besides = chosen.flatMap((from) => free.find((slot) => slot.from === from) ?? [])
      const read = readProposal(typed, { minutes: schedule.slotMinutes, now: now(), besides })
      const isTyped = typed.some(({ date, clock }) => date !== '' || clock !== '')
      if ('mistakes' in read && (isTyped || chosen.length === 0))
        return { outcome: 'mistakes', mistakes: read.mistakes }
      // Chosen times that are taken by now are none of these.
      const slots = 'slots' in read ? read.slots : []
      if (chosen.length + slots.length - besides.length > proposalLimits.slots) return { outcome: 'too_many' }
      return freeTimes.write(row.clinicId, wanted[0] ?? slots[0]?.from ?? now(), () => {
        if (besides.length < chosen.length) throw new SlotConflict('person')
        return moves.move(row.id, 'propose', 'clinic', async (tx, { content, at }) => {
          const call = { request: row, patient: seal.patientOf(content), people: schedule.people, at }
          await holdSlots(tx, call, slots)
          return slots
        })
      })
    },

    decline: (key: ClinicKey) => move(key, 'decline'),
    reportNotHeld: (key: ClinicKey) => move(key, 'report_not_held'),

    async write(key: ClinicKey, message: GivenMessage): Promise<MessageOutcome> {
      const row = await find(key)
      return row ? messages.write('clinic', row.id, message) : 'closed'
    },

    async saveSchedule(key: ClinicKey, schedule: VisitSchedule): Promise<boolean> {
      const row = await find(key)
      if (!row) return false
      const entry = { at: new Date(now()), actorId: null, subjectId: String(row.clinicId), client: key.client } as const
      await asService(async (tx) => {
        await storeSchedule(tx, row.clinicId, schedule)
        await recordAudit(tx, { ...entry, action: 'clinic.schedule_changed' })
      })
      return true
    },
  }
}
