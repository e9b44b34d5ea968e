import { z } from 'zod/mini'
import { boundedList, boundedRecord, boundedText, someOf } from './bounded-schemas.ts'
import { isCalendarDate } from './calendar-dates.ts'
import { clinicLanguages, clinicTreatments } from './clinics.ts'
import { latitude, link, longitude } from './fact-schemas.ts'
import {
  accessWays,
  copyrightTypes,
  factBases,
  fameLevels,
  interests,
  placeCategories,
  placeKinds,
  placeTags,
  provinces,
  seoulAreas,
  sourcedFacts,
  type Weekday,
  weekdays,
} from './places.ts'
import type { TripPlace } from './plans.ts'
import { sceneNames } from './scene-names.ts'

const line = boundedText(500)
const name = z.strictObject({ en: line, ko: line })
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const intervals = boundedList(z.readonly(z.tuple([clock, clock])), 6)
// Holiday hours are listed date by date for several years.
const mostDates = 1500

/** A calendar date. It aborts parsing when invalid, because later checks calculate with it. */
export const calendarDate = z
  .string()
  .check(z.refine((given) => isCalendarDate(given), { error: 'no date', abort: true }))

export const placeId = z.string().check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  z.refine((id) => id.length <= 64, 'too_big'),
)

const everyWeekday = z.strictObject(
  // Object.fromEntries forgets the keys' type; they are exactly the weekdays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(weekdays.map((day) => [day, intervals])) as Record<Weekday, typeof intervals>,
)

const hours = z.nullable(z.union([everyWeekday, z.literal('24h')]))
const monthDay = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u))
const season = z.strictObject({ from: monthDay, to: monthDay, hours, lastEntry: z.nullable(clock) })
// Rules across several pages are checked where a place is written. A trip stores the facts that it was planned from.
const source = z.strictObject({
  address: boundedText(1000).check(z.regex(/^https:\/\//u)),
  publisher: line,
  readOn: calendarDate,
  pageDate: z.nullable(calendarDate),
  facts: someOf(sourcedFacts),
  disputes: someOf(sourcedFacts),
})

const image = z.strictObject({
  url: z.union([z.string().check(z.regex(/^\/storage\/v1\/object\/public\/[\w.-]{1,100}\/[\w.-]{1,150}$/)), link]),
  author: line,
  licence: line,
  cpyrhtDivCd: z.nullable(z.enum(copyrightTypes)),
})

// The type below fails to compile when a field of TripPlace is missing here. A new field that can reveal a clinic also
// has to be handled in trip-privacy.ts.
const fields = {
  id: placeId,
  name,
  aliases: boundedList(line, 100),
  description: boundedText(5000),
  lat: latitude,
  lng: longitude,
  area: z.nullable(z.enum(seoulAreas)),
  province: z.enum(provinces),
  district: name,
  address: name,
  station: z.nullable(line),
  kind: z.enum(placeKinds),
  categories: someOf(placeCategories),
  interests: someOf(interests),
  tags: someOf(placeTags),
  hours,
  closed: boundedList(calendarDate, mostDates),
  exceptions: boundedRecord(10, intervals, mostDates),
  lastEntry: z.nullable(clock),
  seasons: z._default(boundedList(season, 12), []),
  access: z._default(z.enum(accessWays), 'walk-in'),
  cost: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000))),
  visitMinutes: z.int().check(z.gte(0), z.lte(1440)),
  cuisine: z.nullable(line),
  budgetLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  permanentlyClosed: z.boolean(),
  fame: z.exactOptional(z.nullable(z.literal(fameLevels))),
  otherNames: z.strictObject({ ja: z.nullable(line), zh: z.nullable(line) }),
  phone: z.nullable(boundedText(100)),
  website: z.nullable(link),
  image: z.nullable(image),
  // A later release may no longer have the scene: then a neutral view is drawn.
  // oxlint-disable-next-line promise/valid-params -- this is Zod's catch, for a value that does not fit
  scene: z.exactOptional(z.catch(z.nullable(z.enum(sceneNames)), null)),
  basis: z.enum(factBases),
  source: z.nullable(boundedText(1000)),
  checkedOn: z.nullable(calendarDate),
  sources: z._default(boundedList(source, 24), []),
  clinic: z.exactOptional(
    z.strictObject({
      languages: someOf(clinicLanguages),
      isRegistered: z.boolean(),
      treatments: z.exactOptional(someOf(clinicTreatments)),
    }),
  ),
} satisfies Record<keyof TripPlace, unknown>

export const tripPlace: z.ZodMiniType<TripPlace> = z.strictObject(fields)
