import { isWet } from '#domain/korea/forecast.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { sourcesOfWeather, usualWeather } from '#domain/korea/usual-weather.ts'
import type { FactSource } from '#domain/places/places.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CloudRain, CloudSun } from 'lucide-react'
import { useForecast } from './use-forecast.ts'
import { usualWeatherWords } from '#locales/en/trips/usual-weather.ts'

type Day = Pick<PlanDay, 'date' | 'to'>

/**
 * The forecast of a day at the place where it ends, where the operator has a service for it. Otherwise what the weather
 * usually is, which needs no network.
 */
export function WeatherLine({ day, className }: { day: Day; className?: string }) {
  const forecast = useForecast(day)
  const weather = usualWeather(day.date, day.to)
  if (!forecast && !weather) return null
  const isRainy = forecast !== null && isWet(forecast.day)
  const Icon = isRainy ? CloudRain : CloudSun
  return (
    <p className={className}>
      <span className="inline-flex items-start gap-1.5 text-mini text-soft">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {forecast
          ? usualWeatherWords.forecast(forecast.day, isRainy)
          : weather && usualWeatherWords.sentence(weather, cityAt(day.to).name.en)}
      </span>
    </p>
  )
}

/** Where the figures of the day's weather come from. */
export function WeatherSources({ day }: { day: Day }) {
  const { source: words } = usualWeatherWords
  const forecast = useForecast(day)
  const weather = usualWeather(day.date, day.to)
  if (forecast) {
    const { address, publisher, readAt } = forecast.credit
    return (
      <p className="mt-2 text-mini text-soft">
        {words.forecast}
        <TextLink to={address} tone="ink">
          {publisher}
        </TextLink>
        {words.forecastRead(seoulMoment(Date.parse(readAt)))}
      </p>
    )
  }
  if (!weather) return null
  const { temperature, rain } = sourcesOfWeather(weather)
  return (
    <p className="mt-2 text-mini text-soft">
      {words.temperature}
      <Source source={temperature} />
      {rain ? (
        <>
          {' '}
          {words.rain}
          <Source source={rain} />
        </>
      ) : null}
    </p>
  )
}

function Source({ source: { address, publisher, readOn } }: { source: FactSource }) {
  const { source: words } = usualWeatherWords
  return (
    <>
      <TextLink to={address} tone="ink">
        {publisher}
      </TextLink>
      {words.read(readOn)}
    </>
  )
}
