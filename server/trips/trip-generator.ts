import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import type { ServerFunction } from '#server/platform/functions/functions.ts'
import { createTravelPlanFunction } from './generate-travel-plan.ts'
import { createTripPlanning } from './plan-trips.ts'
import { createModelWords } from './model-words.ts'
import { createPlannerFacts, type FactSource } from './planner-facts.ts'
import { createPlannerPool } from './planner-pool.ts'
import type { TripSettings } from './trip-settings.ts'
import { createTripWriter } from './trip-writer.ts'

type Options = FactSource & {
  settings: TripSettings
  /** Off, one network may hold the whole queue. */
  isLimited: boolean
  now: () => number
  /** Null where none is set up: trips have the words of the built-in writer. */
  languageModel: LanguageModel | null
}

/** Everything that the server needs for planning trips: what they are made from, the threads, and the function. */
export function createTripGenerator({ settings, isLimited, now, languageModel, ...source }: Options) {
  const { log } = source
  const facts = createPlannerFacts(source)
  const pool = createPlannerPool({ ...settings, log, ...(!isLimited && { mostOfOne: Infinity }) })
  const modelWords = languageModel && createModelWords({ model: languageModel, log })
  const planning = createTripPlanning({ facts, pool, writer: createTripWriter({ modelWords }), log, now })
  const travelPlan: ServerFunction = createTravelPlanFunction({ planning, log })
  return {
    facts,
    travelPlan,
    stats: () => pool.stats(),
    /** Opens a thread and gives it the catalogue, so that the first traveller need not wait for that. */
    async warm(): Promise<void> {
      pool.warm(await facts.current())
    },
    stop: (): void => pool.stop(),
  }
}
