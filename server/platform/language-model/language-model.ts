import type { LanguageModel as OpenedModel } from 'ai'
import type { z } from 'zod'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createCallBudget } from '#server/platform/outside/call-budget.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { createServiceRecord } from '#server/platform/outside/service-record.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import type { LanguageModelSettings } from './language-model-settings.ts'

type Options = {
  settings: LanguageModelSettings
  database: Pick<Database, 'app'>
  log: Pick<Log, 'warn'>
  now: () => number
  /** The size limit of one answer, including the overhead of its protocol. */
  maxBytes?: number
}

export type Question = {
  instructions: string
  prompt: string
  signal: AbortSignal
  /** Forces the answer into this form, as JSON. The caller parses it all the same. */
  form?: z.ZodType
}

const service = 'language-model'
const usualBytes = 2 * 1024 * 1024
/** After this many failures in a row the model is not called for a while. */
const failuresUntilOpen = 3
const openMilliseconds = 60_000

/** An external language model with limits on time, size and calls a day. Calls are never retried. */
export function createLanguageModel({ settings, database, log, now, maxBytes = usualBytes }: Options) {
  const budget = createCallBudget({ database, now })
  const record = createServiceRecord({ database, now })
  const breaker = { failures: 0, openUntil: 0 }
  let last: 'unused' | 'answers' | 'fails' = 'unused'

  /** Streams the text of an answer. Throws an `OutsideProblem` when it is incomplete. */
  async function* stream(question: Question): AsyncGenerator<string> {
    try {
      if (breaker.openUntil > now())
        throw new OutsideProblem('upstream_down', { service, theirs: 'left alone for a minute' })
      if (!(await budget.take(service, settings.callsPerDay)))
        throw new OutsideProblem('quota', { service, theirs: 'the calls of this day are used up' })
      yield* ask(question)
      breaker.failures = 0
      last = 'answers'
      await note(record.noteSuccess(service))
    } catch (error) {
      throw await countFailure(error, question.signal)
    }
  }

  async function* ask({ instructions, prompt, signal, form }: Question): AsyncGenerator<string> {
    const bounded = createBoundedFetch({ service, maxBytes })
    // Loaded with the first call, because most installations have no model.
    const { Output, streamText } = await import('ai')
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    // When the reader stops, the connection is closed, which also stops the cost of the answer.
    const left = new AbortController()
    const answer = streamText({
      model: await openModel(settings, bounded.fetch),
      instructions,
      prompt,
      ...(form && { output: Output.object({ schema: form }) }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, left.signal]),
      // By default errors are printed to the console with the whole request.
      onError: () => {},
    })
    try {
      for await (const part of answer.stream) {
        if (part.type === 'text-delta') yield part.text
        if (part.type === 'abort') throw new OutsideProblem('timeout', { service })
        if (part.type === 'error') throw part.error
        if (part.type === 'finish' && part.finishReason !== 'stop')
          throw new OutsideProblem('malformed', { service, theirs: `ended by ${part.finishReason}` })
      }
    } catch (error) {
      throw bounded.kept.problem ?? error
    } finally {
      left.abort()
    }
  }

  /** Errors of the packages are not passed on, because they may contain the request. */
  async function countFailure(error: unknown, signal: AbortSignal): Promise<OutsideProblem> {
    const problem = signal.aborted
      ? new OutsideProblem('timeout', { service })
      : error instanceof OutsideProblem
        ? error
        : brokenAnswer(error)
    // Cancelled by the caller, which is no failure of the model.
    if (signal.aborted && !isTimeout(signal.reason)) return problem
    const { code, status, theirs } = problem
    log.warn({ service, code, status, theirs }, 'an outside service failed')
    breaker.failures += 1
    if (breaker.failures >= failuresUntilOpen)
      Object.assign(breaker, { failures: 0, openUntil: now() + openMilliseconds })
    last = 'fails'
    await note(record.noteFailure(service, code))
    return problem
  }

  /** For the status of all nodes. A record that cannot be written does not fail the answer. */
  async function note(writing: Promise<void>): Promise<void> {
    await writing.catch((error: unknown) =>
      log.warn({ err: error }, 'the state of an outside service was not recorded'),
    )
  }

  return { stream, state: () => last, name: settings.name }
}

export type LanguageModel = ReturnType<typeof createLanguageModel>

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** A failed connection, or else an invalid answer. */
function brokenAnswer(error: unknown): OutsideProblem {
  const isDown = error instanceof Error && /connect|socket|terminated|ECONN|fetch failed/iu.test(error.message)
  return new OutsideProblem(isDown ? 'upstream_down' : 'malformed', { service })
}

async function openModel(
  { kind, url, key, name }: LanguageModelSettings,
  boundedFetch: typeof fetch,
): Promise<Exclude<OpenedModel, string>> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch: boundedFetch })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const opened = createOpenAICompatible({
    name: service,
    baseURL: url,
    fetch: boundedFetch,
    // Holds for questions with a form only.
    supportsStructuredOutputs: true,
    ...(key !== null && { apiKey: key }),
  })
  return opened.chatModel(name)
}
