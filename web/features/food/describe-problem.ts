import type { FoodAnswer } from '#domain/food-search.ts'
import type { useFoodMessages } from './food-messages.ts'

/** What is said when an outside source failed; the results of the others are shown all the same. */
export function describeProblem(
  { source, code, message }: NonNullable<FoodAnswer['error']>,
  { failures }: ReturnType<typeof useFoodMessages>,
): { title: string; description: string } {
  if (code === 'malformed') return { title: failures.search, description: failures.malformed(source) }
  return { title: failures.provider(source), description: message }
}
