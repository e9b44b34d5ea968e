import { expect, test } from 'vitest'
import type { Place } from '#domain/places/places.ts'
import { readFoodTerms } from '#testing/builders/food-terms.ts'
import { findReason } from './food-terms.ts'

const terms = readFoodTerms()

function eatery(given: Partial<Place> = {}) {
  const name = { en: 'Corner House', ko: '모퉁이집' }
  return { name, aliases: [], description: '', kind: 'restaurant' as const, cuisine: null, tags: [], ...given }
}

/** How a place matches the terms with these ids. */
function reason(ids: string[], given: Partial<Place>) {
  const asked = terms.filter(({ id }) => ids.includes(id))
  expect(asked).toHaveLength(ids.length)
  return findReason(asked, ({ match }) => match(eatery(given)))
}

test('a place that names a dish is told from one that only cooks in its way', () => {
  const dish = { en: 'Pork Belly Barbecue', ko: '삼겹살' }
  expect(reason(['dish samgyeopsal'], { name: { en: 'Oak', ko: '참나무삼겹살' } })).toEqual({ by: 'name', dish })
  expect(reason(['dish samgyeopsal'], { description: 'Pork belly over charcoal.' })).toEqual({ by: 'text', dish })
  expect(reason(['dish samgyeopsal'], { cuisine: 'barbecue' })).toEqual({ by: 'cuisine', dish })
  expect(reason(['dish samgyeopsal'], { cuisine: 'coffee' })).toBeNull()
})

test('a kind of cooking is stated by the cuisine, the kind or the tag of a place', () => {
  expect(reason(['kitchen barbecue'], { cuisine: 'Barbecue' })).toEqual({ by: 'kitchen', dish: null })
  expect(reason(['kitchen street-food'], { kind: 'market' })).toEqual({ by: 'kitchen', dish: null })
  expect(reason(['kitchen vegan'], { tags: ['vegan'] })).toEqual({ by: 'kitchen', dish: null })
  expect(reason(['kitchen coffee'], { description: 'Bread and coffee.' })).toEqual({ by: 'text', dish: null })
})

test('no diet is read out of a description', () => {
  expect(reason(['kitchen halal'], { description: 'There is no halal food here.' })).toBeNull()
})

test('of several terms all have to match, and the worst match counts', () => {
  const vegan = { tags: ['vegan' as const], cuisine: 'bibimbap' }
  const dish = { en: 'Bibimbap', ko: '비빔밥' }
  expect(reason(['kitchen vegan', 'dish bibimbap'], vegan)).toEqual({ by: 'cuisine', dish })
  expect(reason(['kitchen vegan', 'dish bibimbap'], { cuisine: 'bibimbap' })).toBeNull()
})
