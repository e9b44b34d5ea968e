import { isKeptLength, type KeptHours, keptLimits } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type Mention, patternOf } from '#domain/wishes/brief/mentions.ts'
import { type FlightMention, readClocks } from './flight-mentions.ts'

const [, latest] = keptLimits.hours
const before = patternOf(
  '(?:back|return(?:ing)?|be|get|there)(?: (?:at|to|in))? (?:the )?(?:airport|icn|incheon|gimpo|gimhae)(?: again)? (?:by|before|no later than|not later than|until) (?:about )?$',
)
const after =
  /^(?:까지(?:는)?|전(?:까지|에)?(?:는)?) ?(?:꼭 ?|다시 ?)?(?:인천 ?|김포 ?|김해 ?)?공항(?:에|으로)?(?: ?(?:꼭|다시))? ?(?:돌아[가와오]\p{L}*|복귀\p{L}*|도착\p{L}*|가야\p{L}*)|^(?:まで|前)(?:に|には)?(?:必ず)?(?:仁川|金浦)?空港(?:に|へ)(?:戻|着|行|帰)\p{L}*|^(?:之?前|以前)(?:必[须須]|一定|要|得|[务務]必)*(?:要)?(?:返?回到?|到[达達]?)(?:仁川|金浦)?(?:机场|機場)/u

/** "We must be back at the airport by 8 pm": nothing is planned from then on, and the trip ends there. */
export function readBackAtAirport(
  { plain }: BriefText,
  lastDay: string,
  flights: readonly FlightMention[],
): Mention<KeptHours>[] {
  const home = flights.find(({ field }) => field === 'departure')
  if (!home) return []
  for (const clock of readClocks(plain)) {
    const head = plain.slice(Math.max(0, clock.from - 60), clock.from)
    const words = Array.from(head.matchAll(before)).at(-1)?.[0] ?? ''
    const tail = after.exec(plain.slice(clock.to))?.[0] ?? ''
    const value = { on: lastDay, from: clock.value, to: latest, at: home.value.airport }
    if (words + tail === '' || clock.value >= home.value.time || !isKeptLength(value)) continue
    return [{ value, from: clock.from - words.length, to: clock.to + tail.length }]
  }
  return []
}
