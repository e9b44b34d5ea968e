import type { FoodProviderName } from '#domain/food/food-search.ts'

/** What the outside services of the food search are called. */
export const foodProviderWords: Record<FoodProviderName, string> = {
  naver: 'Naver',
  kakao: 'Kakao',
  google: 'Google Places',
  foursquare: 'Foursquare',
}
