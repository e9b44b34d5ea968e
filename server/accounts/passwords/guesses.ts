import { hash } from 'node:crypto'
import { tooManyRequests } from '#server/accounts/address-limits.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { countGuess, forgetGuesses, forgetOldGuesses, forgiveGuess, type GuessRule } from './guess-store.ts'
import { createSemaphore } from './semaphore.ts'

const rule: GuessRule = { allowed: 10, windowSeconds: 900, delaySeconds: 60, longestDelaySeconds: 900 }
/** Parallel checks of one account. More would count as failures while they are checked, and lock out the owner. */
const atOnce = 3
const mostWaiting = 200

type Options = { database: Pick<Database, 'transactionAs'>; now: () => number; on: boolean }

export type Guesses = ReturnType<typeof createGuesses>

/**
 * Limits the guesses of one account's secret from all clients together, by mail address, whether or not it has an
 * account.
 */
export function createGuesses({ database, now, on }: Options) {
  const gates = new Map<string, { pass: ReturnType<typeof createSemaphore>; users: number }>()

  /** Checks a guess, unless there were too many, and returns whether it was right. A right guess is not counted. */
  async function attempt(of: { kind: string; subject: string }, isRight: () => Promise<boolean>): Promise<boolean> {
    if (!on) return isRight()
    const key = keyOf(of)
    return oneOfFew(key.toString('base64'), async () => {
      const blockedUntil = await asService((tx) => countGuess(tx, key, new Date(now()), rule))
      if (blockedUntil) throw tooManyRequests(Math.max(1, Math.ceil((blockedUntil.getTime() - now()) / 1_000)))
      const right = await isRight()
      if (right) await asService((tx) => forgiveGuess(tx, key))
      return right
    })
  }

  /** Resets the count after the owner of the mailbox has set a new secret. */
  function forget(of: { kind: string; subject: string }): Promise<void> {
    return asService((tx) => forgetGuesses(tx, keyOf(of)))
  }

  function sweep(): Promise<void> {
    return asService((tx) => forgetOldGuesses(tx, new Date(now())))
  }

  function asService<Result>(work: Parameters<typeof database.transactionAs<Result>>[1]): Promise<Result> {
    return database.transactionAs({ role: 'service' }, work)
  }

  async function oneOfFew<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const gate = gates.get(name) ?? {
      pass: createSemaphore({ places: atOnce, bytes: Infinity, mostWaiting }),
      users: 0,
    }
    gates.set(name, gate)
    gate.users += 1
    try {
      return await gate.pass(0, work)
    } finally {
      gate.users -= 1
      if (gate.users === 0) gates.delete(name)
    }
  }

  return { attempt, forget, sweep }
}

function keyOf({ kind, subject }: { kind: string; subject: string }): Buffer {
  return hash('sha256', `${kind}:${subject.toLowerCase()}`, 'buffer')
}
