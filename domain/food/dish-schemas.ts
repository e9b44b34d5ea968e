import { z } from 'zod/mini'
import { dishKinds, ingredients, shares } from './dishes.ts'
import { factSource } from '#domain/places/fact-schemas.ts'
import { checkedBases } from '#domain/places/places.ts'

const text = z.string().check(z.minLength(1), z.maxLength(240), z.trim())
const hangul = z.string().check(z.regex(/^[가-힣]+( [가-힣]+)*$/u))

const officialNames = z.strictObject({ ja: text, zh: text, zhHant: text })

/** The official names of dishes by their ids, and the list that they are from. */
export const officialDishNames = z.strictObject({
  source: z.strictObject({ ...factSource, licence: text }),
  names: z.record(z.string(), officialNames),
})

/** One row of the dish guide. Checked facts have a source and a date, and recalled facts have neither. */
export const dishFacts = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
    name: z.strictObject({ en: text, ko: hangul }),
    officialNames: z.nullable(officialNames),
    kind: z.enum(dishKinds),
    heat: z.literal([0, 1, 2, 3, 4]),
    contains: z.partialRecord(z.enum(ingredients), z.enum(shares)),
    about: text,
    eaten: text,
    words: z.array(text),
    searched: z.array(text),
    cuisines: z.array(text),
    basis: z.enum(checkedBases),
    source: z.nullable(z.url()),
    checkedOn: z.nullable(z.iso.date()),
  })
  .check(
    z.refine(
      (row) =>
        (row.basis === 'checked') === (row.source !== null) && (row.source === null) === (row.checkedOn === null),
      'checked facts name their source and day; recalled facts have neither',
    ),
  )
