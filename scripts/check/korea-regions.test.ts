import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Province } from '#domain/places/places.ts'
import { regionOf } from '#domain/korea/region-of.ts'
import { isWithin, readBoundaries, readTable, referenceFiles } from './reference-map.ts'

test('nineteen of twenty reference places get the province of the official boundaries', ({ skip }) => {
  const { provinces: boundaries, places } = referenceFiles
  skip(!existsSync(boundaries) || !existsSync(places), 'the reference boundaries and places are not on this machine')
  const provinces = readBoundaries('provinces')
  const judged = readTable(places).flatMap(({ lat, lng }) => {
    const point = { lat: Number(lat), lng: Number(lng) }
    const home = provinces.find((province) => isWithin(point, province))
    return home ? [regionOf(point)?.province === ourNames[home.englishName]] : []
  })
  expect(judged.length).toBeGreaterThan(500)
  expect(judged.filter(Boolean).length / judged.length).toBeGreaterThan(0.95)
})

const ourNames: Partial<Record<string, Province>> = {
  Seoul: 'Seoul',
  Busan: 'Busan',
  Daegu: 'Daegu',
  Incheon: 'Incheon',
  Gwangju: 'Gwangju',
  Daejeon: 'Daejeon',
  Ulsan: 'Ulsan',
  Sejong: 'Sejong',
  'Gyeonggi-do': 'Gyeonggi',
  'Gangwon State': 'Gangwon',
  'Chungcheongbuk-do': 'North Chungcheong',
  'Chungcheongnam-do': 'South Chungcheong',
  'Jeonbuk State': 'North Jeolla',
  'Jeollanam-do': 'South Jeolla',
  'Gyeongsangbuk-do': 'North Gyeongsang',
  'Gyeongsangnam-do': 'South Gyeongsang',
  'Jeju-do': 'Jeju',
}
