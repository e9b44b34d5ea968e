import { dailyBudget } from './trips.ts'

/** Daily budget levels: `to` is the highest amount of the level, `typical` the amount that its label shows. */
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
