import { randomBytes } from 'node:crypto'
import { deriveKey, isExpensive, isSameComputation, matchHashes, memoryOf } from './derive.ts'
import { type Asker, createFairQueue, trusted } from './fair-queue.ts'
import { type Argon2Hash, parsePasswordHash, type PasswordHash } from './password-hash.ts'

/** The cost of every new hash. */
const cost = { algorithm: 'argon2id', memoryKib: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Takes as long to check as a real hash and matches nothing: for an unknown account, or one without a password. */
const nobodys: Argon2Hash = { kind: 'argon2', ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

// Few of Node's threads (eight in production, four by default), so that files and host names find free ones.
const places = 2
const bytes = 256 * 1024 * 1024
const mostWaiting = 200
const mostWaitingOfNetwork = 4

type Verified = { isRight: boolean; isWaiting: boolean; shouldHashAgain: boolean }

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes in PHC format, and those of imported accounts. */
export function createPasswords({ matches = matchHashes }: { matches?: typeof matchHashes } = {}) {
  const queue = createFairQueue({ places, bytes, mostWaiting, mostWaitingOfNetwork })

  /**
   * `like` are hashes of earlier passwords of the same mail address. The new hash takes its salt from the first of them
   * that this server made: the same password then has the same hash, and one computation checks a password against all.
   */
  async function hash(
    password: string,
    { like = [], by = trusted }: { like?: readonly (string | null)[]; by?: Asker } = {},
  ): Promise<string> {
    const earlier = like.map(parse).find((stored) => stored !== null && isOurs(stored))
    const salt = earlier?.salt ?? randomBytes(saltBytes)
    const work = { bytes: cost.memoryKib * 1024 }
    const key = await queue.pass(by, work, () => deriveKey(password, { ...cost, salt }, hashBytes))
    const numbers = `m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}`
    return `$${cost.algorithm}$v=19$${numbers}$${plainBase64(salt)}$${plainBase64(key)}`
  }

  /**
   * Takes the same time with and without a stored hash. A hash that this server does not support matches nothing. A
   * wrong password is also compared with the hash of a waiting sign-up: in the same computation, except when the stored
   * hash is imported or newer than the sign-up.
   */
  async function verify(
    password: string,
    stored: string | null,
    { waiting = null, by = trusted }: { waiting?: string | null; by?: Asker } = {},
  ): Promise<Verified> {
    const known = parse(stored)
    const signUp = parse(waiting)
    if (!known) {
      const [matched = false] = await compare(by, password, signUp ?? nobodys)
      return { isRight: false, isWaiting: signUp !== null && matched, shouldHashAgain: false }
    }
    const [isRight = false, isShared] = await compare(by, password, known, signUp)
    if (isRight) queue.forgive(by)
    if (isRight) return { isRight, isWaiting: false, shouldHashAgain: !isOurs(known) }
    const isWaiting = isShared ?? (signUp !== null && (await compare(by, password, signUp))[0] === true)
    return { isRight, isWaiting, shouldHashAgain: false }
  }

  /** The other hash is compared as well, if the same computation decides it. */
  function compare(
    by: Asker,
    password: string,
    stored: PasswordHash,
    other: PasswordHash | null = null,
  ): Promise<boolean[]> {
    const alike = other && isSameComputation(stored, other) ? [other] : []
    const work = { bytes: memoryOf(stored), isExpensive: isExpensive(stored) }
    return queue.pass(by, work, () => matches(password, stored, alike))
  }

  return { hash, verify }
}

function parse(text: string | null): PasswordHash | null {
  return text === null ? null : parsePasswordHash(text)
}

/** Whether imported accounts may have this hash. */
export function isUsableHash(text: string): boolean {
  return parsePasswordHash(text) !== null
}

function isOurs(stored: PasswordHash): stored is Argon2Hash {
  return (
    stored.kind === 'argon2' &&
    stored.algorithm === cost.algorithm &&
    stored.memoryKib === cost.memoryKib &&
    stored.passes === cost.passes &&
    stored.parallelism === cost.parallelism
  )
}

function plainBase64(value: Buffer): string {
  return value.toString('base64').replace(/=+$/, '')
}
