import { type CryptoKey, importJWK, type JWK } from 'jose'

/** Signature algorithms of tokens. The key determines the algorithm, never the token. */
export const algorithms = ['ES256', 'RS256', 'HS256'] as const
export type Algorithm = (typeof algorithms)[number]

/** A key whose signatures are accepted. */
export type TrustedKey = {
  /** Null for the shared secret, whose tokens name no key. */
  kid: string | null
  algorithm: Algorithm
  verifyWith: CryptoKey | Uint8Array
  /** Null for the shared secret, which is never published. */
  publicJwk: JWK | null
}

export type SigningKey = TrustedKey & { signWith: CryptoKey | Uint8Array }

export function algorithmOf({ kty, crv }: JWK): Algorithm | null {
  if (kty === 'EC' && crv === 'P-256') return 'ES256'
  if (kty === 'RSA') return 'RS256'
  return kty === 'oct' ? 'HS256' : null
}

/**
 * The public half of a key pair, with what a client needs to select it. Members are listed by name, so that no private
 * one is published.
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

/** Imports one half of a key pair. The usage that the file states is ignored, because the algorithm determines it. */
export async function importHalf(jwk: JWK, algorithm: Algorithm): Promise<CryptoKey | Uint8Array> {
  const { key_ops: _operations, use: _use, ext: _ext, alg: _alg, ...shape } = jwk
  return importJWK(shape, algorithm)
}
