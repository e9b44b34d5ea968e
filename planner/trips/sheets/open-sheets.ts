import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { DaySheet } from '#domain/korea/day-sheets.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import { isLikedAs } from '#domain/wishes/meant-by.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { LikedPlaces } from '#planner/trips/candidates/liked-places.ts'
import { isSuitable } from '#planner/trips/candidates/suitable-places.ts'
import { isAvoided, isWithin } from '#planner/trips/candidates/lively-hours.ts'
import { startsOn } from '#planner/trips/candidates/opening-windows.ts'
import { greatness, isSight, kindOf, shareOfShown } from '#planner/trips/candidates/place-score.ts'
import { homeBy as homeByOf, suitsSomeOf, suitsTravellers, youngestOf } from '#planner/trips/candidates/who-travels.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { inRegion } from '#planner/trips/cities/trip-base.ts'
import { isInQuarterOf } from '#planner/trips/cities/day-trips.ts'
import { canSaveFor } from '#planner/trips/money-of-days.ts'
import { feedsSome, isPossible, suitsDiets } from '#planner/trips/meals/diets.ts'
import { keptOn } from '#planner/trips/kept-spans.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import { baseMetres } from './laid-sheets.ts'
import { wornAtPalace } from '#planner/trips/candidates/worn-places.ts'

export type SheetsAsked = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  sheets: readonly DaySheet[]
  stays: readonly StayBase[]
  frames: readonly DayFrame[]
  treatments: TreatmentDays
  /** What was named, and what stands for a kind that is liked and needs a day. */
  named?: ReadonlySet<string>
  /** What stands for blossoms or leaves that are liked, and when it has them. */
  seasons?: LikedPlaces['seasons']
  seed: number
  shown?: readonly string[]
  plainDays?: readonly number[]
}

const ownMetres = 15_000
// In points of `greatness`: a named place comes before all others.
const namedWorth = 1000
const capitalBase = 'seoul'
// What a day costs beside its entries.
const mealsWon = 20_000
const waysOutWon = 12_000
const latestHomeForLunch = 14.25 * 60
// A named place so near to one of a sheet is seen on the same day.
const besideMetres = 15_000
// From another base than its own a sheet is no farther than this, unless one of its places was named.
const farthestMetres = 55_000

function isDuring({ startAt, homeBy }: DaySheet, { from, to }: KeptSpan): boolean {
  return from < minutesOfPlanClock(homeBy) && to > minutesOfPlanClock(startAt)
}

/** Whether a late riser cannot reach the first place of the sheet in time. */
function isMissed({ startAt, stops: [first] }: DaySheet, { wakeUp }: TripWishes): boolean {
  if (!first || wakeUp === null) return false
  const way = minutesOfPlanClock(first.from) - minutesOfPlanClock(startAt)
  return wakeUp + Math.max(0, way) > minutesOfPlanClock(first.by)
}

function isWhole({ isEmpty, flight, moveIn, moveOut }: DayFrame): boolean {
  return !isEmpty && !flight && !moveIn && !moveOut
}

