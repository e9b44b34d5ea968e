import {
  type OpeningHours,
  type PlaceFacts,
  type PlaceKind,
  placeCategories,
  placeTags,
  unknownPlace,
} from '#domain/places/places.ts'
import { createDice, type Dice } from './dice.ts'
import { districts } from './districts.ts'
import { spell, syllables, write } from './korean-names.ts'

/** A place of an import, and how often it was saved or looked at lately: most never were. */
export type GeneratedPlace = { sourceId: string; facts: PlaceFacts; popularity: number }

/** What a tourist register counts of each kind, and how it calls them. */
const kinds: readonly { kind: PlaceKind; share: number; en: string; ko: string }[] = [
  { kind: 'restaurant', share: 30, en: 'Restaurant', ko: '식당' },
  { kind: 'cafe', share: 18, en: 'Cafe', ko: '카페' },
  { kind: 'shopping', share: 12, en: 'Store', ko: '상점' },
  { kind: 'lodging', share: 10, en: 'Guesthouse', ko: '게스트하우스' },
  { kind: 'attraction', share: 3, en: 'Park', ko: '공원' },
  { kind: 'attraction', share: 3, en: 'Temple', ko: '사' },
  { kind: 'attraction', share: 3, en: 'Museum', ko: '박물관' },
  { kind: 'attraction', share: 1, en: 'Palace', ko: '궁' },
  { kind: 'attraction', share: 2, en: 'Mountain', ko: '산' },
  { kind: 'attraction', share: 2, en: 'Beach', ko: '해수욕장' },
  { kind: 'market', share: 3, en: 'Market', ko: '시장' },
  { kind: 'nightlife', share: 5, en: 'Bar', ko: '바' },
  { kind: 'beauty', share: 5, en: 'Hair Salon', ko: '미용실' },
  { kind: 'spa', share: 3, en: 'Sauna', ko: '사우나' },
]
const englishNames =
  'Blue Sunny Garden River Moon Star Maple Lotus Harbour Stone Cloud Forest Ginger Honey Paper Lantern Tiger Magpie Crane Pine'.split(
    ' ',
  )
const cuisines = ['Korean', 'barbecue', 'noodles', 'seafood', 'coffee', 'bakery', 'vegan', 'chicken', 'dumplings']
const sentences = [
  'A house of three rooms behind a gate, with a garden that is lit in the evening.',
  'Two minutes from the station; the lift is step-free and the menu has pictures.',
  'Known for a view over the river that is best an hour before sunset.',
  'Run by one family since it opened, and closed when the soup is gone.',
]
const daily: OpeningHours = {
  mon: [['10:00', '20:00']],
  tue: [['10:00', '20:00']],
  wed: [['10:00', '20:00']],
  thu: [['10:00', '20:00']],
  fri: [['10:00', '22:00']],
  sat: [['10:00', '22:00']],
  sun: [['10:00', '18:00']],
}
const nightly: OpeningHours = { ...daily, mon: [], fri: [['18:00', '02:00']], sat: [['18:00', '03:00']] }

/** As many places as several registers together would give: nobody's, and the same for a seed every time. */
export function* generatePlaces(amount: number, seed: number): Generator<GeneratedPlace> {
  const dice = createDice(seed)
  for (let made = 0; made < amount; made += 1) {
    const popularity = dice.chance(0.05) ? 1 + Math.floor(1000 / (1 + dice.below(400))) : 0
    yield { sourceId: String(made), facts: generatePlace(dice, `bench-${made}`), popularity }
  }
}

function generatePlace(dice: Dice, id: string): PlaceFacts {
  const { kind, en, ko } = dice.weighted(kinds, ({ share }) => share)
  const place = dice.weighted(districts, ({ share }) => share)
  const sounds = dice.some(syllables, dice.chance(0.3) ? 2 : 3)
  const isMeal = kind === 'restaurant' || kind === 'cafe'
  const first = dice.chance(0.2) ? dice.some(englishNames, 2).join(' ') : spell(sounds)
  const street = `${dice.below(400) + 1}`
  return {
    ...unknownPlace,
    id,
    // Half of a Korean register has no English name.
    name: { en: dice.chance(0.5) ? `${first} ${en}` : '', ko: `${write(sounds)}${ko}` },
    description: dice.chance(0.3) ? dice.some(sentences, 2).join(' ') : '',
    lat: place.lat + dice.between(-0.15, 0.15),
    lng: place.lng + dice.between(-0.15, 0.15),
    province: place.province,
    district: { en: place.en, ko: place.ko },
    address: { en: `${street} ${spell(sounds)}-ro, ${place.en}`, ko: `${place.ko} ${write(sounds)}로 ${street}` },
    kind,
    categories: kind === 'attraction' ? [dice.pick(placeCategories)] : [],
    interests: [isMeal ? 'food' : kind === 'attraction' ? 'culture' : 'shopping'],
    tags: dice.some(placeTags, 2),
    hours: dice.chance(0.4) ? dice.pick([daily, daily, nightly, '24h']) : null,
    closed: dice.chance(0.1) ? ['2027-02-07', '2027-09-15'] : [],
    cost: isMeal ? 5000 + dice.below(60) * 1000 : null,
    visitMinutes: 60,
    cuisine: isMeal ? dice.pick(cuisines) : null,
    budgetLevel: isMeal ? dice.pick([1, 2, 3, 4] as const) : null,
    permanentlyClosed: dice.chance(0.01),
  }
}
