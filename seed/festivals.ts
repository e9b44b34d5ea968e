import type { Festival } from '#domain/festivals/festivals.ts'
import { festivalFacts } from '#domain/festivals/festival-schemas.ts'
import festivals from './facts/festivals/festivals.json' with { type: 'json' }
import shows from './facts/festivals/shows.json' with { type: 'json' }

/** Festivals, the best known first, and then shows that run for many months. */
export function readFestivals(): Festival[] {
  return [...festivals, ...shows].map((row) => festivalFacts.parse(row))
}
