import { useEffect, useState } from 'react'
import { type DayForecast, type Forecast, isForecastable } from '#domain/korea/forecast.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { callApi } from '#web/api.ts'

const freshMilliseconds = 60 * 60 * 1000

const asked = new Map<string, { at: number; answer: Promise<Forecast | null> }>()

/** The forecast of a day, with its credit; null while it is not known, without a network, and beyond its reach. */
export function useForecast({ date, to }: Pick<PlanDay, 'date' | 'to'>): {
  day: DayForecast
  credit: Omit<Forecast, 'days'>
} | null {
  const city = cityAt(to).id
  const [known, setKnown] = useState<{ city: string; forecast: Forecast | null } | null>(null)
  useEffect(() => {
    if (!isForecastable(date, seoulDay(Date.now()))) return undefined
    let isLeft = false
    void askForecast(city).then((forecast) => {
      if (!isLeft) setKnown({ city, forecast })
    })
    return () => {
      isLeft = true
    }
  }, [city, date])
  const forecast = known?.city === city ? known.forecast : null
  const day = forecast?.days.find((one) => one.date === date)
  return forecast && day ? { day, credit: forecast } : null
}

/** All days of a city share one request an hour. One that failed is sent again by the next day that is shown. */
function askForecast(city: string): Promise<Forecast | null> {
  const before = asked.get(city)
  if (before && Date.now() - before.at < freshMilliseconds) return before.answer
  const answer = callApi('GET /api/forecasts/:city', { params: { city } }).then(
    ({ forecast }) => forecast,
    () => {
      asked.delete(city)
      return null
    },
  )
  asked.set(city, { at: Date.now(), answer })
  return answer
}
