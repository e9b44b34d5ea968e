import type { ConsultationState } from '#domain/consultations/consultation-life.ts'

export type ConsultationTables = {
  'mgk.clinic_contacts': { clinic_id: number; email: Buffer }
  'mgk.consultations': Consultations
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
}
