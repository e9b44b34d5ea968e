import { type ClinicLanguage, clinicTreatments, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { ConsultationWindow } from './consultation-windows.ts'

/** What a visitor asks a clinic for: an appointment, or an answer. */
export const consultationKinds = ['consultation', 'question'] as const
export type ConsultationKind = (typeof consultationKinds)[number]

/** Whether there has to be an interpreter, and who brings one. */
export const interpreterWishes = ['none', 'clinic', 'own'] as const
export type InterpreterWish = (typeof interpreterWishes)[number]

/** The maximum number of characters of each text, of chosen procedures, and of windows. */
export const consultationLimits = {
  otherProcedure: 200,
  budget: 100,
  message: 2_000,
  procedures: 10,
  windows: 3,
} as const

/** How far ahead a stay can be, in days and in months. */
export const farthestStayDays = 730

/** Days in Korea, YYYY-MM-DD, or a month, YYYY-MM. */
export type ConsultationStay = { from: string; to: string } | { month: string }

/** A request to a clinic, as a visitor wrote it. An answer that was not given is null or empty. */
export type ConsultationRequest = {
  kind: ConsultationKind
  /** English names of procedures that the form offers. */
  procedures: string[]
  /** In the visitor's own words, like `budget` and `message`. */
  otherProcedure: string
  stay: ConsultationStay | null
  windows: ConsultationWindow[]
  /** The visitor's time zone, such as `Pacific/Honolulu`. */
  zone: string
  language: ClinicLanguage
  interpreter: InterpreterWish
  budget: string
  message: string
}

/** The page that writes a request to a clinic. */
export const consultationPath = '/consultations/new'

/** The address of the page that writes a request of this kind to a clinic, with the listing that led there. */
export function consultationAddress(
  clinicId: number,
  kind: ConsultationKind,
  listing: ClinicTreatment | null = null,
): string {
  return `${consultationPath}?clinic=${clinicId}&kind=${kind}${listing === null ? '' : `&listing=${listing}`}`
}

/** The listing that an address names; null for any other text. */
export function readListing(text: string | null): ClinicTreatment | null {
  return clinicTreatments.find((treatment) => treatment === text) ?? null
}

/** The id of the clinic that an address asks for; null for any other text. */
export function readClinicId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null
}

/** The kind that an address or a form names; null for any other text. */
export function readConsultationKind(text: string | null): ConsultationKind | null {
  return consultationKinds.find((kind) => kind === text) ?? null
}
