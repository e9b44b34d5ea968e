import { hasTimeForMeal, roomBetweenFlights } from '#domain/trips/answers/flight-times.ts'
import type { Meal } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Opening, Span } from '#planner/solver/problem.ts'
import { earlyEvening } from '#planner/trips/candidates/who-travels.ts'
import { hoursOfMeals, keptOn, mealsBesideKept } from '#planner/trips/kept-spans.ts'
import type { LaidSheets } from '#planner/trips/sheets/laid-sheets.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'

type MainMeal = Exclude<Meal, 'breakfast'>
export type MealOfDay = Span & { name: MainMeal }

/** The start times of lunch and dinner that the rules allow. */
export const mealHours: Record<MainMeal, Span> = {
  lunch: { from: 11 * 60, to: 14.5 * 60 },
  dinner: { from: 17 * 60, to: 21 * 60 },
}

// With these hours a lunch of 75 minutes ends three hours before dinner starts.
const usualHours: Record<MainMeal, Span> = {
  lunch: { from: 11 * 60 + 15, to: 13.5 * 60 },
  dinner: { from: 17.75 * 60, to: 20 * 60 },
}
/** Tried when the usual hours leave a meal out. Dinner still starts three hours after lunch. */
const wideHours: Record<MainMeal, Span> = {
  lunch: { from: 11 * 60, to: 13.25 * 60 },
  dinner: { from: 17.5 * 60, to: 21 * 60 },
}
/** A meal at all hours that the rules and these travellers allow. */
export function widestMeal(name: MainMeal, party: TripWishes['party']): MealOfDay {
  const { from, to } = wideHours[name]
  const early = name === 'dinner' ? earlyEvening(party)?.dinner : undefined
  return { name, from: Math.min(from, early ?? from), to: Math.min(to, early ?? to) }
}

// For days that start late, and for days that end early.
const dinnerAfterLateLunch = { from: 18.75 * 60, to: 20 * 60 }
// After a move lunch comes before most sights, so that a day which is an hour late still has it in time.
const untilLunchAfterMove = 75
// From the latest lunch to the first dinner.
const mealAndPause = 4.25 * 60
// Where nothing else found a dinner, whoever arrives late has lunch this soon: small towns go to bed early.
const untilHurriedLunch = 45
// The dinner of children on the day of a move starts within this time.
const timeToChoose = 30
const lunchBeforeEarlyDinner = { from: 11 * 60, to: 12.75 * 60 }

type Asked = {
  wishes: TripWishes
  hasWideHours?: boolean
  isLastSearch?: boolean
  laid?: Pick<LaidSheets, 'daysOut' | 'lunchInside' | 'lunchAfter'>
  treatments?: Pick<TreatmentDays, 'treatmentDays'>
}

/** The meals of a day for which flights, moves and kept hours leave time, with their start times. */
export function mealsOf(asked: Asked, frame: DayFrame, day: number): MealOfDay[] {
  return mealsBesideKept(mealsOfFrame(asked, frame, day), hoursOfMeals(keptOn(day, asked.wishes)), mealHours)
}

