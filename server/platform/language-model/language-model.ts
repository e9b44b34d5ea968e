import type { LanguageModel as OpenedModel } from 'ai'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createCallBudget } from '#server/platform/outside/call-budget.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import type { LanguageModelSettings } from './language-model-settings.ts'

type Options = {
  settings: LanguageModelSettings
  database: Pick<Database, 'app'>
  log: Pick<Log, 'warn'>
  now: () => number
  /** How much of one answer is read, with everything that its protocol wraps around the text. */
  maxBytes?: number
}

export type Question = { instructions: string; prompt: string; signal: AbortSignal }

const service = 'language-model'
const usualBytes = 2 * 1024 * 1024
/** So many failures in a row, and it is left alone for a while. */
const failuresUntilOpen = 3
const openMilliseconds = 60_000

/** A language model outside of this process: bounded in time, size and calls a day, and never asked twice for one answer. */
export function createLanguageModel({ settings, database, log, now, maxBytes = usualBytes }: Options) {
  const budget = createCallBudget({ database, now })
  const breaker = { failures: 0, openUntil: 0 }
  let last: 'unused' | 'answers' | 'fails' = 'unused'

  /** The text of an answer as it comes. Throws an `OutsideProblem` where it does not come whole. */
  async function* stream(question: Question): AsyncGenerator<string> {
    try {
      if (breaker.openUntil > now())
        throw new OutsideProblem('upstream_down', { service, theirs: 'left alone for a minute' })
      if (!(await budget.take(service, settings.callsPerDay)))
        throw new OutsideProblem('quota', { service, theirs: 'the calls of this day are used up' })
      yield* ask(question)
      breaker.failures = 0
      last = 'answers'
    } catch (error) {
      throw countFailure(error, question.signal)
    }
  }

  async function* ask({ instructions, prompt, signal }: Question): AsyncGenerator<string> {
    const bounded = createBoundedFetch({ service, maxBytes })
    // Loaded when a model is set up and asked for the first time: most copies of the product have none.
    const { streamText } = await import('ai')
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    // Whoever reads no further ends the connection, and with it what the answer costs.
    const left = new AbortController()
    const answer = streamText({
      model: await openModel(settings, bounded.fetch),
      instructions,
      prompt,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, left.signal]),
      // By default errors go to the console, and they hold the whole request.
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

  /** Of an error of others nothing is kept: it may hold the request. */
  function countFailure(error: unknown, signal: AbortSignal): OutsideProblem {
    const problem = signal.aborted
      ? new OutsideProblem('timeout', { service })
      : error instanceof OutsideProblem
        ? error
        : brokenAnswer(error)
    // Whoever asked has left or needs no more answers: that says nothing of the model.
    if (signal.aborted && !isTimeout(signal.reason)) return problem
    const { code, status, theirs } = problem
    log.warn({ service, code, status, theirs }, 'an outside service failed')
    breaker.failures += 1
    if (breaker.failures >= failuresUntilOpen)
      Object.assign(breaker, { failures: 0, openUntil: now() + openMilliseconds })
    last = 'fails'
    return problem
  }

  return { stream, state: () => last, name: settings.name }
}

export type LanguageModel = ReturnType<typeof createLanguageModel>

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** A connection that failed is told as such; everything else is an answer that nobody can read. */
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
    ...(key !== null && { apiKey: key }),
  })
  return opened.chatModel(name)
}
