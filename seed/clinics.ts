import * as z from 'zod/mini'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import type { ClinicFacts } from '#domain/clinics/clinics.ts'
import dental from './samples/clinics/dental.json' with { type: 'json' }
import eyeSurgery from './samples/clinics/eye-surgery.json' with { type: 'json' }
import other from './samples/clinics/other.json' with { type: 'json' }
import plasticSurgery from './samples/clinics/plastic-surgery.json' with { type: 'json' }
import skinClinics from './samples/clinics/skin-clinics.json' with { type: 'json' }
import stemCell from './samples/clinics/stem-cell.json' with { type: 'json' }

export type SampleClinic = { sourceId: string; facts: ClinicFacts }

const sample = z.strictObject({ sourceId: z.string().check(z.regex(/^[a-z0-9-]+$/)), facts: clinicFacts })

/** Fictional clinics that show what a listing looks like. None of their facts are real. */
export function readSampleClinics(): SampleClinic[] {
  const rows: unknown[] = [plasticSurgery, skinClinics, eyeSurgery, dental, stemCell, other].flat()
  return rows.map((row) => sample.parse(row))
}
