import { expect, test } from 'vitest'
import type { CompanionStop, CompanionTime } from '#domain/trips/plan/plans.ts'
import { closedOn } from '#testing/trips/edited-trips.ts'
import { planWait, rowNorth, visitClinic } from '#testing/trips/companions/companion-trip.ts'
import type { Visit } from '#testing/trips/lawful-trip.ts'
import { readPlan } from './plan-reading.ts'
import { checkTravellerType } from './traveller-type.ts'

type Waiting = ReturnType<typeof planWait> & { round: CompanionTime; first: CompanionStop }

const sight = { kind: 'attraction' as const, cost: 0, visitMinutes: 40 }
const visits: Visit[] = [
  { placeId: 'breakfast', kind: 'cafe', arrive: '09:00', leave: '09:40' },
  visitClinic({ arrive: '10:00', leave: '13:00', treatment: 'surgery' }),
]

function wait(): Waiting {
  const rows = [rowNorth('breakfast', 900), rowNorth('cafe', 300), rowNorth('park', 450, sight)]
  const made = planWait({ rows, visits })
  const round = made.plan.days[0]?.stops[1]?.companion
  const [first] = round?.stops ?? []
  if (!round || !first || round.stops.length !== 2) throw new Error('expected two places')
  return { ...made, round, first }
}

function violationsOf(spoil: (waiting: Waiting) => void): string[] {
  const waiting = wait()
  spoil(waiting)
  return checkTravellerType(readPlan(waiting)).violations
}

function rowOf({ catalogue }: Waiting, id: string) {
  const row = catalogue.find((one) => one.id === id)
  if (!row) throw new Error(id)
  return row
}

test('a round of the planner has nothing to object to', () => {
  expect(violationsOf(() => {})).toEqual([])
})

const faults: [what: string, spoil: (waiting: Waiting) => void, violation: RegExp][] = [
  ['nobody who comes along', ({ wishes }) => (wishes.travelerType = 'solo'), /^Nobody comes along/u],
  ['no place', ({ round }) => (round.stops = []), /has 0 places/u],
  ['four places', ({ round, first }) => round.stops.push({ ...first }, { ...first }), /has 4 places/u],
  ['a stay before the way there', ({ first }) => (first.arrive = '10:01'), /^cafe from 10:01|^park from 10:01/u],
  ['a stay that overlaps the next one', ({ first }) => (first.leave = '12:45'), /is not possible/u],
  ['a time that is none', ({ first }) => (first.arrive = 'noon'), /from noon/u],
  ['a meeting before the way back', ({ round }) => (round.meetAt = '10:10'), /^Nobody is back/u],
  ['a meeting when the visit is over', ({ round }) => (round.meetAt = '13:00'), /ends before they meet/u],
  ['a place that is no row', ({ first }) => (first.placeId = 'nowhere'), /^nowhere is no place to wait at/u],
  ['a clinic to wait at', (waiting) => (rowOf(waiting, 'cafe').kind = 'clinic'), /is no place to wait at/u],
  ['a place of the plan', ({ first }) => (first.placeId = 'breakfast'), /^breakfast is in the plan/u],
  ['a place that is closed', (waiting) => (rowOf(waiting, 'park').hours = closedOn('mon')), /park house is not open/u],
  ['a place with unknown hours', (waiting) => (rowOf(waiting, 'park').hours = null), /park house is not open/u],
  ['a place that closed for good', (waiting) => (rowOf(waiting, 'park').permanentlyClosed = true), /is not open/u],
  ['a ride during an operation', ({ round }) => (round.back.mode = 'bus'), /goes by bus/u],
  [
    'a walk that nobody does',
    ({ first }) => (first.leg = { ...first.leg, minutes: 1 }),
    /1 minutes that is not possible/u,
  ],
  ['a way shorter than the line', ({ round }) => (round.back.metres = 10), /is not possible/u],
  [
    'a place out of reach of an operation',
    (waiting) => (rowOf(waiting, 'park').lat += 0.01),
    /park house is too far from an operation/u,
  ],
  ['a price that is too low', (waiting) => (rowOf(waiting, 'cafe').cost = 20_000), /cafe house costs 20000/u],
  ['a limit of the day that it exceeds', ({ wishes }) => (wishes.dailyLimit = 6100), /spends \d+ on 2027-05-03/u],
  ['a limit of the trip that it exceeds', ({ wishes }) => (wishes.tripLimit = 6100), /spends \d+ on the trip/u],
  [
    'a bar with a child',
    (waiting) => {
      waiting.wishes.party = { adults: 2, childAges: [5], older: false, mobility: null }
      rowOf(waiting, 'park').tags.push('alcohol')
    },
    /park house is not for children/u,
  ],
  [
    'a round at a place that is no clinic',
    ({ plan, round }) => {
      const [breakfast] = plan.days[0]?.stops ?? []
      if (breakfast) breakfast.companion = round
    },
    /breakfast house .* is no visit to a clinic/u,
  ],
]

test.each(faults)('%s is a violation', (_, spoil, violation) => {
  expect(violationsOf(spoil).join('\n')).toMatch(new RegExp(violation.source, 'mu'))
})

test('a skin treatment lets one go by bus, and a taxi is no way for anybody', () => {
  const byBus = ({ plan, round }: Waiting) => {
    const [, treatment] = plan.days[0]?.stops ?? []
    if (treatment) treatment.treatment = 'skin'
    round.back = { ...round.back, mode: 'bus', minutes: 12 }
  }
  expect(violationsOf(byBus)).toEqual([])
  expect(
    violationsOf((waiting) => {
      byBus(waiting)
      waiting.round.back.mode = 'taxi'
    }),
  ).toHaveLength(1)
})

test('what follows at the clinic belongs to one wait, and what comes long after does not', () => {
  const rows = [rowNorth('breakfast', 900), rowNorth('cafe', 300)]
  const consultation = visitClinic({ kind: 'consultation', arrive: '12:00', leave: '13:00' })
  const { plan, ...made } = planWait({ rows, visits: [consultation, visitClinic({ arrive: '13:20', leave: '14:50' })] })
  expect(checkTravellerType(readPlan({ ...made, plan })).violations).toEqual([])
  const [first] = plan.days[0]?.stops ?? []
  if (first) Object.assign(first, { arrive: '11:00', leave: '12:00' })
  expect(checkTravellerType(readPlan({ ...made, plan })).violations).toHaveLength(1)
})
