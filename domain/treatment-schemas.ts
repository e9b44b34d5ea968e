import { z } from 'zod/mini'
import { checkedBases } from './places.ts'
import { treatmentCares, treatmentChecks, treatmentClasses } from './treatments.ts'

const text = z.string().check(z.minLength(1), z.trim())
const dayCount = z.int().check(z.gte(0), z.lte(365))
const dayRange = z
  .readonly(z.tuple([dayCount, dayCount]))
  .check(z.refine(([from, to]) => from <= to, 'a range begins before it ends'))

/** One row of the table of treatments. A source and a day belong to checked facts, and to no others. */
export const treatmentFacts = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(64)),
    name: z.strictObject({ en: text, ko: text }),
    words: z.array(text).check(z.minLength(1)),
    treatmentClass: z.enum(treatmentClasses),
    quietDays: z.nullable(dayRange),
    checks: z.array(z.strictObject({ what: z.enum(treatmentChecks), days: dayRange })),
    flightDays: z.nullable(dayRange),
    warnFlightBelow: z.nullable(dayCount),
    secondVisit: z.nullable(dayRange),
    cares: z.array(z.strictObject({ care: z.enum(treatmentCares), days: z.nullable(dayRange) })),
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
    z.refine(
      (row) => (row.quietDays === null) === (row.flightDays === null),
      'recovery is estimated as a whole or not at all',
    ),
    z.refine(
      (row) => row.warnFlightBelow === null || row.warnFlightBelow > (row.flightDays?.[1] ?? Infinity),
      'a warning is for flights that are allowed',
    ),
  )
