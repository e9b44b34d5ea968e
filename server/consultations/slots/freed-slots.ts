import type { Transaction } from 'kysely'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestSeal } from '#server/consultations/sealed-requests.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { listReserved, lockSlots, type ReservedSpan } from './slot-store.ts'
import { listFreeTimes } from './slot-outcomes.ts'
import { takeFirstWait } from './wait-store.ts'

type Tx = Transaction<Tables>
type Parts = { mails: Pick<RequestMails, 'dayFree'>; seal: RequestSeal }

/** Whose slots change. `except`: the request that lets go of them is not told of them. */
type Changing = { clinicId: number; except: string | null; at: Date }

/** Tells those who wait for a full day, in the transaction that let go of a time of it. */
export function createFreedSlots({ mails, seal }: Parts) {
  async function tellFirst(tx: Tx, { clinicId, except, at }: Changing, day: string): Promise<void> {
    const free = await listFreeTimes(tx, clinicId, [day], at.getTime())
    if (free.length === 0) return
    const first = await takeFirstWait(tx, { clinicId, day, at, except })
    const content = first && seal.openIfReadable(first)
    if (content) await mails.dayFree(tx, content, day)
  }

  return {
    /** Does what changes the slots of a clinic. For each day on which a time got free, the first who waits is told. */
    async telling<Result>(tx: Tx, changing: Changing, work: () => Promise<Result>): Promise<Result> {
      const { clinicId, at } = changing
      await lockSlots(tx, clinicId)
      const before = await listReserved(tx, clinicId, at)
      const result = await work()
      const kept = new Set((await listReserved(tx, clinicId, at)).map(keyOf))
      const freed = before.filter((span) => !kept.has(keyOf(span)))
      for (const day of new Set(freed.map(({ from }) => seoulDay(from.getTime())))) await tellFirst(tx, changing, day)
      return result
    },
  }
}

function keyOf({ person, from, to }: ReservedSpan): string {
  return `${person} ${from.getTime()} ${to.getTime()}`
}
