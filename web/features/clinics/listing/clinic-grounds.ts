import type { ClinicCard } from '#domain/clinics/clinics.ts'

type GroundWords = {
  registered: (number: string, day: string) => string
  notRegistered: string
  cityList: (day: string) => string
}

/** On what a clinic is listed for visitors: its registration, or that nobody checked it, and the list of the city. */
export function sayGrounds(
  { registration, cityListReadOn }: Pick<ClinicCard, 'registration' | 'cityListReadOn'>,
  words: GroundWords,
): string[] {
  return [
    registration ? words.registered(registration.number, registration.checkedOn) : words.notRegistered,
    ...(cityListReadOn ? [words.cityList(cityListReadOn)] : []),
  ]
}
