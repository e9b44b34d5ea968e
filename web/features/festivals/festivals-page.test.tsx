import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Festival, festivalsAhead, listFestival } from '#domain/festivals/festivals.ts'
import { store } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readFestivalQuery } from './festival-query.ts'
import { FestivalsHere } from '#web/travel/festivals/festivals-here.tsx'
import { FestivalsPage } from './festivals-page.tsx'

const source = { address: 'https://page.example/', publisher: 'A page', readOn: '2026-11-28', pageDate: null }
const today = '2026-11-29'

function festival(id: string, change: Partial<Festival> = {}): Festival {
  return {
    id,
    name: { en: `The ${id} festival`, ko: '축제' },
    about: 'It does not exist.',
    lat: 37.5,
    lng: 127,
    province: 'Seoul',
    district: { en: 'Jung-gu, Seoul', ko: '서울 중구' },
    place: null,
    month: 1,
    everyYears: 1,
    usually: 'late January',
    dates: [],
    past: [],
    website: null,
    sources: [source],
    ...change,
  }
}

function show(search: string, festivals: readonly Festival[], shows: readonly Festival[] = []) {
  const query = readFestivalQuery(new URLSearchParams(search))
  const from = query.days?.[0] ?? today
  const ahead = festivalsAhead(festivals, from, today)
  const listed = shows.map((one) => listFestival(one, from, today))
  return mountAt(`/festivals?${search}`, () => <FestivalsPage {...{ query, ahead, today }} shows={listed} />)
}

test('days that a page names stand there with the page, and other festivals say when they usually are', async () => {
  const ice = festival('ice', { dates: [{ from: '2027-01-09', to: '2027-01-31', source }] })
  const snow = festival('snow', { past: [{ from: '2026-01-20', to: '2026-02-01', source }] })
  show('', [ice, snow], [festival('drum', { month: null, usually: 'every Saturday' })])
  const next = page.getByRole('region', { name: 'Coming up' })
  await expect.element(next.getByText('9 January to 31 January 2027')).toBeVisible()
  const january = page.getByRole('region', { name: 'Month by month' }).getByRole('group')
  await expect.element(january.getByText('January 2027')).toBeVisible()
  await expect.element(january.getByText(/^Usually late January, days not out yet/u)).toBeVisible()
  await expect.element(january.getByText('Last announced: 20 January to 1 February 2026')).toBeVisible()
  await expect.element(january.getByRole('link', { name: 'A page' })).toHaveAttribute('href', source.address)
  const shows = page.getByRole('region', { name: 'Shows for many months' })
  await expect.element(shows.getByText('Every Saturday')).toBeVisible()
})

test('what is on today says so', async () => {
  show('', [festival('lights', { dates: [{ from: '2026-11-20', to: '2027-01-10', source }] })])
  await expect.element(page.getByRole('article').getByText('On now')).toBeVisible()
})

test('many festivals are folded: the next six stand open, the months open at a press, and past ones come last', async () => {
  const dated = Array.from({ length: 8 }, (_, nth) =>
    festival(`next-${nth}`, { dates: [{ from: `2026-12-0${nth + 1}`, to: `2026-12-0${nth + 1}`, source }] }),
  )
  const over = festival('over', { month: 11, past: [{ from: '2026-11-07', to: '2026-11-07', source }] })
  const many = Array.from({ length: 7 }, (_, nth) => festival(`april-${nth}`, { month: 4 }))
  show('', [over, ...many, ...dated])
  const next = page.getByRole('region', { name: 'Coming up' })
  await expect.element(next.getByText('The next-5 festival')).toBeVisible()
  await expect.element(next.getByText('The next-6 festival')).not.toBeVisible()
  await next.getByText('2 more with known days').click()
  await expect.element(next.getByText('The next-7 festival')).toBeVisible()
  const months = page.getByRole('region', { name: 'Month by month' }).getByRole('group')
  await expect.element(months.first().getByText('April 2027')).toBeVisible()
  await expect.element(page.getByText('The over festival')).not.toBeVisible()
  await months.last().getByText('November 2027').click()
  await expect.element(page.getByText('The over festival')).toBeVisible()
})

test('two days are asked for, counted and kept in the form; other words are refused in words', async () => {
  show('from=2027-01-10&to=2027-01-12', [festival('ice')])
  await expect
    .element(page.getByText('1 festival that may fall between 10 January 2027 and 12 January 2027'))
    .toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Usually about then' }).getByRole('article')).toBeVisible()
  await expect.element(page.getByLabelText('From')).toHaveValue('2027-01-10')
  expect(page.getByRole('alert').query()).toBeNull()
  show('from=2027-01-12&to=2027-01-10', [festival('ice')])
  await expect.element(page.getByText(/^Choose two days/u)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show the whole year' })).toBeVisible()
  show('from=2027-03-01&to=2027-03-02', [])
  await expect.element(page.getByText(/^We know of no festival on these days/u)).toBeVisible()
})

test('a place names what happens there, without a link to itself, and a place with nothing has no such part', async () => {
  mountAt('/places/one', () => (
    <FestivalsHere festivals={[listFestival(festival('ice', { place: 'one' }), today)]} around={[]} />
  ))
  const here = page.getByRole('region', { name: 'Festivals and shows here' })
  await expect.element(here.getByText('The ice festival')).toBeVisible()
  expect(here.getByRole('link', { name: /Jung-gu/u }).query()).toBeNull()
  mountAt('/places/two', () => <FestivalsHere festivals={[]} around={[]} />)
  await expect.poll(() => page.getByRole('region').query()).toBeNull()
})

test('a place names the festivals around it with the distance, and those on the dates of a trip that is ahead', async () => {
  const around = [{ ...listFestival(festival('ice', { place: 'two' }), today), metres: 3_200 }]
  store('tripPlannerStep1', JSON.stringify({ startDate: '2099-01-10', endDate: '2099-01-12' }))
  mountAt('/places/one', () => <FestivalsHere festivals={[]} around={around} />)
  const near = page.getByRole('region', { name: 'Festivals within 15 km' })
  await expect.element(near.getByText(/^3\.2\s?km away/u)).toBeVisible()
  await expect.element(near.getByRole('link', { name: /Jung-gu/u })).toHaveAttribute('href', '/places/two')
  const onTrip = page.getByRole('link', { name: 'Festivals on the dates of your trip, 10 January to 12 January 2099' })
  await expect.element(onTrip).toHaveAttribute('href', '/festivals?from=2099-01-10&to=2099-01-12')
})

test('a trip that is over, or dates that are none, lead nowhere', async () => {
  for (const [startDate, endDate] of [
    ['2020-01-10', '2020-01-12'],
    ['2099-01-12', '2099-01-10'],
    ['soon', { much: 'later' }],
  ]) {
    store('tripPlannerStep1', JSON.stringify({ startDate, endDate }))
    show('', [festival('ice')])
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('link', { name: /dates of your trip/u }).query()).toBeNull()
  }
})

test('the festivals of the list are on the map, and a pin leads to the row', async () => {
  show('from=2027-01-10&to=2027-01-12', [festival('ice')])
  const map = page.getByRole('region', { name: 'On the map' })
  map.element().scrollIntoView()
  await expect
    .element(map.getByRole('link', { name: /The ice festival/u }))
    .toHaveAttribute('href', '/festivals?from=2027-01-10&to=2027-01-12#festival-ice')
})
