import * as z from 'zod/mini'
import { clock, link } from './fact-schemas.ts'
import { bestTimes, duskFits, headlines, senseLimits, shelters, stairLevels } from './place-sense.ts'
import { monthDay } from './place-source-schemas.ts'

const { line, sentence, seasons: mostSeasons, dishes, highlights, goesWith } = senseLimits

function words(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
}

function listOf<Item extends z.ZodMiniType<string>>(item: Item, most: number) {
  return z.array(item).check(
    z.maxLength(most),
    z.refine((given) => new Set(given).size === given.length, 'each only once'),
  )
}

const senseSeason = z.strictObject({ from: monthDay, to: monthDay, what: words(line) })
const seasons = z.array(senseSeason).check(z.maxLength(mostSeasons))

/** The fields of PlaceSense. */
export const placeSense = {
  headline: z.nullable(z.literal(headlines)),
  best: z.nullable(z.enum(bestTimes)),
  activeHours: z.nullable(
    z.readonly(z.tuple([clock, clock]).check(z.refine(([from, to]) => from !== to, 'a time says an hour twice'))),
  ),
  dusk: z.nullable(z.enum(duskFits)),
  childFrom: z.nullable(z.int().check(z.gte(0), z.lte(19))),
  forChildren: z.nullable(z.boolean()),
  stairs: z.nullable(z.literal(stairLevels)),
  walkKm: z.nullable(z.number().check(z.gte(0), z.lte(40))),
  shelter: z.nullable(z.enum(shelters)),
  seasonBest: seasons,
  seasonAvoid: seasons,
  dish: listOf(words(line), dishes),
  startsAt: z.nullable(words(sentence)),
  bring: z.nullable(words(sentence)),
  tickets: z.nullable(link),
  highlights: listOf(words(sentence), highlights),
  tip: z.nullable(words(sentence)),
  goesWith: listOf(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)), goesWith),
}
