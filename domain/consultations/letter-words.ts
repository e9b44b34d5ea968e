import type { ClinicLanguage } from '#domain/clinics/clinics.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { ConsultationWindow, LocalWindow } from './consultation-windows.ts'
import type { ConsultationKind, ConsultationStay, InterpreterWish } from './consultations.ts'

/** The sentences of a request in one language. Every language of locales/ that writes requests has all of them. */
export type LetterWords = {
  greeting: (clinic: PlaceName) => string
  opening: Record<ConsultationKind, string>
  procedures: string
  procedure: (name: PlaceName) => string
  stay: string
  stayOf: (stay: ConsultationStay) => string
  windows: string
  /** `local` is the same window where the visitor is. */
  window: (window: ConsultationWindow, local: LocalWindow | null) => string
  language: string
  languageOf: (language: ClinicLanguage) => string
  interpreter: Record<InterpreterWish, string>
  budget: string
  message: string
  closing: string
  /** What the visitor fills in before sending. This site does not ask for it. */
  signature: string
}
