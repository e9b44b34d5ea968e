import { addDays } from '#domain/korea/calendar-dates.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { wornAt } from './worn-places.ts'
import { startsOn } from './opening-windows.ts'
import { hasChildren, isSnackFor, suitsTravellers } from './who-travels.ts'

/** Tags of places that do not suit the days after a treatment. */
const tiringTags: readonly PlaceTag[] = ['hot', 'sauna', 'strenuous', 'alcohol', 'swim']

export function isTiring({ kind, tags }: PlanPlace): boolean {
  return kind === 'nightlife' || tags.some((tag) => tiringTags.includes(tag))
}

// A shopping street is seen as a sight.
const headlineOfStreets = 2

/** Whether a place is only for shopping: no street that a guide shows, and neither it nor its quarter was asked for. */
export function isOnlyShop(
  { headline, tags, area }: PlanPlace,
  { beautyTags, areas }: Pick<TripWishes, 'beautyTags' | 'areas'>,
): boolean {
  const isAsked = beautyTags.some((tag) => tags.includes(tag)) || (area !== null && areas.includes(area))
  return (headline ?? 0) < headlineOfStreets && !isAsked
}

/** Nobody eats among toys and old clothes. */
export function isWithoutFood({ kind, cuisine, dish = [] }: PlanPlace): boolean {
  return kind === 'market' && cuisine === null && dish.length === 0
}

/** Whether a place is open on some day of the trip. */
export function opensDuring(row: PlanPlace, { startDate, days }: TripWishes): boolean {
  const isOpenOn = (day: number) => startsOn(row, addDays(startDate, day), row.visitMinutes).length > 0
  return row.hours === null || Array.from({ length: days }, (_, day) => day).some(isOpenOn)
}

/** Strenuous places are left out for families who did not name them. */
export function isEasy({ tags }: PlanPlace, { travelerType }: TripWishes): boolean {
  return travelerType !== 'family' || !tags.includes('strenuous')
}

/** Families get no places for adults, and bars only with a wish for nightlife. */
export function isSuitable({ kind, tags }: PlanPlace, { travelerType, interests }: TripWishes): boolean {
  if (travelerType !== 'family') return true
  if (tags.includes('adult')) return false
  return interests.includes('nightlife') || (kind !== 'nightlife' && !tags.includes('alcohol'))
}

// The ride belongs to the tower above it, a trail to its mountain, which day sheets lead up, and a hanbok to the palace
// that it is worn in.
const partsOfSights: readonly string[] = [
  'namsan-cable-car',
  'yeongsil-trail-hallasan',
  'eorimok-trail-hallasan',
  ...Object.keys(wornAt),
]
// Nobody is let in without a child.
const onlyWithChildren: readonly string[] = ['seoul-childrens-museum']

/**
 * Places that can be seen only on a tour are planned only when named, because tours have their own hours and must be
 * booked. So are bars without a wish for nightlife, chilli snacks with old people or small children, hairdressers
 * without a wish for the hair, parts of sights, and houses for children without a child.
 */
export function comesUnasked(row: PlanPlace, wishes: TripWishes): boolean {
  const isUnwantedNight = row.kind === 'nightlife' && !wishes.interests.includes('nightlife')
  const isForOthers = onlyWithChildren.includes(row.id) && !hasChildren(wishes.party)
  const isOnItsOwn = row.access !== 'tour' && !partsOfSights.includes(row.id)
  // A haircut is an appointment, not a sight.
  const isHairdresser = row.kind === 'beauty' && row.tags.includes('hair') && !wishes.beautyTags.includes('hair')
  const isFit = isSuitable(row, wishes) && suitsTravellers(row, wishes)
  return !isSnackFor(row, wishes.party) && isOnItsOwn && !isHairdresser && !isForOthers && !isUnwantedNight && isFit
}
