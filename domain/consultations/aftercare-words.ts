import type { DayRange } from '#domain/clinics/treatments.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { AftercareKind } from './aftercare.ts'

/** The sentences of an aftercare passport in one language. */
export type AftercareWords = {
  title: string
  clinic: string
  name: (name: PlaceName) => string
  procedure: string
  treatedOn: string
  day: (date: string) => string
  until: (day: number, date: string) => string
  from: (day: number, date: string) => string
  between: (days: DayRange, dates: readonly [from: string, to: string]) => string
  steps: Record<AftercareKind, string>
  /** Without a number. */
  ask: string
  noRanges: string
  ranges: string
  byHand: string
  done: string
  medicine: string
  signs: string
  nextCheck: string
  calls: string
  clinicPhone: string
  noPhone: string
  medicalKorea: string
  travel: string
  emergency: string
}
