import * as z from 'zod/mini'
import { dayParts, type DaySheet } from '#domain/korea/day-sheets.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { clock } from '#domain/places/fact-schemas.ts'
import { stairLevels } from '#domain/places/place-sense.ts'
import { interests, weekdays } from '#domain/places/places.ts'
import regions from './facts/day-sheets/regions.json' with { type: 'json' }
import sheets from './facts/day-sheets/sheets.json' with { type: 'json' }

// The judgement of an editor who guides visitors: docs/place-facts.md describes it.

const text = z.string().check(z.trim(), z.minLength(1))
const minutes = z.int().check(z.gte(0), z.lte(720))

const stop = z
  .strictObject({ place: z.optional(text), what: z.optional(text), minutes })
  .check(z.refine(({ place, what }) => place !== undefined || what !== undefined, 'a stop is somewhere'))

const daySheet = z.strictObject({
  id: text,
  title: text,
  base: text,
  otherBases: z.array(text),
  part: z.enum(dayParts),
  startAt: clock,
  arriveBy: clock,
  stops: z.array(stop).check(z.minLength(1)),
  /** The way to each stop, the first from the base. */
  waysMinutes: z.array(minutes),
  meal: z.optional(
    z.strictObject({ after: minutes, dish: text, place: z.optional(text), minutes, within: z.optional(z.boolean()) }),
  ),
  weekdays: z.optional(z.array(z.enum(weekdays))),
  months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  notOn: z.optional(z.array(text)),
  onlyOn: z.optional(z.union([text, z.array(text)])),
  light: z.optional(z.strictObject({ stop: minutes, when: z.enum(['dusk', 'dark']) })),
  fromOther: z.optional(z.record(z.string(), z.unknown())),
  gate: z.optional(text),
  wayHomeMinutes: minutes,
  homeBy: clock,
  bring: z.optional(text),
  childFrom: z.int().check(z.gte(0), z.lte(19)),
  stairs: z.literal(stairLevels),
  walkKm: z.number().check(z.gte(0), z.lte(40)),
  for: z.array(z.enum(interests)),
  words: z.array(text),
  note: text,
  /** What must be looked up before it is told as a fact. */
  confirm: text,
})

const tripRegion = z.strictObject({
  id: text,
  name: z.strictObject({ en: text, ko: text }),
  base: text,
  isDayTrip: z.boolean(),
  leastNights: z.int().check(z.gte(0), z.lte(7)),
  headlines: z.array(text).check(z.minLength(1)),
  dishes: z.array(text),
  words: z.array(text),
  sheets: z.array(text),
})

/** Headline days as wholes: base, order, minutes, meal, weekdays and season. */
export function readDaySheets(): z.infer<typeof daySheet>[] {
  return sheets.map((row) => daySheet.parse(row))
}

/** What visitors plan by: where one sleeps, what no first visit leaves out, and what one eats there. */
export function readTripRegions(): z.infer<typeof tripRegion>[] {
  return regions.map((row) => tripRegion.parse(row))
}

/** The sheets that plans are made from. Those for days of one kind are not, such as a stopover or an operation. */
export function readPlannedSheets(): DaySheet[] {
  const dayTrips = new Set(readTripRegions().flatMap((region) => (region.isDayTrip ? region.sheets : [])))
  return readDaySheets().flatMap((sheet): DaySheet[] => {
    const stops = timeStops(sheet)
    if (sheet.onlyOn !== undefined || stops.length === 0) return []
    return [
      {
        id: sheet.id,
        bases: [sheet.base, ...sheet.otherBases],
        part: sheet.part,
        startAt: sheet.startAt,
        homeBy: sheet.homeBy,
        stops,
        table: sheet.meal?.place ?? null,
        eatsFirst: sheet.meal?.place !== undefined && sheet.meal.after < sheet.stops.findIndex(({ place }) => place),
        weekdays: sheet.weekdays ?? null,
        months: sheet.months ?? null,
        notOnFirstDay: sheet.notOn?.includes('first-day') ?? false,
        notOnLastDay: sheet.notOn?.includes('last-day') ?? false,
        childFrom: sheet.childFrom,
        isDayTrip: dayTrips.has(sheet.id),
      },
    ]
  })
}

/** The places of a sheet in order, each with its time when all goes as early or as late as the sheet says. */
function timeStops({ stops, waysMinutes, meal, startAt, arriveBy }: z.infer<typeof daySheet>): DaySheet['stops'] {
  let from = minutesOfPlanClock(startAt) + (waysMinutes[0] ?? 0)
  let by = minutesOfPlanClock(arriveBy)
  return stops.flatMap(({ place, minutes: stay }, index) => {
    const timed = place ? [{ placeId: place, minutes: stay, from: planClockOf(from), by: planClockOf(by) }] : []
    const eaten = meal?.after === index && !meal.within ? meal.minutes : 0
    const next = stay + eaten + (waysMinutes[index + 1] ?? 0)
    from += next
    by += next
    return timed
  })
}
