import type { Transaction } from 'kysely'
import { waitingStates } from '#domain/consultations/consultation-life.ts'
import { daysToOffer, fullDays } from '#domain/consultations/offered-days.ts'
import { mostWaits, type WaitingView } from '#domain/consultations/sent-requests.ts'
import { keepsHours } from '#domain/consultations/visit-schedules.ts'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { seoulDay, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { type ConsultationRow, holdConsultation } from '#server/consultations/consultation-store.ts'
import type { RequestReader } from '#server/consultations/request-reader.ts'
import type { RequestSeal } from '#server/consultations/sealed-requests.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { readStoredSchedule } from './schedules.ts'
import { listFreeTimes } from './slot-outcomes.ts'
import { listSlots, listTaken, lockSlots } from './slot-store.ts'
import { deleteWaits, listWaits, saveWait } from './wait-store.ts'

type Tx = Transaction<Tables>
type Parts = {
  database: Pick<Database, 'transactionAs'>
  reader: Pick<RequestReader, 'find'>
  seal: RequestSeal
  now: () => number
}

const nothing: WaitingView = { full: [], free: [] }

/** Waiting for a day of a clinic that has no free time. */
export function createWaits({ database, reader, seal, now }: Parts) {
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)

  /** The days that the patient may wait for. */
  async function listFull(tx: Tx, row: ConsultationRow): Promise<string[]> {
    const content = seal.openIfReadable(row)
    const schedule = await readStoredSchedule(tx, row.clinicId)
    if (!content || !isWaiting(row) || !keepsHours(schedule)) return []
    // A day of which a time was proposed to the patient is not full for them.
    const own = new Set((await listSlots(tx, row.id)).map(({ from }) => seoulDay(from.getTime())))
    const days = daysToOffer(content.request, now()).filter((day) => !own.has(day))
    const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
    if (first === undefined || last === undefined) return []
    const within = { from: startOf(first), to: startOf(last) + dayMs }
    return fullDays(days, schedule, { taken: await listTaken(tx, row.clinicId, within, new Date(now())), now: now() })
  }

  return {
    /** The full days that the patient can wait for, and the times that are free on a day that they were told of. */
    async readWaiting(token: string): Promise<WaitingView> {
      const row = await reader.find('patient', token)
      if (!row || !isWaiting(row)) return nothing
      return asService(async (tx) => {
        const waits = await listWaits(tx, row.id)
        const told = waits.flatMap(({ day, isTold }) => (isTold ? [day] : []))
        const full = await listFull(tx, row)
        return {
          full: full.filter((day) => !waits.some((wait) => wait.day === day && !wait.isTold)),
          free: await listFreeTimes(tx, row.clinicId, told, now()),
        }
      })
    },

    /** False if the day has a free time, or the request is not open any more. */
    async wait(token: string, day: string): Promise<boolean> {
      const found = isCalendarDate(day) ? await reader.find('patient', token) : undefined
      if (!found) return false
      return asService(async (tx) => {
        // In the order of moves: the request first, then the slots of its clinic.
        const row = await holdConsultation(tx, found.id)
        if (!row) return false
        await lockSlots(tx, row.clinicId)
        const waits = await listWaits(tx, row.id)
        const isOneMore = !waits.some((known) => known.day === day)
        if ((isOneMore && waits.length >= mostWaits) || !(await listFull(tx, row)).includes(day)) return false
        await saveWait(tx, { consultationId: row.id, clinicId: row.clinicId, day, at: new Date(now()) })
        return true
      })
    },

    async stopWaiting(token: string, day: string): Promise<boolean> {
      const row = isCalendarDate(day) ? await reader.find('patient', token) : undefined
      if (!row) return false
      await asService((tx) => deleteWaits(tx, row.id, day))
      return true
    },
  }
}

const dayMs = 24 * 3_600_000

function startOf(date: string): number {
  return timeOfSeoulMoment({ date, clock: '00:00' })
}

function isWaiting({ state }: Pick<ConsultationRow, 'state'>): boolean {
  return waitingStates.some((open) => open === state)
}
