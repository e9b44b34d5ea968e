import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { DaySheet } from '#domain/korea/day-sheets.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import { isSuitable } from '#planner/trips/candidates/suitable-places.ts'
import { isAvoided, isMountain } from '#planner/trips/candidates/lively-hours.ts'
import { startsOn } from '#planner/trips/candidates/opening-windows.ts'
import { greatness, isSight, kindOf, shareOfShown, neverMissed } from '#planner/trips/candidates/place-score.ts'
import { homeBy as homeByOf, suitsTravellers, youngestOf } from '#planner/trips/candidates/who-travels.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { inRegion } from '#planner/trips/cities/trip-base.ts'
import { isInQuarterOf } from '#planner/trips/cities/day-trips.ts'
import { canSaveFor } from '#planner/trips/money-of-days.ts'
import { isPossible, suitsDiets } from '#planner/trips/meals/diets.ts'
import { mealHours } from '#planner/trips/meals/meal-hours.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import { sheetsOfDear } from './dear-sheets.ts'
import { latestStarts } from './sheet-hours.ts'
import { baseMetres, type DayOut, type LaidSheets, type LaidStop, wornAtPalace } from './laid-sheets.ts'

type Asked = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  sheets: readonly DaySheet[]
  stays: readonly StayBase[]
  frames: readonly DayFrame[]
  treatments: TreatmentDays
  /** What was named, and what stands for a kind that is liked and needs a day. */
  named?: ReadonlySet<string>
  seed: number
  shown?: readonly string[]
  plainDays?: readonly number[]
}

const ownMetres = 15_000
// In points of `greatness`: a named place, which comes before all others, and the least that a sheet is laid for, one
// great sight.
const namedWorth = 1000
const leastWorth = 160
// What nobody misses goes before several sights that are great together.
const rankOfGreatest = 200
const capitalBase = 'seoul'
const mostOfStay = { usual: 240, withLunch: 330 }
// Two sheets of a day leave so much time between them.
const betweenSheets = 30
// What a day costs beside its entries.
const mealsWon = 20_000
const waysOutWon = 12_000
const latestHomeForLunch = 14.25 * 60
// A stop may be so much earlier or later than the sheet says. After the first one a meal may have come before it.
const earlier = 30
const later = { first: 45, others: 75 }
// From another base than its own a sheet is no farther than this, unless one of its places was named.
const farthestMetres = 55_000
// The pace of a light day has one sight left for the evening.
const sightsOfLightEvening = 1
const lightMost = 3
const usualMost = 9

/**
 * Lays sheets on the days of a trip, the one that is worth most first. A sheet keeps its part of the day, its base, its
 * weekdays and season; whoever cannot come along has no part in it.
 */
