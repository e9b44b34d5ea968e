import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mount, mountAt, pageText } from '#web/ui/loading/mount.tsx'
import { TodayPage } from './today-page.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  // Before the timers are real again, so that none of the page's is left.
  mount(null)
  vi.useRealTimers()
  forgetTrip()
  hideClinicsHere(false)
})

/** The page at a clock of Seoul, whatever the zone of the browser. */
function showAt(date: string, clock: string, document = twoDayTrip()) {
  vi.setSystemTime(Date.parse(`${date}T${clock}:20+09:00`))
  storeTrip({ saved: null, isChanged: false, document })
  mountAt('/trip-planner/today', TodayPage)
}

test('on the way to a stop it says when to leave, how, to which station, and what comes after', () => {
  showAt('2027-05-31', '09:00')
  expect(page.getByRole('heading', { level: 1 }).element().textContent).toContain('Monday 31 May')
  expect(pageText()).toContain('09:00 in Korea')
  expect(pageText()).toContain('Next, leave by 09:22')
  expect(page.getByRole('heading', { name: 'Gyeongbokgung Palace' }).elements()).toHaveLength(1)
  expect(pageText()).toContain('22 min until it is time to leave')
  expect(pageText()).toContain('Subway, about 18')
  expect(pageText()).toContain('Nearest station: 경복궁역')
  expect(pageText()).not.toMatch(/exit|출구/iu)
  const rest = page.getByRole('region', { name: 'The rest of today' })
  expect(rest.getByText('Hanbit Clinic').elements()).toHaveLength(1)
})

test('it follows the clock each minute, stays in its place and leaves no timer behind', () => {
  showAt('2027-05-31', '09:20')
  expect(pageText()).toContain('2 min until it is time to leave')
  const heading = page.getByRole('heading', { name: 'Gyeongbokgung Palace' }).element()
  const top = heading.getBoundingClientRect().top
  vi.advanceTimersByTime(40_000)
  return vi.waitFor(() => {
    expect(pageText()).toContain('1 min until it is time to leave')
    expect(heading.isConnected).toBe(true)
    expect(heading.getBoundingClientRect().top).toBe(top)
    mount(null)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a late traveller is told the minutes', () => {
  showAt('2027-05-31', '09:30')
  expect(pageText()).toContain('It is time to leave')
  expect(pageText()).toMatch(/8 min late/u)
})

test('at a stop it says until when, and the next one has its own minute', () => {
  showAt('2027-05-31', '10:00')
  expect(pageText()).toContain('now at Gyeongbokgung Palace, until 11:10')
  expect(pageText()).toContain('Next, leave by 13:42')
})

test('before and during a visit to a clinic it says once what whoever comes along does, and not after it', () => {
  for (const [clock, count] of [
    ['09:00', 1],
    ['11:30', 1],
    ['14:20', 1],
    ['16:00', 0],
  ] as const) {
    showAt('2027-05-31', clock, waitingTrip())
    expect(page.getByRole('region', { name: 'Meanwhile, for those with you' }).elements(), clock).toHaveLength(count)
  }
  expect(pageText()).not.toContain('Cafe Lantern')
})

test('half an hour past midnight it is still the evening before, and the way back is next', () => {
  showAt('2027-06-01', '00:30')
  expect(page.getByRole('heading', { level: 1 }).element().textContent).toContain('Monday 31 May')
  expect(pageText()).toContain('now at Euljiro Bar, until 01:30 tonight')
  expect(page.getByRole('heading', { name: 'Back to Hotel area: Myeongdong' }).elements()).toHaveLength(1)
})

test('on a day of moving the train is next, with its stations, and the plan holds no timetable', () => {
  showAt('2027-06-01', '09:30')
  expect(pageText()).toContain('Next, leave by 10:20')
  expect(page.getByRole('heading', { name: 'KTX to Busan' }).elements()).toHaveLength(1)
  expect(pageText()).toContain('We have no timetables')
})

test('after the last stop the day is over', () => {
  showAt('2027-06-01', '20:00')
  expect(page.getByRole('heading', { name: 'Done for today' }).elements()).toHaveLength(1)
})

test('the day before it counts down, the day after it is over, and without a trip there is a way to one', () => {
  showAt('2027-05-30', '23:00')
  expect(page.getByRole('heading', { name: 'It starts tomorrow' }).elements()).toHaveLength(1)
  expect(pageText()).toContain('Gyeongbokgung Palace')
  showAt('2027-06-02', '00:10')
  expect(page.getByRole('heading', { name: 'This trip is over' }).elements()).toHaveLength(1)
  forgetTrip()
  mountAt('/trip-planner/today', TodayPage)
  expect(page.getByRole('heading', { name: 'No trip on this device' }).elements()).toHaveLength(1)
})

test('clinics that are hidden on this device are private time here too', () => {
  hideClinicsHere(true)
  showAt('2027-05-31', '12:00')
  expect(pageText()).toContain('Private time')
  expect(pageText()).not.toMatch(/Hanbit|한빛/u)
})

test('the taxi card of the next stop opens with an estimate of the fare', async () => {
  showAt('2027-05-31', '09:00')
  vi.useRealTimers()
  await page.getByRole('button', { name: 'Show taxi card' }).click()
  const card = page.getByRole('dialog', { name: /^Taxi card/ })
  await expect.element(card.getByText('경복궁역 3호선')).toBeVisible()
  await expect.element(card.getByText(/^₩/)).toBeVisible()
})

test('without a trip there is no way to its days and its map', async () => {
  vi.setSystemTime(Date.parse('2027-05-31T09:00:00+09:00'))
  mountAt('/trip-planner/today', TodayPage)
  await expect.element(page.getByRole('heading', { name: 'No trip on this device' })).toBeInTheDocument()
  expect(page.getByRole('navigation').elements()).toEqual([])
})
