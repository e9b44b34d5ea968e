import * as z from 'zod/mini'
import {
  clinicFactGroups,
  clinicLanguages,
  clinicLimits,
  clinicRating,
  clinicTreatments,
  ownPicture,
} from './clinics.ts'
import { factSource, isSourced, latitude, link, longitude, openingHours } from '#domain/places/fact-schemas.ts'
import { checkedBases, provinces } from '#domain/places/places.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { clinicPrices, pricesOfProcedures } from './price-sheet-schemas.ts'

const { line, text, pictures } = clinicLimits

function words(max: number) {
  return z.string().check(z.trim(), z.maxLength(max))
}

function neededWords(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
}

const linkOrNone = z.union([z.literal(''), link])

/** The URL of a stored picture. Pictures of other sites are fetched and stored first. */
const picture = z.union([z.literal(''), z.string().check(z.regex(ownPicture), z.maxLength(line))])

/** Each field is validated on its own, because imports and editors change only some fields. */
const fields = {
  name: neededWords(clinicLimits.name),
  nameKo: words(clinicLimits.name),
  description: neededWords(clinicLimits.description),
  location: neededWords(line),
  address: z.strictObject({ en: words(line), ko: words(line) }),
  province: z.nullable(z.enum(provinces)),
  district: z.nullable(z.strictObject({ en: neededWords(line), ko: words(line) })),
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  treatments: z
    .array(z.enum(clinicTreatments))
    .check(z.minLength(1), z.maxLength(clinicTreatments.length), z.refine(isWithoutRepeats, 'each only once')),
  procedures: z
    .array(neededWords(line))
    .check(z.maxLength(clinicLimits.procedures), z.refine(isWithoutRepeats, 'each only once')),
  highlights: z
    .array(neededWords(line))
    .check(z.maxLength(clinicLimits.highlights), z.refine(isWithoutRepeats, 'each only once')),
  featured: z.boolean(),
  isAdvertisement: z.boolean(),
  rating: z.nullable(
    z.number().check(z.gte(clinicRating.min), z.lte(clinicRating.max), z.refine(isTenth, 'in steps of 0.1')),
  ),
  phoneNumber: words(60),
  businessHours: words(line),
  hours: openingHours,
  website: linkOrNone,
  socialMedia: z.strictObject({ instagram: linkOrNone, facebook: linkOrNone, youtube: linkOrNone }),
  languages: z.array(z.enum(clinicLanguages)).check(z.refine(isWithoutRepeats, 'each only once')),
  registration: z.nullable(
    z.strictObject({
      number: neededWords(clinicLimits.registrationNumber),
      checkedOn: calendarDate,
      source: neededWords(line),
    }),
  ),
  doctors: z
    .array(z.strictObject({ name: neededWords(line), specialty: neededWords(line), experience: words(line) }))
    .check(z.maxLength(clinicLimits.doctors)),
  faqs: z
    .array(z.strictObject({ question: neededWords(line), answer: neededWords(text) }))
    .check(z.maxLength(clinicLimits.faqs)),
  prices: clinicPrices,
  image: picture,
  gallery: z.array(picture).check(z.maxLength(pictures)),
  beforeAfterImages: z.array(picture).check(z.maxLength(pictures)),
  beforeAfterConsent: z.nullable(
    z.strictObject({ confirmedOn: calendarDate, takenOn: calendarDate, equalConditions: z.boolean() }),
  ),
  pictureCredits: z
    .array(z.strictObject({ url: picture, author: neededWords(line), licence: neededWords(line) }))
    .check(z.maxLength(pictures * 2)),
  basis: z.enum(checkedBases),
  source: z.nullable(neededWords(line)),
  checkedOn: z.nullable(calendarDate),
}

const isPlacedWhole = z.refine<{ lat: number | null; lng: number | null }>(
  ({ lat, lng }) => (lat === null) === (lng === null),
  'a position has both coordinates',
)

/**
 * The fields that an editor fills in. Fields that only a register has (the number of doctors) or that the server writes
 * (the date of a rating) are not included.
 */
export const clinicForm = z.strictObject(fields).check(isSourced, isPlacedWhole, pricesOfProcedures)
export type ClinicForm = z.infer<typeof clinicForm>

/** A change of some fields. The result as a whole is validated with `clinicForm`. */
export const clinicChanges = z.partial(z.strictObject(fields))
export type ClinicChanges = z.infer<typeof clinicChanges>

/** A public page that was read, and the groups of facts that it states. */
const clinicSource = z
  .strictObject({ ...factSource, says: z.array(z.enum(clinicFactGroups)).check(z.minLength(1)) })
  .check(
    z.refine(({ readOn, pageDate }) => pageDate === null || pageDate <= readOn, {
      error: 'a page is not younger than the day it was read',
      path: ['pageDate'],
    }),
  )

/** The facts of an imported row or a sample. The description may be empty, and a register's count may be included. */
export const clinicFacts = z
  .strictObject({
    ...fields,
    description: words(clinicLimits.description),
    location: words(line),
    ratedOn: z.nullable(calendarDate),
    doctorCount: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
    // A copy that an earlier release stored has none.
    prices: z._default(clinicPrices, []),
    sources: z._default(z.array(clinicSource).check(z.maxLength(12)), []),
  })
  .check(isSourced, isPlacedWhole)

function isWithoutRepeats(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length
}

function isTenth(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}
