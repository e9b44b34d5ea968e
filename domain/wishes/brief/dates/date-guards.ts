import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { isCorrected } from '#domain/wishes/brief/corrections.ts'
import { type DateRole, roleOf } from './date-roles.ts'
import { isLeaving } from './flight-mentions.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import { monthBefore, nextMonth } from './month-mentions.ts'

type Day = Mention<string> & { role: DateRole }

const occasions =
  /birthday|lasik|lasek|smile surgery|\bsurgery\b|facelift|rhinoplasty|botox|fillers?\b|implants?\b|veneers|consultation|procedure|dentist|\bturn(?:s|ing) \d+|\b\d0th\b(?= on\b)|wedding|anniversary|surgery|operation|appointment|check-?up|concert|\bstitches\b|\bsutures\b|back (?:in|at) (?:the |my )?(?:office|work|school|desk)|생일|기념일|결혼식|수술|시술|진료|콘서트|공연|출근|개강|개학|誕生日|記念日|結婚式|手術|診察|[预預][约約]|抜糸|拆[线線]|실밥|ライブ|出社|出勤|は仕事|コンサート|生日|[纪紀]念日|婚[礼禮]|手[术術]|看[诊診]|上班|[开開][学學]|演唱[会會]/u
const replaced =
  /(?:(?:instead of|rather than|\bnot|\b(?:it|that|this) was(?: originally)?) (?:on )?(?:the )?|\bweekend of (?:the )?|不是)$/u
const replacedAfter = /^\s*(?:じゃな|ではな|말고|이?가? ?아니)/u

/** "Not 3 May", 3月10日じゃなくて */
export function isReplacedDay({ from, to }: Day, plain: string): boolean {
  // "The weekend of 12-13 June" is told.
  const isRange = /\d\s*[-~]\s*\d/u.test(plain.slice(from, to)) && /weekend of (?:the )?$/u.test(plain.slice(0, from))
  return (replaced.test(plain.slice(0, from)) && !isRange) || replacedAfter.test(plain.slice(to))
}

/** Whether a day is that of a birthday, an operation or a concert, and so one of the trip at most. */
export function isOccasion({ role, from, to }: Day, plain: string): boolean {
  // "Her birthday trip, 7 June"
  // The point of 9 a.m. ends no clause.
  const clear = plain.replaceAll(/\b([ap])\.m\./gu, '$1 m ')
  const isAlone = /^\s*(?:[.;!?。\n,、]|$)/u.test(plain.slice(to))
  const clause = isAlone ? /(?:[^.;!?。\n,、]*[,、]\s*(?:on |the )?|[^.;!?。\n,、]*)$/u : /[^.;!?。\n,、]*$/u
  const head = clause.exec(clear.slice(0, from))?.[0] ?? ''
  const tail = /^[^.;!?。\n,、]*/u.exec(clear.slice(to))?.[0] ?? ''
  return role === null && occasions.test(`${head}${tail}`)
}

/**
 * The days without those of a birthday or a wedding, and without those that a correction replaced. Where there is no
 * other day the first occasion begins the trip, and the next ones do not end it.
 */
export function withoutOtherDays(days: readonly Day[], plain: string): { days: Day[]; occasion: Day | null } {
  const single = days.filter((day) => isOccasion(day, plain))
  const others = days.filter((day) => !single.includes(day) && !isReplacedDay(day, plain))
  const lastCorrection = others.findLastIndex((day, at) => at > 0 && isCorrected(plain, others[at - 1] ?? day, day))
  const kept = lastCorrection > 0 ? others.slice(lastCorrection) : others
  const isMeant = single.length > 0 && (kept.length > 0 || bareDays(plain, single[0]).length > 0)
  // "The concert weekend: 11 June - 14 June" is one occasion.
  const isNext = (day: Day) => {
    const before = single[single.indexOf(day) - 1]
    return before !== undefined && /[.;!?。\n,、]/u.test(plain.slice(before.to, day.from))
  }
  return isMeant || single.length === 0
    ? { days: kept, occasion: single[0] ?? null }
    : { days: days.filter((day) => !isNext(day)), occasion: null }
}

const bare =
  /(?<![\d/.:])(?:the )?(\d{1,2})(?:st|nd|rd|th)(?![a-z])(?!\s*(?:time|trip|visit|birthday|anniversary|floor|century|of\b|[a-z]+day|on\b))|(?<![月월\d/.])(?<![박泊]\s?)(\d{1,2})(?:日(?!間|だけ|しか|中)|일(?!간|만|\s*동안)|号|號)(?![线線])/gu

