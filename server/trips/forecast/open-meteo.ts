import * as z from 'zod'
import { type DayForecast, forecastDays } from '#domain/korea/forecast.ts'
import type { Point } from '#domain/korea/distances.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { OutsideRequest } from '#server/platform/outside/exchange.ts'
import { readJson } from '#server/platform/outside/read-json.ts'
import type { ForecastSettings } from './forecast-settings.ts'

/** How the answers have to be credited where they are shown. */
export const openMeteo = { publisher: 'Open-Meteo', address: 'https://open-meteo.com/' }

const figures = {
  high: 'temperature_2m_max',
  low: 'temperature_2m_min',
  rainMm: 'precipitation_sum',
  rainChance: 'precipitation_probability_max',
} as const

/** A day beyond the model's reach has null. */
const list = z.array(z.number().nullable()).max(forecastDays)
const answer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).min(1).max(forecastDays),
    [figures.high]: list,
    [figures.low]: list,
    [figures.rainMm]: list,
    [figures.rainChance]: list.optional(),
  }),
})

/** The request for the days of a place. */
export function askOpenMeteo({ url, key }: ForecastSettings, { lat, lng }: Point): OutsideRequest {
  const asked = new URL(url)
  const question = {
    latitude: String(lat),
    longitude: String(lng),
    daily: Object.values(figures).join(','),
    timezone: 'Asia/Seoul',
    forecast_days: String(forecastDays),
    ...(key !== null && { apikey: key }),
  }
  for (const [name, value] of Object.entries(question)) asked.searchParams.set(name, value)
  return { url: asked }
}

/** The days of an answer; days without a temperature or an amount of rain are left out. */
export function readOpenMeteo(text: string): DayForecast[] {
  const read = answer.safeParse(readJson(text, 'forecast'))
  if (!read.success) throw new OutsideProblem('malformed', { service: 'forecast' })
  const { daily } = read.data
  return daily.time.flatMap((date, index) => {
    const [high, low] = [daily[figures.high][index] ?? null, daily[figures.low][index] ?? null]
    const rainMm = daily[figures.rainMm][index] ?? null
    if (high === null || low === null || rainMm === null || low > high || rainMm < 0) return []
    const chance = daily[figures.rainChance]?.[index] ?? null
    const rainChance = chance !== null && chance >= 0 && chance <= 100 ? Math.round(chance) : null
    return [{ date, low: Math.round(low), high: Math.round(high), rainMm: Math.round(rainMm * 10) / 10, rainChance }]
  })
}