function mealsOfFrame(
  { wishes, hasWideHours, isLastSearch, laid, treatments }: Asked,
  frame: DayFrame,
  day: number,
): MealOfDay[] {
  const room = roomOf(wishes, frame, day)
  const isInside = laid?.lunchInside.has(day) ?? false
  const asked = (['lunch', 'dinner'] as const).filter(
    (name) => hasTimeForMeal(room, mealHours[name]) && !(isInside && name === 'lunch'),
  )
  const whole = hasWideHours ? wideHours : usualHours
  const isUsual = (name: MainMeal) => room !== null && holdsAll(room, whole[name])
  const hasBoth = asked.length === 2
  // Lunch comes after a morning out of town or at a clinic.
  const isOut = laid?.daysOut.has(day) || laid?.lunchAfter.has(day)
  const isLate = isOut || treatments?.treatmentDays.has(day)
  if (hasBoth && isLate && hasTimeForMeal(room, dinnerAfterLateLunch))
    return [
      { name: 'lunch', ...mealHours.lunch },
      { name: 'dinner', ...dinnerAfterLateLunch },
    ]
  const early = earlyEvening(wishes.party)
  if (early && isInside && hasTimeForMeal(room, wideHours.dinner))
    return [{ name: 'dinner', from: Math.min(wideHours.dinner.from, early.dinner - 60), to: early.dinner }]
  if (early && hasBoth && isUsual('lunch'))
    return [
      { name: 'lunch', ...lunchBeforeEarlyDinner },
      { name: 'dinner', from: Math.min(wideHours.dinner.from, early.dinner - 60), to: early.dinner },
    ]
  if (early && hasBoth && frame.moveIn && !frame.flight && room !== null) {
    // The sooner there is lunch, the sooner small towns may serve the dinner.
    const soon = hasWideHours ? Infinity : Math.max(usualHours.lunch.to, room.from + untilLunchAfterMove)
    const lunchBy = Math.min(mealHours.lunch.to, early.dinner - timeToChoose - mealAndPause, soon)
    const dinnerFrom = Math.max(wideHours.dinner.from, lunchBy + mealAndPause)
    return [
      { name: 'lunch', from: mealHours.lunch.from, to: lunchBy },
      { name: 'dinner', from: Math.min(early.dinner - timeToChoose, dinnerFrom), to: early.dinner },
    ]
  }
  if (hasBoth && isLastSearch && room !== null && !isUsual('lunch')) {
    const lunchBy = Math.min(mealHours.lunch.to, Math.max(wideHours.lunch.to, room.from + untilHurriedLunch))
    const dinner = { from: Math.max(wideHours.dinner.from, lunchBy + mealAndPause), to: wideHours.dinner.to }
    if (hasTimeForMeal(room, dinner))
      return [
        { name: 'lunch', from: mealHours.lunch.from, to: lunchBy },
        { name: 'dinner', ...dinner },
      ]
  }
  return asked.map((name) => {
    if (hasBoth && name === 'dinner' && !isUsual('lunch') && hasTimeForMeal(room, dinnerAfterLateLunch))
      return { name, ...dinnerAfterLateLunch }
    // A late dinner is preferred if it is possible.
    if (name === 'dinner' && hasTimeForMeal(room, whole.dinner)) return { name, ...whole.dinner }
    if (
      hasBoth &&
      name === 'lunch' &&
      !hasTimeForMeal(room, whole.dinner) &&
      hasTimeForMeal(room, lunchBeforeEarlyDinner)
    )
      return { name, ...lunchBeforeEarlyDinner }
    if (isUsual(name)) return { name, ...whole[name] }
    const { from, to } = mealHours[name]
    const isSoon = frame.moveIn !== null && hasBoth && name === 'lunch' && room !== null && !hasWideHours
    return {
      name,
      from,
      to: isSoon ? Math.min(to, Math.max(usualHours.lunch.to, room.from + untilLunchAfterMove)) : to,
    }
  })
}

function roomOf(wishes: TripWishes, { begins, ends, moveIn, moveOut, isEmpty }: DayFrame, day: number): Span | null {
  const room = isEmpty ? null : roomBetweenFlights(wishes, day)
  return (
    room && {
      from: moveIn ? Math.max(room.from, begins) : room.from,
      to: moveOut ? Math.min(room.to, ends) : room.to,
    }
  )
}

// The last start leaves an hour for the meal.
const tableMinutes = 60

function holdsAll(room: Span, { from, to }: Span): boolean {
  return room.from <= from && room.to >= to + tableMinutes
}

// In the morning, when most cafes have opened, or in the afternoon, but not right after lunch or before dinner.
const cafeHours: readonly Span[] = [
  { from: 10 * 60, to: 10.5 * 60 },
  { from: 15 * 60, to: 16 * 60 + 45 },
]

/** When a visit to a cafe that the traveller did not name may start. */
export function cafeStarts(spans: readonly Required<Opening>[]): Required<Opening>[] {
  return cafeHours.flatMap((hours) => spansWithin(spans, hours))
}

/** The intersection of spans and hours. */
export function spansWithin(spans: readonly Required<Opening>[], hours: Span): Required<Opening>[] {
  return spans
    .map(({ from, to, until }) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to), until }))
    .filter(({ from, to }) => from <= to)
}
