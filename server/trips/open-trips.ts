import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Operator } from '#domain/site/operator.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createLanguageModel } from '#server/platform/language-model/language-model.ts'
import { languageModelService } from '#server/platform/language-model/language-model-service.ts'
import type { LanguageModelSettings } from '#server/platform/language-model/language-model-settings.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { describePlaceWishesRoute } from './planning/place-wishes-route.ts'
import { createPlaceWishes } from './planning/place-wishes.ts'
import { describePlannerFactsRoute } from './planning/planner-facts-route.ts'
import type { FactSource } from './planning/planner-facts.ts'
import { describeForecastRoute } from './forecast/forecast-route.ts'
import { forecastService } from './forecast/forecast-service.ts'
import type { ForecastSettings } from './forecast/forecast-settings.ts'
import { createForecasts } from './forecast/forecasts.ts'
import { mountTripCalendars } from './saved/mount-trip-calendars.ts'
import { describeSavedTripRoutes } from './saved/saved-trip-routes.ts'
import { createSavedTrips } from './saved/saved-trips.ts'
import { describeTripDraftRoutes } from './saved/trip-draft-routes.ts'
import { createTripDrafts } from './saved/trip-drafts.ts'
import { createTripOpenings } from './saved/trip-openings.ts'
import { describeTripRequestRoutes } from './trip-request-routes.ts'
import { createTripRequests } from './trip-requests.ts'
import type { TripSettings } from './trip-settings.ts'
import { createTripGenerator } from './words/trip-generator.ts'

type Parts = FactSource & {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  limits: RateLimits
  outbox: Outbox
  operator: Operator | null
  siteOrigin: string
  trips: TripSettings
  languageModel: LanguageModelSettings | null
  forecast: ForecastSettings | null
  isLimited: boolean
  log: Log
  now: () => number
}

/** Planning trips, and what members keep of them. */
export function openTrips(parts: Parts) {
  const { languageModel: settings, limits, siteOrigin } = parts
  const languageModel = settings && createLanguageModel({ ...parts, settings })
  const generator = createTripGenerator({ ...parts, settings: parts.trips, languageModel })
  const forecasts = createForecasts({ ...parts, settings: parts.forecast })
  const savedTrips = createSavedTrips(parts)
  const tripDrafts = createTripDrafts(parts)
  const tripOpenings = createTripOpenings(parts)
  const tripRequests = createTripRequests(parts)
  return {
    tripOpenings,
    tripRequests,
    plannerStats: () => generator.stats(),
    /** Warms up what the first traveller would otherwise wait for. */
    rehearse: () => generator.rehearse(),
    routes: [
      describePlannerFactsRoute(generator.facts),
      describePlaceWishesRoute(createPlaceWishes(generator.facts, generator.named)),
      describeForecastRoute(forecasts),
      ...describeSavedTripRoutes(savedTrips, tripOpenings),
      ...describeTripDraftRoutes(tripDrafts),
      ...describeTripRequestRoutes(tripRequests),
    ],
    exportParts: [savedTrips.exportPart, tripDrafts.exportPart],
    outsideServices: [languageModelService(settings, languageModel), forecastService(parts.forecast, forecasts)],
    caches: [generator.facts],
    functions: { 'generate-travel-plan': generator.travelPlan, 'read-wishes': generator.readWishes },
    mounts: [mountTripCalendars({ openings: tripOpenings, limits, siteOrigin })],
    stop: () => generator.stop(),
  }
}
