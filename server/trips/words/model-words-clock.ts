import { halfDayMark } from './model-words-numbers.ts'

/** A clock time of 24 hours, such as 09:40. */
function clockOf(hours: number, minutes: number, half?: string): string {
  const isAfternoon = half?.toLowerCase() === 'p'
  const ofDay = half === undefined ? hours : (hours % 12) + (isAfternoon ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

export function minutesBefore(clock: string, minutes: number): string {
  const left = (minutesOf(clock) - minutes + 1440) % 1440
  return clockOf(Math.floor(left / 60), left % 60)
}

const told = new RegExp(String.raw`(${halfDayMark})?(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?m\b)?`, 'iu')

/** The clock times that a time in a text may mean: two where it does not say which half of the day. */
export function findTimes(text: string): string[] {
  const [, mark, hours = '', minutes = '0', half] = told.exec(text) ?? []
  if (mark === undefined) return [clockOf(Number(hours), Number(minutes), half)]
  return ['a', 'p'].map((either) => clockOf(Number(hours), Number(minutes), either))
}
