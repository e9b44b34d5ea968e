import { redirectDocument } from 'react-router'
import { food } from '#locales/en/food/food.ts'
import { describeProblem } from '#web/features/food/describe-problem.ts'
import { readFoodAddress } from '#web/features/food/food-address.ts'
import { type FoodListing, tabOf } from '#web/features/food/listed-food.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { type FoodAnswered, readLastAddress, readLastAnswer } from './last-answer.ts'

/** Asks the server and reports problems. Without an answer the previous results stay. */
export async function askFood(request: Request, ask: () => Promise<FoodAnswered>): Promise<FoodAnswered> {
  try {
    const answer = await ask()
    showProblems(answer)
    return answer
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    // fetch rejects with a TypeError when the server was not reached.
    const isUnreached = error instanceof TypeError
    const last = readLastAnswer()
    if (last === null) throw isUnreached ? redirectDocument(findKeptPage(request.url)) : error
    const { failures } = food
    const words = isUnreached ? failures.failed : { title: failures.search, description: failures.unexpected }
    showToast({ kind: 'failure', ...words })
    const unanswered = readFoodAddress(new URL(request.url).searchParams)
    return { ...last, answered: { ...last.answered, unanswered } }
  }
}

/** The document that may be cached: of the search, or of the last search for a link without a query. */
function findKeptPage(address: string): string {
  const last = readLastAddress()
  return last !== null && new URL(address).search === '' ? last : address
}

function showProblems({ answered: { query, listing } }: FoodAnswered): void {
  showFailure(listing)
  if (listing.items.length > 0 && !listing.instead) return
  const { title, text } = food.empty
  showToast({ kind: 'failure', title, description: text(tabOf({ query, listing })) })
}

function showFailure({ error }: FoodListing): void {
  if (error) showToast({ kind: 'failure', ...describeProblem(error, food) })
}
