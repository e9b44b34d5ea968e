import { type CryptoKey, importJWK, type JWK } from 'jose'

/** What a token may be signed with. Which one a key is for follows from the key, never from the token. */
export const algorithms = ['ES256', 'RS256', 'HS256'] as const
export type Algorithm = (typeof algorithms)[number]

/** A key whose tokens are believed. */
export type TrustedKey = {
  /** Absent for the shared secret, whose tokens name no key. */
  kid: string | null
  algorithm: Algorithm
  verifyWith: CryptoKey | Uint8Array
  /** Absent for what is shared and so never shown. */
  publicJwk: JWK | null
}

export type SigningKey = TrustedKey & { signWith: CryptoKey | Uint8Array }

export function algorithmOf({ kty, crv }: JWK): Algorithm | null {
  if (kty === 'EC' && crv === 'P-256') return 'ES256'
  if (kty === 'RSA') return 'RS256'
  return kty === 'oct' ? 'HS256' : null
}

/**
 * The public half of a pair, with what a client needs to choose it. Named member by member, so that no private one
 * slips through.
 */
export function publicHalf(jwk: JWK, kid: string): JWK {
  const members = jwk.kty === 'EC' ? (['kty', 'crv', 'x', 'y'] as const) : (['kty', 'n', 'e'] as const)
  const half: JWK = { kid, use: 'sig', key_ops: ['verify'] }
  const algorithm = algorithmOf(jwk)
  if (algorithm) half.alg = algorithm
  for (const member of members) {
    const value = jwk[member]
    if (value !== undefined) half[member] = value
  }
  return half
}

/** One half of a pair as the machine's own key. What the file says of its use is left out: the algorithm decides. */
export async function importHalf(jwk: JWK, algorithm: Algorithm): Promise<CryptoKey | Uint8Array> {
  const { key_ops: _operations, use: _use, ext: _ext, alg: _alg, ...shape } = jwk
  return importJWK(shape, algorithm)
}
