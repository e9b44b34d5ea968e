import { z } from 'zod'
import { readPortalKey } from '#server/platform/outside/data-go-kr.ts'

/** The environment variables of places. `server/config.ts` reads them with all others. */
export const placeVariables = {
  TOURAPI_KEY: z.string().optional(),
  TOURAPI_URL: z.url({ protocol: /^https?$/ }).default('https://apis.data.go.kr/B551011'),
  // The limit of a development key, for each language.
  TOURAPI_CALLS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
}

type Variables = z.infer<z.ZodObject<typeof placeVariables>>

export type PlaceSettings = {
  /** The services of the Korea Tourism Organization. The key is not URL-encoded; null without a key. */
  tourapi: { key: string | null; url: string; callsPerDay: number }
}

export function buildPlaceSettings(values: Variables): PlaceSettings {
  const { TOURAPI_KEY: key, TOURAPI_URL: url, TOURAPI_CALLS_PER_DAY: callsPerDay } = values
  return { tourapi: { key: key === undefined ? null : readPortalKey(key), url, callsPerDay } }
}
