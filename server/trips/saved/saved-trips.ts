import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import { type SavedTrip, tripLimits, type UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { Claims } from '#server/platform/database/pool/claims.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { memberClaims } from '#server/platform/database/pool/member-claims.ts'
import * as store from './saved-trip-store.ts'
import { createTripSeal, presentTrip, presentUnreadable } from './sealed-trips.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  jobs: Pick<Jobs, 'repeat'>
  log: Log
  now: () => number
}
type MemberTransaction = { tx: Transaction<Tables>; userId: string }

export type TripList = { trips: SavedTrip[]; unreadable: UnreadableTrip[] }
type ExportedTrip = (SavedTrip & { document: TripDocument }) | (UnreadableTrip & { isUnreadable: true })
/** A new trip as the client sends it. `keepsTreatments`: the traveller agrees that the account stores health data. */
export type NewTrip = { name: string; document: TripDocument; keepsTreatments: boolean }
/** Members that are left out stay unchanged. */
export type TripChange = { name?: string; document: TripDocument; keepsTreatments?: boolean }

/** Saved trips of members. Every statement runs as the member, so that row-level security refuses all others. */
export function createSavedTrips({ database, dataKey, jobs, log, now }: Parts) {
  const seal = createTripSeal(dataKey)
  const sweep = () => database.transactionAs({ role: 'service' }, store.sweepTrips)
  jobs.repeat('trips.sweep', 24 * 60, sweep)

  /** Serialises the changes of one member. */
  function change<Result>(actor: Actor, work: (member: MemberTransaction) => Promise<Result>): Promise<Result> {
    const member = memberClaims(actor)
    return database.transactionAs(member, async (tx) => {
      await store.lockTrips(tx, member.userId)
      return work({ tx, userId: member.userId })
    })
  }

  /** Null when the content cannot be read: its data key is missing, or its bytes are damaged. */
  function open<Content>(id: string, opening: () => Content): Content | null {
    try {
      return opening()
    } catch (error) {
      log.warn({ err: error, trip: id }, 'a saved trip could not be read')
      return null
    }
  }

  function findPresented(row: store.TripRow): SavedTrip | null {
    const summary = open(row.id, () => seal.openSummary(row.id, row.summary))
    return summary && presentTrip(row, summary)
  }

  function present(row: store.TripRow): SavedTrip {
    const trip = findPresented(row)
    if (!trip) throw new Problem('trips.unreadable')
    return trip
  }

  async function findRow(tx: Transaction<Tables>, id: string): Promise<store.TripRow> {
    const row = await store.findTrip(tx, id)
    if (!row || row.deletedAt) throw new Problem('trips.not_found')
    return row
  }

  /** Returns the trip if its version is the one that the client has seen; throws a conflict otherwise. */
  async function findSeen(tx: Transaction<Tables>, id: string, seen: number | null): Promise<SavedTrip> {
    if (seen === null) throw new Problem('trips.version_required')
    const current = present(await findRow(tx, id))
    if (current.version !== seen) throw new Problem('trips.changed_meanwhile', {}, { current })
    return current
  }

  async function needRoom(tx: Transaction<Tables>): Promise<void> {
    const rows = await store.listTrips(tx)
    if (rows.filter(({ deletedAt }) => !deletedAt).length >= tripLimits.trips) throw new Problem('trips.too_many')
  }

  async function insert({ tx, userId }: MemberTransaction, trip: NewTrip): Promise<SavedTrip> {
    await needRoom(tx)
    const id = randomUUID()
    await store.insertTrip(tx, { id, userId, ...seal.content(id, trip, new Date(now())) })
    return present(await findRow(tx, id))
  }

  async function openDocument(tx: Transaction<Tables>, id: string): Promise<TripDocument> {
    const sealed = await store.readDocument(tx, id)
    if (!sealed) throw new Problem('trips.not_found')
    const document = open(id, () => seal.openDocument(id, sealed))
    if (!document) throw new Problem('trips.unreadable')
    return document
  }

  async function exportRow(tx: Transaction<Tables>, row: store.TripRow): Promise<ExportedTrip> {
    const trip = findPresented(row)
    const sealed = await store.readDocument(tx, row.id)
    const document = sealed && open(row.id, () => seal.openDocument(row.id, sealed))
    return trip && document ? { ...trip, document } : { ...presentUnreadable(row), isUnreadable: true }
  }

  return {
    /** Includes deleted trips that can be restored. The last changed trip comes first. */
    list: (actor: Actor): Promise<TripList> =>
      database.transactionAs(memberClaims(actor), async (tx) => {
        const read = (await store.listTrips(tx)).map((row) => ({ row, trip: findPresented(row) }))
        return {
          trips: read.flatMap(({ trip }) => trip ?? []),
          unreadable: read.flatMap(({ row, trip }) => (trip ? [] : [presentUnreadable(row)])),
        }
      }),

    read: (actor: Actor, id: string): Promise<{ trip: SavedTrip; document: TripDocument }> =>
      database.transactionAs(memberClaims(actor), async (tx) => ({
        trip: present(await findRow(tx, id)),
        document: await openDocument(tx, id),
      })),

    add: (actor: Actor, trip: NewTrip): Promise<SavedTrip> => change(actor, (member) => insert(member, trip)),

    /** Throws a conflict if the version is not the one that the client has seen. */
    replace: (actor: Actor, id: string, seen: number | null, given: TripChange): Promise<SavedTrip> =>
      change(actor, async ({ tx }) => {
        const { name, keepsTreatments } = await findSeen(tx, id, seen)
        const trip = { name, keepsTreatments, ...given }
        await store.replaceTrip(tx, id, seal.content(id, trip, new Date(now())))
        return present(await findRow(tx, id))
      }),

    /** Throws a conflict if the version is not the one that the client has seen. */
    rename: (actor: Actor, id: string, seen: number | null, name: string): Promise<SavedTrip> =>
      change(actor, async ({ tx }) => {
        const before = await findSeen(tx, id, seen)
        if (before.name === name) return before
        const { stays, stops, picture, keepsTreatments } = before
        const summary = seal.summary(id, { name, stays, stops, picture, keepsTreatments })
        await store.replaceSummary(tx, id, summary, new Date(now()))
        return present(await findRow(tx, id))
      }),

    duplicate: (actor: Actor, id: string, name: string): Promise<SavedTrip> =>
      change(actor, async (member) => {
        const { keepsTreatments } = present(await findRow(member.tx, id))
        return insert(member, { name, document: await openDocument(member.tx, id), keepsTreatments })
      }),

    /** Deletes a trip, which can still be restored. Until then its link and calendar address do not work. */
    remove: (actor: Actor, id: string): Promise<void> =>
      change(actor, async ({ tx }) => {
        await findRow(tx, id)
        await store.markDeleted(tx, id, new Date(now()))
        await store.removeOldDeleted(tx, tripLimits.trips)
      }),

    restore: (actor: Actor, id: string): Promise<SavedTrip> =>
      change(actor, async ({ tx }) => {
        const row = await store.findTrip(tx, id)
        if (!row) throw new Problem('trips.not_found')
        if (row.deletedAt) {
          await needRoom(tx)
          await store.markDeleted(tx, id, null)
        }
        return present(await findRow(tx, id))
      }),

    /** Deletes trips for good that were deleted too long ago to be restored. */
    sweep,

    /** A member's trips for their data export. Of a trip that cannot be read, it says so. */
    exportPart: {
      name: 'trips',
      read(userId: string): Promise<ExportedTrip[]> {
        const member: Claims = { role: 'member', userId, assurance: 'aal1' }
        return database.transactionAs(member, async (tx) => {
          const rows = await store.listTrips(tx)
          return Promise.all(rows.map((row) => exportRow(tx, row)))
        })
      },
    },
  }
}

export type SavedTrips = ReturnType<typeof createSavedTrips>
