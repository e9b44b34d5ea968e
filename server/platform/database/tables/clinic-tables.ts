import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Change } from '#domain/site/change-history.ts'
import type { ClinicFacts, ClinicTreatment } from '#domain/clinics/clinics.ts'

export type ClinicTables = {
  'mgk.clinics': ClinicsTable
  'mgk.clinic_changes': ClinicChangesTable
}

type JsonOf<Value> = ColumnType<Value, string, string>

type ClinicsTable = {
  id: Generated<number>
  origin: string
  source_id: string | null
  imported: JsonOf<Partial<ClinicFacts>>
  overlay: ColumnType<Partial<ClinicFacts>, string | undefined, string>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
  closed_candidate: Generated<boolean>
  location_quality: Generated<'usual' | 'low'>
  facts: GeneratedAlways<Partial<ClinicFacts>>
  is_sample: GeneratedAlways<boolean>
  name: GeneratedAlways<string>
  treatments: GeneratedAlways<ClinicTreatment[]>
  procedures: GeneratedAlways<string[]>
  languages: GeneratedAlways<string[]>
  district: GeneratedAlways<string | null>
  is_registered: GeneratedAlways<boolean>
  lat: GeneratedAlways<number | null>
  lng: GeneratedAlways<number | null>
  known: GeneratedAlways<number>
}

type ClinicChangesTable = {
  id: GeneratedAlways<number>
  clinic_id: number
  version: number
  action: Change['action']
  at: Generated<Date>
  actor_id: string | null
  before: JsonOf<Partial<ClinicFacts>>
  after: JsonOf<Partial<ClinicFacts>>
}
