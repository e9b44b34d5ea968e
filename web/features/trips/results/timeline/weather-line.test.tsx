import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { palace, tripPlace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mount, mountAt } from '#web/ui/loading/mount.tsx'
import { RainPlanButton } from './rain-plan-button.tsx'
import { WeatherLine, WeatherSources } from './weather-line.tsx'

const [seoulDay, busanDay] = twoDayTrip().plan.days
if (!seoulDay || !busanDay) throw new Error('the trip has two days')

function text(): string {
  return document.body.textContent.replaceAll('\u00a0', ' ')
}

test('a day says what the weather usually is, with its sources, and that it is no forecast', () => {
  mount(
    <>
      <WeatherLine day={seoulDay} />
      <WeatherSources day={seoulDay} />
    </>,
  )
  expect(text()).toContain('In late May usually 15 to 25 °C; rain or snow on 8 days of the month')
  expect(text()).toContain('no forecast')
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

test('where nobody counted days with rain, only temperatures are told', () => {
  mount(
    <>
      <WeatherLine day={busanDay} />
      <WeatherSources day={busanDay} />
    </>,
  )
  expect(text()).toContain('In early June usually 17 to 24 °C')
  expect(text()).not.toContain('rain')
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('a station elsewhere is named, and far from every station nothing is told', () => {
  mount(<WeatherLine day={{ ...seoulDay, to: { name: 'Gyeongju', lat: 35.837, lng: 129.21 } }} />)
  expect(text()).toContain('measured in Pohang')
  mount(<WeatherLine day={{ ...seoulDay, to: { name: 'Andong', lat: 36.568, lng: 128.73 } }} />)
  expect(text().trim()).toBe('')
})

test('a plan for rain is offered on a day with something outdoors alone', () => {
  const outdoors = { [palace.id]: tripPlace(palace.id, { tags: ['outdoor'] }) }
  mountAt('/', () => <RainPlanButton index={0} day={seoulDay} places={outdoors} />)
  expect(page.getByRole('button', { name: 'If it rains' }).elements()).toHaveLength(1)
  mountAt('/other', () => <RainPlanButton index={0} day={seoulDay} places={{ [palace.id]: palace }} />)
  expect(page.getByRole('button', { name: 'If it rains' }).elements()).toHaveLength(0)
})
