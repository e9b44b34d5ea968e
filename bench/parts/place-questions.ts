import { noPlaceQuery, type PlaceFilter, type PlaceQuery } from '#domain/places/place-lists.ts'
import { placeKinds, type PlaceFacts } from '#domain/places/places.ts'
import type { Places } from '#server/places/places.ts'
import { findPage50, misspell, readInitials } from './asked-words.ts'
import { createDice } from './dice.ts'
import type { Ask } from './time-questions.ts'

const perKind = 40

/** What visitors ask of a catalogue, by kind, with names and words of the places that are in it. */
export async function listPlaceQuestions(
  places: Places,
  known: readonly PlaceFacts[],
): Promise<Record<string, readonly Ask[]>> {
  const dice = createDice(7)
  const one = () => dice.pick(known)
  const named = known.filter(({ name }) => name.en !== '')
  const oneNamed = () => dice.pick(named)
  const list = (query: Partial<PlaceQuery>) => () => places.catalogue({ ...noPlaceQuery, ...query })
  const counted = (query: Partial<PlaceQuery>) => () => places.list({ ...noPlaceQuery, ...query })
  const offer = (words: string) => () => places.first({ ...noPlaceQuery, words, limit: 8 })
  const search = (words: string) => list({ words })
  const pins = (filter: Partial<PlaceFilter>) => () => places.pins({ ...noPlaceQuery, ...filter })
  const many = (make: (place: number) => Ask) => Array.from({ length: perKind }, (_, place) => make(place))
  const near = (metres: number) => ({ lat: one().lat, lng: one().lng, metres })
  const ofList = await findPage50((after) => places.list({ ...noPlaceQuery, kinds: ['cafe'], after }))
  const ofSearch = await findPage50((after) => places.list({ ...noPlaceQuery, words: 'gangnam', after }))
  const boxAround = ({ lat, lng }: PlaceFacts, size: number) => ({
    south: lat - size,
    west: lng - size,
    north: lat + size,
    east: lng + size,
  })

  return {
    control: many(() => {
      const { id } = one()
      return () => places.one(id)
    }),
    'rare Hangul': many(() => search(one().name.ko)),
    'two syllables': many(() => search(one().name.ko.slice(0, 2))),
    'one syllable': many(() => search(one().name.ko.slice(0, 1))),
    'common Hangul': many((place) => search(['강남', '카페', '식당', '서울', '시장'][place % 5] ?? '')),
    'initial consonants': many((place) => search(readInitials(one().name.ko).slice(0, 2 + (place % 3)))),
    'English name': many(() => search(oneNamed().name.en)),
    'English with a typo': many(() => search(misspell(one().district.en.split(/[-,]/)[0] ?? ''))),
    'another romanisation': many(() => search(respell(oneNamed().name.en))),
    'typed so far, eight to choose from': many((place) => offer(oneNamed().name.en.slice(0, 2 + (place % 6)))),
    'two words': many(() =>
      search(`${one().district.en.split('-')[0]} ${dice.pick(['cafe', 'museum', 'bar', 'park'])}`),
    ),
    'common words that exclude one another': many((place) =>
      search(['restaurant cafe', 'Seoul Busan', '식당 카페', 'temple sauna'][place % 4] ?? ''),
    ),
    'two scripts': many((place) => search(['gangnam 카페', 'cafe 강남', '서울 park', 'busan 시장'][place % 4] ?? '')),
    'no hit': many((place) => search(`qzxv${place}w jkkq`)),
    'first page of a kind': many((place) => list({ kinds: [placeKinds[place % placeKinds.length] ?? 'cafe'] })),
    'district and kind': many(() => list({ district: one().district.en, kinds: [one().kind] })),
    'open at a time, of a kind': many(() =>
      list({ kinds: [one().kind], open: { on: '2027-05-31', at: dice.pick(['09:30', '12:00', '21:00', '01:30']) } }),
    ),
    'search in a box': many(() => list({ words: dice.pick(['cafe', '식당', 'museum']), box: boxAround(one(), 0.03) })),
    'a kind within 2 km, the nearest first': many(() => list({ kinds: [one().kind], near: near(2000), order: 'near' })),
    'everything within 20 km, the nearest first': many(() => list({ near: near(20_000), order: 'near' })),
    'what is near a place': many(() => {
      const { id } = one()
      return () => places.near(id)
    }),
    'page 50 of a kind': many(() => list({ kinds: ['cafe'], after: ofList })),
    'page 50 of a search': many(() => list({ words: 'gangnam', after: ofSearch })),
    'rare words and their total': many(() => counted({ words: one().name.ko })),
    'common words and their total': many((place) =>
      counted({ words: ['강남', 'cafe', '식당', 'seoul', 'gangnam cafe'][place % 5] ?? '' }),
    ),
    'by name': many(() => list({ kinds: ['market'], province: one().province, order: 'name' })),
    'pins of a neighbourhood': many(() => pins({ box: boxAround(one(), 0.004) })),
    'clusters of a city, of a kind': many(() => pins({ kinds: ['spa'], box: boxAround(one(), 0.1) })),
  }
}

/** As it was written before the year 2000: Kyong for Gyeong. */
function respell(name: string): string {
  return name
    .replaceAll('eo', 'o')
    .replaceAll(/G(?=[a-z])/g, 'K')
    .replaceAll(/D(?=[a-z])/g, 'T')
    .replaceAll(/B(?=[a-z])/g, 'P')
}
