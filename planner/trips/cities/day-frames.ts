import { airportBase } from '#domain/korea/airports.ts'
import { readTrains } from '#domain/trips/plan/trip-trains.ts'
import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import { backAtAirport, outOfAirport, wholeDay } from '#domain/trips/answers/flight-times.ts'
import { nameOfMove } from '#domain/trips/plan/move-names.ts'
import type { PlanBase, PlanLeg } from '#domain/trips/plan/plans.ts'
import { homeBy } from '#planner/trips/candidates/who-travels.ts'
import { clinicNear, keptOn } from '#planner/trips/kept-spans.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

/** A journey between an airport and a distant base, with time for the luggage after it. */
export type Move = { name: string; leg: PlanLeg; to: PlanBase; arrive: number; leave: number }

/** Where and when a day starts and ends, and the part of it that places may fill. */
export type DayFrame = {
  /** The ends of the day in the plan. */
  from: PlanBase
  to: PlanBase
  /** The ends of the part that places may fill. They differ from those above on days with moves. */
  start: PlanBase
  end: PlanBase
  begins: number
  ends: number
  moveIn: Move | null
  moveOut: Move | null
  /** Nothing fits into the day. `way` then connects its ends, unless a move does. */
  isEmpty: boolean
  way: PlanLeg | null
  flight: 'arrival' | 'departure' | null
  /** The flight home leaves before the traveller can be back from the arrival. */
  isFlightMissed: boolean
}

/** Estimates the leg between two points. */
export type LegBetween = (from: Point, to: Point) => PlanLeg

// A base farther from the airport than this is in another city, and the journey to it is a move.
const moveMetres = 70_000
const luggageMinutes = 15
// The earliest departure and the latest arrival of a move.
const moveHours = { from: 7 * 60, to: 21 * 60 }
// The usual departure, and the latest time for arrival and luggage.
const usualSetOut = 8.5 * 60
// Whoever has one night for a named place sets out so that there is a whole day for it.
const earlySetOut = 7.5 * 60
const latestLunch = 13 * 60
// Hours that are kept free over noon come after lunch.
const noon = { from: 11 * 60, to: 14.5 * 60 }
const lunchMinutes = 95
const latestAfterKept = 16 * 60
// A dinner near the bed with the ways.
const dinnerMinutes = 120
// Who would be at the bed later than that goes to dinner first.
const latestBags = 20.25 * 60
// The arrival at the airport on the evening before an early flight.
const eveningArrival = 20 * 60
// A shorter time on the day of a flight is too short for a stop.
const leastRoom = 45

/**
 * The frames of all days, from base to base, adjusted to the flights. If the next night is in another city, the move is
 * in the morning, early where a place of that city was named. `nights` has the base of each night; the last one also
 * applies to all later nights.
 */
