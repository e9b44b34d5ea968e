import fc from 'fast-check'
import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import type { SubwayCourse } from '#domain/korea/transport.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { readSections, type Section } from './section-times.ts'

// From west to east along one parallel, each as far from the next as that is.
const positions = new Map(
  [0, 0.02, 0.06, 0.08, 0.16].map((east, index) => [`stop-${index}`, { lat: 37.5, lng: 126.9 + east }]),
)
const stops = [...positions.keys()]

function sectionsOf(facts: Partial<SubwayCourse> = {}): Section[] {
  return readSections({ stops, clock: {}, isOneWay: false, surchargeWon: 0, ...facts }, positions)
}

function sum(sections: readonly Section[], figure: (section: Section) => number): number {
  return sections.reduce((total, section) => total + figure(section), 0)
}

test('the sections of a course lead from stop to stop, a tenth longer than the straight line', () => {
  const sections = sectionsOf()
  expect(sections.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'stop-0 stop-1',
    'stop-1 stop-2',
    'stop-2 stop-3',
    'stop-3 stop-4',
  ])
  for (const { from, to, metres } of sections) {
    const [here, there] = [positions.get(from), positions.get(to)]
    expect(metres).toBeCloseTo(here && there ? straightMetres(here, there) * 1.1 : 0)
  }
})

test('a train without known times runs 45 km/h and stops for half a minute', () => {
  for (const { minutes, metres } of sectionsOf()) expect(minutes).toBeCloseTo(metres / 750 + 0.5)
})

test('between two known times the driving is shared out by the track, and behind the last one it is estimated', () => {
  const [first, second, third, last] = sectionsOf({ clock: { 'stop-2': 10, 'stop-3': 13 } })
  expect((first?.minutes ?? 0) + (second?.minutes ?? 0)).toBeCloseTo(10)
  expect(((second?.minutes ?? 0) - 0.5) / ((first?.minutes ?? 0) - 0.5)).toBeCloseTo(2)
  expect(third?.minutes).toBeCloseTo(3)
  expect(last?.minutes).toBeCloseTo((last?.metres ?? 0) / 750 + 0.5)
})

test('a stop without a position is passed, and its time is not read', () => {
  const sections = sectionsOf({ stops: ['stop-0', 'lost', 'stop-1'], clock: { lost: 3, 'stop-1': 7 } })
  expect(sections.map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['stop-0', 'stop-1', 7]])
})

test('a time that leaves nothing to drive still lets the train stand', () => {
  for (const { minutes } of sectionsOf({ clock: { 'stop-4': 1 } })) expect(minutes).toBe(0.5)
})

test('a course of one stop, or of none, has no section', () => {
  expect(sectionsOf({ stops: ['stop-0'] })).toEqual([])
  expect(sectionsOf({ stops: [] })).toEqual([])
})

test('a surcharge is shared out by the track and adds up', () => {
  const sections = sectionsOf({ surchargeWon: 1000 })
  expect(sum(sections, ({ surchargeWon }) => surchargeWon)).toBeCloseTo(1000)
  for (const { surchargeWon, metres } of sections)
    expect(surchargeWon / metres).toBeCloseTo(1000 / sum(sections, (one) => one.metres))
})

test('section times sum to the known times and are never shorter than a stop', () => {
  const clocks = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(clocks, fc.subarray([1, 2, 3, 4]), (steps, known) => {
      const times = steps.map((_, index) => steps.slice(0, index + 1).reduce((total, step) => total + step, 0))
      const clock = Object.fromEntries(known.map((stop) => [`stop-${stop}`, times[stop - 1] ?? 0]))
      const sections = sectionsOf({ clock })
      for (const stop of known)
        expect(sum(sections.slice(0, stop), ({ minutes }) => minutes)).toBeCloseTo(times[stop - 1] ?? 0)
      for (const { minutes } of sections) expect(minutes).toBeGreaterThanOrEqual(0.5)
    }),
  )
})

test('no train of the embedded network is faster than 250 km/h, and each time is that of its clock', () => {
  const { stations, lines } = readTransportFacts().subway
  const places = new Map(stations.map((station) => [station.id, station]))
  for (const { id, courses } of lines)
    for (const course of courses)
      for (const { from, to, minutes, metres } of readSections(course, places)) {
        expect(minutes, `${id}: ${from} to ${to}`).toBeGreaterThan(0.5)
        expect(metres / 1000 / (minutes / 60), `${id}: ${from} to ${to}`).toBeLessThan(250)
      }
})
