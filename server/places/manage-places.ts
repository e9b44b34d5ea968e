import type { Kysely } from 'kysely'
import type { Change } from '#domain/change-history.ts'
import type { NewPlace, PlaceChanges, PlaceCheck } from '#domain/place-edit-schemas.ts'
import { placeIdOf } from '#domain/place-ids.ts'
import type { Place } from '#domain/places.ts'
import { Problem } from '#domain/problems.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PlaceColumns } from '#server/platform/database/place-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { createTurns, SomebodyWasFirst, type Turn } from '#server/platform/edits/editing-turns.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { pick } from '#server/platform/edits/overlays.ts'
import type { FindEmails } from '#server/platform/edits/told-changes.ts'
import {
  addPlace,
  type HeldPlace,
  holdPlace,
  readHeldPlace,
  savePick,
  savePlaceDeletion,
  savePlaceOverlay,
} from './edited-place-store.ts'
import { addPlaceChange, type ChangedColumns, listPlaceChangesSince } from './place-change-store.ts'
import { writeColumns } from './place-columns.ts'
import { buildPlace, changedColumns, changePlace, fieldOfColumn, overlayOf, undoPlaceChanges } from './place-edits.ts'
import { requirePlaceManager } from './place-managers.ts'
import { createPlaceRecords, tellFields } from './place-records.ts'

/** What an editor does, unlike an import. */
type Editing = Exclude<Change['action'], 'imported'>

type Entry = {
  at: Date
  actorId: string
  action: `place.${Editing}`
  subjectId: string
  client: string
  details: Record<string, string | number>
}

type Options = {
  database: Pick<Database, 'transactionAs'>
  recordAudit: (tx: Kysely<Tables>, entry: Entry) => Promise<void>
  findEmails: FindEmails
  now: () => number
}

/** More places of one name than these, nobody adds by hand. */
const mostOfOneName = 99

/**
 * What administrators do with places. Every statement runs in their name, so that the database refuses too, and a
 * change stands together with its line in the history and in the audit log or not at all.
 */
export function createPlaceManagement({ database, recordAudit, findEmails, now }: Options) {
  const inTurn = createTurns({
    database,
    requireEditor: requirePlaceManager,
    findEmails,
    changedMeanwhile: 'places.changed_meanwhile',
  })
  const today = () => seoulDay(now())

  /** The place, held until the transaction ends, as whoever asks saw it. */
  async function hold({ tx }: Turn, id: string, seen: number | null): Promise<HeldPlace> {
    const held = await holdPlace(tx, id)
    if (!held) throw new Problem('places.not_found')
    const { version } = held.place
    if (seen !== null && seen !== version) {
      throw new SomebodyWasFirst(held.place, tellFields(await listPlaceChangesSince(tx, id, seen)))
    }
    return held
  }

  async function holdListed(turn: Turn, id: string, seen: number | null): Promise<HeldPlace> {
    const held = await hold(turn, id, seen)
    if (held.isDeleted) throw new Problem('places.not_found')
    return held
  }

  async function saveFacts(
    turn: Turn,
    { place, said }: HeldPlace,
    shown: PlaceColumns,
    action: 'updated' | 'restored',
  ): Promise<Place> {
    const before = writeColumns(place)
    const changed = changedColumns(before, shown)
    if (changed.length === 0) return place
    const saved = await savePlaceOverlay(turn.tx, place.id, overlayOf(said, shown))
    await note(turn, saved, action, { before: pick(before, changed), after: pick(shown, changed) })
    return saved
  }

  async function change(by: Editor, id: string, seen: number | null, changes: PlaceChanges): Promise<Place> {
    return inTurn(by, async (turn) => {
      if (seen === null) throw new Problem('places.version_required')
      const held = await holdListed(turn, id, seen)
      return saveFacts(turn, held, writeColumns(changePlace(held.place, changes, today())), 'updated')
    })
  }

  async function note(
    { tx, userId, client }: Turn,
    { id, version }: Place,
    action: Editing,
    { before = {}, after = {} }: { before?: ChangedColumns; after?: ChangedColumns } = {},
  ): Promise<void> {
    await addPlaceChange(tx, { placeId: id, version, action, actorId: userId, before, after })
    await recordAudit(tx, {
      at: new Date(now()),
      actorId: userId,
      action: `place.${action}`,
      subjectId: id,
      client,
      details: { version, fields: Object.keys(after).map(fieldOfColumn).join(', ') },
    })
  }

  return {
    ...createPlaceRecords({ database, inTurn, findEmails, today }),

    /** As it stands now, also a moment after a change, with its version. */
    facts: (by: Editor, id: string): Promise<Place> =>
      inTurn(by, async ({ tx }) => {
        const held = await readHeldPlace(tx, id)
        if (!held || held.isDeleted) throw new Problem('places.not_found')
        return held.place
      }),

    create: (by: Editor, given: NewPlace): Promise<Place> =>
      inTurn(by, async (turn) => {
        for (let attempt = 1; attempt <= mostOfOneName; attempt += 1) {
          const facts = buildPlace(placeIdOf(given.name, attempt), given, today())
          const place = await addPlace(turn.tx, facts)
          if (place) {
            await note(turn, place, 'created', { after: writeColumns(facts) })
            return place
          }
        }
        throw new Problem('places.invalid', {}, { mistakes: [nameTaken] })
      }),

    /** Changes some fields of the version that the editor saw. */
    update: change,

    /** Says where somebody looked up what it says, and when: its facts are checked ones from then on. */
    check: (by: Editor, id: string, seen: number | null, found: PlaceCheck): Promise<Place> =>
      change(by, id, seen, { ...found, basis: 'checked' }),

    /** An editor's choice, from today, until it is taken back; one that stands keeps its day. */
    pick: (by: Editor, id: string, isPicked: boolean): Promise<Place> =>
      inTurn(by, async (turn) => {
        const { place } = await holdListed(turn, id, null)
        if ((place.pickedOn !== null) === isPicked) return place
        const saved = await savePick(turn.tx, id, isPicked ? { on: today(), by: turn.userId } : null)
        const [before, after] = [{ picked_on: place.pickedOn }, { picked_on: saved.pickedOn }]
        await note(turn, saved, 'updated', { before, after })
        return saved
      }),

    /** It stays for its restoring, and nobody else sees it. */
    remove: (by: Editor, id: string, seen: number | null): Promise<void> =>
      inTurn(by, async (turn) => {
        await holdListed(turn, id, seen)
        await note(turn, await savePlaceDeletion(turn.tx, id, true), 'deleted')
      }),

    /** Takes a deletion back; a place that is there stays as it is. */
    restore: (by: Editor, id: string, seen: number | null): Promise<Place> =>
      inTurn(by, async (turn) => {
        const { place, isDeleted } = await hold(turn, id, seen)
        if (!isDeleted) return place
        const restored = await savePlaceDeletion(turn.tx, id, false)
        await note(turn, restored, 'restored')
        return restored
      }),

    /** Says of every field again what it said in an earlier version. */
    restoreVersion: (by: Editor, id: string, wanted: number, seen: number | null): Promise<Place> =>
      inTurn(by, async (turn) => {
        const held = await holdListed(turn, id, seen)
        if (wanted < 1 || wanted > held.place.version) throw new Problem('places.version_not_found')
        const changes = await listPlaceChangesSince(turn.tx, id, wanted)
        return saveFacts(turn, held, undoPlaceChanges(writeColumns(held.place), changes), 'restored')
      }),
  }
}

const nameTaken = { field: 'name', reason: 'custom', message: 'too many places have this name' }

export type PlaceManagement = ReturnType<typeof createPlaceManagement>
