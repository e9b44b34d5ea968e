import * as z from 'zod'
import { boundedList } from '#domain/site/bounded-schemas.ts'
import { readingKinds, readingLimits } from '#domain/trips/answers/place-wishes.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import type { PlaceWishes } from './place-wishes.ts'

const { schemas } = en.api
const name = z.strictObject({ en: z.string(), ko: z.string() }).nullable()

const texts = z
  .strictObject({
    texts: boundedList(z.string().trim().min(1).max(readingLimits.characters), readingLimits.texts).check(
      z.refine((list) => list.length > 0, 'missing'),
    ),
  })
  .meta({ id: 'PlaceWishTexts', description: schemas.placeWishTexts })

const reading = z
  .strictObject({
    kind: z.enum(readingKinds),
    text: z.string(),
    name,
    city: name,
    at: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
    count: z.int(),
  })
  .meta({ id: 'PlaceReading', description: schemas.placeReading })

const readings = z
  .strictObject({ readings: z.array(z.array(reading)) })
  .meta({ id: 'PlaceReadings', description: schemas.placeReadings })

/** A POST, so that wishes appear in no address and no log. */
export function describePlaceWishesRoute({ read }: PlaceWishes) {
  return describeRoute({
    name: 'readPlaceWishes',
    method: 'POST',
    path: '/api/place-wishes',
    who: everybody,
    body: texts,
    answer: readings,
    limit: { limit: 300, windowSeconds: 300 },
    handle: async ({ body }) => ({ readings: await read(body.texts) }),
  })
}
