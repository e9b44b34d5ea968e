import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { datesFrom } from '#domain/korea/calendar-dates.ts'
import { isOfTrees } from '#domain/places/place-seasons.ts'
import type { SenseSeason } from '#domain/places/place-sense.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import type { PlanPlace, StopKind } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isWithin } from './lively-hours.ts'
import { isLikedAs } from '#domain/wishes/meant-by.ts'
import { isSeasonKind } from '#domain/wishes/season-kinds.ts'
import { hasChildren } from './who-travels.ts'
import { dietPoints } from '#planner/trips/meals/diets.ts'
import { kitchenPoints } from '#planner/trips/meals/kitchens.ts'
import { isShortOfMoney, moneyOfDay } from '#planner/trips/money-of-days.ts'

/** A place that may be planned, with its kind of stop and the reasons for it. */
export type Candidate = {
  row: PlanPlace
  kind: StopKind
  score: number
  minutes: number
  cost: number
  isMust: boolean
  /** The best known of a kind that the traveller likes: the plan should have it. */
  isLiked?: boolean
  /** The parts of the year in which it is of that kind, for a place of blossoms or leaves: it is seen only then. */
  likedIn?: readonly SenseSeason[]
  because: string[]
}

const tagOfSocial: Record<TripWishes['social'][number], PlaceTag | null> = {
  Cafe: null,
  Restaurants: null,
  'Hidden Gem': 'hidden-gem',
  'Viral Location': 'viral',
  'Instagrammable places only': 'photogenic',
}

// Points for sights on lists of the best known ones, and for the category `popular`. A sight that matches none of the
// chosen interests gets a fifth of them.
const famousFrom = 3
const famousWorth = 85
const popularWorth = 112
const unaskedShare = 0.2
// What nobody leaves out on a first visit is seen for its own sake.
const unaskedHeadlineShare = 0.8
// A smaller sight that matches none keeps this share of its score.
const unaskedSightShare = 0.2
// Instead of them, where an editor says how much a sight weighs on a first visit: from a filler to a must.
const headlineWorth = { 0: 0, 1: 60, 2: 130, 3: 197 }
// Points for a sight in its best season. Who comes for nature when trees bloom or turn comes for that, where a sight is
// known for it.
const inSeasonWorth = 60
const inBloomWorth = 150
// Points for each place of a kind that the traveller likes.
const likedWorth = 70
// Points for a place that children come for.
const childrenWorth = 100
// One palace after the other is for grown-ups.
const shareBesideChildren = 0.5
// Grown-ups who did not ask for it see fish tanks and dinosaurs at home.
const madeForChildren = /\b(?:aquarium|sea life|aqua planet|zoo|dinosaur|natural history|insect|birdland|legoland)\b/iu
const shareWithoutChildren = 0.3
// Points that a meal loses if it costs the whole budget of a day; a cheaper one loses its share of them.
const priceWorth = 40
// With little money two cheap meals are better than one good one.
const priceWorthWhenShort = 100
// Without a limit a meal is weighed as if a day had so much.
const unlimitedMoney = 200_000
// Half of the stops should be in the chosen areas, even if famous sights are elsewhere.
const areaWorth = 35
// Points for places that suit friends, and for places near the base of a business trip.
const forFriends: readonly PlanPlace['kind'][] = ['nightlife', 'market', 'street-food']
const nearForBusiness = 3000
// Travel counts in the search; this decides which candidates are considered.
const mostAwayPoints = 10
// A quarter of an hour on foot from the base.
const nearStay = 1000

