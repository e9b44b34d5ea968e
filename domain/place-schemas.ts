import * as z from 'zod/mini'
import { factBases, placeCategories, placeKinds } from './places.ts'

const text = z.string().check(z.minLength(1), z.trim())
const name = z.strictObject({ en: text, ko: text })

/** One row of the embedded catalogue. A source and a day belong to checked facts, and to no others. */
export const placeFacts = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    kind: z.enum(placeKinds),
    name,
    district: name,
    description: text,
    categories: z.array(z.enum(placeCategories)),
    basis: z.enum(factBases),
    source: z.optional(z.url()),
    checkedOn: z.optional(z.iso.date()),
  })
  .check(
    z.refine(
      (place) => (place.basis === 'checked') === (place.source !== undefined && place.checkedOn !== undefined),
      'checked facts name their source and day; recalled facts have neither',
    ),
  )
