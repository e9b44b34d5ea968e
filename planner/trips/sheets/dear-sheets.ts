import type { DaySheet } from '#domain/korea/day-sheets.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { isSight } from '#planner/trips/candidates/place-score.ts'
import { isBesideCapital, isInCapital } from '#planner/trips/cities/day-trips.ts'
import { isDear } from '#planner/trips/money-of-days.ts'
import { baseMetres } from './laid-sheets.ts'

type Asked = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  sheets: readonly DaySheet[]
  stays: readonly StayBase[]
  named: ReadonlySet<string>
}

const dayOfDear = {
  part: 'day',
  startAt: '09:00',
  homeBy: '18:00',
  table: null,
  weekdays: null,
  months: null,
  notOnFirstDay: false,
  notOnLastDay: false,
  childFrom: 0,
  eatsFirst: false,
} as const

/**
 * A day for each named place in no sheet that costs so much that its day needs what the others leave, or where lunch is
 * inside: a theme park, a slope.
 */
export function sheetsOfDear({ wishes, catalogue, sheets, stays, named }: Asked): DaySheet[] {
  const { dailyLimit } = wishes
  const inSheets = new Set(sheets.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const dear = catalogue.filter(
    (row) =>
      named.has(row.id) && !inSheets.has(row.id) && isSight(row) && (isDear(row, dailyLimit) || hasOwnKitchens(row)),
  )
  return dear.map((row) => ({
    id: row.id,
    bases: stays.filter((stay) => isStart(stay, row)).map(({ id }) => id),
    ...dayOfDear,
    isDayTrip: isBesideCapital(row),
    stops: [{ placeId: row.id, minutes: row.visitMinutes, from: '10:00', by: '11:00' }],
  }))
}

function isStart(stay: StayBase, row: PlanPlace): boolean {
  return straightMetres(stay, row) <= baseMetres || (isInCapital(stay) && isBesideCapital(row))
}
