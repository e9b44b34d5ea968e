import * as z from 'zod/mini'
import { factSource } from './fact-schemas.ts'
import { gettingInAids } from './getting-in.ts'

/** One row of seed/facts/places/getting-in.json. */
export const gettingIn = z.strictObject({
  place: z.string(),
  describes: z.array(z.enum(gettingInAids)).check(
    z.minLength(1),
    z.refine((given) => new Set(given).size === given.length, 'each only once'),
  ),
  source: z.strictObject(factSource),
})
