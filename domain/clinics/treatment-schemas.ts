import { z } from 'zod/mini'
import { factSource } from '#domain/places/fact-schemas.ts'
import { factBases } from '#domain/places/places.ts'
import { treatmentCares, treatmentChecks, treatmentClasses, treatmentFigures } from './treatments.ts'

const text = z.string().check(z.minLength(1), z.trim())
const dayCount = z.int().check(z.gte(0), z.lte(365))
const dayRange = z
  .readonly(z.tuple([dayCount, dayCount]))
  .check(z.refine(([from, to]) => from <= to, 'a range begins before it ends'))

const treatmentSource = z.strictObject({
  ...factSource,
  figures: z.array(z.enum(treatmentFigures)).check(
    z.minLength(1),
    z.refine((figures) => new Set(figures).size === figures.length, 'each figure only once'),
  ),
})

/** One row of the table of treatments. */
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
    basis: z.enum(factBases),
    source: z.nullable(z.url()),
    checkedOn: z.nullable(z.iso.date()),
    sources: z.exactOptional(z.array(treatmentSource).check(z.minLength(1), z.maxLength(12))),
  })
  .check(
    z.refine(
      (row) =>
        (row.source === null) === (row.basis === 'recalled') && (row.checkedOn !== null) === (row.basis === 'checked'),
      'checked facts name their source and day, sourced facts their page; recalled facts have neither',
    ),
    z.refine(
      (row) => row.basis === 'checked' || (row.sources?.[0]?.address ?? null) === row.source,
      'the source of a sourced row is its first page',
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
