import type { VisitTimes } from '#domain/consultations/consultation-windows.ts'

/** 2027년 3월 2일(화) 10:00~10:30, with the second day where it is another one. */
export function writeVisitTime({ korean: { from, to } }: Pick<VisitTimes, 'korean'>): string {
  const end = to.date === from.date ? to.clock : `${writeDay(to.date)} ${to.clock}`
  return `${writeDay(from.date)} ${from.clock}~${end}`
}

/** 2027년 3월 1일(월) */
export function writeDay(date: string): string {
  const shown = new Date(`${date}T00:00Z`)
  const weekday = '일월화수목금토'[shown.getUTCDay()] ?? ''
  return `${shown.getUTCFullYear()}년 ${shown.getUTCMonth() + 1}월 ${shown.getUTCDate()}일(${weekday})`
}
