import { addDays } from '#domain/calendar-dates.ts'
import type { PlaceTag } from '#domain/places.ts'
import type { PlanBase, PlanPlace, StopKind, Unplaced } from '#domain/plans.ts'
import type { BeautyCategory } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isSamePoint, type Point, straightMetres } from '#domain/distances.ts'
import { startsOn } from './opening-windows.ts'
import { isInQuarterOf, type Reach } from './day-trips.ts'
import { dietPoints, suitsDiets } from './diets.ts'
import { inRegion } from './trip-base.ts'
import { maySeeSeveral } from './trip-cities.ts'

/** A place that a plan may hold, what it would be there, and why it would be liked. */
export type Candidate = {
  row: PlanPlace
  kind: StopKind
  score: number
  minutes: number
  cost: number
  isMust: boolean
  because: string[]
}

/** What the form calls it. */
export const categoryOf: Partial<Record<PlaceTag, BeautyCategory>> = {
  hair: 'Hair Care',
  skincare: 'Korean Skincare Shopping',
}

// The time of a search grows with the number of candidates, and a short trip needs fewer. The numbers are several times
// what the days can hold, because some candidates are closed or far away.
const mostOf = {
  sights: { base: 70, aDay: 20, most: 320 },
  cafes: { base: 12, aDay: 3, most: 40 },
  meals: { base: 40, aDay: 9, most: 200 },
}
// Whoever rides two hours to a place sees what lies around it.
const quarterWorth = 60
/** Not for the days after a treatment. */
const tiringTags: readonly PlaceTag[] = ['hot', 'sauna', 'strenuous', 'alcohol', 'swim']

export function isTiring({ kind, tags }: PlanPlace): boolean {
  return kind === 'nightlife' || tags.some((tag) => tiringTags.includes(tag))
}

/** The bases of a trip, what is reached from each of them, and where each night is spent. */
export type Slept = {
  bases: readonly [PlanBase, ...PlanBase[]]
  reaches: readonly Reach[]
  nights: readonly PlanBase[]
}

/** What may be planned, the best of each kind, and what was wished for and cannot be. */
export function chooseCandidates(
  wishes: TripWishes,
  catalogue: readonly PlanPlace[],
  { bases, reaches, nights }: Slept,
) {
  const reach: Reach = {
    isNear: (point) => reaches.some((each) => each.isNear(point)),
    isOnDayTrip: (point) => reaches.some((each) => each.isOnDayTrip(point)),
  }
  const nearest = (point: Point) =>
    bases.reduce((best, base) => (straightMetres(base, point) < straightMetres(best, point) ? base : best))
  const unplaced: Unplaced[] = []
  const musts = resolveMusts(wishes, catalogue, reach, unplaced)
  const farMusts = catalogue.filter((row) => musts.has(row.id) && !reach.isNear(row))
  const isReached = (row: PlanPlace) => reach.isNear(row) || isInQuarterOf(farMusts, row)
  const all = catalogue.flatMap((row, rank) => {
    const isMust = musts.has(row.id)
    if (row.kind === 'clinic' || row.kind === 'lodging' || row.permanentlyClosed) return []
    if (!isMust && (!comesUnasked(row, wishes) || !isEasy(row, wishes) || !isReached(row))) return []
    if (!opensDuring(row, wishes)) return []
    if (!isMust && kindOf(row) === 'meal' && !suitsDiets(row, wishes.diets)) return []
    const candidate = weigh(row, rank / catalogue.length, isMust, wishes, nearest(row))
    return [isInQuarterOf(farMusts, row) ? { ...candidate, score: candidate.score + quarterWorth } : candidate]
  })
  const best = (kinds: readonly StopKind[], { base: few, aDay, most }: (typeof mostOf)['sights']) => {
    const some = all.filter(({ kind }) => kinds.includes(kind))
    const sorted = some.toSorted((one, other) => Number(other.isMust) - Number(one.isMust) || other.score - one.score)
    // Each city has its share, by the days that are spent there.
    return bases.flatMap((base) => {
      const here = sorted.filter(({ row }) => nearest(row) === base)
      const days = Math.min(wishes.days, 1 + nights.filter((night) => isSamePoint(night, base)).length)
      return here.slice(0, Math.min(most, few + aDay * days))
    })
  }
  for (const tag of wishes.beautyTags)
    if (!all.some(({ row }) => row.tags.includes(tag)))
      unplaced.push({ placeId: null, name: categoryOf[tag] ?? tag, reason: 'no_clinic', note: '' })
  const chosen = [
    ...best(['attraction', 'shopping', 'nightlife'], mostOf.sights),
    ...best(['cafe'], mostOf.cafes),
    ...best(['meal'], mostOf.meals),
  ]
  return { candidates: chosen, unplaced }
}

