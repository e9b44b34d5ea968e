import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import type { NamedPlace } from '#domain/wishes/brief/place-mentions.ts'
import { findAirports } from './airport-mentions.ts'
import { type FlightMention, readFlightMentions } from './flight-mentions.ts'
import { readFlightsByDay } from './flights-by-day.ts'
import { readFlightsToJeju } from './flights-to-jeju.ts'
import type { readDateMentions } from './date-mentions.ts'

/** The flights of a brief: by their verbs, by the first and the last day, or over the sea to Jeju. */
export function readFlights(
  text: BriefText,
  { days }: Pick<ReturnType<typeof readDateMentions>, 'days'>,
  places: readonly Mention<NamedPlace>[],
): FlightMention[] {
  const told = days.map(({ value }) => value).toSorted()
  const [first, last] = [told[0], told.at(-1)]
  const towns = places.filter(({ value }) => value.kind !== 'area')
  const airports = findAirports(text, towns, first !== undefined && last !== undefined ? { first, last } : null)
  const byVerbs = readFlightMentions(text, airports, days.find(({ role }) => role === 'end')?.value)
  if (first === undefined || last === undefined) return byVerbs
  const isFromAbroad = byVerbs.some(({ value }) => value.airport === 'ICN')
  const toJeju = isFromAbroad ? [] : readFlightsToJeju(text, { first, last, days })
  const byDay = readFlightsByDay(text, { first, last }, byVerbs, airports)
  // Who has flown there is told to leave the island by the same words as everybody else.
  const home = byDay.filter((one) => one.field === 'departure' && one.value.airport === 'CJU' && !overlaps(one, toJeju))
  const found = toJeju.length === 0 ? byDay : toJeju.length > 1 ? toJeju : [...toJeju, ...home]
  return found.map((flight) => withWordsAround(text.plain, flight))
}

const homeward =
  /(?:(?:돌아|올)\p{L}{0,2} ?(?:때|비행기|편|항공편)(?:는|은)? ?|귀국(?:편|은|하는)?(?: ?비행기)?(?:는|은)? ?|(?:帰り|復路)(?:の便|の飛行機|の?フライト)?は?、?|(?:回程|返程)(?:的?(?:航班|[飞飛][机機]))?是?|\b(?:return|flight home|flight back|way home|home):? ?)$/u

const byAir = /(?:비행기(?:로|를 ?타고)?|飛行機で|[坐搭乘][飞飛][机機]) ?$/u
const after =
  /^(?: ?(?:출발|도착))? ?(?:비행기|항공편)(?:로|예요|이에요|입니다)?|^(?:発|着)?の(?:便|飛行機|フライト)(?:です|で(?=[、。]|$))?/u

/** 帰りは金浦19:50, 13:00発の便です: the words that say which flight it is belong to it. */
function withWordsAround(plain: string, flight: FlightMention): FlightMention {
  const head = plain.slice(Math.max(0, flight.from - 24), flight.from)
  const [before = ''] = (flight.field === 'departure' && homeward.exec(head)) || (byAir.exec(head) ?? [])
  const [words = ''] = after.exec(plain.slice(flight.to)) ?? []
  return { ...flight, from: flight.from - before.length, to: flight.to + words.length }
}
