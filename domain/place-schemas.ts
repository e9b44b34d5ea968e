import * as z from 'zod/mini'
import {
  copyrightTypes,
  factBases,
  interests,
  placeCategories,
  placeKinds,
  placeTags,
  provinces,
  seoulAreas,
  type Weekday,
  weekdays,
} from './places.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const name = z.strictObject({ en: text, ko: text })
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const openIntervals = z.array(z.readonly(z.tuple([clock, clock])))
const date = z.iso.date()
const everyWeekday = z.strictObject(
  // Object.fromEntries forgets the keys' type; they are exactly the weekdays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(weekdays.map((day) => [day, openIntervals])) as Record<Weekday, typeof openIntervals>,
)

/** An address that a browser may be sent to: the web's own, never a script. */
const link = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(1000),
  // A name before the host tricks the eye: https://palace.example@elsewhere.example
  z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value), 'an address carries no user name'),
)

const image = z.strictObject({
  url: z.union([
    z.string().check(z.regex(/^\/storage\/v1\/object\/public\/[\w.-]+\/[\w.-]+$/), z.maxLength(300)),
    link,
  ]),
  author: text,
  licence: text,
  cpyrhtDivCd: z.nullable(z.enum(copyrightTypes)),
})

/** One row of the embedded catalogue. A source and a day belong to checked facts, and to no others. */
export const placeFacts = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
    name,
    aliases: z.array(text),
    description: text,
    // The frame of South Korea with its islands.
    lat: z.number().check(z.gte(32.9), z.lte(38.7)),
    lng: z.number().check(z.gte(124), z.lte(132)),
    area: z.nullable(z.enum(seoulAreas)),
    province: z.enum(provinces),
    district: name,
    address: name,
    station: z.nullable(text),
    kind: z.enum(placeKinds),
    categories: z.array(z.enum(placeCategories)),
    interests: z.array(z.enum(interests)),
    tags: z.array(z.enum(placeTags)),
    hours: z.nullable(z.union([everyWeekday, z.literal('24h')])),
    closed: z.array(date),
    exceptions: z.record(date, openIntervals),
    lastEntry: z.nullable(clock),
    cost: z.nullable(z.int().check(z.gte(0))),
    visitMinutes: z.int().check(z.gte(5), z.lte(600)),
    cuisine: z.nullable(text),
    budgetLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
    permanentlyClosed: z.boolean(),
    otherNames: z._default(z.strictObject({ ja: z.nullable(text), zh: z.nullable(text) }), { ja: null, zh: null }),
    phone: z._default(z.nullable(text), null),
    website: z._default(z.nullable(link), null),
    image: z._default(z.nullable(image), null),
    basis: z.enum(factBases),
    source: z.nullable(z.url()),
    checkedOn: z.nullable(date),
  })
  .check(
    z.refine(
      (place) =>
        place.basis === 'checked'
          ? place.source !== null && place.checkedOn !== null
          : place.source === null && place.checkedOn === null,
      'checked facts name their source and day; recalled facts have neither',
    ),
    z.refine((place) => place.area === null || place.province === 'Seoul', 'an area is a part of Seoul'),
  )