/** The rows that have to be in the plan. What cannot be is left out with its reason. */
function resolveMusts(wishes: TripWishes, catalogue: readonly PlanPlace[], reach: Reach, unplaced: Unplaced[]) {
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  const musts = new Set<string>()
  for (const wish of wishes.places) {
    const ids = wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : []
    const named = ids.flatMap((id) => rows.get(id) ?? [])
    const possible = named.find((row) => whyNot(row, wishes, reach) === null) ?? sightOnDayTrip(wish, catalogue)
    if (possible) musts.add(possible.id)
    else if (named[0]) unplaced.push(leaveOut(named[0], whyNot(named[0], wishes, reach) ?? 'no_time'))
    else if (wish.kind === 'unknown' || isTooFar(wish, catalogue, reach))
      unplaced.push({
        placeId: null,
        name: wish.text,
        reason: wish.kind === 'unknown' ? 'unknown' : maySeeSeveral(wishes) ? 'no_time' : 'too_far',
        note: '',
      })
  }
  return musts

  /** Of a named region that is a day trip away, its first sight: a region is no place to go to. */
  function sightOnDayTrip(wish: TripWishes['places'][number], all: readonly PlanPlace[]): PlanPlace | undefined {
    if (wish.kind !== 'region') return undefined
    const there = inRegion(wish.region, all)
    if (there.some(reach.isNear)) return undefined
    return there.find((row) => row.kind === 'attraction' && whyNot(row, wishes, reach) === null)
  }
}

export function leaveOut(row: PlanPlace, reason: Unplaced['reason']): Unplaced {
  return { placeId: row.id, name: row.name.en, reason, note: '' }
}

function isTooFar(wish: TripWishes['places'][number], catalogue: readonly PlanPlace[], reach: Reach): boolean {
  if (wish.kind !== 'area' && wish.kind !== 'region') return false
  return !rowsOf(wish, catalogue).some((row) => row.kind !== 'clinic' && reach.isNear(row))
}

/** What lies in an area or a part of the country. */
export function rowsOf(
  wish: Extract<TripWishes['places'][number], { kind: 'area' | 'region' }>,
  catalogue: readonly PlanPlace[],
): PlanPlace[] {
  return wish.kind === 'area' ? catalogue.filter(({ area }) => area === wish.area) : inRegion(wish.region, catalogue)
}

function whyNot(row: PlanPlace, wishes: TripWishes, reach: Reach): Unplaced['reason'] | null {
  if (row.permanentlyClosed) return 'permanently_closed'
  if (!reach.isNear(row) && !reach.isOnDayTrip(row)) return maySeeSeveral(wishes) ? 'no_time' : 'too_far'
  if (!opensDuring(row, wishes)) return 'closed'
  if (!isSuitable(row, wishes)) return 'not_suitable'
  if (row.cost !== null && wishes.dailyLimit !== null && row.cost > wishes.dailyLimit) return 'budget'
  return null
}

/** Whether a place opens at all on some day of the trip. */
export function opensDuring(row: PlanPlace, { startDate, days }: TripWishes): boolean {
  const isOpenOn = (day: number) => startsOn(row, addDays(startDate, day), row.visitMinutes).length > 0
  return row.hours === null || Array.from({ length: days }, (_, day) => day).some(isOpenOn)
}

/** Nobody climbs a ridge with a small child who did not ask for it. */
function isEasy({ tags }: PlanPlace, { travelerType }: TripWishes): boolean {
  return travelerType !== 'family' || !tags.includes('strenuous')
}

/** A family is led to nothing for adults, and to drinks only when it asked for nights out. */
function isSuitable({ kind, tags }: PlanPlace, { travelerType, interests }: TripWishes): boolean {
  if (kind === 'nightlife' && !interests.includes('nightlife')) return false
  if (travelerType !== 'family') return true
  if (tags.includes('adult')) return false
  return interests.includes('nightlife') || (kind !== 'nightlife' && !tags.includes('alcohol'))
}

/** What is seen only with a tour is left to those who name it: a tour has its own hours and is booked before. */
export function comesUnasked(row: PlanPlace, wishes: TripWishes): boolean {
  return row.access !== 'tour' && isSuitable(row, wishes)
}

const tagOfSocial: Record<TripWishes['social'][number], PlaceTag | null> = {
  Cafe: null,
  Restaurants: null,
  'Hidden Gem': 'hidden-gem',
  'Viral Location': 'viral',
  'Instagrammable places only': 'photogenic',
}

// Sights that lists of the best-known name, and those of the category `popular`; a fifth of that for one that answers
// none of the chosen interests.
const famousFrom = 3
const famousWorth = 90
const popularWorth = 120
const unaskedShare = 0.2
// Points that a meal loses if it costs the whole budget of a day; a cheaper one loses its share of them.
const priceWorth = 40
// Half of the stops lie in the areas that were chosen, also where great sights lie elsewhere.
const areaWorth = 35
// Where friends sit together, and how far somebody with little time goes.
const forFriends: readonly PlanPlace['kind'][] = ['nightlife', 'market', 'street-food']
const nearForBusiness = 3000
// The way there counts in the search; this is for the choice of what may come in at all.
const mostAwayPoints = 10
// A quarter of an hour on foot from where one stays.
const nearStay = 1000

