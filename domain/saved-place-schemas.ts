import { z } from 'zod/mini'
import { mainList, savedLimits, tidyListName } from './saved-places.ts'

export const savedPlaceId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64))

export const savedPlace = z.strictObject({ id: savedPlaceId, savedAt: z.iso.datetime() })

/** Of what a person made; the main list has none. */
export const savedListId = z.uuid()

export const anyListId = z.union([z.literal(mainList), savedListId])

/** What somebody typed, tidied. */
export const savedListName = z.pipe(
  z.string().check(
    // Long before it is looked at sign by sign.
    z.maxLength(savedLimits.name * 10),
    z.refine((typed) => tidyListName(typed) !== null),
  ),
  z.transform((typed: string) => tidyListName(typed) ?? ''),
)

export const savedList = z.strictObject({
  id: anyListId,
  name: z.nullable(z.string()),
  version: z.int().check(z.positive()),
  isShared: z.boolean(),
  places: z.array(savedPlace),
})
