import * as z from 'zod/mini'
import { clock, latitude, link, longitude, openingHours, openIntervals } from './fact-schemas.ts'
import { placeSense } from './place-sense-schemas.ts'
import { isKnownAsSaid, isReadInTime, placeSeasons, placeSources } from './place-source-schemas.ts'
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
} from './places.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const name = z.strictObject({ en: text, ko: text })
const date = z.iso.date()

const image = z.strictObject({
  url: z.union([
    z.string().check(z.regex(/^\/storage\/v1\/object\/public\/[\w.-]+\/[\w.-]+$/), z.maxLength(300)),
    link,
  ]),
  author: text,
  licence: text,
  cpyrhtDivCd: z.nullable(z.enum(copyrightTypes)),
})

/** The fields of a row of the embedded catalogue, except those of PlaceSense. */
export const lookedUpFacts = {
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
  name,
  aliases: z.array(text),
  description: text,
  lat: latitude,
  lng: longitude,
  area: z.nullable(z.enum(seoulAreas)),
  province: z.enum(provinces),
  district: name,
  address: name,
  station: z.nullable(text),
  kind: z.enum(placeKinds),
  categories: z.array(z.enum(placeCategories)),
  interests: z.array(z.enum(interests)),
  tags: z.array(z.enum(placeTags)),
  hours: openingHours,
  closed: z.array(date),
  exceptions: z.record(date, openIntervals),
  lastEntry: z.nullable(clock),
  seasons: z._default(placeSeasons, []),
  access: z._default(z.enum(accessWays), 'walk-in'),
  cost: z.nullable(z.int().check(z.gte(0))),
  visitMinutes: z.int().check(z.gte(5), z.lte(600)),
  cuisine: z.nullable(text),
  budgetLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  permanentlyClosed: z.boolean(),
  fame: z._default(z.nullable(z.literal(fameLevels)), null),
  otherNames: z._default(z.strictObject({ ja: z.nullable(text), zh: z.nullable(text) }), { ja: null, zh: null }),
  phone: z._default(z.nullable(text), null),
  website: z._default(z.nullable(link), null),
  image: z._default(z.nullable(image), null),
  basis: z.enum(factBases),
  source: z.nullable(z.url()),
  checkedOn: z.nullable(date),
  sources: z._default(placeSources, []),
}

/** One row of the embedded catalogue. */
export const placeFacts = z.strictObject({ ...lookedUpFacts, ...placeSense }).check(
  isKnownAsSaid,
  isReadInTime,
  z.refine((place) => place.area === null || place.province === 'Seoul', 'an area is a part of Seoul'),
)
