import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDate } from '#domain/calendar-dates.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { readRows } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type ClinicList, importClinics } from './import-clinics.ts'
import { findMapping, readMapping } from './mapping.ts'
import { createRejects } from './rejects.ts'
import type { ImportCounts } from './staging-store.ts'

type Options = { database: Pick<Database, 'session'>; progressBar: ProgressBar }

const usage = [
  'npm run import -- clinics FILE --source hira|nmc|csv [--mapping FILE] [--day YYYY-MM-DD] [--full] [--rejects FILE] [--dry-run]',
].join('\n')

const flags = {
  source: { type: 'string' },
  mapping: { type: 'string' },
  day: { type: 'string' },
  rejects: { type: 'string' },
  full: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const

/** What an operator brings in at the command line, beside the running product or without it. */
export function createImportCommands({ database, progressBar }: Options) {
  async function importFile(file: string, given: Flags): Promise<string[]> {
    const list = await openList(file, given)
    const { size } = await stat(file)
    const rejects = createRejects(given.rejects ?? null)
    const began = performance.now()
    try {
      const counts = await importClinics(list, {
        database,
        rejects,
        isDry: given['dry-run'],
        progress: (step, done) =>
          step === 'read' ? progressBar.show('Reading', done / size) : progressBar.show('Writing', done),
      })
      progressBar.clear()
      const seconds = (performance.now() - began) / 1_000
      return [...tellCounts(counts, given), ...tellRejects(rejects, given), `It took ${seconds.toFixed(1)} s.`]
    } finally {
      progressBar.clear()
      await rejects.close()
    }
  }

  return (words: readonly string[]): Promise<string[]> => {
    const { what, file, given } = readWords(words)
    if (what !== 'clinics' || file === undefined) throw new StartProblem(usage)
    return importFile(file, given)
  }
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

async function openList(file: string, { source, mapping, day, full }: Flags): Promise<ClinicList> {
  if (source === undefined) throw new StartProblem(`--source says where the list comes from.\n${usage}`)
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(source) || source === 'editor' || source === 'sample') {
    throw new StartProblem(
      `--source ${JSON.stringify(source)} is no name for a source: small letters, figures, hyphens.`,
    )
  }
  if (day !== undefined && !isCalendarDate(day)) throw new StartProblem(`--day ${JSON.stringify(day)} is no day.`)
  return {
    called: basename(file),
    origin: source,
    mapping: mapping === undefined ? findMapping(source) : readMapping(await readText(mapping), mapping),
    day: day ?? (await dayOf(file)),
    pieces: readRows(file),
    isWhole: full,
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartProblem(`There is no file ${file}.`)
  }
}

/** The day on which the file was written, which is when somebody fetched the list. */
async function dayOf(file: string): Promise<string> {
  const state = await stat(file).catch(() => null)
  if (!state) throw new StartProblem(`There is no file ${file}.`)
  return seoulDay(state.mtimeMs)
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
  if (lowLocation > 0) told.push(`${lowLocation} lie outside of every district: kept, and shown on no map.`)
  return told
}

function tellRejects(rejects: ReturnType<typeof createRejects>, given: Flags): string[] {
  const count = rejects.count()
  if (count === 0) return []
  const where = given.rejects === undefined ? '; --rejects FILE lists them all' : `, listed in ${given.rejects}`
  return [`${count} rows were refused${where}:`, ...rejects.tell()]
}
