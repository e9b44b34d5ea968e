import { randomBytes } from 'node:crypto'
import { deriveKey, matchesHash, memoryOf } from './derive.ts'
import { createSemaphore } from './semaphore.ts'
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
// At 50 ms each, the last one waits five seconds.
const mostWaiting = 200

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes in PHC format, and those of imported accounts. */
export function createPasswords({ matches = matchesHash }: { matches?: typeof matchesHash } = {}) {
  const pass = createSemaphore({ places, bytes, mostWaiting })

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    const key = await pass(cost.memoryKib * 1024, () => deriveKey(password, { ...cost, salt }, hashBytes))
    const numbers = `m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}`
    return `$${cost.algorithm}$v=19$${numbers}$${plainBase64(salt)}$${plainBase64(key)}`
  }

  /** Takes the same time with and without a stored hash. A hash that this server does not support matches nothing. */
  async function verify(
    password: string,
    stored: string | null,
  ): Promise<{ isRight: boolean; shouldHashAgain: boolean }> {
    const known = stored === null ? null : parsePasswordHash(stored)
    const compared = known ?? nobodys
    const isEqual = await pass(memoryOf(compared), () => matches(password, compared))
    const isRight = known !== null && isEqual
    return { isRight, shouldHashAgain: isRight && !isOurs(known) }
  }

  return { hash, verify }
}

/** Whether imported accounts may have this hash. */
export function isUsableHash(text: string): boolean {
  return parsePasswordHash(text) !== null
}

function isOurs(stored: PasswordHash): boolean {
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
