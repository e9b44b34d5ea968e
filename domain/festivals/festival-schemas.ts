import * as z from 'zod/mini'
import { factSource, latitude, link, longitude } from '#domain/places/fact-schemas.ts'
import { provinces } from '#domain/places/places.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const name = z.strictObject({ en: text, ko: text })
const date = z.iso.date()
const source = z.strictObject(factSource)
const dates = z.array(
  z
    .strictObject({ from: date, to: date, source })
    .check(z.refine(({ from, to }) => from <= to, 'an edition does not end before it begins')),
)

/** One row of seed/facts/festivals. */
export const festivalFacts = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
  name,
  about: text.check(z.maxLength(200)),
  lat: latitude,
  lng: longitude,
  province: z.enum(provinces),
  district: name,
  place: z.nullable(text),
  month: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  everyYears: z.literal([1, 2]),
  usually: text.check(z.maxLength(160)),
  dates,
  past: dates,
  website: z.nullable(link),
  sources: z.array(source).check(z.minLength(1)),
})
