import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { palace, tripPlace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mount, mountAt, pageText } from '#web/ui/loading/mount.tsx'
import { RainPlanButton } from './rain-plan-button.tsx'
import { WeatherLine, WeatherSources } from './weather-line.tsx'

const [seoulDay, busanDay] = twoDayTrip().plan.days
if (!seoulDay || !busanDay) throw new Error('the trip has two days')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a day says what the weather usually is, with its sources, and that it is no forecast', () => {
  mount(
    <>
      <WeatherLine day={seoulDay} />
      <WeatherSources day={seoulDay} />
    </>,
  )
  expect(pageText()).toContain('In late May usually 15 to 25 °C; rain or snow on 8 days of the month')
  expect(pageText()).toContain('no forecast')
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

test('where nobody counted days with rain, only temperatures are told', () => {
  mount(
    <>
      <WeatherLine day={busanDay} />
      <WeatherSources day={busanDay} />
    </>,
  )
  expect(pageText()).toContain('In early June usually 17 to 24 °C')
  expect(pageText()).not.toContain('rain')
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('a station elsewhere is named, and far from every station nothing is told', () => {
  mount(<WeatherLine day={{ ...seoulDay, to: { name: 'Gyeongju', lat: 35.837, lng: 129.21 } }} />)
  expect(pageText()).toContain('measured in Pohang')
  mount(<WeatherLine day={{ ...seoulDay, to: { name: 'Andong', lat: 36.568, lng: 128.73 } }} />)
  expect(pageText().trim()).toBe('')
})

test('a plan for rain is offered on a day with something outdoors alone', () => {
  const outdoors = { [palace.id]: tripPlace(palace.id, { tags: ['outdoor'] }) }
  mountAt('/', () => <RainPlanButton index={0} day={seoulDay} places={outdoors} />)
  expect(page.getByRole('button', { name: 'If it rains' }).elements()).toHaveLength(1)
  mountAt('/other', () => <RainPlanButton index={0} day={seoulDay} places={{ [palace.id]: palace }} />)
  expect(page.getByRole('button', { name: 'If it rains' }).elements()).toHaveLength(0)
})

function answerForecast(answer: unknown, status = 200) {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer, { status }))
  return { asked: () => fetching.mock.calls.map(([given]) => String(given instanceof Request ? given.url : given)) }
}

const credit = { publisher: 'Open-Meteo', address: 'https://open-meteo.com/', readAt: '2027-05-29T00:00:00.000Z' }
const wet = { date: seoulDay.date, low: 15, high: 21, rainMm: 12.3, rainChance: 92 }

test('two days ahead the forecast of the city is shown with its credit, asked for once', async () => {
  vi.setSystemTime(Date.parse(`${seoulDay.date}T09:00:00+09:00`) - 2 * 24 * 60 * 60 * 1000)
  const { asked } = answerForecast({ forecast: { ...credit, days: [wet] } })
  mount(
    <>
      <WeatherLine day={seoulDay} />
      <WeatherSources day={seoulDay} />
    </>,
  )
  await expect
    .poll(pageText)
    .toContain('Forecast: 15 to 21 °C, 12.3 mm of rain or snow (92 % likely): a day to have a plan')
  expect(pageText()).toContain('Forecast by Open-Meteo, read on 29 May 2027 at 09:00 in Korea.')
  expect(pageText()).not.toContain('usually')
  expect(asked()).toEqual([expect.stringMatching(/\/api\/forecasts\/Seoul$/)])
})

test('without a service, and when the answer fails, the usual weather stays', async () => {
  vi.setSystemTime(Date.parse(`${busanDay.date}T09:00:00+09:00`))
  const { asked } = answerForecast({ title: 'Too many requests', code: 'rate_limited' }, 429)
  mount(<WeatherLine day={busanDay} />)
  await expect.poll(() => asked().length).toBe(1)
  const none = answerForecast({ forecast: null })
  mount(<WeatherLine day={busanDay} />)
  await expect.poll(() => none.asked().length).toBeGreaterThan(0)
  await expect.poll(pageText).toContain('usually 17 to 24 °C')
  expect(pageText()).not.toContain('Forecast')
})

test('nothing is asked for a day that is over or too far ahead', async () => {
  const { asked } = answerForecast({ forecast: null })
  for (const days of [-1, 16]) {
    vi.setSystemTime(Date.parse(`${seoulDay.date}T09:00:00+09:00`) - days * 24 * 60 * 60 * 1000)
    mount(<WeatherLine day={{ ...seoulDay, to: { name: 'Daegu', lat: 35.871, lng: 128.601 } }} />)
  }
  expect(asked()).toEqual([])
})
