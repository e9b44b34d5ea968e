import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Place } from '#domain/places.ts'
import { buildPlace } from '#testing/place-examples.ts'
import { mountAt } from '#web/ui/mount.tsx'
import type { PlaceDetails } from './place-details.ts'
import { PlacePage } from './place-page.tsx'

// Saturday, 14:00 in Seoul.
const saturday = Date.parse('2026-11-21T05:00:00Z')

afterEach(() => vi.useRealTimers())

function show(given: Partial<Place> = {}, more: Partial<PlaceDetails> = {}) {
  const place = buildPlace(given)
  const details: PlaceDetails = {
    place,
    scene: 'palace',
    stationOnCard: { en: 'Example, Line 3', ko: '예시역 3호선' },
    near: [],
    renderedAt: saturday,
    site: 'https://guide.example',
    ...more,
  }
  vi.setSystemTime(details.renderedAt)
  return mountAt(`/places/${place.id}`, () => <PlacePage details={details} />)
}

function visit() {
  return page.getByRole('region', { name: 'Plan your visit' })
}

test('names stand in both scripts, and hours by weekday with today marked and the next closed day', async () => {
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Example Palace 예시궁')
  await expect.element(visit().getByRole('row', { name: 'Saturday · Today 09:00–18:00' })).toBeVisible()
  await expect.element(visit().getByRole('row', { name: 'Tuesday Closed' })).toBeVisible()
  await expect.element(visit().getByText('Last entry 17:00. Next closed: Tuesday 24 November.')).toBeVisible()
  await expect.element(visit().getByText(/Usual hours, not confirmed: check before you go\./)).toBeVisible()
})

test('what is recalled is told as usual, and what was checked as of its day', async () => {
  show()
  await expect.element(page.getByText('Open now by its usual hours, until 18:00, last entry 17:00')).toBeVisible()
  await expect.element(visit().getByText('Usual price, not confirmed')).toBeVisible()
  await expect.element(page.getByText(/these details have not been checked/)).toBeVisible()
  show({ basis: 'checked', source: 'https://palace.example', checkedOn: '2026-11-02' })
  await expect.element(page.getByText('Open now, until 18:00, last entry 17:00')).toBeVisible()
  await expect.element(visit().getByText(/Hours checked on 2 November 2026\./)).toBeVisible()
  await expect.element(visit().getByText('Usual price, not confirmed')).not.toBeInTheDocument()
})

test('before it opens it says when, and after the last entry that nobody is let in', async () => {
  show({}, { renderedAt: Date.parse('2026-11-23T13:00:00Z') })
  await expect
    .element(page.getByText('Closed now by its usual hours, opens Wednesday 25 November, 09:00'))
    .toBeVisible()
  show({}, { renderedAt: Date.parse('2026-11-21T08:30:00Z') })
  await expect.element(page.getByText(/^No entry now by its usual hours: the last was at 17:00/)).toBeVisible()
})

test('a page that was kept from another day says what is true now', async () => {
  const place = buildPlace()
  const details = { place, scene: 'palace', stationOnCard: null, near: [], renderedAt: saturday, site: '' } as const
  vi.setSystemTime(Date.parse('2026-11-23T16:30:00Z'))
  mountAt('/places/example-palace', () => <PlacePage details={{ ...details, near: [] }} />)
  await expect.element(visit().getByRole('row', { name: 'Tuesday · Today Closed' })).toBeVisible()
  await expect.element(page.getByText(/^Closed now by its usual hours, opens Wednesday/)).toBeVisible()
})

test('unknown hours and prices are said to be unknown', async () => {
  show({ hours: null, lastEntry: null, cost: null })
  await expect.element(page.getByText('Hours not known')).toBeVisible()
  await expect.element(visit().getByText(/We do not know the hours yet/)).toBeVisible()
  await expect.element(visit().getByText('Price not known')).toBeVisible()
  await expect.element(visit().getByRole('table')).not.toBeInTheDocument()
})

test('a holiday is marked in its week', async () => {
  show({ closed: ['2026-11-20'], hours: '24h' })
  await expect.element(visit().getByRole('row', { name: 'Friday Closed · not as usual' })).toBeVisible()
  await expect.element(visit().getByRole('row', { name: 'Thursday 24 hours' })).toBeVisible()
})

test('a place that closed for good says so and tells no hours', async () => {
  show({ permanentlyClosed: true })
  await expect.element(page.getByText('Permanently closed.')).toBeVisible()
  await expect.element(page.getByText(/Open now/)).not.toBeInTheDocument()
  await expect.element(visit().getByRole('table')).not.toBeInTheDocument()
})

test('a script in the place of a website is no link, and a photograph of another site is not loaded', async () => {
  show({
    website: 'javascript:alert(1)',
    image: { url: 'https://elsewhere.example/a.jpg', author: 'A', licence: 'B', cpyrhtDivCd: null },
  })
  await expect.element(page.getByText('Our illustration, not a photograph')).toBeVisible()
  expect(document.querySelectorAll('[href^="javascript:"], [src*="elsewhere.example"]')).toHaveLength(0)
})

test('a place of which one name is known stands under it, and where its position cannot be right there is no map', async () => {
  show({ name: { en: '', ko: '예시궁' }, locationQuality: 'low' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('예시궁')
  await expect.element(page.getByText(/do not know its position well enough/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'KakaoMap' }))
    .toHaveAttribute('href', `https://map.kakao.com/?q=${encodeURIComponent('서울 종로구 예시로 1')}`)
})

test('the card for the driver holds the name and the address in Hangul and gives the focus back', async () => {
  show()
  vi.useRealTimers()
  const button = page.getByRole('button', { name: 'Taxi card' })
  await button.click()
  const card = page.getByRole('dialog', { name: /^Taxi card/ })
  await expect.element(card.getByText('기사님, 여기로 가 주세요.')).toBeVisible()
  await expect.element(card.getByText('예시궁', { exact: true })).toHaveAttribute('lang', 'ko')
  await expect.element(card.getByText('서울 종로구 예시로 1')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
