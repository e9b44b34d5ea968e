import * as z from 'zod/mini'
import { clock, factSource, openingHours } from './fact-schemas.ts'
import { doSeasonsOverlap } from './place-seasons.ts'
import { isRecentSource, rowSource } from './place-sources.ts'
import { type FactBasis, type PlaceKind, type PlaceSeason, type PlaceSource, sourcedFacts } from './places.ts'

export const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

const isOnce = z.refine<readonly string[]>((given) => new Set(given).size === given.length, 'each only once')

export const placeSeason = z.strictObject({
  from: monthDay,
  to: monthDay,
  hours: openingHours,
  lastEntry: z.nullable(clock),
})

/** The seasons of a place. They must not overlap. */
export const placeSeasons = z.array(placeSeason).check(
  z.maxLength(6),
  z.refine<PlaceSeason[]>((seasons) => !doSeasonsOverlap(seasons), 'two seasons share a day'),
)

export const placeSource = z
  .strictObject({
    ...factSource,
    facts: z.array(z.enum(sourcedFacts)).check(isOnce),
    disputes: z._default(z.array(z.enum(sourcedFacts)).check(isOnce), []),
  })
  .check(
    z.refine<PlaceSource>(({ facts, disputes }) => facts.length + disputes.length > 0, 'a page says something'),
    z.refine<PlaceSource>(({ facts, disputes }) => !facts.some((fact) => disputes.includes(fact)), {
      error: 'a page that contradicts another one is not the source of that fact',
      path: ['disputes'],
    }),
    z.refine<PlaceSource>(({ readOn, pageDate }) => pageDate === null || pageDate <= readOn, {
      error: 'a page is not younger than the day it was read',
      path: ['pageDate'],
    }),
  )

export const placeSources = z.array(placeSource).check(
  z.maxLength(12),
  z.refine<PlaceSource[]>(
    (pages) => new Set(pages.map(({ address }) => address)).size === pages.length,
    'each page only once',
  ),
)

type Known = {
  kind: PlaceKind
  basis: FactBasis
  source: string | null
  checkedOn: string | null
  sources: readonly PlaceSource[]
}

/** Checked rows have a source and a date, and sourced rows have pages. Recalled rows have none of these. */
export const isKnownAsSaid = z.refine<Known>(({ basis, source, checkedOn, sources }) => {
  if (basis === 'checked') return source !== null && checkedOn !== null
  return checkedOn === null && source === rowSource(sources) && (basis === 'sourced') === (source !== null)
}, 'checked facts name their source and day, sourced ones a page that was read; recalled facts have neither')

/** On the day it was read, a page must have been recent enough for every fact that it is the source of. */
export const isReadInTime = z.refine<Known>(
  ({ kind, sources }) =>
    sources.every((page) => page.facts.every((fact) => isRecentSource(page, { fact, kind, day: page.readOn }))),
  { error: 'a page is too old to be the source of this', path: ['sources'] },
)
