import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import type { ServerFunction } from '#server/platform/functions/functions.ts'
import { createBriefs } from '#server/trips/planning/briefs.ts'
import { createModelBriefs } from '#server/trips/planning/model-brief.ts'
import { createTravelPlanFunction } from '#server/trips/planning/generate-travel-plan.ts'
import { createTripPlanning } from '#server/trips/planning/plan-trips.ts'
import { createReadWishesFunction } from '#server/trips/planning/read-wishes.ts'
import { createModelWords } from './model-words.ts'
import { createNamedPlaces } from '#server/trips/planning/named-places.ts'
import type { PlanJob } from '#server/trips/planning/plan-jobs.ts'
import { createPlannerFacts, type FactSource } from '#server/trips/planning/planner-facts.ts'
import { createPlannerPool } from '#server/trips/planning/planner-pool.ts'
import type { TripSettings } from '#server/trips/trip-settings.ts'
import { createTripWriter } from './trip-writer.ts'

type Options = FactSource & {
  settings: TripSettings
  /** If false, one network may fill the whole queue. */
  isLimited: boolean
  now: () => number
  /** Null if none is configured: trips then have built-in text only. */
  languageModel: LanguageModel | null
}

const rehearsal: PlanJob = {
  kind: 'plan',
  seed: 1,
  plannedOn: '2027-05-01',
  steps: planRequest({
    ...emptySteps,
    step1: { startDate: '2027-05-31', endDate: '2027-06-01', selectedInterests: ['culture', 'food'] },
  }),
}

/** Everything that the server needs for planning trips: facts, threads, and the server function. */
export function createTripGenerator({ settings, isLimited, now, languageModel, ...source }: Options) {
  const { log } = source
  const ended = new AbortController()
  const facts = createPlannerFacts(source)
  const pool = createPlannerPool({ ...settings, log, ...(!isLimited && { mostOfOne: Infinity }) })
  const modelWords = languageModel && createModelWords({ model: languageModel, log })
  const named = createNamedPlaces(facts)
  const planning = createTripPlanning({ facts, pool, writer: createTripWriter({ modelWords }), named, log, now })
  const modelBriefs = languageModel && createModelBriefs({ model: languageModel, log })
  const briefs = createBriefs({ facts, named, model: modelBriefs })
  const travelPlan: ServerFunction = createTravelPlanFunction({ planning, briefs, log, now })
  return {
    facts,
    named,
    travelPlan,
    readWishes: createReadWishesFunction({ briefs, now }),
    stats: () => pool.stats(),
    /** Plans a trip and discards it, because the first plan of a thread takes three times as long as later ones. */
    async rehearse(): Promise<void> {
      try {
        await pool.run({ job: rehearsal, facts: await facts.current(), owner: null }, ended.signal)
      } catch (error) {
        if (!ended.signal.aborted) log.warn({ err: error }, 'the planner could not be warmed up')
      }
    },
    stop(): void {
      ended.abort()
      pool.stop()
    },
  }
}
