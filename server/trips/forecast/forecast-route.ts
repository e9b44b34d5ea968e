import * as z from 'zod'
import { forecastDays } from '#domain/korea/forecast.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import type { Forecasts } from './forecasts.ts'

const day = z.strictObject({
  date: z.iso.date(),
  low: z.int(),
  high: z.int(),
  rainMm: z.number(),
  rainChance: z.int().nullable(),
})

const forecast = z
  .strictObject({
    forecast: z
      .strictObject({
        publisher: z.string(),
        address: z.string(),
        readAt: z.iso.datetime(),
        days: z.array(day).max(forecastDays),
      })
      .nullable(),
  })
  .meta({ id: 'Forecast', description: en.api.schemas.forecast })

/** By city, so that no position of a traveller is asked for. */
export function describeForecastRoute({ read }: Pick<Forecasts, 'read'>) {
  return describeRoute({
    name: 'readForecast',
    method: 'GET',
    path: '/api/forecasts/:city',
    who: everybody,
    params: z.strictObject({ city: z.string().max(60) }),
    answer: forecast,
    isPublic: true,
    limit: { limit: 120, windowSeconds: 300 },
    handle: async ({ params }) => ({ forecast: await read(params.city) }),
  })
}
