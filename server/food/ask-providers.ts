import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { FoodAnswer, FoodItem } from '#domain/food/food-search.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { Log } from '#server/platform/log/log.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { FoodProvider, ProviderSearch } from './providers/food-provider.ts'

export type ProviderAnswers = {
  /** What each provider found, in the operator's order. */
  found: FoodItem[][]
  /** The first failure in this order. */
  error: FoodAnswer['error']
}

type Options = { providers: readonly FoodProvider[]; log: Pick<Log, 'warn'>; patienceMilliseconds: number }

/** Asks all providers in parallel. A failed or slow one does not hold back the items of the others. */
export async function askProviders(
  { providers, log, patienceMilliseconds }: Options,
  search: ProviderSearch,
): Promise<ProviderAnswers> {
  const late = new AbortController()
  const answers = await Promise.all(
    providers.map(async (provider): Promise<{ items: FoodItem[]; code: OutsideProblemCode | null }> => {
      try {
        const items = await Promise.race([provider.search(search), giveUp(provider, patienceMilliseconds, late.signal)])
        return { items, code: null }
      } catch (error) {
        // An OutsideProblem is in the log already.
        if (error instanceof OutsideProblem) return { items: [], code: error.code }
        log.warn({ err: error, service: provider.service.name }, 'a food provider could not be called')
        return { items: [], code: 'upstream_down' }
      }
    }),
  )
  late.abort()
  const failed = answers.findIndex(({ code }) => code !== null)
  const provider = providers[failed]?.name
  const code = answers[failed]?.code
  return {
    found: answers.map(({ items }) => items),
    error: provider && code ? { source: provider, code, message: foodFunction.failure(provider, code) } : null,
  }
}

async function giveUp({ service }: FoodProvider, milliseconds: number, signal: AbortSignal): Promise<never> {
  // Abort what is still running, because nothing uses it any more.
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  throw new OutsideProblem('timeout', { service: service.name })
}
