import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ClinicRow } from '#domain/clinics/clinic-lists.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createOutside, type Outside } from '#server/platform/outside/outside.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { readSourceRows } from './source-rows.ts'
import type { ClinicSourceSettings } from './source-settings.ts'

type Options = {
  settings: ClinicSourceSettings
  outside: Outside
  log: Pick<Log, 'warn'>
  now: () => number
  /** Called when the list changes, or when the source starts or stops failing. */
  changed?: () => Promise<void>
  /** The maximum time that a visitor waits for the first answer. */
  patienceMilliseconds?: number
}

const service = { name: 'clinic-source', callsPerDay: 1_000 }
const freshMilliseconds = 5 * 60_000
const usualPatienceMilliseconds = 4_000

/** `clinics` is null until the source has answered once. */
export type SourceAnswer = { clinics: ClinicRow[] | null; failed: boolean }
export type SourceState = 'unused' | 'answers' | 'fails'

/**
 * The operator's own list of plastic surgery clinics. It is requested at most once in five minutes, and its last good
 * answer is cached. Visitors wait only for the first answer, and for a limited time.
 */
export function createClinicSource(options: Options) {
  const { settings, outside, log, now, changed, patienceMilliseconds = usualPatienceMilliseconds } = options
  let kept: ClinicRow[] | null = null
  let state: SourceState = 'unused'
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  /** Never throws, because callers need not await it. */
  async function ask(): Promise<void> {
    const before = JSON.stringify([state, kept])
    try {
      kept = await outside.ask(service, buildRequest(settings), (text) => readSourceRows(text, settings, service.name))
      state = 'answers'
    } catch (error) {
      // An OutsideProblem is already in the log.
      if (!(error instanceof OutsideProblem)) log.warn({ err: error }, 'the source of clinics could not be asked')
      state = 'fails'
    }
    askedAt = now()
    asking = undefined
    if (JSON.stringify([state, kept]) === before) return
    await changed?.().catch((error: unknown) =>
      log.warn({ err: error }, 'a new list of clinics could not be announced'),
    )
  }

  return {
    async list(): Promise<SourceAnswer> {
      if (now() - askedAt >= freshMilliseconds) {
        asking ??= ask()
        if (kept === null) await Promise.race([asking, wait(patienceMilliseconds, undefined, { ref: false })])
      }
      return { clinics: kept, failed: state === 'fails' || kept === null }
    },
    state: () => state,
  }
}

export type ClinicSource = ReturnType<typeof createClinicSource>

function buildRequest({ url, method, auth }: ClinicSourceSettings) {
  const asked = new URL(url)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (auth?.kind === 'query') asked.searchParams.set(auth.name, auth.value)
  if (auth?.kind === 'header') headers[auth.name] = auth.value
  return { url: asked, method, headers }
}

type Parts = {
  clinics: { source: ClinicSourceSettings | null }
  database: Pick<Database, 'app'>
  log: Log
  now: () => number
}

/** The source that the operator set up; null if it is off. */
export function openClinicSource({ clinics: { source: settings }, database, log, now }: Parts): ClinicSource | null {
  if (!settings) return null
  return createClinicSource({
    settings,
    outside: createOutside({ database, log, now }),
    log,
    now,
    // Every node invalidates the pages that show the list or the state of the source.
    changed: async () =>
      void (await sql`select pg_notify('mgk_changes', tag) from unnest(array['clinics', 'services']) as tags (tag)`.execute(
        database.app,
      )),
  })
}
