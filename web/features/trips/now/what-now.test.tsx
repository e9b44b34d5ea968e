import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FoundForNeed, FoundNow, WhatNow } from '#domain/trips/now/what-now.ts'
import { tripPlace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt, pageText } from '#web/ui/loading/mount.tsx'
import { Utensils } from 'lucide-react'
import { BedSection } from './bed-section.tsx'
import { NeedSection } from './need-section.tsx'
import { WhatNowOnMap } from './what-now-on-map.tsx'
import { tableCardAddress } from '#web/features/trips/steps/needs/table-card-address.ts'
import { WhatNowSheet } from './what-now-sheet.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  forgetTrip()
})

const here = { name: { en: 'Palace', ko: '궁' }, lat: 37.57, lng: 126.98 }
const bed = { name: { en: 'Myeongdong', ko: 'Myeongdong' }, lat: 37.563, lng: 126.985 }
const empty: FoundForNeed = { near: [], farther: null }
const walk = { mode: 'walk' as const, minutes: 6, metres: 400, cost: 0 }
const places = { tofu: tripPlace('tofu', { name: { en: 'Tofu House', ko: '두부집' } }), grill: tripPlace('grill') }

function find(placeId: string, facts: Partial<FoundNow> = {}): FoundNow {
  const hours = { kind: 'open' as const, until: '21:30', isLastEntry: false, isConfirmed: false }
  return { placeId, leg: walk, hours, diet: null, ...facts }
}

function showMeal(meal: FoundForNeed, diets: WhatNow['diets'] = []) {
  const found = { meal, roof: empty, cafe: empty, toilet: empty }
  const now: WhatNow = {
    meal: 'dinner',
    isLimited: false,
    diets,
    unconfirmed: [],
    found,
    bed: { leg: null, spot: null },
  }
  const answer = { now, places }
  mountAt('/', () => <NeedSection need="meal" answer={answer} from={here} Icon={Utensils} />)
}

test('a place says how far, until when and in Hangul, and its card for a driver opens', async () => {
  showMeal({ near: [find('tofu', { diet: 'ask' })], farther: null }, ['vegan'])
  expect(pageText()).toContain('Tofu House 두부집')
  expect(pageText()).toContain('Walk 6 min, 400 m')
  expect(pageText()).toContain('Usually until 21:30')
  expect(pageText()).toContain('The kitchen usually has something for you: ask')
  await page.getByRole('button', { name: 'Show Tofu House to a driver' }).click()
  await expect.element(page.getByText('기사님, 여기로 가 주세요.')).toBeVisible()
})

test('nothing near is said in words, with the nearest one that is farther away', () => {
  showMeal({ near: [], farther: find('grill') }, ['vegan'])
  expect(pageText()).toContain('This guide knows no kitchen for your diet that is open near here now.')
  expect(pageText()).toContain('The nearest one is farther away:')
  showMeal(empty)
  expect(pageText()).toContain('This guide knows no restaurant that is open near here now.')
})

test('who is hungry where no kitchen is known gets words to search for and to show, by their diet', () => {
  showMeal(empty, ['vegan'])
  expect(pageText()).toContain('비건 식당')
  expect(pageText()).toContain('편의점')
  const [kitchen] = page.getByRole('link', { name: 'Search in your map app' }).elements()
  expect(decodeURIComponent(kitchen?.getAttribute('href') ?? '')).toContain('비건 식당')
  showMeal({ near: [find('tofu')], farther: null }, ['vegan'])
  expect(pageText()).not.toContain('비건 식당')
})

test('the card for the table already says the diet of the trip', () => {
  expect(tableCardAddress(['vegan', 'egg allergy', 'no-seafood', 'no onions'])).toBe(
    '/food-and-cafe/table-card?say=allergy-egg&say=diet-vegan',
  )
})

test('the way to bed says when the subway of Seoul ends, with sources, and shows the quarter in Hangul', async () => {
  const leg = { mode: 'subway' as const, minutes: 25, metres: 6600, cost: 1550 }
  mountAt('/', () => <BedSection bed={{ leg, spot: null }} from={here} to={bed} now={23 * 60 + 50} />)
  expect(pageText()).toContain('Leaving now, you are there about 00:15.')
  expect(pageText()).toContain('end about 00:30 on weekdays and 23:30 on weekends and holidays')
  expect(page.getByRole('link', { name: 'Yonhap' }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Show it to a driver' }).click()
  await expect.element(page.getByText('명동', { exact: true }).first()).toBeVisible()
})

test('elsewhere no last train is known, and that is said', () => {
  const leg = { mode: 'subway' as const, minutes: 25, metres: 6600, cost: 1550 }
  const seomyeon = { name: { en: 'Seomyeon', ko: 'Seomyeon' }, lat: 35.1577, lng: 129.0592 }
  mountAt('/', () => <BedSection bed={{ leg, spot: null }} from={seomyeon} to={seomyeon} now={22 * 60} />)
  expect(pageText()).toContain('knows no last train')
  expect(page.getByRole('button', { name: 'Show it to a driver' }).elements()).toHaveLength(0)
})

test('the position of the phone is asked for by a tap alone, and a refusal keeps the place of the plan', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) => {
    refuse?.({ code: 1, message: 'no', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  const document = twoDayTrip()
  storeTrip({ saved: null, isChanged: false, document })
  mountAt('/', () => <WhatNowSheet document={document} dayIndex={0} now={10 * 60} onClose={() => {}} />)
  expect(pageText()).toContain('From Gyeongbokgung Palace, where your plan has you.')
  expect(ask).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect.element(page.getByText(/Your position is not known/)).toBeVisible()
  expect(pageText()).toContain('From Gyeongbokgung Palace, where your plan has you.')
})

test('the map of the trip of this device offers it during the trip, and that of another trip does not', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const document = twoDayTrip()
  storeTrip({ saved: null, isChanged: false, document })
  const own = readStoredTrip()?.document.plan.days ?? []
  const count = () => page.getByRole('button', { name: 'What now?' }).elements().length
  vi.setSystemTime(Date.parse('2027-05-31T10:00:00+09:00'))
  mountAt('/a', () => <WhatNowOnMap days={own} />)
  expect(count()).toBe(1)
  mountAt('/b', () => <WhatNowOnMap days={twoDayTrip().plan.days} />)
  expect(count()).toBe(0)
  vi.setSystemTime(Date.parse('2027-06-05T10:00:00+09:00'))
  mountAt('/c', () => <WhatNowOnMap days={own} />)
  expect(count()).toBe(0)
})
