import type { FoodAnswer } from '#domain/food/food-search.ts'
import type { useFoodMessages } from './food-messages.ts'

/** The message about a failed external source. The results of the others are still shown. */
export function describeProblem(
  { source, code, message }: NonNullable<FoodAnswer['error']>,
  { failures }: ReturnType<typeof useFoodMessages>,
): { title: string; description: string } {
  if (code === 'malformed') return { title: failures.search, description: failures.malformed(source) }
  return { title: failures.provider(source), description: message }
}
