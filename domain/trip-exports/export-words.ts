import type { PlanBase, PlanDay, PlanLeg, PlanStop, TripPlace } from '#domain/plans.ts'
import type { TripDocument } from '#domain/trip-documents.ts'

/** All that exports say in the reader's language; locales/en/trip-exports.ts says it in English. */
export type TripExportWords = {
  /** Who made the file. */
  siteName: string
  title: (document: TripDocument) => string
  /** The time zone, and what is an estimate. */
  notice: string
  /** Above words that a language model wrote. */
  writtenByModel: string
  day: (number: number, day: PlanDay) => string
  kind: (stop: PlanStop) => string
  /** What a stop is called: `Lunch: Tosokchon 토속촌`. */
  stop: (stop: PlanStop, place: TripPlace | null) => string
  /** In place of a visit that is hidden. */
  privateTime: string
  /** Clocks of a plan; those after midnight say so. */
  span: (arrive: string, leave: string) => string
  wayThere: (leg: PlanLeg) => string
  wayBack: (leg: PlanLeg, base: PlanBase) => string
  /** Null where there is nothing to say. */
  cost: (stop: PlanStop, place: TripPlace | null) => string | null
  /** Null where the hours are confirmed, or do not matter. */
  hours: (stop: PlanStop, place: TripPlace | null) => string | null
  phone: (phone: string) => string
  /** In Hangul too, where that is known. */
  station: (station: string, korean: string | null) => string
  map: (address: string) => string
  startsAt: (base: PlanBase) => string
  daySum: (won: number) => string
  tripSum: (won: number) => string
  leftOut: string
  guide: string
  online: (url: string) => string
}
