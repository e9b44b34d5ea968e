type Growth = { first: number; longest: number }

/**
 * Exponential backoff with jitter: how long to wait after this many attempts have failed, twice as long each time, up
 * to `longest`. The random part (`chance` from 0 to 1) keeps many that failed together, because one server was down,
 * from retrying together.
 */
export function retryDelay({ first, longest }: Growth, attempts: number, chance: number): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (0.75 + chance / 2)
}
