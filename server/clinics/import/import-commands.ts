import { clinicLimits } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { ClinicSettings } from '#server/clinics/clinic-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
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
import { readMappingFile } from '#server/platform/import/mapping-file.ts'
import { createNoteImport, type RecordImport } from '#server/platform/import/note-import.ts'
import type { Outside } from '#server/platform/outside/outside.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
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

  function importList(list: ClinicList, given: ImportFlags): Promise<string[]> {
    return tellImport({ given, reasons: rejectReasons, progressBar }, async (rejects) => {
      const progress = (done: number) => progressBar.show('Writing', done)
      const counts = await importClinics(list, { database, rejects, note, progress, isDry: given['dry-run'] })
      return presentCounts(counts, 'clinic', given)
    })
  }

  async function openFile(file: string, given: ImportFlags): Promise<ClinicList> {
    const { mapping, full } = given
    const origin = readSource(given, ['editor', 'sample'], usage)
    const { size, ...state } = await readFileState(file, given)
    return {
      ...state,
      origin,
      mapping: mapping === undefined ? findMapping(origin) : readMapping(await readMappingFile(mapping), mapping),
      pieces: readRowsOf(file, size, progressBar),
      isWhole: full,
    }
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
    const { size, ...state } = await readFileState(file, given)
    return tellImport({ given, reasons: registrationRejects, progressBar }, async (rejects) => {
      const list = { ...state, source, pieces: readRowsOf(file, size, progressBar) }
      const counts = await importRegistrations(list, { database, rejects, note, isDry: given['dry-run'] })
      return [presentMatched(counts, given, 'the number')]
    })
  }

  async function importCity(file: string, given: ImportFlags): Promise<string[]> {
    const { size, ...state } = await readFileState(file, given)
    return tellImport({ given, reasons: cityListRejects, progressBar }, async (rejects) => {
      const list = { ...state, pieces: readRowsOf(file, size, progressBar) }
      const counts = await importCityList(list, { database, rejects, note, isDry: given['dry-run'] })
      return [presentMatched(counts, given, 'the page or what it says')]
    })
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

function presentMatched({ matched, changed }: RegistrationCounts, given: ImportFlags, what: string): string {
  if (given['dry-run']) return `Nothing was changed. ${matched} rows fit one clinic each.`
  return `${matched} rows fit one clinic each; of ${changed} clinics ${what} is new.`
}
