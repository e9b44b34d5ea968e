import { seoulDay } from '#domain/korea/seoul-time.ts'

/** Today in Korea as YYYY-MM-DD, independent of the editor's time zone. */
export function todayInKorea(): string {
  return seoulDay(Date.now())
}
