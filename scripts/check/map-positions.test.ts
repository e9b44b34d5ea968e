import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { readCourse, readMapFacts } from '#seed/map-facts.ts'
import { type Boundary, isWithin, metresToEdge, readBoundaries, referenceFiles } from './reference-map.ts'

const facts = readMapFacts()
const isHere = Object.values(referenceFiles).every((file) => existsSync(file))

beforeEach(({ skip }) => skip(!isHere, 'the reference boundaries are not on this machine'))

const municipalities = isHere ? readBoundaries('municipalities') : []

function areasNamed(name: string): Boundary[] {
  return municipalities.filter((area) => area.name.startsWith(name))
}

test('every city is named inside its own bounds, and every district of Seoul', () => {
  const cities = facts.cities.filter(([, ko, lat, lng]) => !areasNamed(ko).some((area) => isWithin({ lat, lng }, area)))
  const districts = facts.districts.filter(
    ([, ko, lat, lng]) => !areasNamed(ko).some((area) => area.code.startsWith('11') && isWithin({ lat, lng }, area)),
  )
  expect([...cities, ...districts].map(([en]) => en)).toEqual([])
  expect(facts.districts.length).toBe(25)
})

test('mountains and stations of the fast trains stand on land', () => {
  const atSea = [...facts.mountains, ...facts.rail.stations].filter(
    ([, , lat, lng]) => !municipalities.some((area) => isWithin({ lat, lng }, area)),
  )
  expect(atSea.map(([en]) => en)).toEqual([])
})

const seoul = municipalities.filter(({ code }) => code.startsWith('11'))

test('the Han runs through Seoul where its districts meet', () => {
  const han = readCourse(facts.waters.find(({ id }) => id === 'han')?.course.join(', ') ?? '')
  const inSeoul = han.filter((point) => seoul.some((area) => isWithin(point, area)))
  expect(inSeoul.length).toBeGreaterThan(20)
  // The bounds follow the middle of the river, and now and then an island or a bank of it.
  const astray = inSeoul.filter((point) => Math.min(...seoul.map((area) => metresToEdge(point, area))) > 600)
  expect(astray).toEqual([])
})
