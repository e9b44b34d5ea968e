import { expect, test } from 'vitest'
import type { PlaceTag } from '#domain/places/places.ts'
import type { PlanPlace, Unplaced, UnplacedReason } from '#domain/trips/plan/plans.ts'
import {
  dayOf,
  dropStop,
  insertStop,
  judgeTrip,
  lawfulTrip,
  northOf,
  rowOf,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import { inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkMustVisits, namedPlaces } from './must-visits.ts'

function left(placeId: string | null, name: string, reason: UnplacedReason): Unplaced {
  return { placeId, name, reason, note: '' }
}

/** A trip from which a place with these facts was left out for this reason. */
function leftOut(reason: UnplacedReason, facts: Partial<PlanPlace>, trip = lawfulTrip()): Trip {
  trip.catalogue.push(inventRow('wanted', 1, facts))
  trip.plan.unplaced.push(left('wanted', 'The wanted house', reason))
  return trip
}

function isBelieved(trip: Trip): boolean {
  return judgeTrip(checkMustVisits, trip).held
}

test('a place that was named is in the plan or left out, and otherwise told in the words of the traveller', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'The sight-2 house' })
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
  dropStop(trip, 'sight-2')
  expect(toldOf(checkMustVisits, trip)).toEqual([
    { rule: 'must_visits', day: null, code: 'wish_missing', name: 'The sight-2 house' },
  ])
  trip.plan.unplaced.push(left('sight-3', 'The sight-3 house', 'too_far'))
  expect(toldOf(checkMustVisits, trip)[0]).toMatchObject({ code: 'wish_missing' })
  trip.plan.unplaced = [left('sight-2', 'The sight-2 house', 'permanently_closed')]
  rowOf(trip, 'sight-2').permanentlyClosed = true
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
})

test('of several places of one name any one is enough, in the plan or left out', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'Twin Gate' })
  for (const id of ['twin-1', 'twin-2'])
    trip.catalogue.push(inventRow(id, 1, { name: { en: 'Twin Gate', ko: '쌍문' }, permanentlyClosed: id === 'twin-2' }))
  expect(toldOf(checkMustVisits, trip)).toMatchObject([{ code: 'wish_missing', name: 'Twin Gate' }])
  trip.plan.unplaced = [left('twin-2', 'Twin Gate', 'permanently_closed')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
  trip.plan.unplaced = []
  stopOf(trip, 'sight-0').placeId = 'twin-1'
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
})

test('an area that was named needs one stop there, or its own words among what was left out', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'Gangnam' })
  expect(toldOf(checkMustVisits, trip)).toMatchObject([{ code: 'wish_missing', name: 'Gangnam' }])
  trip.plan.unplaced = [left(null, 'Yongsan', 'no_time')]
  expect(violationsOf(checkMustVisits, trip)).toHaveLength(1)
  trip.plan.unplaced = [left(null, 'Gangnam', 'no_time')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
  trip.plan.unplaced = []
  rowOf(trip, 'sight-0').area = 'Gangnam'
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
})

test('a city that was named needs a stop in its districts, and a province one anywhere in it', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'Gyeongju' })
  const name = trip.steps.step2.mustVisitPlaces
  expect(toldOf(checkMustVisits, trip)).toMatchObject([{ code: 'wish_missing', name }])
  const row = rowOf(trip, 'sight-0')
  Object.assign(row, { province: 'North Gyeongsang', district: { en: 'Andong-si', ko: '안동시' } })
  expect(violationsOf(checkMustVisits, trip)).toHaveLength(1)
  row.district = { en: 'Gyeongju-si', ko: '경주시' }
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
  row.province = 'Seoul'
  expect(violationsOf(checkMustVisits, trip)).toHaveLength(1)
  trip.plan.unplaced = [left(null, name, 'too_far')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
})