/** What may be laid of the sheets on which days, and what that is worth. */
export function openSheets({
  wishes,
  catalogue,
  sheets,
  stays,
  frames,
  treatments,
  seed,
  shown,
  plainDays = [],
  seasons,
  ...asked
}: SheetsAsked) {
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  // A named place that the trip cannot pay for is left out.
  const isPaid = (id: string) => canSaveFor(wishes, rows.get(id)?.cost ?? 0)
  const named = new Set([...(asked.named ?? [])].filter(isPaid))
  const points = new Map(stays.map((stay) => [stay.id, stay]))
  const rotated = frames.map((_, index) => (index + seed) % frames.length)
  const before = new Set(shown)
  const dateOf = (day: number) => addDays(wishes.startDate, day)
  const inNamedRegions = new Set(
    wishes.places
      .flatMap((wish) => (wish.kind === 'region' ? inRegion(wish.region, catalogue) : []))
      .map(({ id }) => id),
  )
  const inSheets = new Set(sheets.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const isNamed = ({ id }: PlanPlace) => named.has(id)
  const isNamedSheet = (sheet: DaySheet) =>
    sheet.stops.some(({ placeId }) => named.has(placeId) || (sheet.isDayTrip && inNamedRegions.has(placeId)))

  /** The days that may have the sheet. They start at another one with each seed. */
  function daysFor(sheet: DaySheet): number[] {
    if (!isFor(sheet)) return []
    const bases = basesOf(sheet)
    const places = sheet.stops.flatMap(({ placeId }) => rows.get(placeId) ?? [])
    const isStart = ({ start }: DayFrame) => bases.some((base) => straightMetres(base, start) <= baseMetres)
    return rotated.filter((day) => {
      const frame = frames[day]
      if (!frame || frame.isEmpty || frame.flight || frame.moveOut || plainDays.includes(day)) return false
      if (treatments.treatmentDays.has(day) || treatments.quietDays.has(day)) return false
      if (!isStart(frame)) return false
      if (!isNamedSheet(sheet) && places.some((place) => straightMetres(frame.start, place) > farthestMetres))
        return false
      if (frame.moveIn && minutesOfPlanClock(sheet.startAt) < frame.begins) return false
      if (isMissed(sheet, wishes)) return false
      if ((sheet.notOnFirstDay && day === 0) || (sheet.notOnLastDay && day === frames.length - 1)) return false
      if (keptOn(day, wishes).some((kept) => isDuring(sheet, kept))) return false
      const date = dateOf(day)
      if (sheet.weekdays && !sheet.weekdays.includes(weekdayOf(date))) return false
      return !sheet.months || sheet.months.includes(Number(date.slice(5, 7)))
    })
  }

  /** Where a sheet may start: at its own base, if the trip has a whole day there, or else at another one. */
  function basesOf({ bases: ids }: DaySheet): StayBase[] {
    const bases = ids.flatMap((id) => points.get(id) ?? [])
    const [own] = bases
    const isSlept = own && frames.some((frame) => isWhole(frame) && straightMetres(own, frame.start) <= ownMetres)
    return isSlept ? [own] : bases
  }

  function isFor(sheet: DaySheet): boolean {
    if (isNamedSheet(sheet)) return sheet.part !== 'evening' || !isHomeBefore(sheet)
    if (sheet.part === 'evening' && isHomeBefore(sheet)) return false
    if (sheet.isDayTrip) return false
    // Whoever has been to Korea has been to the capital, of which chosen areas are quarters.
    const knowsCapital = wishes.isFirstTime === false || wishes.areas.length > 0
    if (knowsCapital && sheet.bases.includes(capitalBase)) return false
    return wishes.party === null || sheet.childFrom <= youngestOf(wishes.party)
  }

  /** Whether the travellers are back before the evening of a sheet ends. */
  function isHomeBefore({ homeBy }: DaySheet): boolean {
    return homeByOf(wishes) < minutesOfPlanClock(homeBy)
  }

  /** The places of the sheet that can be seen on the day: the greatest, where the pace allows fewer. */
  function rowsOn(sheet: DaySheet, day: number, most: number, taken: ReadonlySet<string>): PlanPlace[] {
    const date = dateOf(day)
    const beside = namedBeside(sheet, taken).filter((row) => startsOn(row, date, row.visitMinutes).length > 0)
    const own = sheet.stops.flatMap(({ placeId, minutes }) => {
      const row = rows.get(placeId)
      if (!row || row.permanentlyClosed) return []
      const isMust = named.has(row.id)
      const likedIn = seasons?.get(row.id)
      // Blossoms and leaves are seen by day, while they last.
      if (!isMust && likedIn && sheet.part === 'evening') return []
      if (likedIn && !isWithin(likedIn, date)) return []
      const suits = isSight(row) && wishes.likes.some((words) => isLikedAs(row, words)) ? suitsSomeOf : suitsTravellers
      if (!isMust && (isAvoided(row, date, likedIn) || !suits(row, wishes) || !isSuitable(row, wishes))) return []
      if (kindOf(row) === 'meal' && !suitsDiets(row, wishes.diets)) return []
      return startsOn(row, date, Math.min(minutes, row.visitMinutes)).length > 0 ? [row] : []
    })
    const open = [...beside, ...own].filter(({ id }) => !taken.has(id))
    const greatest = open.filter(isSight).toSorted((one, other) => weightOf(other) - weightOf(one))
    const besideEntries = mealsWon + (sheet.isDayTrip ? waysOutWon : 0)
    const paid = greatest.filter((row, at) => {
      const entries = greatest.slice(0, at + 1).reduce((sum, { cost }) => sum + (cost ?? 0), 0)
      return named.has(row.id) || wishes.dailyLimit === null || entries + besideEntries <= wishes.dailyLimit
    })
    if (!isNamedSheet(sheet) && paid.length < greatest.length) return []
    const kept = new Set(paid.slice(0, most))
    const isAlone = !paid.slice(0, most).some(({ id }) => id !== wornAtPalace)
    return open.filter((row) => !isSight(row) || (kept.has(row) && !(isAlone && row.id === wornAtPalace)))
  }

  function weightOf(row: PlanPlace): number {
    return named.has(row.id) ? namedWorth + greatness(row, wishes) : greatness(row, wishes) * shareOfShown(row, before)
  }

  /** A sheet without one of its named places on this day still leads to the named region. */
  function worthOf(sheet: DaySheet, open: readonly PlanPlace[]): number {
    const worth = open.reduce((sum, row) => sum + weightOf(row), 0)
    const isToRegion = isNamedSheet(sheet) && !open.some(({ id }) => named.has(id))
    return isToRegion ? worth + namedWorth : worth
  }

  /** The named places of no sheet in the quarter of this one: both are seen on one day. */
  function namedBeside({ part, isDayTrip, bases, stops }: DaySheet, taken: ReadonlySet<string>): PlanPlace[] {
    if (part !== 'day' || isDayTrip || bases.includes(capitalBase)) return []
    const places = stops.flatMap(({ placeId }) => rows.get(placeId) ?? [])
    return [...named].flatMap((id) => {
      const row = rows.get(id)
      const isBeside = row && places.some((place) => straightMetres(place, row) <= besideMetres)
      return row && isBeside && isSight(row) && !inSheets.has(id) && !taken.has(id) ? [row] : []
    })
  }

  function tableOf({ table }: DaySheet, day: number): PlanPlace | null {
    const row = rows.get(table ?? '')
    if (!row || kindOf(row) !== 'meal' || !isSuitable(row, wishes) || !suitsDiets(row, wishes.diets)) return null
    const isLiked = wishes.likes.some((words) => isLikedAs(row, words))
    if (!isLiked && !feedsSome(row, wishes.someDiets)) return null
    return startsOn(row, dateOf(day), row.visitMinutes).length > 0 ? row : null
  }

  /** Whether there is a table on a day out of town, or lunch comes after it. */
  function mayEatOn({ isDayTrip, homeBy }: DaySheet, places: readonly PlanPlace[]): boolean {
    if (places.some(hasOwnKitchens)) return true
    if (!isDayTrip || minutesOfPlanClock(homeBy) <= latestHomeForLunch) return true
    const mayEat = (row: PlanPlace) => suitsDiets(row, wishes.diets) || isPossible(row, wishes.diets)
    return catalogue.some((row) => kindOf(row) === 'meal' && mayEat(row) && isInQuarterOf(places, row))
  }

  return { daysFor, isNamed, rowsOn, worthOf, mayEatOn, tableOf }
}
