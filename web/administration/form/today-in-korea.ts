import { seoulDay } from '#domain/korea/seoul-time.ts'

/** YYYY-MM-DD, whatever the clock of the editor's own place says. */
export function todayInKorea(): string {
  return seoulDay(Date.now())
}
