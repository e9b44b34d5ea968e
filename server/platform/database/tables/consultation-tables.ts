import type { Generated, JSONColumnType } from 'kysely'
import type { ConsultationState, ReminderHours } from '#domain/consultations/consultation-life.ts'
import type { RequestFileType } from '#domain/consultations/request-files.ts'
import type { AnswerTemplate } from '#domain/consultations/answer-templates.ts'
import type { MessageWriter } from '#domain/consultations/sent-requests.ts'
import type { VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import type { SlotState } from '#domain/consultations/visit-slots.ts'

export type ConsultationTables = {
  'mgk.clinic_contacts': { clinic_id: number; email: Buffer }
  'mgk.consultations': Consultations
  'mgk.consultation_slots': ConsultationSlots
  'mgk.consultation_messages': ConsultationMessages
  'mgk.consultation_files': ConsultationFiles
  'mgk.answer_templates': AnswerTemplate
  'mgk.consultation_readers': { user_id: string; granted_at: Date }
  'mgk.visit_reminders': { consultation_id: string; hours: ReminderHours; due_at: Date }
  'mgk.visit_waits': {
    consultation_id: string
    clinic_id: number
    day: string
    asked_at: Date
    told_at: Date | null
  }
  'mgk.visit_schedules': { clinic_id: number; schedule: JSONColumnType<VisitSchedule> }
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
  change_hash: Buffer | null
  code_hash: Buffer | null
  code_until: Date | null
  assigned_to: string | null
  admins_may_read: Generated<boolean>
}

type ConsultationMessages = {
  id: string
  consultation_id: string
  side: MessageWriter
  content: Buffer
  written_at: Date
}

type ConsultationFiles = {
  id: string
  consultation_id: string
  message_id: string | null
  place: number
  type: RequestFileType
  bytes: number
  file: string
  size: number
  etag: string
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