export function frameDays(
  wishes: TripWishes,
  nights: readonly [PlanBase, ...PlanBase[]],
  legBetween: LegBetween,
  isNamed: (base: PlanBase) => boolean = () => false,
): DayFrame[] {
  const { from: usual, to: ends } = wholeDay(wishes.interests.includes('nightlife'))
  const begins = Math.max(usual, wishes.wakeUp ?? 0)
  const home = homeBy(wishes)
  const nightOf = (day: number) => nights[Math.min(Math.max(0, day), nights.length - 1)] ?? nights[0]
  const frames = Array.from({ length: wishes.days }, (_, day): DayFrame => {
    const [from, to] = [nightOf(day - 1), nightOf(day)]
    // Hours that are kept free in the morning come before the move.
    const early = keptOn(day, wishes).filter((kept) => kept.from < noon.from && kept.to <= latestAfterKept)
    const moveIn = isSamePoint(from, to)
      ? null
      : moveInMorning(from, to, legBetween, {
          usual: Math.max(wishes.wakeUp ?? 0, isNamed(to) ? earlySetOut : usualSetOut, ...early.map((kept) => kept.to)),
          lunchBy: Math.min(
            early.length > 0 ? Infinity : latestLunch,
            ...keptOn(day, wishes).flatMap((kept) => lunchBefore(kept) ?? []),
          ),
        })
    // Whoever has an appointment early sets out for it.
    const setOut = keptOn(day, wishes).flatMap((kept) => {
      if (!kept.clinic) return []
      const near = clinicNear(kept.clinic, to)
      return kept.from - (near ? legBetween(to, near).minutes : 0)
    })
    const whole = {
      from,
      to,
      start: to,
      end: to,
      begins: Math.max(Math.min(begins, ...setOut), moveIn?.leave ?? 0),
      ends,
    }
    return { ...whole, moveIn, moveOut: null, isEmpty: false, way: null, flight: null, isFlightMissed: false }
  })
  const train = readTrains(wishes)
  if (wishes.arrival)
    arrive(
      frames,
      { at: airportBase(wishes.arrival.airport), minutes: outOfAirport(wishes.arrival), isStation: false },
      legBetween,
    )
  else if (train.arrival) arrive(frames, { ...train.arrival, isStation: true }, legBetween)
  const back = wishes.departure && Math.min(backAtAirport(wishes.departure), train.departure?.minutes ?? Infinity)
  if (wishes.departure && back !== null)
    depart(frames, { at: airportBase(wishes.departure.airport), minutes: back, isStation: false }, legBetween)
  else if (train.departure) depart(frames, { ...train.departure, isStation: true }, legBetween)
  const last = frames.at(-1)
  if (last && isFlightMissed(last, frames.length, wishes, legBetween))
    Object.assign(last, {
      isEmpty: true,
      isFlightMissed: true,
      moveIn: null,
      moveOut: null,
      start: last.from,
      end: last.to,
    })
  for (const frame of frames) {
    // The hours of a flight are what they are, but for the evening of whoever is at the bed in time for dinner.
    const isInTime = frame.flight === 'arrival' && frame.moveIn !== null && frame.begins + dinnerMinutes <= home
    if (!frame.flight || isInTime) frame.ends = Math.min(frame.ends, home)
    const isEdge =
      frame.flight !== null || (train.arrival && frame === frames[0]) || (train.departure && frame === last)
    frame.isEmpty ||= Boolean(isEdge) && roomOf(frame, legBetween) < leastRoom
    const isNear = straightMetres(frame.start, frame.end) <= moveMetres
    if (frame.isEmpty && isNear && !isSamePoint(frame.start, frame.end)) frame.way = legBetween(frame.start, frame.end)
  }
  return frames
}

/** When lunch starts at the latest before hours that are kept free in the middle of a day. */
function lunchBefore({ from }: KeptSpan): number | null {
  return from > noon.from && from <= noon.to ? from - lunchMinutes : null
}

/** The departure of a move: after breakfast, or earlier if needed for lunch. */
function moveInMorning(
  from: PlanBase,
  to: PlanBase,
  legBetween: LegBetween,
  { usual, lunchBy }: { usual: number; lunchBy: number },
): Move {
  const leg = legBetween(from, to)
  const setOut = Math.max(moveHours.from, Math.min(usual, lunchBy - luggageMinutes - leg.minutes))
  return moveAt(setOut + leg.minutes, leg, to)
}

/** The fixed costs of moves and of the legs of empty days, which do not depend on stops. */
export function costOfFrames(frames: readonly DayFrame[]): number {
  return frames.reduce(
    (sum, { moveIn, moveOut, way }) => sum + (moveIn?.leg.cost ?? 0) + (moveOut?.leg.cost ?? 0) + (way?.cost ?? 0),
    0,
  )
}

function roomOf({ begins, ends, start, end }: DayFrame, legBetween: LegBetween): number {
  return ends - begins - (isSamePoint(start, end) ? 0 : legBetween(start, end).minutes)
}

/** Whether the traveller misses the flight home, on the day of arrival or after a move in the morning. */
function isFlightMissed(
  { moveIn, moveOut, start, end, ends }: DayFrame,
  days: number,
  { arrival, departure }: TripWishes,
  legBetween: LegBetween,
): boolean {
  if (!arrival || !departure || (days > 1 && !moveIn)) return false
  const earliest = moveIn?.leave ?? outOfAirport(arrival)
  const there = earliest + (isSamePoint(start, end) ? 0 : legBetween(start, end).minutes)
  return there > (moveOut ? ends : backAtAirport(departure))
}

