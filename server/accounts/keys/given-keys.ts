import { readFile } from 'node:fs/promises'
import { calculateJwkThumbprint, type JWK, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { algorithmOf, importHalf, publicHalf, type SigningKey, type TrustedKey } from './key-material.ts'

const keyFile = z.array(z.looseObject({ kty: z.string(), kid: z.string().min(1).exactOptional() })).min(1)
const fewestSecretBytes = 32

/**
 * Reads the keys that the operator configured. The first key of the file signs, or else the shared secret. All of them
 * are trusted. Null when none is configured.
 */
export async function readGivenKeys({
  signingKeysFile,
  jwtSecret,
}: {
  signingKeysFile: string | null
  jwtSecret: string | null
}): Promise<{ signer: SigningKey; trusted: TrustedKey[] } | null> {
  const secret = jwtSecret === null ? null : takeSecret(Buffer.from(jwtSecret), null)
  if (signingKeysFile === null) return secret && { signer: secret, trusted: [secret] }
  const [first, ...others] = await readKeyFile(signingKeysFile)
  if (!first || !('signWith' in first)) throw refuse('its first key has no private part, and the first one signs')
  await tryOut(first)
  return { signer: first, trusted: [first, ...others, ...(secret ? [secret] : [])] }
}

async function readKeyFile(file: string): Promise<(SigningKey | TrustedKey)[]> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw refuse(`the file ${file} cannot be read`, error)
  }
  const parsed = keyFile.safeParse(parseJson(text))
  if (!parsed.success) throw refuse('it has to hold an array of JWKs')
  return Promise.all(parsed.data.map((jwk, place) => readKey(jwk, place)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message would quote a secret.
    throw refuse('it is not JSON')
  }
}

async function readKey(jwk: JWK, place: number): Promise<SigningKey | TrustedKey> {
  const algorithm = algorithmOf(jwk)
  if (!algorithm || (jwk.alg !== undefined && jwk.alg !== algorithm)) {
    throw refuse(`key ${place + 1} is not for ES256, RS256 or HS256`)
  }
  try {
    const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
    if (algorithm === 'HS256') return takeSecret(Buffer.from(String(jwk.k), 'base64url'), kid)
    const publicJwk = publicHalf(jwk, kid)
    const trusted = { kid, algorithm, publicJwk, verifyWith: await importHalf(publicJwk, algorithm) }
    return jwk.d === undefined ? trusted : { ...trusted, signWith: await importHalf(jwk, algorithm) }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw refuse(`key ${place + 1} cannot be used`)
  }
}

function takeSecret(secret: Uint8Array, kid: string | null): SigningKey {
  if (secret.byteLength < fewestSecretBytes) throw refuse(`a shared secret is shorter than ${fewestSecretBytes} bytes`)
  return { kid, algorithm: 'HS256', verifyWith: secret, signWith: secret, publicJwk: null }
}

/** Detects at startup, not at the first sign-in, a pair whose halves do not match or a key that is too short. */
async function tryOut({ algorithm, signWith, verifyWith }: SigningKey): Promise<void> {
  try {
    const token = await new SignJWT({}).setProtectedHeader({ alg: algorithm }).sign(signWith)
    await jwtVerify(token, verifyWith)
  } catch {
    throw refuse('its first key does not sign what it verifies')
  }
}

function refuse(because: string, cause?: unknown): StartProblem {
  return new StartProblem(`AUTH_SIGNING_KEYS cannot be used: ${because}. See docs/operations.md.`, { cause })
}
