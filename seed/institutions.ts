import * as z from 'zod/mini'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import dental from './facts/clinics/dental-hospitals.json' with { type: 'json' }
import eye from './facts/clinics/eye-hospitals.json' with { type: 'json' }
import koreanMedicine from './facts/clinics/korean-medicine.json' with { type: 'json' }
import privateClinics from './facts/clinics/private-clinics.json' with { type: 'json' }
import university from './facts/clinics/university-hospitals.json' with { type: 'json' }

/** A real institution of the embedded catalogue. `docs/clinic-facts.md` describes the format of a row. */
export type Institution = { sourceId: string; facts: ClinicFacts }

const { shape } = clinicFacts

/** The only facts that a row may have: no ratings, doctors, prices, pictures or registrations. */
const institution = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: shape.name,
  nameKo: shape.nameKo,
  description: shape.description,
  location: shape.location,
  address: shape.address,
  province: shape.province,
  district: shape.district,
  lat: shape.lat,
  lng: shape.lng,
  treatments: shape.treatments,
  phoneNumber: shape.phoneNumber,
  website: shape.website,
  languages: shape.languages,
  sources: shape.sources,
})

/** The institutions of the embedded catalogue, which every installation starts with. */
export function readInstitutions(): Institution[] {
  const rows: unknown[] = [university, eye, dental, koreanMedicine, privateClinics].flat()
  return rows.map((row) => {
    const { id, ...given } = institution.parse(row)
    return { sourceId: id, facts: clinicFacts.parse({ ...unknownClinic, ...given }) }
  })
}