test('an unknown place has to be left out by name, and an unwanted place need not be', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'Atlantis, no Gangnam' })
  expect(toldOf(checkMustVisits, trip).map((told) => ('name' in told ? told.name : null))).toEqual(['Atlantis'])
  trip.plan.unplaced = [left('sight-60', 'Atlantis', 'unknown')]
  expect(toldOf(checkMustVisits, trip)[0]).toMatchObject({ code: 'wish_missing' })
  trip.plan.unplaced = [left(null, 'Atlantis', 'unknown')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
})

test('a left-out place has to be a row of the catalogue and may not be in the plan', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'sight-0').permanentlyClosed = true
  trip.plan.unplaced = [left('sight-0', 'One', 'permanently_closed'), left('nowhere', 'Two', 'closed')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([
    'One is left out, and in the plan.',
    'Two is left out, and is no row of the catalogue.',
  ])
})

test('"closed" is believed where no day of the trip opens it, and nowhere else', () => {
  const [first, last] = ['2027-05-03', '2027-05-04']
  expect(isBelieved(leftOut('closed', { closed: [first, last] }))).toBe(true)
  expect(isBelieved(leftOut('closed', { closed: [first] }))).toBe(false)
  expect(isBelieved(leftOut('closed', { closed: [last] }))).toBe(false)
  expect(isBelieved(leftOut('closed', { hours: null }))).toBe(false)
})

test('"budget" is believed of a free place out of town where a day has 20,000 won, and neither in town nor with more', () => {
  const base = { lat: 37.57, lng: 126.985 }
  const free = (metres: number) => ({ cost: 0, ...base, lat: base.lat + metres / 111_195 })
  const isBelievedAt = (metres: number, dailyBudgetRange: number) =>
    isBelieved(leftOut('budget', free(metres), lawfulTrip({ dailyBudgetRange })))
  expect(isBelievedAt(40_000, 20_000)).toBe(true)
  expect(isBelievedAt(5_000, 20_000)).toBe(false)
  expect(isBelievedAt(40_000, 30_000)).toBe(false)
})

test('"budget" is believed of an island whose boat takes the rest of the money of a day, and not with more', () => {
  const udo = { cost: 0, lat: 33.505, lng: 126.954 }
  const isBelievedWith = (dailyBudgetRange: number) =>
    isBelieved(leftOut('budget', udo, lawfulTrip({ dailyBudgetRange })))
  expect(isBelievedWith(30_000)).toBe(true)
  expect(isBelievedWith(40_000)).toBe(false)
})

test('"closed" rests on unverified hours where they are recalled, "budget" on an unverified price', () => {
  const unverified = (reason: UnplacedReason, facts: Partial<PlanPlace>) =>
    judgeTrip(checkMustVisits, leftOut(reason, facts)).onUnverifiedFacts
  const closed = ['2027-05-03', '2027-05-04']
  expect([unverified('closed', { closed }), unverified('closed', { closed, basis: 'checked' })]).toEqual([1, 0])
  expect([unverified('budget', { cost: 90_000 }), unverified('budget', { cost: 90_000, basis: 'checked' })]).toEqual([
    1, 0,
  ])
  expect(unverified('no_time', {})).toBe(0)
})

test('"permanently_closed" is believed of what has closed for good alone', () => {
  expect(isBelieved(leftOut('permanently_closed', { permanentlyClosed: true }))).toBe(true)
  expect(isBelieved(leftOut('permanently_closed', { closed: ['2027-05-03', '2027-05-04'] }))).toBe(false)
})

test.each([
  [30_000, 60_000, true],
  [29_999, 60_000, false],
  [null, 60_000, false],
  [500_000, 120_000, false],
])('"budget" for a price of %s with %i won a day is believed: %s', (cost, dailyBudgetRange, believed) => {
  expect(isBelieved(leftOut('budget', { cost }, lawfulTrip({ dailyBudgetRange, totalBudget: '' })))).toBe(believed)
})

