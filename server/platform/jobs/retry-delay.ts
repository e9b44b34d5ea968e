const firstSeconds = 10
const longestSeconds = 3_600

/**
 * How long to wait after this many attempts have failed: twice as long each time, up to an hour. The random part (`chance` from 0 to 1)
 * keeps many jobs that failed together, because one server was down, from coming back together.
 */
export function retryDelaySeconds(attempts: number, chance: number): number {
  const seconds = Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds)
  return seconds * (0.75 + chance / 2)
}
