import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import { readCity } from '#domain/trips/answers/city-nights.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { dailyBudget, longestTripDays, type TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { spanOf, type BriefSpan, type BriefText } from '#domain/wishes/brief/brief-text.ts'
import { isJoined } from '#domain/wishes/brief/dates/city-nights.ts'
import { countPattern, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import type { QuotedObstacle } from './talk-asks.ts'
import type { TalkAction } from './talk-words.ts'

// Cheaper and dearer change the daily budget by a fifth, and by at least one step of the slider.
const budgetShare = 0.2
const paces = ['light', 'balanced', 'packed'] as const

const homeward = /\bback\b|earl(?:y|ier)|帰|終|切り上げ|일찍|빨리|早|回/u

type Changed = { chip: BriefChip } | { obstacle: QuotedObstacle }

/** Slower or busier days, and a lower or higher budget, as answers of the whole trip. Null for other actions. */
export function changeAnswer(action: TalkAction, span: BriefSpan, { step2 }: TripSteps): Changed | null {
  // "Back earlier" is no pace.
  if (action === 'fewer' && homeward.test(span.words)) return null
  const step = action === 'busier' || action === 'dearer' ? 1 : -1
  if (action === 'fewer' || action === 'busier') {
    const pace = paces[paces.indexOf(step2.activityIntensity ?? 'balanced') + step]
    if (!pace) return { obstacle: { why: 'at_limit', of: 'pace', ...span } }
    return { chip: { field: 'step2.activityIntensity', value: pace, ...span } }
  }
  if (action !== 'cheaper' && action !== 'dearer') return null
  const { min, max, step: size } = dailyBudget
  const before = step2.dailyBudgetRange
  const moved = before + step * Math.max(size, before * budgetShare)
  const value = Math.min(max, Math.max(min, Math.round(moved / size) * size))
  if (value === before) return { obstacle: { why: 'at_limit', of: 'budget', ...span } }
  return { chip: { field: 'step2.dailyBudgetRange', value, ...span } }
}

const more = patternOf(
  `(?:for |stay |add |want |need )*(?:(${countPattern})[ -](?:more|extra|additional|further)[ -](?:days?|nights?)|(${countPattern}) (?:days?|nights?) (?:longer|more)|(${countPattern}) more(?= (?:in|at) )|(another) (?:night|day(?= (?:in|at|there|here|for)\\b))|(?<=\\b(?:stay|add|want|need|have|spend|for) )(another) day(?! (?:for|with|to)\\b)|extend(?: the (?:trip|stay))?(?: it)? by (${countPattern}) (?:days?|nights?))`,
  `(하루|이틀|사흘)(?:만)? ?(?:더|늘|연장)\\S*|(\\d{1,2}|[한두세])(?:일|박) ?(?:더|추가|늘|연장)\\S*|(?:もう)?(\\d{1,2}|[一二三])(?:泊|日)(?:多く|長く|増や(?:して|す|せ)?|延ば(?:して|す)?|延長|追加)|もう(\\d{1,2}|[一二三])(?:泊|日)|多(?:住|待|玩|留|呆|加)?(\\d{1,2}|[一二两兩三])(?:晚|天|夜)|(?:再)?(?:加|住|待|玩)(\\d{1,2}|[一二两兩三])(?:晚|天|夜)|延[长長](\\d{1,2}|[一二两兩三])天`,
)
const less = patternOf(
  `(?:(${countPattern}) (?:days?|nights?) (?:less|fewer|shorter)|(${countPattern}) (?:less|fewer) (?:days?|nights?|(?=(?:in|at) ))|(?:home|back|leave|leaving|return|depart) (${countPattern}) (?:days?|nights?) (?:earlier|sooner|early)|shorten(?: the (?:trip|stay))?(?: it)? by (${countPattern}) (?:days?|nights?))`,
  `(하루|이틀|사흘) ?(?:줄|덜|짧게|빨리|일찍 ?(?:돌아|귀국|집|가|와|떠))\\S*|(\\d{1,2}|[一二三])日早く(?=帰|戻)|(\\d{1,2}|[한두세])(?:일|박) ?(?:줄|덜|짧)\\S*|(\\d{1,2}|[一二三])(?:泊|日)(?:減ら(?:して|す)?|短く|少なく)|(?:提前|早)(\\d{1,2}|[一二两兩三])天(?=回|走|[离離]|[结結]束)|少(?:住|待|玩)?(\\d{1,2}|[一二两兩三])(?:晚|天|夜)|[缩縮]短(\\d{1,2}|[一二两兩三])天`,
)
const nativeDays = ['하루', '이틀', '사흘']

/** A longer or shorter trip: the range of its words, and by how many days. */
export function readMoreDays({ plain }: BriefText): { from: number; to: number; days: number } | null {
  for (const [pattern, sign] of [
    [less, -1],
    [more, 1],
  ] as const) {
    for (const match of plain.matchAll(pattern)) {
      const said = match.slice(1).find((part) => part !== undefined) ?? ''
      const native = nativeDays.indexOf(said) + 1
      const days = said === 'another' ? 1 : native || readCount(said)
      // 少一天给釜山: the day goes to another city.
      const isGiven = /^[给給]/u.test(plain.slice(match.index + match[0].length))
      if (days > 0 && !isGiven) return { from: match.index, to: match.index + match[0].length, days: sign * days }
    }
  }
  return null
}

/** The last day of a longer or shorter trip. */
export function changeLength(days: number, span: BriefSpan, { step1 }: TripSteps): Changed {
  const length = daysBetween(step1.startDate, step1.endDate) + 1 + days
  if (length < 1 || length > longestTripDays) return { obstacle: { why: 'at_limit', of: 'length', ...span } }
  return { chip: { field: 'step1.endDate', value: addDays(step1.endDate, days), ...span } }
}

type Range = { from: number; to: number }
type MoreDays = Range & { days: number; piece: Range; steps: TripSteps; plan: Pick<Plan, 'days'> }

const dayTrip = /\bday[- ]?trips?\b|당일치기|日帰り|[当當][日天][来來]回/u

/** "One more night in Busan": the nights of a city that was named, if it is one city. A told stay can end with 0. */
export function changeNights(
  text: BriefText,
  places: readonly Range[],
  { from, to, days, piece, steps, plan }: MoreDays,
): BriefChip[] {
  if (dayTrip.test(text.plain.slice(piece.from, piece.to))) return []
  const near = places.filter((place) => place.from < piece.to && place.to > piece.from)
  // A piece ends at the joint of "Seoul and Busan".
  const joined = places.filter((other) => near.some((place) => isJoined(text.plain, place, other)))
  const named = [...near, ...joined].flatMap((place) => {
    const city = readCity(text.plain.slice(place.from, place.to))
    return city ? [{ ...place, city }] : []
  })
  const [place, ...others] = named
  if (!place || others.some(({ city }) => city !== place.city)) return []
  const { city } = place
  const told = steps.step2.nights?.findLast((stay) => stay.city === city)?.nights
  const planned = cityStays(plan.days).reduce((sum, stay) => (stay.city.id === city ? sum + stay.nights : sum), 0)
  const nights = Math.max(0, (told ?? planned) + days)
  const span = spanOf(text, Math.min(from, place.from), Math.max(to, place.to))
  return nights < 1 && told === undefined ? [] : [{ field: 'step2.nights', value: { city, nights }, ...span }]
}

const leavingOn = patternOf(
  '(?:leave|leaving|fly(?:ing)? (?:home|back|out)|go(?:ing)? home) (?:on )?the (\\d{1,2})(?:st|nd|rd|th)',
  '(\\d{1,2})일에? ?(?:돌아가|귀국|출국)\\S*|(\\d{1,2})日に(?:帰|出国)\\S{1,4}|(\\d{1,2})[号號日](?:就)?(?:回[国國家]|走|[离離][开開])',
)
const mostDaysMoved = 14

/** "We leave on the 7th now": the last day, near the one that was planned. */
export function changeLastDay(text: BriefText, { step1 }: TripSteps): { chip: BriefChip; at: Range } | null {
  const [match] = text.plain.matchAll(leavingOn)
  const day = match?.slice(1).find((part) => part !== undefined)
  if (!match || day === undefined) return null
  const near = Array.from({ length: 2 * mostDaysMoved + 1 }, (_, step) => addDays(step1.endDate, step - mostDaysMoved))
  const value = near.find((date) => date >= step1.startDate && Number(date.slice(8)) === Number(day))
  const at = { from: match.index, to: match.index + match[0].length }
  return value === undefined || value === step1.endDate
    ? null
    : { chip: { field: 'step1.endDate', value, ...spanOf(text, at.from, at.to) }, at }
}
