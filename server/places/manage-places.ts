import * as z from 'zod'
import type { NewPlace, PlaceChanges, PlaceCheck } from '#domain/places/place-edit-schemas.ts'
import type { DeletedPlaces, UncheckedPlaces } from '#domain/places/place-history.ts'
import { placeIdOf } from './place-ids.ts'
import { placeCard } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import { Problem } from '#domain/site/problems.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { createEditing, type EditingOptions } from '#server/platform/edits/editing.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { andOneMore, type ChangesPage, cutPage, nameActors } from '#server/platform/edits/change-rows.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import {
  addPlace,
  holdPlace,
  listDeletedPlaces,
  listUncheckedPlaces,
  readHeldPlace,
  savePick,
  savePlaceDeletion,
  savePlaceOverlay,
  type UncheckedPosition,
} from './edited-place-store.ts'
import { readPlace, writeColumns } from './place-columns.ts'
import { buildPlace, changedColumns, changePlace, fieldOfColumn, overlayOf, undoPlaceChanges } from './place-edits.ts'
import { requirePlaceManager } from './place-managers.ts'

/** The maximum number of places with one name, for ids with a number. */
const mostOfOneName = 99

/** The operations of administrators on places. */
export function createPlaceManagement(options: EditingOptions<'place'>) {
  const { inEdit, holdListed, note, update, ...editing } = createEditing(
    {
      name: 'place',
      requireEditor: requirePlaceManager,
      problems: {
        notFound: 'places.not_found',
        changedSince: 'places.changed_meanwhile',
        versionRequired: 'places.version_required',
        versionNotFound: 'places.version_not_found',
      },
      history: { table: 'mgk.place_changes', subject: 'place_id' },
      store: {
        read: readHeldPlace,
        hold: holdPlace,
        saveOverlay: savePlaceOverlay,
        saveDeletion: savePlaceDeletion,
      },
      facts: {
        of: writeColumns,
        differing: changedColumns,
        overlay: overlayOf,
        undo: undoPlaceChanges,
        fieldOf: fieldOfColumn,
      },
    },
    options,
  )
  const { findEmails, now } = options
  const today = () => seoulDay(now())

  function change(by: Editor, id: string, seen: number | null, changes: PlaceChanges): Promise<Place> {
    return update(by, id, seen, (place) => writeColumns(changePlace(place, changes, today())))
  }

  return {
    ...editing,

    create: (by: Editor, given: NewPlace): Promise<Place> =>
      inEdit(by, async (edit) => {
        for (let attempt = 1; attempt <= mostOfOneName; attempt += 1) {
          const facts = buildPlace(placeIdOf(given.name, attempt), given, today())
          const place = await addPlace(edit.tx, facts)
          if (place) {
            await note(edit, place, 'created', { after: writeColumns(facts) })
            return place
          }
        }
        throw new Problem('places.invalid', {}, { mistakes: [nameTaken] })
      }),

    /** Changes some fields. `seen` is the version that the editor saw. */
    update: change,

    /** Records where and when the facts of a place were checked. */
    check: (by: Editor, id: string, seen: number | null, found: PlaceCheck): Promise<Place> =>
      change(by, id, seen, { ...found, basis: 'checked' }),

    /** Picks or unpicks a place. A place that is already picked keeps its date. */
    pick: (by: Editor, id: string, isPicked: boolean): Promise<Place> =>
      inEdit(by, async (edit) => {
        const { entry: place } = await holdListed(edit, id, null)
        if ((place.pickedOn !== null) === isPicked) return place
        const saved = await savePick(edit.tx, id, isPicked ? { on: today(), by: edit.userId } : null)
        const [before, after] = [{ picked_on: place.pickedOn }, { picked_on: saved.pickedOn }]
        await note(edit, saved, 'updated', { before, after })
        return saved
      }),

    /** The deleted places, which can be restored; newest deletion first. */
    async deleted(by: Editor, page: ChangesPage): Promise<DeletedPlaces> {
      const rows = await inEdit(by, ({ tx }) => listDeletedPlaces(tx, andOneMore(page)))
      const { shown, last } = cutPage(rows, page)
      const actorOf = await nameActors(shown, findEmails)
      const places = shown.map((row) => ({
        ...placeCard(readPlace(row), today()),
        deletedAt: row.at.toISOString(),
        deletedBy: actorOf(row),
      }))
      return { places, next: last && String(last.change) }
    },

    /** The places whose facts nobody has checked: a work list for editors. */
    async unchecked(by: Editor, after: string | null, limit: number): Promise<UncheckedPlaces> {
      const position = readPosition(after)
      const rows = await inEdit(by, ({ tx }) => listUncheckedPlaces(tx, { after: position, limit: limit + 1 }))
      const { shown, last } = cutPage(rows, { limit })
      return {
        places: shown.map(readPlace),
        next: last && writeListPosition([last.popularity, last.since, last.id], 'unchecked'),
      }
    },
  }
}

const nameTaken = { field: 'name', reason: 'custom', message: 'too many places have this name' }

const uncheckedPosition = z.tuple([
  z.int().min(0).max(2_147_483_647),
  // Microseconds, up to the year 2200.
  z.int().min(0).max(7_258_118_400_000_000),
  z.string().max(64),
])

function readPosition(word: string | null): UncheckedPosition | null {
  if (word === null) return null
  const position = readListPosition<UncheckedPosition>(word, 'unchecked', uncheckedPosition)
  if (!position) throw new Problem('places.list_position_unknown')
  return position
}

export type PlaceManagement = ReturnType<typeof createPlaceManagement>
