import { expect, test } from 'vitest'
import { isInSeoul, seoulNightTrains } from './night-trains.ts'

const hongdae = { lat: 37.5563, lng: 126.9236 }

test('a ride is one of Seoul when both of its ends are in the city', () => {
  expect(isInSeoul(hongdae, { lat: 37.4979, lng: 127.0276 })).toBe(true)
  expect(isInSeoul(hongdae, { lat: 37.283, lng: 127.014 })).toBe(false)
  expect(isInSeoul({ lat: 35.1577, lng: 129.0592 })).toBe(false)
})

test('when trains end has sources with their dates', () => {
  expect(seoulNightTrains.sources.length).toBeGreaterThan(0)
  for (const { address, pageDate } of seoulNightTrains.sources) {
    expect(address).toMatch(/^https:/u)
    expect(pageDate).not.toBeNull()
  }
})
