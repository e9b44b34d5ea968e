import { addDays } from '#domain/korea/calendar-dates.ts'
import { isClinicVisit, isPartOfStay, type PlanReading, type ReadDay, type ReadStop } from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'

/** Every date of the trip has a day, nothing overlaps, and no place is visited twice except a clinic. */
export function checkChronology({ days, stops, wishes, plan }: PlanReading) {
  return judge('apart', (tally) => {
    tally.test(
      days.length === wishes.days,
      () => `The plan has ${days.length} days; from ${wishes.startDate} to ${wishes.endDate} are ${wishes.days}.`,
    )
    for (const [index, { day }] of days.entries()) {
      const date = addDays(wishes.startDate, index)
      tally.test(day.date === date, () => `Day ${index + 1} is ${date}, not ${day.date}.`)
    }
    for (const day of days) checkOrder(day, tally)
    checkRepeats(stops, days, tally)
    tally.test(
      plan.totals.stops === stops.length,
      () => `The plan has ${stops.length} stops, not ${plan.totals.stops}.`,
    )
  })
}

function checkOrder({ stops }: ReadDay, tally: Tally): void {
  let free = Number.NEGATIVE_INFINITY
  for (const { stop, arrive, leave, name } of stops) {
    // An invalid time is NaN, and every comparison with it is false.
    tally.test(arrive <= leave, () => `${name} is from ${stop.arrive} to ${stop.leave}.`)
    const soonest = free + (stop.leg?.minutes ?? 0)
    tally.test(!(arrive < soonest), () => `${name} begins at ${stop.arrive}, before one can be there.`)
    free = leave
  }
}

function checkRepeats(stops: readonly ReadStop[], days: readonly ReadDay[], tally: Tally): void {
  const seen = new Set<string>()
  for (const read of stops) {
    const { stop, name } = read
    const day = days[read.day]
    const before = day?.stops[day.stops.indexOf(read) - 1]
    // Lunch inside a theme park, and what comes after it, belong to one stay.
    const isSameStay = day !== undefined && isPartOfStay(read, day) && before?.stop.placeId === stop.placeId
    if (stop.placeId === null || isSameStay) continue
    // A clinic is visited once for each step of a treatment.
    const visit = isClinicVisit(read) ? `${stop.placeId} ${stop.kind} ${stop.treatment} ${read.name}` : stop.placeId
    tally.test(
      !seen.has(visit),
      () => `${name} was there before.`,
      false,
      () => ({ code: 'twice', day: read.day, name: read.title }),
    )
    seen.add(visit)
  }
}
