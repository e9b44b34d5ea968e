import { expect, test } from 'vitest'
import { provinces } from '#domain/places/places.ts'
import { regionOf } from './region-of.ts'
import { findRegion, regions, towns } from './regions.ts'

test('every province is one region and every region one province', () => {
  expect(regions.map(({ province }) => province).toSorted()).toEqual(provinces.toSorted())
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length)
})

test('a place belongs to the province that it names, wherever it lies', () => {
  expect(regionOf({ province: 'Jeju', lat: 37.5, lng: 127 })?.id).toBe('jeju')
})

test('a place without a province belongs to the region of the nearest town', () => {
  const known = {
    seoul: [37.5796, 126.977],
    busan: [35.0975, 129.0106],
    jeju: [33.458, 126.942],
    incheon: [37.4628, 126.4388],
    gangwon: [38.1194, 128.4656],
    'north-gyeongsang': [35.79, 129.332],
    'south-jeolla': [34.885, 127.509],
    'north-jeolla': [35.815, 127.153],
  }
  for (const [id, [lat = 0, lng = 0]] of Object.entries(known)) expect(regionOf({ lat, lng })?.id, id).toBe(id)
})

test('a point on the open sea or abroad belongs to no region', () => {
  expect(regionOf({ lat: 36.5, lng: 131 })).toBeNull()
  expect(regionOf({ lat: 35.68, lng: 139.69 })).toBeNull()
})

test('every town of the map has a region that exists, and so has every label', () => {
  for (const town of towns) expect(findRegion(town.regionId), town.name.en).toBeDefined()
  for (const region of regions) expect(regionOf(region.label)?.id, region.name.en).toBe(region.id)
})
