import { createKeyRing, type DataKey, makeKey } from '#server/platform/data-key/key-ring.ts'

/** A key of this test's own, kept nowhere. */
export function createTestDataKey(): DataKey {
  return createKeyRing([makeKey()])
}
