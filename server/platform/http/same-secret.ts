import { hash, timingSafeEqual } from 'node:crypto'

/** Hashing first makes both the same length, so the comparison tells nothing, not even how long the secret is. */
export function isSameSecret(sent: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', secret, 'buffer'))
}