/** A row as a candidate of a plan, with its score. `rank` is its position in the catalogue from 0 to 1. */
export function weigh(row: PlanPlace, rank: number, isMust: boolean, wishes: TripWishes, base: Point): Candidate {
  const because: string[] = isMust ? ['must'] : []
  let score = 20 + Math.round(30 * (1 - rank))
  const away = straightMetres(base, row)
  const dates = datesFrom(wishes.startDate, wishes.days)
  const isLiked = wishes.likes.some((words) => isLikedAs(row, words, dates))
  const like = (points: number, reason: string) => {
    score += points
    because.push(reason)
  }
  if (isLiked) score += likedWorth
  // Of a season of some of the dates only a visit on these is told to be liked.
  if (isLiked && dates.every((date) => wishes.likes.some((words) => isLikedAs(row, words, [date]))))
    because.push('liked')
  for (const interest of wishes.interests) if (interestsOf(row).includes(interest)) like(20, `interest:${interest}`)
  if (row.area !== null && wishes.areas.includes(row.area)) like(areaWorth, `area:${row.area}`)
  for (const option of wishes.social) {
    const tag = tagOfSocial[option]
    if (tag && row.tags.includes(tag)) like(15, `tag:${tag}`)
    if (option === 'Cafe' && row.kind === 'cafe') because.push('social:cafe')
    if (option === 'Restaurants' && row.kind === 'restaurant') because.push('social:restaurants')
  }
  for (const tag of wishes.beautyTags) if (row.tags.includes(tag)) like(20, `tag:${tag}`)
  // A family of grown-ups is told nothing of children.
  const isForChildren = wishes.party === null || wishes.party.childAges.length > 0
  if (wishes.travelerType === 'family' && isForChildren && row.tags.includes('family')) like(15, 'for:family')
  if (wishes.travelerType === 'solo' && row.tags.includes('solo-friendly')) like(10, 'for:solo')
  // Most sights are photogenic, so this is no reason to name.
  if (wishes.travelerType === 'couple' && row.tags.includes('photogenic')) score += 5
  if (wishes.travelerType === 'friends' && forFriends.includes(row.kind)) like(5, 'for:friends')
  if (wishes.travelerType === 'business' && away <= nearForBusiness) like(5, 'for:business')
  if (wishes.languageDetails.length > 0 && row.tags.includes('english-menu')) like(8, 'tag:english-menu')
  score -= Math.min(mostAwayPoints, Math.round(away / 1000))
  if (row.hours === null) score -= 15
  if (isSight(row)) score += greatness(row, wishes) + seasonPoints(row, wishes, dates)
  if (kindOf(row) === 'meal' || kindOf(row) === 'cafe')
    score += dietPoints(row, wishes.diets) + kitchenPoints(row, wishes) - pricePoints(row, wishes)
  if (row.forChildren === true && hasChildren(wishes.party)) like(childrenWorth, 'for:family')
  if (isSight(row)) score = Math.round(score * sizeOf(row) * (isLiked ? 1 : shareOfUnasked(row, wishes)))
  if (wishes.accommodationType && away <= nearStay) because.push(`stay:${wishes.accommodationType}`)
  return {
    row,
    kind: kindOf(row),
    score: Math.max(1, score),
    minutes: stayOf(row),
    cost: costOf(row),
    isMust,
    because: because.length > 0 ? [...new Set(because)] : ['near'],
  }
}

/** The share of its score that is left of a sight that answers nothing these travellers said. */
function shareOfUnasked(row: PlanPlace, wishes: TripWishes): number {
  const { travelerType, party } = wishes
  const mayHaveChildren = party === null ? travelerType === 'family' : hasChildren(party)
  const forChildren = madeForChildren.test(row.name.en) && !mayHaveChildren ? shareWithoutChildren : 1
  const forGrownUps = hasChildren(party) && isForGrownUps(row) ? shareBesideChildren : 1
  return forChildren * forGrownUps * (isUnasked(row, wishes) ? unaskedSightShare : 1)
}

/** A sight of history or art that children do not come for, and that one may leave out. */
function isForGrownUps({ interests, forChildren, headline }: PlanPlace): boolean {
  return forChildren !== true && (headline ?? 0) < neverMissed && interests.join() === 'culture'
}

/** A sight of none of the chosen interests that is no headline of its region. */
function isUnasked(row: PlanPlace, { interests }: TripWishes): boolean {
  return (row.headline ?? 0) < 2 && !interests.some((interest) => interestsOf(row).includes(interest))
}

