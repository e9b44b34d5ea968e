import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import { overlaps, patternOf } from '#domain/wishes/brief/mentions.ts'
import { type FlightMention, readClocks } from './flight-mentions.ts'

const mainland =
  '(?:seoul[ /]+)?(?:gimpo|gmp|gimhae|pus)(?: airport)?|seoul|busan|daegu|gwangju|cheongju|김포(?: ?공항)?|서울|김해(?: ?공항)?|부산|대구|청주|광주|金浦(?:空港|机场|機場)?|ソウル|首[尔爾]|釜山|金海(?:空港|机场|機場)?'
const island = 'jeju(?: island| airport)?|cju|제주(?:도| ?공항)?|[济濟済]州[岛島]?(?:空港|机场|機場)?|チェジュ島?'
const link =
  ' ?(?:-|–|→|>|to|에서|から|発|[飞飛]|到) ?(?:\\d{1,2}(?::\\d\\d)? ?(?:시|時|点|點)(?: ?(?:반|半|\\d{1,2} ?분))? ?(?:출발|発)? ?)?'
// 김포에서 8시 출발 비행기 of a trip to Jeju leads there.
const korean = '(?:김포|서울|김해|부산|대구|청주|광주)(?: ?공항)?에서 ?[^.,\\n]{0,12}출발(?:하는)? ?비행기'
const out = patternOf(`(?:${mainland})${link}(?:${island})|(?<=제주[^]*)${korean}|${korean}(?=[^]*제주)`)
const thereTold = new RegExp(`(?:${mainland})[^.;!?。！？]*?(?:${island})`, 'u')
const homeTold = new RegExp(`(?:${island})[^.;!?。！？]*?(?:${mainland})`, 'u')
const atIsland = new RegExp(`(?:${island})(?: at|에서|を|から)? ?$`, 'u')
const leaving = /^(?:에|쯤)? ?(?:출발|이륙|비행기)|^(?:に|頃)?(?:発|出発|の便)|^(?:起[飞飛]|出[发發]|[离離][开開])/u
const back = patternOf(`(?:${island})${link}(?:${mainland})`)

/** So long a flight over the sea takes, with the way to the gate. */
const flightMinutes = 70
/** A time, or a day, belongs to a flight that is this near. */
const reach = 28
/** So long is an hour on the island after one on the mainland, if both are of one flight. */
const crossing = { least: 50, most: 120 } as const
const landing = /land|arriv|도착|着|到[达達]|抵/u
const homeward =
  /\b(?:return(?:ing)?|(?:fly(?:ing)? )?back|home)\b[^.;]{0,24}$|(?:복귀|돌아|귀가|오는|올 ?때)[^.,]{0,12}$|帰り?[^。、]{0,12}$|(?:返程|回程)[^。，]{0,12}$/u
const endOfSentence = /[.;!?]\s|[。！？；\n]/u

type Trip = { first: string; last: string; days: readonly Mention<string>[] }

/**
 * Flights between the mainland and Jeju, of a trip that begins with one: "Gimpo-Jeju at 9:00 on the 23rd, return 28th
 * 19:00". One lands there some time after the hour that is told. A flight on another day of the trip is none.
 */
export function readFlightsToJeju({ plain }: BriefText, { first, last, days }: Trip): FlightMention[] {
  const clocks = readClocks(plain)
  const there = bothHours(thereTold, first, 'arrival') ?? flightOf(out, first, 'arrival')
  if (!there) return []
  const home =
    bothHours(homeTold, last, 'departure') ??
    flightOf(back, last, 'departure') ??
    wayHome(there.to) ??
    takeOff(there.to)
  return home ? [there, home] : [there]

  function flightOf(pattern: RegExp, day: string, field: FlightMention['field']): FlightMention | null {
    for (const match of plain.matchAll(pattern)) {
      const route = { from: match.index, to: match.index + match[0].length }
      const time = nearest(clocks, route)
      if (!time) continue
      const [from, to] = [Math.min(route.from, time.from), Math.max(route.to, time.to)]
      if (!isOn(day, { from, to })) continue
      const isLanding = landing.test(plain.slice(from, to + 8))
      const value = field === 'arrival' && !isLanding ? later(time.value) : time.value
      if (value !== null) return { field, value: { airport: 'CJU', time: value }, from, to }
    }
    return null
  }

  /** 김포 09:20 출발 제주 10:30 도착: the hours of both ends are told. */
  function bothHours(route: RegExp, day: string, field: FlightMention['field']): FlightMention | null {
    for (const [at, landed] of clocks.entries()) {
      const left = clocks[at - 1]
      const minutes = left ? minutesOf(landed.value) - minutesOf(left.value) : 0
      if (!left || minutes < crossing.least || minutes > crossing.most) continue
      const begin = Math.max(clocks[at - 2]?.to ?? 0, left.from - 24)
      const told = plain.slice(begin, Math.min(landed.to + 16, clocks[at + 1]?.from ?? plain.length))
      const names = route.exec(told)
      if (!names || endOfSentence.test(plain.slice(left.to, landed.from))) continue
      const range = {
        from: Math.min(left.from, begin + names.index),
        to: Math.max(landed.to, begin + names.index + names[0].length),
      }
      const { value } = field === 'arrival' ? landed : left
      if (isOn(day, range)) return { field, value: { airport: 'CJU', time: value }, ...range }
    }
    return null
  }

  /** 제주에서 저녁 6시 출발, after the flight there. */
  function takeOff(after: number): FlightMention | null {
    const time = clocks.find(
      ({ from, to }) => from >= after && atIsland.test(plain.slice(after, from)) && leaving.test(plain.slice(to)),
    )
    return time
      ? { field: 'departure', value: { airport: 'CJU', time: time.value }, from: time.from, to: time.to }
      : null
  }

  function wayHome(after: number): FlightMention | null {
    for (const { value, from, to } of clocks.filter((clock) => clock.from >= after)) {
      const told = homeward.exec(plain.slice(after, from))
      if (told) return { field: 'departure', value: { airport: 'CJU', time: value }, from: after + told.index, to }
    }
    return null
  }

  /** Whether no other day of the trip is told of it, such as 6일 or "on the 23rd". */
  function isOn(day: string, range: { from: number; to: number }): boolean {
    const [tail = ''] = plain.slice(range.to, range.to + 12).split(/[,，、;。.]/u)
    const told = plain.slice(range.from, range.to) + tail
    const bare = /(?<![월月\d/])(\d{1,2})(?:일|日|号|號|st|nd|rd|th)(?![간間])/u.exec(told)
    if (bare) return Number(bare[1]) === Number(day.slice(8))
    const on = nearest(days, range)
    return on === null || on.value === day
  }

  /** What is inside of a range or beside it, in the same sentence. */
  function nearest(all: readonly Mention<string>[], range: { from: number; to: number }): Mention<string> | null {
    const gap = (one: Mention<string>) => Math.max(0, one.from - range.to, range.from - one.to)
    const beside = all.filter(
      (one) =>
        overlaps(one, [range]) ||
        (gap(one) <= reach &&
          !endOfSentence.test(plain.slice(Math.min(one.to, range.to), Math.max(one.from, range.from)))),
    )
    return beside.toSorted((one, other) => gap(one) - gap(other))[0] ?? null
  }
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function later(clock: string): string | null {
  const minutes = minutesOf(clock) + flightMinutes
  return minutes < 24 * 60
    ? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    : null
}
