import { expect, test } from 'vitest'
import { regions, towns } from '#domain/korea/regions.ts'
import { seoulAreas } from '#domain/places/places.ts'
import { indexPlaceNames } from './place-names.ts'
import { readMustVisitText } from './must-visit-text.ts'
import { suggestAreas } from './suggest-areas.ts'

function namesOf(typed: string): string[] {
  return suggestAreas(typed).map(({ name }) => name.en)
}

test.each([
  ['Busan', ['Busan']],
  ['bus', ['Busan']],
  ['Pusan', ['Busan']],
  ['釜山', ['Busan']],
  ['부산시', ['Busan']],
  ['jeju', ['Jeju', 'Jeju City']],
  ['Jeju Island', ['Jeju']],
  ['gyeong', ['Gyeonggi', 'Gyeongju']],
  ['전주', ['Jeonju']],
  ['홍대', ['Hongdae']],
  ['gangn', ['Gangneung', 'Gangnam']],
])('%s suggests %j', (typed, names) => {
  expect(namesOf(typed)).toEqual(names)
})

test.each(['', ' ', 'b', '?!', 'DMZ', 'Nami', 'Busan Tower', 'Jeju April 3 Peace Park'])(
  '%j suggests no area',
  (typed) => {
    expect(suggestAreas(typed)).toEqual([])
  },
)

test('every city, region and area is suggested by its name, and what is suggested is read as the same', () => {
  const nothing = indexPlaceNames([])
  for (const en of [...regions.map(({ name }) => name.en), ...towns.map(({ name }) => name.en), ...seoulAreas]) {
    const [first] = suggestAreas(en)
    expect(first?.name.en).toBe(en)
    const [wish] = readMustVisitText(en, nothing)
    expect(wish).toMatchObject(
      first?.kind === 'area' ? { kind: 'area', area: en } : { kind: 'region', region: { name: { en } } },
    )
  }
})
