import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { repairTripDocument } from '#domain/trips/document/repair-trip-document.ts'
import { tripDocument } from '#domain/trips/document/trip-document-schemas.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { planRequest, type TripSteps } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'
import { fillInPlanText } from '#locales/en/trips/trip-plan-words.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planDays } from '#planner/trips/plan-trip.ts'
import { presentRecommendation, recommendPlaces } from '#planner/trips/candidates/recommendations.ts'
import { isLong } from '#testing/long-rounds.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { createWideSteps } from '#testing/trips/wide-trip-steps.ts'
import { createBrowserPlanner } from './browser-planner.ts'

const facts = readPlannerFacts()
const { places: rows, treatments } = facts
const transport = createTransport(facts)
const generatedAt = '2027-01-04T03:00:00.000Z'

/** What a device reads of a document after it was stored as text. The account has to accept the same document. */
function expectReadWhole(document: TripDocument, about: string): void {
  const stored: unknown = JSON.parse(JSON.stringify(document))
  expect(tripDocument.safeParse(stored).error?.issues ?? [], about).toEqual([])
  const read = repairTripDocument(structuredClone(stored))
  expect(read?.document, about).toStrictEqual(stored)
  expect(read?.isWhole, about).toBe(true)
}

/** A plan of some rows with next to no search. All rows given are part of its document. */
function planWithLittleSearch(steps: TripSteps, seed: number, catalogue: readonly TripPlace[]): TripDocument {
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  const request = { wishes, catalogue, transport, seed, effort: 0.001 }
  const places = Object.fromEntries(catalogue.map((row) => [row.id, row]))
  const plan = planDays(request)
  const groups = Object.entries(recommendPlaces({ wishes, plan, catalogue, interestNames }))
  return {
    format: 1,
    steps,
    plan: fillInPlanText(plan, (unplaced) => closedAtTripTime(unplaced, { plan, places })),
    places,
    recommendations: Object.fromEntries(groups.map(([name, group]) => [name, group.map(presentRecommendation)])),
    words: { text: 'A trip.', by: 'built-in' },
    generatedAt,
  }
}

function shorten({ step1, ...others }: TripSteps, days: number): TripSteps {
  return { ...others, step1: { ...step1, endDate: addDays(step1.startDate, days - 1) } }
}

/** Every twentieth row beginning with another one each time, so that all rows appear in turn. */
function someRows(seed: number): TripPlace[] {
  return rows.filter((_, index) => index % 20 === seed % 20)
}

// With every run twenty plans, which have every row; in the long rounds five hundred, in five parts of some seconds.
const [parts, plans] = isLong ? [[0, 100, 200, 300, 400], 100] : [[0], 20]

test.each(parts)('stored plans from seed %i on are read back whole', (first) => {
  const seen = new Set<string>()
  for (let seed = first; seed < first + plans; seed += 1) {
    const steps = shorten(planRequest(createWideSteps(seed)), seed % 10 === 0 ? 9 : 1 + (seed % 4))
    const document = planWithLittleSearch(steps, seed, someRows(seed))
    for (const id of Object.keys(document.places)) seen.add(id)
    expectReadWhole(document, `seed ${seed}`)
  }
  expect(seen.size, 'every row of the catalogue was in a plan').toBe(rows.length)
})

const surgeries = [
  ['LASIK', 'Medical Treatment', 10],
  ['rhinoplasty', 'Plastic Surgery', 13],
] as const

test.each(isLong ? surgeries : surgeries.slice(0, 1))(
  'a plan of the whole planner with %s at a clinic is read back whole',
  (surgery, category, days) => {
    const asked = { areaPreferences: [], totalBudget: '', mustVisitPlaces: '' }
    const steps = planRequest(
      askTrip(days, asked, { beautyInterest: 'interested', beautyCategories: [category], plasticSurgeryType: surgery }),
    )
    const { words, ...planned } = createBrowserPlanner(facts).plan({ steps, seed: 3 }, { now: () => performance.now() })
    const treated = planned.plan.days.flatMap(({ stops }) => stops.filter(({ treatment }) => treatment))
    expect(treated.map(({ placeId }) => placeId && planned.places[placeId]?.kind)).toContain('clinic')
    expectReadWhole({ format: 1, steps, ...planned, words: { text: words, by: 'built-in' }, generatedAt }, surgery)
  },
)
