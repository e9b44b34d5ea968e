import { hash } from 'node:crypto'
import { tooManyRequests } from '#server/accounts/sign-in/address-limits.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { createSemaphore, type Semaphore } from '#server/platform/work/semaphore.ts'
import { countGuess, forgetGuesses, forgetOldGuesses, forgiveGuess, type GuessRule } from './guess-store.ts'

const rule: GuessRule = { allowed: 10, windowSeconds: 900, delaySeconds: 60, longestDelaySeconds: 900 }
/**
 * While an account is blocked, a network that has made no more than these guesses of it in a day may still make them:
 * others cannot keep the owner's new device out. The account allows so many of them in a day.
 */
const ofNewNetwork = { limit: 3, windowSeconds: 86_400, isFixed: true } as const
const ofNewNetworks = { limit: 1_000, windowSeconds: 86_400, isFixed: true } as const
/** Parallel checks for an account, and a place if it has any. More would count as failures while they are checked. */
const checkedAtOnce = 3
const mostWaiting = 200

type Options = {
  database: Pick<Database, 'transactionAs'>
  limits: Pick<RateLimits, 'take'>
  now: () => number
  on: boolean
}

export type Guessed = {
  kind: string
  subject: string
  /** From where a password is guessed. A known place has guesses of its own. Other secrets are guessed from nowhere. */
  from?: { place: string; isKnown: boolean }
}

export type Guesses = ReturnType<typeof createGuesses>

/**
 * Limits the guesses of one account's secret from all clients together, by mail address, whether or not it has an
 * account.
 */
export function createGuesses({ database, limits, now, on }: Options) {
  const gates = new Map<string, { pass: Semaphore; users: number }>()

  /** Checks a guess, unless there were too many, and returns whether it was right. A right guess is not counted. */
  async function attempt(guessed: Guessed, isRight: () => Promise<boolean>): Promise<boolean> {
    if (!on) return isRight()
    const { from, ...of } = guessed
    const key = from?.isKnown ? keyOf(of, from.place) : keyOf(of)
    return oneOfFew(from ? keyOf(of, from.place) : key, async () => {
      const isNew = from && !from.isKnown ? await takeNew(keyOf(of, from.place), ofNewNetwork) : false
      const blockedUntil = await asService((tx) => countGuess(tx, key, new Date(now()), rule))
      if (blockedUntil) {
        if (!isNew || !(await takeNew(key, ofNewNetworks))) throw blocked(blockedUntil)
        return isRight()
      }
      const right = await isRight()
      if (right) await asService((tx) => forgiveGuess(tx, key))
      return right
    })
  }

  async function takeNew(key: Buffer, limit: typeof ofNewNetwork | typeof ofNewNetworks): Promise<boolean> {
    return (await limits.take(`guesses:${key.toString('base64')}`, limit)).allowed
  }

  function blocked(until: Date) {
    return tooManyRequests(Math.max(1, Math.ceil((until.getTime() - now()) / 1_000)))
  }

  /** Resets the counts after the owner of the mailbox has set a new secret: of all, and of the owner's place. */
  function forget(of: { kind: string; subject: string; place?: string }): Promise<void> {
    return asService(async (tx) => {
      await forgetGuesses(tx, keyOf(of))
      if (of.place !== undefined) await forgetGuesses(tx, keyOf(of, of.place))
    })
  }

  function sweep(): Promise<void> {
    return asService((tx) => forgetOldGuesses(tx, new Date(now())))
  }

  function asService<Result>(work: Parameters<typeof database.transactionAs<Result>>[1]): Promise<Result> {
    return database.transactionAs({ role: 'service' }, work)
  }

  async function oneOfFew<Result>(key: Buffer, work: () => Promise<Result>): Promise<Result> {
    const name = key.toString('base64')
    const gate = gates.get(name) ?? { pass: createSemaphore({ atOnce: checkedAtOnce, mostWaiting }), users: 0 }
    gates.set(name, gate)
    gate.users += 1
    try {
      return await gate.pass(work)
    } finally {
      gate.users -= 1
      if (gate.users === 0) gates.delete(name)
    }
  }

  return { attempt, forget, sweep }
}

function keyOf({ kind, subject }: { kind: string; subject: string }, place?: string): Buffer {
  const name = subject.toLowerCase()
  // Whoever types an address chooses its text, so it must not be able to run into the place.
  const text = place === undefined ? `${kind}:${name}` : `place:${JSON.stringify([kind, name, place])}`
  return hash('sha256', text, 'buffer')
}