/** "Landing 18 March, flying home the 25th": a day without its month, after a first day, of which one leaves. */
export function dayOfLeaving(text: BriefText, first: Day): Day | null {
  if (first.role === 'end' || isOccasion(first, text.plain)) return null
  // 5号到15号走: the day of leaving is the second one.
  const isRange = (to: number) => /^(?:부터|から|到)\s?\d/u.test(text.plain.slice(to))
  const found = Array.from(text.plain.matchAll(bare)).flatMap((match): Day[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const value = from < first.to ? null : nextDayOfMonth(first.value, match[1] ?? match[2] ?? '')
    const isLast =
      roleOf(text.plain, from, to) === 'end' ||
      isLeaving(text, from, to) ||
      [fliesHome, takesOff].some((pattern) => pattern.test(text.plain.slice(to, to + 40)))
    return value && isLast && !isRange(to) ? [{ value, from, to, role: 'end' }] : []
  })
  // "My cousin stays until the 10th, I fly home on the 20th"
  return found.findLast(({ from, to }) => isLeaving(text, from, to)) ?? found[0] ?? null
}

/** 13일 인천에서 저녁 7시 비행기로 돌아가요 */
const fliesHome =
  /^(?:\([^)]*\))?에? ?[^.,!?。、，\n일日号號]{0,24}(?:비행기(?:로|를 ?타고) ?(?:돌아|귀국|출국)|귀국|の(?:便|飛行機)で帰|的?(?:航班|[飞飛][机機])(?:回[国國家]|返))/u

/** 7日(日)12:30仁川発, 7일(일) 12:30 인천공항 출발 */
const takesOff =
  /^(?:\([^)]*\)| ?.(?:요일|曜日?))?[^,.!?。、，\n일日号號]{0,12}(?:인천|김포|김해|제주|仁川|金浦|金海|[済济濟]州)(?:국제|国際|国际|國際)?(?: ?공항|空港|机场|機場)?(?:에서)?[^,.!?。、，\n일日号號]{0,8}(?:출발|출국|発(?=[、。\n]|$|の)|起[飞飛])/u

/** "I arrive on the 10th and fly home on the 21st of May": a first day without its month, before a last one. */
export function dayOfArrival(plain: string, days: readonly Day[]): Day | null {
  const last = days.find(({ role }) => role === 'end')
  if (!last || days.some(({ role }) => role === 'start')) return null
  const found = Array.from(plain.matchAll(bare)).flatMap((match): Day[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    if (days.some((day) => from < day.to && to > day.from) || roleOf(plain, from, to) !== 'start') return []
    const day = (match[1] ?? match[2] ?? '').padStart(2, '0')
    const value = `${day < last.value.slice(8) ? last.value.slice(0, 7) : monthBefore(last.value)}-${day}`
    return isCalendarDate(value) ? [{ value, from, to, role: 'start' }] : []
  })
  const [first] = found
  return first && found.length === 1 && days.every(({ value }) => value >= first.value) ? first : null
}

/** That day of the month after a day, in its month or in the next one. */
function nextDayOfMonth(day: string, number: string): string | null {
  const inMonth = (month: string) => `${month}-${number.padStart(2, '0')}`
  const found = [day.slice(0, 7), nextMonth(day)].map(inMonth).find((value) => value > day)
  return found !== undefined && isCalendarDate(found) ? found : null
}

/**
 * The days on which the travellers come and go, around days that are something else: "check-ups on 8 and 9 March; we
 * arrive on the 6th and leave on the 12th".
 */
export function daysOfStay(plain: string, days: readonly Day[]): Day[] | null {
  const [first] = days
  if (!first || days.some(({ role }) => role === 'start' || role === 'end')) return null
  const told = Array.from(plain.matchAll(bare)).flatMap((match): Day[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const value = `${first.value.slice(0, 7)}-${(match[1] ?? match[2] ?? '').padStart(2, '0')}`
    const role = roleOf(plain, from, to)
    return role === null || !isCalendarDate(value) ? [] : [{ value, from, to, role }]
  })
  const start = told.find(({ role }) => role === 'start')
  const ends = told.filter(({ role }) => role === 'end')
  const last = ends.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0] ?? dayOfDeparture(plain, told)
  // A last day before the first one is of the next month.
  const end =
    last && start && last.value < start.value
      ? { ...last, value: nextDayOfMonth(start.value, last.value.slice(8)) ?? last.value }
      : last
  const isAround = start && end && days.every(({ value }) => start.value <= value && value <= end.value)
  return isAround ? [start, end] : laterRange(plain, days)
}

/** 27일 도착, 30일 출발: after an arrival one departs for home. */
function dayOfDeparture(plain: string, told: readonly Day[]): Day | undefined {
  const isArrival = ({ to }: Day) => /^.{0,4}(?:도착|입국|到|着|入国)/u.test(plain.slice(to))
  const isDeparture = ({ to }: Day) => /^.{0,4}(?:출발|出発|出发|出發)/u.test(plain.slice(to))
  const [arrival] = told
  return arrival && isArrival(arrival) ? told.slice(1).findLast(isDeparture) : undefined
}

