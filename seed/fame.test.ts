import { expect, test } from 'vitest'
import { createFame, readFame } from './fame.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

const { lists, places } = readFame()
const catalogue = new Map(readCatalogue().map((place) => [place.id, place]))
const page = { address: 'https://list.example/', publisher: 'A list', readOn: '2026-11-25', pageDate: null }

const kinds = {
  hundred: { ...page, kind: 'hundred', title: 'a hundred' },
  other: { ...page, kind: 'hundred', title: 'another hundred' },
  heritage: { ...page, kind: 'heritage', title: 'heritage' },
  visitors: { ...page, kind: 'visitors', title: 'visitors' },
  abroad: { ...page, kind: 'abroad', title: 'visitors from abroad' },
} as const

function fameOn(on: (keyof typeof kinds)[], visitors?: number) {
  return createFame({ lists: kinds, places: { sight: { on, ...(visitors && { visitors }) } } })('sight', 'attraction')
}

test.each([
  [['hundred'], undefined, 3],
  [['heritage'], undefined, 3],
  [['abroad'], undefined, 4],
  [['hundred', 'abroad'], undefined, 5],
  [['hundred', 'heritage', 'visitors', 'abroad'], 9_000_000, 5],
  [['hundred', 'heritage'], undefined, 4],
  [['hundred', 'other'], undefined, 3],
  [['hundred', 'visitors'], 1_000_000, 4],
  [['hundred', 'visitors'], 5_000_000, 5],
  [['visitors'], 999_999, 1],
  [['visitors'], 1_000_000, 2],
  [['visitors'], 2_000_000, 3],
  [['visitors'], 5_000_000, 4],
] as const)('a sight on the lists %j with %s visitors has fame %s', (on, visitors, fame) => {
  expect(fameOn([...on], visitors)).toBe(fame)
})

test('a sight on no list has fame 1, and a restaurant none', () => {
  const fameOf = createFame()
  expect(fameOf('nowhere', 'attraction')).toBe(1)
  expect(fameOf('gyeongbokgung', 'attraction')).toBe(5)
  expect(fameOf('gyeongbokgung', 'restaurant')).toBeNull()
})

test('the places of the catalogue have the fame that follows from the lists', () => {
  const fameOf = createFame()
  const wrong = [...catalogue.values()].filter(({ id, kind, fame }) => fame !== fameOf(id, kind))
  expect(wrong.map(({ id }) => id)).toEqual([])
  expect(catalogue.get('jongmyo')?.fame).toBe(3)
  expect(catalogue.get('gongsanseong')?.fame).toBe(4)
})

test('what visitors from abroad come for is better known than what only Koreans list', () => {
  const fameOf = createFame()
  const known = [
    'bukchon-hanok-village',
    'insadong-street',
    'gwangjang-market',
    'haedong-yonggungsa',
    'osulloc-tea-museum',
  ]
  const less = known.filter((id) => (fameOf(id, 'attraction') ?? 0) <= (fameOf('kkotji-beach', 'attraction') ?? 0))
  expect(less).toEqual([])
  expect(fameOf('dongdaemun-design-plaza', 'attraction')).toBeGreaterThan(fameOf('gyeonghuigung', 'attraction') ?? 0)
})

test('every listed place is a sight of the catalogue, and they stand in the order of their ids', () => {
  const ids = Object.keys(places)
  expect(ids.filter((id) => (catalogue.get(id)?.fame ?? null) === null)).toEqual([])
  expect(ids).toEqual(ids.toSorted())
})

test('every list is known, is used, and is a page with an address, a publisher and a day', () => {
  const used = Object.values(places).flatMap(({ on }) => on)
  expect(used.filter((list) => lists[list] === undefined)).toEqual([])
  expect(Object.keys(lists).filter((list) => !used.includes(list))).toEqual([])
})

test('a number of visitors stands where a list of visitors names the place, and nowhere else', () => {
  const odd = Object.entries(places).filter(([, { on, visitors }]) => {
    return on.some((list) => lists[list]?.kind === 'visitors') !== (visitors !== undefined)
  })
  expect(odd.map(([id]) => id)).toEqual([])
})

test('no list is named twice by a place', () => {
  const twice = Object.entries(places).filter(([, { on }]) => new Set(on).size !== on.length)
  expect(twice.map(([id]) => id)).toEqual([])
})
