import { z } from 'zod/mini'
import { mainList, savedLimits } from './saved-places.ts'
import { tidyName } from '#domain/trips/document/tidy-name.ts'

export const savedPlaceId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64))

export const savedPlace = z.strictObject({ id: savedPlaceId, savedAt: z.iso.datetime() })

/** The id of a list that a person created. The main list has none. */
export const savedListId = z.uuid()

export const anyListId = z.union([z.literal(mainList), savedListId])

/** A list name as typed, then cleaned. */
export const savedListName = z.pipe(
  z.string().check(
    // Limits the length first, so that cleaning never runs on a huge text.
    z.maxLength(savedLimits.name * 10),
    z.refine((typed) => tidyName(typed, savedLimits.name) !== null),
  ),
  z.transform((typed: string) => tidyName(typed, savedLimits.name) ?? ''),
)

export const savedList = z.strictObject({
  id: anyListId,
  name: z.nullable(z.string()),
  version: z.int().check(z.positive()),
  isShared: z.boolean(),
  places: z.array(savedPlace),
})
