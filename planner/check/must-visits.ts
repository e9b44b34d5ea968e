import { islandOf } from '#domain/korea/islands.ts'
import { basisOf, hoursBasisOn } from '#domain/places/place-sources.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import type { PlanDay, PlanPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import { isLikedAs, readLimit } from '#domain/wishes/meant-by.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { opensBetween } from './open.ts'
import { isCutShort, isSight, metresBetween, metresToBases, type PlanReading, type ReadDay } from './plan-reading.ts'
import { keepsDayFree } from './pace.ts'
import { recoveryOn } from './recovery.ts'
import { judge, type Tally, type Told } from './verdict.ts'

const farthestMetres = 25_000
// What two plain meals and the ways of a day out of town cost at least.
const moneyOutOfTown = 24_000
const farthestDayTripMetres = 110_000
const minutesOfWholeDay = 240
// Older people and small children see no more in a day.
const sightsOfEasyDay = 3
const oldestToddler = 3
const notForRecovery: readonly PlaceTag[] = ['hot', 'sauna', 'strenuous', 'alcohol', 'swim']
const notForFamilies: readonly PlaceTag[] = ['adult', 'alcohol']

/** What was named and each kind that is liked is in the plan, or left out for a reason that the catalogue confirms. */
export function checkMustVisits(reading: PlanReading) {
  return judge('must_visits', (tally) => {
    for (const wish of reading.wishes.places) checkWish(wish, reading, tally)
    for (const words of reading.wishes.likes) {
      const limit = readLimit(words)
      if (limit) checkLimit(limit, reading, tally)
      else checkLiked(words, reading, tally)
    }
    for (const entry of reading.plan.unplaced) checkEntry(entry, reading, tally)
  })
}

function checkWish(wish: PlaceWish, reading: PlanReading, tally: Tally): void {
  const { stops, plan } = reading
  const isAnswered = isNamed(plan.unplaced, wish.text)
  const hasStop = (fits: (row: PlanPlace) => boolean) => stops.some(({ row }) => row !== null && fits(row))
  const mayBeLeftOut = (ids: readonly string[]) =>
    isAnswered || plan.unplaced.some(({ placeId }) => placeId !== null && ids.includes(placeId))
  const missing = () => `${wish.text} was wished for, and is neither in the plan nor left out.`
  const tell = (): Told => ({ code: 'wish_missing', name: wish.text })
  switch (wish.kind) {
    case 'place':
      tally.test(hasStop(({ id }) => id === wish.placeId) || mayBeLeftOut([wish.placeId]), missing, false, tell)
      break
    case 'several':
      tally.test(hasStop(({ id }) => wish.placeIds.includes(id)) || mayBeLeftOut(wish.placeIds), missing, false, tell)
      break
    case 'area':
      tally.test(hasStop(({ area }) => area === wish.area) || isAnswered, missing, false, tell)
      break
    case 'region': {
      const { province, name } = wish.region
      const isThere = (row: PlanPlace) =>
        row.province === province &&
        (name.en === province || row.district.en.startsWith(name.en.replace(/ City$/u, '')))
      tally.test(hasStop(isThere) || isAnswered, missing, false, tell)
      break
    }
    case 'unknown':
      tally.test(isAnswered, missing, false, tell)
      break
    case 'declined':
    case 'wish':
      break
  }
}

/** A kind of places that is liked is in the plan, or is said to be left out. */
function checkLiked(words: string, { stops, plan, rows }: PlanReading, tally: Tally): void {
  const isSeen = stops.some(({ row, day }) => row !== null && isLikedAs(row, words, [plan.days[day]?.date ?? '']))
  const left = plan.unplaced.flatMap(({ placeId }) => rows.get(placeId ?? '') ?? [])
  tally.test(
    isSeen || left.some((row) => isLikedAs(row, words)) || isNamed(plan.unplaced, words),
    () => `${words} were wished for, and are neither in the plan nor left out.`,
    false,
    () => ({ code: 'wish_missing', name: words }),
  )
}

/** No more of a kind than somebody wants to see, beside what was named or added by hand. */
function checkLimit(
  { most, kind }: { most: number; kind: string },
  { stops, wishes }: PlanReading,
  tally: Tally,
): void {
  const named = namedPlaces(wishes.places)
  const seen = new Set(
    stops.flatMap(({ row, stop }) => {
      const isAsked = row !== null && (named.has(row.id) || stop.because.includes('added'))
      return row !== null && !isAsked && isLikedAs(row, kind) ? [row.id] : []
    }),
  )
  tally.test(seen.size <= most, () => `${seen.size} ${kind} are planned, and ${most} were enough.`)
}

function isNamed(unplaced: readonly Unplaced[], text: string): boolean {
  return unplaced.some(({ placeId, name }) => placeId === null && name === text)
}

function checkEntry({ placeId, name, reason }: Unplaced, reading: PlanReading, tally: Tally): void {
  if (placeId === null) return
  const row = reading.rows.get(placeId)
  tally.test(row !== undefined, () => `${name} is left out, and is no row of the catalogue.`)
  if (!row) return
  tally.test(!reading.stops.some(({ stop }) => stop.placeId === placeId), () => `${name} is left out, and in the plan.`)
  tally.test(
    isTrue(reason, row, reading),
    () => `${name} is said to be left out for ${reason}, which is not so.`,
    isUnverified(reason, row, reading),
    () => (reason === 'no_time' ? { code: 'wish_may_fit', name } : { code: 'rule' }),
  )
}