/** "Work on the 6th and 7th of July, so the 8th to the 10th are mine": a range that is told after single days. */
function laterRange(plain: string, days: readonly Day[]): Day[] | null {
  const last = days.at(-1)
  const [start, end] = last ? rangeWithoutMonth(plain.slice(last.to), last) : []
  return start && end && days.every(({ value }) => value <= end.value) ? [start, end] : null
}

/** "13 to 15 April, then two more days until the 17th", 8号到10号出差,12号回国 */
export function lengthenStay(days: readonly Day[], plain: string): void {
  const last = days.findLast(({ role }) => role === 'end')
  if (!last) return
  for (const match of plain.slice(last.to).matchAll(bare)) {
    const from = last.to + match.index
    const value = `${last.value.slice(0, 8)}${(match[1] ?? match[2] ?? '').padStart(2, '0')}`
    const isUntil =
      /\b(?:until|till|through) (?:[a-z]{3,6}day,? )?(?:the )?$/u.test(
        plain.slice(0, from + (match[0].startsWith('the ') ? 4 : 0)),
      ) || /^(?:까지|まで|为止|為止)/u.test(plain.slice(from + match[0].length))
    const isReturn = /^\s*(?:回国|回國|回家|帰国|に?帰り|에? ?귀국|에? ?돌아)/u.test(
      plain.slice(from + match[0].length),
    )
    const isOut = /\b(?:fly|flying|flight) (?:home|back|out) (?:is )?(?:on )?(?:the )?$/u.test(
      plain.slice(0, from + (match[0].startsWith('the ') ? 4 : 0)),
    )
    if ((isUntil || isReturn || isOut) && isCalendarDate(value) && value > last.value)
      Object.assign(last, { value, from, to: from + match[0].length })
  }
}

/** "12 to 15 June, no, until the 16th" */
export function correctLastDay(days: readonly Day[], plain: string): void {
  const last = days.findLast(({ role }) => role === 'end')
  if (!last) return
  for (const match of plain.matchAll(bare)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const value = `${last.value.slice(0, 8)}${(match[1] ?? match[2] ?? '').padStart(2, '0')}`
    const isNew = from >= last.to && from - last.to < 20 && days.every((day) => to <= day.from || from >= day.to)
    if (isNew && isCalendarDate(value) && isCorrected(plain, last, { from, to })) {
      last.value = value
      last.to = to
    }
  }
}

const bareRange =
  /(?<![\d/.:月월] ?)(\d{1,2})(?:日|일|号|號)?\s?(?:[-~]|부터|から|到)\s?(\d{1,2})(?:日(?!間)|일(?!간)|号|號)|\b(?:from )?the (\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/u

/** "From the 3rd to the 7th", 3일부터 7일까지, in the month of a day that is known. */
function rangeWithoutMonth(rest: string, known: { value: string; to: number }, begin = known.to): Day[] {
  const range = bareRange.exec(rest)
  const ends = (range?.slice(1) ?? []).flatMap((day) => day?.padStart(2, '0') ?? [])
  const [one, other] = ends.map((day) => `${known.value.slice(0, 7)}-${day}`)
  if (!range || !one || !other || one >= other || !isCalendarDate(one) || !isCalendarDate(other)) return []
  const at = { from: begin + range.index, to: begin + range.index + range[0].length }
  return [
    { value: one, ...at, role: 'start' },
    { value: other, ...at, role: 'end' },
  ]
}

/** "In on the 16th and out on the 21st", of a month that was named otherwise: a first day, or also a last one. */
export function bareDays(plain: string, known: { value: string; from: number; to: number } | undefined): Day[] {
  if (!known) return []
  const range = rangeWithoutMonth(plain, known, 0)
  if (range.length > 0) return range
  const found = Array.from(plain.matchAll(bare)).flatMap((match): Day[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const value = `${known.value.slice(0, 7)}-${(match[1] ?? match[2] ?? '').padStart(2, '0')}`
    const isKnown = from < known.to && to > known.from
    return isKnown || !isCalendarDate(value) ? [] : [{ value, from, to, role: null }]
  })
  const [first, last] = found
  if (found.length === 1 && first && roleOf(plain, first.from, first.to) === 'start')
    return [{ ...first, role: 'start' }]
  if (found.length !== 2 || !first || !last || first.value === last.value) return []
  // "I fly out on the 7th, and arrive on the 1st"
  if (first.value > last.value)
    return roleOf(plain, first.from, first.to) === 'end'
      ? [
          { ...last, role: 'start' },
          { ...first, role: 'end' },
        ]
      : []
  return [
    { ...first, role: 'start' },
    { ...last, role: 'end' },
  ]
}
