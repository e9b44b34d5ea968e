import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { AfterTrip, BeforeTrip, nameOfNextMorning, NoTrip } from './outside-trip.tsx'

function withSecondDay(change: (day: PlanDay) => PlanDay): TripDocument {
  const document = twoDayTrip()
  const days = document.plan.days.map((day, index) => (index === 1 ? change(day) : day))
  return { ...document, plan: { ...document.plan, days } }
}

function nextMorning(document: TripDocument, day = 0): string | null {
  return nameOfNextMorning(document, day, tripTimeline)
}

const rest: PlanStop = {
  placeId: null,
  kind: 'rest',
  name: privateTime,
  arrive: '09:00',
  leave: '12:00',
  leg: null,
  cost: 0,
  hoursUnknown: false,
  because: [],
}

test('the next morning begins with the first stop of the next day, and the last day has none', () => {
  expect(nextMorning(twoDayTrip())).toBe('KTX to Busan')
  expect(nextMorning(twoDayTrip(), 1)).toBeNull()
  expect(nextMorning(withSecondDay((day) => ({ ...day, stops: [] })))).toBeNull()
})

test('a place is told by its name, and by the Korean one where it has no other', () => {
  const stop = { ...rest, placeId: 'gyeongbokgung', kind: 'attraction' as const }
  const trip = withSecondDay((day) => ({ ...day, stops: [stop] }))
  expect(nextMorning(trip)).toBe('Gyeongbokgung Palace')
  const [place] = Object.values(trip.places)
  if (!place) throw new Error('the trip has no place')
  const korean = { ...place, name: { en: '', ko: '경복궁' } }
  expect(nextMorning({ ...trip, places: { gyeongbokgung: korean } })).toBe('경복궁')
})

test('a hidden visit in the morning is private time in words, and a rest without a name is a rest', () => {
  expect(nextMorning(withSecondDay((day) => ({ ...day, stops: [rest] })))).toBe('Private time')
  const { name: _name, ...unnamed } = rest
  expect(nextMorning(withSecondDay((day) => ({ ...day, stops: [unnamed] })))).toBe('Rest')
})

test('before the trip its first day is shown with where it begins', async () => {
  mountAt('/trip-planner/today', () => <BeforeTrip document={twoDayTrip()} daysLeft={12} />)
  await expect.element(page.getByRole('heading', { level: 1, name: '12 days to go' })).toBeVisible()
  await expect.element(page.getByText(/Hotel area: Myeongdong/u).first()).toBeVisible()
  await expect.element(page.getByText('Gyeongbokgung Palace').first()).toBeVisible()
})

test('a trip without days is no trip, and there is a way to one', async () => {
  const document = twoDayTrip()
  const empty = { ...document, plan: { ...document.plan, days: [] } }
  mountAt('/trip-planner/today', () => <BeforeTrip document={empty} daysLeft={1} />)
  await expect.element(page.getByRole('heading', { name: 'No trip on this device' })).toBeVisible()
  mountAt('/trip-planner/today', () => <NoTrip />)
  expect(page.getByRole('link').element().getAttribute('href')).toBe('/trip-planner')
})

test('after the trip it can still be read, and another one planned', () => {
  mountAt('/trip-planner/today', () => <AfterTrip document={twoDayTrip()} />)
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/trip-planner/results', '/trip-planner'])
})
