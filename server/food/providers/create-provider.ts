import type { Outside } from '#server/platform/outside/outside.ts'
import type { FoodProviderSettings } from '#server/food/food-settings.ts'
import type { FoodProvider } from './food-provider.ts'
import { createFoursquare } from './foursquare.ts'
import { createGoogle } from './google.ts'
import { createKakao } from './kakao.ts'
import { createNaver } from './naver.ts'

/** The adapter of a configured provider. */
export function createProvider(settings: FoodProviderSettings, outside: Pick<Outside, 'ask'>): FoodProvider {
  switch (settings.name) {
    case 'naver':
      return createNaver(settings, outside)
    case 'kakao':
      return createKakao(settings, outside)
    case 'google':
      return createGoogle(settings, outside)
    case 'foursquare':
      return createFoursquare(settings, outside)
  }
}
