import type { DailyBudgetLevel } from '#domain/trips/answers/daily-budget.ts'
import { grouped } from '#locales/en/site/figures.ts'

const names: Record<DailyBudgetLevel, string> = { low: 'Low', mid: 'Mid', high: 'High' }

export const dailyBudgetWords = {
  won: (won: number) => `₩${grouped(won)}`,
  names,
  /** The label of a level; the highest has no upper limit. */
  typical: (level: DailyBudgetLevel, won: number) => `₩${grouped(won)}${level === 'high' ? '+' : ''} a day`,
  aDay: (won: number, isTop: boolean) => `₩${grouped(won)}${isTop ? ' and above' : ''} a day`,
}
