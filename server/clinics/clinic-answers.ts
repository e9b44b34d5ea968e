import * as z from 'zod'
import { clinicChanges, clinicFacts, clinicForm } from '#domain/clinics/clinic-schemas.ts'
import { clinicLanguages, clinicTreatments } from '#domain/clinics/clinics.ts'
import { en } from '#locales/en.ts'
import { change } from '#server/platform/edits/change-answers.ts'

const words = en.api.fields
const { shape } = clinicFacts
const day = z.iso.date()
const count = z.int().nonnegative()
const position = z.string().nullable().meta({ description: words.next })

const own = {
  id: z.int().positive(),
  version: z.int().positive().meta({ description: words.version }),
  isSample: z.boolean().meta({ description: words.isSample }),
}

export const clinic = z
  .strictObject({ ...own, updatedOn: day, ...shape })
  .meta({ id: 'Clinic', description: en.api.schemas.clinic })

const clinicCard = z
  .strictObject({
    ...own,
    name: shape.name,
    nameKo: shape.nameKo,
    description: shape.description,
    location: shape.location,
    address: shape.address,
    lat: shape.lat,
    lng: shape.lng,
    treatments: shape.treatments,
    procedures: shape.procedures,
    featured: shape.featured,
    isAdvertisement: shape.isAdvertisement,
    rating: shape.rating,
    ratedOn: shape.ratedOn,
    phoneNumber: shape.phoneNumber,
    website: shape.website,
    image: shape.image,
    pictureCredits: shape.pictureCredits,
    registration: shape.registration,
    languages: shape.languages,
    source: shape.source,
    checkedOn: shape.checkedOn,
    doctorCount: count,
    galleryCount: count,
    readOn: day.nullable().meta({ description: words.readOn }),
    cityListReadOn: day.nullable().meta({ description: words.cityListReadOn }),
  })
  .meta({ id: 'ClinicCard', description: en.api.schemas.clinicCard })

const department = z.enum([...clinicTreatments, 'korean-medicine', 'further'])

const foundClinic = clinicCard
  .extend({
    match: z
      .strictObject({ procedures: z.array(z.string()), departments: z.array(department) })
      .nullable()
      .meta({ description: words.match }),
    reviews: z
      .strictObject({ count: z.int().positive(), average: z.number().min(1).max(5) })
      .nullable()
      .meta({ description: words.cardReviews }),
  })
  .meta({ id: 'FoundClinic', description: en.api.schemas.foundClinic })

export const clinicList = z
  .strictObject({
    clinics: z.array(foundClinic),
    total: count,
    isTotalAtLeast: z.boolean().meta({ description: words.isTotalAtLeast }),
    next: position,
    unread: z.array(z.string()).meta({ description: words.unread }),
  })
  .meta({ id: 'ClinicList', description: en.api.schemas.clinicList })

const facet = { value: z.string(), count: z.int().positive() }

export const clinicFacets = z
  .strictObject({
    procedures: z.array(z.strictObject(facet)),
    districts: z.array(z.strictObject({ ...facet, ko: z.string() })),
    languages: z.array(z.strictObject({ ...facet, value: z.enum(clinicLanguages) })),
    registered: count,
  })
  .meta({ id: 'ClinicFacets', description: en.api.schemas.clinicFacets })

export const deletedClinics = z
  .strictObject({
    clinics: z.array(
      clinicCard
        .extend({ deletedAt: z.iso.datetime(), deletedBy: z.string().nullable().meta({ description: words.by }) })
        .meta({ id: 'DeletedClinic', description: en.api.schemas.deletedClinic }),
    ),
    next: position,
  })
  .meta({ id: 'DeletedClinics', description: en.api.schemas.deletedClinics })

export const clinicConflict = z
  .looseObject({ current: clinic, changes: z.array(change) })
  .meta({ id: 'ClinicConflict', description: en.api.schemas.clinicConflict })

const { name, description, location, treatments } = clinicForm.shape

/** These four fields are required. A field that is not given is unknown. */
export const newClinic = z
  .strictObject({ ...clinicChanges.shape, name, description, location, treatments })
  .meta({ id: 'NewClinic', description: en.api.schemas.newClinic })

export const changesOfClinic = z
  .strictObject(clinicChanges.shape)
  .meta({ id: 'ClinicChanges', description: en.api.schemas.clinicChanges })