test('"budget" is believed of half of what a limit of the whole trip leaves for a day', () => {
  const isTrue = (cost: number) =>
    isBelieved(leftOut('budget', { cost }, lawfulTrip({ dailyBudgetRange: 120_000, totalBudget: '100,000 won' })))
  expect([isTrue(25_000), isTrue(24_999)]).toEqual([true, false])
})

test.each(['hot', 'sauna', 'strenuous', 'alcohol', 'swim', 'indoor'] as const)(
  '"recovery" is believed of %s places on trips with a treatment alone',
  (tag) => {
    const told = { beautyInterest: 'interested' as const, beautyCategories: ['Skin Treatment' as const] }
    expect(isBelieved(leftOut('recovery', { tags: [tag] }, lawfulTrip({}, told)))).toBe(tag !== 'indoor')
    expect(isBelieved(leftOut('recovery', { tags: [tag] }))).toBe(false)
    expect(isBelieved(leftOut('recovery', { kind: 'nightlife' }, lawfulTrip({}, told)))).toBe(true)
  },
)

test.each<[PlaceTag, boolean]>([
  ['adult', true],
  ['alcohol', true],
  ['hot', false],
])('"not_suitable" is believed of places tagged %s for families: %s', (tag, believed) => {
  expect(isBelieved(leftOut('not_suitable', { tags: [tag] }, lawfulTrip({ travelerType: 'family' })))).toBe(believed)
  expect(isBelieved(leftOut('not_suitable', { tags: [tag] }, lawfulTrip({ travelerType: 'couple' })))).toBe(false)
  expect(isBelieved(leftOut('not_suitable', { kind: 'nightlife' }, lawfulTrip({ travelerType: 'family' })))).toBe(true)
})

test('"trip_too_short" is believed of clinics alone', () => {
  expect(isBelieved(leftOut('trip_too_short', { kind: 'clinic' }))).toBe(true)
  expect(isBelieved(leftOut('trip_too_short', { kind: 'attraction' }))).toBe(false)
})

test.each([
  ['clinic', true, false],
  ['lodging', false, true],
  ['spa', false, false],
] as const)(
  'of a %s it is believed that it has no treatment: %s, and that one sleeps there: %s',
  (kind, one, other) => {
    expect(isBelieved(leftOut('no_treatment', { kind }))).toBe(one)
    expect(isBelieved(leftOut('place_to_stay', { kind }))).toBe(other)
  },
)

test.each(['unknown', 'no_clinic', 'none_near'] as const)('"%s" is believed of no row', (reason) => {
  expect(isBelieved(leftOut(reason, { kind: 'clinic', permanentlyClosed: true }))).toBe(false)
})

test.each([
  [3, undefined, 25_001, true],
  [3, undefined, 24_999, false],
  [4, undefined, 300_000, false],
  [4, 'one', 25_001, true],
  [4, 'several', 300_000, false],
] as const)('"too_far" on %i days with cities %s is believed %i m away: %s', (days, cities, metres, believed) => {
  const trip = lawfulTrip({ ...(cities && { cities }) }, {}, days)
  expect(isBelieved(leftOut('too_far', northOf(trip.plan.base, metres), trip))).toBe(believed)
})

/** A trip whose days all hold six sights, as many as a balanced pace allows. */
function fullTrip(days = 2): Trip {
  const trip = lawfulTrip({}, {}, days)
  for (const [day] of trip.plan.days.entries())
    for (const extra of [0, 1])
      insertStop(
        trip,
        { placeId: `sight-${40 + 2 * day + extra}`, kind: 'attraction', arrive: '20:00', leave: '20:30' },
        { day },
      )
  return trip
}

test('"no_time" is believed where every day holds all that the pace allows, and told where one has room', () => {
  expect(isBelieved(leftOut('no_time', {}, fullTrip()))).toBe(true)
  const trip = leftOut('no_time', {}, fullTrip())
  dropStop(trip, 'sight-43')
  expect(toldOf(checkMustVisits, trip)).toEqual([
    { rule: 'must_visits', day: null, code: 'wish_may_fit', name: 'The wanted house' },
  ])
})

