import { expect, test } from 'vitest'
import { readIntercity } from './transport.ts'
import { stationPlaces } from '#domain/korea/train-stations.ts'

test('every station where a trip may start or end lies where the table of hubs has it', () => {
  const hubs = readIntercity().hubs.filter(({ kind }) => kind === 'train')
  const found = Object.entries(stationPlaces).map(([id, { name, lat, lng }]) => {
    const hub = hubs.find((one) => one.name.ko === name.ko)
    return [id, hub?.lat === lat, hub?.lng === lng]
  })
  expect(found).toEqual(Object.keys(stationPlaces).map((id) => [id, true, true]))
})
