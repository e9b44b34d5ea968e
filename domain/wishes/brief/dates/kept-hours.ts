import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { KeptHours } from '#domain/trips/answers/trips.ts'
import { keptLimits } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import { afterLunch, companions } from './kept-hour-words.ts'
import { besideFree } from './kept-exceptions.ts'
import { findKeptParts, type KeptPart } from './kept-parts.ts'
import { hoursBesideFree, hoursOf, type Minutes } from './kept-times.ts'
import { keptClock } from './hour-spans.ts'
import { datesOf, readDaysOfTrip, type Trip } from './trip-days.ts'

/** What is known beside the text. */
export type KeptTold = {
  today: string
  /** The treatments that the text names: an hour of theirs is kept by the plan. */
  medical: readonly Range[]
  /** Dates that the text names, also those of no trip. */
  days?: readonly Mention<string>[]
  flights?: readonly Range[]
  /** Without it only hours of each day are read. `ends`: what says its first and its last day. */
  trip?: (Trip & { ends: readonly Range[]; treatmentOn: string | null }) | undefined
}

/** `clocks`: the hours alone, in which no other rule reads anything. `words`: "dinner with friends" and the like. */
export type KeptReading = {
  kept: Mention<KeptHours>[]
  clocks: Range[]
  words: Range[]
  covered: Range[]
  /** "Stitches out on 26 May": a visit whose day is told, and no hour. */
  hourless: Range[]
}

/**
 * Reads the hours in which nothing is to be planned: a nap, meetings, an appointment, or all others than the free ones.
 * An appointment is of two hours where no end is told, and without an hour it is not read.
 */
export function readKeptHours(
  text: BriefText,
  { today, medical, days: dates = [], flights = [], trip }: KeptTold,
): KeptReading {
  const days = readDaysOfTrip(text, { today, days: dates, ...(trip ?? { first: today, last: today, ends: [] }) })
  const parts = findKeptParts(text, { days, medical, flights }).map((part) => ({
    part,
    ons: daysOf(text.plain, part, trip),
  }))
  const read = parts.flatMap(({ part, ons }) => {
    const hours = hoursOf(part)
    return hours.length === 0 || ons.length === 0 ? [] : [{ part, ons, hours }]
  })
  const isFree = ({ part }: Read) => part.occasion.value === 'free'
  const free = read.filter(isFree)
  const own = read
    .filter((one) => !isFree(one))
    .flatMap(({ part, ons, hours }) =>
      ons
        .filter((on) => on === null || on !== trip?.treatmentOn || !isVisit(part))
        .flatMap((on) => hours.flatMap((span) => keptOfDay(part, { on, span }, free, trip)))
        .map((one) => ({ part, ...one })),
    )
  // Beside meetings of every day the free hours of one day are read with those.
  const isRead = ({ part, ons }: Read) =>
    ons.every((on) => on !== null) && read.some((one) => !isFree(one) && isEveryDay(one, trip) && one.part !== part)
  const all = [
    ...own,
    ...keptBesideFree(
      free.filter((one) => !isRead(one)),
      trip,
    ),
  ]
  const kept = all.map(({ part, on, span: [from, to] }) => ({
    value: { on, from: keptClock(from), to: keptClock(to) },
    ...hullOf(text.plain, part),
  }))
  const isNew = ({ value }: Mention<KeptHours>, at: number) =>
    value.from < value.to && kept.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value)) === at
  return {
    kept: kept.filter(isNew).slice(0, keptLimits.most),
    clocks: parts
      .filter(({ part, ons }) => (ons.length > 0 || part.days.length > 0) && hoursOf(part).length > 0)
      .flatMap(({ part }) => part.hours),
    words: read.flatMap(({ part }) => [part.occasion, ...companionsOf(text.plain, part)]),
    covered: read.flatMap(({ part }) => part.ranges),
    hourless: parts.flatMap(({ part, ons }) => {
      const isOpen = part.occasion.value === 'visit' && part.hours.length === 0 && ons.some((on) => on !== null)
      return isOpen ? [hullOf(text.plain, part)] : []
    }),
  }
}

type Read = { part: KeptPart; ons: readonly (string | null)[]; hours: Minutes[] }
type OfDay = { on: string | null; span: Minutes }

function isEveryDay({ part, ons }: Read, trip: Trip | undefined): boolean {
  const isWork = part.occasion.value === 'work' || part.occasion.value === 'taken'
  return isWork && trip !== undefined && (ons.includes(null) || part.except.length > 0)
}

