import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { textMarker } from '#testing/trips/marked-trips.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { PrintPage } from './print-page.tsx'

afterEach(() => {
  forgetTrip()
  delete document.documentElement.dataset['theme']
})

const withWords = page.getByRole('checkbox', { name: 'With the trip as text' })

function show(given: TripDocument | null = twoDayTrip(), address = '/trip-planner/print') {
  if (given) storeTrip({ saved: null, isChanged: false, document: given })
  mountAt(address, PrintPage)
  return page.getByRole('article')
}

test('every day, stop, name and address in Hangul, way and cost is on paper', async () => {
  const paper = show()
  await expect.element(paper.getByRole('heading', { name: 'Day 1 · Monday 31 May' })).toBeVisible()
  const text = paper.element().textContent
  for (const part of [
    '31 May 2027 to 1 June 2027',
    '09:40–11:10',
    '기사님, 여기로 가 주세요.',
    'Gyeongbokgung Palace 경복궁',
    '서울 종로구 사직로 161',
    'Station: Gyeongbokgung 경복궁역',
    'Phone: 02-3700-3900',
    'Subway 18',
    '23:30–01:30 (next day)',
    'hours not confirmed',
    'Back at Hotel area: Myeongdong around 01:39 (next day)',
    'KTX to Busan',
    'Leeum: It is closed on every day of your trip.',
  ]) {
    expect(text).toContain(part)
  }
})

test('the paper is white in the dark theme, and a stop never breaks over two pages', () => {
  document.documentElement.dataset['theme'] = 'dark'
  const paper = show().element()
  expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)')
  const stops = [...paper.querySelectorAll('ol > li')]
  expect(stops.length).toBeGreaterThan(3)
  for (const stop of stops) expect(getComputedStyle(stop).breakInside).toBe('avoid')
})

test('each day after the first begins a page of its own', () => {
  const days = [...show().element().querySelectorAll('.print-day')]
  expect(days.map((day) => getComputedStyle(day).breakBefore)).toEqual(['auto', 'page'])
})

test('clinics are on paper only when the traveller asks for them', async () => {
  const paper = show()
  await expect.element(paper.getByText('Private time').first()).toBeVisible()
  expect(paper.element().textContent).not.toMatch(/Hanbit|한빛|Consultation/u)
  await page.getByRole('checkbox', { name: 'With clinic visits and treatments' }).click()
  await expect.element(paper.getByText('Hanbit Clinic').first()).toBeVisible()
})

test('the words are printed only when asked for, from what is printed and without a label', async () => {
  const paper = show(twoDayTrip({ words: { text: 'Two good days.', by: 'model' } }), '/trip-planner/print#clinics')
  await expect.element(paper.getByRole('heading', { name: 'Day 1 · Monday 31 May' })).toBeVisible()
  await expect.element(paper.getByText('You asked for culture.')).not.toBeInTheDocument()
  await withWords.click()
  await expect.element(paper.getByText('You asked for culture.')).toBeVisible()
  expect(paper.element().textContent).not.toMatch(/Two good days|language model/u)
})

test.each(['/trip-planner/print', '/trip-planner/print#clinics'])(
  'nothing that the traveller typed is on paper at %s',
  async (address) => {
    const paper = show(textMarker(twoDayTrip()).mark('Dr Kanaryo for my psoriasis'), address)
    await withWords.click()
    await expect.element(paper.getByText('You asked for culture.')).toBeVisible()
    expect(paper.element().innerHTML).not.toContain('Kanaryo')
  },
)

test('a device without a trip is shown the way to one', async () => {
  show(null)
  await expect.element(page.getByRole('heading', { name: 'No trip on this device' })).toBeVisible()
})
