import { expect, test } from 'vitest'
import type { PlaceKind, PlaceTag } from '#domain/places/places.ts'
import type { SocialOption } from '#domain/trips/answers/trips.ts'
import { dayOf, lawfulTrip, northOf, rowOf, stopOf, toldOf, violationsOf } from '#testing/trips/checked-trips.ts'
import { inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkTravellerType } from './traveller-type.ts'

function sharing(...socialMediaOptions: SocialOption[]): Trip {
  return lawfulTrip({}, { socialMediaOptions })
}

/** Takes the tag off the first sights of a trip. */
function untag(trip: Trip, count: number): void {
  for (const id of Array.from({ length: count }, (_, index) => `sight-${index}`)) rowOf(trip, id).tags = []
}

test('a place for adults is told to a family with its day, and to nobody else', () => {
  for (const travelerType of ['family', 'couple', 'friends', 'solo', 'business'] as const) {
    const trip = lawfulTrip({ travelerType })
    rowOf(trip, 'sight-4').tags.push('adult')
    const told = travelerType === 'family' ? [{ rule: 'company', day: 1, code: 'for_adults' }] : []
    expect(toldOf(checkTravellerType, trip)).toMatchObject(told)
    expect(toldOf(checkTravellerType, trip)).toHaveLength(told.length)
  }
})

const drinking: [what: string, spoil: (trip: Trip) => void][] = [
  ['a place tagged with alcohol', (trip) => rowOf(trip, 'sight-1').tags.push('alcohol')],
  ['a bar as a row', (trip) => (rowOf(trip, 'sight-1').kind = 'nightlife')],
  ['a bar as a stop', (trip) => (stopOf(trip, 'sight-1').kind = 'nightlife')],
]

test.each(drinking)('%s is told to a family once, and not where it asked for nights out', (_, spoil) => {
  const trip = lawfulTrip({ travelerType: 'family' })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  spoil(trip)
  expect(toldOf(checkTravellerType, trip)).toEqual([
    { rule: 'company', day: 0, code: 'for_drinking', name: 'The sight-1 house' },
  ])
  trip.steps.step1.selectedInterests.push('nightlife')
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test('nights out that were asked for make no place for adults lawful', () => {
  const trip = lawfulTrip({ travelerType: 'family' })
  trip.steps.step1.selectedInterests.push('nightlife')
  rowOf(trip, 'sight-1').tags.push('adult', 'alcohol')
  expect(toldOf(checkTravellerType, trip)).toMatchObject([{ code: 'for_adults' }])
})

type Shared = [option: SocialOption, facts: { kind?: PlaceKind; tags?: PlaceTag[] }]
const shared: Shared[] = [
  ['Cafe', { kind: 'cafe' }],
  ['Restaurants', { kind: 'restaurant' }],
  ['Hidden Gem', { tags: ['hidden-gem'] }],
  ['Viral Location', { tags: ['viral'] }],
]

/** A trip whose places answer nothing that can be shared. */
function plainTrip(option: SocialOption): Trip {
  const trip = sharing(option)
  for (const row of trip.catalogue) if (row.kind === 'cafe' || row.kind === 'restaurant') row.kind = 'street-food'
  return trip
}

test.each(shared)('%s is missed where an open place within 25 km offers it, and nowhere else', (option, facts) => {
  const trip = plainTrip(option)
  const offer = inventRow('offer', 1, { ...facts, ...northOf(trip.plan.base, 24_999) })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  trip.catalogue.push(offer)
  expect(toldOf(checkTravellerType, trip)).toEqual([{ rule: 'company', day: null, code: 'share_missing', option }])
  offer.permanentlyClosed = true
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  Object.assign(offer, { permanentlyClosed: false, ...northOf(trip.plan.base, 25_001) })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test.each(shared)('%s is met by one stop, and is not missed where the plan says that it clashes', (option, facts) => {
  const trip = plainTrip(option)
  trip.catalogue.push(inventRow('offer', 1, facts))
  trip.plan.conflicts.push({ wishes: ['dates', 'selectedInterests'], relax: [] })
  expect(violationsOf(checkTravellerType, trip)).toHaveLength(1)
  trip.plan.conflicts.push({ wishes: ['dates', 'socialMediaOptions'], relax: [] })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  trip.plan.conflicts = []
  stopOf(trip, 'grill-1').placeId = 'offer'
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test('a restaurant that is visited for another reason than a meal is no meal to share', () => {
  const trip = plainTrip('Restaurants')
  trip.catalogue.push(inventRow('offer', 1, { kind: 'restaurant' }))
  Object.assign(stopOf(trip, 'sight-0'), { placeId: 'offer' })
  expect(violationsOf(checkTravellerType, trip)).toEqual(['Nothing in the plan is for "Restaurants".'])
})

test('four of five sights are photogenic, and one less is told with the figures', () => {
  const trip = sharing('Instagrammable places only')
  // Five sights: four of them are exactly enough.
  for (const day of [0, 1])
    dayOf(trip, day).stops = dayOf(trip, day).stops.filter(({ placeId }) => placeId !== 'sight-3')
  dayOf(trip, 1).stops = dayOf(trip, 1).stops.filter(({ placeId }) => placeId !== 'sight-6' && placeId !== 'sight-7')
  untag(trip, 1)
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  untag(trip, 2)
  expect(toldOf(checkTravellerType, trip)).toEqual([
    { rule: 'company', day: null, code: 'few_photogenic', count: 3, of: 5 },
  ])
})

test('a town with fewer photogenic sights than its days have shows what there is', () => {
  const trip = sharing('Instagrammable places only')
  untag(trip, 2)
  const far = { name: 'Far', lat: 34, lng: 127 }
  for (const day of trip.plan.days) Object.assign(day, { to: far })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test.each(['attraction', 'shopping', 'nightlife'] as const)('a stop of kind %s counts among the sights', (kind) => {
  const trip = sharing('Instagrammable places only')
  untag(trip, 2)
  stopOf(trip, 'sight-4').kind = kind
  expect(violationsOf(checkTravellerType, trip)).toEqual(['6 of 8 sights are photogenic.'])
})

test('meals and cafes need not be photogenic, and are no offer', () => {
  const trip = sharing('Instagrammable places only')
  for (const row of trip.catalogue) if (row.kind !== 'attraction') row.tags = ['photogenic']
  for (const row of trip.catalogue) if (row.kind === 'attraction') row.tags = []
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test.each([
  [8, 1],
  [7, 0],
])('with %i photogenic sights near for eight in the plan, %i fault is found', (offered, faults) => {
  const trip = sharing('Instagrammable places only')
  const sights = trip.catalogue.filter(({ id }) => id.startsWith('sight-'))
  for (const row of sights) row.tags = []
  for (const [index, row] of sights.slice(8, 8 + offered).entries())
    Object.assign(row, { tags: ['photogenic'], kind: ['attraction', 'shopping', 'nightlife'][index % 3] })
  expect(violationsOf(checkTravellerType, trip)).toHaveLength(faults)
})

test('a traveller who does not share pictures gets no stops for sharing', () => {
  const trip = lawfulTrip(
    {},
    { socialMediaInterest: 'no', socialMediaOptions: ['Viral Location', 'Instagrammable places only'] },
  )
  trip.catalogue.push(inventRow('offer', 1, { tags: ['viral'] }))
  untag(trip, 8)
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})
