import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import type { FoodSettings } from '#server/food/food-settings.ts'
import { createProvider } from './create-provider.ts'
import type { OpenedFoodProvider } from './food-provider.ts'

type Parts = { database: Pick<Database, 'app'>; food: FoodSettings; log: Pick<Log, 'warn'>; now: () => number }

/** The configured providers in the operator's order. A provider without a key is left out. */
export function openFoodProviders({ database, food: { providers }, log, now }: Parts): OpenedFoodProvider[] {
  const outside = createOutside({ database, log, now })
  return providers.map((settings) => {
    const provider = createProvider(settings, outside)
    return { ...provider, status: () => outside.status(provider.service) }
  })
}
