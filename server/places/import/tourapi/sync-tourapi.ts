import type { Transaction } from 'kysely'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { RejectReason } from '#server/places/import/finish-place.ts'
import { placeTarget } from '#server/places/import/place-target.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { type ImportCounts, type ImportOptions, importRows } from '#server/platform/import/import-rows.ts'
import { askDetails } from './ask-details.ts'
import type { Tourapi, TourapiLanguage } from './fetch-tourapi.ts'
import { type JoinedLanguage, createJoin } from './join-names.ts'
import { joinPieces, mapJoined } from './map-joined.ts'
import { mapDetails } from './map-details.ts'
import { createTourapiMapper } from './map-tourapi.ts'
import {
  type Listed,
  listNamed,
  listWaiting,
  type ListProgress,
  readOverrides,
  readProgress,
  saveDetailed,
  saveListed,
  saveProgress,
} from './tourapi-store.ts'
import { walkList } from './walk-list.ts'

export const tourapiOrigin = 'tourapi'

const joinedLanguages: readonly JoinedLanguage[] = ['ko', 'ja', 'zh']
const detailsPerRound = 500
const service = { role: 'service' } as const

type Options = Pick<ImportOptions<RejectReason>, 'rejects' | 'note'> & {
  database: Pick<Database, 'session'>
  tourapi: Tourapi
  now: () => number
  isDry: boolean
  wantsAll: boolean
  show: (step: string, share: number) => void
}

export type SyncStep = { what: TourapiLanguage | 'details'; counts: ImportCounts; isOutOfCalls: boolean }

/**
 * Synchronises the places of the Korea Tourism Organization. First comes its list in English, then the names in other
 * languages. The remaining calls of the day fetch details, most recently changed places first. A step that runs out of
 * calls keeps its results, and the next run continues there.
 */
export async function syncTourapi(options: Options): Promise<SyncStep[]> {
  const { isDry, wantsAll } = options
  const english = await bringEnglish(options)
  const steps = [english]
  // A new place may match an old record in another language.
  const wantsAllNames = wantsAll || english.counts.added > 0
  for (const language of joinedLanguages) steps.push(await bringNames(options, language, wantsAllNames))
  if (isDry || english.isOutOfCalls) return steps
  for (;;) {
    const step = await bringDetails(options)
    if (!step) return steps
    steps.push(step)
    if (step.isOutOfCalls) return steps
  }
}

async function bringEnglish(options: Options): Promise<SyncStep> {
  const { database, rejects, note, isDry, now, show } = options
  const before = await ask(database, (tx) => readProgress(tx, 'en'))
  const walk = openWalk(options, 'en', { before, wantsAll: options.wantsAll })
  const listed: Listed[] = []
  const map = createTourapiMapper({ origin: tourapiOrigin, day: seoulDay(now()) })
  const counts = await importRows(
    {
      ...describe(options, 'en'),
      pieces: walk.pieces,
      isWhole: walk.isWhole,
      openMapper: () => (item) => {
        const place = map(item)
        if ('facts' in place) {
          const { contenttypeid: contentType = '', modifiedtime: modifiedAt = '' } = item
          listed.push({ contentId: place.sourceId, contentType, modifiedAt })
        }
        return place
      },
    },
    placeTarget,
    {
      database,
      rejects,
      note,
      isDry,
      progress: (done) => show('Writing', done),
      finish: async (tx) => {
        await saveListed(tx, listed)
        await saveProgress(tx, 'en', walk.progress())
      },
    },
  )
  return { what: 'en', counts, isOutOfCalls: walk.isOutOfCalls() }
}

async function bringNames(options: Options, language: JoinedLanguage, wantsAll: boolean): Promise<SyncStep> {
  const { database, rejects, note, isDry } = options
  const { before, places, overrides } = await ask(database, async (tx) => ({
    before: await readProgress(tx, language),
    places: await listNamed(tx, tourapiOrigin),
    overrides: await readOverrides(tx, language),
  }))
  const walk = openWalk(options, language, { before, wantsAll })
  const counts = await importRows(
    {
      ...describe(options, language),
      pieces: joinPieces(walk, createJoin(places, overrides)),
      isWhole: () => false,
      openMapper: () => (item) => mapJoined(item, language),
    },
    placeTarget,
    { database, rejects, note, isDry, finish: (tx) => saveProgress(tx, language, walk.progress()) },
  )
  return { what: language, counts, isOutOfCalls: walk.isOutOfCalls() }
}

/** Returns null if no place needs details. */
async function bringDetails(options: Options): Promise<SyncStep | null> {
  const { database, rejects, note, tourapi, show } = options
  const waiting = await ask(database, (tx) => listWaiting(tx, tourapiOrigin, detailsPerRound))
  if (waiting.length === 0) return null
  const asked = askDetails(tourapi, waiting, (share) => show('Asking for details', share))
  const counts = await importRows(
    {
      ...describe(options, 'details'),
      pieces: asked.pieces,
      isWhole: () => false,
      openMapper: () => mapDetails,
    },
    placeTarget,
    { database, rejects, note, finish: (tx) => saveDetailed(tx, asked.done()) },
  )
  return { what: 'details', counts, isOutOfCalls: asked.isOutOfCalls() }
}

type From = { before: ListProgress; wantsAll: boolean }

function openWalk({ tourapi, now, show }: Options, language: TourapiLanguage, { before, wantsAll }: From) {
  return walkList({
    tourapi,
    language,
    before,
    // The start of the day: changes of this day may be requested twice, but none is missed.
    now: `${seoulDay(now()).replaceAll('-', '')}000000`,
    wantsAll,
    tell: (share) => show(`Fetching ${language}`, share),
  })
}

function describe({ now }: Options, what: SyncStep['what']) {
  return { called: `The list ${what}`, list: `tourapi ${what}`, origin: tourapiOrigin, day: seoulDay(now()) }
}

function ask<T>(database: Pick<Database, 'session'>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return database.session((session) => session.transactionAs(service, work))
}
