import { mealKinds } from '#domain/places/places.ts'
import type { ConflictWish, Plan, PlanPlace, Unplaced, UnplacedReason } from '#domain/trips/plan/plans.ts'
import type { SocialOption } from '#domain/trips/answers/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import { rowsOf } from '#planner/trips/candidates/candidates.ts'
import { countFarMeals, countMissingMeals, weighMeals } from '#planner/trips/meals/missing-meals.ts'
import { basesOfNights, differenceOfNights } from '#planner/trips/cities/asked-nights.ts'
import type { RelaxationName } from './relaxations.ts'
import { hasNoHours } from '#planner/trips/trip-parts.ts'
import type { Solved } from '#planner/trips/trip-problem.ts'

/** Something that a plan lacks: a wish, or a meal. */
export type Lack = {
  /** The answer that asked for it; null for meals, which every plan should have. */
  wish: Extract<
    ConflictWish,
    'mustVisitPlaces' | 'beautyCategories' | 'selectedInterests' | 'socialMediaOptions' | 'nights'
  > | null
  place: PlaceWish | null
  /** The trip is too short for this treatment. */
  isTooShort?: true
  /** The changes that may bring it in, in the order in which they are offered. */
  changes: readonly RelaxationName[]
  /** How much of it is missing in a plan. */
  count: (other: Solved) => number
  /** Rows of the catalogue that may bring it in. */
  mayHelp: (row: PlanPlace) => boolean
}

const moreMoney = ['dailyBudgetRange', 'totalBudget', 'bothBudgets'] as const
// Only other dates help with a closed sight, and only more money with an expensive one.
const changesFor: Partial<Record<UnplacedReason, Lack['changes']>> = {
  closed: ['dates'],
  too_far: ['areaPreferences', 'cities', 'nights', 'dates'],
  budget: moreMoney,
  no_time: [
    'keptHours',
    'activityIntensity',
    ...moreMoney,
    'diet',
    'areaPreferences',
    'cities',
    'nights',
    'socialMediaOptions',
    'dates',
    'beautyCategories',
    'mustVisitPlaces',
  ],
  recovery: ['dates', 'beautyCategories'],
  trip_too_short: ['dates', 'mustVisitPlaces'],
}
const changesForMeals = ['areaPreferences', 'cities', 'nights', 'dates', 'beautyCategories', 'mustVisitPlaces'] as const
const changesForNights = ['dates', 'beautyCategories', 'flights', 'totalBudget', 'nights'] as const
const changesForHours = ['dates', 'flights'] as const
const changesForAnswers: Lack['changes'] = [
  ...moreMoney,
  'activityIntensity',
  'nights',
  'dates',
  'beautyCategories',
  'flights',
]

/** What a plan lacks, the worst first. */
export function listLacks(now: Solved): Lack[] {
  const lacks = [
    ...lackOfMeals(now),
    ...lackOfNights(now),
    ...listLeftOut(now),
    ...lackOfInterests(now),
    ...lackOfSharing(now),
  ]
  return hasNoHours(now.parts) ? lacks.map((lack) => ({ ...lack, changes: changesForHours })) : lacks
}

/** Whether a plan leaves out a wish that another one meets, or has fewer meals. Dropped wishes do not count. */
export function losesSomething(other: Solved, now: Solved): boolean {
  const missingADay = (of: Solved) => countMissingMeals(of) / of.plan.days.length
  return losesWish(other, now) || missingADay(other) > missingADay(now)
}

function losesWish(other: Solved, now: Solved): boolean {
  const known = new Set(now.plan.unplaced.map(keyOf))
  return other.plan.unplaced.some((entry) => !known.has(keyOf(entry)))
}

/** Whether it leaves out another named place or treatment. */
function losesNamed({ plan, parts }: Solved, now: Solved): boolean {
  const liked = new Set(parts.wishes.likes)
  return losesWish({ plan: { ...plan, unplaced: plan.unplaced.filter(({ name }) => !liked.has(name)) }, parts }, now)
}

function lackOfMeals(now: Solved): Lack[] {
  if (countMissingMeals(now) + countFarMeals(now) === 0) return []
  const mayHelp = ({ kind }: PlanPlace) => mealKinds.includes(kind)
  const count = (other: Solved) => weighMeals(other, now.parts.wishes)
  const changes = [...moneyTightestFirst(now.parts.wishes), 'diet' as const, ...changesForMeals]
  return [{ wish: null, place: null, changes, count, mayHelp }]
}

