import { hash, timingSafeEqual } from 'node:crypto'

/** Hashing first makes both the same length, so the comparison reveals nothing, not even the length of the secret. */
export function isSameSecret(sent: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', secret, 'buffer'))
}
