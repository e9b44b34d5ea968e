import type { VisitTimes } from '#domain/consultations/consultation-windows.ts'
import { writeVisitTime as writeKoreanTime } from '#locales/ko/consultations/visit-times.ts'
import { span, zoneCity } from './consultation-letter.ts'

/** "Tue 2 Mar 2027, 10:00 to 10:30 in Korea, which is Mon 1 Mar 2027, 15:00 to 15:30 in Honolulu". */
export function writeVisitTime({ korean, local }: VisitTimes): string {
  const there = local ? `, which is ${span(local.from, local.to)} in ${zoneCity(local.zone)}` : ''
  return `${span(korean.from, korean.to)} in Korea${there}`
}

/** The same for a clinic, which is in Korea, in both languages. */
export function writeClinicTime({ korean }: Pick<VisitTimes, 'korean'>): string {
  return `${writeKoreanTime({ korean })} · ${writeVisitTime({ korean, local: null })}`
}
