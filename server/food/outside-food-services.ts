import { type FoodProviderName, foodProviderNames } from '#domain/food/food-search.ts'
import type { ServiceDetails, ServiceState, ServiceTest } from '#domain/site/outside-services.ts'
import { foodKeyVariables } from './food-settings.ts'
import type { OpenedFoodProvider } from './providers/food-provider.ts'
import { testProvider } from './test-provider.ts'

type Told = {
  id: FoodProviderName
  read: () => { state: ServiceState<FoodProviderName>; isOn: boolean; details: ServiceDetails }
  inspect: (() => Promise<ServiceDetails>) | undefined
  test: (() => Promise<ServiceTest>) | undefined
}

/** Everybody may see which providers are set up, administrators also their state. Keys are never included. */
export function foodServices(providers: readonly OpenedFoodProvider[]): Told[] {
  return foodProviderNames.map((id) => {
    const provider = providers.find(({ name }) => name === id)
    const variables = ['FOOD_SOURCES', ...foodKeyVariables[id]].join(', ')
    return {
      id,
      read: () => ({
        state: provider ? 'set' : 'none',
        isOn: provider !== undefined,
        details: { variables, ...(provider && { host: provider.host }) },
      }),
      inspect: provider && (() => inspect(provider)),
      test: provider && (() => testProvider(provider)),
    }
  })
}

async function inspect(provider: OpenedFoodProvider): Promise<ServiceDetails> {
  const { callsLeft, lastSuccessAt, lastFailure } = await provider.status()
  return {
    callsLeft: String(callsLeft),
    ...(lastSuccessAt !== null && { lastSuccess: new Date(lastSuccessAt).toISOString() }),
    ...(lastFailure && { lastFailure: new Date(lastFailure.at).toISOString(), failure: lastFailure.code }),
  }
}
