import type { DayPart, DaySheet } from '#domain/korea/day-sheets.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import { isMountain } from '#planner/trips/candidates/lively-hours.ts'
import { wornAtPalace } from '#planner/trips/candidates/worn-places.ts'
import { isSight, neverMissed } from '#planner/trips/candidates/place-score.ts'
import { mealHours } from '#planner/trips/meals/meal-hours.ts'
import { sheetsOfDear } from './dear-sheets.ts'
import { openSheets, type SheetsAsked } from './open-sheets.ts'
import { latestStarts } from './sheet-hours.ts'
import { type DayOut, type LaidSheets, type LaidStop } from './laid-sheets.ts'

// In points of `greatness`: the least that a sheet is laid for, one great sight.
const leastWorth = 160
// What nobody misses goes before several sights that are great together.
const rankOfGreatest = 200
const mostOfStay = { usual: 240, withLunch: 330 }
// Two sheets of a day leave so much time between them.
const betweenSheets = 30
// A stop may be so much earlier or later than the sheet says. After the first one a meal may have come before it.
const earlier = 30
const later = { first: 45, others: 75 }
// The pace of a light day has one sight left for the evening.
const sightsOfLightEvening = 1
const lightMost = 3
const partsWithLunch: readonly DayPart[] = ['day', 'half-day', 'morning']
const usualMost = 9

/**
 * Lays sheets on the days of a trip, the one that is worth most first. A sheet keeps its part of the day, its base, its
 * weekdays and season; whoever cannot come along has no part in it.
 */
export function laySheets(asked: SheetsAsked): LaidSheets {
  const { wishes } = asked
  const named = asked.named ?? namedPlaces(wishes.places)
  const sheets = [...asked.sheets, ...sheetsOfDear({ ...asked, named })]
  const known = openSheets({ ...asked, sheets, named })
  const taken = new Set<string>()
  const used = new Set<DaySheet>()
  const laid = new Map<number, DaySheet[]>()
  const stops = new Map<string, LaidStop>()
  const daysOut = new Map<number, DayOut>()
  const lunchInside = new Set<number>()
  const lunchAfter = new Set<number>()
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
    if (!best) return { stops, daysOut, lunchInside, lunchAfter, latest: latestStarts(asked.sheets) }
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
    if (!table && sheet.table !== null && sheet.part === 'day') lunchAfter.add(day)
    if (!table || taken.has(table.id)) return
    taken.add(table.id)
    stops.set(table.id, {
      day,
      minutes: table.visitMinutes,
      starts: { from: startAt, to: homeBy + later.others },
      isTable: true,
      ...(sheet.eatsFirst && { isFirst: true }),
      ...(partsWithLunch.includes(sheet.part) && { isLunch: true }),
    })
  }

  function overlaps(one: DaySheet, other: DaySheet): boolean {
    return (
      minutesOfPlanClock(one.startAt) < minutesOfPlanClock(other.homeBy) + betweenSheets &&
      minutesOfPlanClock(other.startAt) < minutesOfPlanClock(one.homeBy) + betweenSheets
    )
  }
}
