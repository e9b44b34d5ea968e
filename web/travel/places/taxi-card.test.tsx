import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linesOfWords } from '#web/ui/loading/lines-of-words.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { LegLinks } from './leg-links.tsx'
import { TaxiCardDialog, type TaxiFare, type TaxiPlace } from './taxi-card.tsx'

const palace: TaxiPlace = {
  name: { en: 'Gyeongbokgung Palace', ko: '경복궁' },
  address: { en: '161 Sajik-ro, Jongno-gu, Seoul', ko: '서울특별시 종로구 사직로 161' },
  phone: '02-3700-3900',
  station: { en: 'Gyeongbokgung, Line 3', ko: '경복궁역 3호선' },
  spot: { name: { en: 'Gyeongbokgung Palace', ko: '경복궁' }, lat: 37.5796, lng: 126.977 },
}

afterEach(async () => {
  await page.viewport(1024, 768)
  delete document.documentElement.dataset['theme']
})

function show(place: Partial<TaxiPlace> = {}, fare: TaxiFare | null = { won: 5600, metres: 2900, minutes: 11 }) {
  mountAt('/', () => <TaxiCardDialog isOpen onClose={() => {}} place={{ ...palace, ...place }} fare={fare} />)
  return page.getByRole('dialog', { name: /^Taxi card/ })
}

function overflowOf(element: Element): number {
  return Math.max(0, ...[...element.querySelectorAll('*')].map((each) => each.scrollHeight - each.clientHeight))
}

test('a driver reads the place, the road address and the station in Hangul, and the traveller what it costs', async () => {
  await page.viewport(390, 844)
  const card = show()
  for (const korean of ['기사님, 여기로 가 주세요.', '경복궁', '서울특별시 종로구 사직로 161', '경복궁역 3호선']) {
    await expect.element(card.getByText(korean, { exact: true })).toBeVisible()
  }
  await expect.element(card.getByText('₩5,600')).toBeVisible()
  await expect.element(card.getByText(/2\.9.km, about 11.min/)).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Call the place' })).toHaveAttribute('href', 'tel:+82237003900')
  expect(getComputedStyle(card.getByText('경복궁', { exact: true }).element()).fontSize).toBe('72px')
})

test.each([
  [390, 844],
  [360, 640],
  [320, 568],
])('at %i by %i nothing scrolls, and four buttons are 48 px high', async (width, height) => {
  await page.viewport(width, height)
  const card = show()
  const links = card.getByRole('link').elements()
  expect(links).toHaveLength(4)
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  await expect.poll(() => overflowOf(card.element())).toBeLessThanOrEqual(1)
  for (const link of links) expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
})

test('a house number with a hyphen stays on one line, on narrow phones too', async () => {
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.viewport(width, 844)
    const card = show({ address: { en: '11-6 Myeongdong 8-gil, Jung-gu, Seoul', ko: '서울 중구 명동8길 11-6' } })
    const address = card.getByText('서울 중구 명동8길 11-6', { exact: true })
    await expect.element(address).toBeVisible()
    expect(linesOfWords(address.element(), '11-6')).toBe(1)
  }
})

test('a long name becomes smaller, but not below 40 px', async () => {
  await page.viewport(390, 844)
  const ko = '국립아시아문화전당어린이문화원'
  const card = show({ name: { en: 'A long name', ko } })
  expect(getComputedStyle(card.getByText(ko, { exact: true }).element()).fontSize).toBe('40px')
})

test('the card is white in the dark theme too', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  const card = show()
  const ground = card.getByText('경복궁', { exact: true }).element().closest('[data-theme]')
  if (!ground) throw new Error('no ground')
  expect(getComputedStyle(ground).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(getComputedStyle(ground).color).toBe('rgb(28, 31, 36)')
})

test('the taxi card leaves out an unknown telephone, station and fare', async () => {
  const card = show({ phone: null, station: null }, null)
  await expect.element(card.getByText('경복궁', { exact: true })).toBeVisible()
  expect(card.getByRole('link').elements()).toHaveLength(3)
  await expect.element(card.getByText('가까운 역')).not.toBeInTheDocument()
  await expect.element(card.getByText('예상 요금')).not.toBeInTheDocument()
})

test('a station that is not known in Hangul stands in English alone', async () => {
  const card = show({ station: { en: 'Atlantis', ko: null } })
  await expect.element(card.getByText('Atlantis')).toBeVisible()
})

test('the way of a leg opens in three map apps by its means', async () => {
  const to = { name: { en: 'Gwangjang Market', ko: '광장시장' }, lat: 37.57, lng: 126.9996 }
  const from = { name: palace.name, lat: 37.5796, lng: 126.977 }
  mountAt('/', () => <LegLinks from={from} to={to} mode="walk" />)
  const links = page.getByRole('list', { name: 'Directions to Gwangjang Market in a map app' }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual(['Naver', 'Kakao', 'Google'])
  await expect.element(links.nth(1)).toHaveAttribute('href', expect.stringContaining('/link/by/walk/'))
})
