import { type OpeningHours, weekdays } from '#domain/places/places.ts'
import type { editing } from '#locales/en/site/editing.ts'

type Words = Pick<typeof editing, 'hours' | 'values'>

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** A yes or no, a list, a name in several scripts, words or a number. */
export function describePlain(value: unknown, values: Words['values']): string[] {
  if (typeof value === 'boolean') return [value ? values.yes : values.no]
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).map(String)
  return [String(value)]
}

/** Consecutive days with the same value are joined. */
export function describeHours(hours: OpeningHours, { hours: words, values }: Words): string[] {
  if (hours === '24h') return [words.kinds.always]
  const runs: { days: string[]; times: string }[] = []
  for (const day of weekdays) {
    const intervals = hours[day].map(([from, to]) => (from === to ? words.day.allDay : `${from}–${to}`))
    const times = intervals.join(', ') || values.closed
    const last = runs.at(-1)
    if (last?.times === times) last.days.push(words.days[day])
    else runs.push({ days: [words.days[day]], times })
  }
  return runs.map(({ days, times }) => `${words.span(days)}: ${times}`)
}
