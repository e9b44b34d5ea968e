import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDate } from '#domain/calendar-dates.ts'
import { clinicLimits } from '#domain/clinics.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { ClinicSettings } from '#server/clinics/clinic-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts'
import type { Outside } from '#server/platform/outside/outside.ts'
import { OutsideProblem, type OutsideProblemCode } from '#server/platform/outside/outside-problem.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { readRows } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type ClinicList, importClinics } from './import-clinics.ts'
import { importRegistrations, type RegistrationCounts, registrationRejects } from './import-registrations.ts'
import { rejectReasons } from './map-clinic.ts'
import { findMapping, readMapping } from './mapping.ts'
import { createNoteImport, type RecordImport } from './note-import.ts'
import { createRejects, type Rejects } from './rejects.ts'
import { fetchRegister, registerNames } from './registers.ts'
import type { ImportCounts } from './staging-store.ts'

type Options = {
  database: Pick<Database, 'session'>
  outside: Outside
  settings: Pick<ClinicSettings, 'portalKey' | 'registerUrls'>
  progressBar: ProgressBar
  recordAudit: RecordImport
  now: () => number
}

const usage = [
  'npm run import -- clinics FILE --source hira|nmc|csv [--mapping FILE] [--day YYYY-MM-DD] [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- clinics --from hira|nmc [--full] [--rejects FILE] [--dry-run]',
  'npm run import -- registrations FILE --source WORDS [--day YYYY-MM-DD] [--rejects FILE] [--dry-run]',
].join('\n')

const flags = {
  from: { type: 'string' },
  source: { type: 'string' },
  mapping: { type: 'string' },
  day: { type: 'string' },
  rejects: { type: 'string' },
  full: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const

/** What an operator brings in at the command line, beside the running product or without it. */
export function createImportCommands({ database, outside, settings, progressBar, recordAudit, now }: Options) {
  const note = createNoteImport(recordAudit, now)

  async function importList(list: ClinicList, given: Flags): Promise<string[]> {
    const rejects = createRejects(given.rejects ?? null, rejectReasons)
    const began = performance.now()
    try {
      const progress = (done: number) => progressBar.show('Writing', done)
      const counts = await importClinics(list, { database, rejects, note, progress, isDry: given['dry-run'] })
      const seconds = (performance.now() - began) / 1_000
      return [...tellCounts(counts, given), ...tellRejects(rejects, given), `It took ${seconds.toFixed(1)} s.`]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  async function openFile(file: string, given: Flags): Promise<ClinicList> {
    const { size, ...list } = await readFileList(file, given)
    return { ...list, pieces: watch(list.pieces, ({ bytes }) => progressBar.show('Reading', bytes / size)) }
  }

  function openRegister(given: string, { full }: Flags): ClinicList {
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

  async function importRegistered(file: string, given: Flags): Promise<string[]> {
    const { source } = given
    if (!source || source.length > clinicLimits.line) {
      throw new StartProblem(`--source says in words where the list comes from: pages show them.\n${usage}`)
    }
    const { size, day } = await readFileState(file, given)
    const rejects = createRejects(given.rejects ?? null, registrationRejects)
    try {
      const pieces = watch(readRows(file), ({ bytes }) => progressBar.show('Reading', bytes / size))
      const list = { called: basename(file), source, day, pieces }
      const counts = await importRegistrations(list, { database, rejects, note, isDry: given['dry-run'] })
      return [tellRegistrations(counts, given), ...tellRejects(rejects, given)]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  return async (words: readonly string[]): Promise<string[]> => {
    const { what, file, given } = readWords(words)
    try {
      if (what === 'registrations' && file !== undefined) return await importRegistered(file, given)
      if (what !== 'clinics' || (file === undefined) === (given.from === undefined)) throw new StartProblem(usage)
      return await importList(
        given.from === undefined ? await openFile(file ?? '', given) : openRegister(given.from, given),
        given,
      )
    } catch (error) {
      if (error instanceof OutsideProblem) throw new StartProblem(tellOutsideProblem(error), { cause: error })
      if (isDatabaseUnavailable(error)) {
        const told = 'The database went away. What was finished stays; run the same again for the rest.'
        throw new StartProblem(told, { cause: error })
      }
      throw error
    }
  }
}

/** Passes pieces on and tells of each. */
async function* watch<Piece>(pieces: AsyncIterable<Piece>, tell: (piece: Piece) => void): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    tell(piece)
    yield piece
  }
}

const advice: Partial<Record<OutsideProblemCode, string>> = {
  bad_key: 'DATA_GO_KR_KEY is not known there, or has run out.',
  forbidden: 'The key is not allowed to ask this: apply for the service at data.go.kr.',
  quota: 'Try again after midnight in Korea.',
  upstream_down: 'Try again later.',
  timeout: 'Try again later.',
}

function tellOutsideProblem({ message, code }: OutsideProblem): string {
  return `${message}. ${advice[code] ?? 'See docs/operations.md.'} Nothing was changed.`
}

type Flags = ReturnType<typeof readWords>['given']

function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options: flags, allowPositionals: true })
    const [what, file, ...others] = positionals
    if (others.length > 0) throw new StartProblem(usage)
    return { what, file, given: values }
  } catch (error) {
    // What the parser says of an unknown word is a sentence already.
    throw new StartProblem(`${error instanceof Error ? `${error.message}\n` : ''}${usage}`)
  }
}

