import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { isDatabaseUnavailable } from '#server/platform/database/pool/unavailable.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { readRows } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { ImportSubject } from './import-lock.ts'
import type { ImportCounts } from './import-rows.ts'
import { createRejects, type Rejects } from './rejects.ts'

const flags = {
  from: { type: 'string' },
  source: { type: 'string' },
  mapping: { type: 'string' },
  day: { type: 'string' },
  rejects: { type: 'string' },
  full: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const

export type ImportFlags = ReturnType<typeof readImportWords>['given']

/** Parses what follows `npm run import --`. Unknown words are answered with the usage. */
export function readImportWords(words: readonly string[], usage: string) {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options: flags, allowPositionals: true })
    const [what, file, ...others] = positionals
    if (others.length > 0) throw new StartProblem(usage)
    return { what, file, given: values }
  } catch (error) {
    // The parser's message about an unknown word is already a sentence.
    throw new StartProblem(`${error instanceof Error ? `${error.message}\n` : ''}${usage}`)
  }
}

/** The name of the source of a file's rows; our own sources are not allowed. */
export function readSource({ source }: ImportFlags, ours: readonly string[], usage: string): string {
  if (source === undefined) throw new StartProblem(`--source says where the list comes from.\n${usage}`)
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(source) && source.length <= 40 && !ours.includes(source)) return source
  throw new StartProblem(
    `--source ${JSON.stringify(source)} is not a source name: use small letters, digits and hyphens.`,
  )
}

/** Unless it is given, the day of a list is the day on which its file was written, when somebody fetched it. */
export async function readFileState(file: string, { day }: ImportFlags) {
  const state = await stat(file).catch(() => null)
  if (!state) throw new StartProblem(`There is no file ${file}.`)
  if (day !== undefined && !isCalendarDate(day)) throw new StartProblem(`--day ${JSON.stringify(day)} is not a date.`)
  return { called: basename(file), size: state.size, day: day ?? seoulDay(state.mtimeMs) }
}

/** The rows of a file, piece by piece; the bar shows how much of the file was read. */
export async function* readRowsOf(file: string, size: number, progressBar: ProgressBar) {
  for await (const piece of readRows(file)) {
    progressBar.show('Reading', piece.bytes / size)
    yield piece
  }
}

const advice: Partial<Record<OutsideProblemCode, string>> = {
  forbidden: 'The key is not allowed to use this service: apply for it at data.go.kr.',
  quota: 'Try again after midnight in Korea.',
  upstream_down: 'Try again later.',
  timeout: 'Try again later.',
}

/** Tells an operator what to do about an import that failed; any other error is thrown unchanged. */
export function explainImportProblem(error: unknown, keyVariable: string): never {
  if (error instanceof OutsideProblem) {
    const told = error.code === 'bad_key' ? `${keyVariable} is unknown there or has expired.` : advice[error.code]
    const cause = { cause: error }
    throw new StartProblem(`${error.message}. ${told ?? 'See docs/operations.md.'} Nothing was changed.`, cause)
  }
  if (isDatabaseUnavailable(error)) {
    const told = 'The database became unavailable. Finished batches are kept; run the command again for the rest.'
    throw new StartProblem(told, { cause: error })
  }
  throw error
}

export function presentCounts(counts: ImportCounts, subject: ImportSubject, { full, ...given }: ImportFlags): string[] {
  const { added, changed, same, missing, lowLocation } = counts
  const isDry = given['dry-run']
  const told = [
    isDry
      ? `Nothing was changed. ${added} ${subject}s would be added, ${changed} changed; ${same} are the same.`
      : `${added} ${subject}s added, ${changed} changed, ${same} the same.`,
  ]
  if (full || missing > 0)
    told.push(`${missing} ${isDry ? 'would be' : 'were'} marked as perhaps closed: this list does not have them.`)
  if (lowLocation > 0) told.push(`${lowLocation} are outside every district: they are kept but left off maps.`)
  return told
}

type Importing<Reason extends string> = {
  given: ImportFlags
  reasons: Readonly<Record<Reason, string>>
  progressBar: ProgressBar
}

/** Runs an import; what it did, the rows that it refused, and how long it took. */
export async function tellImport<Reason extends string>(
  { given, reasons, progressBar }: Importing<Reason>,
  run: (rejects: Rejects<Reason>) => Promise<string[]>,
): Promise<string[]> {
  const rejects = createRejects(given.rejects ?? null, reasons)
  const began = performance.now()
  try {
    const told = await run(rejects)
    const seconds = (performance.now() - began) / 1_000
    return [...told, ...presentRejects(rejects, given), `It took ${seconds.toFixed(1)} s.`]
  } finally {
    progressBar.clear()
    await rejects.close()
  }
}

function presentRejects(rejects: Pick<Rejects<string>, 'count' | 'tell'>, given: ImportFlags): string[] {
  const count = rejects.count()
  if (count === 0) return []
  const where = given.rejects === undefined ? '; --rejects FILE lists them all' : `, listed in ${given.rejects}`
  return [`${count} rows were refused${where}:`, ...rejects.tell()]
}