/** What a row would be in a plan; `rank` is its place in the catalogue from 0 to 1. */
export function weigh(row: PlanPlace, rank: number, isMust: boolean, wishes: TripWishes, base: Point): Candidate {
  const because: string[] = isMust ? ['must'] : []
  let score = 20 + Math.round(30 * (1 - rank))
  const away = straightMetres(base, row)
  const like = (points: number, reason: string) => {
    score += points
    because.push(reason)
  }
  for (const interest of wishes.interests) if (row.interests.includes(interest)) like(20, `interest:${interest}`)
  if (row.area !== null && wishes.areas.includes(row.area)) like(areaWorth, `area:${row.area}`)
  for (const option of wishes.social) {
    const tag = tagOfSocial[option]
    if (tag && row.tags.includes(tag)) like(15, `tag:${tag}`)
    if (option === 'Cafe' && row.kind === 'cafe') because.push('social:cafe')
    if (option === 'Restaurants' && row.kind === 'restaurant') because.push('social:restaurants')
  }
  for (const tag of wishes.beautyTags) if (row.tags.includes(tag)) like(20, `tag:${tag}`)
  if (wishes.travelerType === 'family' && row.tags.includes('family')) like(15, 'for:family')
  if (wishes.travelerType === 'solo' && row.tags.includes('solo-friendly')) like(10, 'for:solo')
  if (wishes.travelerType === 'couple' && row.tags.includes('photogenic')) like(5, 'for:couple')
  if (wishes.travelerType === 'friends' && forFriends.includes(row.kind)) like(5, 'for:friends')
  if (wishes.travelerType === 'business' && away <= nearForBusiness) like(5, 'for:business')
  if (wishes.languageDetails.length > 0 && row.tags.includes('english-menu')) like(8, 'tag:english-menu')
  score -= Math.min(mostAwayPoints, Math.round(away / 1000))
  if (row.hours === null) score -= 15
  if (isSight(row)) score += greatness(row, wishes)
  if (kindOf(row) === 'meal' || kindOf(row) === 'cafe')
    score += dietPoints(row, wishes.diets) - pricePoints(row, wishes)
  if (isSight(row)) score = Math.round(score * sizeOf(row))
  if (wishes.accommodationType && away <= nearStay) because.push(`stay:${wishes.accommodationType}`)
  return {
    row,
    kind: kindOf(row),
    score: Math.max(1, score),
    minutes: stayOf(row),
    cost: costOf(row),
    isMust,
    because: because.length > 0 ? because : ['near'],
  }
}

function greatness({ fame, categories, interests }: PlanPlace, wishes: TripWishes): number {
  const worth = ((fame ?? 1) >= famousFrom ? famousWorth : 0) + (categories?.includes('popular') ? popularWorth : 0)
  const isAsked = wishes.interests.some((interest) => interests.includes(interest))
  return isAsked || wishes.interests.length === 0 ? worth : worth * unaskedShare
}

function pricePoints(row: PlanPlace, { dailyLimit }: TripWishes): number {
  return dailyLimit === null ? 0 : Math.round((priceWorth * costOf(row)) / dailyLimit)
}

function isSight(row: PlanPlace): boolean {
  const kind = kindOf(row)
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}

/** What one stays two hours for is a larger sight than a gate that one walks through. */
function sizeOf({ visitMinutes }: PlanPlace): number {
  return Math.min(1.5, 0.55 + visitMinutes / 130)
}

function kindOf({ kind }: PlanPlace): StopKind {
  switch (kind) {
    case 'restaurant':
    case 'street-food':
    case 'market':
      return 'meal'
    case 'cafe':
      return 'cafe'
    case 'shopping':
      return 'shopping'
    case 'nightlife':
      return 'nightlife'
    case 'attraction':
    case 'beauty':
    case 'spa':
    case 'lodging':
    case 'clinic':
      return 'attraction'
  }
}

/** Nobody eats for three hours, and a day has to hold more than one place. */
function stayOf(row: PlanPlace): number {
  return kindOf(row) === 'meal' ? Math.min(75, row.visitMinutes) : Math.min(240, row.visitMinutes)
}

// What a meal costs where only its level is known, or nothing.
const mealOfLevel: Record<1 | 2 | 3 | 4, number> = { 1: 9000, 2: 15_000, 3: 35_000, 4: 80_000 }
const usualMeal = 13_000
const usualCafe = 7000

/** The price of the catalogue, or what such a place usually costs: more rather than less. */
function costOf(row: PlanPlace): number {
  if (row.cost !== null) return row.cost
  const kind = kindOf(row)
  if (kind === 'meal') return row.budgetLevel === null ? usualMeal : mealOfLevel[row.budgetLevel]
  if (kind === 'cafe') return usualCafe
  return 0
}
