import { expect, test } from 'vitest'
import { sourcesOfWeather, usualWeather } from './usual-weather.ts'

const seoul = { lat: 37.5636, lng: 126.985 }
const busan = { lat: 35.1577, lng: 129.0592 }

test('the usual weather is that of the third of the month at the nearest station', () => {
  expect(usualWeather('2027-01-05', seoul)).toEqual({
    station: { en: 'Seoul', ko: '서울' },
    month: 1,
    part: 'early',
    low: -5,
    high: 2,
    rainDays: 3,
  })
  expect(usualWeather('2027-08-10', seoul)).toMatchObject({ part: 'early', low: 24, high: 31 })
  expect(usualWeather('2027-08-11', seoul)).toMatchObject({ part: 'mid' })
  expect(usualWeather('2027-08-31', seoul)).toMatchObject({ part: 'late' })
  expect(usualWeather('2028-02-29', busan)).toMatchObject({ station: { en: 'Busan' }, part: 'late' })
})

test('where no source counts days with rain there are none, and no source is named for them', () => {
  const weather = usualWeather('2027-05-31', busan)
  expect(weather?.rainDays).toBeNull()
  expect(weather && sourcesOfWeather(weather).rain).toBeNull()
})

test('a town without a station of its own has that of a town near by, and far from all there is nothing', () => {
  expect(usualWeather('2027-05-31', { lat: 35.837, lng: 129.21 })?.station.en).toBe('Pohang')
  expect(usualWeather('2027-05-31', { lat: 36.568, lng: 128.73 })).toBeNull()
})

test('every station has each part of the year, warmer by day than by night, and warmest in summer', () => {
  const cities = [seoul, busan, { lat: 33.51, lng: 126.53 }, { lat: 37.75, lng: 128.89 }, { lat: 34.74, lng: 127.74 }]
  for (const city of cities) {
    const year = Array.from({ length: 36 }, (_, index) => {
      const month = String(Math.floor(index / 3) + 1).padStart(2, '0')
      return usualWeather(`2027-${month}-${String((index % 3) * 10 + 1).padStart(2, '0')}`, city)
    })
    for (const weather of year) expect(weather && weather.low < weather.high).toBe(true)
    const highs = year.map((weather) => weather?.high ?? 0)
    expect(highs.indexOf(Math.max(...highs))).toBeGreaterThanOrEqual(20)
    expect(highs.indexOf(Math.max(...highs))).toBeLessThanOrEqual(23)
  }
})

test('a text that is no date has no weather', () => {
  expect(usualWeather('', seoul)).toBeNull()
})
