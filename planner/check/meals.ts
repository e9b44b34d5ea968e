import { hasTimeForMeal, roomBetweenFlights } from '#domain/trips/answers/flight-times.ts'
import type { Meal } from '#domain/trips/plan/plans.ts'
import { isKeptFromMeal } from './kept-hours.ts'
import { isAt } from './moves.ts'
import {
  isMealPlace,
  isPartOfStay,
  metresBetween,
  type PlanReading,
  type ReadDay,
  type ReadStop,
} from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

const hours: Record<Meal, { from: number; to: number; words: string }> = {
  breakfast: { from: 5 * 60, to: 11 * 60, words: '05:00 and 11:00' },
  lunch: { from: 11 * 60, to: 14.5 * 60, words: '11:00 and 14:30' },
  dinner: { from: 17 * 60, to: 21 * 60, words: '17:00 and 21:00' },
}
const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

// How long a meal takes; longer at the stalls of a market or a food street.
const shortestMeal = 30
const longestAtTable = 100
const longestAtStalls = 150
// From the end of lunch to the start of dinner.
const leastMinutesBetween = 180
// How far a meal may be from the route: 45 minutes on foot, a quarter of an hour by bus or taxi.
const longestDetourMetres = 4000

/** Every day has one lunch and one dinner, at mealtimes, at eating places near the route, of different cuisines. */
export function checkMeals(reading: PlanReading) {
  const { days } = reading
  return judge('meals', (tally) => {
    for (const day of days) {
      for (const meal of meals) checkMeal(meal, day, reading, tally)
      for (const [index, stop] of day.stops.entries()) {
        if (stop.stop.kind === 'meal') checkPlace(stop, day, index, reading, tally)
      }
      if (!reading.wishes.diets.some(isStrict)) checkVariety(day, tally)
      checkAfternoon(day, tally)
    }
  })
}

function checkMeal(meal: Meal, read: ReadDay, reading: PlanReading, tally: Tally): void {
  const { day, index, stops } = read
  const found = stops.filter(({ stop }) => stop.kind === 'meal' && stop.meal === meal)
  const isOptional =
    meal === 'breakfast' ||
    isKeptFromMeal(read, reading.wishes, hours[meal]) ||
    !hasRoom(read, reading, hours[meal]) ||
    isTooDear(reading)
  tally.test(
    found.length === 1 || (isOptional && found.length === 0),
    () => `${day.date} has ${found.length} times ${meal}.`,
    false,
    () =>
      found.length === 0
        ? { code: 'no_meal', day: index, meal }
        : { code: 'many_meals', day: index, meal, count: found.length },
  )
  const { from, to, words } = hours[meal]
  for (const { stop, arrive, name, title } of found)
    tally.test(
      arrive >= from && arrive <= to,
      () => `${meal} at ${name} begins at ${stop.arrive}, not between ${words}.`,
      false,
      () => ({ code: 'meal_hours', day: index, meal, name: title, arrive: stop.arrive }),
    )
}

/** Whether flights, and the moves that belong to them, leave time for a meal. */
function hasRoom(read: ReadDay, { wishes }: PlanReading, span: { from: number; to: number }): boolean {
  const { day, index, stops } = read
  const room = roomBetweenFlights(wishes, index)
  if (room === null || isNightAtAirport(read)) return false
  const [first, last] = [stops[0], stops.at(-1)]
  // On the first two days a move may start at the arrival airport, on the last two it may end at the departure airport.
  const isAfterFlight = wishes.arrival !== null && index < 2 && isAt(day.from, wishes.arrival)
  const isBeforeFlight = wishes.departure !== null && index >= wishes.days - 2 && isAt(day.to, wishes.departure)
  const from = isAfterFlight && first?.stop.kind === 'transfer' ? first.leave : 0
  const setOut = isBeforeFlight && last?.stop.kind === 'transfer' ? startOf(last) : Infinity
  return hasTimeForMeal({ from: Math.max(room.from, from), to: Math.min(room.to, setOut) }, span)
}

/** A day between a flight and a move may be spent near the airport without sights. */
function isNightAtAirport({ day, stops }: ReadDay): boolean {
  const isShort = day.shortfall === 'arrival' || day.shortfall === 'departure'
  return isShort && stops.length === 0 && metresBetween(day.from, day.to) < 1
}

function startOf({ arrive, stop }: ReadStop): number {
  return arrive - (stop.leg?.minutes ?? 0)
}

/** Whether a conflict says that the budget is too low. Then a meal may be missing or far away. */
function isTooDear({ plan }: PlanReading): boolean {
  const money = ['dailyBudgetRange', 'totalBudget']
  return plan.conflicts.some(({ wishes }) => wishes.some((wish) => money.includes(wish)))
}

function checkPlace(read: ReadStop, day: ReadDay, index: number, reading: PlanReading, tally: Tally): void {
  const to = day.stops[index + 1]?.at ?? day.day.to
  const { stop, row, from, at, name } = read
  tally.test(stop.meal !== undefined, () => `${name} is a meal, and does not say which.`)
  tally.test(row !== null && (isMealPlace(row) || isPartOfStay(read, day)), () => `${name} serves no meals.`)
  const longest = row?.kind === 'market' || row?.kind === 'street-food' ? longestAtStalls : longestAtTable
  const minutes = read.leave - read.arrive
  tally.test(
    minutes >= shortestMeal && minutes <= longest,
    () => `The meal at ${name} takes ${minutes} minutes.`,
    false,
    () => ({ code: 'meal_length', day: read.day, name: read.title, minutes }),
  )
  if (!from || !at) return
  const detour = metresBetween(from, at) + metresBetween(at, to) - metresBetween(from, to)
  tally.test(
    detour <= longestDetourMetres || isTooDear(reading),
    () => `${name} lies ${Math.round(detour)} m off the way.`,
    false,
    () => ({ code: 'meal_far', day: read.day, name: read.title, metres: Math.round(detour) }),
  )
}

/** There are at least three hours between lunch and dinner. */
function checkAfternoon({ index, day, stops }: ReadDay, tally: Tally): void {
  const lunch = stops.find(({ stop }) => stop.kind === 'meal' && stop.meal === 'lunch')
  const dinner = stops.find(({ stop }) => stop.kind === 'meal' && stop.meal === 'dinner')
  if (!lunch || !dinner) return
  const minutes = dinner.arrive - lunch.leave
  tally.test(
    minutes >= leastMinutesBetween,
    () => `${day.date} has ${minutes} minutes between lunch and dinner.`,
    false,
    () => ({ code: 'dinner_soon', day: index, minutes: Math.max(0, minutes) }),
  )
}

/** Lunch and dinner are of different cuisines, where the rows name them; with a diet there may be only one. */
function checkVariety({ day, index, stops }: ReadDay, tally: Tally): void {
  const cuisines = stops.flatMap(({ stop, row }) => (stop.kind === 'meal' && row?.cuisine ? [row.cuisine] : []))
  tally.test(
    new Set(cuisines).size === cuisines.length,
    () => `${day.date} has the same cuisine twice.`,
    false,
    () => ({ code: 'same_cuisine', day: index }),
  )
}
