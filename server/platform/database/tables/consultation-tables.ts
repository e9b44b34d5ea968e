import type { Generated } from 'kysely'
import type { ConsultationState } from '#domain/consultations/consultation-life.ts'
import type { SlotState } from '#domain/consultations/visit-slots.ts'

export type ConsultationTables = {
  'mgk.clinic_contacts': { clinic_id: number; email: Buffer }
  'mgk.consultations': Consultations
  'mgk.consultation_slots': ConsultationSlots
}

type Consultations = {
  id: string
  clinic_id: number
  request_key: string
  state: ConsultationState
  content: Buffer
  patient_hash: Buffer
  clinic_hash: Buffer | null
  written_at: Date
  requested_at: Date | null
  seen_at: Date | null
  ended_at: Date | null
  user_id: string | null
  active_at: Date | null
  answered_at: Date | null
  visit_from: Date | null
  visit_to: Date | null
  visit_changes: Generated<number>
  completed_at: Date | null
  clinic_token: Buffer | null
  clinic_link_until: Date | null
}

type ConsultationSlots = {
  id: string
  consultation_id: string
  clinic_id: number
  person: number
  patient: Buffer
  /** A `tstzrange`, which is written and read by its bounds. */
  during: unknown
  state: SlotState
  held_until: Date | null
}
