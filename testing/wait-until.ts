import { vi } from 'vitest'

/** Waits until the claim holds, for a long time, because other tests use the processor too. */
export function waitUntil<T>(claim: () => T) {
  return vi.waitFor(claim, { timeout: 20_000 })
}
