import * as z from 'zod'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import { clinicLimits } from '#domain/clinics/clinics.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import { publicReading } from '#server/platform/limits/count-request.ts'
import { clinicList } from './clinic-answers.ts'
import type { Clinics } from './clinics.ts'

const { fields, schemas } = en.api
const { businessHours, highlights } = clinicFacts.shape

const { total, isTotalAtLeast, next, unread } = clinicList.shape

const clinicRow = clinicList.shape.clinics.element
  .extend({
    id: z.int().meta({ description: fields.outsideId }),
    version: z.int().nonnegative().meta({ description: fields.outsideVersion }),
    businessHours,
    highlights,
  })
  .meta({ id: 'ClinicRow', description: schemas.clinicRow })

export const plasticSurgeryList = z
  .strictObject({
    clinics: z.array(clinicRow),
    total,
    isTotalAtLeast,
    next,
    unread,
    source: z.enum(['directory', 'outside']).meta({ description: fields.listSource }),
    failed: z.boolean().meta({ description: fields.listFailed }),
  })
  .meta({ id: 'PlasticSurgeryList', description: schemas.plasticSurgeryList })

/** The plastic surgery clinics of the finder on the home page, for searches without a page load. */
export function describePlasticSurgeryRoute({ plasticSurgeryList: list }: Pick<Clinics, 'plasticSurgeryList'>) {
  return describeRoute({
    name: 'listPlasticSurgery',
    method: 'GET',
    path: '/api/clinics/plastic-surgery',
    who: everybody,
    query: z.strictObject({
      search: z.string().max(clinicLimits.line).default('').meta({ description: fields.search }),
      after: z
        .string()
        .max(2000)
        .optional()
        .transform((word) => word ?? null)
        .meta({ description: fields.after }),
    }),
    answer: plasticSurgeryList,
    limit: publicReading,
    problems: { 'clinics.list_position_unknown': null },
    handle: ({ query: { search, after } }) => list(search, after),
  })
}
