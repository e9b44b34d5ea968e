import { existsSync, readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Province } from '#domain/places.ts'
import { regionOf } from '#domain/region-of.ts'

const boundaries = '../shared/check/korea-provinces.topo.json'
const places = '../shared/check/coords-check.csv'

test('nineteen of twenty reference places get the province of the official boundaries', ({ skip }) => {
  skip(!existsSync(boundaries) || !existsSync(places), 'the reference boundaries and places are not on this machine')
  const provinces = readProvinces()
  const points = readFileSync(places, 'utf8').match(/(?<=,)3[3-8]\.\d+,12[4-9]\.\d+/gu) ?? []
  const judged = points.flatMap((point) => {
    const [lat = 0, lng = 0] = point.split(',').map(Number)
    const home = provinces.find(({ rings }) => rings.some((ring) => isInside(lng, lat, ring)))
    return home ? [regionOf({ lat, lng })?.province === home.province] : []
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

// Others made the file and the library reads it: a wrong shape leaves nothing to judge, which fails the test.
const boundaryFile = z.custom<Parameters<typeof feature>[0]>((value) => typeof value === 'object')
const named = z.object({ name_eng: z.string() })
const shape = z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.array(z.unknown())) })
const pointList = z.array(z.array(z.number()))

function readProvinces(): { province: Province | undefined; rings: number[][][] }[] {
  const topology = boundaryFile.parse(JSON.parse(readFileSync(boundaries, 'utf8')))
  const object = topology.objects['provinces']
  const found = object ? feature(topology, object) : { features: [] }
  const features = 'features' in found ? found.features : []
  return features.map(({ geometry, properties }) => {
    const { type, coordinates } = shape.parse(geometry)
    const outer = type === 'Polygon' ? coordinates.slice(0, 1) : coordinates.map(([first]) => first)
    return { province: ourNames[named.parse(properties).name_eng], rings: outer.map((line) => pointList.parse(line)) }
  })
}

function isInside(x: number, y: number, ring: number[][]): boolean {
  let inside = false
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}
