import type { Dish } from '#domain/food/dishes.ts'
import type { SubwayStation } from '#domain/korea/transport.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Places } from '#server/places/places.ts'
import type { FoodSettings } from './food-settings.ts'
import { createFood } from './food.ts'
import { foodServices } from './outside-food-services.ts'
import { openFoodProviders } from './providers/open-providers.ts'
import { createPlaceSearchFunction } from './search-places.ts'

type Parts = {
  database: Database
  food: FoodSettings
  places: Places
  dishes: readonly Dish[]
  stations: readonly SubwayStation[]
  limits: RateLimits
  log: Log
  now: () => number
}

/** The search for food, in the catalogue and at the operator's providers. */
export function openFood(parts: Parts) {
  const providers = openFoodProviders(parts)
  const food = createFood({ ...parts, providers })
  return {
    food,
    outsideServices: foodServices(providers),
    caches: [food.cache],
    functions: { 'search-places': createPlaceSearchFunction({ food, limits: parts.limits }) },
  }
}
