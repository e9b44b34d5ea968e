import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSpansOn } from '#domain/places/opening-hours.ts'
import { costOfCompanion } from '#domain/trips/plan/companion-time.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { CompanionTime, PlanPlace } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { openings } from '#testing/builders/random-openings.ts'
import { isLong } from '#testing/long-rounds.ts'
import {
  metresFromClinic,
  planWait,
  roundsOf,
  rowNorth,
  visitClinic,
} from '#testing/trips/companions/companion-trip.ts'
import type { Visit } from '#testing/trips/lawful-trip.ts'

const date = '2027-05-03'

const facts: fc.Arbitrary<Partial<PlanPlace>> = fc.record({
  kind: fc.constantFrom('attraction', 'attraction', 'shopping', 'cafe', 'cafe', 'restaurant', 'clinic', 'nightlife'),
  tags: fc.subarray(['outdoor', 'indoor', 'adult', 'alcohol', 'strenuous', 'vegan', 'step-free'], { maxLength: 3 }),
  cost: fc.constantFrom(null, 0, 3000, 9000, 40_000),
  visitMinutes: fc.constantFrom(20, 45, 60, 90),
  access: fc.constantFrom('walk-in', 'walk-in', 'walk-in', 'booking'),
  cuisine: fc.constantFrom(null, 'coffee', 'seafood'),
})
// Most rows are open all day and near, so that most waits have something.
const hours = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: openings })
const away = fc.oneof(fc.integer({ min: 50, max: 1200 }), fc.integer({ min: 50, max: 6000 }))
const rows = fc
  .array(fc.tuple(facts, hours, away), { minLength: 4, maxLength: 12 })
  .map((some) => some.map(([own, open, metres], index) => rowNorth(`row-${index}`, metres, { ...own, ...open })))
const visit: fc.Arbitrary<Visit> = fc
  .record({
    from: fc.integer({ min: 8 * 60, max: 18 * 60 }),
    minutes: fc.integer({ min: 30, max: 260 }),
    kind: fc.constantFrom('consultation' as const, 'treatment' as const, 'checkup' as const),
    treatment: fc.constantFrom('skin' as const, 'surgery' as const),
  })
  .map(({ from, minutes, kind, treatment }) =>
    visitClinic({ kind, treatment, arrive: planClockOf(from), leave: planClockOf(from + minutes) }),
  )
const company = fc.record({
  travelerType: fc.constantFrom(
    'couple' as const,
    'friends' as const,
    'family' as const,
    'family' as const,
    'solo' as const,
  ),
  dailyBudgetRange: fc.constantFrom(20_000, 60_000, 120_000),
  diet: fc.constantFrom<string[]>([], ['vegan'], ['no-seafood']),
  avoid: fc.constantFrom<string[]>([], ['shopping'], ['cafes']),
})

type Company = { travelerType: string; diet: string[]; avoid: string[] }

/** What is wrong with a round, found without the planner and the checker. */
function faultsOf(
  round: CompanionTime,
  at: Visit,
  { travelerType, diet, avoid }: Company,
  known: PlanPlace[],
): string[] {
  const isOperation = at.kind === 'treatment' && at.treatment === 'surgery'
  const end = minutesOfPlanClock(at.leave)
  const meets = minutesOfPlanClock(round.meetAt)
  let free = minutesOfPlanClock(at.arrive)
  const faults = round.stops.flatMap((stop) => {
    const [from, to] = [minutesOfPlanClock(stop.arrive), minutesOfPlanClock(stop.leave)]
    const row = known.find(({ id }) => id === stop.placeId)
    if (!row) return ['no row']
    const isReached = from >= free + stop.leg.minutes && to - from >= 20
    free = to
    const isOpen = (openSpansOn(row, date) ?? []).some(
      (span) => span.from <= from && to <= span.to && (span.lastEntry === null || from <= span.lastEntry),
    )
    const wrong = {
      reached: !isReached,
      open: !isOpen && row.hours !== '24h',
      kind: !['attraction', 'shopping', 'cafe'].includes(row.kind) || row.access !== 'walk-in',
      tags: row.tags.includes('strenuous') || row.tags.includes('alcohol'),
      avoided: avoid.includes(row.kind === 'cafe' ? 'cafes' : row.kind),
      diet: diet.includes('vegan') && row.kind === 'cafe' && !row.tags.includes('vegan'),
      child: travelerType === 'family' && row.tags.includes('adult'),
      near: isOperation && (stop.leg.mode !== 'walk' || metresFromClinic(row) > 1000),
    }
    return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${what}: ${stop.placeId}`] : []))
  })
  const isTwice = new Set(round.stops.map(({ placeId }) => placeId)).size < round.stops.length
  return [
    ...faults,
    ...(meets < free + round.back.minutes || meets > end - 10 ? ['the meeting'] : []),
    ...(isTwice ? ['twice'] : []),
  ]
}

test('whoever comes along is at open places of their own, between the arrival and the end, and back in time', () => {
  let told = 0
  fc.assert(
    fc.property(rows, visit, company, (some, at, step2) => {
      const { plan, catalogue, wishes } = planWait({ rows: some, visits: [at], step2 })
      const rounds = roundsOf(plan)
      told += rounds.length
      const isAlone = step2.travelerType === 'solo'
      const minutes = minutesOfPlanClock(at.leave) - minutesOfPlanClock(at.arrive)
      expect(rounds.length).toBeLessThanOrEqual(isAlone || minutes < 60 ? 0 : 1)
      expect(rounds.flatMap((round) => faultsOf(round, at, step2, catalogue))).toEqual([])
      const spent = rounds.reduce((sum, round) => sum + costOfCompanion(round), 0)
      expect(spent === 0 || (plan.days[0]?.cost ?? 0) + spent <= (wishes.dailyLimit ?? Infinity)).toBe(true)
      const rule = checkDays({ wishes, catalogue, plan }).find((verdict) => verdict.rule === 'company')
      expect(rule?.violations).toEqual([])
    }),
    { numRuns: isLong ? 2000 : 200 },
  )
  // Otherwise nothing was tested.
  expect(told).toBeGreaterThan(20)
})
