import type { z } from 'zod/mini'
import { addDays, isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { interests, unknownPlace } from '#domain/places/places.ts'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { longestTripDays, requestStep3 } from '#domain/trips/answers/trips.ts'
import { planBase } from '#domain/trips/plan/plan-schemas.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { fieldsOf } from './fields-of.ts'
import { largestNumbers } from './trip-document-limits.ts'
import { tripDocument } from './trip-document-schemas.ts'
import type { TripDocument } from './trip-documents.ts'

/** A trip as far as it could be read; `isWhole` is false when something had to be left out or replaced. */
export type RepairedTrip = { document: TripDocument; isWhole: boolean }

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A refused part is left out, then what cannot be without it, and so on: far fewer passes than this. */
const passesAtMost = 20

/**
 * Reads a trip that this device stored. What its schema refuses is left out or replaced, so that one broken value does
 * not cost the others, and what is read is lawful for an account. Null when no days can be read from it.
 */
export function repairTripDocument(stored: unknown): RepairedTrip | null {
  let read = tripDocument.safeParse(stored)
  if (read.success) return { document: read.data, isWhole: true }
  const trip = fieldsOf(copyOf(stored ?? null))
  if (!trip) return null
  const replacements = replacementsFor(trip)
  let isWhole = true
  for (let pass = 0; pass < passesAtMost && !read.success; pass += 1) {
    const { issues } = read.error
    isWhole &&= issues.every(({ code }) => code === 'unrecognized_keys')
    if (!mend(trip, issues, replacements)) return null
    read = tripDocument.safeParse(trip)
  }
  if (!read.success) return null
  const { data } = read
  return isWhole
    ? { document: data, isWhole }
    : { document: { ...data, plan: { ...data.plan, totals: sumsOf(data.plan.days) } }, isWhole }
}

/** What replaces an unreadable part, by its path; a star is any key. A part without a replacement is left out. */
type Replacements = ReadonlyMap<string, unknown>

function replacementsFor({ plan, steps }: Record<string, unknown>): Replacements {
  const days = daysOf(plan)
  const base = [fieldsOf(plan)?.['base'], ...days.flatMap((day) => [day?.['from'], day?.['to']])].find(
    (one) => planBase.safeParse(one).success,
  )
  const start = [days[0]?.['date'], fieldsOf(fieldsOf(steps)?.['step1'])?.['startDate']].find(isDate)
  // The days of a trip follow each other, so a date that is unreadable is known.
  const dates = start === undefined ? [] : days.map((_, index) => addDays(start, index))
  // When no interest is known, none is preferred.
  const step1 = { startDate: dates[0], endDate: dates.at(-1), selectedInterests: interests }
  const { step2 } = emptySteps
  const step3 = requestStep3(emptySteps.step3)
  // Whether a place is closed for ever is no fact that a plan may do without.
  const { permanentlyClosed: _isClosed, ...placeFacts } = unknownPlace
  return new Map([
    ...under('plan', {
      timeZone: 'Asia/Seoul',
      currency: 'KRW',
      seed: 0,
      base,
      unplaced: [],
      warnings: [],
      conflicts: [],
      checks: [],
      budget: { dailyLimit: null, tripLimit: null },
      totals: sumsOf([]),
    }),
    ...dates.flatMap((date, index) => under(`plan.days.${index}`, { date })),
    ...under('plan.days.*', { from: base, to: base, returnLeg: null, cost: 0, shortfall: null }),
    // Unreadable hours are hours that nobody has confirmed.
    ...under('plan.days.*.stops.*', { leg: null, cost: 0, hoursUnknown: true, because: [] }),
    ...under('places.*', placeFacts),
    ...under('steps', { step1, step2, step3 }),
    ...under('steps.step1', step1),
    ...under('steps.step2', step2),
    ...under('steps.step3', step3),
    ['steps', { step1, step2, step3 }],
    ['places', {}],
    ['recommendations', {}],
    // Empty words are written again where they are shown.
    ['words', { text: '', by: 'built-in' }],
    ['generatedAt', `${dates[0]}T00:00:00.000Z`],
  ])
}

function under(at: string, fields: object): [string, unknown][] {
  return Object.entries(fields).map(([name, value]: [string, unknown]) => [`${at}.${name}`, value])
}

/** Leaves out or replaces what the issues name. False when the trip cannot do without it. */
function mend(trip: object, issues: readonly Issue[], replacements: Replacements): boolean {
  const removed = new Map<unknown[], Set<number>>()
  // Several issues may name one part.
  const parts = new Map(
    issues.map((issue) => {
      const path = presentPart(trip, issue.path, replacements)
      return [path.join('.'), { path, issue }] as const
    }),
  )
  const isMended = [...parts].every(([at, { path, issue }]) => {
    const value = valueAt(trip, path)
    if (issue.code === 'unrecognized_keys') {
      return isObject(value) && issue.keys.every((key) => Reflect.deleteProperty(value, key))
    }
    if (at === 'places' && issue.code === 'custom' && isObject(value) && !issue.params) return keepUnderTheirId(value)
    if (at === 'plan.days') return redate(value, replacements)
    // The answers are for the days of the plan.
    if (at === 'steps.step1.endDate') leaveOut(trip, ['steps', 'step1', 'startDate'], replacements, removed)
    return shorten(value, issue) || leaveOut(trip, path, replacements, removed)
  })
  for (const [list, indexes] of removed) list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)))
  return isMended
}

