import { type SeoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import type { VisitSpan } from './consultation-life.ts'

/** When a visitor would like to come: a day in Korea, and Korean times, HH:MM. Without hours any time of that day. */
export type ConsultationWindow = { date: string; hours: { from: string; to: string } | null }

/** A date and a time somewhere, as in `SeoulMoment`. */
export type LocalMoment = SeoulMoment

/** A window on the clocks of a time zone. */
export type LocalWindow = { zone: string; from: LocalMoment; to: LocalMoment }

export const seoulZone = 'Asia/Seoul'

/** Time zones that the form offers without scripts, from west to east. With scripts the device's zone is one more. */
export const visitorZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Tashkent',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Ho_Chi_Minh',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Manila',
  'Asia/Ulaanbaatar',
  seoulZone,
  'Asia/Tokyo',
  'Australia/Sydney',
  'Asia/Vladivostok',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const

/** Whether a text from outside is the name of a time zone. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return false
  try {
    clockOf(text)
    return true
  } catch {
    return false // A RangeError: there is no such zone.
  }
}

/** A moment, in milliseconds since 1970, on the clocks of a time zone. */
function localMoment(moment: number, zone: string): LocalMoment {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, clock: `${part('hour')}:${part('minute')}` }
}

/**
 * A window on the clocks of the visitor. Null for any time of a day in Korea, which is parts of two days elsewhere, and
 * where the clocks show Korean time anyway.
 */
export function localWindow({ date, hours }: ConsultationWindow, zone: string): LocalWindow | null {
  if (hours === null) return null
  const at = (clock: string) => timeOfSeoulMoment({ date, clock })
  return visitTimes({ from: at(hours.from), to: at(hours.to) }, zone).local
}

/** A visit on the clocks of Korea and of the visitor. `local` is null where these show Korean time. */
export type VisitTimes = { korean: LocalWindow; local: LocalWindow | null }

export function visitTimes(visit: VisitSpan, zone: string): VisitTimes {
  const on = (clocks: string): LocalWindow => ({
    zone: clocks,
    from: localMoment(visit.from, clocks),
    to: localMoment(visit.to, clocks),
  })
  const [korean, local] = [on(seoulZone), on(zone)]
  const isSame = isSameMoment(local.from, korean.from) && isSameMoment(local.to, korean.to)
  return { korean, local: isSame ? null : local }
}

function isSameMoment(one: LocalMoment, other: LocalMoment): boolean {
  return one.date === other.date && one.clock === other.clock
}

function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