export function laySheets(asked: Asked): LaidSheets {
  const { wishes } = asked
  const named = asked.named ?? namedPlaces(wishes.places)
  const sheets = [...asked.sheets, ...sheetsOfDear({ ...asked, named })]
  const known = prepare({ ...asked, sheets, named })
  const taken = new Set<string>()
  const used = new Set<DaySheet>()
  const laid = new Map<number, DaySheet[]>()
  const stops = new Map<string, LaidStop>()
  const daysOut = new Map<number, DayOut>()
  const lunchInside = new Set<number>()
  const sightsOn = new Map<number, number>()
  const mostOf = wishes.pace.sightsTo ?? usualMost
  for (;;) {
    let best: { sheet: DaySheet; day: number; rows: PlanPlace[]; rank: number } | null = null
    for (const sheet of sheets) {
      if (used.has(sheet)) continue
      for (const day of known.daysFor(sheet)) {
        const others = laid.get(day) ?? []
        const left = mostOf - (sightsOn.get(day) ?? 0)
        const room = sheet.part === 'evening' && mostOf <= lightMost ? Math.min(left, sightsOfLightEvening) : left
        if (room <= 0 || others.some((other) => overlaps(other, sheet))) continue
        const rows = known.rowsOn(sheet, day, room, taken)
        const worth = known.worthOf(sheet, rows)
        const rank = worth + rankOfGreatest * rows.filter(({ headline }) => headline === neverMissed).length
        if (rows.length > 0 && known.mayEatOn(sheet, rows) && worth >= leastWorth && (!best || rank > best.rank))
          best = { sheet, day, rows, rank }
      }
    }
    if (!best) return { stops, daysOut, lunchInside, latest: latestStarts(asked.sheets) }
    const { sheet, day, rows } = best
    used.add(sheet)
    laid.set(day, [...(laid.get(day) ?? []), sheet])
    lay(best)
    const sights = rows.filter(isSight).length
    sightsOn.set(day, (sightsOn.get(day) ?? 0) + sights)
    const isClimb = rows.some(isMountain)
    // A mountain is a day out too: nothing comes before it, and lunch after it.
    if (sheet.isDayTrip || isClimb) {
      const [startAt, homeBy] = [minutesOfPlanClock(sheet.startAt), minutesOfPlanClock(sheet.homeBy)]
      const homeAt = isClimb ? Math.min(homeBy, mealHours.lunch.to) : homeBy
      daysOut.set(day, { startAt, homeAt, sights, places: rows })
    }
  }

  function lay({ sheet, day, rows }: { sheet: DaySheet; day: number; rows: readonly PlanPlace[] }): void {
    const timed = new Map(
      sheet.stops.map((stop, at) => [stop.placeId, { ...stop, later: at === 0 ? later.first : later.others }]),
    )
    const [startAt, homeBy] = [minutesOfPlanClock(sheet.startAt), minutesOfPlanClock(sheet.homeBy)]
    const hasNamed = rows.some(known.isNamed)
    for (const row of rows) {
      const stop = timed.get(row.id)
      taken.add(row.id)
      const isBeside = hasNamed && !known.isNamed(row) && (row.headline ?? 0) < neverMissed
      const stayAtMost = hasOwnKitchens(row) ? mostOfStay.withLunch : mostOfStay.usual
      const minutes = Math.min(stayAtMost, stop?.minutes ?? row.visitMinutes)
      const from = stop && !known.isNamed(row) ? minutesOfPlanClock(stop.from) - earlier : startAt
      // Without patience, so that no sight of the sheet comes before it.
      const isFirst = row.id === wornAtPalace
      const to = stop ? minutesOfPlanClock(stop.by) + (isFirst ? 0 : stop.later) : homeBy - minutes
      const starts = { from: Math.max(startAt, from), to }
      if (hasOwnKitchens(row)) lunchInside.add(day)
      stops.set(row.id, { day, minutes, starts, isTable: false, ...(isBeside && { isBeside }) })
    }
    const table = known.tableOf(sheet, day)
    if (!table || taken.has(table.id)) return
    taken.add(table.id)
    stops.set(table.id, {
      day,
      minutes: table.visitMinutes,
      starts: { from: startAt, to: homeBy + later.others },
      isTable: true,
    })
  }

  function overlaps(one: DaySheet, other: DaySheet): boolean {
    return (
      minutesOfPlanClock(one.startAt) < minutesOfPlanClock(other.homeBy) + betweenSheets &&
      minutesOfPlanClock(other.startAt) < minutesOfPlanClock(one.homeBy) + betweenSheets
    )
  }
}

function isWhole({ isEmpty, flight, moveIn, moveOut }: DayFrame): boolean {
  return !isEmpty && !flight && !moveIn && !moveOut
}

function prepare({
  wishes,
  catalogue,
  sheets,
  stays,
  frames,
  treatments,
  seed,
  shown,
  plainDays = [],
  ...asked
}: Asked) {
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
      if ((sheet.notOnFirstDay && day === 0) || (sheet.notOnLastDay && day === frames.length - 1)) return false
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
      if (!isMust && (isAvoided(row, date) || !suitsTravellers(row, wishes) || !isSuitable(row, wishes))) return []
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
      return row && isSight(row) && !inSheets.has(id) && !taken.has(id) && isInQuarterOf(places, row) ? [row] : []
    })
  }

  function tableOf({ table }: DaySheet, day: number): PlanPlace | null {
    const row = rows.get(table ?? '')
    if (!row || kindOf(row) !== 'meal' || !suitsDiets(row, wishes.diets)) return null
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
