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
/** Attempts to sign in that use the database and wait for a hash. They leave connections for everything else. */
const attemptsAtOnce = 4
const mostWaiting = 200
const mostWaitingOfNetwork = 8

type Verified = { isRight: boolean; isWaiting: boolean; shouldHashAgain: boolean }

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes in PHC format, and those of imported accounts. */
export function createPasswords({ matches = matchHashes }: { matches?: typeof matchHashes } = {}) {
  const hashes = createFairQueue({ places, bytes, mostWaiting, mostWaitingOfNetwork })
  const attempts = createFairQueue({ places: attemptsAtOnce, bytes: Infinity, mostWaiting, mostWaitingOfNetwork })

  /**
   * Runs an attempt to sign in with a password, with all that it asks of the database, when it is its turn. `stored` is
   * the hash that it will be compared with.
   */
  async function admit<Result>(
    by: Asker,
    stored: string | null,
    attempt: (isRight: () => void) => Promise<Result>,
  ): Promise<Result> {
    const known = parse(stored)
    const work = { bytes: 0, isExpensive: known !== null && isExpensive(known) }
    return attempts.pass(by, work, () => attempt(() => attempts.forgive(by)))
  }

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
    const key = await hashes.pass(by, work, () => deriveKey(password, { ...cost, salt }, hashBytes))
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
    { waiting = null }: { waiting?: string | null } = {},
  ): Promise<Verified> {
    const known = parse(stored)
    const signUp = parse(waiting)
    if (!known) {
      const [matched = false] = await compare(password, signUp ?? nobodys)
      return { isRight: false, isWaiting: signUp !== null && matched, shouldHashAgain: false }
    }
    const [isRight = false, isShared] = await compare(password, known, signUp)
    if (isRight) return { isRight, isWaiting: false, shouldHashAgain: !isOurs(known) }
    const isWaiting = isShared ?? (signUp !== null && (await compare(password, signUp))[0] === true)
    return { isRight, isWaiting, shouldHashAgain: false }
  }

  /** The other hash is compared as well, if the same computation decides it. */
  function compare(password: string, stored: PasswordHash, other: PasswordHash | null = null): Promise<boolean[]> {
    const alike = other && isSameComputation(stored, other) ? [other] : []
    const work = { bytes: memoryOf(stored), isExpensive: isExpensive(stored) }
    return hashes.pass(trusted, work, () => matches(password, stored, alike))
  }

  return { hash, verify, admit }
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
