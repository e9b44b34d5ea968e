import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type FlightMention, readFlightMentions } from './flight-mentions.ts'
import { readFlightsByDay } from './flights-by-day.ts'
import { readFlightsToJeju } from './flights-to-jeju.ts'
import type { readDateMentions } from './date-mentions.ts'

/** The flights of a brief: by their verbs, by the first and the last day, or over the sea to Jeju. */
export function readFlights(
  text: BriefText,
  { days }: Pick<ReturnType<typeof readDateMentions>, 'days'>,
): FlightMention[] {
  const byVerbs = readFlightMentions(text, days.find(({ role }) => role === 'end')?.value)
  const told = days.map(({ value }) => value).toSorted()
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return byVerbs
  const isFromAbroad = byVerbs.some(({ value }) => value.airport === 'ICN')
  const toJeju = isFromAbroad ? [] : readFlightsToJeju(text, { first, last, days })
  return toJeju.length > 0 ? toJeju : readFlightsByDay(text, { first, last }, byVerbs)
}
