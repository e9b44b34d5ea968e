import type { HoursCertainty } from '#domain/places/hours-certainty.ts'
import type { Weekday } from '#domain/places/places.ts'
import type {
  CompanionStop,
  CompanionTime,
  PlanBase,
  PlanDay,
  PlanLeg,
  PlanStop,
  TripPlace,
  Unplaced,
} from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'

/** All translated text of the exports; the English text is in locales/en/trips/trip-exports.ts. */
export type TripExportWords = {
  /** The product that made the file. */
  siteName: string
  title: (document: TripDocument) => string
  /** The time zone, and what is an estimate. */
  notice: string
  day: (number: number, day: PlanDay) => string
  kind: (stop: PlanStop) => string
  /** The title of a stop: `Lunch: Tosokchon 토속촌`. */
  stop: (stop: PlanStop, place: TripPlace | null) => string
  /** The title of a hidden visit. */
  privateTime: string
  /** A clock time of a plan, with a note when it is after midnight. */
  span: (arrive: string, leave: string) => string
  wayThere: (leg: PlanLeg) => string
  wayBack: (leg: PlanLeg, base: PlanBase) => string
  /** Null when there is nothing to say. */
  cost: (stop: PlanStop, place: TripPlace | null) => string | null
  /** Notes for hours that are unknown, or that nobody has confirmed. */
  hours: Record<Exclude<HoursCertainty, 'confirmed'>, string>
  phone: (phone: string) => string
  /** With the Hangul name when it is known. */
  station: (station: string, korean: string | null) => string
  map: (address: string) => string
  /** What whoever comes along does during a visit to a clinic. */
  companion: {
    heading: string
    near: string
    stop: (stop: CompanionStop, place: TripPlace | null) => string
    meet: (stop: PlanStop, place: TripPlace | null, companion: CompanionTime) => string
  }
  startsAt: (base: PlanBase) => string
  daySum: (won: number) => string
  tripSum: (won: number) => string
  leftOut: string
  /** Why a place was left out. `closedOn` are the weekdays on which it is shut at the time of the trip. */
  leftOutBecause: (unplaced: Unplaced, closedOn: readonly Weekday[]) => string
  guide: string
  online: (url: string) => string
}