/** The interests that a place is visited for. Nobody goes to a department store for the food. */
export function interestsOf({ kind, interests }: PlanPlace): PlanPlace['interests'] {
  return kind === 'shopping' ? interests.filter((interest) => interest !== 'food') : interests
}

/** Points for how great a sight is to these travellers. */
export function greatness(row: PlanPlace, wishes: TripWishes): number {
  const { fame, categories, interests, headline = null } = row
  const listed = ((fame ?? 1) >= famousFrom ? famousWorth : 0) + (categories?.includes('popular') ? popularWorth : 0)
  const worth = headline === null ? listed : headlineWorth[headline]
  const isAsked = wishes.interests.some((interest) => interests.includes(interest))
  if (isAsked || wishes.interests.length === 0) return worth
  return worth * (headline === neverMissed || isWhyOneComes(row) ? unaskedHeadlineShare : unaskedShare)
}

/** Nobody flies to Jeju for its museums. */
function isWhyOneComes({ province, headline }: PlanPlace): boolean {
  return province === 'Jeju' && (headline ?? 0) >= 2
}

function seasonPoints(row: PlanPlace, { interests, likes }: TripWishes, dates: readonly string[]): number {
  const { seasonBest = [], headline = null } = row
  const now = seasonBest.filter((season) => dates.some((date) => isWithin([season], date)))
  const isKnown = now.some(({ what }) => isOfTrees(what) && ((headline ?? 0) > 0 || what.includes('famous')))
  const isLiked = likes.some((words) => isSeasonKind(words) && isLikedAs(row, words, dates))
  if ((interests.includes('nature') || isLiked) && isKnown) return inBloomWorth
  return now.length > 0 ? inSeasonWorth : 0
}

function pricePoints(row: PlanPlace, wishes: TripWishes): number {
  const money = moneyOfDay(wishes)
  const worth = isShortOfMoney(wishes) ? priceWorthWhenShort : priceWorth
  return Math.round((worth * costOf(row)) / (money ?? unlimitedMoney))
}

/** Whether a visit counts as a sight of the day: no meal, no cafe. */
export function isSight(row: PlanPlace): boolean {
  const kind = kindOf(row)
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}

/** A headline that no guide leaves out on a first visit. */
export const neverMissed = 3
// Another plan for the same answers should have other places of the same worth, but not without what nobody misses.
const shownShare = 0.25

/** The share of its score that a place has in a plan that replaces another one with these places. */
export function shareOfShown({ id, headline }: PlanPlace, shown: ReadonlySet<string>): number {
  return shown.has(id) && (headline ?? 0) < neverMissed ? shownShare : 1
}

/** A sight with a long usual stay is more important than one with a short stay. */
function sizeOf({ visitMinutes }: PlanPlace): number {
  return Math.min(1.5, 0.55 + visitMinutes / 130)
}

export function kindOf({ kind }: PlanPlace): StopKind {
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

/** Limits the length of a visit, so that meals are realistic and a day holds more than one place. */
function stayOf(row: PlanPlace): number {
  return kindOf(row) === 'meal' ? Math.min(75, Math.max(30, row.visitMinutes)) : Math.min(240, row.visitMinutes)
}

// The cost of a meal of which only the budget level is known, or nothing.
const mealOfLevel: Record<1 | 2 | 3 | 4, number> = { 1: 9000, 2: 15_000, 3: 35_000, 4: 80_000 }
export const usualMeal = 13_000
// The usual cost of other kinds with an unknown price. Shops have none.
const usualCost: Partial<Record<PlanPlace['kind'], number>> = {
  attraction: 10_000,
  spa: 20_000,
  beauty: 30_000,
  nightlife: 20_000,
  cafe: 7000,
}

/** The price of the catalogue, or a rather high estimate for such a place. */
export function costOf(row: PlanPlace): number {
  if (row.cost !== null) return row.cost
  if (kindOf(row) === 'meal') return row.budgetLevel === null ? usualMeal : mealOfLevel[row.budgetLevel]
  return usualCost[row.kind] ?? 0
}
