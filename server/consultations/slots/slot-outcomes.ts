import type { Transaction } from 'kysely'
import type { VisitSpan } from '#domain/consultations/consultation-life.ts'
import { freeSlots, keepsHours, koreanDays, nearestSlots } from '#domain/consultations/visit-schedules.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { readStoredSchedule } from './schedules.ts'
import { SlotConflict } from './slot-conflicts.ts'
import { listTaken } from './slot-store.ts'

/** `busy`: the patient has another visit then. `taken`: with the nearest times that are free. */
export type SlotOutcome =
  | { outcome: 'done' }
  | { outcome: 'refused' }
  | { outcome: 'busy' }
  | { outcome: 'taken'; nearest: VisitSpan[] }

const dayMs = 24 * 3_600_000
// Around a wanted time, for the nearest ones.
const daysBefore = 3
const daysAround = 21

type Parts = { database: Pick<Database, 'transactionAs'>; now: () => number }

/** The free times of clinics that keep hours here. */
export function createFreeTimes({ database, now }: Parts) {
  function list(clinicId: number, days: readonly string[]): Promise<VisitSpan[]> {
    return database.transactionAs({ role: 'service' }, (tx) => listFreeTimes(tx, clinicId, days, now()))
  }

  /** What the database refused because a time is not free becomes an answer. */
  async function write(clinicId: number, wanted: number, work: () => Promise<boolean>): Promise<SlotOutcome> {
    try {
      return { outcome: (await work()) ? 'done' : 'refused' }
    } catch (error) {
      if (!(error instanceof SlotConflict)) throw error
      if (error.whose === 'patient') return { outcome: 'busy' }
      const days = koreanDays(Math.max(wanted - daysBefore * dayMs, now()), daysAround)
      return { outcome: 'taken', nearest: nearestSlots(await list(clinicId, days), wanted) }
    }
  }

  return { list, write }
}

export type FreeTimes = ReturnType<typeof createFreeTimes>

export async function listFreeTimes(
  tx: Transaction<Tables>,
  clinicId: number,
  days: readonly string[],
  now: number,
): Promise<VisitSpan[]> {
  const schedule = await readStoredSchedule(tx, clinicId)
  if (!keepsHours(schedule) || days.length === 0) return []
  const all = freeSlots(schedule, { days, taken: [], now })
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return []
  const taken = await listTaken(tx, clinicId, { from: first.from, to: last.to }, new Date(now))
  return freeSlots(schedule, { days, taken, now })
}
