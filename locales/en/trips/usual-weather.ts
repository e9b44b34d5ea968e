import type { DayForecast } from '#domain/korea/forecast.ts'
import type { UsualWeather } from '#domain/korea/usual-weather.ts'
import { dates } from '#locales/en/site/dates.ts'

function degrees(count: number): string {
  return String(count).replace('-', '−')
}

function rain({ rainMm, rainChance }: DayForecast): string {
  const amount = `${rainMm} mm of rain or snow`
  return rainChance === null ? amount : `${amount} (${rainChance} % likely)`
}

/** Messages about the weather of a day: what it usually is, or the forecast of a service. */
export const usualWeatherWords = {
  /** `city` is where the day is; a station elsewhere is named. */
  sentence: ({ station, month, part, low, high, rainDays }: UsualWeather, city: string) =>
    [
      `In ${part} ${dates.months[month - 1] ?? ''} usually ${degrees(low)} to ${degrees(high)} °C`,
      station.en === city ? '' : `, measured in ${station.en}`,
      rainDays === null ? '' : `; rain or snow on ${rainDays} days of the month`,
    ].join(''),
  forecast: (day: DayForecast, isWet: boolean) =>
    [
      `Forecast: ${degrees(day.low)} to ${degrees(day.high)} °C`,
      day.rainMm > 0 || (day.rainChance ?? 0) > 0 ? `, ${rain(day)}` : ', dry',
      isWet ? ': a day to have a plan for rain' : '',
    ].join(''),
  ifItRains: 'If it rains',
  source: {
    temperature: 'Means of 1991 to 2020, no forecast. Temperatures: ',
    rain: 'Days with rain or snow, 2016 to 2025: ',
    forecast: 'Forecast by ',
    forecastRead: ({ date, clock }: { date: string; clock: string }) =>
      `, read on ${dates.writeLong(new Date(date))} at ${clock} in Korea.`,
    read: (date: string) => `, read on ${dates.writeLong(new Date(date))}.`,
  },
}
