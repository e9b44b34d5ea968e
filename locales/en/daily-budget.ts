import type { DailyBudgetLevel } from '#domain/daily-budget.ts'
import { grouped } from './figures.ts'

const names: Record<DailyBudgetLevel, string> = { low: 'Low', mid: 'Mid', high: 'High' }

/** How daily budgets are called. */
export const dailyBudgetWords = {
  won: (won: number) => `₩${grouped(won)}`,
  names,
  /** Of a level; the highest has no upper end. */
  typical: (level: DailyBudgetLevel, won: number) => `₩${grouped(won)}${level === 'high' ? '+' : ''} a day`,
  aDay: (won: number, isTop: boolean) => `₩${grouped(won)}${isTop ? ' and above' : ''} a day`,
}
