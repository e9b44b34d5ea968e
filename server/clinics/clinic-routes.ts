import * as z from 'zod'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { clinicImages } from '#domain/clinics/clinic-images.ts'
import { clinicSorts, clinicsPerPage } from '#domain/clinics/clinic-lists.ts'
import { clinicLanguages, clinicLimits, clinicTreatments } from '#domain/clinics/clinics.ts'
import { Problem } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import { mistake } from '#server/platform/api/mistakes.ts'
import { history } from '#server/platform/edits/change-answers.ts'
import { changesPage, readPage } from '#server/platform/edits/changes-page.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { publicReading } from '#server/platform/limits/count-request.ts'
import {
  changesOfClinic,
  clinic,
  clinicConflict,
  clinicFacets,
  clinicList,
  deletedClinics,
  newClinic,
} from './clinic-answers.ts'
import { clinicManagers } from './clinic-managers.ts'
import type { Clinics } from './clinics.ts'
import type { ClinicManagement } from './manage-clinics.ts'
import { describePlasticSurgeryRoute } from './plastic-surgery-route.ts'

const words = en.api.fields
const line = z.string().max(clinicLimits.line)
const number = z.coerce.number<string | number>().int().positive()
const one = z.strictObject({ id: number })

const treatment = orNull(z.enum(clinicTreatments))

const filter = {
  treatment,
  search: line.default('').meta({ description: words.search }),
  procedure: orNull(line),
  district: orNull(line).meta({ description: words.district }),
  language: orNull(z.enum(clinicLanguages)),
  registered: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .meta({ description: words.registered }),
  openOn: orNull(z.iso.date().refine(isCalendarDate)).meta({ description: words.openOn }),
}

const changing = { limit: 300, windowSeconds: 300 }
const fetching = { limit: 30, windowSeconds: 300 }

const misfits = z.looseObject({ mistakes: z.array(mistake) })
const problems = { 'clinics.not_found': null, 'clinics.changed_meanwhile': clinicConflict } as const

type Parts = {
  clinics: Clinics
  management: ClinicManagement
  /** Fetches a picture and stores it. Returns its name in the bucket of clinic pictures. */
  addPicture: (address: string, by: Editor) => Promise<string>
}

