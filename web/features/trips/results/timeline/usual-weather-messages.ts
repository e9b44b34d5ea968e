import { usualWeatherWords } from '#locales/en/trips/usual-weather.ts'

export function useUsualWeatherMessages(): typeof usualWeatherWords {
  return usualWeatherWords
}
