import type { FoodItem, FoodPlace } from '#domain/food/food-search.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** A place of the catalogue as the food page shows it; what a test does not care about is filled in. */
export function buildFood(given: Partial<FoodItem> = {}): FoodItem & { scene: SceneName } {
  const id = given.id ?? 'one-noodle-house'
  const title = given.title ?? 'One Noodle House'
  const place: FoodPlace = {
    id,
    name: { en: title, ko: '하나국수' },
    kind: 'restaurant',
    lat: 37.57,
    lng: 126.98,
    tags: [],
    budgetLevel: null,
    cuisine: 'noodles',
    categories: [],
    district: { en: 'Jongno-gu', ko: '종로구' },
    province: 'Seoul',
    scene: null,
    opening: null,
  }
  return {
    id,
    title,
    titleKo: '하나국수',
    link: `/places/${id}`,
    category: 'Restaurant',
    description: 'Cold noodles since 1960.',
    address: 'Jongno-gu, Seoul',
    roadAddress: '서울 종로구 율곡로 1',
    mapx: 126.98,
    mapy: 37.57,
    telephone: '02-123-4567',
    rating: null,
    reviewCount: null,
    openingHours: null,
    mapLink: 'https://map.naver.com/p/search/one',
    isMGKPick: false,
    isTrending: false,
    source: 'catalogue',
    attribution: null,
    mayShowOnMap: true,
    place,
    foundBy: null,
    scene: 'cold-noodles',
    ...given,
  }
}

/** A place of an outside source, which has no row here. */
export function buildOutsideFood(given: Partial<FoodItem> = {}): FoodItem & { scene: SceneName } {
  return buildFood({
    id: 'naver:two-tea',
    title: 'Two Tea',
    titleKo: '두찻집',
    link: 'https://map.naver.com/p/entry/place/2',
    source: 'naver',
    attribution: 'Naver',
    isMGKPick: null,
    isTrending: null,
    place: null,
    ...given,
  })
}
