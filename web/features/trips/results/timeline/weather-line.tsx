import { sourcesOfWeather, usualWeather } from '#domain/korea/usual-weather.ts'
import type { FactSource } from '#domain/places/places.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CloudSun } from 'lucide-react'
import { useUsualWeatherMessages } from './usual-weather-messages.ts'

type Day = Pick<PlanDay, 'date' | 'to'>

/** What the weather of a day usually is at the place where it ends. It needs no network, and is no forecast. */
export function WeatherLine({ day: { date, to }, className }: { day: Day; className?: string }) {
  const words = useUsualWeatherMessages()
  const weather = usualWeather(date, to)
  if (!weather) return null
  return (
    <p className={className}>
      <span className="inline-flex items-start gap-1.5 text-mini text-soft">
        <CloudSun aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.sentence(weather, cityAt(to).name.en)}
      </span>
    </p>
  )
}

/** Where the figures of the day's weather come from. */
export function WeatherSources({ day: { date, to } }: { day: Day }) {
  const { source: words } = useUsualWeatherMessages()
  const weather = usualWeather(date, to)
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
  const { source: words } = useUsualWeatherMessages()
  return (
    <>
      <TextLink to={address} tone="ink">
        {publisher}
      </TextLink>
      {words.read(readOn)}
    </>
  )
}
