import { expect, test } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { findPlaces } from './find-places.ts'

const catalogue = readCatalogue()

function find(typed: string): string[] {
  return findPlaces(catalogue, typed).map(({ id }) => id)
}

test.each([
  ['gyeongbok', 'gyeongbokgung'],
  ['GYEONGBOKGUNG  palace', 'gyeongbokgung'],
  ['경복궁', 'gyeongbokgung'],
  ['景福宮', 'gyeongbokgung'],
  ['haeundae market', 'haeundae-market'],
  ['market busan', 'haeundae-market'],
])('%s finds %s', (typed, id) => {
  expect(find(typed)).toContain(id)
})

test('a name that begins with what is typed comes before one that only holds it', () => {
  const [first] = find('insadong')
  expect(first).toMatch(/^insadong/u)
})

test.each(['', '   ', '!!!', 'zzzzqq', 'gyeongbokgung zzzz'])('"%s" finds nothing', (typed) => {
  expect(find(typed)).toEqual([])
})

test('a city alone lists nothing, a closed place is not found, and a list has its limit', () => {
  const [place] = catalogue
  expect(findPlaces(place ? [{ ...place, permanentlyClosed: true }] : [], place?.name.en ?? '')).toEqual([])
  expect(findPlaces(catalogue, 'market', 3)).toHaveLength(3)
})