function keepUnderTheirId(places: object): boolean {
  return Object.entries(places).every(
    ([id, place]: [string, unknown]) => fieldsOf(place)?.['id'] === id || Reflect.deleteProperty(places, id),
  )
}

/** A date may stand only once. */
function redate(days: unknown, replacements: Replacements): boolean {
  if (!Array.isArray(days) || days.length === 0 || days.length > longestTripDays) return false
  return days.every((day: unknown, index) => {
    const date = replacements.get(`plan.days.${index}.date`)
    return isObject(day) && date !== undefined && Reflect.set(day, 'date', date)
  })
}

/** Of a list or record with too many entries, or with one of them twice, the others stay. */
function shorten(value: unknown, issue: Issue): boolean {
  if (issue.code !== 'custom' || !isObject(value)) return false
  const most: unknown = issue.params?.['most']
  if (!Array.isArray(value)) {
    if (typeof most !== 'number') return false
    return Object.keys(value)
      .slice(most)
      .every((key) => Reflect.deleteProperty(value, key))
  }
  const kept = [...new Set<unknown>(value)].slice(0, typeof most === 'number' ? most : value.length)
  return value.splice(0, value.length, ...kept).length > kept.length
}

function leaveOut(trip: object, path: Path, replacements: Replacements, removed: Map<unknown[], Set<number>>): boolean {
  const [owner, key] = [valueAt(trip, path.slice(0, -1)), path.at(-1)]
  if (key === undefined) return false
  if (!isObject(owner)) return true // left out together with what contained it
  const replacement = replacementAt(path, replacements)
  if (replacement !== undefined) return Reflect.set(owner, key, copyOf(replacement))
  // If a day were left out, the other days would move to other dates.
  if (path[0] === 'plan' && path.length <= 3 && (path.length === 1 || path[1] === 'days')) return false
  if (!Array.isArray(owner)) return Reflect.deleteProperty(owner, key)
  removed.set(owner, (removed.get(owner) ?? new Set()).add(Number(key)))
  return true
}

/** A part that is missing and has no replacement is a fault of what should contain it. */
function presentPart(trip: object, path: Path, replacements: Replacements): Path {
  const [owner, key] = [valueAt(trip, path.slice(0, -1)), path.at(-1)]
  const isThere = key === undefined || !isObject(owner) || Object.hasOwn(owner, key)
  return isThere || replacementAt(path, replacements) !== undefined
    ? path
    : presentPart(trip, path.slice(0, -1), replacements)
}

function replacementAt(path: Path, replacements: Replacements): unknown {
  const at = path.join('.')
  const starred = at.replace(/^(places|plan\.days)\.[^.]+/u, '$1.*').replace(/\.stops\.\d+/u, '.stops.*')
  return replacements.get(at) ?? replacements.get(starred)
}

function valueAt(trip: object, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    trip,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value)
}

function daysOf(plan: unknown): (Record<string, unknown> | null)[] {
  const days = fieldsOf(plan)?.['days']
  return Array.isArray(days) && days.length <= longestTripDays ? days.map((day: unknown) => fieldsOf(day)) : []
}

function sumsOf(days: Plan['days']): Plan['totals'] {
  const stops = days.flatMap((day) => day.stops)
  const legs = [...stops.map(({ leg }) => leg), ...days.map(({ returnLeg }) => returnLeg)]
  return {
    cost: Math.min(
      days.reduce((sum, { cost }) => sum + cost, 0),
      largestNumbers.won,
    ),
    travelMinutes: legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
    stops: stops.length,
  }
}
