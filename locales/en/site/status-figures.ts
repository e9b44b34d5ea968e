import { grouped } from './figures.ts'

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `64 MB`, in steps of 1,024. */
export function size(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1_024 ** step
  return `${value < 10 && step > 0 ? value.toFixed(1) : grouped(Math.round(value))} ${units[step]}`
}

/** `3 days`, `26 hours`, `40 minutes`: the largest unit of which there are at least two. */
export function span(seconds: number): string {
  const [name, length] = spans.find(([, one]) => seconds >= 2 * one) ?? ['second', 1]
  return amount(Math.round(seconds / length), name)
}

const spans: readonly (readonly [string, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `1 job`, `1,200 jobs`. */
export function amount(count: number, one: string): string {
  return `${grouped(count)} ${one}${count === 1 ? '' : 's'}`
}
