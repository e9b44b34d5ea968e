import * as z from 'zod/mini'
import { clinicLanguages, clinicLimits, clinicRating, clinicTreatments } from './clinics.ts'
import { factBases, provinces, type Weekday, weekdays } from './places.ts'

const { line, text, address, pictures } = clinicLimits

function words(max: number) {
  return z.string().check(z.trim(), z.maxLength(max))
}

function neededWords(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
}

/** An address that a browser may be sent to: the web's own, never a script. */
const link = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/ }).check(
    z.maxLength(address),
    // A name before the host tricks the eye: https://clinic.example@elsewhere.example
    z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value), 'an address carries no user name'),
  ),
])

/** One of our own pictures; others are fetched first. */
const picture = z.union([
  z.literal(''),
  z.string().check(z.regex(/^\/storage\/v1\/object\/public\/clinic-images\/[A-Za-z0-9._-]+$/), z.maxLength(line)),
])

const date = z.iso.date()
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const intervals = z.array(z.readonly(z.tuple([clock, clock]))).check(z.maxLength(6))
const everyWeekday = z.strictObject(
  // Object.fromEntries forgets the keys' type; they are exactly the weekdays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(weekdays.map((day) => [day, intervals])) as Record<Weekday, typeof intervals>,
)

/** Every field on its own: an import and an editor's change give some of them. */
const fields = {
  name: neededWords(clinicLimits.name),
  nameKo: words(clinicLimits.name),
  description: neededWords(clinicLimits.description),
  location: neededWords(line),
  address: z.strictObject({ en: words(line), ko: words(line) }),
  province: z.nullable(z.enum(provinces)),
  district: z.nullable(z.strictObject({ en: neededWords(line), ko: words(line) })),
  lat: z.nullable(z.number().check(z.gte(32.9), z.lte(38.7))),
  lng: z.nullable(z.number().check(z.gte(124), z.lte(132))),
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
  hours: z.nullable(z.union([everyWeekday, z.literal('24h')])),
  website: link,
  socialMedia: z.strictObject({ instagram: link, facebook: link, youtube: link }),
  languages: z.array(z.enum(clinicLanguages)).check(z.refine(isWithoutRepeats, 'each only once')),
  registration: z.nullable(
    z.strictObject({
      number: neededWords(clinicLimits.registrationNumber),
      checkedOn: date,
      source: neededWords(line),
    }),
  ),
  doctors: z
    .array(z.strictObject({ name: neededWords(line), specialty: neededWords(line), experience: words(line) }))
    .check(z.maxLength(clinicLimits.doctors)),
  faqs: z
    .array(z.strictObject({ question: neededWords(line), answer: neededWords(text) }))
    .check(z.maxLength(clinicLimits.faqs)),
  image: picture,
  gallery: z.array(picture).check(z.maxLength(pictures)),
  beforeAfterImages: z.array(picture).check(z.maxLength(pictures)),
  beforeAfterConsent: z.nullable(z.strictObject({ confirmedOn: date, takenOn: date, equalConditions: z.boolean() })),
  pictureCredits: z
    .array(z.strictObject({ url: picture, author: neededWords(line), licence: neededWords(line) }))
    .check(z.maxLength(pictures * 2)),
  basis: z.enum(factBases),
  source: z.nullable(neededWords(line)),
  checkedOn: z.nullable(date),
}

const isSourced = z.refine<{ basis: string; source: string | null; checkedOn: string | null }>(
  ({ basis, source, checkedOn }) => (basis === 'checked') === (source !== null && checkedOn !== null),
  'checked facts name their source and day; recalled facts have neither',
)

/** What an editor fills in. What only a register knows (how many doctors) and what the server writes (the day of a rating) is not among it. */
export const clinicForm = z.strictObject(fields).check(isSourced)
export type ClinicForm = z.infer<typeof clinicForm>

/** A change of some fields; the rest stays. What they make together is looked at by `clinicForm`. */
export const clinicChanges = z.partial(z.strictObject(fields))
export type ClinicChanges = z.infer<typeof clinicChanges>

/** A row of a file or of a sample: an unknown description is '', and a register's count may stand in it. */
export const clinicFacts = z
  .strictObject({
    ...fields,
    description: words(clinicLimits.description),
    location: words(line),
    ratedOn: z.nullable(date),
    doctorCount: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  })
  .check(isSourced)

function isWithoutRepeats(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length
}

function isTenth(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}
