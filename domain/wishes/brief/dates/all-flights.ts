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
  return (toJeju.length > 0 ? toJeju : readFlightsByDay(text, { first, last }, byVerbs)).map((flight) =>
    flight.field === 'departure' ? withWordsBefore(text.plain, flight) : flight,
  )
}

const homeward =
  /(?:(?:돌아|올)\p{L}{0,2} ?(?:때|비행기|편|항공편)(?:는|은)? ?|귀국(?:편|은|하는)?(?: ?비행기)?(?:는|은)? ?|(?:帰り|復路)(?:の便|の飛行機|の?フライト)?は?、?|(?:回程|返程)(?:的?(?:航班|[飞飛][机機]))?是?|\b(?:return|flight home|flight back|way home|home):? ?)$/u

/** 帰りは金浦19:50: the words that say which flight it is belong to it. */
function withWordsBefore(plain: string, flight: FlightMention): FlightMention {
  const [words = ''] = homeward.exec(plain.slice(Math.max(0, flight.from - 24), flight.from)) ?? []
  return { ...flight, from: flight.from - words.length }
}
