/** What a forecast says of a day: degrees Celsius, millimetres of rain or snow, and its probability in percent. */
export type DayForecast = { date: string; low: number; high: number; rainMm: number; rainChance: number | null }

/** The forecast of a city. `readAt` is when the service was asked, in RFC 3339 format. */
export type Forecast = { publisher: string; address: string; readAt: string; days: DayForecast[] }

/** How many days a forecast covers, with today. */
export const forecastDays = 16

/** Whether a day is so wet that a plan for rain is worth a look. */
export function isWet({ rainMm, rainChance }: DayForecast): boolean {
  return rainMm >= 1 && (rainChance === null || rainChance >= 50)
}

/** Whether a forecast of today may cover the date (YYYY-MM-DD). */
export function isForecastable(date: string, today: string): boolean {
  const days = (Date.parse(date) - Date.parse(today)) / (24 * 60 * 60 * 1000)
  return days >= 0 && days < forecastDays
}
