import { addDays } from '#domain/korea/calendar-dates.ts'
import type { PlaceFacts, PlaceName } from '#domain/places/places.ts'
import type { Meal, Plan, PlanBase, PlanDay, PlanLeg, PlanStop, Shortfall, StopKind } from '#domain/trips/plan/plans.ts'
import { createTravelModel, type TravelModel } from '#planner/travel/travel-model.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readTransport } from './transport.ts'

/** A stop of a hand-written day, with or without a place. Its times follow from the legs before it. */
export type WrittenStop = Partial<PlanStop> & {
  kind: StopKind
  /** The length of the visit in minutes. */
  minutes: number
  /** The earliest start, for places that open later. */
  notBefore?: string
}

export type WrittenDay = {
  from: PlanBase
  to: PlanBase
  begins: string
  stops: WrittenStop[]
  shortfall?: Shortfall
}

export function dayIn(base: PlanBase, begins: string, stops: WrittenStop[]): WrittenDay {
  return { from: base, to: base, begins, stops }
}

type Here = { lat: number; lng: number }

/** Builds days of stops: legs from the travel model, times in steps of five minutes, and totals. */
export function writeDays(startDate: string, days: readonly WrittenDay[]): PlanDay[] {
  const rows = new Map(readCatalogue().map((row) => [row.id, row]))
  const travel = createTravelModel(readTransport(), { longestWalkMinutes: 20, taxiSavesMinutes: 25, party: 2 })
  return days.map((day, index) => writeDay(addDays(startDate, index), day, { rows, travel }))
}

function writeDay(
  date: string,
  { from, to, begins, stops: written, shortfall }: WrittenDay,
  { rows, travel }: { rows: ReadonlyMap<string, PlaceFacts>; travel: TravelModel },
): PlanDay {
  let here: Here = from
  let clock = minutesOf(begins)
  const stops = written.map(({ minutes, notBefore, ...given }): PlanStop => {
    const row = given.placeId ? rows.get(given.placeId) : undefined
    if (given.placeId && !row) throw new Error(`The catalogue has no ${given.placeId}.`)
    const there: Here = row ?? (given.lat && given.lng ? { lat: given.lat, lng: given.lng } : to)
    const leg = given.leg === undefined ? legBetween(here, there, travel) : given.leg
    const arrive = Math.max(ceil5(clock + (leg?.minutes ?? 0)), notBefore ? minutesOf(notBefore) : 0)
    clock = arrive + minutes
    here = there
    return {
      placeId: null,
      cost: row?.cost ?? 0,
      ...(row && row.cost === null && { cost: 10_000, costUnknown: true as const }),
      hoursUnknown: row !== undefined && row.hours === null,
      because: [],
      ...given,
      arrive: clockOf(arrive),
      leave: clockOf(clock),
      leg,
    }
  })
  const returnLeg = legBetween(here, to, travel)
  const moved = stops.reduce((sum, { kind, leg }) => sum + (kind === 'transfer' ? (leg?.cost ?? 0) : 0), 0)
  const all = stops.reduce((sum, { cost, leg }) => sum + cost + (leg?.cost ?? 0), returnLeg?.cost ?? 0)
  // The fare of a move counts only in the total of the trip.
  return { date, from, to, stops, returnLeg, cost: all - moved, shortfall: shortfall ?? null }
}

function legBetween(from: Here, to: Here, travel: TravelModel): PlanLeg | null {
  return from.lat === to.lat && from.lng === to.lng ? null : travel.leg(from, to)
}

export function eat(meal: Meal, placeId: string, minutes: number, because: string[], notBefore?: string): WrittenStop {
  return { kind: 'meal', meal, placeId, minutes, because, ...(notBefore && { notBefore }) }
}

export function visit(kind: StopKind, placeId: string, minutes: number, because: string[]): WrittenStop {
  return { kind, placeId, minutes, because }
}

/** A move from one city to the next, with 15 minutes for the luggage. */
export function moveTo(
  name: string,
  arrival: Here,
  stations: { from: PlaceName; to: PlaceName },
  leg: PlanLeg,
): WrittenStop {
  return { kind: 'transfer', name, lat: arrival.lat, lng: arrival.lng, stations, leg, minutes: 15 }
}

/** The totals of a plan; the totals of days are without fares of moves. */
export function sumTrip(written: readonly PlanDay[]): Plan['totals'] {
  const stops = written.flatMap((day) => day.stops)
  const moved = stops.reduce((sum, { kind, leg }) => sum + (kind === 'transfer' ? (leg?.cost ?? 0) : 0), 0)
  const legs = written.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.returnLeg])
  return {
    cost: written.reduce((sum, { cost }) => sum + cost, moved),
    travelMinutes: legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
    stops: stops.length,
  }
}

function ceil5(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
