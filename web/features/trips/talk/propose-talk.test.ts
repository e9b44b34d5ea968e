import { expect, test } from 'vitest'
import { metresOnFoot } from '#web/features/trips/results/timeline/trip-days.ts'
import { createBrowserPlanner, createLimitedPlanner } from '#web/features/trips/planning/browser-planner.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'

const doing = { now: () => 0 }
const planner = createBrowserPlanner({
  version: 'of-a-test',
  places: readCatalogue(),
  treatments: readTreatmentTable(),
  sheets: [],
  ...readTransportFacts(),
})
const trip = buildSeoulTrip(3)
const { steps, plan, places } = trip

function propose(text: string, { openDay = 0, picked = null as string | null, by = planner } = {}) {
  return by.talk({ text, today: '2027-01-15', steps, plan, places, openDay, picked }, doing)
}

function idsOf(day: number, of = plan) {
  return of.days[day]?.stops.map(({ placeId }) => placeId) ?? []
}

const sights = plan.days.map(({ stops }) => stops.find(({ kind }) => kind === 'attraction')?.placeId ?? '')
const [sight = '', other = ''] = sights
function nameOf(id: string): string {
  return places[id]?.name.en ?? ''
}

test('a stop that is named is taken out, and the trip that was asked about stays as it was', () => {
  const before = JSON.stringify(plan)
  const { edited, steps: changed, problems, question } = propose(`remove ${nameOf(sight)}`)
  expect(idsOf(0, edited?.plan)).toEqual(idsOf(0).filter((id) => id !== sight))
  expect(edited?.words).not.toContain(nameOf(sight))
  expect([changed, problems, question]).toEqual([null, [], null])
  expect(JSON.stringify(plan)).toBe(before)
})

test('several changes are made one after the other', () => {
  const { edited } = propose(`move ${nameOf(sight)} to day 2, lock ${nameOf(other)}, start an hour later on day 3`)
  expect(idsOf(1, edited?.plan)).toContain(sight)
  const day = edited?.plan.days
  expect(day?.[1]?.stops.find(({ placeId }) => placeId === other)?.locked).toBe(true)
  expect(`${day?.[2]?.stops[0]?.arrive}` > `${plan.days[2]?.stops[0]?.arrive}`).toBe(true)
})

test('less walking on a day makes it shorter on foot, breaks no rule, and leaves the other days alone', () => {
  const on = plan.days.map(metresOnFoot)
  const day = on.indexOf(Math.max(...on))
  const { edited } = propose(`less walking on day ${day + 1}`)
  const after = edited?.plan.days.map(metresOnFoot) ?? []
  expect(after[day]).toBeLessThan(on[day] ?? 0)
  expect(edited?.breaches).toEqual([])
  expect(after.filter((_, index) => index !== day)).toEqual(on.filter((_, index) => index !== day))
})

test('a slower day has fewer stops', () => {
  const { edited } = propose('day 2 is too packed')
  expect(idsOf(1, edited?.plan).length).toBeLessThan(idsOf(1).length)
})

test('on a day of rain stops that are outside are exchanged for some that are inside', () => {
  const { edited } = propose('it rains every day')
  const isOutside = (id: string | null) => {
    const tags = { ...places, ...edited?.places }[id ?? '']?.tags ?? []
    return tags.includes('outdoor') && !tags.includes('indoor')
  }
  const outside = (of = plan) => of.days.flatMap((_, day) => idsOf(day, of).filter(isOutside)).length
  expect(outside(edited?.plan)).toBeLessThan(outside())
})

test('a dinner of another diet is at a table that suits it', () => {
  const { edited } = propose('dinner on day 1 should be vegan')
  const dinner = edited?.plan.days[0]?.stops.find(({ meal }) => meal === 'dinner')
  expect(idsOf(0)).not.toContain(dinner?.placeId)
  expect(edited?.places[dinner?.placeId ?? '']?.tags).toContain('vegan')
})

test('changed answers plan the trip again, and changes of stops wait until then', () => {
  const { steps: changed, chips, edited, waiting } = propose(`no more temples, remove ${nameOf(sight)}`)
  expect(changed?.step2.avoid).toEqual(['temples'])
  expect(chips.map(({ field }) => field)).toEqual(['step2.avoid'])
  expect([edited, waiting]).toEqual([null, [`remove ${nameOf(sight)}`]])
})

test('a word that fits several stops is asked back, and the picked one is meant', () => {
  const { question, edited } = propose('swap the restaurant', { openDay: -1 })
  expect(edited).toBeNull()
  if (question?.ask !== 'which') throw new Error('Nothing is asked.')
  expect(question.stops.length).toBeGreaterThan(1)
  const picked = question.stops.find(({ day }) => day === 1)?.placeId ?? ''
  expect(idsOf(1)).toContain(picked)
  const { edited: taken } = propose('swap the restaurant', { openDay: -1, picked })
  expect(idsOf(1, taken?.plan)).not.toContain(picked)
  expect(idsOf(0, taken?.plan)).toEqual(idsOf(0))
})

test('what cannot be says why', () => {
  const whyOf = (text: string) => propose(text).problems.map(({ problem }) => problem.why)
  expect(whyOf(`add ${nameOf(sight)}`)).toEqual(['is_so'])
  expect(whyOf('start day 1 at 5:00, begin at 05:00 on day 1')).toContain('starts_then')
  expect(whyOf('remove Lotte World')).toEqual(['not_in_plan'])
  expect(whyOf('89 days longer')).toEqual(['at_limit'])
})

test('without the facts stops are changed, and what needs other places says so', () => {
  // Only what the plan visits: a place that is only recommended could stand in.
  const visited = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const by = createLimitedPlanner(Object.fromEntries(Object.entries(places).filter(([id]) => visited.has(id))))
  expect(propose(`remove ${nameOf(sight)}`, { by }).edited).not.toBeNull()
  expect(propose(`swap ${nameOf(sight)} for something inside`, { by }).problems).toMatchObject([
    { problem: { why: 'no_facts' } },
  ])
})
