import { calendarDate, line, placeId, storedPlace } from './repair-trip-places.ts'
import { storedPlan } from './repair-trip-plans.ts'
import { repairTripStep } from '#domain/trips/answers/repair-trip-steps.ts'
import {
  fieldsOf,
  listOf,
  type Losses,
  objectOf,
  oneOf,
  orElse,
  type Reader,
  recordOf,
  textUpTo,
  wholeIn,
} from './stored-values.ts'
import { longestTexts, mostItems } from './trip-document-limits.ts'
import { type Recommendation, type TripDocument, wordWriters } from './trip-documents.ts'
import { finishTripStep1 } from '#domain/trips/answers/trip-drafts.ts'
import { dailyBudget, planRequest, type TripStep2, type TripSteps } from '#domain/trips/answers/trips.ts'

/** A trip as far as it could be read; `isWhole` is false when something had to be left out or replaced. */
export type RepairedTrip = { document: TripDocument; isWhole: boolean }

const recommendation: Reader<Recommendation> = objectOf<Recommendation>({
  id: placeId,
  title: line,
  description: textUpTo(longestTexts.description),
  address: line,
  rating: (stored) => (stored === null ? null : undefined),
})
const recommendations = recordOf(
  textUpTo(longestTexts.group),
  listOf(recommendation, mostItems.recommendations),
  mostItems.groups,
)
const places = recordOf(placeId, storedPlace, mostItems.places)
const words = objectOf<TripDocument['words']>({ text: textUpTo(longestTexts.words), by: oneOf(wordWriters) })
const moment: Reader<string> = (stored) =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : undefined

/**
 * Reads a trip that this device stored, part by part, so that one broken value does not cost the others. Null when
 * no days can be read from it. Never throws. It needs no validator, unlike trip-document-schemas.ts.
 */
export function repairTripDocument(stored: unknown): RepairedTrip | null {
  const fields = fieldsOf(stored)
  if (fields?.['format'] !== 1) return null
  const losses: Losses = { count: 0 }
  const steps = fieldsOf(fields['steps'])
  const plan = storedPlan(fields['plan'], losses, startOf(steps?.['step1']))
  if (!plan) return null
  const [first, last] = [plan.days[0]?.date ?? '', plan.days.at(-1)?.date ?? '']
  const document: TripDocument = {
    format: 1,
    steps: readSteps(steps ?? {}, { first, last }, losses),
    plan,
    places: ownPlaces(orElse(places, {})(fields['places'], losses), losses),
    recommendations: orElse(recommendations, {})(fields['recommendations'], losses),
    // Empty words are written again where they are shown.
    words: orElse(words, { text: '', by: 'built-in' })(fields['words'], losses),
    generatedAt: orElse(moment, `${first}T00:00:00.000Z`)(fields['generatedAt'], losses),
  }
  return { document, isWhole: losses.count === 0 }
}

function startOf(step1: unknown): string | null {
  return calendarDate(fieldsOf(step1)?.['startDate'], { count: 0 }) ?? null
}

/** The answers that the plan was made from; dates that cannot be read are those of its days. */
function readSteps(stored: Record<string, unknown>, days: { first: string; last: string }, losses: Losses): TripSteps {
  const step1 = repairTripStep('step1', asText(stored['step1']))
  const step2 = repairTripStep('step2', asText(stored['step2']))
  const step3 = repairTripStep('step3', asText(stored['step3']))
  const finished = finishTripStep1(step1.draft)
  losses.count += step1.lost.length + step2.lost.length + step3.lost.length + (finished ? 0 : 1)
  const { selectedInterests } = step1.draft
  const dated = finished ?? { selectedInterests, startDate: days.first, endDate: days.last }
  return planRequest({
    step1: inStoredOrder(dated, stored['step1']),
    step2: { ...inStoredOrder(step2.draft, stored['step2']), ...exactBudget(stored['step2']) },
    step3: inStoredOrder(step3.draft, stored['step3']),
  })
}

/** The daily budget of a plan may lie between two steps of the form's slider. */
function exactBudget(step2: unknown): Partial<Pick<TripStep2, 'dailyBudgetRange'>> {
  const won = wholeIn(dailyBudget.min, dailyBudget.max)(fieldsOf(step2)?.['dailyBudgetRange'], { count: 0 })
  return won === undefined ? {} : { dailyBudgetRange: won }
}

/** Choices in the order in which they were stored: otherwise the account's copy would seem to be another version. */
function inStoredOrder<Step extends { [name: string]: unknown }>(read: Step, stored: unknown): Step {
  const given = fieldsOf(stored) ?? {}
  const ordered = Object.entries(read).map(([name, value]) => {
    const list: unknown = given[name]
    if (!Array.isArray(value) || !Array.isArray(list)) return [name, value]
    return [name, value.toSorted((one, other) => list.indexOf(one) - list.indexOf(other))]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields and items in another order
  return Object.fromEntries(ordered) as Step
}

function asText(stored: unknown): string {
  return JSON.stringify(stored) ?? ''
}

/** Keeps only places whose key is their own id. */
function ownPlaces(read: TripDocument['places'], losses: Losses): TripDocument['places'] {
  const entries = Object.entries(read)
  const own = entries.filter(([id, place]) => place.id === id)
  losses.count += entries.length - own.length
  return Object.fromEntries(own)
}
