import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What one request may wait for the database, all its connections and statements together. It leaves some of the five
 * seconds in which every request is answered to everything else.
 */
export const requestMilliseconds = 4_500

/** The database did not answer in time. Nobody knows whether it did what it was asked. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'

  constructor(milliseconds: number) {
    super(`the database did not answer within ${Math.round(milliseconds)} ms`)
  }
}

type TimeBudget = {
  left(): number
  /** Counts the time until the promise settles. Waits at the same time count once. */
  spend<T>(waiting: Promise<T>): Promise<T>
  end(): void
}

const budgets = new AsyncLocalStorage<TimeBudget>()

function createTimeBudget(milliseconds: number): TimeBudget {
  let spent = 0
  let waits = 0
  let since = 0
  let isEnded = false
  return {
    left: () => (isEnded ? Infinity : milliseconds - spent - (waits > 0 ? performance.now() - since : 0)),
    async spend(waiting) {
      if (waits === 0) since = performance.now()
      waits += 1
      try {
        return await waiting
      } finally {
        waits -= 1
        if (waits === 0) spent += performance.now() - since
      }
    },
    end: () => (isEnded = true),
  }
}

/**
 * Everything that the work waits for from the database adds up to at most this long; then it fails with a
 * DatabaseTimeout. What the work leaves running when it ends is not limited any more.
 */
export async function withTimeBudget<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const budget = createTimeBudget(milliseconds)
  try {
    return await budgets.run(budget, work)
  } finally {
    budget.end()
  }
}

/** How long the request that is being answered may still wait for the database; Infinity outside of requests. */
export function budgetLeft(): number {
  return budgets.getStore()?.left() ?? Infinity
}

/** Waits at most `longest`, and no longer than the request may. `onTimeout` runs when that was not enough. */
export async function waitLimited<T>(waiting: Promise<T>, longest: number, onTimeout: () => void): Promise<T> {
  const budget = budgets.getStore()
  const milliseconds = Math.max(0, Math.min(longest, budgetLeft()))
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onTimeout()
      reject(new DatabaseTimeout(milliseconds))
    }, milliseconds)
  })
  const first = Promise.race([waiting, timeout])
  try {
    return await (budget ? budget.spend(first) : first)
  } finally {
    clearTimeout(timer)
  }
}
