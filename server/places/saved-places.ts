import { hash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import { type PlaceCard, placeCard } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import { Problem } from '#domain/site/problems.ts'
import { mainList, mergeSaved, savedLimits, type SavedList, type SavedPlace } from '#domain/places/saved-places.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { memberClaims } from '#server/platform/database/pool/member-claims.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { readPlaces } from './place-store.ts'
import * as store from './saved-store.ts'

/** A list as people with its link see it. */
export type SharedList = { name: string | null; places: Place[] }

const tokenBytes = 24
const tokenShape = /^[\w-]{32}$/

type Parts = { database: Pick<Database, 'transactionAs' | 'reader'>; now: () => number }
type OwnTransaction = { tx: Transaction<Tables>; userId: string }

/**
 * The lists of saved places of members. Every statement runs with the role of the member, so that row-level security
 * also protects the lists.
 */
export function createSavedPlaces({ database, now }: Parts) {
  /** Runs the changes of one member one after another, by a lock. */
  function inTransaction<Result>(actor: Actor, work: (own: OwnTransaction) => Promise<Result>): Promise<Result> {
    const member = memberClaims(actor)
    return database.transactionAs(member, async (tx) => {
      await store.lockSavedPlaces(tx, member.userId)
      return work({ tx, userId: member.userId })
    })
  }

  async function findOwn({ tx }: OwnTransaction, id: string): Promise<store.ListRow> {
    const list = await store.findList(tx, id === mainList ? 'main' : { id })
    if (!list) throw new Problem('saved_lists.not_found')
    return list
  }

  /** The main list is created on first use. */
  async function openList(own: OwnTransaction, id: string): Promise<store.ListRow> {
    if (id !== mainList) return findOwn(own, id)
    const { tx, userId } = own
    return (await store.findList(tx, 'main')) ?? store.addList(tx, { userId, name: null, at: new Date(now()) })
  }

  async function readSaved({ tx }: OwnTransaction, list: store.ListRow): Promise<SavedPlace[]> {
    return (await store.listSaved(tx, [list.id])).get(list.id) ?? []
  }

  async function present(own: OwnTransaction, row: store.ListRow): Promise<SavedList> {
    return presentList(row, await readSaved(own, row))
  }

  return {
    /** All lists, the main list first. */
    list: (actor: Actor): Promise<SavedList[]> => database.transactionAs(memberClaims(actor), readAll),

    add: (actor: Actor, name: string): Promise<SavedList> =>
      inTransaction(actor, async ({ tx, userId }) => {
        const lists = await store.listLists(tx)
        if (lists.length >= savedLimits.lists) throw new Problem('saved_lists.too_many')
        return presentList(await store.addList(tx, { userId, name, at: new Date(now()) }), [])
      }),

    /** Fails if `seen` is not the present version. */
    rename: (actor: Actor, id: string, seen: number | null, name: string): Promise<SavedList> =>
      inTransaction(actor, async (own) => {
        if (seen === null) throw new Problem('saved_lists.version_required')
        const list = await findOwn(own, id)
        if (list.version !== seen) throw new Problem('saved_lists.changed_meanwhile')
        if (list.name !== name) await store.renameList(own.tx, list.id, name)
        return present(own, await findOwn(own, id))
      }),

    remove: (actor: Actor, id: string): Promise<void> =>
      inTransaction(actor, async (own) => {
        const list = await findOwn(own, id)
        await store.deleteList(own.tx, list.id)
      }),

    save: (actor: Actor, listId: string, placeId: string): Promise<SavedList> =>
      inTransaction(actor, async (own) => {
        const list = await openList(own, listId)
        if (!(await store.findKnown(own.tx, [placeId])).has(placeId)) throw new Problem('places.not_found')
        const saved = await readSaved(own, list)
        if (saved.every(({ id }) => id !== placeId)) {
          if (saved.length >= savedLimits.places) throw new Problem('saved_lists.full')
          await store.addSaved(own.tx, list.id, [{ id: placeId, savedAt: new Date(now()).toISOString() }])
        }
        return present(own, list)
      }),

    /** Places that are not in the list, or do not exist any more, are ignored. */
    unsave: (actor: Actor, listId: string, placeId: string): Promise<SavedList> =>
      inTransaction(actor, async (own) => {
        const list = await openList(own, listId)
        await store.removeSaved(own.tx, list.id, placeId)
        return present(own, list)
      }),

    /** Adds the places that a device saved for a visitor. Ignores unknown places. The operation is idempotent. */
    merge: (actor: Actor, kept: readonly SavedPlace[]): Promise<{ lists: SavedList[]; left: SavedPlace[] }> =>
      inTransaction(actor, async (own) => {
        const list = await openList(own, mainList)
        const known = await store.findKnown(
          own.tx,
          kept.map(({ id }) => id),
        )
        const device = kept.filter(({ id }) => known.has(id)).map((place) => notLater(place))
        const { added, left } = mergeSaved(await readSaved(own, list), device, savedLimits.places)
        await store.addSaved(own.tx, list.id, added)
        return { lists: await readAll(own.tx), left }
      }),

    /** Creates a new link. A previous link stops working. */
    share: (actor: Actor, id: string): Promise<{ token: string }> =>
      inTransaction(actor, async (own) => {
        const list = await openList(own, id)
        const token = randomBytes(tokenBytes).toString('base64url')
        await store.saveShare(own.tx, list.id, { hash: hash('sha256', token, 'buffer'), at: new Date(now()) })
        return { token }
      }),

    unshare: (actor: Actor, id: string): Promise<void> =>
      inTransaction(actor, async (own) => {
        const list = await openList(own, id)
        await store.saveShare(own.tx, list.id, null)
      }),

    /** The list for a link; null if the link is invalid or was revoked. */
    async shared(token: string): Promise<SharedList | null> {
      if (!tokenShape.test(token)) return null
      const list = await database.transactionAs({ role: 'visitor' }, (tx) => store.readShared(tx, token))
      if (!list) return null
      return { name: list.name, places: await readInOrder(list.placeIds) }
    },

    /** The cards of these places. Unknown places are left out. */
    cards: async (ids: readonly string[]): Promise<PlaceCard[]> =>
      (await readInOrder(ids)).map((place) => placeCard(place, seoulDay(now()))),

    exportPart: {
      name: 'savedLists',
      read: (userId: string) => database.transactionAs({ role: 'member', userId, assurance: 'aal1' }, readAll),
    },
  }

  async function readInOrder(ids: readonly string[]): Promise<Place[]> {
    const places = await readPlaces(database.reader, ids)
    return ids.flatMap((id) => places.get(id) ?? [])
  }

  /** Limits the time to now: a device whose clock is fast would put its places first for ever. */
  function notLater({ id, savedAt }: SavedPlace): SavedPlace {
    return { id, savedAt: new Date(Math.min(Date.parse(savedAt), now())).toISOString() }
  }
}

export type SavedPlaces = ReturnType<typeof createSavedPlaces>

async function readAll(tx: Transaction<Tables>): Promise<SavedList[]> {
  const rows = await store.listLists(tx)
  const saved = await store.listSaved(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentList(row, saved.get(row.id) ?? []))
}

function presentList({ id, name, version, isShared }: store.ListRow, places: SavedPlace[]): SavedList {
  return { id: name === null ? mainList : id, name, version, isShared, places }
}