/** Where and when a trip begins or ends. */
type Edge = { at: PlanBase; minutes: number; isStation: boolean }

/** The trip begins at an airport or a station, which one leaves at `out`. */
function arrive(frames: DayFrame[], { at: airport, minutes: out, isStation }: Edge, legBetween: LegBetween): void {
  const [first, second] = frames
  if (!first) return
  const base = first.start
  const leg = legBetween(airport, base)
  Object.assign(first, { from: airport, start: airport, flight: isStation ? null : 'arrival' })
  if (straightMetres(airport, base) <= moveMetres) {
    // Bags go to the bed first. After a landing at dawn one is there when the day starts.
    const there = Math.max(out + leg.minutes, first.begins - luggageMinutes)
    const isByDay = there - leg.minutes >= moveHours.from && there <= moveHours.to
    const isBeforeDinner = there + luggageMinutes <= latestBags
    if (second && isByDay && isBeforeDinner && there + luggageMinutes + leastRoom <= first.ends)
      moveInto(first, moveAt(there, leg, base, isStation ? airport : null))
    else first.begins = Math.max(out, first.begins - leg.minutes)
    return
  }
  const setOut = Math.max(out, moveHours.from)
  if (setOut + leg.minutes <= moveHours.to) {
    moveInto(first, moveAt(setOut + leg.minutes, leg, base))
    return
  }
  Object.assign(first, { isEmpty: true, to: airport, end: airport })
  if (!second) return
  const onward = legBetween(airport, second.start)
  const move = moveAt(Math.max(moveHours.from + onward.minutes, second.begins), onward, second.start)
  Object.assign(second, { from: airport, moveIn: move, begins: move.leave })
}

/** The day begins where the move ends. */
function moveInto(frame: DayFrame, move: Move): void {
  Object.assign(frame, { start: move.to, moveIn: move, begins: Math.max(frame.begins, move.leave) })
}

/** The trip ends at an airport or a station, where one has to be by then. */
function depart(frames: DayFrame[], { at: airport, minutes: by, isStation }: Edge, legBetween: LegBetween): void {
  const last = frames.at(-1)
  const before = frames.at(-2)
  if (!last) return
  const leg = legBetween(last.end, airport)
  if (!isStation) last.flight ??= 'departure'
  if (straightMetres(last.end, airport) > moveMetres) {
    const arrival = Math.min(by, moveHours.to) - luggageMinutes
    if (arrival - leg.minutes >= moveHours.from) leaveFor(last, arrival)
    else if (before && !before.isEmpty && !before.moveIn && before.begins <= eveningArrival - leg.minutes)
      leaveEarlier(eveningArrival)
    else Object.assign(last, { to: airport, end: airport, isEmpty: true })
  } else if (by - leg.minutes >= 0 || !before) {
    Object.assign(last, { to: airport, end: airport, ends: Math.min(last.ends, by) })
  } else {
    Object.assign(before, { to: airport, end: airport, ends: Math.min(before.ends, by + 24 * 60), flight: 'departure' })
    stayAtAirport(last)
  }

  function leaveFor(frame: DayFrame, arrival: number): void {
    const ends = Math.min(frame.ends, arrival - leg.minutes)
    Object.assign(frame, {
      to: airport,
      ends,
      moveOut: moveAt(arrival, leg, airport),
      flight: 'departure',
    })
  }

  /** On the evening before, to sleep near the airport. */
  function leaveEarlier(arrival: number): void {
    if (!before || !last) return
    leaveFor(before, arrival)
    stayAtAirport(last)
  }

  function stayAtAirport(frame: DayFrame): void {
    Object.assign(frame, { from: airport, to: airport, start: airport, end: airport, isEmpty: true })
  }
}

function moveAt(arrival: number, leg: PlanLeg, to: PlanBase, from: PlanBase | null = null): Move {
  return { name: nameOfMove(leg.mode, to, from), leg, to, arrive: arrival, leave: arrival + luggageMinutes }
}
