import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long one request may wait for the database, all its connections and statements together. It leaves the rest of
 * the five seconds, in which every request is answered, to other work.
 */
export const requestMilliseconds = 4_500

/** The database did not answer in time. It is unknown whether it executed the statement. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'

  constructor(milliseconds: number) {
    super(`the database did not answer within ${Math.round(milliseconds)} ms`)
  }
}

type TimeBudget = {
  left(): number
  /** Counts the time until the promise settles. Overlapping waits count once. */
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
 * Limits the total time that the work waits for the database; then it fails with a DatabaseTimeout. What is still
 * running when the work ends is no longer limited.
 */
export async function withTimeBudget<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const budget = createTimeBudget(milliseconds)
  try {
    return await budgets.run(budget, work)
  } finally {
    budget.end()
  }
}

/** How long the current request may still wait for the database; Infinity outside of requests. */
export function budgetLeft(): number {
  return budgets.getStore()?.left() ?? Infinity
}

/** Waits at most `longest`, and no longer than the request may. `onTimeout` runs if that time passes. */
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