test('a packed day is full with six sights, and a lie about anything else is told as the rule', () => {
  const trip = leftOut('no_time', {}, fullTrip())
  trip.steps.step2.activityIntensity = 'packed'
  expect(isBelieved(trip)).toBe(true)
  trip.plan.unplaced = [left('wanted', 'The wanted house', 'permanently_closed')]
  expect(toldOf(checkMustVisits, trip)).toEqual([{ rule: 'must_visits', day: null, code: 'rule' }])
})

test.each([
  [{ older: true, childAges: [] }, 3, true],
  [{ older: true, childAges: [] }, 2, false],
  [{ older: false, childAges: [3] }, 3, true],
  [{ older: false, childAges: [4] }, 3, false],
])('for %j a day of %i sights is full: %s', (who, sights, believed) => {
  const trip = leftOut('no_time', { closed: ['2027-05-04'] })
  trip.steps.step2.party = { adults: 2, mobility: null, ...who }
  const seen = dayOf(trip, 0).stops.filter(({ kind }) => kind === 'attraction')
  for (const { placeId } of seen.slice(sights)) dropStop(trip, placeId ?? '')
  expect(isBelieved(trip)).toBe(believed)
})

test('a day on which it is shut has no room for it', () => {
  const trip = leftOut('no_time', { closed: ['2027-05-04'] }, fullTrip())
  dropStop(trip, 'sight-43')
  expect(isBelieved(trip)).toBe(true)
  rowOf(trip, 'wanted').closed = ['2027-05-03']
  expect(isBelieved(trip)).toBe(false)
})

test('a day that a move cuts short has no room', () => {
  const trip = leftOut('no_time', {}, fullTrip())
  dropStop(trip, 'sight-43')
  insertStop(trip, { placeId: null, kind: 'transfer', arrive: '20:30', leave: '20:45' }, { day: 1 })
  expect(isBelieved(trip)).toBe(true)
})

test('a day that is for another named place, out of town or for four hours, has no room', () => {
  const filled = (change: (trip: Trip) => void) => {
    const trip = leftOut('no_time', {}, fullTrip())
    trip.steps.step2.mustVisitPlaces = 'The sight-4 house'
    dropStop(trip, 'sight-43')
    change(trip)
    return isBelieved(trip)
  }
  expect(dayOf(lawfulTrip(), 1).stops.some(({ placeId }) => placeId === 'sight-4')).toBe(true)
  expect(filled(() => undefined)).toBe(false)
  expect(filled((trip) => Object.assign(rowOf(trip, 'sight-4'), northOf(trip.plan.base, 25_100)))).toBe(true)
  expect(filled((trip) => Object.assign(rowOf(trip, 'sight-5'), northOf(trip.plan.base, 25_100)))).toBe(false)
  expect(filled((trip) => Object.assign(stopOf(trip, 'sight-4'), { arrive: '09:00', leave: '13:00' }))).toBe(true)
  expect(filled((trip) => Object.assign(stopOf(trip, 'sight-4'), { arrive: '09:00', leave: '12:59' }))).toBe(false)
})

test('a day that is kept free for want of a clinic has no room, where the day and the plan say so', () => {
  const trip = leftOut('no_time', {}, fullTrip())
  dropStop(trip, 'sight-43')
  dayOf(trip, 1).shortfall = 'treatment'
  expect(isBelieved(trip)).toBe(false)
  trip.plan.unplaced.push(left(null, 'Skin Treatment', 'no_clinic'))
  expect(isBelieved(trip)).toBe(true)
  dayOf(trip, 1).shortfall = null
  expect(isBelieved(trip)).toBe(false)
})

