import { createKeyRing, type DataKey, makeKey } from '#server/platform/data-key/key-ring.ts'

/** A data key for one test, stored nowhere. */
export function createTestDataKey(): DataKey {
  return createKeyRing([makeKey()])
}
