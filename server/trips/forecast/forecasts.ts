import type { Forecast } from '#domain/korea/forecast.ts'
import { findCity } from '#domain/trips/plan/trip-cities.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import type { ForecastSettings } from './forecast-settings.ts'
import { askOpenMeteo, openMeteo, readOpenMeteo } from './open-meteo.ts'

const freshMilliseconds = 60 * 60 * 1000
/** An older forecast is better than none while the service fails, but not for longer than this. */
const usableMilliseconds = 12 * 60 * 60 * 1000

type Options = { database: Database; log: Log; now: () => number; settings: ForecastSettings | null }
type Kept = { askedAt: number; forecast: Promise<Forecast | null> }

/** The forecasts of cities, asked for at most once an hour. What is sent is the position of a city's centre. */
export function createForecasts({ settings, ...parts }: Options) {
  const outside = createOutside(parts)
  const kept = new Map<string, Kept>()
  let failed: boolean | null = null

  async function ask(city: string, before: Kept | undefined, { url, ...more }: ForecastSettings) {
    const at = findCity(city)
    if (!at) return null
    const service = { name: 'forecast', callsPerDay: more.callsPerDay, totalMilliseconds: 5_000 }
    try {
      const days = await outside.ask(service, askOpenMeteo({ url, ...more }, at), readOpenMeteo)
      failed = false
      return { ...openMeteo, readAt: new Date(parts.now()).toISOString(), days }
    } catch (error) {
      if (!(error instanceof OutsideProblem)) throw error
      failed = true
      const old = (await before?.forecast) ?? null
      return old && parts.now() - Date.parse(old.readAt) < usableMilliseconds ? old : null
    }
  }

  /** Null without a service, for a city that nobody knows, and when the service gives nothing. */
  async function read(city: string): Promise<Forecast | null> {
    if (!settings || !findCity(city)) return null
    const before = kept.get(city)
    if (before && parts.now() - before.askedAt < freshMilliseconds) return before.forecast
    const asked = { askedAt: parts.now(), forecast: ask(city, before, settings) }
    kept.set(city, asked)
    return asked.forecast
  }

  return {
    read,
    state: () => {
      if (!settings) return 'none' as const
      if (failed === null) return 'unused' as const
      return failed ? ('fails' as const) : ('answers' as const)
    },
  }
}

export type Forecasts = ReturnType<typeof createForecasts>