test('the days of a treatment and of its recovery have no room', () => {
  const trip = leftOut('no_time', {}, fullTrip(3))
  Object.assign(trip.steps.step3, { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] })
  for (const id of ['sight-41', 'sight-43']) dropStop(trip, id)
  insertStop(trip, { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', arrive: '14:00', leave: '15:00' })
  // One quiet day follows a treatment of the skin.
  expect(isBelieved(trip)).toBe(true)
  dropStop(trip, 'sight-45')
  expect(isBelieved(trip)).toBe(false)
})

test('only days near it count where some are, and else those from which a day trip leads there', () => {
  const trip = fullTrip(3)
  const base = { name: 'South', lat: 36.6, lng: 127 }
  Object.assign(dayOf(trip, 2), { from: base, to: base })
  leftOut('no_time', { ...northOf(base, 24_000) }, trip)
  dropStop(trip, 'sight-41')
  expect(isBelieved(trip)).toBe(true)
  dropStop(trip, 'sight-45')
  expect(isBelieved(trip)).toBe(false)
})

test.each([
  [4, 109_999, false],
  [4, 110_001, true],
  [3, 110_001, false],
])('in %i days a place %i m away is out of reach of a day trip: %s', (days, metres, believed) => {
  const trip = fullTrip(days)
  dropStop(trip, 'sight-41')
  leftOut('no_time', northOf(trip.plan.base, metres), trip)
  expect(isBelieved(trip)).toBe(believed)
})

test('named places are those of single names and of shared ones', () => {
  const named = namedPlaces([
    { kind: 'place', text: 'One', placeId: 'one', match: 'name' },
    { kind: 'several', text: 'Two', placeIds: ['two', 'three'], match: 'name' },
    { kind: 'area', text: 'Gangnam', area: 'Gangnam' },
    { kind: 'unknown', text: 'Atlantis' },
    { kind: 'declined', text: 'no bars' },
  ])
  expect([...named]).toEqual(['one', 'two', 'three'])
})

test('a kind that is liked is in the plan, or is said to be left out by its name or by a place of it', () => {
  const asked = { likes: ['aquariums', 'at most 1 palace'] }
  const trip = lawfulTrip(asked)
  expect(toldOf(checkMustVisits, trip)).toMatchObject([{ code: 'wish_missing', name: 'aquariums' }])
  trip.plan.unplaced = [left(null, 'aquariums', 'none_near')]
  expect(violationsOf(checkMustVisits, trip)).toEqual([])
  const other = lawfulTrip(asked)
  rowOf(other, 'sight-0').name.en = 'City Aquarium'
  expect(violationsOf(checkMustVisits, other)).toEqual([])
})

test('no more of a kind is planned than is wanted, beside what was named or added by hand', () => {
  const palaces = (mustVisitPlaces = '') => {
    const trip = lawfulTrip({ likes: ['at most 1 palace'], mustVisitPlaces })
    for (const id of ['sight-0', 'sight-1']) rowOf(trip, id).name.en = `${id} Palace`
    return trip
  }
  expect(violationsOf(checkMustVisits, palaces())).toEqual(['2 palace are planned, and 1 were enough.'])
  const added = palaces()
  stopOf(added, 'sight-1').because = ['added']
  expect(violationsOf(checkMustVisits, added)).toEqual([])
})

test('a blossom that is liked is in the plan on a day on which it is there, or is said to be left out', () => {
  const bloomingOn = (monthDay: string) => {
    const trip = lawfulTrip({ likes: ['cherry blossoms'] })
    rowOf(trip, 'sight-0').seasonBest = [{ from: monthDay, to: monthDay, what: 'blossom' }]
    return trip
  }
  const day = lawfulTrip().plan.days.find(({ stops }) => stops.some(({ placeId }) => placeId === 'sight-0'))
  expect(violationsOf(checkMustVisits, bloomingOn(day?.date.slice(5) ?? ''))).toEqual([])
  const late = bloomingOn('09-01')
  expect(toldOf(checkMustVisits, late)).toMatchObject([{ code: 'wish_missing', name: 'cherry blossoms' }])
  late.plan.unplaced = [left(null, 'cherry blossoms', 'out_of_season')]
  expect(violationsOf(checkMustVisits, late)).toEqual([])
})
