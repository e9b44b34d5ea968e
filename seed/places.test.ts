import { expect, test } from 'vitest'
import type { OpenInterval, PlaceFacts } from '#domain/places/places.ts'
import { readArea } from '#domain/wishes/choice-words.ts'
import { foldText } from '#domain/site/search-words.ts'
import { findMistakes } from './place-mistakes.ts'
import { readPlaces } from './places.ts'
import otherScripts from './facts/places/other-scripts.json' with { type: 'json' }
import shownFirst from './facts/places/shown-first.json' with { type: 'json' }

const places = readPlaces()
const first = readFirst()

function readFirst(): PlaceFacts {
  const [place] = places
  if (!place) throw new Error('the catalogue is empty')
  // Its own hours, seasons and closed days are facts that change.
  return { ...place, ...daily('09:00', '18:00'), seasons: [], closed: [], exceptions: {} }
}

/** The keys that more than one place has, with the places. */
function findShared(keysOf: (place: PlaceFacts) => string[]): [key: string, ids: string[]][] {
  const owners = Map.groupBy(
    places.flatMap((place) => [...new Set(keysOf(place))].map((key) => ({ key, id: place.id }))),
    ({ key }) => key,
  )
  return [...owners].filter(([, all]) => all.length > 1).map(([key, all]) => [key, all.map(({ id }) => id)])
}

test('every row of the catalogue keeps the rules of a place', () => {
  expect(places.flatMap(findMistakes)).toEqual([])
})

test('no two places share an id, a name, another name or a point', () => {
  expect(findShared(({ id }) => [id])).toEqual([])
  expect(findShared(({ name, aliases }) => [name.en, name.ko, ...aliases].map((text) => text.toLowerCase()))).toEqual(
    [],
  )
  expect(findShared(({ lat, lng }) => [`${lat},${lng}`])).toEqual([])
})

test('no place is called like a part of Seoul, which a traveller names to mean all of it', () => {
  const calledLikeAreas = places.flatMap(({ name, aliases }) => [name.en, name.ko, ...aliases].filter(readArea))
  expect(calledLikeAreas).toEqual([])
})

test('positions are written to the ten metres and no finer: more was not known', () => {
  const finer = places.filter(({ lat, lng }) => [lat, lng].some((degrees) => Number(degrees.toFixed(4)) !== degrees))
  expect(finer.map(({ id }) => id)).toEqual([])
})

test('the places that are shown first are of the catalogue and of twelve provinces', () => {
  expect(places.slice(0, shownFirst.length).map(({ id }) => id)).toEqual(shownFirst)
  const provinces = new Set(places.slice(0, shownFirst.length).map(({ province }) => province))
  expect(provinces.size).toBeGreaterThanOrEqual(12)
})

function daily(from: string, to: string): Partial<PlaceFacts> {
  const day: OpenInterval[] = [[from, to]]
  return { hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }, lastEntry: null }
}

const winter = { from: '11-01', to: '02-29', hours: daily('09:00', '17:00').hours ?? null, lastEntry: '16:00' }

test.each<[string, Partial<PlaceFacts>]>([
  ['it closes before it opens', daily('18:00', '09:00')],
  ['it closes before it opens', daily('09:00', '09:00')],
  ['a visit is longer than it is ever open', daily('09:00', '09:30')],
  ['the last entry lies outside of the hours', { ...daily('09:00', '17:00'), lastEntry: '17:30' }],
  ['a last entry or an exception belongs to hours that are known', { hours: null, lastEntry: '16:00' }],
  ['a closed day belongs to hours that are known', { hours: null, closed: ['2027-01-01'] }],
  ['the last entry lies outside of the hours', { seasons: [{ ...winter, lastEntry: '18:30' }] }],
  ['경복궁 palace is not written in Hangul', { name: { en: 'Palace', ko: '경복궁 palace' } }],
  ['궁 is not written in Latin letters', { name: { en: '궁', ko: '궁' } }],
  ['the description has 1 sentences', { description: 'A palace.' }],
  ['the address is not in the district', { district: { en: 'Jung-gu, Seoul', ko: '서울 중구' } }],
  ['an area is a part of Seoul', { area: 'Itaewon', province: 'Busan' }],
  ['level 1 does not fit 12000 won', { budgetLevel: 1, cost: 12_000 }],
  ['a place to eat says its cuisine, its typical price and its level', { kind: 'cafe' }],
  ['tags repeat themselves', { tags: ['outdoor', 'outdoor'] }],
  ['it is for nobody', { interests: [] }],
])('that %s is found', (mistake, change) => {
  expect(findMistakes({ ...first, ...change })).toContain(`gyeongbokgung: ${mistake}`)
})

test('a night that ends in the small hours is no mistake, nor is a whole day', () => {
  expect(findMistakes({ ...first, ...daily('18:00', '02:00') })).toEqual([])
  expect(findMistakes({ ...first, ...daily('00:00', '00:00') })).toEqual([])
})

test('a name in another script belongs to a place, has no Hangul and no other spelling of the same place beside it', () => {
  const known = new Map(places.map((place) => [place.id, place]))
  for (const [id, names] of Object.entries(otherScripts)) {
    const place = known.get(id)
    expect([id, place?.aliases.slice(-names.length)]).toEqual([id, names])
    const folded = Map.groupBy(place?.aliases ?? [], foldText)
    for (const name of names) {
      expect([id, folded.get(foldText(name))]).toEqual([id, [name]])
      expect([id, name]).toEqual([id, expect.stringMatching(/^(?=.*[\u3041-\u9FFF])[^가-힣]+$/u)])
    }
  }
})
