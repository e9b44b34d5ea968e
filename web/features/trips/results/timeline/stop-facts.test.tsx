import { expect, test } from 'vitest'
import { page as shown } from 'vitest/browser'
import { knownBy } from '#domain/places/place-sources.ts'
import type { OpenInterval, PlaceSource } from '#domain/places/places.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { tripPlace } from '#testing/trips/two-day-trip.ts'
import { mount, mountAt } from '#web/ui/loading/mount.tsx'
import { HoursLine } from './hours-line.tsx'
import { RequestLink } from './request-link.tsx'
import { SeasonLine } from './season-line.tsx'
import { StopCost } from './stop-cost.tsx'

const monday = '2027-05-31'

function stopAt(place: TripPlace | null, facts: Partial<PlanStop> = {}): PlanStop {
  return {
    placeId: place?.id ?? null,
    kind: 'attraction',
    arrive: '10:00',
    leave: '11:00',
    leg: null,
    cost: 0,
    hoursUnknown: false,
    because: [],
    ...facts,
  }
}

function hoursOf(facts: Partial<TripPlace>, stop: Partial<PlanStop> = {}): string {
  const place = tripPlace('house', facts)
  return mount(<HoursLine stop={stopAt(place, stop)} place={place} date={monday} />).textContent
}

function costOf(facts: Partial<PlanStop>, place: TripPlace | null = tripPlace('house')): string {
  return mount(<StopCost stop={stopAt(place, facts)} place={place} />).textContent
}

/** A week with these hours on Monday. */
function daily(mon: OpenInterval[]): TripPlace['hours'] {
  const others: OpenInterval[] = [['09:00', '22:00']]
  return { mon, tue: others, wed: others, thu: others, fri: others, sat: others, sun: others }
}

function seasonOf(seasonBest: TripPlace['seasonBest']): string {
  const facts = seasonBest ? { seasonBest } : {}
  return mount(<SeasonLine place={tripPlace('house', facts)} date={monday} />).textContent
}

test('a stop says what there is at its time of the year, and nothing at another time', () => {
  expect(seasonOf([{ from: '05-20', to: '06-10', what: 'roses' }])).toBe('Usually at this time of year: roses')
  expect(seasonOf([{ from: '04-01', to: '05-30', what: 'blossom' }])).toBe('')
  expect(seasonOf(undefined)).toBe('')
})

test('open hours of the day are told with the last entry', () => {
  expect(hoursOf({ lastEntry: '21:00' })).toBe('Usually 09:00–22:00, last entry 21:00')
})

test('hours with a pause are two spans', () => {
  expect(
    hoursOf({
      hours: daily([
        ['11:00', '15:00'],
        ['17:00', '22:00'],
      ]),
    }),
  ).toBe('Usually 11:00–15:00, 17:00–22:00')
})

test('a place that never closes is open at any hour, and only usually where nobody has confirmed it', () => {
  expect(hoursOf({ hours: '24h', basis: 'checked' })).toBe('Open at any hour')
  expect(hoursOf({ hours: '24h' })).toBe('Usually open at any hour')
})

test('a place that is booked, or seen on a tour only, says so and is not open at any hour', () => {
  expect(hoursOf({ hours: '24h', access: 'tour', basis: 'checked' })).toBe('Hours not confirmed, guided tours only')
  expect(hoursOf({ access: 'booking' })).toBe('Usually 09:00–22:00, book before you go')
})

test('unknown hours are said to be not confirmed, and a closed day is a warning without a last entry', () => {
  expect(hoursOf({ hours: null })).toBe('Hours not confirmed')
  expect(hoursOf({}, { hoursUnknown: true })).toBe('Hours not confirmed')
  expect(hoursOf({ hours: daily([]), lastEntry: '21:00' })).toBe('Usually closed on this day')
  expect(hoursOf({ hours: daily([]), basis: 'checked' })).toBe('Closed on this day')
})

test('hours that an editor checked or a public page says are told as open, those of another season as usual', () => {
  const page: PlaceSource = {
    address: 'https://city.example/places',
    publisher: 'City of Example',
    readOn: '2026-11-23',
    pageDate: null,
    facts: ['hours', 'closed'],
    disputes: [],
  }
  expect(hoursOf({ basis: 'checked', checkedOn: '2026-11-01' })).toBe('Open 09:00–22:00')
  expect(hoursOf(knownBy([page]))).toBe('Open 09:00–22:00')
  expect(hoursOf(knownBy([{ ...page, facts: ['hours'] }]))).toBe('Usually 09:00–22:00')
  const seasons = [{ from: '05-01', to: '06-30', hours: daily([['10:00', '16:00']]), lastEntry: '15:00' }]
  expect(hoursOf({ ...knownBy([page]), seasons, lastEntry: '21:00' })).toBe('Usually 10:00–16:00, last entry 15:00')
})

test('a known cost is won, and a typical one says what it is', () => {
  expect(costOf({ cost: 3000 })).toBe('₩3,000')
  expect(costOf({ cost: 3000, costUnknown: true })).toBe('about ₩3,000, a typical price; the actual price is not known')
})

test('only a place that is known to be free is free', () => {
  expect(costOf({}, tripPlace('park', { cost: 0 }))).toBe('Free')
  expect(costOf({}, tripPlace('shop', { cost: null }))).toBe('Price not known')
  expect(costOf({ costUnknown: true }, tripPlace('shop', { cost: null }))).toBe('Price not known')
})

test('a meal is never free, because a free entrance says nothing of the food', () => {
  expect(costOf({ kind: 'meal' }, tripPlace('market', { cost: 0 }))).toBe('Price not known')
})

test('the fee of a clinic is asked for there, and a rest costs nothing', () => {
  expect(costOf({ kind: 'consultation' })).toBe('Fee: ask the clinic')
  expect(costOf({ kind: 'rest' }, null)).toBe('')
})

test('a clinic of the trip leads to a request to it, and a place does not', async () => {
  mountAt('/', () => <RequestLink placeId="clinic-17" />)
  await expect
    .element(shown.getByRole('link', { name: 'Book Consultation' }))
    .toHaveAttribute('href', '/consultations/new?clinic=17&kind=consultation')
  mountAt('/', () => <RequestLink placeId="clinic-of-art" />)
  expect(document.querySelector('a')).toBeNull()
})
