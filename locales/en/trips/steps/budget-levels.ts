import type { BudgetLevel } from '#domain/places/place-lists.ts'

/** What a meal costs, by its level. */
export const budgetLevelNames: Record<BudgetLevel, string> = {
  1: 'Meals below ₩10,000',
  2: 'Meals below ₩20,000',
  3: 'Meals below ₩50,000',
  4: 'Meals from ₩50,000',
}
