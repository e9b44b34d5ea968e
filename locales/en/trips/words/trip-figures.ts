import type { Weekday } from '#domain/places/places.ts'
import { dates } from '#locales/en/site/dates.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { weekdays } from '#locales/en/site/weekdays.ts'

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `three`, and from thirteen on `13`. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count)
}

/** `one stop`, `three stops`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`
}

export function won(amount: number): string {
  return `₩${grouped(amount)}`
}

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty']
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']

/** A stay as somebody would say it: `twenty minutes`, `an hour and a half`, `two hours and a quarter`. */
export function duration(minutes: number): string {
  if (minutes < 55)
    return minutes === 30 ? 'half an hour' : `${smallNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`
  if (minutes < 65) return 'an hour'
  if (minutes < 85) return 'an hour and a quarter'
  if (minutes < 100) return 'an hour and a half'
  if (minutes < 113) return 'an hour and three quarters'
  const quarters = Math.round(minutes / 15)
  const rest = ['', ' and a quarter', ' and a half', ' and three quarters'][quarters % 4] ?? ''
  return `${numberWord(Math.floor(quarters / 4))} hours${rest}`
}

function smallNumber(count: number): string {
  if (count < 13) return numberWord(count)
  if (count < 20) return teens[count - 13] ?? String(count)
  const [ten, one] = [tens[Math.floor(count / 10)] ?? '', count % 10]
  return one === 0 ? ten : `${ten}-${numberWord(one)}`
}

/** A way in figures, from an hour on to five minutes: `18 minutes`, `2 h 40`. */
export function wayTime(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const rounded = Math.round(minutes / 5) * 5
  const rest = rounded % 60
  return `${Math.floor(rounded / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** 25:30 of a plan is 01:30 on a watch. */
export function clockAt(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function clockOf(time: string): string {
  return clockAt(minutesOf(time))
}

/** `31 May`. */
export function dayOf(date: string): string {
  return `${Number(date.slice(8))} ${dates.months[Number(date.slice(5, 7)) - 1] ?? ''}`
}

/** `Monday 31 May`. */
export function weekdayAndDay(weekday: Weekday, date: string): string {
  return `${weekdays[weekday]} ${dayOf(date)}`
}

/** `31 May to 4 June`, `3 to 5 June`, or one day alone. */
export function daysFrom(from: string, to: string, join: 'to' | 'and' = 'to'): string {
  if (from === to) return dayOf(from)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))} ${join} ${dayOf(to)}`
    : `${dayOf(from)} ${join} ${dayOf(to)}`
}

/** `a, b and c`. Not by Intl: a browser reads the rules of a language at its first use, which takes 50 ms. */
export function listOf(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text of somebody else as text of Markdown, on one line. */
export function asText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\*_`]/gu, String.raw`\$&`)
}
