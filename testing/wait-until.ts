import { vi } from 'vitest'

/** Until the claim holds. The database and other tests want the processor too, so it waits for long before it fails. */
export function waitUntil<T>(claim: () => T) {
  return vi.waitFor(claim, { timeout: 20_000 })
}
