import { expect, test } from 'vitest'
import { planRequest } from '#domain/trips/answers/trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { splitTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { writePlainText } from '#domain/trips/exports/plain-text.ts'
import { costOfMoves } from '#domain/trips/plan/trip-cities.ts'
import { reportOf } from '#domain/trips/plan/trip-report.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { countOf } from '#locales/en/trips/words/trip-figures.ts'
import { planDays } from '#planner/trips/plan-trip.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { storyOf, wordsOf } from '#testing/trips/trip-words.ts'
import { exportOptions } from '#testing/trips/two-day-trip.ts'
import { minutesOnTheWay } from '#web/features/trips/results/timeline/trip-days.ts'

const seeds = isLong ? [1, 2, 3, 4, 5, 6] : [1, 2]

/** A trip of a random request, as it is stored. */
function createPlanMaker() {
  const catalogue = readCatalogue()
  const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
  const transport = readTransport()
  const places = Object.fromEntries(catalogue.map((row) => [row.id, row]))
  return (seed: number): TripDocument => {
    const steps = createRandomSteps(seed)
    const plan = planDays({ wishes: readTripWishes(steps, known), catalogue, transport, seed, effort: 0.03 })
    const trip = { steps: planRequest(steps), plan, places }
    const words = { text: wordsOf(trip, known), by: 'built-in' as const }
    return { ...trip, format: 1, words, recommendations: {}, generatedAt: '2027-01-04T03:00:00.000Z' }
  }
}

/** Every place where a number of this trip differs from its plan. */
function findDifferences(trip: TripDocument): string[] {
  const { plan, words } = trip
  const { hours } = reportOf(trip)
  const story = storyOf(trip)
  const file = writePlainText(trip, { ...exportOptions, writeWords: () => '' })
  const days = splitTripMarkdown(words.text, plan.days.length).days
  const differences: string[] = []
  const expectSame = (what: string, shown: unknown, planned: unknown) => {
    if (shown !== planned) differences.push(`${what}: ${String(shown)} instead of ${String(planned)}`)
  }
  const expectText = (what: string, text: string, part: string) => {
    if (!text.includes(part)) differences.push(`${what} lacks “${part}”`)
  }
  expectSame(
    'hours of the checker',
    plan.checks.find(({ rule }) => rule === 'open')?.onUnverifiedFacts,
    hours.unconfirmed,
  )
  expectSame('hours of the file', file.match(/Opening hours not (?:known|confirmed)/gu)?.length ?? 0, hours.unconfirmed)
  if (hours.unconfirmed > 0 && hours.unconfirmed === hours.stops)
    expectText('the text', words.text, `the opening hours of these ${countOf(hours.stops, 'stop')}`)
  else if (hours.unconfirmed > 0)
    expectText(
      'the text',
      words.text,
      `Of the ${countOf(hours.stops, 'stop')}, ${countOf(hours.unconfirmed, 'has', 'have')}`,
    )
  for (const [index, { stops, cost }] of plan.days.entries()) {
    const told = days[index] ?? ''
    const usual = story.days[index]?.stops.filter(({ hours: known }) => known === 'unconfirmed').length ?? 0
    if (usual > 0) expectText(`day ${index + 1}`, told.toLowerCase(), `the hours of ${countOf(usual, 'stop')}`)
    if (stops.length > 0 && cost > 0) expectText(`day ${index + 1}`, told, `₩${grouped(cost)}`)
    expectText('the file', file, `This day: about ₩${grouped(cost)} per traveller`)
  }
  const onTheSpot = plan.days.reduce((sum, { cost }) => sum + cost, 0)
  expectSame('cost of days and moves', onTheSpot + costOfMoves(plan.days), plan.totals.cost)
  const minutes = plan.days.reduce((sum, day) => sum + minutesOnTheWay(day), 0)
  expectSame('travel of the days', minutes, plan.totals.travelMinutes)
  expectSame('moves of the text', story.money.moves, costOfMoves(plan.days))
  expectText('the file', file, `The whole trip: about ₩${grouped(plan.totals.cost)} per traveller`)
  return differences
}

test('every number that is told of a fresh trip is that of its plan', { timeout: 600_000 }, () => {
  const makePlan = createPlanMaker()
  const found: string[] = []
  for (const seed of seeds) found.push(...findDifferences(makePlan(seed)).map((difference) => `${seed}: ${difference}`))
  expect(found).toEqual([])
})
