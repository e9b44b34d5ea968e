import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { knownBy } from '#domain/places/place-sources.ts'
import type { OpenInterval, Place, PlaceSource } from '#domain/places/places.ts'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
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
    together: [],
    gettingIn: null,
    festivals: [],
    around: [],
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
})

const gate: PlaceSource = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-20',
  pageDate: '2026-03-02',
  facts: ['existence', 'hours', 'closed', 'price'],
  disputes: [],
}

test('a place that is only seen on a tour is never open day and night', async () => {
  show({ hours: '24h', closed: [], access: 'tour' })
  await expect.element(visit().getByText('We do not know the hours yet.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/day and night/iu)
})

test('a recalled fact is shown as usual with links to pages that tell the hours', async () => {
  show({ website: 'https://palace.example' })
  await expect.element(page.getByText('Usually 09:00–18:00 today, last entry 17:00')).toBeVisible()
  await expect
    .element(page.getByText(/^Not confirmed\./))
    .toHaveTextContent('Not confirmed. Today’s hours: Official site · Naver Map · KakaoMap')
  await expect.element(page.getByRole('link', { name: 'Report a mistake' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Official site' }))
    .toHaveAttribute('href', expect.stringContaining('https://palace.example'))
  await expect.element(visit().getByText('Usually ₩3,000 for an adult')).toBeVisible()
  await expect.element(page.getByText(/Open now|Last changed|No rating/)).not.toBeInTheDocument()
})

test('a checked fact is shown with its day and as open now', async () => {
  show({ basis: 'checked', source: 'https://palace.example', checkedOn: '2026-11-02' })
  await expect.element(page.getByText('Open now, until 18:00, last entry 17:00')).toBeVisible()
  await expect.element(page.getByText(/^Checked on 2 November 2026\./)).toBeVisible()
  await expect.element(page.getByText('Source: palace.example, checked on 2 November 2026.')).toBeVisible()
  await expect.element(visit().getByText('₩3,000 for an adult', { exact: true })).toBeVisible()
})

test('a sourced fact names its page beside the hours and at the foot', async () => {
  show(knownBy([gate]))
  await expect.element(page.getByText('Open now, until 18:00, last entry 17:00')).toBeVisible()
  await expect.element(page.getByText(/^From Palace Office, read in November 2026\./)).toBeVisible()
  await expect
    .element(
      page.getByText('Palace Office: hours, closing days, price. Read on 20 November 2026, page of 2 March 2026.'),
    )
    .toBeVisible()
})

test('a season is told by its months, and is open now only where a page says its hours', async () => {
  const day: OpenInterval[] = [['09:00', '17:00']]
  const hours = { mon: day, tue: [], wed: day, thu: day, fri: day, sat: day, sun: day }
  const winter = { from: '11-01', to: '02-29', hours, lastEntry: '16:00' }
  show({ ...knownBy([gate]), seasons: [winter] })
  await expect.element(page.getByText('Usually 09:00–17:00 today, last entry 16:00')).toBeVisible()
  await expect.element(page.getByText(/^Hours of November to February\. Not confirmed\./)).toBeVisible()
  await expect.element(visit().getByText('The rest of the year: 09:00–18:00. Last entry 17:00.')).toBeVisible()
  show({ ...knownBy([{ ...gate, facts: [...gate.facts, 'season'] }]), seasons: [winter] })
  await expect.element(page.getByText('Open now, until 17:00, last entry 16:00')).toBeVisible()
  await expect.element(page.getByText(/^Hours of November to February\. From Palace Office/)).toBeVisible()
})

test('pages that contradict each other are said to do so, and confirm nothing', async () => {
  const other = { ...gate, address: 'https://city.example', publisher: 'City', facts: [], disputes: ['hours' as const] }
  show(knownBy([gate, other]))
  await expect.element(page.getByText('Usually 09:00–18:00 today, last entry 17:00')).toBeVisible()
  await expect.element(page.getByText(/^Public pages contradict each other\./)).toBeVisible()
  await expect.element(page.getByText(/^City: contradicts another page on hours\./)).toBeVisible()
})

test('a tour says that it is the only way in, and the day of a change is told where there was one', async () => {
  show({ access: 'tour', version: 3 })
  await expect.element(visit().getByText(/^Guided tours only/)).toBeVisible()
  await expect.element(page.getByText(/^Last changed on 21 November 2026\./)).toBeVisible()
})

test('before it opens it says when, and after the last entry that nobody is let in', async () => {
  show(knownBy([gate]), { renderedAt: Date.parse('2026-11-23T13:00:00Z') })
  await expect.element(page.getByText('Closed now, opens Wednesday 25 November, 09:00')).toBeVisible()
  show(knownBy([gate]), { renderedAt: Date.parse('2026-11-21T08:30:00Z') })
  await expect.element(page.getByText(/^No entry now: the last was at 17:00/)).toBeVisible()
})

test('a page that was kept from another day says what is true now', async () => {
  const place = buildPlace()
  const details = { place, scene: 'palace', stationOnCard: null, renderedAt: saturday, site: '' } as const
  vi.setSystemTime(Date.parse('2026-11-23T16:30:00Z'))
  mountAt('/places/example-palace', () => (
    <PlacePage details={{ ...details, near: [], together: [], gettingIn: null, festivals: [], around: [] }} />
  ))
  await expect.element(visit().getByRole('row', { name: 'Tuesday · Today Closed' })).toBeVisible()
  await expect.element(page.getByText('Usually closed today')).toBeVisible()
})

test('unknown hours and prices are said to be unknown', async () => {
  show({ hours: null, lastEntry: null, cost: null })
  await expect.element(page.getByText('Hours not known')).toBeVisible()
  await expect.element(page.getByText(/Not confirmed/)).not.toBeInTheDocument()
  await expect.element(visit().getByText(/We do not know the hours yet/)).toBeVisible()
  await expect.element(visit().getByText('Price not known')).toBeVisible()
  await expect.element(visit().getByRole('table')).not.toBeInTheDocument()
})

test('a holiday is marked in its week', async () => {
  show({ closed: ['2026-11-20'], hours: '24h' })
  await expect.element(visit().getByRole('row', { name: 'Friday Closed · special hours' })).toBeVisible()
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
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelectorAll('[href^="javascript:"], [src*="elsewhere.example"]')).toHaveLength(0)
})

test('a place of which one name is known stands under it, and where its position cannot be right there is no map', async () => {
  show({ name: { en: '', ko: '예시궁' }, locationQuality: 'low' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('예시궁')
  await expect.element(page.getByText(/do not know the exact position/)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Getting there' }).getByRole('link', { name: 'KakaoMap' }))
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

function guided() {
  return page.getByRole('region', { name: 'What a guide would tell you' })
}

test('what an editor knows stands apart from the sourced facts, and says whose judgement it is', async () => {
  show({
    hours: '24h',
    best: 'dusk',
    dusk: 'best',
    activeHours: ['10:00', '22:30'],
    stairs: 1,
    walkKm: 1.5,
    shelter: 'none',
    childFrom: 6,
    seasonBest: [{ from: '04-03', to: '04-12', what: 'blossom' }],
    seasonAvoid: [{ from: '12-01', to: '02-29', what: 'icy steps' }],
    dish: ['kalguksu', 'hotteok'],
    startsAt: 'The east gate',
    bring: 'Your passport',
    tickets: 'https://tickets.example/',
    highlights: ['The gate has three arches, one for each rank.'],
    tip: 'The north gate is quieter.',
  })
  const said = [
    'Best at dusk',
    'Come between 10:00 and 22:30',
    'About 1.5 km on foot, some steps or a slope',
    'In the open: no roof in rain or heat',
    'With children from about 6 years',
    'Blossom: 3 April to 12 April',
    'Rather not from December to February: icy steps',
    'Eaten here: kalguksu, hotteok',
    'Start: The east gate',
    'Bring: Your passport',
  ]
  for (const line of said) await expect.element(guided().getByText(line, { exact: true })).toBeVisible()
  await expect.element(guided().getByRole('link', { name: 'Official ticket page' })).toBeVisible()
  await expect.element(guided().getByText(/^The judgement of the editors of this guide/)).toBeVisible()
  const sights = page.getByRole('region', { name: 'What to see and do' })
  await expect.element(sights.getByRole('listitem')).toHaveTextContent('The gate has three arches, one for each rank.')
  await expect.element(page.getByText(/The north gate is quieter\.$/u)).toBeVisible()
})

test('a place of which no editor knows anything has no such part', async () => {
  show()
  await expect.element(visit()).toBeVisible()
  expect(guided().query()).toBeNull()
  expect(page.getByRole('heading', { name: 'What to see and do' }).query()).toBeNull()
})

test('a place that goes well with it stands there, and not again among those that are near', async () => {
  const { id: _id, ...card } = buildPlace()
  const other = { ...card, id: 'other', scene: 'palace', metres: 400, isPriceSure: false } as const
  show({}, { near: [other, { ...other, id: 'third' }], together: [other] })
  const together = page.getByRole('region', { name: /^Goes well with it/u })
  await expect.element(together.getByRole('link')).toHaveAttribute('href', '/places/other')
  await expect
    .element(page.getByRole('region', { name: /^Near here/u }).getByRole('link'))
    .toHaveAttribute('href', '/places/third')
})

test('a museum with opening hours has no second hours beside them', async () => {
  show({ best: 'morning', activeHours: ['09:30', '17:00'] })
  await expect.element(guided().getByText('Best in the morning')).toBeVisible()
  expect(
    guided()
      .getByText(/^Come between/u)
      .query(),
  ).toBeNull()
})

test('a place names what a barrier-free guide describes, with its source and both days', async () => {
  const source = {
    address: 'https://guide.example/bf',
    publisher: 'Barrier-free Guide',
    readOn: '2026-11-29',
    pageDate: '2026-08-18',
  }
  show({}, { gettingIn: { place: 'example-palace', describes: ['toilet', 'way-in'], source } })
  await expect
    .element(visit().getByText(/^Described for barrier-free visits: a level or sloped way in, an accessible toilet\./u))
    .toBeVisible()
  await expect
    .element(visit().getByRole('link', { name: 'Barrier-free Guide' }))
    .toHaveAttribute('href', 'https://guide.example/bf')
  await expect.element(visit().getByText(/read on .*29 November 2026, page of .*18 August 2026/u)).toBeVisible()
})

test('a place that no barrier-free guide describes says nothing about barriers', async () => {
  show()
  await expect.element(visit()).toBeVisible()
  expect(document.body.textContent).not.toMatch(/barrier-free/iu)
})
