import type { PlaceSettings } from '#server/places/place-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { importRows } from '#server/platform/import/import-rows.ts'
import {
  explainImportProblem,
  type ImportFlags,
  presentCounts,
  readFileState,
  readImportWords,
  readRowsOf,
  readSource,
  tellImport,
} from '#server/platform/import/import-words.ts'
import { readMappingFile, refuseForeignColumns } from '#server/platform/import/mapping-file.ts'
import { createNoteImport, type RecordImport } from '#server/platform/import/note-import.ts'
import type { Rejects } from '#server/platform/import/rejects.ts'
import type { Outside } from '#server/platform/outside/outside.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { readRows } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type MappedPlace, type RejectReason, rejectReasons } from './finish-place.ts'
import { createOsmMapper } from './map-osm.ts'
import { createPlaceMapper } from './map-place.ts'
import { findMapping, nameFields, readMapping } from './mapping.ts'
import { placeTarget } from './place-target.ts'
import { createTourapi } from './tourapi/fetch-tourapi.ts'
import { createTourapiMapper } from './tourapi/map-tourapi.ts'
import { readOverrideRows } from './tourapi/read-overrides.ts'
import { type SyncStep, syncTourapi, tourapiOrigin } from './tourapi/sync-tourapi.ts'
import { saveOverrides } from './tourapi/tourapi-store.ts'

type Options = {
  database: Pick<Database, 'session'>
  outside: Outside
  settings: PlaceSettings
  progressBar: ProgressBar
  recordAudit: RecordImport
  now: () => number
}

const usage = [
  'npm run import -- places FILE --source tourapi|osm|csv|geojson [--mapping FILE] [--day YYYY-MM-DD] [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- places --from tourapi [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- place-joins FILE',
].join('\n')

/** Names that a source cannot have: they mean our own rows, or clinics. */
const ours = ['catalogue', 'editor', 'clinic']
/** A place has no lists as large as those that editors of clinics wait for. */
const rowsPerBatch = 2_000

/** The import commands of an operator. They work with or without a running server. */
export function createPlaceImportCommands(options: Options) {
  const { database, outside, settings, progressBar, recordAudit, now } = options
  const note = createNoteImport(recordAudit, 'place', now)

  async function importFile(file: string, given: ImportFlags, rejects: Rejects<RejectReason>): Promise<string[]> {
    const origin = readSource(given, ours, usage)
    const { size, ...state } = await readFileState(file, given)
    const openMapper = await chooseMapper(origin, { ...state, given })
    const pieces = readRowsOf(file, size, progressBar)
    const list = { ...state, list: 'places', origin, pieces, isWhole: () => given.full, openMapper }
    const progress = (done: number) => progressBar.show('Writing', done)
    const isDry = given['dry-run']
    const counts = await importRows(list, placeTarget, { database, rejects, note, progress, isDry, rowsPerBatch })
    return presentCounts(counts, 'place', given)
  }

  async function importTourapi(given: ImportFlags, rejects: Rejects<RejectReason>): Promise<string[]> {
    const { key, ...where } = settings.tourapi
    if (given.from !== tourapiOrigin)
      throw new StartProblem(`--from ${JSON.stringify(given.from)} is not ${tourapiOrigin}.`)
    if (key === null) throw new StartProblem('TOURAPI_KEY is not set: the services are asked with a key of data.go.kr.')
    const steps = await syncTourapi({
      database,
      tourapi: createTourapi({ outside, settings: { key, ...where } }),
      rejects,
      note,
      now,
      isDry: given['dry-run'],
      wantsAll: given.full,
      show: (step, share) => progressBar.show(step, share),
    })
    return steps.flatMap((step) => presentStep(step, given))
  }

  async function importJoins(file: string): Promise<string[]> {
    const { called } = await readFileState(file, { full: false, 'dry-run': false })
    const overrides = await readOverrideRows(readRows(file), called)
    await database.session((session) =>
      session.transactionAs({ role: 'service' }, (tx) => saveOverrides(tx, overrides)),
    )
    return [`${overrides.length} records are joined by hand now. The next import from tourapi with --full follows it.`]
  }

  async function importPlaces(file: string | undefined, given: ImportFlags): Promise<string[]> {
    if ((file === undefined) === (given.from === undefined)) throw new StartProblem(usage)
    return tellImport({ given, reasons: rejectReasons, progressBar }, (rejects) =>
      file === undefined ? importTourapi(given, rejects) : importFile(file, given, rejects),
    )
  }

  return async (words: readonly string[]): Promise<string[]> => {
    const { what, file, given } = readImportWords(words, usage)
    try {
      if (what === 'place-joins' && file !== undefined) return await importJoins(file)
      if (what !== 'places') throw new StartProblem(usage)
      return await importPlaces(file, given)
    } catch (error) {
      explainImportProblem(error, 'TOURAPI_KEY')
    }
  }
}

type OpenMapper = (columns: readonly string[]) => (cells: Readonly<Record<string, string>>) => MappedPlace

async function chooseMapper(
  origin: string,
  { called, day, given }: { called: string; day: string; given: ImportFlags },
): Promise<OpenMapper> {
  if (given.mapping === undefined && origin === 'osm') return () => createOsmMapper({ origin, day })
  if (given.mapping === undefined && origin === tourapiOrigin) {
    return (columns) => {
      refuseForeignColumns({ id: ['contentid'], title: ['title'] }, ['title'], columns, called)
      return createTourapiMapper({ origin, day })
    }
  }
  const { mapping: file } = given
  const mapping = file === undefined ? findMapping(origin) : readMapping(await readMappingFile(file), file)
  return (columns) => {
    refuseForeignColumns(mapping.columns, nameFields, columns, called)
    return createPlaceMapper({ origin, mapping, day })
  }
}

const stepNames: Record<SyncStep['what'], string> = {
  en: 'The list in English',
  ko: 'Addresses in Korean',
  ja: 'Names in Japanese',
  zh: 'Names in Chinese',
  details: 'Details',
}

function presentStep({ what, counts, isOutOfCalls }: SyncStep, given: ImportFlags): string[] {
  const told = presentCounts(counts, 'place', { ...given, full: given.full && what === 'en' })
  const end = 'The calls of this day are used up. Run the same again after midnight in Korea: it goes on from here.'
  return [`${stepNames[what]}:`, ...[...told, ...(isOutOfCalls ? [end] : [])].map((line) => `  ${line}`)]
}
