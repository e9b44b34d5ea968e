import { mealKinds } from '#domain/places.ts'
import type { ConflictWish, Plan, PlanPlace, Unplaced, UnplacedReason } from '#domain/plans.ts'
import type { SocialOption } from '#domain/trips.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import { countFarMeals, countMissingMeals, weighMeals } from './missing-meals.ts'
import type { RelaxationName } from './relaxations.ts'
import type { Solved } from './solve-days.ts'

/** Something that was wished for, or that every day has, and that a plan lacks. */
export type Lack = {
  /** The answer that asked for it; null for meals, which nobody has to ask for. */
  wish: Extract<
    ConflictWish,
    'mustVisitPlaces' | 'beautyCategories' | 'selectedInterests' | 'socialMediaOptions'
  > | null
  place: PlaceWish | null
  /** What may keep it out, in the order in which changes are offered. */
  keptOutBy: readonly RelaxationName[]
  /** How much of it a plan lacks. */
  count: (other: Solved) => number
  /** Which rows may bring it in, where any does. */
  answers: (row: PlanPlace) => boolean
}

// A sight that is shut needs another day, and one that is dear needs money: nothing else has to be tried.
const keepsOut: Partial<Record<UnplacedReason, Lack['keptOutBy']>> = {
  closed: ['dates', 'beautyCategories'],
  too_far: ['areaPreferences', 'cities', 'dates'],
  budget: ['money'],
  no_time: [
    'activityIntensity',
    'money',
    'areaPreferences',
    'cities',
    'socialMediaOptions',
    'dates',
    'beautyCategories',
    'otherPlaces',
  ],
  recovery: ['dates', 'beautyCategories'],
  trip_too_short: ['dates', 'otherPlaces'],
}
const keepsMealsOut: Lack['keptOutBy'] = [
  'money',
  'areaPreferences',
  'cities',
  'dates',
  'beautyCategories',
  'otherPlaces',
]
const keepsAnswersOut: Lack['keptOutBy'] = ['money', 'activityIntensity', 'dates', 'beautyCategories', 'flights']

/** What a plan lacks, the worst first. */
export function listLacks(now: Solved): Lack[] {
  return [...lackOfMeals(now), ...listLeftOut(now), ...lackOfInterests(now), ...lackOfSharing(now)]
}

/** Whether a plan lacks a wish or a meal that another one has. */
export function losesSomething(other: Solved, now: Solved): boolean {
  return losesWish(other, now) || countMissingMeals(other) > countMissingMeals(now)
}

function losesWish(other: Solved, now: Solved): boolean {
  const known = new Set(now.plan.unplaced.map(keyOf))
  return other.plan.unplaced.some((entry) => !known.has(keyOf(entry)))
}

function lackOfMeals(now: Solved): Lack[] {
  if (countMissingMeals(now) + countFarMeals(now) === 0) return []
  const answers = ({ kind }: PlanPlace) => mealKinds.includes(kind)
  const count = (other: Solved) => weighMeals(other, now.parts.wishes)
  return [{ wish: null, place: null, keptOutBy: keepsMealsOut, count, answers }]
}

/** Named places and treatments that could not be placed because of other wishes. */
function listLeftOut(now: Solved): Lack[] {
  return now.plan.unplaced.flatMap((entry): Lack[] => {
    const keptOutBy = keepsOut[entry.reason]
    if (!keptOutBy) return []
    const place = now.parts.wishes.places.find((wish) => isAbout(entry, wish)) ?? null
    const isStillOut = ({ unplaced }: Plan) =>
      unplaced.some((left) => keyOf(left) === keyOf(entry) && keepsOut[left.reason])
    return [
      {
        wish: place ? 'mustVisitPlaces' : 'beautyCategories',
        place,
        keptOutBy,
        // A quick trial knows few tables: whether a meal is lost, the whole plan shows.
        count: (other) => (isStillOut(other.plan) || losesWish(other, now) ? 1 : 0),
        answers: () => false,
      },
    ]
  })
}

function lackOfInterests(now: Solved): Lack[] {
  const missing = now.parts.wishes.interests.filter((interest) =>
    isLacking(now, ({ interests }) => interests.includes(interest)),
  )
  if (missing.length === 0) return []
  const count = (other: Solved) =>
    missing.filter((interest) => !isThere(other, ({ interests }) => interests.includes(interest))).length
  const answers = ({ interests }: PlanPlace) => missing.some((interest) => interests.includes(interest))
  return [{ wish: 'selectedInterests', place: null, keptOutBy: keepsAnswersOut, count, answers }]
}

function lackOfSharing(now: Solved): Lack[] {
  const missing = now.parts.wishes.social.filter((option) => isLacking(now, isSharedAs(option)))
  if (missing.length === 0) return []
  const count = (other: Solved) => missing.filter((option) => !isThere(other, isSharedAs(option))).length
  const answers = (row: PlanPlace) => missing.some((option) => isSharedAs(option)(row))
  return [{ wish: 'socialMediaOptions', place: null, keptOutBy: keepsAnswersOut, count, answers }]
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

function isAbout({ placeId, name }: Unplaced, wish: PlaceWish): boolean {
  if (placeId === null) return wish.text === name
  if (wish.kind === 'place') return wish.placeId === placeId
  return wish.kind === 'several' && wish.placeIds.includes(placeId)
}
