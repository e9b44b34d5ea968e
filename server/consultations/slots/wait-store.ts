import { sql, type Transaction } from 'kysely'
import type { VisitWait } from '#domain/consultations/sent-requests.ts'
import { waitingStates } from '#domain/consultations/consultation-life.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

/** In a transaction of the product, or of somebody who sees the request. */
export async function listWaits(tx: Tx, consultationId: string): Promise<VisitWait[]> {
  const { rows } = await sql<VisitWait>`
    select to_char(day, 'YYYY-MM-DD') as day, told_at is not null as "isTold"
    from mgk.visit_waits where consultation_id = ${consultationId} order by day
  `.execute(tx)
  return rows
}

/** Who was told of a day and asks again waits behind all others. */
export async function saveWait(
  tx: Tx,
  wait: { consultationId: string; clinicId: number; day: string; at: Date },
): Promise<void> {
  await sql`
    insert into mgk.visit_waits (consultation_id, clinic_id, day, asked_at)
    values (${wait.consultationId}, ${wait.clinicId}, ${wait.day}, ${wait.at})
    on conflict (consultation_id, day) do update set asked_at = excluded.asked_at, told_at = null
    where mgk.visit_waits.told_at is not null
  `.execute(tx)
}

/** Of one day, or all of a request. */
export async function deleteWaits(tx: Tx, consultationId: string, day: string | null = null): Promise<void> {
  await sql`
    delete from mgk.visit_waits
    where consultation_id = ${consultationId} and (${day}::date is null or day = ${day}::date)
  `.execute(tx)
}

/** The request that waits longest for a day, which is marked as told. Undefined if nobody waits. */
export async function takeFirstWait(
  tx: Tx,
  { clinicId, day, at, except }: { clinicId: number; day: string; at: Date; except: string | null },
): Promise<{ id: string; content: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; content: Buffer }>`
    update mgk.visit_waits as wait set told_at = ${at}
    from (
      select request.id, request.content
      from mgk.visit_waits as waiting join mgk.consultations as request on request.id = waiting.consultation_id
      where waiting.clinic_id = ${clinicId} and waiting.day = ${day} and waiting.told_at is null
        and request.state = any(${waitingStates}) and request.id is distinct from ${except}
      order by waiting.asked_at, request.id limit 1
    ) as first
    where wait.consultation_id = first.id and wait.day = ${day}
    returning first.id, first.content
  `.execute(tx)
  return rows[0]
}

/** Those of days that have passed in Korea. */
export async function forgetWaits(tx: Tx, today: string): Promise<void> {
  await sql`delete from mgk.visit_waits where day < ${today}::date`.execute(tx)
}