async function readFileList(file: string, given: Flags) {
  const { source, mapping, full } = given
  if (source === undefined) throw new StartProblem(`--source says where the list comes from.\n${usage}`)
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(source) || source === 'editor' || source === 'sample') {
    throw new StartProblem(
      `--source ${JSON.stringify(source)} is no name for a source: small letters, figures, hyphens.`,
    )
  }
  return {
    ...(await readFileState(file, given)),
    called: basename(file),
    origin: source,
    mapping: mapping === undefined ? findMapping(source) : readMapping(await readText(mapping), mapping),
    pieces: readRows(file),
    isWhole: full,
  }
}

/** Without a word about it, the day of a list is the one on which its file was written: when somebody fetched it. */
async function readFileState(file: string, { day }: Flags) {
  const state = await stat(file).catch(() => null)
  if (!state) throw new StartProblem(`There is no file ${file}.`)
  if (day !== undefined && !isCalendarDate(day)) throw new StartProblem(`--day ${JSON.stringify(day)} is no day.`)
  return { size: state.size, day: day ?? seoulDay(state.mtimeMs) }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartProblem(`There is no file ${file}.`)
  }
}

function tellCounts({ added, changed, same, missing, lowLocation }: ImportCounts, { full, ...given }: Flags): string[] {
  const isDry = given['dry-run']
  const told = [
    isDry
      ? `Nothing was changed. ${added} clinics would be added, ${changed} changed; ${same} are the same.`
      : `${added} clinics added, ${changed} changed, ${same} the same.`,
  ]
  if (full)
    told.push(`${missing} ${isDry ? 'would be' : 'were'} marked as perhaps closed: this list does not have them.`)
  if (lowLocation > 0) told.push(`${lowLocation} lie outside of every district: kept, and left out of maps.`)
  return told
}

function tellRegistrations({ matched, changed }: RegistrationCounts, given: Flags): string {
  if (given['dry-run']) return `Nothing was changed. ${matched} rows fit one clinic each.`
  return `${matched} rows fit one clinic each; of ${changed} clinics the number is new.`
}

function tellRejects(rejects: Pick<Rejects<string>, 'count' | 'tell'>, given: Flags): string[] {
  const count = rejects.count()
  if (count === 0) return []
  const where = given.rejects === undefined ? '; --rejects FILE lists them all' : `, listed in ${given.rejects}`
  return [`${count} rows were refused${where}:`, ...rejects.tell()]
}
