import { dailyBudget } from './trips.ts'

/** Names of daily budgets: each level ends at `to` won and is told by what it typically means a day. */
export const dailyBudgetLevels = [
  { level: 'low', to: 40_000, typical: 30_000 },
  { level: 'mid', to: 80_000, typical: 60_000 },
  { level: 'high', to: dailyBudget.max, typical: 100_000 },
] as const
export type DailyBudgetLevel = (typeof dailyBudgetLevels)[number]['level']

/** The level of a daily budget in won. */
export function dailyBudgetLevel(won: number): DailyBudgetLevel {
  return dailyBudgetLevels.find(({ to }) => won <= to)?.level ?? 'high'
}
