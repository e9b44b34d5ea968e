import * as z from 'zod/mini'
import { clock, latitude, link, longitude, openingHours, openIntervals } from './fact-schemas.ts'
import { placeEditLimits } from './place-edits.ts'
import { placeSense } from './place-sense-schemas.ts'
import { isKnownAsSaid, isReadInTime, placeSeasons, placeSources } from './place-source-schemas.ts'
import { placeFacts } from './place-schemas.ts'
import {
  accessWays,
  factBases,
  interests,
  placeCategories,
  placeKinds,
  placeTags,
  provinces,
  seoulAreas,
} from './places.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'

const { name: longestName, line, text, aliases: list, days } = placeEditLimits

function words(max: number) {
  return z.string().check(z.trim(), z.maxLength(max))
}

function neededWords(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
}

function oneOfEach<Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).check(z.refine((given) => new Set(given).size === given.length, 'each only once'))
}

const bothScripts = z.strictObject({ en: words(line), ko: words(line) })

/** The name of a source or its URL, but never a script. */
const source = neededWords(line).check(
  z.refine((given) => !/^[a-z][a-z0-9+.-]*:\S/i.test(given) || z.safeParse(link, given).success, 'no web address'),
)

/** Each field is validated on its own, because editors change only some fields. */
const fields = {
  name: z
    .strictObject({ en: words(longestName), ko: words(longestName) })
    .check(z.refine(({ en, ko }) => en !== '' || ko !== '', 'a place has a name')),
  aliases: z.array(neededWords(longestName)).check(z.maxLength(list)),
  description: words(text),
  lat: latitude,
  lng: longitude,
  area: z.nullable(z.enum(seoulAreas)),
  province: z.enum(provinces),
  district: bothScripts,
  address: bothScripts,
  station: z.nullable(neededWords(line)),
  kind: z.enum(placeKinds.filter((kind) => kind !== 'clinic')),
  categories: oneOfEach(placeCategories),
  interests: oneOfEach(interests),
  tags: oneOfEach(placeTags),
  hours: openingHours,
  closed: z.array(calendarDate).check(z.maxLength(days)),
  exceptions: z
    .record(calendarDate, openIntervals)
    .check(z.refine((given) => Object.keys(given).length <= days, `at most ${days} days`)),
  lastEntry: z.nullable(clock),
  seasons: placeSeasons,
  access: z.enum(accessWays),
  cost: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000))),
  visitMinutes: placeFacts.shape.visitMinutes,
  cuisine: z.nullable(neededWords(line)),
  budgetLevel: placeFacts.shape.budgetLevel,
  permanentlyClosed: z.boolean(),
  otherNames: z.strictObject({
    ja: z.nullable(neededWords(longestName)),
    zh: z.nullable(neededWords(longestName)),
  }),
  phone: z.nullable(neededWords(placeEditLimits.phone)),
  website: z.nullable(link),
  image: placeFacts.shape.image.def.innerType,
  basis: z.enum(factBases),
  source: z.nullable(source),
  checkedOn: z.nullable(calendarDate),
  sources: placeSources,
  ...placeSense,
}

/** A change of some fields. */
export const placeChanges = z.partial(z.strictObject(fields))
export type PlaceChanges = z.infer<typeof placeChanges>

const { name, description, lat, lng, province, district, address, kind, visitMinutes } = fields
const needed = { name, description, lat, lng, province, district, address, kind, visitMinutes }

/** The fields of a new place. Some are required; all others are unknown if not given. */
export const newPlace = z.strictObject({ ...placeChanges.shape, ...needed })
export type NewPlace = z.infer<typeof newPlace>

/** The source and the date of a check of facts. */
export const placeCheck = z.strictObject({ source, checkedOn: calendarDate })
export type PlaceCheck = z.infer<typeof placeCheck>

/** Rules across several fields, for the whole place. */
export const placeWhole = z
  .object({
    area: z.nullable(z.string()),
    province: z.string(),
    kind: z.enum(placeKinds),
    basis: z.enum(factBases),
    source: z.nullable(z.string()),
    checkedOn: z.nullable(z.string()),
    sources: placeSources,
  })
  .check(
    isKnownAsSaid,
    isReadInTime,
    z.refine(({ area, province: where }) => area === null || where === 'Seoul', {
      error: 'an area is a part of Seoul',
      path: ['area'],
    }),
  )
