import { readCity } from '#domain/trips/answers/city-nights.ts'
import { isKeptLength, type KeptHours, keptLimits, type TrainStation } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { isNoDestination } from '#domain/wishes/brief/no-destination.ts'
import { findMentions, type Mention, overlaps, patternOf } from '#domain/wishes/brief/mentions.ts'
import { clauseAround } from './airport-mentions.ts'
import { type FlightMention, readClocks } from './flight-mentions.ts'
import { keptClock } from './hour-spans.ts'
import { stationNames, stationOfCity } from './station-mentions.ts'
import { readDaysOfTrip, type Trip } from './trip-days.ts'

/** So long before it leaves one is on the way to a train, in minutes. */
const wayToStation = 60
/** The way to a station that is known is planned; so early one is there, in minutes. */
const minutesAtStation = 20
const [earliest, latest] = keptLimits.hours

const trains = patternOf(
  '(?:ktx|srt|itx)(?:-[a-z]+)?|trains?|(?<!(?:airport|limousine|tour|city|night) )(?:express |intercity )?bus(?! tours?)|coach',
  '기차|열차|고속 ?버스|시외 ?버스|버스|列車|電車|新幹線|(?:高速)?バス|[高火动動][铁鐵车車]|列[车車]|大巴|巴士|客[运運]',
)
const station = patternOf('[a-z]+ station', '\\S{1,6}역(?=에? ?\\d|에? ?도착)|\\S{1,4}駅(?=に|着)|\\S{1,4}站')
const arrival = patternOf(
  'arriv(?:e|es|ing|al)|gets? in|getting in|reach(?:es|ing)?',
  '도착\\p{L}*|到着\\p{L}*|に?着(?:[きく]\\p{L}*|(?=[、。,]|$))|抵[达達]|到(?:[达達]|(?=[\\p{Script=Han}]{2}))',
)
const homeward = patternOf(
  'home|back|return(?:ing)?',
  '(?:올라|내려|돌아)[가와오갑옵올]\\p{L}*|귀가\\p{L}*|복귀\\p{L}*|오는|帰\\p{L}*|戻\\p{L}*|回(?:家|去|[来來]|程|[\\p{Script=Han}]{2})|返(?:回|程)',
)
const leaving = patternOf(
  'leav(?:e|es|ing)|depart(?:s|ing|ure)?|(?<=\\d ?(?:pm|am)? )from|from (?=[a-z]+ at)|tak(?:e|ing)|catch(?:ing)?|by',
  '출발\\p{L}*|떠나\\p{L}*|타(?:고|요|야)\\p{L}*|에서|기차로|発|出発\\p{L}*|乗\\p{L}*|出[发發]|[离離][开開]|坐',
)

type Ride = { end: 'arrival' | 'departure'; kept: KeptHours }
type Told = Trip & {
  today: string
  days: readonly Mention<string>[]
  ends: readonly Range[]
  /** The towns that the brief names. */
  towns: readonly Range[]
}

/**
 * The hours before a train or a bus with which a trip begins, and those from the way to the one with which it ends: the
 * request knows flights alone. `unread`: the trains of other days and those that only leave for the trip.
 */
export function readTrainHours(
  text: BriefText,
  told: Told,
  flights: readonly FlightMention[],
): { kept: Mention<KeptHours>[]; unread: Range[] } {
  const { plain } = text
  if (plain.search(trains) < 0 && plain.search(station) < 0) return { kept: [], unread: [] }
  const days = readDaysOfTrip(text, { ...told, ends: [] })
  const found = readClocks(plain)
    .filter((clock) => !overlaps(clock, flights))
    .flatMap((clock): (Range & { ride: Ride | null })[] => {
      const clause = clauseAround(plain, clock)
      const inClause = (pattern: RegExp) => rangesIn(plain, clause, pattern)
      const [byTrain, atStation] = [inClause(trains), inClause(station)]
      if (byTrain.length + atStation.length === 0) return []
      const on = days.filter((day) => overlaps(day, [clause]))
      const [arrives, goesHome, leaves] = [inClause(arrival), inClause(homeward), inClause(leaving)]
      const isOn = (date: string) => on.length > 0 && on.every(({ value }) => value.includes(date))
      const isArrival = arrives.length > 0 && goesHome.length === 0 && (on.length === 0 || isOn(told.first))
      const isHome = on.length === 0 ? goesHome.length > 0 : isOn(told.last) && told.last !== told.first
      const isDeparture = !isArrival && arrives.length === 0 && isHome && goesHome.length + leaves.length > 0
      const verbs = isArrival ? arrives : isDeparture ? goesHome : []
      const all = [clock, ...on, ...byTrain, ...atStation, ...verbs]
      const range = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
      const at = isArrival || isDeparture ? stationIn(text, clause, told.towns) : undefined
      const where = at && { at }
      if (isArrival) {
        const kept = { on: told.first, from: earliest, to: clock.value, ...where }
        return [{ ...range, ride: { end: 'arrival', kept } }]
      }
      const from = keptClock(minutesOf(clock.value) - (at ? minutesAtStation : wayToStation))
      const kept = { on: told.last, from, to: latest, ...where }
      return [{ ...range, ride: isDeparture ? { end: 'departure', kept } : null }]
    })
  // Of two trains nobody knows which one counts.
  const isRead = ({ ride }: (typeof found)[number]) =>
    ride !== null &&
    isKeptLength(ride.kept) &&
    found.filter((one) => one.ride?.end === ride.end).length === 1 &&
    flights.every(({ field }) => field !== ride.end)
  return {
    kept: found.filter(isRead).flatMap(({ ride, from, to }) => (ride ? [{ value: ride.kept, from, to }] : [])),
    unread: found.filter((one) => !isRead(one)),
  }
}

/** The station that is named, or the one of the only town of the trip where fast trains stop. */
function stationIn(text: BriefText, clause: Range, towns: readonly Range[]): TrainStation | undefined {
  const { plain } = text
  const named = findMentions(text, stationNames).filter((one) => overlaps(one, [clause]))
  const cities = [
    ...new Set(
      towns.flatMap((town) => (isNoDestination(plain, town) ? [] : (readCity(plain.slice(town.from, town.to)) ?? []))),
    ),
  ]
  const [only = '', ...others] = cities.filter((city) => city !== 'Seoul')
  const isFast = /ktx|srt|기차|열차|train|新幹線|電車|列車|[高火动動][铁鐵车車]|列[车車]/u.test(
    plain.slice(clause.from, clause.to),
  )
  if (named.length > 0) return named.length === 1 ? named[0]?.value : undefined
  return isFast && others.length === 0 ? stationOfCity[only] : undefined
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function rangesIn(plain: string, { from, to }: Range, pattern: RegExp): Range[] {
  return Array.from(plain.slice(from, to).matchAll(pattern), ({ 0: words, index }) => ({
    from: from + index,
    to: from + index + words.length,
  }))
}
