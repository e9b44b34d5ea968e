import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'

/** `server/config.ts` reads them with all others. */
export const forecastVariables = {
  FORECAST_URL: z.string().optional(),
  FORECAST_KEY: z.string().optional(),
  FORECAST_CALLS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(1000),
}

type Variables = z.infer<z.ZodObject<typeof forecastVariables>>

export type ForecastSettings = { url: string; key: string | null; callsPerDay: number }

/** Null when no service is configured. Throws an error that names the invalid variable, never the key. */
export function buildForecastSettings(values: Variables): ForecastSettings | null {
  const { FORECAST_URL: given, FORECAST_KEY: key, FORECAST_CALLS_PER_DAY: callsPerDay } = values
  if (given === undefined) {
    if (key !== undefined) refuse('FORECAST_KEY', 'it goes with FORECAST_URL, which is not set')
    return null
  }
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) refuse('FORECAST_URL', 'it begins with https://')
  if (url.username !== '' || url.password !== '' || url.search !== '')
    refuse('FORECAST_URL', 'a key belongs into FORECAST_KEY')
  return { url: url.href, key: key ?? null, callsPerDay }
}

function refuse(variable: string, why: string): never {
  throw new StartProblem(`${variable} cannot be used: ${why}. See docs/operations/services.md.`)
}
