import { clinicLimits } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { ClinicSettings } from '#server/clinics/clinic-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import {
  explainImportProblem,
  type ImportFlags,
  presentCounts,
  presentRejects,
  readFileState,
  readImportWords,
  readSource,
  watch,
} from '#server/platform/import/import-words.ts'
import { readMappingFile } from '#server/platform/import/mapping-file.ts'
import { createNoteImport, type RecordImport } from '#server/platform/import/note-import.ts'
import { createRejects } from '#server/platform/import/rejects.ts'
import type { Outside } from '#server/platform/outside/outside.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { readRows } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type ClinicList, importClinics } from './import-clinics.ts'
import { cityListRejects, importCityList } from './import-city-list.ts'
import { importRegistrations, type RegistrationCounts, registrationRejects } from './import-registrations.ts'
import { rejectReasons } from './map-clinic.ts'
import { findMapping, readMapping } from './mapping.ts'
import { fetchRegister, registerNames } from './registers.ts'

type Options = {
  database: Pick<Database, 'session'>
  outside: Outside
  settings: Pick<ClinicSettings, 'portalKey' | 'registerUrls'>
  progressBar: ProgressBar
  recordAudit: RecordImport
  now: () => number
}

const usage = [
  'npm run import -- clinics FILE --source hira|nmc|licence|csv [--mapping FILE] [--day YYYY-MM-DD] [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- clinics --from hira|nmc [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- city-list FILE [--day YYYY-MM-DD] [--rejects FILE] [--dry-run]',
  'npm run import -- registrations FILE --source WORDS [--day YYYY-MM-DD] [--rejects FILE] [--dry-run]',
].join('\n')

/** The import commands of an operator. They work with or without a running server. */
export function createImportCommands({ database, outside, settings, progressBar, recordAudit, now }: Options) {
  const note = createNoteImport(recordAudit, 'clinic', now)

  async function importList(list: ClinicList, given: ImportFlags): Promise<string[]> {
    const rejects = createRejects(given.rejects ?? null, rejectReasons)
    const began = performance.now()
    try {
      const progress = (done: number) => progressBar.show('Writing', done)
      const counts = await importClinics(list, { database, rejects, note, progress, isDry: given['dry-run'] })
      const seconds = (performance.now() - began) / 1_000
      return [
        ...presentCounts(counts, 'clinic', given),
        ...presentRejects(rejects, given),
        `It took ${seconds.toFixed(1)} s.`,
      ]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  async function openFile(file: string, given: ImportFlags): Promise<ClinicList> {
    const { size, ...list } = await readFileList(file, given)
    return { ...list, pieces: watch(list.pieces, ({ bytes }) => progressBar.show('Reading', bytes / size)) }
  }

  function openRegister(given: string, { full }: ImportFlags): ClinicList {
    const name = registerNames.find((one) => one === given)
    if (!name) throw new StartProblem(`--from ${JSON.stringify(given)} is none of ${registerNames.join(', ')}.`)
    if (settings.portalKey === null) {
      throw new StartProblem('DATA_GO_KR_KEY is not set: the registers are asked with a key of data.go.kr.')
    }
    return {
      called: name,
      origin: name,
      mapping: findMapping(name),
      day: seoulDay(now()),
      isWhole: full,
      pieces: fetchRegister(name, {
        outside,
        key: settings.portalKey,
        url: settings.registerUrls[name],
        progress: (done, total) => progressBar.show('Fetching', done / total),
      }),
    }
  }

  async function importRegistered(file: string, given: ImportFlags): Promise<string[]> {
    const { source } = given
    if (!source || source.length > clinicLimits.line) {
      throw new StartProblem(`--source says in words where the list comes from: pages show them.\n${usage}`)
    }
    const { called, size, day } = await readFileState(file, given)
    const rejects = createRejects(given.rejects ?? null, registrationRejects)
    try {
      const pieces = watch(readRows(file), ({ bytes }) => progressBar.show('Reading', bytes / size))
      const list = { called, source, day, pieces }
      const counts = await importRegistrations(list, { database, rejects, note, isDry: given['dry-run'] })
      return [presentMatched(counts, given, 'the number'), ...presentRejects(rejects, given)]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  async function importCity(file: string, given: ImportFlags): Promise<string[]> {
    const { called, size, day } = await readFileState(file, given)
    const rejects = createRejects(given.rejects ?? null, cityListRejects)
    try {
      const pieces = watch(readRows(file), ({ bytes }) => progressBar.show('Reading', bytes / size))
      const counts = await importCityList({ called, day, pieces }, { database, rejects, note, isDry: given['dry-run'] })
      return [presentMatched(counts, given, 'the page or what it says'), ...presentRejects(rejects, given)]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  return async (words: readonly string[]): Promise<string[]> => {
    const { what, file, given } = readImportWords(words, usage)
    try {
      if (what === 'city-list' && file !== undefined) return await importCity(file, given)
      if (what === 'registrations' && file !== undefined) return await importRegistered(file, given)
      if (what !== 'clinics' || (file === undefined) === (given.from === undefined)) throw new StartProblem(usage)
      return await importList(
        given.from === undefined ? await openFile(file ?? '', given) : openRegister(given.from, given),
        given,
      )
    } catch (error) {
      explainImportProblem(error, 'DATA_GO_KR_KEY')
    }
  }
}

async function readFileList(file: string, given: ImportFlags) {
  const { mapping, full } = given
  const source = readSource(given, ['editor', 'sample'], usage)
  return {
    ...(await readFileState(file, given)),
    origin: source,
    mapping: mapping === undefined ? findMapping(source) : readMapping(await readMappingFile(mapping), mapping),
    pieces: readRows(file),
    isWhole: full,
  }
}

function presentMatched({ matched, changed }: RegistrationCounts, given: ImportFlags, what: string): string {
  if (given['dry-run']) return `Nothing was changed. ${matched} rows fit one clinic each.`
  return `${matched} rows fit one clinic each; of ${changed} clinics ${what} is new.`
}