/** Hours of every day, without an exception and without what is free on a day: "except Thursday from 1 pm". */
function keptOfDay(part: KeptPart, { on, span }: OfDay, free: readonly Read[], trip: Trip | undefined): OfDay[] {
  const dated = free.filter(({ ons }) => ons.every((day) => day !== null))
  const isOther = part.except.length > 0 || (dated.length > 0 && isEveryDay({ part, ons: [on], hours: [] }, trip))
  if (!isOther || !trip) return [{ on, span }]
  return (on === null ? datesOf(trip) : [on]).flatMap((day) => {
    const hours = dated.filter(({ ons }) => ons.includes(day)).flatMap((one) => one.hours)
    if (hours.length === 0) return part.except.includes(day) ? [] : [{ on: day, span }]
    return besideFree(span, hours).map((left) => ({ on: day, span: left }))
  })
}

/** "Free on Tuesday from 14:00 and every evening after 18:30": each day has the hours that are told of it. */
function keptBesideFree(free: readonly Read[], trip: Trip | undefined) {
  const dated = free.flatMap(({ ons }) => ons.filter((on) => on !== null))
  return free.flatMap(({ part, ons, hours }) =>
    ons
      .flatMap((on) =>
        on === null && trip && dated.length > 0 ? datesOf(trip).filter((day) => !dated.includes(day)) : [on],
      )
      .flatMap((on) => hoursBesideFree(hours).map((span) => ({ part, on, span }))),
  )
}

/** The dates that a part is told of; null is every day. */
function daysOf(plain: string, part: KeptPart, trip: Trip | undefined): (string | null)[] {
  const { occasion, days, words, isDaily } = part
  if (occasion.value === 'prayer') return trip ? prayerDays(part, trip) : []
  const isOnce = isVisit(part) || occasion.value === 'show'
  if (isDaily) return isOnce && part.hours.every(({ kind }) => kind === 'part') ? [] : [null]
  // Of two Mondays nobody knows on which one an appointment is.
  const isOpen = ({ value, from, to }: Mention<string[]>) =>
    isOnce && value.length > 1 && /^(?:on )?[a-z]*day$|^[\p{L}\d]*[요曜周週期拜]\p{L}*$/u.test(plain.slice(from, to))
  if (days.length > 0)
    return trip && !days.some(isOpen) ? [...new Set(days.flatMap(({ value }) => value))].toSorted() : []
  // "A meeting at 10" is on a day that nobody knows.
  const isOne = /\b(?:an?|one|the|my) (?:\w+ )?(?:meeting|conference|seminar|lecture|training)(?!s)/u.test(words)
  return isOnce || (occasion.value === 'work' && isOne) || occasion.value === 'workday' ? [] : [null]
}

/** The Fridays of a prayer at noon. A mosque on another day is a place to see. */
function prayerDays({ days, words }: KeptPart, trip: Trip): string[] {
  const isOfFriday = /friday|jumm?u|금요|주마|金曜|主麻|聚[礼禮]/u.test(words)
  const told = days.length > 0 ? days.flatMap(({ value }) => value) : isOfFriday ? datesOf(trip) : []
  return [...new Set(told)].filter((date) => weekdayOf(date) === 'fri').toSorted()
}

/** The friends of an appointment need not be those of the trip. */
function companionsOf(plain: string, { occasion, at }: KeptPart): Range[] {
  // 약속 있어요 is both.
  if (!['appointment', 'show', 'taken'].includes(occasion.value)) return []
  return Array.from(plain.slice(at.from, at.to).matchAll(companions), ({ 0: words, index }) => ({
    from: at.from + index,
    to: at.from + index + words.length,
  }))
}

function isVisit({ occasion }: KeptPart): boolean {
  return occasion.value === 'visit' || occasion.value === 'appointment'
}

/** From the first to the last word that tells of the hours. */
function hullOf(plain: string, { occasion, hours, days, at }: KeptPart): Range {
  const lunch = hours.length > 0 ? null : afterLunch.exec(plain.slice(at.from, at.to))
  const after = lunch ? [{ from: at.from + lunch.index, to: at.from + lunch.index + lunch[0].length }] : []
  const told = [occasion, ...hours, ...days, ...after].filter((one) => overlaps(one, [at]))
  return { from: Math.min(...told.map(({ from }) => from)), to: Math.max(...told.map(({ to }) => to)) }
}
