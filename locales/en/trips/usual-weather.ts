import type { UsualWeather } from '#domain/korea/usual-weather.ts'
import { dates } from '#locales/en/site/dates.ts'

function degrees(count: number): string {
  return String(count).replace('-', '−')
}

/** Messages about what the weather usually is. It is never a forecast. */
export const usualWeatherWords = {
  /** `city` is where the day is; a station elsewhere is named. */
  sentence: ({ station, month, part, low, high, rainDays }: UsualWeather, city: string) =>
    [
      `In ${part} ${dates.months[month - 1] ?? ''} usually ${degrees(low)} to ${degrees(high)} °C`,
      station.en === city ? '' : `, measured in ${station.en}`,
      rainDays === null ? '' : `; rain or snow on ${rainDays} days of the month`,
    ].join(''),
  ifItRains: 'If it rains',
  source: {
    temperature: 'Means of 1991 to 2020, no forecast. Temperatures: ',
    rain: 'Days with rain or snow, 2016 to 2025: ',
    read: (date: string) => `, read on ${dates.writeLong(new Date(date))}.`,
  },
}
