import type { FoodAnswer } from '#domain/food/food-search.ts'
import type { food as foodMessages } from '#locales/en/food/food.ts'

/** The message about a failed external source. The results of the others are still shown. */
export function describeProblem(
  { source, code, message }: NonNullable<FoodAnswer['error']>,
  { failures }: typeof foodMessages,
): { title: string; description: string } {
  if (code === 'malformed') return { title: failures.search, description: failures.malformed(source) }
  return { title: failures.provider(source), description: message }
}