/** Whether a reason rests on hours or on a price that nobody has verified. */
function isUnverified(reason: Unplaced['reason'], row: PlanPlace, { days }: PlanReading): boolean {
  if (reason === 'closed') return days.some(({ day }) => hoursBasisOn(row, day.date) === 'recalled')
  return reason === 'budget' && basisOf(row, 'price', days[0]?.day.date ?? '') === 'recalled'
}

function isTrue(reason: Unplaced['reason'], row: PlanPlace, reading: PlanReading): boolean {
  const { wishes, days } = reading
  const dates = days.map(({ dayNumber }) => dayNumber)
  switch (reason) {
    case 'closed':
      return !opensBetween(row, Math.min(...dates), Math.max(...dates))
    case 'permanently_closed':
      return row.permanentlyClosed
    case 'too_far':
      return isFar(row, reading) && !maySeeSeveral(wishes)
    case 'budget':
      return isTooDear(row, reading)
    case 'recovery':
      return wishes.treatments.length > 0 && (hasTag(row, notForRecovery) || row.kind === 'nightlife')
    case 'not_suitable':
      return wishes.travelerType === 'family' && (hasTag(row, notForFamilies) || row.kind === 'nightlife')
    case 'no_time':
      return isFullWhenOpen(row, reading)
    case 'trip_too_short':
      return row.kind === 'clinic'
    case 'no_treatment':
      return row.kind === 'clinic'
    case 'place_to_stay':
      return row.kind === 'lodging'
    case 'unknown':
    case 'no_clinic':
    case 'none_near':
    case 'kept_hours':
    case 'out_of_season':
      return false
  }
}

/**
 * It costs half of a day's money, or it lies out of town or on an island with a boat, and a day has too little for the
 * ways and two meals.
 */
function isTooDear(row: PlanPlace, reading: PlanReading): boolean {
  const { dailyLimit, tripLimit, days } = reading.wishes
  const money = Math.min(dailyLimit ?? Infinity, (tripLimit ?? Infinity) / days)
  const boat = islandOf(row)?.boat ?? null
  const outOfTown = moneyOutOfTown + (row.cost ?? 0) + (boat ? 2 * boat.priceWon : 0)
  return (row.cost !== null && row.cost * 2 >= money) || (money <= outOfTown && (boat !== null || isFar(row, reading)))
}

function isFar(row: PlanPlace, reading: PlanReading): boolean {
  return metresToBases(reading, row) > farthestMetres
}

/** Trips of up to three days have one city, because no night is left for another. Longer ones may have several. */
function maySeeSeveral({ days, cities }: TripWishes): boolean {
  return days > 3 && cities !== 'one'
}

function hasTag({ tags }: PlanPlace, some: readonly PlaceTag[]): boolean {
  return tags.some((tag) => some.includes(tag))
}

/**
 * Whether no day has room for a place: each day on which it is open and within reach has as many sights as the pace
 * or small children and older people allow, is shortened by a flight, a move or kept hours, or is reserved for a
 * treatment, also one without a clinic.
 */
function isFullWhenOpen(row: PlanPlace, reading: PlanReading): boolean {
  const { sightsFrom, sightsTo } = reading.wishes.pace
  // Whoever says how many nights are where gives the places there so many days.
  const ofPace = reading.wishes.nights.length > 0 ? sightsFrom : (sightsTo ?? sightsFrom)
  const full = hasEasyDays(reading.wishes) ? Math.min(ofPace, sightsOfEasyDay) : ofPace
  const isWithoutClinic = keepsDayFree(reading)
  // It can be seen from nights nearby. Farther than a day trip from every base, it cannot be seen at all.
  const isNear = ({ day }: ReadDay) => isWithin(row, day, farthestMetres)
  const onDayTrip = ({ day }: ReadDay) => !maySeeSeveral(reading.wishes) || isWithin(row, day, farthestDayTripMetres)
  return reading.days
    .filter(reading.days.some(isNear) ? isNear : onDayTrip)
    .filter(({ dayNumber }) => opensBetween(row, dayNumber, dayNumber))
    .every((read) => {
      const { day, stops } = read
      return (
        isCutShort(read, reading) ||
        stops.filter(isSight).length >= full ||
        isFilledByAnother(read, reading) ||
        reading.wishes.keptHours.some((kept) => kept.day === read.index) ||
        recoveryOn(reading, day.date).isTreatmentOrRecovery ||
        (isWithoutClinic && day.shortfall !== null)
      )
    })
}

/** Whether another named place fills a day: one goes out of town for it, or stays there for half of the day. */
function isFilledByAnother({ day, stops }: ReadDay, { wishes }: PlanReading): boolean {
  const named = namedPlaces(wishes.places)
  return stops.filter(isSight).some(({ row }) => {
    if (!row || !named.has(row.id)) return false
    const stays = stops.filter(({ stop }) => stop.placeId === row.id)
    return (
      !isWithin(row, day, farthestMetres) ||
      stays.reduce((sum, { arrive, leave }) => sum + leave - arrive, 0) >= minutesOfWholeDay
    )
  })
}

function hasEasyDays({ party }: TripWishes): boolean {
  return party !== null && (party.older || party.childAges.some((age) => age <= oldestToddler))
}

function isWithin(row: PlanPlace, { from, to }: PlanDay, metres: number): boolean {
  return [from, to].some((base) => metresBetween(base, row) <= metres)
}

/** The rows that the traveller named, anywhere in Korea. */
export function namedPlaces(wishes: readonly PlaceWish[]): Set<string> {
  return new Set(
    wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : [])),
  )
}
