import type { VisitSpan } from '#domain/consultations/consultation-life.ts'
import { freeSlots, koreanDays } from '#domain/consultations/visit-schedules.ts'
import { isBookable } from '#domain/consultations/visit-slots.ts'
import type { Moves } from '#server/consultations/consultation-moves.ts'
import { type ConsultationRow, hashToken } from '#server/consultations/consultation-store.ts'
import type { RequestReader } from '#server/consultations/request-reader.ts'
import { readStoredSchedule } from './schedules.ts'
import { type RequestSeal, visitOf } from '#server/consultations/sealed-requests.ts'
import type { FreeTimes, SlotOutcome } from './slot-outcomes.ts'
import { takeFreeTime, takeSlot } from './visit-slots.ts'

type Parts = {
  freeTimes: FreeTimes
  moves: Moves
  reader: RequestReader
  seal: RequestSeal
}

/** A time to take: one of the proposal by its id, or a free one of the clinic's hours by its beginning. */
export type WantedTime = { slotId: string } | { from: number }

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createVisits({ freeTimes, moves: { move }, reader, seal }: Parts) {
  async function take(row: ConsultationRow, wanted: WantedTime): Promise<boolean> {
    return move(row.id, 'accept', 'patient', async (tx, { content, at }) => {
      const schedule = await readStoredSchedule(tx, row.clinicId)
      const call = { request: row, patient: seal.patientOf(content), people: schedule.people, at }
      if ('slotId' in wanted) {
        const span = idShape.test(wanted.slotId) ? await takeSlot(tx, call, wanted.slotId) : null
        return span && [span]
      }
      const now = at.getTime()
      const days = isBookable(wanted.from, now) ? koreanDays(wanted.from, 1) : []
      const span = freeSlots(schedule, { days, taken: [], now }).find(({ from }) => from === wanted.from)
      if (!span) return null
      // Throws where it is taken.
      await takeFreeTime(tx, call, span)
      return [span]
    })
  }

  /** Where the nearest free times are looked for. */
  async function momentOf(token: string, wanted: WantedTime): Promise<number> {
    if ('from' in wanted) return wanted.from
    const read = await reader.read('patient', token)
    const slots = read && read !== 'unreadable' ? read.slots : []
    return Date.parse(slots.find(({ id }) => id === wanted.slotId)?.from ?? '') || 0
  }

  return {
    /** Takes one of the proposed times, or another free one of a clinic that keeps hours. */
    async accept(token: string, wanted: WantedTime): Promise<SlotOutcome> {
      const row = await reader.find('patient', token)
      if (!row) return { outcome: 'refused' }
      return freeTimes.write(row.clinicId, await momentOf(token, wanted), () => take(row, wanted))
    },

    /** The visit of a mailed link that changes it once. It shows nothing else of the request. */
    async readChange(token: string): Promise<VisitSpan | null> {
      const row = await reader.find('change', token)
      return row ? visitOf(row) : null
    },

    /** Uses the link up. False if it was used, or the visit has begun. */
    async change(token: string, name: 'ask_other_times' | 'withdraw'): Promise<boolean> {
      const row = await reader.find('change', token)
      if (!row) return false
      const hash = hashToken(token)
      // Of two uses at once the second finds that the first has used the link up.
      return move(row.id, name, 'patient', async (_tx, { row: held }) => (held.changeHash?.equals(hash) ? [] : null))
    },
  }
}