export function describeClinicRoutes({ clinics, management, addPicture }: Parts) {
  return [
    describeRoute({
      name: 'listClinics',
      method: 'GET',
      path: '/api/clinics',
      who: everybody,
      query: z.strictObject({
        ...filter,
        sort: z.enum(clinicSorts).default('known').meta({ description: words.sort }),
        after: orNull(z.string().max(2000)).meta({ description: words.after }),
        limit: z.coerce.number<string | number>().int().min(1).max(100).default(clinicsPerPage),
      }),
      answer: clinicList,
      isPublic: true,
      limit: publicReading,
      problems: { 'clinics.list_position_unknown': null },
      handle: ({ query: { limit, ...wanted } }) => clinics.list(wanted, limit),
    }),
    describeRoute({
      name: 'countClinicChoices',
      method: 'GET',
      path: '/api/clinics/facets',
      who: everybody,
      query: z.strictObject(filter),
      answer: clinicFacets,
      isPublic: true,
      limit: publicReading,
      handle: ({ query }) => clinics.facets(query),
    }),
    describePlasticSurgeryRoute(clinics),
    describeRoute({
      name: 'readClinic',
      method: 'GET',
      path: '/api/clinics/:id{\\d+}',
      who: everybody,
      params: one,
      answer: clinic,
      isPublic: true,
      limit: publicReading,
      problems: { 'clinics.not_found': null },
      async handle({ params }) {
        const found = await clinics.find(params.id)
        if (!found) throw new Problem('clinics.not_found')
        return found
      },
    }),
    describeRoute({
      name: 'readClinicFacts',
      method: 'GET',
      path: '/api/clinics/:id{\\d+}/facts',
      who: clinicManagers,
      params: one,
      answer: clinic,
      problems: { 'clinics.not_found': null },
      handle: ({ params, ...by }) => management.facts(by, params.id),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'addClinic',
      method: 'POST',
      path: '/api/clinics',
      who: clinicManagers,
      body: newClinic,
      misfit: 'clinics.invalid',
      status: 201,
      answer: clinic,
      limit: changing,
      problems: { 'clinics.invalid': misfits },
      handle: ({ body, ...by }) => management.create(by, body),
      version: ({ version }) => version,
      location: ({ id }) => `/api/clinics/${id}`,
    }),
    describeRoute({
      name: 'changeClinic',
      method: 'PATCH',
      path: '/api/clinics/:id{\\d+}',
      who: clinicManagers,
      params: one,
      body: changesOfClinic,
      misfit: 'clinics.invalid',
      ifMatch: 'needed',
      answer: clinic,
      limit: changing,
      problems: { ...problems, 'clinics.version_required': null, 'clinics.invalid': misfits },
      handle: ({ params, body, version, ...by }) => management.update(by, params.id, version, body),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'deleteClinic',
      method: 'DELETE',
      path: '/api/clinics/:id{\\d+}',
      who: clinicManagers,
      params: one,
      ifMatch: 'heeded',
      limit: changing,
      problems,
      handle: ({ params, version, ...by }) => management.remove(by, params.id, version),
    }),
    describeRoute({
      name: 'restoreClinic',
      method: 'POST',
      path: '/api/clinics/:id{\\d+}/restore',
      who: clinicManagers,
      params: one,
      ifMatch: 'heeded',
      answer: clinic,
      limit: changing,
      problems,
      handle: ({ params, version, ...by }) => management.restore(by, params.id, version),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'readClinicHistory',
      method: 'GET',
      path: '/api/clinics/:id{\\d+}/history',
      who: clinicManagers,
      params: one,
      query: z.strictObject(changesPage),
      answer: history,
      problems: { 'clinics.not_found': null },
      handle: ({ params, query, ...by }) => management.history(by, params.id, readPage(query)),
    }),
    describeRoute({
      name: 'listDeletedClinics',
      method: 'GET',
      path: '/api/clinics/deleted',
      who: clinicManagers,
      query: z.strictObject({ treatment, ...changesPage }),
      answer: deletedClinics,
      handle: ({ query, ...by }) => management.deleted(by, query.treatment, readPage(query)),
    }),
    describeRoute({
      name: 'restoreClinicVersion',
      method: 'POST',
      path: '/api/clinics/:id{\\d+}/history/:version{\\d+}/restore',
      who: clinicManagers,
      params: z.strictObject({ id: number, version: number }),
      ifMatch: 'heeded',
      answer: clinic,
      limit: changing,
      problems: { ...problems, 'clinics.version_not_found': null, 'clinics.invalid': misfits },
      handle: ({ params, version, ...by }) => management.restoreVersion(by, params.id, params.version, version),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'addClinicPicture',
      method: 'POST',
      path: '/api/clinics/pictures',
      who: clinicManagers,
      body: z.strictObject({ address: z.string().max(2000) }).meta({ id: 'PictureAddress' }),
      status: 201,
      answer: z.strictObject({ url: z.string().meta({ description: words.pictureUrl }) }).meta({ id: 'Picture' }),
      limit: fetching,
      problems: {
        'pictures.address_refused': null,
        'pictures.not_fetched': null,
        'pictures.not_a_picture': null,
        'pictures.broken': null,
        'pictures.too_large': null,
      },
      handle: async ({ body, ...by }) => ({
        url: `/storage/v1/object/public/${clinicImages.bucket}/${await addPicture(body.address, by)}`,
      }),
    }),
  ]
}

/** A parameter that is missing in the URL becomes null. */
function orNull<Given extends z.ZodType>(given: Given) {
  return given.optional().transform((value) => value ?? null)
}
