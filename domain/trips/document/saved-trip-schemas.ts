import { z } from 'zod/mini'
import { boundedList, boundedText } from '#domain/site/bounded-schemas.ts'
import { tripLimits } from './saved-trips.ts'
import { sceneNames } from '#domain/site/scene-names.ts'
import { tidyName } from './tidy-name.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { placeId } from './trip-place-schemas.ts'

/** A name as typed, then cleaned. The length is checked first, so that cleaning never runs on a huge text. */
export const savedTripName = z.pipe(
  boundedText(tripLimits.name * 10).check(z.refine((typed) => tidyName(typed, tripLimits.name) !== null, 'no name')),
  z.transform((typed: string) => tidyName(typed, tripLimits.name) ?? ''),
)

const line = boundedText(200)
const opened = z.nullable(z.strictObject({ showsClinics: z.boolean() }))

/** The fields of a trip in lists, besides the columns of the table. They are stored encrypted. */
export const tripSummary = z.strictObject({
  name: line,
  stays: boundedList(
    z.strictObject({ city: z.strictObject({ en: line, ko: line }), nights: z.int().check(z.gte(0)) }),
    100,
  ),
  stops: z.int().check(z.gte(0)),
  // A later release may no longer have the scene: then there is no picture.
  // oxlint-disable-next-line promise/valid-params -- this is Zod's catch, for a value that does not fit
  picture: z.catch(z.nullable(z.strictObject({ scene: z.enum(sceneNames), id: placeId })), null),
  keepsTreatments: z.boolean(),
})
export type TripSummary = z.infer<typeof tripSummary>

export const unreadableTrip = z.strictObject({
  id: z.uuid(),
  startDate: calendarDate,
  endDate: calendarDate,
  changedAt: z.iso.datetime(),
  deletedAt: z.nullable(z.iso.datetime()),
})

export const savedTrip = z.strictObject({
  ...unreadableTrip.shape,
  ...tripSummary.shape,
  version: z.int().check(z.positive()),
  link: opened,
  calendar: opened,
})