/** Nights in a city that were asked for, and are not in the plan. */
function lackOfNights(now: Solved): Lack[] {
  const asked = now.parts.wishes.nights
  const count = ({ plan }: Solved) => differenceOfNights(asked, basesOfNights(plan.days)).missing
  if (count(now) === 0) return []
  return [{ wish: 'nights', place: null, changes: changesForNights, count, mayHelp: () => false }]
}

/** The limit that leaves less for a day is the likelier reason. */
function moneyTightestFirst({ dailyLimit, tripLimit, days }: TripWishes): Lack['changes'] {
  const isTripTighter = dailyLimit !== null && tripLimit !== null && tripLimit / days < dailyLimit
  return isTripTighter ? ['totalBudget', 'dailyBudgetRange', 'bothBudgets'] : moreMoney
}

/** Named places and treatments that could not be placed because of other wishes. */
function listLeftOut(now: Solved): Lack[] {
  const { wishes, candidates } = now.parts
  const rows = candidates.map(({ row }) => row)
  return now.plan.unplaced.flatMap((entry): Lack[] => {
    const changes = changesFor[entry.reason]
    const place = wishes.places.find((wish) => isAbout(entry, wish, rows)) ?? null
    // A row without a wish was not named, and what is only liked clashes with nothing.
    if (!changes || (place === null && (entry.placeId !== null || wishes.likes.includes(entry.name)))) return []
    const isStillOut = ({ unplaced }: Plan) =>
      unplaced.some((left) => keyOf(left) === keyOf(entry) && changesFor[left.reason])
    return [
      {
        wish: place ? 'mustVisitPlaces' : 'beautyCategories',
        place,
        ...(entry.reason === 'trip_too_short' && { isTooShort: true }),
        changes,
        // A short trial knows few places, so only a whole plan shows whether a meal or what is liked is lost.
        count: (other) => (isStillOut(other.plan) || losesNamed(other, now) ? 1 : 0),
        mayHelp: () => false,
      },
    ]
  })
}

function lackOfInterests(now: Solved): Lack[] {
  // Also one for which there is nothing in the cities of the trip: the plan says so.
  const missing = now.parts.wishes.interests.filter(
    (interest) => !isThere(now, ({ interests }) => interests.includes(interest)),
  )
  if (missing.length === 0) return []
  const count = (other: Solved) =>
    missing.filter((interest) => !isThere(other, ({ interests }) => interests.includes(interest))).length
  const mayHelp = ({ interests }: PlanPlace) => missing.some((interest) => interests.includes(interest))
  return [{ wish: 'selectedInterests', place: null, changes: changesForAnswers, count, mayHelp }]
}

function lackOfSharing(now: Solved): Lack[] {
  const missing = now.parts.wishes.social.filter((option) => isLacking(now, isSharedAs(option)))
  if (missing.length === 0) return []
  const count = (other: Solved) => missing.filter((option) => !isThere(other, isSharedAs(option))).length
  const mayHelp = (row: PlanPlace) => missing.some((option) => isSharedAs(option)(row))
  return [{ wish: 'socialMediaOptions', place: null, changes: changesForAnswers, count, mayHelp }]
}

/** The plan has no such place, though there are some. */
function isLacking(solved: Solved, isMeant: (row: PlanPlace) => boolean): boolean {
  return solved.parts.candidates.some(({ row }) => isMeant(row)) && !isThere(solved, isMeant)
}

function isThere({ plan, parts }: Solved, isMeant: (row: PlanPlace) => boolean): boolean {
  const placed = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return parts.candidates.some(({ row }) => isMeant(row) && placed.has(row.id))
}

function isSharedAs(option: SocialOption): (row: PlanPlace) => boolean {
  switch (option) {
    case 'Cafe':
      return ({ kind }) => kind === 'cafe'
    case 'Restaurants':
      return ({ kind }) => kind === 'restaurant'
    case 'Hidden Gem':
      return ({ tags }) => tags.includes('hidden-gem')
    case 'Viral Location':
      return ({ tags }) => tags.includes('viral')
    case 'Instagrammable places only':
      return () => false
  }
}

function keyOf({ placeId, name }: Unplaced): string {
  return placeId ?? name
}

/** A region is represented by one of its sights. */
function isAbout({ placeId, name }: Unplaced, wish: PlaceWish, rows: readonly PlanPlace[]): boolean {
  if (placeId === null) return wish.text === name
  switch (wish.kind) {
    case 'place':
      return wish.placeId === placeId
    case 'several':
      return wish.placeIds.includes(placeId)
    case 'area':
    case 'region':
      return rowsOf(wish, rows).some(({ id }) => id === placeId)
    case 'declined':
    case 'wish':
    case 'unknown':
      return false
  }
}
