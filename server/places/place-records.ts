import * as z from 'zod'
import type { History } from '#domain/change-history.ts'
import type { DeletedPlaces, UncheckedPlaces } from '#domain/place-history.ts'
import { placeCard } from '#domain/place-lists.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Turn } from '#server/platform/edits/editing-turns.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import {
  andOneMore,
  type ChangeRow,
  type ChangesPage,
  cutPage,
  type FindEmails,
  nameActors,
  presentChanges,
} from '#server/platform/edits/told-changes.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import { listDeletedPlaces, listUncheckedPlaces, readHeldPlace, type UncheckedPosition } from './edited-place-store.ts'
import { listPlaceChanges, listPlaceChangesBy } from './place-change-store.ts'
import { readPlace } from './place-columns.ts'
import { fieldOfColumn } from './place-edits.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  inTurn: <Result>(by: Editor, work: (turn: Turn) => Promise<Result>) => Promise<Result>
  findEmails: FindEmails
  /** In Seoul. */
  today: () => string
}

const uncheckedPosition = z.tuple([
  z.int().min(0).max(2_147_483_647),
  // Microseconds; to the year 2200.
  z.int().min(0).max(7_258_118_400_000_000),
  z.string().max(64),
])

/** What administrators read of places: what was changed, what was deleted, and what nobody has checked. */
export function createPlaceRecords({ database, inTurn, findEmails, today }: Parts) {
  return {
    /** Also of a place that is deleted. */
    async history(by: Editor, id: string, page: ChangesPage): Promise<History> {
      const rows = await inTurn(by, async ({ tx }) => {
        if (!(await readHeldPlace(tx, id))) throw new Problem('places.not_found')
        return listPlaceChanges(tx, id, andOneMore(page))
      })
      const { shown, last } = cutPage(rows, page)
      return { changes: await presentChanges(tellFields(shown), findEmails), next: last && String(last.id) }
    },

    /** Those that can be restored, the last one that was deleted first. */
    async deleted(by: Editor, page: ChangesPage): Promise<DeletedPlaces> {
      const rows = await inTurn(by, ({ tx }) => listDeletedPlaces(tx, andOneMore(page)))
      const { shown, last } = cutPage(rows, page)
      const actorOf = await nameActors(shown, findEmails)
      const places = shown.map((row) => ({
        ...placeCard(readPlace(row), today()),
        deletedAt: row.at.toISOString(),
        deletedBy: actorOf(row),
      }))
      return { places, next: last && String(last.change) }
    },

    /** Those whose facts nobody has checked, so that an editor works them off. */
    async unchecked(by: Editor, after: string | null, limit: number): Promise<UncheckedPlaces> {
      const position = readPosition(after)
      const rows = await inTurn(by, ({ tx }) => listUncheckedPlaces(tx, { after: position, limit: limit + 1 }))
      const { shown, last } = cutPage(rows, { limit })
      return {
        places: shown.map(readPlace),
        next: last && writeListPosition([last.popularity, last.since, last.id], 'unchecked'),
      }
    },

    /**
     * What is held about an administrator, for the file that they are given. It outlives the account, without a name.
     */
    exportPart: {
      name: 'place_changes',
      async read(userId: string) {
        const rows = await database.transactionAs({ role: 'service' }, (tx) => listPlaceChangesBy(tx, userId))
        return rows.map(({ place_id, version, action, at, after }) => ({
          place_id,
          version,
          action,
          at: at.toISOString(),
          fields: Object.keys(after).map(fieldOfColumn),
        }))
      },
    },
  }
}

/** What stood in which field, by the names of fields. */
export function tellFields(rows: readonly ChangeRow[]): ChangeRow[] {
  const byField = (columns: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(columns).map(([column, value]) => [fieldOfColumn(column), value]))
  return rows.map((row) => ({ ...row, before: byField(row.before), after: byField(row.after) }))
}

function readPosition(word: string | null): UncheckedPosition | null {
  if (word === null) return null
  const position = readListPosition<UncheckedPosition>(word, 'unchecked', uncheckedPosition)
  if (!position) throw new Problem('places.list_position_unknown')
  return position
}
