import type { SeoulMoment } from '#domain/korea/seoul-time.ts'

export type IcsProperty = readonly [name: string, value: string]

// Korea has had a fixed offset without daylight saving time since 1988.
export const seoulTimeZone: readonly IcsProperty[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', 'Asia/Seoul'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19890101T000000'],
  ['TZOFFSETFROM', '+0900'],
  ['TZOFFSETTO', '+0900'],
  ['TZNAME', 'KST'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
]

/** A moment in Korea, for a property with `TZID=Asia/Seoul`. */
export function writeIcsMoment({ date, clock }: SeoulMoment): string {
  return `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`
}

/** DTSTAMP has to be in UTC. */
export function writeIcsStamp(time: number): string {
  const moment = new Date(Number.isNaN(time) ? 0 : time).toISOString()
  return `${moment.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`
}
