import type { MetaDescriptor } from 'react-router'
import { food } from '#locales/en/food/food.ts'
import { describeProblem } from '#web/features/food/describe-problem.ts'
import { type AnsweredFood, isStorable, tabOf } from '#web/features/food/listed-food.ts'
import { createLastAnswer, type ShownAnswer, unansweredIn } from '#web/routes/last-answer.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

export type FoodAnswered = { head: MetaDescriptor[]; answered: AnsweredFood }

const { failures } = food

export const lastFood = createLastAnswer<FoodAnswered>(
  (why) => (why === 'failed' ? { title: failures.search, description: failures.unexpected } : failures.failed),
  ({ answered }) => isStorable(answered),
)

/** Asks the server and reports the problems of the search. */
export async function askFood(asked: Parameters<typeof lastFood.ask>[0]): Promise<ShownAnswer<FoodAnswered>> {
  const answer = await lastFood.ask(asked)
  if (unansweredIn(answer) === null) showProblems(answer)
  return answer
}

function showProblems({ answered: { query, listing } }: FoodAnswered): void {
  if (listing.error) showToast({ kind: 'failure', ...describeProblem(listing.error, food) })
  if (listing.items.length > 0 && !listing.instead) return
  const { title, text } = food.empty
  showToast({ kind: 'failure', title, description: text(tabOf({ query, listing })) })
}
