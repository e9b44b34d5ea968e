import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { isLikedAs, isMeantBy, isSpicy, readLimit } from './meant-by.ts'

function avoids(words: string, row: Partial<PlanPlace>): boolean {
  return isMeantBy(inventRow('place', 0, row), words)
}

function named(en: string, row: Partial<PlanPlace> = {}): Partial<PlanPlace> {
  return { ...row, name: { en, ko: '' } }
}

function serving(...dish: string[]): Partial<PlanPlace> {
  return { kind: 'restaurant', cuisine: 'korean', dish }
}

test.each<[string, Partial<PlanPlace>]>([
  ['museums', named('National Museum of Korea')],
  ['art museums', named('Museum of Modern Art')],
  ['beaches', named('Haeundae Beach')],
  ['museums and hiking', { tags: ['strenuous'], visitMinutes: 180 }],
  ['hiking', named('Ansan Jarak-gil Trail')],
  ['temples, palaces', named('Gyeongbokgung Palace')],
  ['long walks', { tags: ['strenuous'] }],
  ['long walks', { stairs: 2 }],
  ['long walks', named('Bukchon', { tags: ['outdoor'], stairs: 1, walkKm: 1.5 })],
  ['steep streets', { stairs: 2 }],
  ['tourist traps', { tags: ['viral'] }],
  ['bars', { kind: 'nightlife' }],
  ['theme parks', named('Everland')],
  ['heights', named('Songdo Skywalk')],
  ['fish', named('Noryangjin Fish Market', { kind: 'market' })],
  ['shopping malls', named('Hyundai Department Store')],
  ['markets', { kind: 'market' }],
  ['Raw fish', serving('hoe')],
  ['fish', serving('galchi jorim')],
  ['raw fish', serving('grilled fish', 'raw fish')],
  ['beef', serving('pork galbi', 'beef galbi')],
  ['bulgogi', serving('bassak bulgogi')],
  ['shellfish', serving('kalguksu', 'bajirak kalguksu')],
  ['memil', serving('memiljeon')],
  ['seafood', { kind: 'market', dish: ['hoe'] }],
  ['shellfish', { kind: 'restaurant', cuisine: 'chinese', dish: ['jjajangmyeon', 'jjamppong'] }],
  ['shellfish', { kind: 'street-food', dish: ['grilled scallops', 'gyeran-ppang'] }],
  ['thai food', { kind: 'restaurant', cuisine: 'thai' }],
  ['street food', { kind: 'street-food' }],
  ['restaurants', { kind: 'restaurant' }],
  ['spicy food', serving('kimchi jjigae')],
  ['anything too spicy', serving('yangseonji haejangguk')],
  ['intestines', serving('sundae gukbap')],
])('whoever wants no %s is led to none', (words, row) => {
  expect(avoids(words, row)).toBe(true)
})

test.each<[string, Partial<PlanPlace>]>([
  ['spicy food', { kind: 'street-food', cuisine: 'seafood', dish: ['grilled fish'] }],
  ['spicy food', serving('hwangtae haejangguk')],
  ['spicy food', serving('salt-grilled dakgalbi')],
  ['spicy food', serving('gimbap', 'tteokbokki')],
  ['bulgogi', serving('dwaeji bulgogi')],
  ['street food', named('Myeongdong Shopping Street', { kind: 'shopping' })],
  ['art museums', named('Railway Museum')],
  ['theme parks', named('Hanji Theme Park')],
  ['raw fish', named('Hahoe Folk Village')],
  ['spicy food', named('Nami Island', { dish: ['dakgalbi'] })],
  ['skywalks', { tags: ['strenuous'] }],
  ['long walks', named('A palace', { tags: ['outdoor'], stairs: 1, walkKm: 2 })],
  ['long walks', named('A lawn by the river', { tags: ['outdoor'], stairs: 0, walkKm: 2 })],
  ['long walks', named('A short lane', { tags: ['outdoor'], stairs: 1, walkKm: 0.5 })],
  ['hiking', named('Seongsan Ilchulbong', { tags: ['strenuous'], visitMinutes: 90 })],
  ['bars', { kind: 'restaurant', cuisine: 'barbecue' }],
  ['eels', named('A street of steel')],
  ['at !!', {}],
  ['', {}],
])('whoever wants no %s is still led to what is none', (words, row) => {
  expect(avoids(words, row)).toBe(false)
})

test('a kitchen is spicy by the dish it is known for', () => {
  const rows = [serving('tteokbokki'), serving('gimbap', 'tteokbokki'), {}]
  expect(rows.map((row) => isSpicy(inventRow('place', 0, row)))).toEqual([true, false, false])
})

test.each<[string, Partial<PlanPlace>]>([
  ['aquariums', named('Aqua Planet Jeju')],
  ['animals', named('Sheep Farm')],
  ['art', named('MMCA Seoul')],
  ['night views', { kind: 'attraction', dusk: 'best', best: 'evening' }],
  ['zoos', named('Everland')],
  ['galbi', serving('dwaeji galbi')],
  ['hot springs', named('Onyang Hot Spring')],
  ['green tea fields', named('Daehan Dawon Tea Plantation')],
  ['fish markets', named('Noryangjin Fish Market', { kind: 'market' })],
  ['street food', { kind: 'street-food', dish: ['hotteok'] }],
  ['barbecue', serving('dwaeji galbi')],
  ['seafood', serving('jogae gui')],
  ['Jeju black pork', serving('jeju black pork barbecue')],
])('whoever likes %s is led to one', (words, row) => {
  expect(isLikedAs(inventRow('place', 0, row), words)).toBe(true)
})

test.each<[string, Partial<PlanPlace>]>([
  ['gardens', named('Samwon Garden', serving('beef galbi'))],
  ['barbecue', serving('galbitang')],
  ['seafood', serving('yukhoe')],
  ['seafood', serving('bibimbap', 'raw fish')],
  ['fish markets', named('Grilled Fish Alley', { kind: 'street-food', dish: ['grilled fish'] })],
  ['street food', named('Coffee Street', { kind: 'street-food', dish: ['coffee'] })],
  ['waterfalls', named('Waterside Park')],
  ['zoos', named('City Aquarium')],
  ['galbi', serving('dakgalbi')],
  ['galchi', named('Jagalchi Market', { kind: 'market', dish: ['raw fish'] })],
  ['raw fish', serving('yukhoe')],
  ['night views', { kind: 'attraction', dusk: 'best', best: 'late-afternoon' }],
  ['museums', named('London Bagel Museum', { kind: 'cafe' })],
])('whoever likes %s comes for something else', (words, row) => {
  expect(isLikedAs(inventRow('place', 0, row), words)).toBe(false)
})

test('a limit names how many of a kind are enough, and means no place itself', () => {
  expect(readLimit('at most 2 palaces')).toEqual({ most: 2, kind: 'palaces' })
  expect(readLimit('palaces')).toBeNull()
  expect(avoids('at most 2 palaces', named('Gyeongbokgung Palace'))).toBe(false)
})

test('a place of blossoms is liked for them on the dates on which it has them, and without dates for the year', () => {
  const lake = inventRow('lake', 0, { seasonBest: [{ from: '04-01', to: '04-10', what: 'blossom' }] })
  expect(isLikedAs(lake, 'cherry blossoms', ['2027-03-31', '2027-04-01'])).toBe(true)
  expect(isLikedAs(lake, 'cherry blossoms', ['2027-04-11'])).toBe(false)
  expect(isLikedAs(lake, 'cherry blossoms')).toBe(true)
  expect(isLikedAs(lake, 'autumn leaves')).toBe(false)
})
