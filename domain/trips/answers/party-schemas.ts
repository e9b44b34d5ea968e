import { z } from 'zod/mini'
import { boundedList, boundedText } from '#domain/site/bounded-schemas.ts'
import { avoidLimits, mobilities, partyLimits, type TripParty } from './trips.ts'

/** Who travels, as a request and a stored step say it. */
export const tripParty: z.ZodMiniType<TripParty> = z.strictObject({
  adults: z.int().check(z.gte(1), z.lte(partyLimits.adults)),
  childAges: boundedList(z.int().check(z.gte(0), z.lte(partyLimits.childAge)), partyLimits.children),
  older: z.boolean(),
  mobility: z.nullable(z.enum(mobilities)),
})

/** What a traveller does not want, in own words. */
export const avoidedWords = boundedList(
  boundedText(avoidLimits.characters).check(z.trim(), z.minLength(1)),
  avoidLimits.words,
)
